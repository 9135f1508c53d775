import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { modifiersFor } from '../../dice/modifiers.ts'
import type { TestKind } from '../../dice/test.ts'
import { magician } from '../../testing/magician.ts'
import { BOW } from '../../testing/marksman.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  rolledDice,
  scene,
} from '../../testing/scene.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { turn } from '../../testing/turn.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

const UNDER = { effects: [{ object: 'under-diffraction' }] }

describe('CF-REV-LION-16 Diffraction', () => {
  /** Ann, a magician, in contact with Bob when the combats begin. */
  const combat = (answers: readonly Json[], faces: readonly number[], more: FigureDetails = {}) =>
    scene(
      {
        phase: 'frays',
        figures: [
          magician('Ann', 0, 20, 30, { spells: ['diffraction'], gems: { light: 3 }, more }),
          figure('Bob', 1, 22.5, 30),
        ],
      },
      { answers, dice: faces },
    )

  test('CF-REV-LION-16: is cast right before the Initiative test, once a round, and not in an activation or in rout', () => {
    const match = combat([], [])
    expect(promptId(match)).toBe('ask.spell')
    expect(optionKeys(match)).toEqual(['diffraction:0', 'none'])
    // POW 4 and a 6, less one for the contact: 9.
    const cast = combat(['diffraction:0'], [6, 2, 5])
    expect(fighterNamed(cast, 'Ann').effects).toMatchObject([{ object: 'under-diffraction', until: 'round' }])
    expect(rolledDice(cast)).toEqual(['roll.incantation 1', 'roll.initiative 1', 'roll.initiative 1'])
    expect(rolledDice(combat([], [2, 5], { inRout: true }))).toEqual(['roll.initiative 1', 'roll.initiative 1'])
    const acting = turn(
      [magician('Ann', 0, 20, 30, { spells: ['diffraction'], gems: { light: 3 } }), figure('Bob', 1, 60, 30)],
      { answers: ['done'] },
    )
    expect(optionKeys(acting)).not.toContain('0:cast')
  })

  const diceOfBlow = (kind: 'combat' | 'fire', bob: Json, faces: number[]) =>
    rolledDice(
      playRule(
        { figures: [figure('Ann', 0, 20, 30, {}, UNDER), bob] },
        function* (play) {
          const [victim, by] = play.state.fighters
          yield* rollDamage(play, { victim: victim!, by: by!, kind, strength: 3, rules: [] })
        },
        { dice: faces },
      ),
    )

  test('CF-REV-LION-16: 4 or more cancels a hand-to-hand Damage roll', () => {
    const bob = figure('Bob', 1, 30, 30)
    expect(diceOfBlow('combat', bob, [4])).toEqual(['roll.diffraction 1'])
    expect(diceOfBlow('combat', bob, [3, 1, 2])).toEqual(['roll.diffraction 1', 'roll.damage 2'])
    expect(diceOfBlow('fire', bob, [1, 2])).toEqual(['roll.damage 2'])
  })

  test('CF-REV-LION-16: blows of a magician or an Immortal of Light are not cancelled', () => {
    expect(diceOfBlow('combat', magician('Bob', 1, 30, 30), [1, 2])).toEqual(['roll.damage 2'])
    const angel = figure('Bob', 1, 30, 30, { abilities: ['immortal', 'being-of-light/3'] })
    expect(diceOfBlow('combat', angel, [1, 2])).toEqual(['roll.damage 2'])
    const demon = figure('Bob', 1, 30, 30, { abilities: ['immortal'] })
    expect(diceOfBlow('combat', demon, [4])).toEqual(['roll.diffraction 1'])
  })
})

describe('CF-REV-LION-17 Blinding', () => {
  const blinding = (
    others: readonly Json[],
    faces: readonly number[],
    bob: FigureDetails = {},
    at: [number, number] = [42.5, 30],
  ) =>
    spellScene({
      ...{ spell: 'blinding', gems: { light: 4 }, x: 7, onHerself: true },
      on: { card: bob, at },
      others,
      dice: faces,
    })
  const blind = (match: ReturnType<typeof blinding>) =>
    match.state.fighters
      .filter(({ effects }) => effects.some(({ object }) => object === 'under-blinding'))
      .map(({ member }) => member.profile.name)

  test('CF-REV-LION-17: fighters of either camp that see the caster within 20 cm test INI against the chosen difficulty', () => {
    const friend = figure('Amy', 0, 30, 36, {}, { card: 'Amy', facing: 'west' })
    // POW 4 and a 3; INI 3 with a 3 fails, with a 4 passes.
    expect(blind(blinding([friend], [3, 3, 4]))).toEqual(['Bob'])
    expect(blind(blinding([friend], [3, 4, 3]))).toEqual(['Amy'])
    // Out of 20 cm, or looking away.
    expect(blind(blinding([], [3], {}, [42.6, 30]))).toEqual([])
    expect(blind(blinding([figure('Amy', 0, 30, 36, {}, { card: 'Amy', facing: 'east' })], [3, 3]))).toEqual(['Bob'])
    // The incantation must reach it, too.
    expect(eventArgs(blinding([], [2]), 'cast.failed')).toHaveLength(1)
  })

  test('CF-REV-LION-17: magicians of Light are immune', () => {
    const light = { pow: 3, magic: { level: 'adept', elements: ['light'], paths: [], intensity: 4 } }
    expect(rolledDice(blinding([], [3], light))).toEqual(['roll.incantation 1'])
  })

  test('CF-REV-LION-17: prevents distant targets for shots, spells and counter-magic, and charges, but not engagements', () => {
    const blinded = { effects: [{ object: 'under-blinding' }] }
    const act = (x: number, more: FigureDetails) =>
      turn([figure('Ann', 0, 20, 30, { aim: 3, weapon: BOW }, more), figure('Bob', 1, x, 30)])
    expect(optionKeys(act(35, {}))).toContain('0:charge:1')
    expect(optionKeys(act(35, blinded))).toContain('0:engagement:1')
    expect(optionKeys(act(35, blinded))).not.toContain('0:charge:1')
    const cumulative = (more: FigureDetails) =>
      optionKeys(
        turn([figure('Ann', 0, 20, 30, { aim: 3, weapon: BOW }, more), figure('Bob', 1, 35, 30)], {
          answers: ['done'],
        }),
      )
    expect(cumulative({}).includes('0:fire')).toBe(true)
    expect(cumulative(blinded).includes('0:fire')).toBe(false)
    const castSpell = (more: FigureDetails) =>
      optionKeys(
        turn(
          [
            magician('Ann', 0, 20, 30, { spells: ['arrow-of-mana'], gems: { light: 2 }, more }),
            figure('Bob', 1, 35, 30),
          ],
          { answers: ['done'] },
        ),
      )
    expect(castSpell({}).includes('0:cast')).toBe(true)
    expect(castSpell(blinded).includes('0:cast')).toBe(false)
    const counters = (more: FigureDetails) =>
      promptId(
        turn(
          [
            magician('Ann', 0, 20, 30, { spells: ['arrow-of-mana'], gems: { light: 2 } }),
            magician('Bob', 1, 35, 30, { gems: { light: 1 }, more }),
          ],
          { answers: ['done', '0:cast', 'arrow-of-mana:1'], dice: more.effects ? [1] : [] },
        ),
      )
    expect(counters({})).toBe('ask.counter-magic')
    expect(counters(blinded) === 'ask.counter-magic').toBe(false)
  })

  test('CF-REV-LION-17: gives −1 on Initiative, Attack and Defence', () => {
    const by = (kind: TestKind) => {
      const total = (effects: Json[]) => {
        const play = loadPosition({ figures: [figure('Ann', 0, 20, 30, {}, { effects }), figure('Bob', 1, 60, 30)] })
        const fighter = play.state.fighters[0]!
        return modifiersFor(play, { kind, fighter, rules: [], difficulty: 1, against: null, dice: 1 }).total
      }
      return total([{ object: 'under-blinding' }]) - total([])
    }
    expect((['initiative', 'attack', 'defence', 'courage'] as const).map(by)).toEqual([-1, -1, -1, 0])
  })
})
