import { describe, expect, test } from 'vitest'
import { spellsFor } from './allowance.ts'

describe('spells per magic user', () => {
  test.each([
    [1, [2, 0, 0]],
    [3, [2, 0, 0]],
    [4, [3, 1, 0]],
    [6, [3, 1, 0]],
    [7, [2, 2, 1]],
    [9, [2, 2, 1]],
    [10, [2, 3, 2]],
    [12, [2, 3, 2]],
  ])('MI-ALLOWANCE-01 MI-ALLOWANCE-02 MI-ALLOWANCE-03 MI-MAGE-02 a caster of level %i has %j', (level, spells) => {
    expect(spellsFor('other', level, false)).toEqual(spells)
  })

  test.each([0, 13])('MI-MAGE-02 level %i does not exist', (level) => {
    expect(() => spellsFor('other', level, false)).toThrow(RangeError)
  })

  test('MI-ALLOWANCE-02 MI-SPECIAL-04 MI-NATION-01 EX-MI-09 level 11 casts 2, 3, 2, or 3, 5, 3 among the Livyáni', () => {
    expect(spellsFor('other', 11, false)).toEqual([2, 3, 2])
    expect(spellsFor('livyani', 11, false)).toEqual([3, 5, 3])
  })

  test('MI-SPECIAL-04 strengths that a normal caster lacks gain nothing', () => {
    expect(spellsFor('livyani', 5, false)).toEqual([5, 2, 0])
  })

  test.each(['tinaliya', 'ssu', 'hlyss', 'shunnedOne'] as const)(
    'MI-SPECIAL-05 MI-SPECIAL-06 MI-CREATURE-07 %s gain as the Livyáni do, plus one of each strength with acolytes',
    (nation) => {
      expect(spellsFor(nation, 8, false)).toEqual([3, 3, 2])
      expect(spellsFor(nation, 8, true)).toEqual([4, 4, 3])
      expect(spellsFor(nation, 5, true)).toEqual([6, 3, 0])
    },
  )

  test('MI-SPECIAL-06 acolytes give no spells to other nations', () => {
    expect(spellsFor('livyani', 8, true)).toEqual(spellsFor('livyani', 8, false))
    expect(spellsFor('tsolyanu', 8, true)).toEqual([2, 2, 1])
  })

  test.each(['shen', 'ahoggya', 'nlyss', 'hlutrgu'] as const)(
    'MI-SPECIAL-07 MI-CREATURE-06 %s have one spell fewer of each strength, with a minimum of zero',
    (nation) => {
      expect(spellsFor(nation, 11, false)).toEqual([1, 2, 1])
      expect(spellsFor(nation, 2, false)).toEqual([1, 0, 0])
    },
  )

  test.each(['tsolyanu', 'mugalavya', 'yanKor', 'ghatoni', 'other'] as const)(
    'MI-NATION-04 %s have the normal allowance',
    (nation) => {
      expect(spellsFor(nation, 7, false)).toEqual([2, 2, 1])
    },
  )
})
