import { Random } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { fullValue } from '../preparation/scoring/mission-value.ts'
import { bandOf, faultsIn, figuresOf } from '../testing/bands.ts'
import { totalOf } from './band.ts'
import { checkBand } from './band-check.ts'
import { presetBand } from './preset-bands.ts'
import type { Race } from './profile.ts'
import { randomBand } from './random-band.ts'
import { rulebookRecruitment } from './recruitment.ts'
import { sizeOf } from './sizes.ts'

/** A ready band as it comes to the table: size, price, figures, faults. */
function band(id: string) {
  const { list, size } = presetBand(id)!
  const faults = checkBand(list).map(({ fault }) => fault.id)
  expect(faults, id).toEqual([])
  expect(sizeOf(list.points).id, id).toEqual(size)
  return { total: totalOf(list), figures: figuresOf(list).length, size }
}

/** The combatants of a band, groups by their members. */
function members(id: string): string[] {
  return figuresOf(presetBand(id)!.list).map(({ profile }) => profile.name)
}

describe('the lists printed in the book', () => {
  test('SW-RBAND-07 the scout list costs 296 points, including a pack of six Imps', () => {
    expect(band('book-scout')).toEqual({ total: 296, figures: 10, size: 'scout' })
    expect(members('book-scout').filter((name) => name.startsWith('Imp'))).toHaveLength(6)
  })

  test('SW-RBAND-08 SW-BAND-08 SW-BAND-11 SW-BAND-15 SW-BAND-17 SW-ROSTER-12 EX-SW-05 the skirmish list costs 500', () => {
    expect(band('book-skirmish')).toEqual({ total: 500, figures: 9, size: 'skirmish' })
    const [nirlem] = figuresOf(presetBand('book-skirmish')!.list)
    expect(fullValue(nirlem!)).toEqual(159 + 12 + 3 + 2)
    expect(nirlem!.profile.weapons).toEqual(['blunt'])
    expect(nirlem!.artefacts).toEqual(['light-attack-rune'])
    expect(nirlem!.consumables).toEqual(['attack-potion', 'superior-vigour-potion'])
  })

  test('SW-RBAND-09 the sovereign list costs 750', () => {
    expect(band('book-sovereign')).toEqual({ total: 750, figures: 8, size: 'sovereign' })
  })

  test('SW-RBAND-10 SW-BAND-05 SW-BAND-07 SW-BAND-13 SW-ROSTER-07 SW-ROSTER-11 EX-SW-07 the epic list costs 1000', () => {
    expect(band('book-epic')).toEqual({ total: 1000, figures: 14, size: 'epic' })
    expect(members('book-epic').filter((name) => name.startsWith('Transmitter'))).toHaveLength(2)
    // Its cult would not suffer a Devastator, nor its leader a fourth messenger.
    const { list } = presetBand('book-epic')!
    const more = (id: string, count: number) => {
      const entries = [
        ...list.entries,
        ...bandOf('scions', 1, { id, count, ...(id === 'devastator' ? { option: 'long' } : {}) }).entries,
      ]
      return faultsIn({ ...list, points: 2000, entries })
    }
    expect(more('devastator', 1)).toEqual(['barred-by-leader'])
    expect(more('transmitter', 2)).toEqual(['messengers'])
  })
})

describe('our own ready bands', () => {
  test.each([
    ['SW-RBAND-11', 'scions-scout', 296, 6],
    ['SW-RBAND-12', 'scions-skirmish', 496, 7],
    ['SW-RBAND-13', 'scions-sovereign', 749, 13],
    ['SW-RBAND-14', 'scions-epic', 997, 13],
    ['SW-RBAND-15', 'alliance-scout', 299, 6],
    ['SW-RBAND-16', 'alliance-skirmish', 495, 7],
    ['SW-RBAND-17', 'alliance-sovereign', 749, 13],
    ['SW-RBAND-18', 'alliance-epic', 993, 14],
    ['SW-RBAND-19', 'urueh-scout', 292, 12],
    ['SW-RBAND-20', 'urueh-skirmish', 499, 16],
    ['SW-RBAND-21', 'urueh-sovereign', 749, 18],
    ['SW-RBAND-22', 'urueh-epic', 997, 17],
    ['SW-RBAND-23', 'adepts-scout', 299, 7],
    ['SW-RBAND-24', 'adepts-skirmish', 492, 7],
    ['SW-RBAND-25', 'adepts-sovereign', 745, 9],
    ['SW-RBAND-26', 'adepts-epic', 996, 13],
  ])('%s the band %s is valid, costs %i points and has %i figures', (_rule, id, total, figures) => {
    expect(band(id)).toMatchObject({ total, figures })
  })
})

describe('random bands', () => {
  const races: Race[] = ['scions', 'alliance', 'urueh', 'adepts']

  test('are valid for every race and size, and use nearly all points', () => {
    for (const race of races) {
      for (const points of [200, 499, 500, 750, 1000, 1300]) {
        const list = randomBand(race, points, Random.fromSeed(`${race} ${points}`))
        expect(
          checkBand(list).map(({ fault }) => fault.id),
          `${race} ${points}`,
        ).toEqual([])
        expect(totalOf(list)).toBeGreaterThan(points * 0.8)
      }
    }
  })

  test('are the same for the same seed, different for another, and valid without race rules too', () => {
    const band = (seed: string) => JSON.stringify(randomBand('urueh', 500, Random.fromSeed(seed)))
    expect(band('a')).toBe(band('a'))
    expect(band('a')).not.toBe(band('b'))
    for (const race of races) {
      const list = randomBand(race, 800, Random.fromSeed(race), rulebookRecruitment(false))
      expect(checkBand(list, { raceRules: false })).toEqual([])
    }
  })

  test('are refused if the race has no band that cheap', () => {
    expect(() => randomBand('alliance', 40, Random.fromSeed('poor'))).toThrow(RangeError)
  })
})
