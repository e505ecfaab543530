import { describe, expect, it } from 'vitest'
import { highlight, search, type Rulebook } from './rulebook'

const book: Rulebook = {
  title: 'A game',
  intro: '',
  sections: [
    {
      id: 'XX-1',
      title: 'Units',
      clauses: {
        'XX-1.1': 'Recovery takes a turn.',
        'XX-1.2': 'Cover halves the dice; a covered unit is not seen.',
        'XX-1.3': 'Maniobra: acción del capitán.'
      }
    }
  ]
}

describe('the search of the rules', () => {
  it('finds words by their beginning, not by their middle', () => {
    expect(search(book, 'cover').map(hit => hit.clause)).toEqual(['XX-1.2'])
    expect(search(book, 'rec').map(hit => hit.clause)).toEqual(['XX-1.1'])
  })
  it('asks for every word, whatever its accents and capitals', () => {
    expect(search(book, 'CAPITAN accion').map(hit => hit.clause)).toEqual(['XX-1.3'])
    expect(search(book, 'capitan dice')).toEqual([])
  })
  it('finds a clause by its number', () => expect(search(book, '1.1').map(hit => hit.clause)).toEqual(['XX-1.1']))
  it('marks what it found', () => {
    const marked = highlight('Cover, recovery, covered', 'cover').filter(piece => piece.hit)
    expect(marked.map(piece => piece.text)).toEqual(['Cover', 'cover'])
  })
})
