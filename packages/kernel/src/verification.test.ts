import { describe, expect, test } from 'vitest'
import { commitmentTo } from './fair-dice.ts'
import { type MatchRecord, type MatchTerms, save } from './record.ts'
import { readRecord } from './record-input.ts'
import { beginMatch } from './replay.ts'
import { duel } from './testing/duel.ts'
import { give } from './testing/play.ts'
import { text } from './text.ts'
import { verify } from './verification.ts'

const terms: MatchTerms = { origin: { situation: { spots: [4, 5] } }, seed: 'of the dice', salt: 'grain' }
/** What people wrote down when the match began. */
const shown = commitmentTo('of the dice', 'grain')

function fought(change: Partial<MatchTerms> = {}): MatchRecord {
  const all = { ...terms, ...change }
  const match = beginMatch(duel, all)
  give(match, 'thrust', 'parry', 'salute')
  return readRecord(JSON.parse(JSON.stringify(save(match, all))))
}

const not = (id: string, args?: Record<string, number>) => ({
  verified: false,
  reason: text(`kernel.unverified.${id}`, args),
})

describe('verification', () => {
  test('of a match whose seed is the one committed to, and that plays again to the same', () => {
    expect(fought().commitment).toBe(shown)
    expect(verify(duel, fought(), shown)).toEqual({ verified: true })
  })

  test('goes by what was shown, not by what the record says of itself', () => {
    // Somebody who lost plays with other seeds until the dice please, and commits to that one in the file.
    const forged = fought({ seed: 'that pleases' })
    expect(forged.commitment).toBe(commitmentTo('that pleases', 'grain'))
    expect(verify(duel, forged, shown)).toEqual(not('other-commitment'))
    expect(verify(duel, forged, undefined)).toEqual(not('not-committed'))
  })

  test('is refused to a match of which nobody was shown anything', () => {
    const { salt, ...unsalted } = terms
    const match = beginMatch(duel, unsalted)
    const record = save(match, unsalted)
    expect(record.commitment).toBeUndefined()
    expect(verify(duel, record, commitmentTo(terms.seed, ''))).toEqual(not('not-committed'))
  })

  test('is refused to dice that were set, even if they fell as thrown', () => {
    const thrown = fought()
    const match = beginMatch(duel, terms)
    give(match, 'thrust', 'parry', 'salute')
    const forcedDice = match.events.flatMap(({ dice = [] }) => dice.flatMap(({ values }) => values))
    const set = fought({ forcedDice })
    expect(set.digest).toBe(thrown.digest)
    expect(set.forcedDice).toHaveLength(3)
    expect(verify(duel, set, shown)).toEqual(not('forced-dice', { count: 3 }))
  })

  test('is refused to dice of a generator that can be foretold', () => {
    expect(verify(duel, fought({ generator: 'xoroshiro128plus' }), shown)).toEqual(not('quick-dice'))
  })

  test('is refused if another answer, or another end, stands in the record', () => {
    const record = fought()
    const changed = { ...record, answers: record.answers.map((given, i) => (i === 1 ? ([1, 'take'] as const) : given)) }
    expect(verify(duel, changed, shown)).toEqual(not('replay'))
    expect(verify(duel, { ...record, digest: '0'.repeat(64) }, shown)).toEqual(not('replay'))
    expect(verify(duel, { ...record, origin: { situation: { spots: 'none' } } }, shown)).toEqual(not('replay'))
  })

  test('of other rules says by which version it was played', () => {
    const { verified, reason } = verify({ ...duel, version: '9' }, fought(), shown) as {
      verified: boolean
      reason: object
    }
    expect(verified).toBe(false)
    expect(reason).toEqual(text('kernel.input.version', { game: 'duel', version: '1', wanted: '9' }))
  })
})
