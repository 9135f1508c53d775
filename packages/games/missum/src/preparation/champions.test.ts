import { expect, test } from 'vitest'
import { battle, DRAWN_UP, setupOf } from '../testing/battle.ts'
import { eventArgs, optionKeys, promptId, unit } from '../testing/scene.ts'

/** Ten duels in which seat 0 wins and ties this many and loses the rest. */
function duels(won: number, tied = 0): number[] {
  return Array.from({ length: 10 }, (_, i) => (i < won ? [90, 10] : i < won + tied ? [50, 50] : [10, 90])).flat()
}

const fightDuels = (dice: readonly number[], answers: readonly string[] = []) =>
  battle(setupOf(), { dice, plans: DRAWN_UP, answers })

test('MI-CHAMPION-01 ten duels are fought before the battle, each won by the higher percentile roll', () => {
  const match = fightDuels(duels(6))
  expect(eventArgs(match, 'duel.won').map(({ winner }) => winner)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1])
  expect(match.events.filter(({ type }) => type === 'duel.won').map(({ seat }) => seat)).toEqual([
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
  ])
  expect(match.state.champions).toEqual([6, 4])
})

test('MI-CHAMPION-01 a tie is a win for both sides', () => {
  const match = fightDuels(duels(5, 2))
  expect(match.state.champions).toEqual([7, 5])
  expect(eventArgs(match, 'duel.tie').map(({ duel }) => duel)).toEqual([6, 7])
})

test('MI-CHAMPION-03 MI-MPOINT-09 each legion of the winner gains a point per full three wins of lead', () => {
  expect(unit(fightDuels(duels(6)), 'Legion').points).toBe(0)
  const match = fightDuels(duels(8, 0))
  // Eight wins to two: a lead of six.
  expect(match.state.units.filter(({ seat }) => seat === 0).map(({ points }) => points)).toContain(2)
  expect(match.state.units[0]!.points).toBe(2)
})

test('MI-CHAMPION-04 each legion of the loser loses a point per full five defeats more', () => {
  const behind = (dice: readonly number[]) =>
    fightDuels(dice).state.units.find(({ seat, office }) => seat === 1 && !office)!.points
  expect(behind(duels(7))).toBe(0)
  expect(behind(duels(8))).toBe(-1)
  expect(behind(duels(10))).toBe(-2)
})

test('MI-CHAMPION-04 a tied duel is a defeat for neither side', () => {
  // Five wins and five ties: ten to five.
  const match = fightDuels(duels(5, 5))
  expect(match.state.champions).toEqual([10, 5])
  expect(match.state.units.find(({ seat, office }) => seat === 1 && !office)!.points).toBe(-1)
})

test('MI-CHAMPION-05 MI-ORDER-02 the side with more wins chooses to move or countermove on turn 1', () => {
  const match = fightDuels(duels(4))
  expect(promptId(match)).toBe('ask.mover')
  expect(match.pending[0]).toMatchObject({ seat: 1, rules: ['MI-CHAMPION-05', 'MI-ORDER-02'] })
  expect(optionKeys(match)).toEqual(['move', 'countermove'])
  expect(fightDuels(duels(4), ['countermove']).state.mover).toBe(0)
  expect(fightDuels(duels(4), ['move']).state.mover).toBe(1)
})

test('MI-CHAMPION-05 with equal wins both sides roll, rerolling ties, and the higher chooses', () => {
  const match = fightDuels([...duels(5), 33, 33, 20, 21])
  expect(match.pending[0]!.seat).toBe(1)
  expect(promptId(match)).toBe('ask.mover')
})

test('MI-CHAMPION-02 duels may be skipped, and the first turn is then rolled for', () => {
  const match = battle(setupOf({ options: { champions: false } }), { dice: [80, 20], plans: DRAWN_UP })
  expect(match.state.champions).toEqual([0, 0])
  expect(match.pending[0]!.seat).toBe(0)
})

test('MI-CHAMPION-03 MI-CHAMPION-04 MI-MPOINT-09 either side may win: one is rewarded, the other punished, and both are logged', () => {
  const points = (match: ReturnType<typeof fightDuels>) =>
    [0, 1].map((side) => match.state.units.find(({ seat, office }) => seat === side && !office)!.points)
  const lost = fightDuels(duels(2))
  expect(points(lost)).toEqual([-1, 2])
  expect(eventArgs(lost, 'champions.gain')).toEqual([{ winner: 1, gain: 2 }])
  expect(eventArgs(lost, 'champions.loss')).toEqual([{ loser: 0, loss: 1 }])
  const won = fightDuels(duels(8))
  expect(points(won)).toEqual([2, -1])
  expect({ championsGain: eventArgs(won, 'champions.gain'), championsLoss: eventArgs(won, 'champions.loss') }).toEqual({
    championsGain: [{ winner: 0, gain: 2 }],
    championsLoss: [{ loser: 1, loss: 1 }],
  })
  // Six to three with a tie: a lead of three gains a point, and the tie is not a defeat.
  const close = fightDuels(duels(6, 1))
  expect({ points: points(close), championsLoss: eventArgs(close, 'champions.loss') }).toEqual({
    points: [1, 0],
    championsLoss: [],
  })
  expect(eventArgs(fightDuels(duels(6)), 'champions.gain')).toEqual([])
})

test('MI-CHAMPION-01 MI-CHAMPION-05 duels use percentile dice, and their winner chooses', () => {
  const match = fightDuels(duels(6))
  expect(match.pending[0]!.seat).toBe(0)
  const sides = match.events.flatMap(({ type, dice }) => (type === 'rolled' ? dice!.map((die) => die.sides) : []))
  expect(sides).toEqual(Array.from({ length: 20 }, () => 100))
  expect(eventArgs(fightDuels(duels(6), ['countermove']), 'mover')).toEqual([{ mover: 1 }])
})
