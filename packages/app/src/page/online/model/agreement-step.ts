import { type Contribution, contributionCommitment, type Seat, type SeedAgreement } from '@fray/kernel'
import type { MatchInfo, Person } from '@fray/protocol'

/** The next step of a player's device towards an agreement on the dice. */
export type AgreementStep = 'commit' | 'reveal' | 'wait'

/** Gets the seat of a person in a match. */
export function seatOf({ seats }: Pick<MatchInfo, 'seats'>, person: Person | undefined): Seat | undefined {
  return person && seats.find((seat) => seat.person?.id === person.id)?.seat
}

/**
 * Decides how a device goes on. It commits if the agreement has no commitment of its seat, or one to a contribution
 * that this device does not have; it reveals once everyone has committed.
 */
export function nextAgreementStep(
  { status, agreement }: Pick<MatchInfo, 'status' | 'agreement'>,
  seat: Seat,
  own: Contribution | undefined,
): AgreementStep {
  if (status === 'running' || status === 'over' || status === 'cancelled') return 'wait'
  const { seats, commitments, contributions } = agreement as SeedAgreement
  if (contributions.some(([party]) => party === seat)) return 'wait'
  const commitment = commitments.find(([party]) => party === seat)?.[1]
  if (!own || commitment !== contributionCommitment(seat, own)) return 'commit'
  return status === 'agreeing' && commitments.length === seats + 1 ? 'reveal' : 'wait'
}
