import { readdirSync, readFileSync } from 'node:fs'
import { playOut, randomPlayer } from '@fray/bots'
import { loadGame } from '@fray/games'
import {
  continueMatch,
  createRecord,
  type Game,
  type Match,
  type MatchRecord,
  readJson,
  readRecord,
  replay,
  VersionError,
} from '@fray/kernel'
import { describe, expect, test } from 'vitest'

const games = new URL('../../games/', import.meta.url)

/** Records of unfinished matches saved by earlier versions of the rules, each with its last savepoint. */
const files = readdirSync(games).flatMap((folder) => {
  const earlier = new URL(`${folder}/earlier/`, games)
  try {
    return readdirSync(earlier).map((name) => ({ name, file: new URL(name, earlier) }))
  } catch {
    return []
  }
})

function recordIn(file: URL): MatchRecord {
  return readRecord(readJson(file.href, readFileSync(file, 'utf8')))
}

async function gameOf({ game }: MatchRecord): Promise<Game> {
  return (await loadGame(game)) as unknown as Game
}

test('earlier records exist for every version since savepoints were kept', () => {
  const versions = files.map(({ file }) => recordIn(file)).map(({ game, version }) => `${game} ${version}`)
  expect(new Set(versions)).toEqual(
    new Set([
      ...['spherewars 3', 'spherewars 4', 'spherewars 5', 'spherewars 6'],
      ...['spherewars-manuscript 3', 'spherewars-manuscript 5', 'spherewars-manuscript 6'],
      ...['missum 2', 'missum 3'],
      ...['confrontation 3', 'confrontation 4', 'confrontation 5', 'confrontation 6', 'confrontation 7'],
      ...['confrontation 8', 'confrontation 9', 'confrontation 10', 'confrontation 11', 'confrontation 12'],
    ]),
  )
})

describe.each(files)('$name, a match of earlier rules,', ({ file }) => {
  test('continues from its last savepoint to its end under the current rules', async () => {
    const record = recordIn(file)
    const game = await gameOf(record)
    expect(record.version).not.toBe(game.version)
    const { match, terms } = continueMatch(game, record)
    expect(match.events[0]).toMatchObject({ type: 'continued', args: { from: record.version, to: game.version } })
    expect(terms.continuations).toMatchObject([{ version: record.version, answers: record.answers }])
    expect(match.answers).toEqual([])
    expect(match.outcome).toBeUndefined()
    playOut(
      match as Match,
      Array.from({ length: match.seats }, (_, seat) => randomPlayer(`continues ${seat}`)),
    )
    expect(game.rules.faults(match.state, match.setup, [])).toEqual([])
    const saved = createRecord(match, terms, { savepoint: true })
    expect(replay(game, readRecord(JSON.parse(JSON.stringify(saved)))).outcome).toEqual(match.outcome)
  })

  test('is refused with both versions and left unchanged if it cannot continue', async () => {
    const record = recordIn(file)
    const game = await gameOf(record)
    const before = JSON.stringify(record)
    const { savepoint: _, ...without } = record
    const { migrate: __, ...saves } = game.saves
    const unwilling = { ...game, saves }
    for (const [rules, kept] of [
      [game, without],
      [unwilling, record],
    ] as const) {
      const going = () => continueMatch(rules as Game, kept)
      expect(going).toThrow(VersionError)
      expect(going).toThrow(`version ${record.version} of ${record.game}; these rules are version ${game.version}`)
    }
    expect(JSON.stringify(record)).toBe(before)
  })
})
