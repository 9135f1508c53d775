import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { joinAnswers, playMovement } from '../testing/movement.ts'
import { eventArgs, figure, path, rolledDice, scene } from '../testing/scene.ts'
import { activation } from '../testing/shooting.ts'
import { leader, soldier } from '../testing/soldiers.ts'

type Able = Record<string, Json>

const TIMID: Able = { abilities: ['fear-of-combat'] }
const GRIM: Able = { abilities: ['intimidation'] }

/** Ann charges Ben; both are troops of common morale and roll against 4. */
function charging(ann: Able, ben: Able, dice: number[] = [], others: readonly Json[] = [], script: Json[] = []) {
  const figures = [soldier('Ann', 0, 10, 10, ann), soldier('Ben', 1, 10, 14, ben), ...others]
  const enemy = others.some((other) => (other as { seat: number }).seat === 1) ? 1 : null
  return playMovement(figures, { answers: [...joinAnswers(enemy, [10, 12.8]), ...script], dice })
}

function rollsDue(match: ReturnType<typeof charging>) {
  return eventArgs(match, 'unnerved').map(({ roller, enemy }) => `${roller} of ${enemy}`)
}

describe('Fear of Combat', () => {
  test('SW-ABIL-10 (a) (b) the bearer rolls on contact when it joins or is joined', () => {
    expect(rollsDue(charging(TIMID, {}, [3]))).toEqual(['Ann of Ben'])
    expect(rollsDue(charging(TIMID, {}, [4]))).toEqual([])
    expect(rollsDue(charging({}, TIMID, [3]))).toEqual(['Ben of Ann'])
    expect(rolledDice(charging({}, {}))).toEqual([])
  })

  test('SW-ABIL-10 (a) (b) no roll is due if the joined enemy was already fighting', () => {
    const fighting = soldier('Cid', 0, 10, 15.2)
    expect(rolledDice(charging(TIMID, {}, [], [fighting]))).toEqual([])
    expect(rolledDice(charging({}, TIMID, [], [fighting]))).toEqual([])
  })

  test('SW-ABIL-10 (c) after a failure a won dexterity roll is a draw, in that activation only', () => {
    const figures = [soldier('Ann', 0, 10, 10, TIMID), soldier('Ben', 1, 10, 14), soldier('Bob', 1, 36, 36)]
    const answers = joinAnswers(1, [10, 12.8])
    const failed = scene({ figures }, { answers, dice: [1, 5, 5, 1, 1] })
    expect(rolledDice(failed)).toEqual(['roll.morale 1', 'roll.dexterity 2 2'])
    expect(eventArgs(failed, 'wounded')).toEqual([])
    const passed = scene({ figures }, { answers, dice: [4, 5, 5, 1, 1, 4, 1, 1] })
    expect(eventArgs(passed, 'wounded')).toEqual([{ victim: 'Ben', wounds: 1, left: 5 }])
    // Ben is activated and fights: nothing is left of it, and Ann may win.
    const later = scene({ figures }, { answers: [...answers, '1'], dice: [1, 5, 5, 1, 1, 1, 5, 4, 4] })
    expect(eventArgs(later, 'wounded')).toEqual([{ victim: 'Ben', wounds: 2, left: 4 }])
  })

  test('SW-ABIL-10 (d) fear levels do not change the roll', () => {
    const match = charging(TIMID, { fear: 3 }, [4])
    expect(rollsDue(match)).toEqual([])
    expect(match.events.find(({ type }) => type === 'morale-passed')?.numbers?.[0]?.total).toBe(4)
  })

  test('SW-ABIL-10 (e) if both have it, neither rolls', () => {
    expect(rolledDice(charging(TIMID, TIMID))).toEqual([])
  })

  test('SW-ABIL-10 leader presence and Hold Your Ground! help, and a failure never causes flight', () => {
    const boss = leader('Boss', 0, 7, 10)
    const helped = charging(TIMID, {}, [3], [boss])
    expect(rollsDue(helped)).toEqual([])
    const failed = charging(TIMID, {}, [1])
    expect(failed.state.combatants[0]?.fleeing).toBe(false)
    const figures = [soldier('Ann', 0, 10, 10, TIMID), soldier('Ben', 1, 10, 14), boss]
    const held = playMovement(
      figures,
      { answers: [...joinAnswers(null, [10, 12.8]), 'pass', 'hold-your-ground'] },
      { orders: [1, 0] },
    )
    expect({ rollsMade: rolledDice(held), rollsDue: rollsDue(held) }).toEqual({ rollsMade: [], rollsDue: [] })
  })

  test('SW-ABIL-10 SW-MORALE-03 the unbreakable pass without rolling', () => {
    expect(rolledDice(charging({ ...TIMID, morale: 'unbreakable' }, {}))).toEqual([])
  })

  test('SW-ABIL-10 several enemies at once cause one roll, and a failure counts for those that caused it', () => {
    const friend = soldier('Cid', 0, 12.4, 12.8)
    // Bob fights Cid already, so no roll is due against Bob.
    const match = charging(TIMID, {}, [3], [soldier('Bob', 1, 11.2, 12.8), friend])
    expect(rollsDue(match)).toEqual(['Ann of Ben'])
    const both = charging(TIMID, {}, [3], [soldier('Bob', 1, 11.2, 12.8)])
    expect({ rollsMade: rolledDice(both), rollsDue: rollsDue(both) }).toEqual({
      rollsMade: ['roll.morale 1'],
      rollsDue: ['Ann of Ben', 'Ann of Bob'],
    })
  })

  test('SW-ABIL-10 (c) against an enemy that caused no roll a win is a win', () => {
    const figures = [
      soldier('Ann', 0, 10, 10, TIMID),
      soldier('Ben', 1, 10, 14),
      soldier('Bob', 1, 11.2, 12.8),
      soldier('Cid', 0, 12.4, 12.8),
    ]
    const fights = (enemy: string, dice: number[]) =>
      activation({ figures }, { answers: [...joinAnswers(1, [10, 12.8]), enemy], dice: [3, ...dice] })
    // Cid supports her against Bob; Ben and Bob support each other.
    const bob = fights('2', [5, 5, 5, 1, 1, 1, 4, 1])
    expect(eventArgs(bob, 'wounded')).toEqual([{ victim: 'Bob', wounds: 1, left: 5 }])
    const ben = fights('1', [5, 5, 1, 1, 1])
    expect({ wounded: eventArgs(ben, 'wounded'), drawCount: eventArgs(ben, 'draw').length }).toEqual({
      wounded: [],
      drawCount: 1,
    })
  })
})

describe('Intimidation', () => {
  test('SW-ABIL-20 (a) EX-SW-EQ-15 an enemy joined by the bearer rolls', () => {
    const tirabe = figure('tirabe', 0, 10, 10, { name: "Tir'Abe", profile: { abilities: ['intimidation'] } })
    const lookout = figure('lookout', 1, 10, 14, { name: 'Lookout', profile: { ranged: [] } })
    const match = playMovement([tirabe, lookout], { answers: joinAnswers(null, [10, 12.6]), dice: [1] })
    expect(eventArgs(match, 'unnerved')).toEqual([{ roller: 'Lookout', enemy: "Tir'Abe" }])
  })

  test("SW-ABIL-20 (b) EX-SW-EQ-17 an Eagle Man that joins Tir'Abe rolls", () => {
    const eagle = figure('eagle-man', 0, 10, 10, { name: 'Eagle' })
    const tirabe = figure('tirabe', 1, 10, 14, { name: "Tir'Abe", profile: { abilities: ['intimidation'] } })
    const match = playMovement([eagle, tirabe], { answers: joinAnswers(null, [10, 12.6]), dice: [1] })
    expect(eventArgs(match, 'unnerved')).toEqual([{ roller: 'Eagle', enemy: "Tir'Abe" }])
  })

  test('SW-ABIL-20 (a) (b) no roll is due if the joined combatant was already fighting', () => {
    const fighting = soldier('Cid', 0, 10, 15.2)
    expect(rolledDice(charging(GRIM, {}, [], [fighting]))).toEqual([])
    expect(rolledDice(charging({}, GRIM, [], [fighting]))).toEqual([])
  })

  test('SW-ABIL-20 (c) a combatant that passed may win, even if another failed against the same enemy', () => {
    const figures = [soldier('Ann', 0, 10, 10, GRIM), soldier('Ben', 1, 10, 14), soldier('Bob', 1, 11.2, 12.8)]
    const fights = (enemy: string) =>
      activation(
        { figures },
        {
          answers: [...joinAnswers(1, [10, 12.8]), enemy],
          dice: [4, 1, 1, 1, 5, 5, 5, ...(enemy === '1' ? [4, 1] : [])],
        },
      )
    expect(rollsDue(fights('1'))).toEqual(['Bob of Ann'])
    expect(eventArgs(fights('1'), 'wounded')).toEqual([{ victim: 'Ann', wounds: 1, left: 5 }])
    expect({ wounded: eventArgs(fights('2'), 'wounded'), drawCount: eventArgs(fights('2'), 'draw').length }).toEqual({
      wounded: [],
      drawCount: 1,
    })
  })

  test('SW-ABIL-20 (c) (d) a combatant that failed cannot win, and fear levels do not matter', () => {
    const figures = [
      soldier('Ann', 0, 10, 10, { ...GRIM, fear: 3 }),
      soldier('Ben', 1, 10, 14),
      soldier('Bob', 1, 36, 36),
    ]
    const match = scene({ figures }, { answers: joinAnswers(1, [10, 12.8]), dice: [3, 1, 1, 5, 5] })
    expect(rolledDice(match)).toEqual(['roll.morale 1', 'roll.dexterity 2 2'])
    expect(match.events.find(({ type }) => type === 'morale-failed')?.numbers?.[0]?.total).toBe(4)
  })

  test('SW-ABIL-20 (e) two intimidating combatants cause no rolls', () => {
    expect(rolledDice(charging(GRIM, GRIM))).toEqual([])
  })

  test('SW-ABIL-20 with two causes one roll is due, and cancelling one ability leaves the other', () => {
    expect(rolledDice(charging(TIMID, GRIM, [4]))).toEqual(['roll.morale 1'])
    const both = { abilities: ['fear-of-combat', 'intimidation'] }
    // Both intimidate, so that lapses; Ann alone fears combat.
    expect(rollsDue(charging(both, GRIM, [3]))).toEqual(['Ann of Ben'])
  })
})

describe('contacts that count as joins', () => {
  test('SW-ABIL-34 (a) the target and others touched at the same time count', () => {
    expect(rollsDue(charging(GRIM, {}, [1, 1], [soldier('Bob', 1, 11.2, 12.8)]))).toEqual(['Ben of Ann', 'Bob of Ann'])
  })

  test('SW-ABIL-34 (b) SW-DEFAREA-18 a combatant put in the way by Relocate! counts, and may shoot against the charge', () => {
    const figures = [
      soldier('Ann', 0, 10, 10, GRIM),
      soldier('Ben', 1, 10, 16),
      soldier('Bob', 1, 12, 13, { ranged: ['tension'], pre: 1 }),
      leader('Boss', 1, 15, 13),
    ]
    const answers = [...joinAnswers(1, [10, 14.8]), 'relocate', '2', path([10.3, 13]), '2']
    const match = playMovement(figures, { answers, dice: [1, 1] }, { orders: [0, 1] })
    expect(rolledDice(match)).toEqual(['roll.precision 1', 'roll.morale 1'])
    expect(eventArgs(match, 'unnerved')).toEqual([{ roller: 'Bob', enemy: 'Ann' }])
  })

  test('SW-ABIL-34 (c) an interceptor that meets a charge or engagement counts, either one fearing or intimidating', () => {
    const meetMidway = (ann: Able, bob: Able) =>
      rollsDue(charging(ann, {}, [1], [soldier('Bob', 1, 12, 12, bob)], [path([10, 11.5])]))
    expect(meetMidway(GRIM, {})).toEqual(['Bob of Ann'])
    expect(meetMidway({}, GRIM)).toEqual(['Ann of Bob'])
    expect(meetMidway(TIMID, {})).toEqual(['Ann of Bob'])
    expect(meetMidway({}, TIMID)).toEqual(['Bob of Ann'])
  })

  test('SW-ABIL-34 (d) intercepting a runner and contact by Relocate! do not count', () => {
    const figures = [soldier('Ann', 0, 10, 10, GRIM), soldier('Ben', 1, 12.5, 12)]
    const ran = playMovement(figures, { answers: ['run', path([15, 10]), path([12.5, 10])] })
    expect({ jumpedCount: eventArgs(ran, 'jumped').length, rollsMade: rolledDice(ran) }).toEqual({
      jumpedCount: 1,
      rollsMade: [],
    })
    const close = [
      soldier('Ann', 0, 10, 10, GRIM),
      soldier('Ben', 1, 10, 13),
      leader('Boss', 0, 6, 10),
      soldier('Bob', 1, 36, 36),
    ]
    const relocated = scene(
      { figures: close, orders: [1, 0] },
      { answers: ['0', 'relocate', '0', path([10, 11.8])], dice: [3, 3, 3, 3] },
    )
    expect(rolledDice(relocated)).toEqual(['roll.dexterity 2 2'])
    expect(eventArgs(relocated, 'relocated-into-contact').length).toBe(1)
  })
})
