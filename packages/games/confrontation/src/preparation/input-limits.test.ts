import { InputError, type Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { figure } from '../testing/scene.ts'
import { readSetup } from './setup.ts'
import { situate } from './situation.ts'

/** Gets the fields for which an input is refused. */
function faulty(read: () => unknown): string[] {
  try {
    read()
  } catch (error) {
    if (error instanceof InputError) return error.problems.map(({ field }) => field)
    throw error
  }
  return []
}

const many = <T>(count: number, thing: T): T[] => Array.from({ length: count }, () => thing)
const LONG = 'x'.repeat(61)
const bob = figure('Bob', 1, 60, 30)
const situation = (more: Record<string, Json>) =>
  faulty(() => situate({ figures: [figure('Ann', 0, 20, 30), bob], ...more }))
const ann = (changes: Record<string, Json>, more: Record<string, Json> = {}) =>
  situation({ figures: [figure('Ann', 0, 20, 30, changes, more), bob] })

describe('every list and every text of a situation is limited', () => {
  test.each<[string, () => string[]]>([
    ['figures', () => situation({ figures: many(401, bob) })],
    ['scenery', () => situation({ scenery: many(41, { kind: 'wood', at: [50, 30] }) })],
    ['piles[0]', () => situation({ piles: [many(401, 'Ann'), null] })],
    ['reserves[1]', () => situation({ reserves: [[], many(401, 'Bob')] })],
    ['targets[0]', () => situation({ targets: [LONG, null] })],
    ['rounds', () => situation({ rounds: 101 })],
    ['round', () => situation({ round: 101 })],
    ['passes[0]', () => situation({ passes: [101, 0] })],
    ['placements[1]', () => situation({ placements: [0, 101] })],
    ['figures[0].changes.abilities', () => ann({ abilities: many(61, 'brutal') })],
    ['figures[0].changes.abilities[0]', () => ann({ abilities: [LONG] })],
    ['figures[0].changes.people', () => ann({ people: LONG })],
    ['figures[0].changes.bold', () => ann({ bold: many(11, 'ini') })],
    ['figures[0].changes.ap', () => ann({ ap: 1001 })],
    ['figures[0].charged', () => ann({}, { charged: many(401, 1) })],
    ['figures[0].card', () => ann({}, { card: LONG })],
    ['figures[0].who', () => ann({}, { who: LONG })],
    ['figures[0].x', () => ann({}, { x: 1e9 })],
    ['figures[0].effects', () => ann({}, { effects: many(61, { object: 'hidden' }) })],
    ['figures[0].effects[0].object', () => ann({}, { effects: [{ object: LONG }] })],
    ['figures[0].extras', () => ann({}, { extras: many(61, 'brutal') })],
    ['acting.pending', () => situation({ acting: { seat: 0, pending: many(401, 0), activated: [] } })],
    ['combats', () => situation({ combats: many(401, { lone: 0, many: [1] }) })],
    ['combats[0].many', () => situation({ combats: [{ lone: 0, many: many(401, 1) }] })],
    ['figures[0].arrivedInRound', () => ann({}, { arrivedInRound: 1001 })],
  ])('%s', (field, found) => {
    expect(found()).toEqual([field])
  })

  test('inputs within the limits are read', () => {
    expect(situation({ rounds: 100, passes: [100, 0] })).toEqual([])
  })
})

describe('every list and every text of a setup is limited', () => {
  const own = (card: Record<string, Json>) => ({
    army: 'lions',
    points: 100,
    cards: [{ profile: 'lions-guard-of-alahan' }],
    profiles: [
      { id: 'made', name: 'Made', army: 'lions', rank: 'regular', size: 'medium', base: 'infantry', res: 5, ...card },
    ],
  })
  const setup = (more: Record<string, unknown>) =>
    faulty(() => readSetup({ armies: ['lions-100', 'orcs-100'], ...more })).filter(
      (field) => !/\.(mov|ini|att|str|def|cou)$/.test(field),
    )

  test.each<[string, () => string[]]>([
    ['scenery', () => setup({ scenery: many(41, { kind: 'wood', at: [50, 30] }) })],
    ['scenery[0].at[0]', () => setup({ scenery: [{ kind: 'wood', at: [1e9, 30] }] })],
    ['rounds', () => setup({ rounds: 31 })],
    [
      'armies[0].cards',
      () => setup({ armies: [{ army: 'lions', points: 100, cards: many(101, { profile: 'x' }) }, 'orcs-100'] }),
    ],
    ['armies[0].profiles', () => setup({ armies: [{ ...own({}), profiles: many(21, {}) }, 'orcs-100'] })],
    ['armies[0].profiles[0].abilities', () => setup({ armies: [own({ abilities: many(21, 'brutal') }), 'orcs-100'] })],
    [
      'armies[0].profiles[0].equipment',
      () => setup({ armies: [own({ equipment: many(11, 'sword-axe') }), 'orcs-100'] }),
    ],
    ['armies[0].profiles[0].name', () => setup({ armies: [own({ name: LONG }), 'orcs-100'] })],
  ])('%s', (field, found) => {
    expect(found()).toContain(field)
  })
})
