import { PlayError } from '@fray/bots'
import { DiceError, InputError, ReplayError, RuleFault, VersionError } from '@fray/kernel'
import { AdminFailure } from './admin/admin-failure.ts'
import { FileError } from './files.ts'
import { FuzzFault } from './fuzz.ts'

/** Errors of files and matches, which are reported as one message. All others are bugs. */
const EXPECTED_ERRORS = [
  InputError,
  DiceError,
  VersionError,
  ReplayError,
  RuleFault,
  PlayError,
  FileError,
  FuzzFault,
  AdminFailure,
]

export function isExpectedError(error: unknown): error is Error {
  return EXPECTED_ERRORS.some((kind) => error instanceof kind)
}
