import { readFileSync } from 'node:fs'
import { createBot, sightOf } from '@fray/bots'
import { gameIds, loadGame } from '@fray/games'
import {
  beginMatch,
  digest,
  type Game,
  Match,
  type MatchRecord,
  QuickDice,
  readJson,
  readRecord,
  replay,
} from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { goldenFiles } from './golden-files.ts'

/** Explains what to do when a golden record replays differently. */
function advice({ id, version }: Game, why: string): string {
  return [
    `${id} plays a golden record differently: ${why}`,
    `If that is intended, saved matches of version ${version} cannot be played by these rules any more: raise "version" in the`,
    'game, let its "migrate" convert states of the previous version, and regenerate the records with',
    `"npm run golden ${id}". If it is not intended, the rules have changed by accident.`,
  ].join('\n')
}

async function gameWithId(id: string): Promise<Game> {
  return (await loadGame(id)) as unknown as Game
}

function recordsOf(id: string): MatchRecord[] {
  return goldenFiles(id).map((file) => readRecord(readJson(file.href, readFileSync(file, 'utf8'))))
}

function replayAsNow(game: Game, record: MatchRecord): Match {
  try {
    return replay(game, record, { retention: 'first' })
  } catch (error) {
    throw new Error(advice(game, (error as Error).message), { cause: error })
  }
}

describe.each(gameIds)('the golden records of %s', (id) => {
  test('replay to the same bytes as long as the version stays the same', async () => {
    const game = await gameWithId(id)
    const records = recordsOf(id)
    expect(records.length, `there are none: create them with "npm run golden ${id}"`).toBeGreaterThanOrEqual(2)
    for (const record of records) {
      const outdated = `they are of version ${record.version}: regenerate them with "npm run golden ${id}"`
      expect(record.version, outdated).toBe(game.version)
      replayAsNow(game, record)
    }
  })

  test('replay to the same bytes with formalities kept, as in matches against people', async () => {
    const game = await gameWithId(id)
    for (const record of recordsOf(id).slice(0, 2)) {
      const match = replay(game, record, { retention: 'first', holdFormalities: true })
      expect(digest(match)).toBe(record.digest)
      expect(match.answers).toHaveLength(record.answers.length)
    }
  })

  test('fail with instructions when a match replays differently', async () => {
    const game = await gameWithId(id)
    const [record] = recordsOf(id)
    const changed = { ...record!, seed: 'another' }
    expect(() => replayAsNow(game, changed)).toThrow(`raise "version" in the`)
    expect(() => replayAsNow(game, changed)).toThrow(`"npm run golden ${id}"`)
  })

  test('have states that continue the same after a round trip through a file', async () => {
    const game = await gameWithId(id)
    const [record] = recordsOf(id)
    const match = beginMatch(game, record!, { retention: 'last' })
    for (const [i, [seat, answer]] of record!.answers.entries()) {
      match.answer(seat, answer)
      if (![0, 80, 240].includes(i)) continue
      const { state } = match.savepoint
      const written = JSON.parse(JSON.stringify(state))
      expect(goesOn(game, match.setup, written)).toBe(goesOn(game, match.setup, state))
    }
  })
})

/** The digest of some random play from a state. */
function goesOn(game: Game, setup: unknown, state: unknown): string {
  const match = Match.start(game, { setup, state }, '', { dice: new QuickDice('on'), retention: 'first' })
  const bot = createBot('random', 'on')
  for (let i = 0; i < 25 && !match.outcome; i++) {
    const [decision] = match.pending
    match.answer(decision!.seat, bot.choose(sightOf(match, decision!)))
  }
  return digest(match)
}
