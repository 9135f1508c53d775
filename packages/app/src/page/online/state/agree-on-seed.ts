import { type Contribution, contributionCommitment, type Seat } from '@fray/kernel'
import type { MatchInfo } from '@fray/protocol'
import { nextAgreementStep, seatOf } from '../model/agreement-step.ts'
import { commitToSeed, revealContribution } from './api.ts'
import { createSeedPart, rememberSeedPart, seedPartOf } from './seed-parts.ts'
import { useServer } from './server-store.ts'

const underway = new Set<string>()

/** Does the reader's part in agreeing on the dice, as far as it is possible now. */
export async function agreeOnSeed(info: MatchInfo): Promise<void> {
  const seat = seatOf(info, useServer.getState().person)
  if (seat === undefined || underway.has(info.code)) return
  underway.add(info.code)
  try {
    let latest = info
    for (;;) {
      const next = await carryOn(latest, seat)
      if (!next) return
      latest = next
    }
  } finally {
    underway.delete(info.code)
  }
}

/** Takes the next step and returns the match after it; undefined if the others are next. */
async function carryOn(info: MatchInfo, seat: Seat): Promise<MatchInfo | undefined> {
  const own = seedPartOf(info.code)
  const step = nextAgreementStep(info, seat, own)
  if (step === 'wait') return undefined
  if (step === 'reveal' && own) return revealContribution(info.code, own)
  const part = createSeedPart()
  rememberSeedPart(info.code, part)
  return commitToSeed(info.code, contributionCommitment(seat, part))
}

/** Makes the reader's part of the seed of a match, and what they show of it first. */
export function prepareCommitment(seat: Seat): { readonly part: Contribution; readonly commitment: string } {
  const part = createSeedPart()
  return { part, commitment: contributionCommitment(seat, part) }
}
