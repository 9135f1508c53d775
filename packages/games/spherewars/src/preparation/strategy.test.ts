import { choice, type Json, text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { type Ability, define } from '../ability.ts'
import { playRule } from '../testing/rule.ts'
import { eventArgs, figure, rolledDice, type Script, scene } from '../testing/scene.ts'
import { update } from '../turn/turn.ts'

const lead = (name: string, seat: 0 | 1, com: number, more: Record<string, Json> = {}): Json => {
  const { profile, ...rest } = more
  return figure('sull', seat, seat === 0 ? 5 : 35, 5, {
    name,
    profile: { abilities: [], com, pow: null, ...(profile as object) },
    ...rest,
  })
}
const troop = (seat: 0 | 1, more: Record<string, Json> = {}) =>
  figure('battler', seat, seat === 0 ? 5 : 35, 15, { profile: { abilities: [] }, ...more })

/** A strategic roll of two leaders. */
function roll(first: Json, second: Json, dice: Script['dice'], more: Record<string, Json> = {}) {
  return scene({ figures: [first, troop(0), second, troop(1)], sequence: 'turn', ...more }, { dice: dice ?? [] })
}

const winnerOf = (match: ReturnType<typeof roll>) => eventArgs(match, 'strategic-won')[0]?.winner

describe('the strategic roll', () => {
  test('SW-TURN-04 SW-DICE-14 SW-PROFILE-11 SW-BAND-03 each rolls as many dice as its leader has COM', () => {
    const match = roll(lead('A', 0, 3), lead('B', 1, 2), [1, 2, 3, 5, 1])
    expect(rolledDice(match)).toEqual(['roll.strategic 3 2'])
    expect(winnerOf(match)).toBe(1)
  })

  test('SW-TURN-05 a dead, fleeing or missing leader gives one die', () => {
    const scouts = scene({ figures: [troop(0), troop(1)], size: 'scout', sequence: 'turn' }, { dice: [5, 1] })
    expect(rolledDice(scouts)).toEqual(['roll.strategic 1 1'])
    expect(rolledDice(roll(lead('A', 0, 3, { fleeing: true }), lead('B', 1, 2), [5, 1, 1]))).toEqual([
      'roll.strategic 1 2',
    ])
  })

  test.each(['stunned', 'paralysed', 'fearful'])('SW-TURN-05 a leader who is %s still rolls COM dice', (state) => {
    const match = roll(lead('A', 0, 3, { states: [state] }), lead('B', 1, 1), [5, 1, 1, 1])
    expect(rolledDice(match)).toEqual(['roll.strategic 3 1'])
  })

  test('SW-TURN-07 SW-CRIT-03 a tie is rerolled with the same dice, and its criticals are lost', () => {
    const match = roll(lead('A', 0, 2), lead('B', 1, 2), ['S', 'S', 'S', 'S', 5, 1, 4, 1])
    expect(rolledDice(match)).toEqual(['roll.strategic 2 2', 'roll.strategic 2 2'])
    expect(eventArgs(match, 'strategic-tie').length).toBe(1)
    expect(eventArgs(match, 'brilliant-strategy')).toEqual([])
  })

  test('SW-CRIT-03 the new roll can have its own criticals', () => {
    const match = roll(lead('A', 0, 2), lead('B', 1, 2), [5, 4, 5, 4, 'S', 'S', 4, 1])
    expect(match.state.bands.map(({ extraOrders }) => extraOrders)).toEqual([1, 0])
  })

  test.each([
    [[6, 6, 1], 1],
    [[6, 6, 6], 2],
    [[6, 5, 1], 0],
  ])('SW-CRIT-01 SW-CRIT-02 a brilliant strategy: %j gives %i more orders', (dice, orders) => {
    const match = roll(lead('A', 0, 3), lead('B', 1, 1), [...dice, 1])
    expect(match.state.bands[0]?.extraOrders).toBe(orders)
  })

  test('SW-CRIT-02 winner and loser may both have one', () => {
    const match = roll(lead('A', 0, 3), lead('B', 1, 3), ['S', 'S', 1, 'S', 'S', 'S'])
    expect(winnerOf(match)).toBe(1)
    expect(match.state.bands.map(({ extraOrders }) => extraOrders)).toEqual([1, 2])
    expect(eventArgs(match, 'brilliant-strategy')).toEqual([{ orders: 1 }, { orders: 2 }])
  })

  test('SW-CRIT-02 SW-RACE-45 a band whose leader flees has none, even with two dice; a dead scout adds no die', () => {
    const scout = (more: Record<string, Json> = {}) => troop(0, { profile: { abilities: ['tactical-scout'] }, ...more })
    const headless = (leader: Json, dice: Script['dice']) =>
      scene(
        { figures: [lead('A', 0, 3, { fleeing: true }), leader, lead('B', 1, 1), troop(1)], sequence: 'turn' },
        { dice: dice ?? [] },
      )
    const match = headless(scout(), ['S', 'S', 1])
    expect({ rollsMade: rolledDice(match), extraOrders: match.state.bands[0]?.extraOrders }).toEqual({
      rollsMade: ['roll.strategic 2 1'],
      extraOrders: 0,
    })
    expect(rolledDice(headless(scout({ status: 'dead' }), [5, 1]))).toEqual(['roll.strategic 1 1'])
  })

  test('SW-CRIT-02 unused orders vanish at the end of the turn', () => {
    const match = playRule({ figures: [lead('A', 0, 2), lead('B', 1, 2)], orders: [1, 1] }, function* (play) {
      play.state.bands[0]!.extraOrders = 2
      yield* update(play)
    })
    expect(match.state.bands[0]).toMatchObject({ orders: 2, extraOrders: 0 })
  })

  test('SW-CRIT-02 SW-TURN-17 basic games have none', () => {
    const match = roll(lead('A', 0, 2), lead('B', 1, 1), ['S', 'S', 1], { options: { advanced: false } })
    expect(match.state.bands[0]?.extraOrders).toBe(0)
  })
})

describe('Strategist', () => {
  const strategist = (name: string, seat: 0 | 1, com: number) =>
    lead(name, seat, com, { profile: { abilities: ['strategist'] } })

  test('SW-ABIL-23 EX-SW-EQ-19 the strategist wins with the two best dice equal', () => {
    expect(winnerOf(roll(strategist('Rodanes', 0, 4), lead('Lance', 1, 3), [4, 3, 2, 1, 4, 3, 3]))).toBe(0)
    expect(winnerOf(roll(lead('Rodanes', 0, 4), lead('Lance', 1, 3), [4, 3, 2, 1, 4, 3, 3]))).toBe(1)
  })

  test('SW-ABIL-23 both best dice must be equal, and each side needs two', () => {
    expect(winnerOf(roll(strategist('A', 0, 2), lead('B', 1, 2), [4, 2, 4, 3]))).toBe(1)
    expect(winnerOf(roll(strategist('A', 0, 2), lead('B', 1, 2), [4, 3, 5, 3]))).toBe(1)
    expect(winnerOf(roll(strategist('A', 0, 1), lead('B', 1, 2), [4, 4, 2]))).toBe(1)
  })

  test('SW-ABIL-23 two strategists: all dice are compared', () => {
    expect(winnerOf(roll(strategist('A', 0, 3), strategist('B', 1, 3), [4, 3, 1, 4, 3, 2]))).toBe(1)
    expect(winnerOf(roll(strategist('A', 0, 3), strategist('B', 1, 3), [4, 3, 2, 4, 3, 1]))).toBe(0)
  })

  test('SW-ABIL-23 SW-TURN-07 with one die each an equal roll is a tie', () => {
    const match = roll(strategist('A', 0, 1), lead('B', 1, 1), [4, 4, 1, 5])
    expect({ strategicTieCount: eventArgs(match, 'strategic-tie').length, winner: winnerOf(match) }).toEqual({
      strategicTieCount: 1,
      winner: 1,
    })
  })

  test('SW-ABIL-23 it turns a full tie into a win', () => {
    expect(winnerOf(roll(lead('A', 0, 2), strategist('B', 1, 2), [4, 3, 4, 3]))).toBe(1)
  })
})

describe('changes of the dice', () => {
  const turner: Ability = {
    id: 'test-turner',
    name: 'May turn its worst die to a sphere',
    rule: 'SW-ARTEFACT-31',
    *afterStrategicRoll(play, bearer, dice) {
      const options = [choice('turn', text('title')), choice('leave', text('title'))]
      const seat = bearer.band
      if ((yield* play.pick({ seat, prompt: text('title'), rules: ['SW-TURN-04'], options })) === 'turn')
        dice[dice.length - 1] = 6
    },
  }
  define(turner)
  const carrying = { artefacts: ['test-turner'] }
  const contest = (dice: Script['dice'], answers: string[], second: Record<string, Json> = {}) =>
    scene(
      { figures: [lead('A', 0, 2, carrying), troop(0), lead('B', 1, 2, second), troop(1)], sequence: 'turn' },
      { dice: dice ?? [], answers },
    )

  test('SW-CRIT-16 SW-CRIT-03 criticals and winner are judged on the final dice', () => {
    const turned = contest(['S', 1, 'S', 2], ['turn'])
    expect({ winner: winnerOf(turned), extraOrders: turned.state.bands[0]?.extraOrders }).toEqual({
      winner: 0,
      extraOrders: 1,
    })
    const left = contest(['S', 1, 'S', 2], ['leave'])
    expect({ winner: winnerOf(left), extraOrders: left.state.bands[0]?.extraOrders }).toEqual({
      winner: 1,
      extraOrders: 0,
    })
  })

  test('SW-TURN-04 the side that is behind decides first, then the other', () => {
    expect(contest([5, 1, 4, 1], [], carrying).pending[0]?.seat).toBe(1)
    expect(contest([4, 1, 5, 1], [], carrying).pending[0]?.seat).toBe(0)
    expect(contest([4, 1, 5, 1], ['turn'], carrying).pending[0]?.seat).toBe(1)
    expect(winnerOf(contest([4, 1, 5, 1], ['turn', 'turn'], carrying))).toBe(1)
  })

  test('SW-TURN-05 a fleeing leader changes no dice', () => {
    const match = roll(lead('A', 0, 2, { ...carrying, fleeing: true }), lead('B', 1, 1), [2, 5])
    expect(winnerOf(match)).toBe(1)
  })
})
