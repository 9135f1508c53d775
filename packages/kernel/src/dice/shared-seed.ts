import { z } from 'zod'
import { InputError, type Problem } from '../input/errors.ts'
import { createInputReporter, readInput } from '../input/input.ts'
import { kernelPhrases } from '../locales/phrases.ts'
import { isSeat, type Seat } from '../match/seat.ts'
import { seal } from './fair-dice.ts'

/** Who contributes to a seed: the seats, and the host that runs the match. */
export type Party = Seat | 'host'

/** A party's contribution to the seed. Both parts are secret, and hard to guess, until the party reveals them. */
export interface Contribution {
  readonly secret: string
  readonly salt: string
}

/**
 * The agreement of machines that do not trust one another on one seed, as plain data that all of them may hold: every
 * party commits, then every seat reveals. The host's contribution is not in it: until the match is over only the host
 * knows it, so no one else can compute the seed or any die. The host reveals it with the finished record
 * (`MatchTerms.hostContribution`). No one can foresee or steer the seed as long as one party draws its secret at random.
 */
export interface SeedAgreement {
  readonly seats: number
  readonly commitments: readonly (readonly [Party, string])[]
  readonly contributions: readonly (readonly [Seat, Contribution])[]
}

/** The seed and the salt of a match. */
export interface AgreedSeed {
  readonly seed: string
  readonly salt: string
}

const COMMITMENT_DOMAIN = 'fray seed contribution 1'
const SEED_DOMAIN = 'fray shared seed 1'
const HASH = /^[0-9a-f]{64}$/

/** Makes the commitment a party shows first. It includes the party's name, so that nobody can repeat another's. */
export function contributionCommitment(party: Party, { secret, salt }: Contribution): string {
  return seal(COMMITMENT_DOMAIN, String(party), salt, secret)
}

export function agreeOnSeed(seats: number): SeedAgreement {
  return { seats, commitments: [], contributions: [] }
}

/** A party commits. It can do so once: what others committed or revealed since changes nothing of it. */
export function withCommitment(agreement: SeedAgreement, party: Party, commitment: string): SeedAgreement {
  if (!isParty(agreement, party)) throw refusal(party, 'no-party')
  if (!HASH.test(commitment)) throw refusal(party, 'no-commitment')
  if (entryOfParty(agreement.commitments, party) !== undefined) throw refusal(party, 'committed-already')
  return { ...agreement, commitments: [...agreement.commitments, [party, commitment]] }
}

/** A seat reveals what it committed to; not before all have committed, or it could choose with that knowledge. */
export function withContribution(agreement: SeedAgreement, seat: Seat, contribution: Contribution): SeedAgreement {
  if ((seat as Party) === 'host') throw refusal(seat, 'host-reveals')
  const commitment = entryOfParty(agreement.commitments, seat)
  if (commitment === undefined) throw refusal(seat, 'not-committed')
  if (!haveAllCommitted(agreement)) throw refusal(seat, 'reveals-early')
  if (entryOfParty(agreement.contributions, seat) !== undefined) throw refusal(seat, 'revealed-already')
  if (contributionCommitment(seat, contribution) !== commitment) throw refusal(seat, 'other-contribution')
  const { secret, salt } = contribution
  return { ...agreement, contributions: [...agreement.contributions, [seat, { secret, salt }]] }
}

/**
 * Computes the seed and the salt of the match, for the host that holds its own contribution; undefined until every seat has
 * revealed. The order in which they did plays no part. Throws if this is not the contribution the host committed to.
 */
export function agreedSeed(agreement: SeedAgreement, host: Contribution): AgreedSeed | undefined {
  const seats = seatsOf(agreement).map((seat) => entryOfParty(agreement.contributions, seat))
  if (!haveAllCommitted(agreement) || seats.includes(undefined)) return undefined
  if (!isFromHost(agreement, host)) throw refusal('host', 'other-contribution')
  const parts = [host, ...(seats as readonly Contribution[])].flatMap(({ secret, salt }) => [secret, salt])
  return { seed: seal(SEED_DOMAIN, 'seed', ...parts), salt: seal(SEED_DOMAIN, 'salt', ...parts) }
}

/** Whether this is the contribution that the host committed to. */
export function isFromHost({ commitments }: SeedAgreement, host: Contribution): boolean {
  return entryOfParty(commitments, 'host') === contributionCommitment('host', host)
}

const short = z.string().max(1000)
const contribution = z.strictObject({ secret: short, salt: short })
const agreementSchema = z.strictObject({
  seats: z.number().int().min(1).max(100),
  commitments: z.array(z.tuple([z.union([z.literal('host'), z.number()]), z.string()])),
  contributions: z.array(z.tuple([z.number(), contribution])),
})

/** Reads an agreement from outside: one that the parties could have come to, step by step, and that holds nothing of the host. */
export function readSeedAgreement(data: unknown): SeedAgreement {
  const { seats, commitments, contributions } = readInput('seed', agreementSchema, data)
  const committed = commitments.reduce((sofar, [party, hash]) => withCommitment(sofar, party, hash), agreeOnSeed(seats))
  return contributions.reduce((sofar, [seat, part]) => withContribution(sofar, seat, part), committed)
}

function haveAllCommitted({ seats, commitments }: SeedAgreement): boolean {
  return commitments.length === seats + 1
}

function isParty({ seats }: SeedAgreement, party: Party): boolean {
  return party === 'host' || isSeat(party, seats)
}

function seatsOf({ seats }: SeedAgreement): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat)
}

function entryOfParty<P extends Party, T>(list: readonly (readonly [P, T])[], party: P): T | undefined {
  return list.find(([owner]) => owner === party)?.[1]
}

const { inputProblem } = createInputReporter(kernelPhrases.en)

type ProtocolRefusal =
  | 'no-party'
  | 'no-commitment'
  | 'committed-already'
  | 'not-committed'
  | 'reveals-early'
  | 'revealed-already'
  | 'host-reveals'
  | 'other-contribution'

function refusal(party: Party, why: ProtocolRefusal): InputError {
  const problem: Problem = inputProblem(party === 'host' ? 'host' : `seat ${party}`, `kernel.seed.${why}`)
  return new InputError('seed', [problem])
}
