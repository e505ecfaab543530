import { describe, expect, it } from 'vitest'
import type { Forces } from './forces'
import type { Play } from './play.svelte'
import { question } from './prompt'

/** What a prompt is made from, without a table: messages show their keys. */
const asked = (decision: object, path: object[] = []): string => {
  const play = {
    decision: { unit: 'T2', other: null, side: 'blufor', path: [], ...decision },
    path,
    pathLength: 5,
    acting: true,
    kind: 'react',
    draft: '',
    view: { orders: {}, outcome: null, seat: 0 }
  }
  return question(play as unknown as Play, {} as Forces).title
}

describe('a reaction says to what', () => {
  it('names a straight move, whose path is where it begins and where it ends', () =>
    expect(
      asked({ path: [[3, 4]] }, [
        { x: 0, y: 0 },
        { x: 3, y: 4 }
      ])
    ).toBe('web-skirmish-ask-react-move'))
  it('names whom an act is against', () => expect(asked({ other: 'MG1' })).toBe('web-skirmish-ask-react-against'))
  it('says that somebody acts where there is nothing more to say', () =>
    expect(asked({})).toBe('web-skirmish-ask-react'))
})
