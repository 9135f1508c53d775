import { createBot, sightOf } from '@fray/bots'
import { loadGame } from '@fray/games'
import { type Decision, isFormality, isWorthAsking, Match, startingPosition } from '@fray/kernel'
import type { TableMatch } from '@fray/session'
import { expect, test } from 'vitest'
import { quickPreset } from '../../shared/preset-choice.ts'
import { SharedScreen } from './screen.ts'

const DECISIONS = 160

/** How often the device may change hands in so many decisions of two persons: only for simultaneous secret choices. */
const GAMES = [
  { game: 'spheres-of-war', most: 0 },
  { game: 'spherewars', most: 6 },
  { game: 'spherewars-manuscript', most: 6 },
  { game: 'missum', most: 16 },
  { game: 'confrontation', most: 10 },
]

test.each(GAMES)('160 decisions of $game cost two persons at most $most hand-overs', async ({ game: id, most }) => {
  const game = (await loadGame(id))!
  const { setup } = quickPreset(game.content.presets)!
  const match = Match.start(game, startingPosition(game, { setup }), 'handed over') as TableMatch
  const bot = createBot('random', id)
  const answer = (decision: Decision) => match.answer(decision.seat, bot.choose(sightOf(match, decision)))
  while (match.isPreparing) answer(match.pending[0]!)
  const screen = new SharedScreen(game, match, ['person', 'person'])
  let handOvers = 0
  for (let decisions = 0; decisions < DECISIONS && match.pending.length > 0; screen.follow()) {
    const passed = match.pending.find(isPassedUnasked)
    if (passed) {
      match.answer(passed.seat, passed.interruption!.pass)
      continue
    }
    if (screen.handOver !== undefined) {
      handOvers++
      screen.takeOver(screen.handOver)
    }
    answer(match.decisionOf(screen.eyes!)!)
    decisions++
  }
  expect(handOvers).toBeLessThanOrEqual(most)
})

function isPassedUnasked(decision: Decision): boolean {
  return decision.interruption !== undefined && (isFormality(decision) || !isWorthAsking(decision, 'when-it-matters'))
}
