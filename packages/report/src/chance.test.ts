import { type AnyGame, loadGame } from '@fray/games'
import { Match, ScriptedDice, startingPosition } from '@fray/kernel'
import { expect, test } from 'vitest'
import { chanceOf } from './chance.ts'
import type { ReportedMatch } from './history.ts'

test('the chance of a defeat is worked out by the rules, and only results have a chance', async () => {
  const figures = [
    { name: 'Fox', seat: 0, x: 12, y: 14 },
    { name: 'Hawk', seat: 1, x: 12, y: 11.5 },
  ]
  const game = (await loadGame('spheres-of-war')) as AnyGame
  const match: ReportedMatch = Match.start(game, startingPosition(game, { situation: { figures } }), 'duel', {
    dice: new ScriptedDice([6], 0, undefined),
  })
  while (match.pending.length > 0 && !match.events.some(({ dice }) => dice)) {
    const { seat } = match.pending[0]!
    const [first] = ['fight', 'move', 'toward'].filter((key) => !match.check(seat, key))
    const decision = match.decisionOf(seat)!
    match.answer(seat, first ?? (decision.kind === 'place' ? decision.suggest()[0]! : 'wait'))
  }
  const chance = (type: string) =>
    chanceOf(match, match.answers.length, match.events.find((event) => event.type === type)!)
  // A defence fails on 5 and 6; if it holds, the other side defends in turn: x = 1/3 + 2/3 × 2/3 × x.
  expect(chance('defeated')).toBeCloseTo(0.6)
  expect(chance('strikes')).toBeUndefined()
})
