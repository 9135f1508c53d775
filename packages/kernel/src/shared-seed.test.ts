import { describe, expect, test } from 'vitest'
import { InputError } from './errors.ts'
import {
  agreedSeed,
  agreeOnSeed,
  type Contribution,
  contributionCommitment,
  type Party,
  type SeedAgreement,
  withCommitment,
  withContribution,
} from './shared-seed.ts'

const secrets: readonly (readonly [Party, Contribution])[] = [
  ['host', { secret: 'of the host', salt: 'a' }],
  [0, { secret: 'of the first', salt: 'b' }],
  [1, { secret: 'of the second', salt: 'c' }],
]
type Parts = typeof secrets

function committed(parts: Parts = secrets): SeedAgreement {
  return parts.reduce(
    (agreement, [party, part]) => withCommitment(agreement, party, contributionCommitment(party, part)),
    agreeOnSeed(2),
  )
}

function revealed(parts: Parts = secrets, order: Parts = parts): SeedAgreement {
  return order.reduce((agreement, [party, part]) => withContribution(agreement, party, part), committed(parts))
}

function refusalOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    expect(error).toBeInstanceOf(InputError)
    return (error as Error).message
  }
  throw new Error('nothing was refused')
}

describe('a seed of several machines', () => {
  test('is there when all have revealed, and not before', () => {
    expect(agreedSeed(committed())).toBeUndefined()
    expect(agreedSeed(revealed(secrets, secrets.slice(0, 2)))).toBeUndefined()
    const agreed = agreedSeed(revealed())
    expect(agreed?.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(agreed?.salt).toMatch(/^[0-9a-f]{64}$/)
    expect(agreed?.salt).not.toBe(agreed?.seed)
  })

  test('depends on the contribution of each, and not on the order of revealing', () => {
    const usual = agreedSeed(revealed())
    expect(agreedSeed(revealed(secrets, secrets.toReversed()))).toEqual(usual)
    const changed = (party: Party, change: Partial<Contribution>) =>
      agreedSeed(revealed(secrets.map(([each, part]) => [each, each === party ? { ...part, ...change } : part])))
    const others = secrets.flatMap(([party]) => [
      changed(party, { secret: 'another' }),
      changed(party, { salt: 'another' }),
    ])
    expect(new Set([usual, ...others].map((each) => each?.seed)).size).toBe(7)
    expect(new Set([usual, ...others].map((each) => each?.salt)).size).toBe(7)
  })

  test('survives being written down between the steps', () => {
    const written = (agreement: SeedAgreement): SeedAgreement => JSON.parse(JSON.stringify(agreement))
    const agreement = secrets.reduce(
      (each, [party, part]) => written(withContribution(each, party, part)),
      written(committed()),
    )
    expect(agreedSeed(agreement)).toEqual(agreedSeed(revealed()))
  })

  test('nobody reveals before all have committed', () => {
    const early = withCommitment(agreeOnSeed(2), 0, contributionCommitment(0, secrets[1]![1]))
    expect(refusalOf(() => withContribution(early, 0, secrets[1]![1]))).toBe(
      'seed: seat 0: reveals its part before all have committed to theirs',
    )
  })

  test('whoever comes last, having seen the others, cannot change its part', () => {
    const others = revealed(secrets, secrets.slice(0, 2))
    const better = { secret: 'chosen to win', salt: 'c' }
    expect(refusalOf(() => withContribution(others, 1, better))).toBe(
      'seed: seat 1: reveals another part than it committed to',
    )
    expect(refusalOf(() => withCommitment(others, 1, contributionCommitment(1, better)))).toBe(
      'seed: seat 1: has committed already',
    )
    expect(refusalOf(() => withContribution(revealed(), 1, secrets[2]![1]))).toBe('seed: seat 1: has revealed already')
  })

  test('nobody repeats the commitment of another, to reveal what the other revealed', () => {
    const copied = secrets.reduce((agreement, [party]) => {
      const [owner, part] = party === 1 ? secrets[1]! : secrets.find(([each]) => each === party)!
      return withCommitment(agreement, party, contributionCommitment(owner, part))
    }, agreeOnSeed(2))
    const others = withContribution(copied, 0, secrets[1]![1])
    expect(refusalOf(() => withContribution(others, 1, secrets[1]![1]))).toBe(
      'seed: seat 1: reveals another part than it committed to',
    )
  })

  test('refuses who has no part in the match, what is no commitment, and parts without commitment', () => {
    const hash = contributionCommitment(0, secrets[1]![1])
    expect(refusalOf(() => withCommitment(agreeOnSeed(2), 2, hash))).toBe('seed: seat 2: has no part in this match')
    expect(refusalOf(() => withCommitment(agreeOnSeed(2), 'host', hash.slice(1)))).toBe(
      'seed: host: commits to nothing: a SHA-256 in hexadecimal is wanted',
    )
    expect(refusalOf(() => withContribution(agreeOnSeed(2), 1, secrets[2]![1]))).toBe(
      'seed: seat 1: has committed to nothing yet',
    )
  })

  test('a salt keeps a secret that can be guessed from being read off its commitment', () => {
    const commitments = ['b', 'c'].map((salt) => contributionCommitment(0, { secret: '6', salt }))
    expect(commitments[0]).not.toBe(commitments[1])
  })
})
