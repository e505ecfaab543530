/** The guest on this device. The server gives the identity with the first question; nobody signs up. */

import { api } from './api'
import { t } from './texts.svelte'
import { toasts } from './toasts.svelte'

class PersonState {
  name = $state('')
  private asked: Promise<void> | undefined

  load(): Promise<void> {
    this.asked ??= api.me().then(
      me => void (this.name = me.name),
      fault => {
        this.asked = undefined
        throw fault
      }
    )
    return this.asked
  }

  async rename(name: string): Promise<void> {
    await this.load()
    this.name = (await api.change({ name: name.trim() })).name
    toasts.show(t('web-name-saved', { name: this.name }))
  }
}

export const person = new PersonState()
