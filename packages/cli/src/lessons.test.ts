import { playOut, randomPlayer } from '@fray/bots'
import { gameIds, loadGame } from '@fray/games'
import { beginLesson, type Game, Match, QuickDice } from '@fray/kernel'
import { expect, test } from 'vitest'

test.each(gameIds)('the battle at the end of the course of %s can be fought to its end', async (id) => {
  const game = (await loadGame(id)) as unknown as Game
  const battle = (await game.content.lessons?.())?.lessons.at(-1)
  if (!battle) throw new Error(`${id} has no lessons`)
  const { origin } = beginLesson(game, battle)
  if (!('situation' in origin)) throw new Error('a lesson begins with a situation')
  const match = Match.start(game, game.saves.readPosition(origin.situation), '', { dice: new QuickDice('a course') })
  playOut(match, [randomPlayer('south'), randomPlayer('north')])
  expect(match.outcome).toBeDefined()
})
