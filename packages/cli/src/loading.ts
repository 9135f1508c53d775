import { type AnyGame, gameIds, loadGame } from '@fray/games'
import { InputError, type Json, namesNear } from '@fray/kernel'
import { type Command, Option } from 'commander'
import { readJsonFile } from './files.ts'

/** A game that is named on the command line; an unknown one is a wrong argument. */
export async function gameArgument(command: Command, id: string): Promise<AnyGame> {
  const game = await loadGame(id)
  return game ?? command.error(`error: there is no game "${id}"; known are ${gameIds.join(', ')}`)
}

/** The game that a file names. */
export async function gameOfFile(what: string, id: string): Promise<AnyGame> {
  const game = await loadGame(id)
  if (game) return game
  throw new InputError(what, [{ field: 'game', message: `there is no "${id}"; known are ${gameIds.join(', ')}` }])
}

interface SetupOptions {
  readonly preset?: string
  readonly setup?: string
}

/** Adds the options that `setupArgument` reads. */
export function setupOptions(command: Command): Command {
  return command
    .addOption(new Option('--preset <id>', 'one of the game’s presets; the first unless told').conflicts('setup'))
    .addOption(new Option('--setup <file>', 'JSON file with a setup of your own').conflicts('preset'))
}

/** The setup of a match: from a file, of a preset, or of the game's first preset. */
export async function setupArgument(command: Command, game: AnyGame, options: SetupOptions): Promise<Json> {
  if (options.setup !== undefined) return (await readJsonFile('setup', options.setup)) as Json
  const [first] = game.presets
  const preset = options.preset === undefined ? first : game.presets.find(({ id }) => id === options.preset)
  if (preset) return preset.setup
  return command.error(
    `error: ${game.id} has no preset "${options.preset}"; ${knownPresets(game, options.preset ?? '')}`,
  )
}

/** As many presets as can be read at once. */
export const PRESETS_LISTED = 40

/** All presets; where there are too many to read, those that are called like what was written. */
function knownPresets({ presets }: AnyGame, written: string): string {
  const ids = presets.map(({ id }) => id)
  if (ids.length <= PRESETS_LISTED) return `known are ${ids.join(', ')}`
  const near = namesNear(
    written,
    ids.map((id) => ({ id, name: id })),
  )
  const all = `"fray games --json" lists all ${ids.length}`
  return near.length === 0 ? all : `near it are ${near.join(', ')}; ${all}`
}
