import { Command, CommanderError } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { admin } from './admin/admin.ts'
import { battleReport } from './battle-report.ts'
import { isExpectedError } from './expected-errors.ts'
import { force } from './force.ts'
import { fuzz } from './fuzz.ts'
import { games } from './games.ts'
import { ladder } from './ladder/ladder.ts'
import { odds } from './odds.ts'
import { play } from './play.ts'
import { referee, WrongVerdicts } from './referee.ts'
import { replay } from './replay.ts'
import { simulate } from './simulate.ts'

const FAILED = 1
const WRONG_ARGUMENTS = 2

/** Runs the command and returns its exit code. */
export async function run(args: readonly string[]): Promise<number> {
  const program = new Command('fray')
    .description('Classic miniature wargames with every rule enforced: play, simulate, referee, replay, odds.')
    .version(manifest.version)
    .showHelpAfterError()
    .exitOverride()
  for (const register of [games, play, simulate, ladder, referee, force, replay, battleReport, odds, fuzz, admin])
    register(program)
  try {
    await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof WrongVerdicts) return FAILED
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_ARGUMENTS
    if (!isExpectedError(error)) throw error
    console.error(`fray: ${error.message}`)
    return FAILED
  }
}
