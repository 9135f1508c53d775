import { PlayError } from '@fray/bots'
import { DiceError, InputError, ReplayError, RuleFault, VersionError } from '@fray/kernel'
import { Command, CommanderError } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { FileError } from './files.ts'
import { FuzzFault, fuzz } from './fuzz.ts'
import { games } from './games.ts'
import { odds } from './odds.ts'
import { play } from './play.ts'
import { referee } from './referee.ts'
import { replay } from './replay.ts'
import { simulate } from './simulate.ts'

/** What goes wrong with files and matches, and is told in one message. Anything else is a fault of this program. */
const TOLD = [InputError, DiceError, VersionError, ReplayError, RuleFault, PlayError, FileError, FuzzFault]

const FAILED = 1
const WRONG_ARGUMENTS = 2

/** Runs the command and gives its exit code. */
export async function run(args: readonly string[]): Promise<number> {
  const program = new Command('fray')
    .description('Classic miniature wargames with every rule enforced: play, simulate, referee, replay, odds.')
    .version(manifest.version)
    .showHelpAfterError()
    .exitOverride()
  for (const register of [games, play, simulate, referee, replay, odds, fuzz]) register(program)
  try {
    await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_ARGUMENTS
    if (!TOLD.some((kind) => error instanceof kind)) throw error
    console.error(`fray: ${(error as Error).message}`)
    return FAILED
  }
}
