/**
 * The legal actions of a view, sorted by what a hand can point at. Nothing here knows a rule: what is not in the list
 * cannot be done.
 */

export interface Choice {
  text: string
  verb: 'choose' | 'place' | 'return' | 'recover' | 'step' | 'stop' | 'pass' | 'play' | 'discard' | 'end' | 'use'
  /** A manoeuvre, an order card, a type of ship; empty where the verb says it all. */
  what: string
  /** A ship's letter, a square or a link's number. */
  target: string
}

const VERBS = new Set(['choose', 'place', 'return', 'recover', 'step', 'stop', 'pass', 'play', 'discard', 'end'])

export function readChoice(text: string): Choice {
  const [first = '', ...rest] = text.split(' ')
  if (!VERBS.has(first)) {
    const [what = '', target = rest.join(' ')] = first.split('>')
    return { text, verb: 'use', what, target }
  }
  const verb = first as Choice['verb']
  const tail = rest.join(' ')
  if (verb === 'play') {
    const [what = '', target = ''] = tail.split('>')
    return { text, verb, what, target }
  }
  if (verb === 'place' || verb === 'return' || verb === 'step') return { text, verb, what: '', target: tail }
  return { text, verb, what: tail, target: '' }
}

export const isSquare = (target: string): boolean => /^[a-h][1-6]$/.test(target)

/** What is being aimed: a manoeuvre, an order card, or a ship to be put somewhere. */
export interface Weapon {
  verb: Choice['verb']
  what: string
}

export class Choices {
  readonly all: Choice[]
  private readonly byWeapon = new Map<string, Choice[]>()
  private readonly byVerb = new Map<string, Choice[]>()

  constructor(legal: readonly string[]) {
    this.all = legal.map(readChoice)
    for (const choice of this.all) {
      put(this.byVerb, choice.verb, choice)
      put(this.byWeapon, `${choice.verb} ${choice.what}`, choice)
    }
  }

  of(verb: Choice['verb'], what?: string): readonly Choice[] {
    return (what === undefined ? this.byVerb.get(verb) : this.byWeapon.get(`${verb} ${what}`)) ?? []
  }

  has(text: string): boolean {
    return this.all.some(choice => choice.text === text)
  }

  /** The manoeuvres or orders that can be used at all. */
  names(verb: 'use' | 'play'): string[] {
    return [...new Set(this.of(verb).map(choice => choice.what))]
  }

  /** The one action of a weapon that needs no aim. */
  plain({ verb, what }: Weapon): Choice | undefined {
    const found = this.of(verb, what)
    return found.length === 1 && !found[0]!.target ? found[0] : undefined
  }

  /** What a weapon does to a ship or a square, if it may. */
  at({ verb, what }: Weapon, target: string): Choice | undefined {
    return this.of(verb, what).find(choice => choice.target === target)
  }

  /** The crew that could be taken next, after some have been picked. */
  nextCrew(picked: readonly string[]): Set<string> {
    const next = new Set<string>()
    for (const choice of this.of('recover')) {
      const left = without(choice.what.split(' '), picked)
      left?.forEach(source => next.add(source))
    }
    return next
  }

  /** The recovery that brings back exactly these. */
  recovery(picked: readonly string[]): Choice | undefined {
    return this.of('recover').find(choice => without(choice.what.split(' '), picked)?.length === 0)
  }
}

function put(map: Map<string, Choice[]>, key: string, choice: Choice): void {
  const found = map.get(key)
  if (found) found.push(choice)
  else map.set(key, [choice])
}

/** A list less some of its items; undefined if it does not hold them all. */
function without(list: string[], taken: readonly string[]): string[] | undefined {
  const left = [...list]
  for (const item of taken) {
    const at = left.indexOf(item)
    if (at < 0) return undefined
    left.splice(at, 1)
  }
  return left
}
