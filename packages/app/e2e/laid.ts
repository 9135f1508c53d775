import { type gameIds, loadGame } from '@fray/games'
import { type Game, type Json, Match, readEntry, save } from '@fray/kernel'
import type { PlayerKind } from '../src/match/protocol.ts'

/**
 * The file of a match that begins in a situation: the way to a table that is just as a test wants it. Answers are
 * written as situations write them.
 */
export async function matchFile(
  game: (typeof gameIds)[number],
  situation: Json,
  players: PlayerKind[],
  answers: readonly Json[] = [],
): Promise<string> {
  const rules = (await loadGame(game)) as unknown as Game | undefined
  if (!rules) throw new Error(`no game is called ${game}`)
  const seed = 'laid out for a test'
  const match = Match.start(rules, rules.situate(situation), seed)
  for (const [i, entry] of answers.entries()) {
    const given = readEntry(match, entry, `answers[${i}]`)
    const answered = match.answer(given.seat, given.answer)
    if (!answered.ok) throw new Error(`answers[${i}] is refused: ${answered.reason.id}`)
  }
  return JSON.stringify({ ...save(match, { situation }, seed), players, pace: 'instant' })
}
