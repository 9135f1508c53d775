import { describe, expect, test } from 'vitest'
import {
  activation,
  ana,
  archer,
  bidAnswers,
  bor,
  combatantNamed,
  eventArgs,
  fighting,
  man,
  rolledDice,
  scene,
} from './testing/scene.ts'

const FAR = man('Far', 1, 38, 2)

/** Gets who wins a dexterity roll with these dice on each side; damage dice are all 1s. */
function winner(own: readonly (number | 'S')[], other: readonly (number | 'S')[], again: readonly number[] = []) {
  const dice = [...own, ...other, ...again, 1, 1]
  return eventArgs(fighting({ dex: own.length }, { dex: other.length }, { dice }, [FAR]), 'dexterity-won')[0]?.winner
}

describe('dice', () => {
  test('SM-DICE-01 six faces, the sixth a Sphere', () => {
    expect(winner(['S'], [5])).toBe('Ana')
    const match = fighting({ dex: 1 }, { dex: 1 }, { dice: ['S', 5, 1, 1] }, [FAR])
    expect(match.events.find(({ dice }) => dice)?.dice?.[0]).toMatchObject({ sides: 6, values: [6] })
  })

  test('SM-DICE-02 a 1 always fails and an S always succeeds', () => {
    const easy = fighting({}, { conMundane: 1 }, { dice: [4, 4, 1, 1, 1, 2] }, [FAR])
    expect(eventArgs(easy, 'wounded')[0]?.wounds).toBe(1)
    const hard = fighting({}, { conMundane: 6 }, { dice: [4, 4, 1, 1, 5, 'S'] }, [FAR])
    expect(eventArgs(hard, 'wounded')[0]?.wounds).toBe(1)
  })

  test('SM-DICE-03 opposition in a fight, difficulty in its damage, a mixed roll for a spell', () => {
    const fight = fighting({}, {}, { dice: [4, 4, 1, 1, 1, 1] }, [FAR])
    expect(fight.events.filter(({ dice }) => dice).map(({ dice }) => dice?.length)).toEqual([2, 1])
    const caster = ana({ abilities: ['life-bane'], pow: 2 })
    const answers = ['stand', 'life-bane', ...bidAnswers(1, 1)]
    const spell = activation(caster, [bor(4, { pow: 1 })], { answers, dice: [1, 1] }, { gems: [2, 2] })
    expect(rolledDice(spell)).toEqual(['roll.casting 1', 'roll.dispelling 1'])
  })

  test('SM-DICE-04 EX-SM-01 highest against highest, then the second highest and so on', () => {
    expect(winner([2, 5], [4, 4])).toBe('Ana')
    expect(winner([5, 2], [3, 5])).toBe('Bor')
    expect(winner([5, 3, 2], [5, 3, 1])).toBe('Ana')
  })

  test('SM-DICE-05 EX-SM-03 equal dice in equal number repeat the whole roll until it is decided', () => {
    const match = fighting({}, {}, { dice: [3, 5, 5, 3, 2, 2, 2, 2, 4, 1, 1, 1, 1, 1] }, [FAR])
    expect(rolledDice(match)).toEqual([...new Array(3).fill('roll.dexterity 2 2'), 'roll.damage 2'])
    expect(eventArgs(match, 'dexterity-tie').length).toBe(2)
    expect(eventArgs(match, 'dexterity-won')[0]?.winner).toBe('Ana')
  })

  test('SM-DICE-05 a tied strategic roll is repeated as well', () => {
    const figures = [man('Ana', 0, 10, 20, {}, { activated: true }), bor(8)]
    const match = scene({ figures, round: 1 }, { answers: ['stand'], dice: [3, 3, 4, 2] })
    expect(eventArgs(match, 'strategic-tie').length).toBe(1)
    expect(eventArgs(match, 'strategic-won')).toEqual([{ winner: 0 }])
  })

  test('SM-DICE-06 more dice win if an extra one is not a 1; otherwise it is a full tie', () => {
    expect(winner([5, 3, 2], [5, 3])).toBe('Ana')
    expect(winner([5, 3, 2, 1], [5, 3])).toBe('Ana')
    const match = fighting({ dex: 3 }, { dex: 2 }, { dice: [5, 3, 1, 5, 3, 4, 1, 1, 3, 1, 1, 1] }, [FAR])
    expect(eventArgs(match, 'dexterity-tie').length).toBe(1)
    expect(eventArgs(match, 'dexterity-won')[0]?.winner).toBe('Ana')
  })

  test('SM-DICE-07 EX-SM-05 each die at or above the target number is a success', () => {
    const match = fighting({ str: 4 }, { conMundane: 4 }, { dice: [4, 4, 1, 1, 3, 4, 5, 1] }, [FAR])
    expect(eventArgs(match, 'wounded')[0]?.wounds).toBe(2)
  })

  test('SM-DICE-08 shots, morale checks, feats and damage are difficulty rolls', () => {
    const shot = activation(archer('Ana', 0, 10, 20), [bor(7), FAR], {
      answers: ['stand', '2'],
      dice: [4, 4, 5, 4, 3],
    })
    expect(rolledDice(shot)).toEqual(['roll.precision 3', 'roll.damage 2'])
    expect(eventArgs(shot, 'wounded')[0]?.wounds).toBe(1)
    const check = fighting({ fear: 1 }, {}, { dice: [4, 4, 1, 1, 4, 1, 4] }, [FAR])
    expect(rolledDice(check).at(-1)).toBe('roll.morale 1')
    expect(eventArgs(check, 'morale-passed').length).toBe(1)
    const feat = activation(ana({ abilities: ['regeneration-offering'], fur: 2 }, { wounds: 2 }), [FAR], {
      answers: ['stand', 'regeneration-offering', '2'],
      dice: [5, 4],
    })
    expect(eventArgs(feat, 'deed-rolled')[0]?.successes).toBe(1)
    expect(combatantNamed(feat, 'Ana').wounds).toBe(3)
  })

  test('SM-DICE-09 above 6 every S gives an extra die: 2+ for 7, 3+ for 8, 6 for 11', () => {
    const strike = (conMundane: number, extra: readonly (number | 'S')[]) => {
      const dice = [4, 4, 1, 1, 'S', 5, ...extra] as const
      return eventArgs(fighting({}, { conMundane }, { dice }, [FAR]), 'wounded').length
    }
    expect(strike(7, [1])).toBe(0)
    expect(strike(7, [2])).toBe(1)
    expect(strike(8, [2])).toBe(0)
    expect(strike(8, [3])).toBe(1)
    expect(strike(11, [5])).toBe(0)
    expect(strike(11, ['S'])).toBe(1)
  })

  test('SM-DICE-09 from 12 on the procedure repeats', () => {
    const strike = (extra: readonly (number | 'S')[]) => {
      const dice = [4, 4, 1, 1, 'S', 5, ...extra] as const
      return eventArgs(fighting({}, { conMundane: 12 }, { dice }, [FAR]), 'wounded').length
    }
    expect(strike(['S', 1])).toBe(0)
    expect(strike(['S', 2])).toBe(1)
    expect(strike([5])).toBe(0)
  })

  test('SM-DICE-09 even two spheres must both be confirmed', () => {
    const dice = [4, 4, 1, 1, 'S', 'S', 2, 1] as const
    const match = fighting({}, { conMundane: 7 }, { dice, answers: ['neither'] }, [FAR])
    expect(eventArgs(match, 'wounded')[0]?.wounds).toBe(1)
  })
})

describe('the mixed roll', () => {
  /** Ana casts Life Bane, which deals as many wounds as successes are left, up to three. */
  function cast(casting: readonly number[], dispelling: readonly number[]) {
    const caster = ana({ abilities: ['life-bane'], pow: 4 })
    const answers = ['stand', 'life-bane', ...bidAnswers(casting.length, dispelling.length)]
    return activation(caster, [bor(4, { pow: 1 })], { answers, dice: [...casting, ...dispelling] }, { gems: [4, 4] })
  }

  function wounds(casting: readonly number[], dispelling: readonly number[]): number {
    return 6 - combatantNamed(cast(casting, dispelling), 'Bor').wounds
  }

  test('SM-DICE-10 the acting side rolls first, and its failures are discarded', () => {
    expect(wounds([3, 2, 1], [])).toBe(1)
    expect(wounds([3, 4, 2], [])).toBe(2)
    expect(wounds([2, 2, 1], [])).toBe(0)
    const match = cast([5, 2], [1])
    const throws = match.events.filter(({ dice }) => dice).map(({ dice }) => dice?.map(({ seat }) => seat))
    expect(throws).toEqual([[0], [1]])
  })

  test('SM-DICE-11 each opposing die above 2 cancels one success of equal or lower value', () => {
    expect(wounds([5, 5, 5], [5])).toBe(2)
    expect(wounds([5, 5, 5], [4, 4])).toBe(3)
    expect(wounds([4], [4])).toBe(0)
    expect(wounds([3], [2, 2])).toBe(1)
    expect(wounds([3, 3], [6])).toBe(1)
  })

  test('SM-DICE-11 as many successes as possible are cancelled', () => {
    // The 3 must go against the 3, so that the 6 is left for the 5.
    expect(wounds([5, 3], [6, 3])).toBe(0)
    expect(wounds([6, 5, 3], [6, 3])).toBe(1)
    expect(wounds([6, 4], [5, 5])).toBe(1)
  })

  test('SM-DICE-12 the successes left are counted: one is enough if the action names no number', () => {
    expect(eventArgs(cast([6, 6, 6], [6, 6]), 'spell-succeeds').length).toBe(1)
    expect(eventArgs(cast([6, 6, 6], [6, 6, 6]), 'spell-fails').length).toBe(1)
  })

  test('SM-DICE-12 a spell that asks for two successes fails with one', () => {
    const mage = ana({ abilities: ['incinerating-blast'], pow: 3 })
    const blast = (dice: readonly number[]) =>
      activation(mage, [bor(3)], { answers: ['stand', 'incinerating-blast', '3'], dice }, { gems: [3, 0] })
    expect(eventArgs(blast([3, 2, 2]), 'spell-fails').length).toBe(1)
    expect(rolledDice(blast([3, 3, 2, 1, 1, 1, 1, 1]))).toEqual(['roll.casting 3', 'roll.damage 5'])
  })
})
