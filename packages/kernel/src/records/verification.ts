import { commitmentTo } from '../dice/fair-dice.ts'
import { agreedSeed, isFromHost, type SeedAgreement } from '../dice/shared-seed.ts'
import type { Game } from '../game/game.ts'
import { InputError, ReplayError, VersionError } from '../input/errors.ts'
import { type Message, text } from '../texts/message.ts'
import type { MatchRecord } from './record.ts'
import { replay } from './replay.ts'

export type Verification = { readonly verified: true } | { readonly verified: false; readonly reason: Message }

/**
 * Checks that all dice of a match come from the seed committed to before the first roll, and that replaying them gives
 * what the record says. `shown` is the commitment that people saw then and kept apart from the record, which cannot
 * vouch for itself. For a seed that several machines agreed on it is their agreement, as each of them holds it, and the
 * record must reveal the host's contribution. Dice that a person chose are never verified, nor are those of a
 * predictable generator.
 */
export function verify<State, Setup, View>(
  game: Game<State, Setup, View>,
  record: MatchRecord,
  shown: string | SeedAgreement | undefined,
): Verification {
  const reason = doubtOf(record, shown) ?? doubtOfReplay(game, record)
  return reason ? { verified: false, reason } : { verified: true }
}

/** Finds doubts about the dice that need no replay. */
function doubtOf(record: MatchRecord, shown: string | SeedAgreement | undefined): Message | undefined {
  const { salt, generator, forcedDice = [], continuations = [] } = record
  if (forcedDice.length > 0) return text('kernel.unverified.forced-dice', { count: forcedDice.length })
  if (generator !== 'chacha20') return text('kernel.unverified.quick-dice')
  if (shown === undefined || salt === undefined) return text('kernel.unverified.not-committed')
  if (!isSeedShown(record, salt, shown)) return text('kernel.unverified.other-commitment')
  return continuations.length > 0 ? text('kernel.unverified.continued') : undefined
}

function isSeedShown({ seed, hostContribution }: MatchRecord, salt: string, shown: string | SeedAgreement): boolean {
  if (typeof shown === 'string') return commitmentTo(seed, salt) === shown
  if (!hostContribution || !isFromHost(shown, hostContribution)) return false
  const agreed = agreedSeed(shown, hostContribution)
  return agreed?.seed === seed && agreed.salt === salt
}

function doubtOfReplay<State, Setup, View>(game: Game<State, Setup, View>, record: MatchRecord): Message | undefined {
  try {
    replay(game, record)
    return undefined
  } catch (error) {
    if (error instanceof VersionError && error.text) return error.text
    if (error instanceof ReplayError || error instanceof InputError) return text('kernel.unverified.replay')
    throw error
  }
}
