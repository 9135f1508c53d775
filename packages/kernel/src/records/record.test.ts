import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commitmentTo, FairDice } from '../dice/fair-dice.ts'
import { QuickDice, ScriptedDice } from '../dice/random.ts'
import { InputError, ReplayError, VersionError } from '../input/errors.ts'
import { Match } from '../match/match.ts'
import type { Json } from '../match/seat.ts'
import { duel, fencerOf } from '../testing/duel.ts'
import { giveAnswers, standing, startDuel, walk } from '../testing/play.ts'
import { text } from '../texts/message.ts'
import {
  createRecord,
  digest,
  facesIn,
  fingerprint,
  type MatchOrigin,
  type MatchRecord,
  termsOf,
  termsOfDivergence,
} from './record.ts'
import { readRecord } from './record-input.ts'
import { diceOf, replay, startingPosition } from './replay.ts'

const origin: MatchOrigin = { setup: { life: 3, potions: ['healing', 'poison'] } }
const numbers = fc.array(fc.nat(), { maxLength: 25 })

/** A record with every kind of answer: a step, an interruption with dice, a bid and a potion. */
function lively(): MatchRecord {
  const match = startDuel({ seed: 'lively' })
  giveAnswers(
    match,
    'thrust',
    'parry',
    'step',
    { x: 7 },
    'bid',
    [1, 'high'],
    [0, 'low'],
    [0, 'stake-1'],
    [1, 'stake-2'],
  )
  giveAnswers(match, 'press', 'drink')
  return createRecord(match, { origin, seed: 'lively' })
}

function throughFile(record: MatchRecord): MatchRecord {
  return readRecord(JSON.parse(JSON.stringify(record)))
}

describe('a saved match', () => {
  test('replays to the same bytes from any point of any match', () => {
    fc.assert(
      fc.property(fc.string(), numbers, (seed, moves) => {
        const match = walk(startDuel({ seed }), moves)
        const record = createRecord(match, { origin, seed })
        const again = replay(duel, throughFile(record))
        expect(standing(again)).toBe(standing(match))
        expect(again.undoable).toBe(match.undoable)
        expect(JSON.stringify(createRecord(again, { origin, seed }))).toBe(JSON.stringify(record))
      }),
      { numRuns: 60 },
    )
  })

  test('continues with the same dice as the match it was saved from', () => {
    const origin: MatchOrigin = { situation: { spots: [4, 5] } }
    const match = Match.start(duel, startingPosition(duel, origin), 'on')
    giveAnswers(match, 'thrust', 'parry')
    const again = replay(duel, throughFile(createRecord(match, { origin, seed: 'on' })))
    for (const other of [match, again]) giveAnswers(other, 'salute', 'thrust', 'riposte')
    expect(again.events.filter(({ type }) => type === 'rolled')).toHaveLength(2)
    expect(standing(again)).toBe(standing(match))
  })

  test('names its dice generator and continues with it', () => {
    const terms = { origin, seed: 'quick', generator: 'xoroshiro128plus' } as const
    const match = Match.start(duel, startingPosition(duel, origin), 'quick', { dice: new QuickDice('quick') })
    giveAnswers(match, 'thrust', 'parry')
    const record = throughFile(createRecord(match, terms))
    expect({ generator: record.generator, terms: termsOf(record) }).toEqual({ generator: 'xoroshiro128plus', terms })
    expect(standing(replay(duel, record))).toBe(standing(match))
    expect(termsOf({ origin, seed: 'fair' })).toEqual({ origin, seed: 'fair' })
    expect(Object.keys(termsOf({ origin, seed: 'fair' }))).not.toContain('generator')
    expect(createRecord(startDuel({ seed: 'fair' }), { origin, seed: 'fair' }).generator).toBe('chacha20')
  })

  test('holds its last savepoint and its events only on request', () => {
    const match = startDuel({ seed: 'kept' })
    giveAnswers(match, 'thrust', 'parry')
    const plain = createRecord(match, { origin, seed: 'kept' })
    expect({ savepoint: plain.savepoint, events: plain.events }).toEqual({ savepoint: undefined, events: undefined })
    const { savepoint, events } = createRecord(match, { origin, seed: 'kept' }, { savepoint: true, events: true })
    expect({ version: savepoint?.version, events }).toEqual({ version: duel.version, events: match.events })
  })

  test('can begin with a situation', () => {
    const situation: MatchOrigin = { situation: { spots: [1, 9], life: 5, potions: ['poison', 'poison'] } }
    const match = Match.start(duel, startingPosition(duel, situation), 's')
    giveAnswers(match, 'step', { x: 3 })
    const again = replay(duel, throughFile(createRecord(match, { origin: situation, seed: 's' })))
    expect(standing(again)).toBe(standing(match))
    expect(again.state.fencers.map(({ spot, life }) => [spot.x, life])).toEqual([
      [3, 5],
      [9, 5],
    ])
  })

  test('that diverged from another has the dice thrown before, then those of its own seed', () => {
    const first = startDuel({ seed: 'first' })
    giveAnswers(first, 'thrust', 'parry')
    const forcedDice = facesIn(first)
    expect(forcedDice).toHaveLength(3)
    const own = { seed: 'other', salt: 'salt' }
    expect(termsOfDivergence(first, { origin, seed: 'first' }, own)).toEqual({ origin, ...own, forcedDice })
    const record = throughFile(createRecord(first, { origin, seed: 'other', forcedDice }))
    const parted = replay(duel, record)
    expect(parted.events).toEqual(first.events)
    expect(createRecord(parted, { origin, seed: 'other', forcedDice })).toEqual(record)

    const roll = { kind: 'roll', purpose: text('a'), rules: [], pools: [{ seat: 0, count: 3, sides: 6 }] } as const
    const dice = diceOf(record)
    const thrown = [0, 1].map(() => dice.throw({ ...roll, reader: undefined }))
    expect(thrown).toEqual([[forcedDice], FairDice.fromSeed('other').throw({ ...roll, reader: undefined })])
  })

  test('replays the same whatever savepoints are kept, and records its events in any case', () => {
    const record = lively()
    for (const retention of ['all', 'last', 'first'] as const) {
      expect(digest(replay(duel, record, { retention, recording: false }))).toBe(record.digest)
    }
  })

  test('holds the answers as given, however the rules treat them afterwards', () => {
    const match = Match.start(duel, startingPosition(duel, { situation: { spots: [2, 5] } }), 's')
    const spot = { x: 3 }
    giveAnswers(match, 'step', spot, 'thrust', 'take')
    expect(fencerOf(match.state, 0).spot.x).toBe(2)
    expect(spot).toEqual({ x: 3 })
    expect(createRecord(match, { origin, seed: 's' }).answers[1]).toEqual([0, { x: 3 }])
  })
})

describe('an invalid record', () => {
  test('of another game is an input error that names the field', () => {
    const error = errorOf(() => replay(duel, { ...lively(), game: 'chess' }))
    expect(error).toBeInstanceOf(InputError)
    expect(error.message).toBe('match file: game: is "chess", not "duel"')
  })

  test('of another version names both versions', () => {
    const error = errorOf(() => replay({ ...duel, version: '2' }, lively()))
    expect(error).toBeInstanceOf(VersionError)
    expect(error.message).toBe('this match was played with version 1 of duel; these rules are version 2')
  })

  test('with an invalid setup is an input error of the game', () => {
    const error = errorOf(() => replay(duel, { ...lively(), origin: { setup: { life: 0 } } }))
    expect(error).toBeInstanceOf(InputError)
    expect((error as InputError).problems.map(({ field }) => field)).toEqual(['life', 'potions'])
  })

  test('with an illegal answer names the answer and the rule', () => {
    const error = errorOf(() => replay(duel, withAnswer(3, [1, { x: 99 }])))
    expect(error).toBeInstanceOf(ReplayError)
    expect(error.message).toBe('answers[3] of seat 1 is refused by DUEL-STEP-01 (duel.too-wide)')
  })

  test('with an answer of a seat that was not asked says so', () => {
    const error = errorOf(() => replay(duel, withAnswer(0, [1, 'thrust'])))
    expect(error).toBeInstanceOf(ReplayError)
    expect(error.message).toBe('answers[0] of seat 1 is refused (kernel.not-asked)')
  })

  test('with another legal answer fails because its end differs', () => {
    // The last answer has no later consequences, so that only the digest can tell.
    const record = lively()
    const last = record.answers.length - 1
    expect(() => replay(duel, withAnswer(last, [1, 'salute']))).toThrow(ReplayError)
    expect(() => replay(duel, withAnswer(last, [1, 'salute']))).toThrow(/^the replay ends differently: digest/)
  })

  test('without a digest is replayed as far as it goes and not compared', () => {
    const { digest: _, ...kept } = lively()
    expect(digest(replay(duel, kept))).toBe(lively().digest)
    expect(readRecord(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  })

  test('with a missing or extra answer, another seed or another digest is an error', () => {
    const record = lively()
    const wrong = '0'.repeat(64)
    expect(() => replay(duel, { ...record, answers: record.answers.slice(0, -1) })).toThrow(ReplayError)
    expect(() => replay(duel, { ...record, answers: [...record.answers, [0, 'salute']] })).toThrow(ReplayError)
    expect(() => replay(duel, { ...record, seed: 'other' })).toThrow(ReplayError)
    expect(() => replay(duel, { ...record, digest: wrong })).toThrow(
      `the replay ends differently: digest ${record.digest?.slice(0, 12)}…, the record says 000000000000…`,
    )
  })

  function withAnswer(index: number, given: readonly [number, Json]): MatchRecord {
    const record = lively()
    return { ...record, answers: record.answers.map((answer, i) => (i === index ? given : answer)) }
  }
})

describe('readRecord', () => {
  const wrong: [field: string, change: Record<string, unknown>][] = [
    ['format', { format: 'other' }],
    ['game', { game: 7 }],
    ['version', { version: undefined }],
    ['origin', { origin: {} }],
    ['origin', { origin: { setup: {}, situation: {} } }],
    ['seed', { seed: null }],
    ['answers', { answers: 'none' }],
    ['answers[1]', { answers: [[0, 'a'], 'b'] }],
    ['answers[0][0]', { answers: [[-1, 'a']] }],
    ['answers[0][0]', { answers: [[0.5, 'a']] }],
    ['answers[0]', { answers: [[0, 'a', 'b']] }],
    ['answers[0][1]', { answers: [[0, undefined]] }],
    ['digest', { digest: 12 }],
    ['forcedDice[1]', { forcedDice: [1, 0] }],
    ['forcedDice[0]', { forcedDice: [2.5] }],
  ]

  test.each(wrong)('names %s when it is wrong: %j', (field, change) => {
    const error = errorOf(() => readRecord({ ...lively(), ...change }))
    expect(error).toBeInstanceOf(InputError)
    expect((error as InputError).problems.map((problem) => problem.field)).toEqual([field])
    expect(error.message).toContain('match file')
  })

  test('names every wrong field at once', () => {
    const error = errorOf(() => readRecord({ ...lively(), seed: 1, digest: 2 })) as InputError
    expect(error.problems.map(({ field }) => field)).toEqual(['seed', 'digest'])
  })

  test.each([null, [], 'text', 3])('refuses %j', (data) => {
    expect(() => readRecord(data)).toThrow(InputError)
  })

  test('returns a good record unchanged', () => {
    expect(throughFile(lively())).toEqual(lively())
  })

  test('reads the older form: the dice up to its number have fallen, and set dice are marked', () => {
    const match = startDuel({ seed: 'old', dice: new ScriptedDice([3], 0, new QuickDice('old')) })
    giveAnswers(match, 'salute', 'salute')
    const { generator, format, ...old } = createRecord(match, { origin, seed: 'old' })
    const record = readRecord({ ...old, format: 'fray-match', fallen: [3] })
    expect(record).toMatchObject({ format: 'fray-match-2', generator: 'xoroshiro128plus', forcedDice: [3] })
    expect(record.commitment).toBeUndefined()
    expect(digest(replay(duel, record))).toBe(digest(match))
    const roll = { kind: 'roll', purpose: text('a'), rules: [], pools: [{ seat: 0, count: 9, sides: 6 }] } as const
    const { forcedDice, ...thrown } = record
    expect(diceOf(thrown).throw({ ...roll, reader: undefined })).toEqual(
      new QuickDice('old').throw({ ...roll, reader: undefined }),
    )
  })

  test('holds the commitment from the start, and refuses one that does not match seed and salt', () => {
    const salted = createRecord(startDuel(), { origin, seed: 'a', salt: 'b' })
    expect(salted.answers).toEqual([])
    expect(salted.commitment).toBe(commitmentTo('a', 'b'))
    expect(throughFile(salted)).toEqual(salted)
    for (const change of [{ seed: 'c' }, { salt: 'c' }, { commitment: commitmentTo('c', 'b') }]) {
      const error = errorOf(() => readRecord({ ...salted, ...change }))
      expect(error.message).toBe('match file: commitment: is not the commitment to this seed and salt')
    }
    const { commitment, ...without } = salted
    expect(() => readRecord(without)).toThrow('match file: commitment')
  })

  test('refuses events that could not be displayed', () => {
    const record = createRecord(startDuel(), { origin, seed: 'a' }, { events: true })
    for (const event of [{}, { type: 7, args: {}, rules: [] }, { type: 'a', args: {}, rules: [], dice: [5] }, null]) {
      const { problems } = errorOf(() => readRecord({ ...record, events: [event] })) as InputError
      expect(problems.every(({ field }) => field.startsWith('events[0]'))).toBe(true)
    }
  })
})

describe('digest', () => {
  test('differs for states and events with any difference', () => {
    const plain = startDuel()
    const rich = startDuel({ setup: { life: 3, potions: ['healing', 'healing'] } })
    expect(digest(plain)).not.toBe(digest(rich))
    const silent = startDuel({ recording: false })
    for (const match of [plain, silent]) giveAnswers(match, 'salute')
    expect(silent.state).toEqual(plain.state)
    expect(digest(silent)).not.toBe(digest(plain))
  })

  test('fingerprint is SHA-256 of the UTF-8 text', () => {
    // The examples of FIPS 180-2 and of an umlaut, checked with sha256sum.
    expect(fingerprint('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(fingerprint('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(fingerprint('ü')).toBe('607474ca475a9724d7360aba71a56d5df77e61350e3f724cfa1f46e857e2d85f')
  })
})

function errorOf(run: () => unknown): Error {
  try {
    run()
  } catch (error) {
    return error as Error
  }
  throw new Error('nothing was thrown')
}
