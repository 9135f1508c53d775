import { randomBytes } from 'node:crypto'
import {
  agreedSeed,
  agreeOnSeed,
  type Contribution,
  contributionCommitment,
  type Seat,
  type SeedAgreement,
  withCommitment,
  withContribution,
} from '@fray/kernel'

/** A round of agreeing on a seed, and what the server alone knows of it. */
export interface SeedRound {
  readonly agreement: SeedAgreement
  /** The server's own part, and those of the bots until everyone has committed. */
  readonly secrets: ServerSecrets
}

export interface ServerSecrets {
  readonly host: Contribution
  readonly bots: readonly (readonly [Seat, Contribution])[]
}

/** Begins a round: the server commits for itself and for the bots before anyone else does. */
export function beginRound(seats: number, bots: readonly Seat[]): SeedRound {
  const secrets: ServerSecrets = { host: createContribution(), bots: bots.map((seat) => [seat, createContribution()]) }
  const withHost = withCommitment(agreeOnSeed(seats), 'host', contributionCommitment('host', secrets.host))
  const agreement = secrets.bots.reduce(
    (so, [seat, contribution]) => withCommitment(so, seat, contributionCommitment(seat, contribution)),
    withHost,
  )
  return { agreement, secrets }
}

/** Whether a seat has committed in this round. */
export function hasCommitted({ commitments }: SeedAgreement, seat: Seat): boolean {
  return commitments.some(([party]) => party === seat)
}

/** Whether everyone has committed, so that all may reveal. */
export function mayReveal({ seats, commitments }: SeedAgreement): boolean {
  return commitments.length === seats + 1
}

export function hasRevealed({ contributions }: SeedAgreement, seat: Seat): boolean {
  return contributions.some(([party]) => party === seat)
}

/** Adds a person's part, and the bots' with it. */
export function reveal({ agreement, secrets }: SeedRound, seat: Seat, contribution: Contribution): SeedAgreement {
  const own = withContribution(agreement, seat, contribution)
  return secrets.bots.reduce((so, [bot, part]) => (hasRevealed(so, bot) ? so : withContribution(so, bot, part)), own)
}

/** Computes the seed of a round in which everyone has revealed. */
export function seedOf({ agreement, secrets }: SeedRound) {
  return agreedSeed(agreement, secrets.host)
}

function createContribution(): Contribution {
  return { secret: randomBytes(32).toString('hex'), salt: randomBytes(32).toString('hex') }
}
