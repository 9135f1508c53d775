import { type AnyGame, gameIds, loadGame } from '@fray/games'
import type { Command } from 'commander'
import { MAX_PRESETS_LISTED } from './load-game.ts'
import { Teller } from './teller.ts'

export function games(program: Command): void {
  program
    .command('games')
    .description('list the games and their presets')
    .option('--json', 'print JSON instead of text', false)
    .action(async ({ json }: { readonly json: boolean }) => {
      const all = (await Promise.all(gameIds.map(loadGame))).filter((game) => game !== undefined)
      const found = all.map(describeGame)
      console.log(json ? JSON.stringify(found, undefined, 2) : found.flatMap(gameLines).join('\n'))
    })
}

interface GameData {
  readonly id: string
  readonly version: string
  readonly title: string
  readonly summary: string
  readonly presets: readonly { readonly id: string; readonly title: string }[]
}

function describeGame(game: AnyGame): GameData {
  const teller = new Teller(game.content.phrases)
  return {
    id: game.id,
    version: game.version,
    title: teller.say(game.content.title),
    summary: teller.say(game.content.summary),
    presets: game.content.presets.map(({ id, text }) => ({ id, title: teller.say(text) })),
  }
}

function gameLines({ id, title, summary, presets }: GameData): string[] {
  const listed = presets.slice(0, MAX_PRESETS_LISTED).map((preset) => `  --preset ${preset.id}: ${preset.title}`)
  const more = presets.length - listed.length
  return [
    `${id}: ${title}`,
    `  ${summary}`,
    ...listed,
    ...(more > 0 ? [`  and ${more} more (list them with --json)`] : []),
  ]
}
