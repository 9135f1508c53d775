import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { beside, RIGHT, UP } from '../testing/beside.ts'
import { eventArgs, figure, optionKeys, path, placeOf, rolledDice, type Script, scene } from '../testing/scene.ts'
import { shotNumbers, total } from '../testing/shooting.ts'

/** Enemies far away: two, so that their owner is asked whom to activate. */
const IDLE = [figure('near-heart', 1, 38, 2, { name: 'Idle' }), figure('near-heart', 1, 38, 5, { name: 'Idler' })]

/** The first figure is activated at (20, 20). */
function act(active: string, others: readonly Json[], script: Script = {}, more: Record<string, Json> = {}) {
  return scene({ ...more, figures: [figure(active, 0, 20, 20), ...others, ...IDLE] }, script)
}

describe('in a fight', () => {
  test('SW-ABIL-05 SW-ABIL-08: an Amazon supported by a Guardian wins with the two best dice equal', () => {
    const rider = beside('Amazon', RIGHT, 'rider', 1)
    const guardian = (towards: readonly [number, number]) =>
      beside('Rider', towards, 'the-guard', 0, { name: 'Guardian', activated: true })
    const fight = (others: readonly Json[], amazon: number[]) =>
      act('amazon', [rider, ...others], {
        answers: others.length > 0 ? ['accept'] : [],
        dice: [...amazon, 5, 4, 3, 1, 1, 1],
      })
    const won = fight([guardian(UP)], [5, 4, 1])
    expect(eventArgs(won, 'dexterity-won')).toEqual([{ winner: 'Amazon', loser: 'Rider' }])
    const alone = fight([], [5, 4])
    expect(eventArgs(alone, 'dexterity-won')).toEqual([{ winner: 'Rider', loser: 'Amazon' }])
  })

  test('SW-ABIL-07: a Rider who loses to a Battler with 5 4 2 against 5 3 2 rerolls the 3', () => {
    const fight = (again: number, more: number[]) =>
      act('battler', [beside('Battler', RIGHT, 'rider', 1)], {
        answers: ['done', 'counterattack'],
        dice: [5, 4, 2, 5, 3, 2, again, ...more],
      })
    expect(eventArgs(fight(5, [1, 1, 1]), 'dexterity-won')).toEqual([{ winner: 'Rider', loser: 'Battler' }])
    expect(eventArgs(fight(4, []), 'draw')).toHaveLength(1)
    expect(eventArgs(fight(1, [1, 1, 1]), 'dexterity-won')).toEqual([{ winner: 'Battler', loser: 'Rider' }])
  })

  test('SW-ABIL-13: a charge against a Shaman brings nothing, against a Dowser a point of STR', () => {
    const charge = (enemy: string, strength: number) => {
      const others = [beside('Near Heart', UP, enemy, 1, { gap: 2.5 })]
      const dice = [5, 5, 5, 4, 4, ...new Array<number>(strength).fill(1)]
      return act('near-heart', others, { answers: ['join', '1', path([20, 17.5])], dice })
    }
    expect(eventArgs(charge('shaman', 3), 'charges')).toHaveLength(1)
    expect(total(charge('shaman', 3), 'damage', 0)).toBe(3)
    expect(total(charge('dowser', 4), 'damage', 0)).toBe(4)
  })

  test('SW-ABIL-15: an inexpert Snake Man loses with the two best dice equal', () => {
    const match = act('snake-man', [beside('Snake Man', RIGHT, 'goat-man', 1)], {
      answers: ['done', 'no'],
      dice: [5, 4, 5, 4, 1, 1, 1, 1],
    })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Goat Man', loser: 'Snake Man' }])
  })

  test('SW-ABIL-24: a Miz Rider who has fought three times this turn keeps its full DEX', () => {
    const figures = [
      figure('miz-rider', 0, 20, 20, { fatigue: 3 }),
      beside('Miz Rider', RIGHT, 'stevedore', 1, { fatigue: 1, used: ['sulphuric-rock'] }),
    ]
    const match = scene({ figures: [...figures, ...IDLE] }, { answers: ['done'], dice: [4, 4, 1, 4, 4] })
    expect(rolledDice(match)).toContain('roll.dexterity 3 2')
  })

  test('SW-ABIL-29 SW-ABIL-32: an unimportant Lookout adds no die; an insignificant Postulant does', () => {
    const fight = (friend: string, own: number[]) => {
      const others = [
        beside('Near Heart', RIGHT, 'stevedore', 1, { used: ['sulphuric-rock'] }),
        beside('Stevedore', UP, friend, 0, { activated: true }),
      ]
      return rolledDice(act('near-heart', others, { dice: [...own, 4, 4, 4, 1, 1, 1] }))[0]
    }
    expect(fight('lookout', [4, 4, 4])).toBe('roll.dexterity 3 3')
    expect(fight('cohort-of-postulants', [4, 4, 4, 1])).toBe('roll.dexterity 4 3')
  })

  test('SW-WEAPON-07: a Devastator with two conventional weapons rolls two more dice', () => {
    const figures = [
      figure('devastator', 0, 20, 20, { profile: { weapons: ['conventional', 'conventional'] } }),
      beside('Devastator', RIGHT, 'barbarian', 1),
    ]
    const match = scene({ figures: [...figures, ...IDLE] }, { answers: ['done'], dice: [5, 5, 5, 5, 4, 4, 4, 1, 1, 1] })
    expect(rolledDice(match)[0]).toBe('roll.dexterity 4 3')
  })

  test('SW-ABIL-20 (c): a Lookout who fails her roll against Tir’Abe and then wins only draws', () => {
    const others = [beside('Tir’Abe', UP, 'lookout', 1, { gap: 3, profile: { ranged: [] } })]
    const figures = [figure('tirabe', 0, 20, 20, { name: 'Tir’Abe' }), ...others]
    const match = scene(
      { figures: [...figures, ...IDLE] },
      { answers: ['join', '1', path([20, 17]), 'done'], dice: [2, 3, 3, 3, 3, 5, 5] },
    )
    expect(eventArgs(match, 'draw')).toHaveLength(1)
  })
})

describe('on the move', () => {
  test('SW-ABIL-26: a Lookout runs her 4 inches through a wood; a Guardian only 3', () => {
    const wood = { scenery: [{ type: 'wood', x: 20, y: 17 }] }
    const run = (who: string) =>
      act(who, [], { answers: ['run', path([20, 16]), ...(who === 'lookout' ? ['hold'] : [])] }, wood)
    expect(placeOf(run('lookout'), 'Lookout')).toEqual([20, 16])
    expect(() => run('the-guard')).toThrow('SW-MOVE-08')
  })

  test('SW-ABIL-22: Igniis moves the higher of two dice, and may speed up afterwards only after a double', () => {
    const stealth = (dice: number[]) => optionKeys(act('igniis', [], { answers: ['roll', path([20, 18])], dice }))
    expect(stealth([5, 3])).toEqual(['stand', 'run', 'join'])
    expect(stealth([4, 4])).toEqual(['stand', 'run', 'speed-up', 'join'])
  })
})

describe('shooting', () => {
  test('SW-ABIL-16: an inexpert Leviathan needs 4 to hit a Near Heart of MOV 3', () => {
    const match = act('leviathan', [beside('Leviathan', RIGHT, 'near-heart', 1, { gap: 3 })], {
      answers: ['stand', 'done', '1', 'keep'],
      dice: [1],
    })
    expect(shotNumbers(match)).toEqual([1, 4])
  })
})
