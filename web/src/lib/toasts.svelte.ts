/** Short notes at the foot of the page. Never for something a player did wrong. */
class Toasts {
  all = $state<{ id: number; icon: string; text: string }[]>([])
  private next = 0

  show(text: string, icon = 'check', milliseconds = 4000): void {
    const id = this.next++
    this.all.push({ id, icon, text })
    setTimeout(() => (this.all = this.all.filter(toast => toast.id !== id)), milliseconds)
  }
}

export const toasts = new Toasts()
