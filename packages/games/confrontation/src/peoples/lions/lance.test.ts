import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { dice, duel } from '../../testing/duel.ts'
import { magician } from '../../testing/magician.ts'
import { playPhase } from '../../testing/phase.ts'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, optionKeys, promptId } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { eliminate } from '../../wounds/elimination.ts'

const lance = (light: number, more: FigureDetails = {}) => ({
  extras: ['the-lance-of-the-heliast'],
  gems: { light },
  ...more,
})

describe('CF-REV-LION-01 the Lance of the Heliast', () => {
  test('CF-REV-LION-01: begins with 3 gems of Light', () => {
    const waiting = { status: 'waiting' }
    const figures = [
      figure('Ann', 0, 0, 0, {}, lance(0, waiting)),
      figure('Amy', 0, 0, 0, {}, { ...waiting, card: 'Amy' }),
      figure('Bob', 1, 0, 0, {}, waiting),
    ]
    const match = playPhase('approach', { figures })
    expect(fighterNamed(match, 'Ann').gems).toEqual({ light: 3 })
    expect(fighterNamed(match, 'Amy').gems).toEqual({})
  })

  test('CF-REV-LION-01: each kill brings a recovery roll with POW 3, without modifiers; it holds six gems at most', () => {
    const killWith = (light: number, faces: number[], answers: Json[] = []) =>
      fighterNamed(
        playRule(
          {
            figures: [
              figure('Ann', 0, 20, 30, {}, lance(light, { effects: [{ object: 'harried' }], inRout: true })),
              figure('Bob', 1, 60, 30),
            ],
          },
          function* (play) {
            const [by, victim] = play.state.fighters
            yield* eliminate(play, victim!, { by: by!, rules: [] })
          },
          { dice: faces, answers },
        ),
        'Ann',
      ).gems
    // 3 and a 3 are the row of 4 to 6: three gems for an Initiate; with a 4 four.
    expect(killWith(0, [3])).toEqual({ light: 3 })
    expect(killWith(0, [4])).toEqual({ light: 4 })
    expect(killWith(2, [1])).toEqual({ light: 2 })
    expect(killWith(4, [5])).toEqual({ light: 6 })
    expect(killWith(0, [6, 1], ['again'])).toEqual({ light: 0 })
  })

  test('CF-REV-LION-01: each gem is STR +1 for one Damage roll of the bearer’s own blow', () => {
    const match = duel(
      { more: lance(3) },
      {},
      [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'none', '2', 'none', '0'],
      [5, 2, 4, 2, 1, 4, 2, 1],
    )
    // The higher die 2 and STR 3 against RES 5, first with two gems and then without.
    expect(eventArgs(match, 'damage.read').map(({ total }) => total)).toEqual([2, 0])
    expect(fighterNamed(match, 'Ann').gems).toEqual({ light: 1 })
  })

  const drawGems = (x: number, card: FigureDetails = {}, gems: Record<string, number> = {}, answers: Json[] = []) =>
    turn(
      [
        magician('Ann', 0, 20, 30, { gems, card }),
        figure('Dan', 0, x, 30, {}, lance(3, { card: 'Dan' })),
        figure('Bob', 1, 90, 30),
      ],
      { answers: ['done', ...answers] },
    )

  test('CF-REV-LION-01: a friendly magician of Light within 10 cm draws its gems while active, as far as there is room', () => {
    const mayDrawGems = (match: ReturnType<typeof drawGems>) => optionKeys(match).includes('0:lance-draw')
    expect(mayDrawGems(drawGems(32.5))).toBe(true)
    expect(mayDrawGems(drawGems(32.6))).toBe(false)
    const dark = { magic: { level: 'master', elements: ['darkness'], paths: [], intensity: 8 } }
    expect(mayDrawGems(drawGems(30, dark))).toBe(false)
    expect(mayDrawGems(drawGems(30, {}, { light: 8 }))).toBe(false)
    const afterDrawing = drawGems(30, {}, { light: 6 }, ['0:lance-draw'])
    expect(promptId(afterDrawing)).toBe('ask.lance-draw')
    expect(optionKeys(afterDrawing)).toEqual(['1', '2'])
    const match = drawGems(30, {}, { light: 6 }, ['0:lance-draw', '2'])
    expect(fighterNamed(match, 'Ann').gems).toEqual({ light: 8 })
    expect(fighterNamed(match, 'Dan').gems).toEqual({ light: 1 })
  })

  /** Ann casts an Arrow of Mana on Dan, or on Bob next to Dan, who looks away. */
  const cast = (on: string, answers: Json[], faces: number[], more: FigureDetails = {}) =>
    turn(
      [
        magician('Ann', 0, 20, 30, { spells: ['arrow-of-mana'], gems: { darkness: 2 } }),
        figure('Dan', 1, 38, 30, {}, { ...lance(2), facing: 'east', ...more }),
        figure('Bob', 1, 30, 40),
      ],
      { answers: ['done', '0:cast', `arrow-of-mana:${on}`, ...answers], dice: faces },
    )

  test('CF-REV-LION-01: its bearer absorbs or counters a spell on itself with POW 3, seen or not; none on others, nor in rout', () => {
    const match = cast('1', [], [])
    expect(promptId(match)).toBe('ask.counter-magic')
    expect(optionKeys(match)).toEqual(['absorb:1:light2', 'counter:1:light1', 'pass'])
    expect(eventArgs(cast('1', ['absorb:1:light2'], []), 'cast.absorbed')).toHaveLength(1)
    // Ann's 4 and a 4 against Dan's 3 and a 5.
    const countered = cast('1', ['counter:1:light1'], [4, 5])
    expect(eventArgs(countered, 'cast.countered').length).toBe(1)
    expect(fighterNamed(countered, 'Dan').gems).toEqual({ light: 1 })
    expect(eventArgs(cast('2', [], [1]), 'counter-magic.counter')).toEqual([])
    expect(eventArgs(cast('1', [], [1], { inRout: true }), 'cast.failed')).toHaveLength(1)
  })

  test('CF-REV-LION-01: only Dragan may carry it', () => {
    const list = (profile: string) => faultsOf(armyOf([{ profile, artefacts: ['the-lance-of-the-heliast'] }]))
    expect(list('lions-dragan-d-orianthe')).toEqual([])
    expect(list('lions-agonn-the-ardent')).toEqual(['artefact-bearer'])
  })
})
