/** A small router: the path is state, links with a local address change it without loading the page. */

import { BASE, withBase } from './base'

export interface Route {
  page: string
  params: Record<string, string>
}

const PATTERNS: [RegExp, string, string[]][] = [
  [/^\/$/, 'home', []],
  [/^\/t\/([^/]+)$/, 'table', ['code']],
  [/^\/replays$/, 'replays', []],
  [/^\/replays\/file$/, 'replay', []],
  [/^\/r\/([^/]+)$/, 'replay', ['code']],
  [/^\/move\/([^/]+)$/, 'move', ['code']],
  [/^\/learn$/, 'learn', []],
  [/^\/learn\/([a-z]+)$/, 'tutorial', ['game']],
  [/^\/puzzles\/([a-z]+)$/, 'puzzles', ['game']],
  [/^\/puzzles\/([a-z]+)\/([a-z0-9-]+)$/, 'puzzles', ['game', 'id']],
  [/^\/rules\/([a-z]+)$/, 'rules', ['game']],
  [/^\/settings$/, 'settings', []],
  [/^\/about$/, 'about', []],
  [/^\/code$/, 'code', []],
  [/^\/g\/([a-z]+)\/([a-z]+)$/, 'room', ['game', 'room']]
]

export function match(path: string): Route {
  for (const [pattern, page, names] of PATTERNS) {
    const found = pattern.exec(path)
    if (found)
      return {
        page,
        params: Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1] ?? '')]))
      }
  }
  return { page: 'missing', params: {} }
}

/** The path of a page inside the site: hosts that serve folders add a slash at its end. */
const here = (): string => `/${location.pathname.slice(BASE.length)}`.replace(/(.)\/$/, '$1')

/** On a site in a folder of a host, a link that the browser itself may follow (to another tab) begins at it. */
function putUnderBase(event: Event): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]:not([href^="/api/"])')
  const href = link?.getAttribute('href')
  if (link && href && link.dataset.based !== href) link.setAttribute('href', (link.dataset.based = withBase(href)))
}

/** The path of a link inside the site. */
const pathOf = (link: HTMLAnchorElement): string =>
  link.dataset.based === link.getAttribute('href') ? link.pathname.slice(BASE.length - 1) : link.pathname

class Router {
  path = $state(here())
  search = $state(location.search)
  hash = $state(location.hash)
  route = $derived(match(this.path))

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
    addEventListener('click', event => this.follow(event))
    if (BASE !== '/') for (const kind of ['pointerover', 'focusin']) addEventListener(kind, putUnderBase, true)
  }

  read(): void {
    this.path = here()
    this.search = location.search
    this.hash = location.hash
  }

  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', withBase(to))
    const before = this.path
    this.read()
    if (before !== this.path) scrollTo(0, 0)
  }

  /** Links to our own pages stay inside the page. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = (event.target as Element).closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    this.go(pathOf(link) + link.search + link.hash)
  }
}

export const router = new Router()
