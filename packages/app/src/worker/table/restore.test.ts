import { playOut, randomPlayer } from '@fray/bots'
import { type AnyGame, loadGame } from '@fray/games'
import { beginMatch, continueMatch, createRecord } from '@fray/kernel'
import { expect, test } from 'vitest'
import type { SavedMatch } from '../../shared/protocol.ts'
import { TestPage } from './hot-seat.fixture.ts'
import { HotSeat } from './hot-seat.ts'

/** A battle that is over; its last questions were formalities. */
async function battle(): Promise<{ game: AnyGame; saved: SavedMatch }> {
  const game = (await loadGame('spherewars')) as AnyGame
  const terms = { origin: { setup: game.content.presets[0]!.setup }, seed: 's0', salt: 'salt' }
  const match = beginMatch(game, terms)
  playOut(match, [randomPlayer('a'), randomPlayer('b')])
  return { game, saved: { ...createRecord(match, terms), players: ['person', 'soldier'], pace: 'instant' } }
}

test('a match with only formalities left is over when it comes from a file or a link', async () => {
  const { game, saved } = await battle()
  const { match: held } = continueMatch(game, saved, { holdFormalities: true })
  expect(held.outcome).toBeUndefined()
  expect(held.pending).toHaveLength(1)
  const restored = HotSeat.restore(game, saved, new TestPage())
  expect(restored.match.outcome?.winners).toBeDefined()
  expect(restored.match.answers).toHaveLength(saved.answers.length)
})
