import { describe, expect, test } from 'vitest'
import { commitmentTo } from '../dice/fair-dice.ts'
import { duel } from '../testing/duel.ts'
import { giveAnswers } from '../testing/play.ts'
import { text } from '../texts/message.ts'
import { createRecord, type MatchRecord, type MatchTerms } from './record.ts'
import { readRecord } from './record-input.ts'
import { beginMatch } from './replay.ts'
import { verify } from './verification.ts'

const terms: MatchTerms = { origin: { situation: { spots: [4, 5] } }, seed: 'of the dice', salt: 'grain' }
/** The commitment that the players noted when the match began. */
const shown = commitmentTo('of the dice', 'grain')

function fightAndSave(change: Partial<MatchTerms> = {}): MatchRecord {
  const all = { ...terms, ...change }
  const match = beginMatch(duel, all)
  giveAnswers(match, 'thrust', 'parry', 'salute')
  return readRecord(JSON.parse(JSON.stringify(createRecord(match, all))))
}

const not = (id: string, args?: Record<string, number>) => ({
  verified: false,
  reason: text(`kernel.unverified.${id}`, args),
})

describe('verification', () => {
  test('succeeds for the committed seed and a record that replays to the same end', () => {
    expect(fightAndSave().commitment).toBe(shown)
    expect(verify(duel, fightAndSave(), shown)).toEqual({ verified: true })
  })

  test('uses the commitment that was shown, not the one in the record', () => {
    // A loser tries seeds until the dice suit them and puts a commitment to that seed in the file.
    const forged = fightAndSave({ seed: 'that pleases' })
    expect(forged.commitment).toBe(commitmentTo('that pleases', 'grain'))
    expect(verify(duel, forged, shown)).toEqual(not('other-commitment'))
    expect(verify(duel, forged, undefined)).toEqual(not('not-committed'))
  })

  test('is refused for a match whose commitment was not shown', () => {
    const { salt, ...unsalted } = terms
    const match = beginMatch(duel, unsalted)
    const record = createRecord(match, unsalted)
    expect(record.commitment).toBeUndefined()
    expect(verify(duel, record, commitmentTo(terms.seed, ''))).toEqual(not('not-committed'))
  })

  test('is refused for set dice, even if they equal those thrown', () => {
    const thrown = fightAndSave()
    const match = beginMatch(duel, terms)
    giveAnswers(match, 'thrust', 'parry', 'salute')
    const forcedDice = match.events.flatMap(({ dice = [] }) => dice.flatMap(({ values }) => values))
    const set = fightAndSave({ forcedDice })
    expect(set.digest).toBe(thrown.digest)
    expect(set.forcedDice).toHaveLength(3)
    expect(verify(duel, set, shown)).toEqual(not('forced-dice', { count: 3 }))
  })

  test('is refused for dice of a predictable generator', () => {
    expect(verify(duel, fightAndSave({ generator: 'xoroshiro128plus' }), shown)).toEqual(not('quick-dice'))
  })

  test('is refused if an answer or the end differs', () => {
    const record = fightAndSave()
    const changed = { ...record, answers: record.answers.map((given, i) => (i === 1 ? ([1, 'take'] as const) : given)) }
    expect(verify(duel, changed, shown)).toEqual(not('replay'))
    expect(verify(duel, { ...record, digest: '0'.repeat(64) }, shown)).toEqual(not('replay'))
    expect(verify(duel, { ...record, origin: { situation: { spots: 'none' } } }, shown)).toEqual(not('replay'))
  })

  test('of a match with other rules names its version', () => {
    const { verified, reason } = verify({ ...duel, version: '9' }, fightAndSave(), shown) as {
      verified: boolean
      reason: object
    }
    expect(verified).toBe(false)
    expect(reason).toEqual(text('kernel.input.version', { game: 'duel', version: '1', wanted: '9' }))
  })
})
