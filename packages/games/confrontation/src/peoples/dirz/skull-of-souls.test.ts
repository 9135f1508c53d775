import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { combatDice } from '../../combat/fight.ts'
import { dice, duel } from '../../testing/duel.ts'
import { gems, magician } from '../../testing/magician.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  placeOf,
  promptId,
  refusal,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const magic = { level: 'adept', elements: ['darkness'], paths: ['technomancy'], intensity: 8 }

/** Kayl (POW 4) with gems of Darkness, Bob in front of her. */
function kayl(
  answers: readonly Json[],
  faces: readonly number[] = [],
  more: { at?: number; gems?: number; others?: Json[]; bob?: FigureDetails } = {},
) {
  const { at = 22.5, gems: darkness = 2, others = [], bob = {} } = more
  return turn(
    [
      magician('Ann', 0, 20, 30, { gems: { darkness }, card: { magic }, more: { extras: ['the-skull-of-souls'] } }),
      figure('Bob', 1, at, 30, bob),
      ...others,
    ],
    { answers, dice: faces },
  )
}

const orderKeys = (match: ReturnType<typeof kayl>) => optionKeys(match).filter((key) => key.startsWith('0:skull'))

describe('CF-REV-DIRZ-27 the Skull of Souls', () => {
  test('costs two gems of Darkness, on an enemy in sight within 10 cm; in contact for the first order', () => {
    expect(orderKeys(kayl(['done']))).toEqual(['0:skull-be-gone', '0:skull-do-not-defend', '0:skull-drop-weapons'])
    expect(orderKeys(kayl(['done'], [], { at: 32.5 }))).toEqual(['0:skull-do-not-defend', '0:skull-drop-weapons'])
    expect(orderKeys(kayl(['done'], [], { at: 32.6 }))).toEqual([])
    expect(orderKeys(kayl(['done'], [], { gems: 1 }))).toEqual([])
  })

  test('works once a round, even if it fails; further gems add dice', () => {
    const failed = kayl(
      ['done', '0:skull-do-not-defend', gems({ darkness: 2 }, { darkness: 1 }, { darkness: 3 })],
      [2, 3],
      { at: 30, gems: 6 },
    )
    expect(eventArgs(failed, 'cast.failed')).toHaveLength(1)
    expect(orderKeys(failed)).toEqual([])
    expect(fighterNamed(failed, 'Ann').gems).toEqual({ darkness: 3 })
  })

  test('an enemy magician within 10 cm may counter it', () => {
    const counters = (x: number) =>
      promptId(
        kayl(['done', '0:skull-do-not-defend', ...(x > 31 ? [] : ['1'])], x > 31 ? [5] : [], {
          at: 30,
          others: [magician('Eve', 1, x, 36, { gems: { light: 1 } })],
        }),
      )
    expect(counters(28)).toBe('ask.counter-magic')
    expect(counters(40)).not.toBe('ask.counter-magic')
  })
})

describe('CF-REV-DIRZ-28 Be gone!', () => {
  // POW 4 and a 4, less one for the contact: 7.
  const orderBeGone = (answers: readonly Json[] = [], others: Json[] = [], bob: FigureDetails = {}) =>
    kayl(['done', '0:skull-be-gone', ...answers], [4], { others, bob })

  test('drives the target away from Kayl, up to its MOV and out of its combat; the target may still act', () => {
    const match = orderBeGone()
    expect(promptId(match)).toBe('ask.drive-off')
    expect(refusal(match, { path: [{ x: 3350, y: 3000 }] } as Json)).toBeDefined()
    const driven = orderBeGone([{ to: [32.5, 30] }])
    expect(placeOf(driven, 'Bob')).toEqual([32.5, 30])
    expect(fighterNamed(driven, 'Bob').activated).toBe(false)
  })

  test('the target does not move towards Kayl, beyond its MOV, against an enemy or through others', () => {
    const at = (to: readonly [number, number], others: Json[] = []) =>
      refusal(orderBeGone([], others), { path: [{ x: to[0] * 1000, y: to[1] * 1000 }] })
    expect(at([32.5, 30])).toBeUndefined()
    expect(at([33, 30])).toBe('refused.no-room CF-REV-DIRZ-28')
    expect(at([15, 30])).toBe('refused.no-room CF-REV-DIRZ-28')
    const friend = figure('Amy', 0, 35, 30, {}, { card: 'Amy' })
    expect(at([32.5, 30], [friend])).toBe('refused.no-room CF-REV-DIRZ-28')
    expect(at([31, 30], [figure('Ben', 1, 28, 30)])).toBe('refused.no-room CF-REV-DIRZ-28')
  })

  test('needs a target with an edge free of opponents', () => {
    const ring = [
      figure('A', 0, 25, 30, {}, { card: 'A' }),
      figure('B', 0, 22.5, 27.5, {}, { card: 'B' }),
      figure('C', 0, 22.5, 32.5, {}, { card: 'C' }),
    ]
    expect(orderKeys(kayl(['done'], [], { others: ring }))).not.toContain('0:skull-be-gone')
  })
})

test('CF-REV-DIRZ-29 Do not defend yourself!: puts all dice in attack, except those an artefact or a spell gives', () => {
  const match = kayl(['done', '0:skull-do-not-defend'], [5], { at: 30 })
  expect(fighterNamed(match, 'Bob').effects).toMatchObject([{ object: 'not-defending', until: 'round' }])
  const fight = duel({ more: { effects: [{ object: 'not-defending' }] } }, {}, [dice({ 1: [1, 1] })], [5, 2])
  expect(eventArgs(fight, 'dice.placed')[1]).toMatchObject({ fighter: 'Ann', attack: 2, defence: 0 })
})

test.each([
  ['the spell of a friend', 'bloodthirsty-rage', true],
  ['a miracle', 'celestial-archer', true],
  ['a relic', 'remains-of-the-bloodthirsty', true],
  ['a power of the mind', 'psychic-powers', false],
])('CF-REV-DIRZ-29: a die of a sequence granted by %s is placed freely or not', (_, object, isFree) => {
  const effects = [{ object: 'not-defending' }, { object: 'sequence', x: 1, source: { object } }]
  const answers = ['1', ...(isFree ? [dice({ 0: [0, 1] })] : [])]
  // Other printed abilities do not matter.
  const fight = duel(
    { card: { abilities: ['dodge'] }, more: { effects } },
    {},
    [dice({ 1: [1, 1] }), ...answers],
    [5, 2],
  )
  const placed = isFree ? { attack: 2, defence: 1 } : { attack: 3, defence: 0 }
  expect(eventArgs(fight, 'dice.placed')[1]).toMatchObject({ fighter: 'Ann', ...placed })
})

test('CF-REV-DIRZ-29: a die that a card or a treatment gives must attack', () => {
  const driven = { effects: [{ object: 'not-defending' }] }
  const printed = duel({ card: { abilities: ['born-killer'] }, more: driven }, {}, [dice({ 1: [1, 1] })], [5, 2])
  expect(eventArgs(printed, 'dice.placed')[1]).toMatchObject({ fighter: 'Ann', attack: 3, defence: 0 })
  const also = { effects: [...driven.effects, { object: 'sequence', x: 1, source: { object: 'bloodthirsty-rage' } }] }
  const both = duel({ card: { abilities: ['sequence/1'] }, more: also }, {}, [dice({ 1: [1, 1] }), '1'], [5, 2])
  expect(eventArgs(both, 'dice.placed')[1]).toMatchObject({ fighter: 'Ann', attack: 3, defence: 0 })
  const treated = { ...driven, extras: ['antiome-treatment'] }
  const match = duel({ more: treated }, {}, [dice({ 1: [1, 1] }), '1'], [5, 2])
  expect(eventArgs(match, 'dice.placed')[1]).toMatchObject({ fighter: 'Ann', attack: 3, defence: 0 })
})

test('CF-REV-DIRZ-30 Drop your weapons!: leaves one combat die and those abilities add', () => {
  const match = kayl(['done', '0:skull-drop-weapons', gems({ darkness: 2 }, {}, {})].slice(0, 2), [6, 3], {
    at: 30,
    bob: { abilities: ['born-killer'] },
  })
  const bob = fighterNamed(match, 'Bob')
  expect(bob.effects).toMatchObject([{ object: 'disarmed', until: 'round' }])
  expect(combatDice(match, bob, [fighterNamed(match, 'Ann'), fighterNamed(match, 'Ann')]).total).toBe(2)
})
