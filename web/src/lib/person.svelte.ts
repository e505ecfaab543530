/** The guest on this device. The server gives the identity with the first question; nobody signs up. */

import { api } from './api'

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
  }
}

export const person = new PersonState()
