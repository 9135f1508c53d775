import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { InputError, type Phrases, readRecord, replay } from '@fray/kernel'
import { type Drawings, outlineOf, battleReport as reportOf, reportTranslations, withIcons } from '@fray/report'
import type { Command } from 'commander'
import { readJsonFile } from './files.ts'
import { loadGameOfFile } from './load-game.ts'

interface Options {
  readonly output?: string
  readonly language: string
}

export function battleReport(program: Command): void {
  program
    .command('report')
    .description('turn a saved match into a battle report: one HTML file with pictures, dice, losses and luck')
    .argument('<file>', 'saved match')
    .option('-o, --output <file>', 'output file (default: standard output)')
    .option('-l, --language <language>', 'en, es or fr', 'en')
    .action(async (file: string, { output, language }: Options) => {
      const record = readRecord(await readJsonFile('match', file))
      const game = await loadGameOfFile('match file', record.game)
      const phrases = await loadPhrases(game.content.translations?.[language], language)
      const html = withIcons(reportOf(replay(game, record), { language, phrases }), await loadIcons())
      if (output === undefined) console.log(html)
      else await writeFile(output, html)
    })
}

/** Loads the phrases of the game and the report in a language. */
async function loadPhrases(game: (() => Promise<Phrases>) | undefined, language: string): Promise<Phrases> {
  if (language === 'en') return {}
  const own = reportTranslations[language]
  if (!own)
    throw new InputError('report', [{ field: '--language', message: `reports are not available in "${language}"` }])
  return { ...(await game?.()), ...(await own()) }
}

/** Loads the icon set that games take their icon names from. */
async function loadIcons(): Promise<Drawings> {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'))
  const { icons } = JSON.parse(await readFile(file, 'utf8')) as { icons: Record<string, { body: string }> }
  return Object.fromEntries(Object.entries(icons).map(([name, { body }]) => [name, outlineOf(body)]))
}
