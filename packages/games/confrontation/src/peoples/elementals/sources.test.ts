import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf, ownCard } from '../../armies/army.fixture.ts'
import { confrontation } from '../../game.ts'
import { maintenancePhase } from '../../round/phases.ts'
import { magician } from '../../testing/magician.ts'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { friend } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'
import { eliminate } from '../../wounds/elimination.ts'

const AIR = 'elemental-source-air'
const LIGHT = 'elemental-source-light'
const LEGION = 'we-are-legion'
const sources = ({ state }: Scene) => (state.markers ?? []).map(({ kind, x }) => [kind, x])

/** Ann, who masters Light and Air, casts the first of her spells. */
function castSpell(spells: string[], gems: Record<string, number>, answers: Json[], dice: number[]) {
  return turn([magician('Ann', 0, 20, 30, { spells, gems, card: { pow: 8 } }), figure('Bob', 1, 60, 30)], {
    answers: ['done', '0:cast', ...answers],
    dice,
  })
}

const source = (x: number, at = [22.5, 30], kind = AIR) => [{ kind, by: 0, at, x }]

describe('CF-REV-ELEMENTAL-01: an Elemental Source', () => {
  test('a counter with 5 gems of its Element is placed against the caster', () => {
    const match = castSpell([AIR], { air: 5 }, [], [3])
    expect(match.state.markers).toMatchObject([{ kind: AIR, x: 5, at: { x: 22_500, y: 30_000 } }])
    const [zone] = confrontation.view.show(match.state, match.setup, 1).zones
    expect(zone?.label).toMatchObject({ id: 'state.counted', args: { count: 5 } })
  })

  const drawGems = (
    markers: Json[],
    more: FigureDetails = {},
    answers: Json[] = [],
    bob: readonly [number, number] = [60, 30],
  ) =>
    turn(
      [magician('Ann', 0, 20, 30, { gems: { light: 3 }, ...more }), figure('Bob', 1, ...bob)],
      { answers: ['done', ...answers] },
      { markers },
    )

  test('a magician in contact that masters the Element moves gems to its reserve, up to the limit', () => {
    const match = drawGems(source(7), {}, ['0:draw-source'])
    // POW 4 leaves room for 5 besides the 3 of Light.
    expect(optionKeys(match)).toEqual(['0:5', '0:4', '0:3', '0:2', '0:1'])
    giveAnswers(match, '0:4')
    expect(fighterNamed(match, 'Ann').gems).toEqual({ light: 3, air: 4 })
    expect(sources(match)).toEqual([[AIR, 3]])
    // Drawing is not an action: Ann may still walk, and draw again.
    expect(optionKeys(match)).toEqual(expect.arrayContaining(['0:draw-source', '0:walk']))
  })

  test('magicians of either camp draw, even in contact with an enemy, but not from afar or of an Element they lack', () => {
    const may = (match: Scene) => optionKeys(match).includes('0:draw-source')
    expect(may(drawGems([{ kind: AIR, by: 1, at: [22.5, 30], x: 2 }], {}, [], [17.5, 30]))).toBe(true)
    expect(may(drawGems(source(2, [22.8, 30])))).toBe(false)
    expect(may(drawGems(source(2, [22.5, 30], 'elemental-source-fire')))).toBe(false)
    expect(may(drawGems(source(0)))).toBe(false)
    // A flying magician does not touch it.
    const flies = { card: { abilities: ['flight'], flight: 20 }, more: { level: 1 } }
    expect(may(drawGems(source(2)))).toBe(true)
    expect(may(drawGems(source(2), flies))).toBe(false)
    expect(may(drawGems(source(2), { gems: { light: 8 } }))).toBe(false)
  })
})

describe('CF-REV-ELEMENTAL-02: in the mystic phase', () => {
  const recover = (x: number, face: number) =>
    scene(
      {
        phase: 'mystic',
        figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30)],
        markers: source(x),
      } as Json,
      { dice: [face] },
    )

  test('a source recovers as an Initiate of POW 5 does, and holds no more than 10', () => {
    // 5 and 2 are 7: the row of 7 to 9 gives 4.
    expect(sources(recover(5, 2))).toEqual([[AIR, 9]])
    expect(sources(recover(0, 5))).toEqual([[AIR, 5]])
    expect(sources(recover(8, 4))).toEqual([[AIR, 10]])
  })

  test('a 1 ends it with all its gems', () => {
    const match = recover(9, 1)
    expect(sources(match)).toEqual([])
    expect(eventArgs(match, 'source.gone').length).toBe(1)
  })
})

describe('CF-REV-ELEMENTAL-03: copies of a source', () => {
  test('the card is discarded after a success, and only one is cast in a round', () => {
    const gems = { air: 5, light: 5 }
    const pays: Json = { slots: { cost: [['air', 5]], mastery: [], kept: [['light', 5]] } }
    const cast = castSpell([AIR, LIGHT], gems, [`${AIR}:0`, pays], [3])
    expect(sources(cast)).toEqual([[AIR, 5]])
    expect(barReason(cast, '0:cast')).toBe('barred.spells-cast CF-CAST-03')
    expect(fighterNamed(cast, 'Ann').uses[`discarded:${AIR}`]?.times).toBe(1)
    expect(fighterNamed(castSpell([AIR], { air: 5 }, [], [2]), 'Ann').uses[`discarded:${AIR}`]).toBeUndefined()
    const later = (copies: number) =>
      optionKeys(
        turn(
          [
            magician('Ann', 0, 20, 30, {
              spells: Array.from({ length: copies }, () => AIR),
              gems: { air: 5 },
              more: { uses: { [`discarded:${AIR}`]: { stretch: 0, times: 1 } } },
            }),
            figure('Bob', 1, 60, 30),
          ],
          { answers: ['done'] },
        ),
      ).includes('0:cast')
    expect(later(1)).toBe(false)
    expect(later(2)).toBe(true)
  })

  test('a magician may buy several, of any Elements it masters', () => {
    const mage = ownCard('mage', { ap: 40, rank: 'master', pow: 4, magic: { elements: ['air'], paths: ['hermetism'] } })
    const list = (spells: string[]) => faultsOf(armyOf([{ profile: 'mage', spells }], { profiles: [mage] }))
    expect(list([AIR, AIR])).toEqual([])
    expect(list([LIGHT])).toEqual(['spell-element'])
    expect(list(['the-strange-art', 'the-strange-art'])).toContain('spell-twice')
  })
})

describe('CF-REV-ELEMENTAL-14: We Are Legion', () => {
  test('CF-REV-ELEMENTAL-14 and CF-BOOK-14: on Characters and Reinforcements it costs gems without effect', () => {
    const lies = (card: Record<string, Json>) =>
      fighterNamed(
        spellScene({ spell: LEGION, gems: { darkness: 1 }, on: friend({ ap: 10, ...card }), dice: [4] }),
        'Bob',
      ).effects
    expect(lies({}).length).toBe(1)
    expect(lies({ character: true })).toEqual([])
    expect(lies({ abilities: ['reinforcement'] })).toEqual([])
  })

  test('CF-REV-ELEMENTAL-14: a gem of Darkness for 10 A.P. of the target or part of them', () => {
    const gemsAfterCasting = (ap: number, darkness: number) =>
      fighterNamed(spellScene({ spell: LEGION, gems: { darkness }, on: friend({ ap }), dice: [4] }), 'Ann').gems
    expect(gemsAfterCasting(10, 1)).toEqual({})
    expect(gemsAfterCasting(11, 2)).toEqual({})
    expect(() => gemsAfterCasting(11, 1)).toThrow('cannot be cast')
  })

  test('the target waits among the reinforcements, but without a Portal of Darkness it never returns', () => {
    const match = spellScene(
      { spell: LEGION, gems: { darkness: 2 }, on: friend({ ap: 15 }), dice: [4] },
      function* (play, _ann, bob) {
        yield* eliminate(play, bob, { by: null, rules: [] })
        yield* maintenancePhase(play)
      },
    )
    expect(fighterNamed(match, 'Bob').effects.map(({ object }) => object)).toContain('in-reinforcements')
    expect(fighterNamed(match, 'Bob').status).toBe('eliminated')
    expect(eventArgs(match, 'returned')).toEqual([])
  })
})
