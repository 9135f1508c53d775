import { describe, expect, test } from 'vitest'
import { InputError } from '../input/errors.ts'
import type { Seat } from '../match/seat.ts'
import { createRecord, type MatchRecord, type MatchTerms } from '../records/record.ts'
import { readRecord } from '../records/record-input.ts'
import { beginMatch } from '../records/replay.ts'
import { verify } from '../records/verification.ts'
import { duel } from '../testing/duel.ts'
import { giveAnswers } from '../testing/play.ts'
import {
  agreedSeed,
  agreeOnSeed,
  type Contribution,
  contributionCommitment,
  type Party,
  readSeedAgreement,
  type SeedAgreement,
  withCommitment,
  withContribution,
} from './shared-seed.ts'

const host: Contribution = { secret: 'of the host', salt: 'a' }
const secrets: readonly (readonly [Seat, Contribution])[] = [
  [0, { secret: 'of the first', salt: 'b' }],
  [1, { secret: 'of the second', salt: 'c' }],
]
type Parts = typeof secrets

function commitAll(parts: Parts = secrets, ofHost = host): SeedAgreement {
  return parts.reduce(
    (agreement, [seat, part]) => withCommitment(agreement, seat, contributionCommitment(seat, part)),
    withCommitment(agreeOnSeed(2), 'host', contributionCommitment('host', ofHost)),
  )
}

function revealAll(parts: Parts = secrets, order: Parts = parts, ofHost = host): SeedAgreement {
  return order.reduce((agreement, [seat, part]) => withContribution(agreement, seat, part), commitAll(parts, ofHost))
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

describe('a shared seed', () => {
  test('is available to the host only after every seat has revealed', () => {
    expect(agreedSeed(commitAll(), host)).toBeUndefined()
    expect(agreedSeed(revealAll(secrets, secrets.slice(0, 1)), host)).toBeUndefined()
    const agreed = agreedSeed(revealAll(), host)
    expect(agreed?.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(agreed?.salt).toMatch(/^[0-9a-f]{64}$/)
    expect(agreed?.salt).not.toBe(agreed?.seed)
  })

  test('depends on each contribution, not on the order of reveals', () => {
    const usual = agreedSeed(revealAll(), host)
    expect(agreedSeed(revealAll(secrets, secrets.toReversed()), host)).toEqual(usual)
    const seedWithChange = (party: Party, change: Partial<Contribution>) => {
      const parts = secrets.map(([seat, part]) => [seat, seat === party ? { ...part, ...change } : part] as const)
      const ofHost = party === 'host' ? { ...host, ...change } : host
      return agreedSeed(revealAll(parts, parts, ofHost), ofHost)
    }
    const others = (['host', 0, 1] as const).flatMap((party) => [
      seedWithChange(party, { secret: 'another' }),
      seedWithChange(party, { salt: 'another' }),
    ])
    expect(new Set([usual, ...others].map((other) => other?.seed)).size).toBe(7)
    expect(new Set([usual, ...others].map((other) => other?.salt)).size).toBe(7)
  })

  test('survives serialization between the steps', () => {
    const throughJson = (agreement: SeedAgreement): SeedAgreement => JSON.parse(JSON.stringify(agreement))
    const agreement = secrets.reduce(
      (secret, [seat, part]) => throughJson(withContribution(secret, seat, part)),
      throughJson(commitAll()),
    )
    expect(agreedSeed(agreement, host)).toEqual(agreedSeed(revealAll(), host))
    expect(readSeedAgreement(JSON.parse(JSON.stringify(agreement)))).toEqual(agreement)
  })

  test("cannot be computed from what the parties hold, because the host's part stays with the host", () => {
    const agreement = revealAll()
    expect(JSON.stringify(agreement)).not.toContain('of the host')
    // The type forbids it, the step refuses it, and so does the reader of messages from other machines.
    expect(refusalOf(() => withContribution(agreement, 'host' as never, host))).toBe(
      'seed: host: reveals its part before the match is over',
    )
    const whole = { ...agreement, contributions: [...agreement.contributions, ['host', host]] }
    expect(refusalOf(() => readSeedAgreement(whole))).toContain('contributions[2][0]')
    expect(refusalOf(() => readSeedAgreement({ ...agreement, host }))).toContain('host')
    // A contribution keeps no extra fields.
    const more = { ...secrets[0]![1], host }
    expect(withContribution(commitAll(), 0, more).contributions).toEqual([secrets[0]])
  })

  test('is refused if the host reveals another contribution than it committed to', () => {
    expect(refusalOf(() => agreedSeed(revealAll(), { secret: 'that pleases', salt: 'a' }))).toBe(
      'seed: host: reveals a different part than it committed to',
    )
  })

  test('an agreement from outside must be one that the parties could have reached', () => {
    const { commitments, contributions } = revealAll()
    const read = (change: object) => () => readSeedAgreement({ seats: 2, commitments, contributions, ...change })
    expect(refusalOf(read({ commitments: commitments.slice(0, 2) }))).toContain('seat 0: reveals its part before all')
    expect(refusalOf(read({ contributions: [[0, { secret: 'another', salt: 'b' }]] }))).toContain(
      'seat 0: reveals a different',
    )
    expect(refusalOf(read({ contributions: [contributions[0], contributions[0]] }))).toContain('has already revealed')
    expect(refusalOf(read({ commitments: [['2', 'x']] }))).toContain('commitments[0][0]')
    expect(refusalOf(read({ seats: 1e9 }))).toContain('seats')
  })

  const terms = (agreement: SeedAgreement): MatchTerms => ({
    origin: { situation: { spots: [4, 5] } },
    ...agreedSeed(agreement, host)!,
    hostContribution: host,
  })

  function finishMatch(change: Partial<MatchTerms> = {}): MatchRecord {
    const all = { ...terms(revealAll()), ...change }
    const match = beginMatch(duel, all)
    giveAnswers(match, 'thrust', 'parry', 'yield')
    return readRecord(JSON.parse(JSON.stringify(createRecord(match, all))))
  }

  test('is verified when the finished record reveals the part of the host', () => {
    expect(verify(duel, finishMatch(), revealAll())).toEqual({ verified: true })
    const { hostContribution: _, ...sealedRecord } = finishMatch()
    const not = { verified: false, reason: { id: 'kernel.unverified.other-commitment' } }
    expect(verify(duel, sealedRecord, revealAll())).toMatchObject(not)
    // A host that would prefer another seed.
    expect(verify(duel, finishMatch({ seed: 'that pleases' }), revealAll())).toMatchObject(not)
    expect(verify(duel, finishMatch({ salt: 'that pleases' }), revealAll())).toMatchObject(not)
    const other = { secret: 'that pleases', salt: 'a' }
    const seed = agreedSeed(revealAll(secrets, secrets, other), other)!
    expect(verify(duel, finishMatch({ ...seed, hostContribution: other }), revealAll())).toMatchObject(not)
    // The seed is unknown until all seats have revealed.
    expect(verify(duel, finishMatch(), revealAll(secrets, secrets.slice(0, 1)))).toMatchObject(not)
  })

  test('no party reveals before all have committed', () => {
    const early = withCommitment(agreeOnSeed(2), 0, contributionCommitment(0, secrets[0]![1]))
    expect(refusalOf(() => withContribution(early, 0, secrets[0]![1]))).toBe(
      'seed: seat 0: reveals its part before all have committed',
    )
  })

  test('the last party to reveal cannot change its part after seeing the others', () => {
    const others = revealAll(secrets, secrets.slice(0, 1))
    const better = { secret: 'chosen to win', salt: 'c' }
    expect(refusalOf(() => withContribution(others, 1, better))).toBe(
      'seed: seat 1: reveals a different part than it committed to',
    )
    expect(refusalOf(() => withCommitment(others, 1, contributionCommitment(1, better)))).toBe(
      'seed: seat 1: has already committed',
    )
    expect(refusalOf(() => withContribution(revealAll(), 1, secrets[1]![1]))).toBe('seed: seat 1: has already revealed')
  })

  test('a commitment cannot be copied to reveal the same contribution', () => {
    const first = contributionCommitment(0, secrets[0]![1])
    const copied = ([0, 1, 'host'] as const).reduce(
      (sofar, party) => withCommitment(sofar, party, first),
      agreeOnSeed(2),
    )
    const others = withContribution(copied, 0, secrets[0]![1])
    expect(refusalOf(() => withContribution(others, 1, secrets[0]![1]))).toBe(
      'seed: seat 1: reveals a different part than it committed to',
    )
  })

  test('refuses unknown parties, malformed commitments and reveals without a commitment', () => {
    const hash = contributionCommitment(0, secrets[0]![1])
    expect(refusalOf(() => withCommitment(agreeOnSeed(2), 2, hash))).toBe(
      'seed: seat 2: does not take part in this match',
    )
    expect(refusalOf(() => withCommitment(agreeOnSeed(2), 'host', hash.slice(1)))).toBe(
      'seed: host: needs a SHA-256 in hexadecimal as its commitment',
    )
    expect(refusalOf(() => withContribution(agreeOnSeed(2), 1, secrets[1]![1]))).toBe(
      'seed: seat 1: has not committed yet',
    )
  })

  test('a salt keeps a guessable secret from being read off its commitment', () => {
    const commitments = ['b', 'c'].map((salt) => contributionCommitment(0, { secret: '6', salt }))
    expect(commitments[0]).not.toBe(commitments[1])
  })
})
