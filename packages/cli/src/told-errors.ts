import { PlayError } from '@fray/bots'
import { DiceError, InputError, ReplayError, RuleFault, VersionError } from '@fray/kernel'
import { FileError } from './files.ts'
import { FuzzFault } from './fuzz.ts'

/** What goes wrong with files and matches, and is told in one message. Anything else is a fault of this program. */
const TOLD = [InputError, DiceError, VersionError, ReplayError, RuleFault, PlayError, FileError, FuzzFault]

export function isTold(error: unknown): error is Error {
  return TOLD.some((kind) => error instanceof kind)
}
