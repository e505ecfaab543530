/** What a screen reader is told: events politely, the reader's own turn at once. */
class Announcer {
  polite = $state('')
  assertive = $state('')

  tell(text: string): void {
    this.polite = text
  }

  alert(text: string): void {
    this.assertive = text
  }
}

export const announcer = new Announcer()
