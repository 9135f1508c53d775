import { describe, expect, test } from 'vitest'
import { define } from './ability.ts'
import { characteristic } from './characteristics.ts'
import { miracleScene } from './testing/faithful.ts'
import { gems } from './testing/magician.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure } from './testing/scene.ts'
import { difficulty } from './testing/spell-reading.ts'
import { spellScene } from './testing/spell-scene.ts'
import { enemy } from './testing/tests-of-bob.ts'
import { turn } from './testing/turn.ts'

/** Counts as printed for nerve and Power, which no real object of the lists does. */
define({
  id: 'test-printed',
  name: 'Ink',
  rule: 'CF-ARTEFACT-26',
  prints: (which) => (['cou', 'fear', 'dis', 'pow'].includes(which) ? 2 : 0),
})

/** CF-ARTEFACT-26: a potion drunk for 2 points, which count as printed. */
const drinkPotion = (kind: 'strength' | 'resilience') => ({
  effects: [{ object: `drunk-minor-potion-of-${kind}`, x: 2, until: 'round' }],
})
const inked: FigureDetails = { effects: [{ object: 'test-printed' }] }

describe('CF-ARTEFACT-26 added values that count as printed, where a card asks for printed values', () => {
  test('CF-REV-ACHERON-21 the STR of an enemy includes a potion', () => {
    const strength = (more: FigureDetails) => {
      const match = miracleScene({
        ...{ miracle: 'brutality-of-the-shadows', faith: 2, x: 0, onHerself: true, dice: [5] },
        on: { card: { str: 8 }, more, at: [22.5, 30] },
      })
      return characteristic(match, fighterNamed(match, 'Ann'), 'str').total
    }
    expect(strength({})).toBe(8)
    expect(strength(drinkPotion('strength'))).toBe(10)
  })

  test('CF-REV-ACHERON-27 putrefaction kills when it has taken the printed RES, including a potion', () => {
    const putrefy = (more: FigureDetails) =>
      fighterNamed(
        spellScene({
          ...{ spell: 'putrefaction', gems: { darkness: 4 }, on: enemy({ res: 1 }, more) },
          // POW 4 against the RES and 6.
          dice: [5],
          answers: [gems({ darkness: 3 }, {}, { darkness: 1 }), 'darkness'],
        }),
        'Bob',
      ).status
    expect(putrefy({})).toBe('eliminated')
    expect(putrefy(drinkPotion('resilience'))).toBe('standing')
  })

  test('CF-REV-FAMILIAR-14 the printed POW of the caster and the printed nerve or DIS of the target count', () => {
    const rot = (ann: FigureDetails, bob: FigureDetails) =>
      spellScene({
        ...{ spell: 'putrescence', gems: { darkness: 1 }, on: enemy({ cou: 4, dis: 3 }, bob) },
        ...{ ann: { more: ann }, dice: [5, 2, 1] },
      })
    const read = (match: ReturnType<typeof rot>) => eventArgs(match, 'damage.read').map(({ total }) => total)
    // POW 4 and 5; then 2 and STR 4 against COU 4.
    expect(difficulty(rot({}, {}))).toBe(9)
    expect(read(rot({}, {}))).toEqual([2])
    expect(read(rot({}, inked))).toEqual([0])
    const stronger = spellScene({
      ...{ spell: 'putrescence', gems: { darkness: 1 }, on: enemy({ cou: 4, dis: 3 }) },
      ...{ ann: { more: inked }, dice: [5, 2, 1] },
    })
    expect(difficulty(stronger)).toBe(11)
    expect(read(stronger)).toEqual([4])
  })

  test('CF-REV-MIDNOR-09 both fighters test their printed values only', () => {
    const useEye = (cyclops: FigureDetails, bob: FigureDetails) =>
      turn(
        [
          figure('Ann', 0, 20, 30, { fear: 5, abilities: ['eye-of-the-abyss'] }, cyclops),
          figure('Bob', 1, 35, 30, { cou: 5 }, bob),
        ],
        { answers: ['done', '0:use-eye-of-the-abyss'], dice: [3, 4] },
      )
    const hasCowed = (match: ReturnType<typeof useEye>) => eventArgs(match, 'eye.cowed').length === 1
    expect(hasCowed(useEye({}, {}))).toBe(false)
    expect(hasCowed(useEye(inked, {}))).toBe(true)
    expect(hasCowed(useEye(inked, inked))).toBe(false)
    // Other bonuses to COU are not printed.
    const heartened = { effects: [{ object: 'concentration-cou', x: 3 }] }
    expect(hasCowed(useEye(inked, heartened))).toBe(true)
  })
})
