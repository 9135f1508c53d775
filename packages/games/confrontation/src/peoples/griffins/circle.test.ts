import { describe, expect, test } from 'vitest'
import { flee } from '../../fear/flight.ts'
import { gapBetween } from '../../ground/bodies.ts'
import { fitsAt } from '../../movement/move-plan.ts'
import { expireRoundEffects, mysticPhase } from '../../round/phases.ts'
import { magician } from '../../testing/magician.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  rolledDice,
} from '../../testing/scene.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { turn } from '../../testing/turn.ts'
import { CENTIMETRE } from '../../units.ts'

const CIRCLE = 'circle-of-protection'
const DRAWN = { effects: [{ object: 'under-circle-of-protection', until: 'game' }] }
const DREADFUL = { cou: null, fear: 5 }

describe('CF-REV-GRIFFIN-21 the Circle of Protection', () => {
  /** Ann walks towards the circle of an enemy at (40, 30): its edge is 5 cm from that base, at x = 33.75. */
  const walkAnn = (changes: FigureDetails, x = 20) =>
    turn([figure('Ann', 0, x, 30, { ...DREADFUL, ...changes }), figure('Mage', 1, 40, 30, {}, DRAWN)], {
      answers: ['done', '0:walk'],
    })

  test('CF-REV-GRIFFIN-21: fighters of either camp with a printed FEAR below 6 cannot enter it', () => {
    expect(refusal(walkAnn({}, 26), path([32.4, 30]))).toBeUndefined()
    expect(refusal(walkAnn({}, 26), path([32.6, 30]))).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
    expect(refusal(walkAnn({ fear: 6 }, 26), path([34, 30]))).toBeUndefined()
    expect(refusal(walkAnn({ cou: 4, fear: null }, 26), path([34, 30]))).toBeUndefined()
    const friend = turn(
      [figure('Ann', 0, 26, 30, DREADFUL), figure('Mage', 0, 40, 30, {}, { card: 'Mage', ...DRAWN })],
      { answers: ['done', '0:walk'] },
    )
    expect(refusal(friend, path([34, 30]))).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
  })

  test('CF-REV-GRIFFIN-21: leaps cannot cross it', () => {
    expect(refusal(walkAnn({ abilities: ['leap'], mov: 30 }, 26), path([52, 30]))).toBe(
      'refused.thing-in-the-way CF-OBSTACLE-02',
    )
  })

  test('CF-REV-GRIFFIN-21: summoning and assaults cannot reach into it', () => {
    const play = loadPosition({ figures: [figure('Ann', 0, 20, 30, DREADFUL), figure('Mage', 1, 60, 30, {}, DRAWN)] })
    const fits = (x: number) => {
      const ann = fighterNamed(play, 'Ann')
      return fitsAt(play, ann, { ...ann.at, x: x * CENTIMETRE }, 0)
    }
    expect(fits(52.4)).toBe(true)
    expect(fits(52.6)).toBe(false)
    const charges = (more: FigureDetails) =>
      optionKeys(turn([figure('Ann', 0, 26, 30, DREADFUL), figure('Mage', 1, 40, 30, {}, more)])).includes('0:charge:1')
    expect(charges({})).toBe(true)
    expect(charges(DRAWN)).toBe(false)
  })

  test('CF-REV-GRIFFIN-21: flight does not lead into it', () => {
    const gap = (more: FigureDetails) => {
      const match = playRule(
        { figures: [figure('Ann', 0, 20, 30, DREADFUL, { inRout: true }), figure('Mage', 1, 45, 30, {}, more)] },
        (play) => flee(play, fighterNamed(play, 'Ann'), { x: 1, y: 0 }),
      )
      return gapBetween(fighterNamed(match, 'Ann'), fighterNamed(match, 'Mage')) / CENTIMETRE
    }
    expect(gap({})).toBeCloseTo(2.5)
    expect(gap(DRAWN)).toBeGreaterThan(4.9)
  })

  test('CF-REV-GRIFFIN-21: a fighter inside when it is drawn is Stunned and may leave, but not come back', () => {
    const cast = spellScene({
      spell: CIRCLE,
      gems: { light: 3 },
      onHerself: true,
      on: { at: [27.4, 30], card: DREADFUL },
      others: [figure('Brave', 1, 20, 34), figure('Out', 1, 20, 22.4, DREADFUL)],
      dice: [3],
    })
    expect(['Bob', 'Brave', 'Out'].map((name) => fighterNamed(cast, name).stunned)).toEqual([true, false, false])
    const inside = walkAnn({}, 33)
    expect(refusal(inside, path([24, 30]))).toBeUndefined()
    expect(placeOf(giveAnswers(inside, path([28, 30])), 'Ann')).toEqual([28, 30])
    expect(refusal(walkAnn({}, 28), path([33, 30]))).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
  })

  test('CF-REV-GRIFFIN-21: a fighter is Stunned only while inside, in every round; Immunity/Stunned protects', () => {
    const stunnedInside = {
      effects: [{ object: 'under-circle-of-protection-inside', source: { figure: 1 } }],
      stunned: true,
    }
    const walkAway = (to: number) => {
      const match = turn([figure('Ann', 0, 33, 30, DREADFUL, stunnedInside), figure('Mage', 1, 40, 30, {}, DRAWN)], {
        answers: ['done', '0:walk', path([to, 30])],
      })
      return fighterNamed(match, 'Ann').stunned
    }
    expect(walkAway(32.6)).toBe(true)
    expect(walkAway(28)).toBe(false)
    const immune = spellScene({
      spell: CIRCLE,
      gems: { light: 3 },
      onHerself: true,
      on: { at: [25, 30], card: { ...DREADFUL, abilities: ['immunity-stunned'] } },
      dice: [3],
    })
    expect(fighterNamed(immune, 'Bob').stunned).toBe(false)
  })

  test('CF-REV-GRIFFIN-21: it ends when the caster moves or turns', () => {
    const walk = (to: [number, number], more = {}) =>
      turn([magician('Ann', 0, 20, 30, { more: DRAWN }), figure('Bob', 1, 90, 30)], {
        answers: ['done', '0:walk', { ...(path(to) as object), ...more }],
      })
    expect(fighterNamed(walk([22, 30]), 'Ann').effects).toEqual([])
    expect(fighterNamed(walk([20, 30], { facing: { x: 0, y: 1 } }), 'Ann').effects).toEqual([])
  })

  test('CF-REV-GRIFFIN-21: it ends with a mana recovery roll, which the caster may skip each time', () => {
    const mystic = (answers: string[], dice: number[]) =>
      playRule(
        { phase: 'mystic', figures: [magician('Ann', 0, 20, 30, { more: DRAWN }), figure('Bob', 1, 90, 30)] },
        function* (play) {
          yield* mysticPhase(play)
          expireRoundEffects(play)
        },
        { answers, dice },
      )
    expect(promptId(mystic([], []))).toBe('ask.circle')
    const keptCircle = mystic(['keep'], [])
    expect(fighterNamed(keptCircle, 'Ann').effects.length).toBe(1)
    expect(rolledDice(keptCircle)).toEqual([])
    expect(eventArgs(keptCircle, 'mana.gained')).toEqual([])
    const recovered = mystic(['recover'], [1])
    expect(fighterNamed(recovered, 'Ann').effects).toEqual([])
    expect(rolledDice(recovered)).toEqual(['roll.recovery 1'])
  })
})
