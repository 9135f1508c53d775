import type { Procedure } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { characteristic } from '../../characteristics.ts'
import { faithGathered, isDisturbed } from '../../divination/faith.ts'
import { expireRoundEffects, maintenancePhase } from '../../round/phases.ts'
import type { Fighter, Play } from '../../state.ts'
import { faithful, miracleScene } from '../../testing/faithful.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  type Scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { has } from '../../traits.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

const damageTotals = (match: Scene) => eventArgs(match, 'damage.read').map(({ total }) => total)

test('CF-REV-ACHERON-15, CF-REV-ACHERON-16, CF-REV-ACHERON-21: only the named faithful may learn them', () => {
  const learningFaults = (profile: string, army: 'acheron' | 'dirz' | 'griffins', miracle: string) =>
    faultsOf(armyOf([{ profile, miracles: [miracle] }], { army, points: 1000 }))
  for (const id of ['salauels-enchantment', 'evil-eye', 'brutality-of-the-shadows']) {
    expect(learningFaults('acheron-the-bogeyman', 'acheron', id)).toEqual([])
    expect(learningFaults('griffins-saphon-the-preacher', 'griffins', id)).toContain('miracle-cult')
  }
})

describe('CF-REV-ACHERON-15: Salaüel’s Enchantment', () => {
  function* blow(play: Play, by: Fighter, victim: Fighter, kind: 'combat' | 'fire' | 'effect' = 'combat'): Procedure {
    yield* rollDamage(play, { victim, by, kind, strength: 3, rules: [] })
  }
  const enchant = (
    x: number,
    faces: number[],
    then: (play: Play, bob: Fighter, vic: Fighter) => Procedure,
    vic: FigureDetails = {},
  ) =>
    miracleScene(
      {
        ...{ miracle: 'salauels-enchantment', faith: 3, x, dice: faces },
        on: { seat: 0, card: { abilities: ['living-dead'], fear: 5 }, more: { card: 'Bob' } },
        others: [figure('Vic', 1, 60, 30, { res: 5, ...vic })],
      },
      (play, _ann, bob) => then(play, bob, play.state.fighters[2]!),
    )

  test('adds half of the difficulty, rounded up, to the target’s next Damage roll only', () => {
    const match = enchant(7, [3, 4, 1, 4, 1], function* (play, bob, vic) {
      yield* blow(play, bob, vic)
      yield* blow(play, bob, vic)
    })
    // 4 + 3 + 4 - 5, then 4 + 3 - 5.
    expect(damageTotals(match)).toEqual([6, 2])
    expect(eventArgs(match, 'call.announced')).toMatchObject([{ difficulty: 7, fervour: 3 }])
  })

  test('it waits beyond the round, and a shot uses it up as well; an effect does not', () => {
    const match = enchant(6, [3, 4, 1, 4, 1], function* (play, bob, vic) {
      yield* blow(play, bob, vic, 'effect')
      expireRoundEffects(play)
      yield* blow(play, bob, vic, 'fire')
    })
    expect(damageTotals(match)).toEqual([2, 5])
    expect(fighterNamed(match, 'Bob').effects).toEqual([])
  })

  test('an Exceptional Wound kills the target of the miracle after its blow takes effect', () => {
    const match = enchant(6, [3, 5, 5], blow)
    expect(fighterNamed(match, 'Vic').status).toBe('eliminated')
    expect(fighterNamed(match, 'Bob').status).toBe('eliminated')
    expect(eventArgs(match, 'eliminated').map(({ victim }) => victim)).toEqual(['Vic', 'Bob'])
    expect(fighterNamed(enchant(6, [3, 5, 4], blow), 'Bob').status).toBe('standing')
  })

  test('it is called on friendly Living-dead, one at a time', () => {
    const targetKeys = (more: FigureDetails, abilities = ['living-dead']) => {
      const match = turn(
        [
          faithful('Ann', 0, 20, 30, { miracles: ['salauels-enchantment'], faith: 3 }),
          figure('Fay', 0, 28, 30, { abilities }, { card: 'Fay', ...more }),
        ],
        { answers: ['done'] },
      )
      return optionKeys(match).includes('0:call')
    }
    expect(targetKeys({})).toBe(true)
    expect(targetKeys({}, [])).toBe(false)
    expect(targetKeys({ effects: [{ object: 'under-salauels-enchantment', x: 1 }] })).toBe(false)
  })
})

describe('CF-REV-ACHERON-16: Evil Eye', () => {
  const eye = (faith: number, then: (play: Play, ann: Fighter) => Procedure, answers: string[] = []) =>
    miracleScene(
      {
        ...{ miracle: 'evil-eye', faith, onHerself: true, dice: [6], on: { at: [22.5, 30] }, answers },
      },
      then,
    )

  test('the faithful is a Thaumaturgist, and contact disturbs neither faith nor calls', () => {
    let seen: unknown[] = []
    const before = miracleScene({
      miracle: 'brutality-of-the-shadows',
      faith: 2,
      x: 0,
      onHerself: true,
      dice: [2],
      on: { at: [22.5, 30] },
    })
    // Aspects 4, a 2 and one less for contact do not reach 6.
    expect(eventArgs(before, 'test.failed')).toMatchObject([{ final: 5 }])
    // biome-ignore lint/correctness/useYield: it only looks.
    const match = eye(1, function* (play, ann) {
      seen = [has(play, ann, 'thaumaturgist'), faithGathered(play, ann).total, isDisturbed(play, ann)]
    })
    expect(seen).toMatchObject([true, 3, false])
    expect(fighterNamed(match, 'Ann').effects).toMatchObject([{ object: 'under-evil-eye' }])
  })

  test('a point of faith prolongs it in each maintenance phase', () => {
    const prolong = (faith: number, answers: string[]) => {
      const match = eye(
        1,
        function* (play, ann) {
          ann.faith = faith
          yield* maintenancePhase(play)
        },
        answers,
      )
      return { effects: fighterNamed(match, 'Ann').effects.length, faith: fighterNamed(match, 'Ann').faith }
    }
    expect(prolong(2, ['keep'])).toEqual({ effects: 1, faith: 1 })
    expect(prolong(2, ['end'])).toEqual({ effects: 0, faith: 2 })
    expect(prolong(0, [])).toEqual({ effects: 0, faith: 0 })
  })
})

describe('CF-REV-ACHERON-21: Brutality of the Shadows', () => {
  const strength = (x: number, answers: string[] = []) => {
    let seen = 0
    const match = miracleScene(
      {
        ...{ miracle: 'brutality-of-the-shadows', faith: 2, x, onHerself: true, dice: [5], answers },
        on: { card: { str: 8 }, more: { effects: [{ object: 'under-force-of-darkness', x: 3 }] }, at: [22.5, 30] },
        others: answers.length > 0 ? [figure('Bea', 1, 17.5, 30, { str: 6 })] : [],
      },
      // biome-ignore lint/correctness/useYield: it only looks.
      function* (play, ann) {
        seen = characteristic(play, ann, 'str').total
      },
    )
    return promptId(match) ?? seen
  }

  test('grants the printed STR of an enemy in contact, and one more for a difficulty of 8', () => {
    expect(strength(0)).toBe(8)
    expect(strength(1)).toBe(9)
    expect(strength(0, ['1'])).toBe(8)
    expect(strength(0, ['2'])).toBe(6)
  })

  test('can only be called with an enemy in contact', () => {
    const mayCall = (x: number) => {
      const ann = faithful('Ann', 0, 20, 30, { miracles: ['brutality-of-the-shadows'], faith: 2 })
      return optionKeys(turn([ann, figure('Bob', 1, x, 30)], { answers: ['done'] })).includes('0:call')
    }
    expect(mayCall(22.5)).toBe(true)
    expect(mayCall(30)).toBe(false)
  })
})
