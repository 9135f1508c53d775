import { describe, expect, test } from 'vitest'
import { countForFaithful } from '../../divination/believers.ts'
import { faithful, miracleScene } from '../../testing/faithful.ts'
import { price, readAfterMiracle } from '../../testing/miracle-reading.ts'
import { type FigureDetails, fighterNamed, figure, optionKeys } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { has } from '../../traits.ts'

const ID = 'aura-of-profanation'
const CREED = { level: 'zealot', cult: 'Arin', aura: 15, creation: 1, alteration: 2, destruction: 1 }
const on = (seat: 0 | 1, card: FigureDetails = {}, more: FigureDetails = {}) => ({
  seat,
  card: { faith: CREED, dis: 4, ...card },
  more,
})
const profanationCall = (seat: 0 | 1, card: FigureDetails = {}, more: FigureDetails = {}) => ({
  ...{ miracle: ID, faith: 1, on: on(seat, card, more), dice: [5] },
})
const isIconoclast = (seat: 0 | 1, card: FigureDetails = {}, more: FigureDetails = {}) =>
  readAfterMiracle(profanationCall(seat, card, more), (play, _ann, bob) => has(play, bob, 'iconoclast'))

describe('CF-REV-DRUNE-02: the Aura of Profanation', () => {
  test('makes an orthodox faithful of either camp an iconoclast until the end of the round, and an iconoclast orthodox', () => {
    expect(isIconoclast(0)).toBe(true)
    expect(isIconoclast(1)).toBe(true)
    expect(isIconoclast(1, { abilities: ['iconoclast'] })).toBe(false)
    expect(fighterNamed(miracleScene(profanationCall(1)), 'Bob').effects).toMatchObject([
      { until: 'round', source: { bearer: 0 } },
    ])
  })

  test('changes whose faith counts for the target in the mystic phase of the round', () => {
    const believersOf = (card: FigureDetails) =>
      readAfterMiracle(profanationCall(1, card), (play, _ann, bob) => countForFaithful(play, bob).believers)
    // Only Ann, an enemy, stands in Bob's aura.
    expect(believersOf({})).toBe(1)
    expect(believersOf({ abilities: ['iconoclast'] })).toBe(0)
  })

  test('costs 1, against the target’s DIS, or against its RES without DIS', () => {
    expect(price(miracleScene(profanationCall(1)))).toEqual(['4/1'])
    expect(price(miracleScene(profanationCall(1, { dis: null, res: 7 })))).toEqual(['7/1'])
  })

  test('does not affect bearers of objects only for iconoclasts', () => {
    expect(isIconoclast(1, { abilities: ['iconoclast'] }, { extras: ['claws-of-torture'] })).toBe(true)
  })

  test('CF-REV-DRUNE-02: does not affect bearers of objects that make them iconoclasts', () => {
    expect(isIconoclast(1, {}, { extras: ['bitterness'] })).toBe(true)
  })

  test('is called in an activation on faithful fighters only, the caller included, up to 30 cm away', () => {
    const match = turn(
      [
        faithful('Ann', 0, 20, 30, { miracles: [ID], faith: 1 }),
        figure('Bob', 1, 32.5, 30),
        faithful('Bea', 1, 32.5, 40),
      ],
      { answers: ['done', '0:call'] },
    )
    expect(optionKeys(match)).toEqual([`${ID}:0`, `${ID}:2`])
    const far = { ...profanationCall(1), on: { ...on(1), at: [52.6, 30] as const } }
    expect(fighterNamed(miracleScene(far), 'Bob').effects).toEqual([])
    expect(fighterNamed(miracleScene({ ...far, on: { ...far.on, at: [52.5, 30] } }), 'Bob').effects).toHaveLength(1)
  })
})
