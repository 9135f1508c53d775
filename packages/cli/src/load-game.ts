import { type AnyGame, gameIds, loadGame } from '@fray/games'
import { InputError, type Json, similarNames } from '@fray/kernel'
import { type Command, Option } from 'commander'
import { readJsonFile } from './files.ts'

/** Loads the game named on the command line; an unknown one is a usage error. */
export async function loadGameArgument(command: Command, id: string): Promise<AnyGame> {
  const game = await loadGame(id)
  return game ?? command.error(`error: unknown game "${id}"; known games: ${gameIds.join(', ')}`)
}

/** Loads the game named in a file. */
export async function loadGameOfFile(what: string, id: string): Promise<AnyGame> {
  const game = await loadGame(id)
  if (game) return game
  throw new InputError(what, [{ field: 'game', message: `there is no "${id}"; known games: ${gameIds.join(', ')}` }])
}

interface SetupOptions {
  readonly preset?: string
  readonly setup?: string
}

/** Adds the options that `setupArgument` reads. */
export function addSetupOptions(command: Command): Command {
  return command
    .addOption(new Option('--preset <id>', 'one of the game’s presets (default: the first)').conflicts('setup'))
    .addOption(new Option('--setup <file>', 'JSON file with a setup').conflicts('preset'))
}

/** Gets the setup of a match: from a file, a preset, or the game's first preset. */
export async function loadSetupArgument(command: Command, game: AnyGame, options: SetupOptions): Promise<Json> {
  if (options.setup !== undefined) return (await readJsonFile('setup', options.setup)) as Json
  const [first] = game.content.presets
  const preset = options.preset === undefined ? first : game.content.presets.find(({ id }) => id === options.preset)
  if (preset) return preset.setup
  return command.error(
    `error: ${game.id} has no preset "${options.preset}"; ${similarPresets(game, options.preset ?? '')}`,
  )
}

/** Maximum number of presets to list in a message. */
export const MAX_PRESETS_LISTED = 40

/** Lists all presets or, if there are too many to read, those with a similar name. */
function similarPresets({ content: { presets } }: AnyGame, written: string): string {
  const ids = presets.map(({ id }) => id)
  if (ids.length <= MAX_PRESETS_LISTED) return `known presets: ${ids.join(', ')}`
  const near = similarNames(
    written,
    ids.map((id) => ({ id, name: id })),
  )
  const all = `list all ${ids.length} with "fray games --json"`
  return near.length === 0 ? all : `similar presets: ${near.join(', ')}; ${all}`
}
