import { InputError, type Problem } from './errors.ts'
import { sealed } from './fair-dice.ts'
import { inputTeller } from './input.ts'
import { kernelPhrases } from './phrases.ts'
import type { Seat } from './seat.ts'

/** Who puts something into a seed: the seats, and the host that runs the match. */
export type Party = Seat | 'host'

/** What a party puts into the seed. Both are secret, and hard to guess, until everybody has committed. */
export interface Contribution {
  readonly secret: string
  readonly salt: string
}

/**
 * How machines that do not trust one another come to one seed, as plain data: everybody commits, then everybody reveals.
 * No seed is foreknown or steered as long as a single party draws its secret by chance.
 */
export interface SeedAgreement {
  readonly seats: number
  readonly commitments: readonly (readonly [Party, string])[]
  readonly contributions: readonly (readonly [Party, Contribution])[]
}

const COMMITMENT_DOMAIN = 'fray seed contribution 1'
const SEED_DOMAIN = 'fray shared seed 1'
const HASH = /^[0-9a-f]{64}$/

/** What a party shows first. Its own name is part of it, so that nobody can repeat the commitment of another. */
export function contributionCommitment(party: Party, { secret, salt }: Contribution): string {
  return sealed(COMMITMENT_DOMAIN, String(party), salt, secret)
}

export function agreeOnSeed(seats: number): SeedAgreement {
  return { seats, commitments: [], contributions: [] }
}

/** A party commits. It can do so once: what others committed or revealed since changes nothing of it. */
export function withCommitment(agreement: SeedAgreement, party: Party, commitment: string): SeedAgreement {
  if (!partiesOf(agreement).includes(party)) throw refusal(party, 'no-party')
  if (!HASH.test(commitment)) throw refusal(party, 'no-commitment')
  if (of(agreement.commitments, party) !== undefined) throw refusal(party, 'committed-already')
  return { ...agreement, commitments: [...agreement.commitments, [party, commitment]] }
}

/** A party reveals what it committed to; not before all have committed, lest somebody choose with that knowledge. */
export function withContribution(agreement: SeedAgreement, party: Party, contribution: Contribution): SeedAgreement {
  const commitment = of(agreement.commitments, party)
  if (commitment === undefined) throw refusal(party, 'not-committed')
  if (agreement.commitments.length < partiesOf(agreement).length) throw refusal(party, 'reveals-early')
  if (of(agreement.contributions, party) !== undefined) throw refusal(party, 'revealed-already')
  if (contributionCommitment(party, contribution) !== commitment) throw refusal(party, 'other-contribution')
  return { ...agreement, contributions: [...agreement.contributions, [party, contribution]] }
}

/** The seed and the salt of the match, once everybody has revealed; the order in which they did plays no part. */
export function agreedSeed(agreement: SeedAgreement): { readonly seed: string; readonly salt: string } | undefined {
  const parts = partiesOf(agreement).map((party) => of(agreement.contributions, party))
  if (parts.includes(undefined)) return undefined
  const given = parts as readonly Contribution[]
  return {
    seed: sealed(SEED_DOMAIN, 'seed', ...given.flatMap(({ secret, salt }) => [secret, salt])),
    salt: sealed(SEED_DOMAIN, 'salt', ...given.flatMap(({ secret, salt }) => [secret, salt])),
  }
}

function partiesOf({ seats }: SeedAgreement): Party[] {
  return ['host', ...Array.from({ length: seats }, (_, seat) => seat)]
}

function of<T>(list: readonly (readonly [Party, T])[], party: Party): T | undefined {
  return list.find(([each]) => each === party)?.[1]
}

const { inputProblem } = inputTeller(kernelPhrases.en)

type Refused =
  | 'no-party'
  | 'no-commitment'
  | 'committed-already'
  | 'not-committed'
  | 'reveals-early'
  | 'revealed-already'
  | 'other-contribution'

function refusal(party: Party, why: Refused): InputError {
  const problem: Problem = inputProblem(party === 'host' ? 'host' : `seat ${party}`, `kernel.seed.${why}`)
  return new InputError('seed', [problem])
}
