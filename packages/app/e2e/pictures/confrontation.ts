import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Json, readSituation } from '@fray/kernel'
import { situationFile } from '../laid.ts'
import { openFile, type Picture, type Sitter } from './sitter.ts'

const SITUATIONS = join(import.meta.dirname, '../../../../docs/situations/confrontation')

/** A situation of the documentation after so many of its answers; whoever is asked is a person. */
async function situation(sitter: Sitter, name: string, answers: number): Promise<void> {
  const told = readSituation(JSON.parse(await readFile(join(SITUATIONS, `${name}.json`), 'utf8')) as Json)
  await openFile(sitter, await situationFile(told, answers))
  await sitter.page.locator('.decision h2').waitFor()
}

const at = (name: string, answers: number): Picture => ({
  name: `confrontation-${name}-${answers}`,
  pose: (sitter) => situation(sitter, name, answers),
})

/** Moments of Confrontation that look like nothing in other games. */
export const confrontationPictures: readonly Picture[] = [
  at('fray', 0),
  at('duel', 0),
  at('duel', 2),
  at('casting', 2),
  at('casting', 3),
  at('counter-magic', 0),
  at('calling', 0),
  at('summoning', 0),
  at('ballista', 0),
  at('steam-cannon', 2),
  at('mystic-phase', 0),
  at('deployment', 0),
]
