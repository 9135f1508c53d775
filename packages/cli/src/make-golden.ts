/**
 * Regenerates the golden records of all games, or of those named: matches that must replay to the same bytes until the
 * version of their game is raised. They are kept in the folder `golden` of each game.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { goldenRecords } from '@fray/bots'
import { gameIds, loadGame } from '@fray/games'
import type { Game } from '@fray/kernel'
import { goldenFiles, goldenFolder } from './golden-files.ts'

/** Enough to cover everything common; longer matches are cut off to keep the files small. */
const SEARCH = { candidates: 20, min: 2, max: 5, answers: 500 }

const named = process.argv.slice(2)
for (const id of named.length > 0 ? named : gameIds) {
  const game = (await loadGame(id)) as unknown as Game | undefined
  if (!game) throw new Error(`unknown game "${id}"`)
  const records = goldenRecords(game, SEARCH)
  for (const file of goldenFiles(id)) rmSync(file)
  mkdirSync(goldenFolder(id), { recursive: true })
  for (const [i, record] of records.entries()) {
    writeFileSync(new URL(`${id}-${i + 1}.json`, goldenFolder(id)), `${JSON.stringify(record)}\n`)
  }
  const answers = records.reduce((sum, record) => sum + record.answers.length, 0)
  console.log(`${id}, version ${game.version}: ${records.length} records, ${answers} answers`)
}
