/**
 * Which questions this device answers itself, without a server. The rules and all that goes with them are loaded with
 * the first of them: a page that plays on a server never loads them.
 */

import type { Device } from '../offline/device'
import { BASE, SITE } from './base'

/** Tables of a device have codes that begin with a digit that no server's code has. */
export const isDeviceTable = (code: string): boolean => code.startsWith('0')

/** The home page and the tables of a device: on a site, their first question is for the device. */
const ASKS_AT_ONCE = /^(t\/0\w*)?$/
const KEPT = 'redtable.kept'
const USED = 'redtable.device'
const RELOADED = 'redtable.reloaded'
/** Milliseconds within which a page is not loaded anew twice. */
const ONCE = 10_000
export const UPLOADS = '/api/uploads'

class OnDevice {
  /** Whether there is no server at all. */
  readonly site = SITE
  /** Whether the device answers what no server's table is about. */
  alone = this.site
  private loading: Promise<Device> | undefined

  /** Called once by the page. */
  begin(): void {
    if (this.site && ASKS_AT_ONCE.test(location.pathname.slice(BASE.length))) void this.load()
    addEventListener('online', () => this.serverAnswered())
    addEventListener('click', event => this.saveRecord(event))
    addEventListener('vite:preloadError', () => this.loadKept())
  }

  /** The build of the app that is kept for days without a network; empty: none is. */
  get kept(): string {
    return localStorage.getItem(KEPT) ?? ''
  }

  set kept(build: string) {
    if (build) localStorage.setItem(KEPT, build)
    else localStorage.removeItem(KEPT)
  }

  /** Whether there may be tables on this device, beside those of a server. */
  get used(): boolean {
    return !this.site && !this.alone && localStorage.getItem(USED) !== null
  }

  /** Whether a path of the API is for the device. What is put on a server is for the server alone. */
  answers(path: string): boolean {
    if (path === UPLOADS) return false
    const code = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1]
    return code === undefined ? this.alone : isDeviceTable(code)
  }

  /** The server does not answer: whether the device takes its place. */
  takesOver(path: string): boolean {
    this.alone ||= this.kept !== ''
    return this.answers(path)
  }

  /** The server answered something: it answers everything else again too. */
  serverAnswered(): void {
    this.alone = this.site
  }

  /** Whether a server that did not answer does again. */
  async findServer(): Promise<boolean> {
    if (this.site || !this.alone) return false
    const answer = await fetch('/api/me').catch(() => undefined)
    if (answer?.ok) this.serverAnswered()
    return !this.alone
  }

  /** The device, with its rules loaded. */
  load(): Promise<Device> {
    const forget = () => (this.loading = undefined)
    this.loading ??= import('../offline/device').then(({ Device }) => Device.load(forget))
    localStorage.setItem(USED, '1')
    this.loading.catch(forget)
    return this.loading
  }

  async request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    return (await this.load()).request<Answer>(method, path, body)
  }

  /** A part of this version cannot be had, and another version is kept: the page is loaded anew, from what is kept. */
  private loadKept(): void {
    if (!this.kept || Date.now() - Number(sessionStorage.getItem(RELOADED)) < ONCE) return
    sessionStorage.setItem(RELOADED, String(Date.now()))
    location.reload()
  }

  /** A link to the record of a table of this device: no server has it. */
  private saveRecord(event: MouseEvent): void {
    const link = (event.target as Element).closest?.('a[download]')
    const code = /^\/api\/tables\/(0[^/]+)\/record$/.exec(link?.getAttribute('href') ?? '')?.[1]
    if (!code) return
    event.preventDefault()
    void import('../offline/saveRecord').then(({ saveRecord }) => saveRecord(code))
  }
}

export const onDevice = new OnDevice()
