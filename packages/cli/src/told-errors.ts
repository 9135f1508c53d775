import { PlayError } from '@fray/bots'
import { DiceError, InputError, ReplayError, RuleFault, VersionError } from '@fray/kernel'
import { FileError } from './files.ts'
import { FuzzFault } from './fuzz.ts'

/** Errors of files and matches, which are reported as one message. All others are bugs. */
const TOLD = [InputError, DiceError, VersionError, ReplayError, RuleFault, PlayError, FileError, FuzzFault]

export function isTold(error: unknown): error is Error {
  return TOLD.some((kind) => error instanceof kind)
}
