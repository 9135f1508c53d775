import { describe, expect, test } from 'vitest'
import { commitmentTo } from '../dice/fair-dice.ts'
import type { Game } from '../game/game.ts'
import { InputError, VersionError } from '../input/errors.ts'
import { choice } from '../match/procedure.ts'
import type { Json } from '../match/seat.ts'
import { giveAnswers } from '../testing/play.ts'
import { text } from '../texts/message.ts'
import { canContinue, continueMatch } from './continuation.ts'
import { countAnswers, createRecord, facesIn, type MatchRecord, termsOfDivergence } from './record.ts'
import { readRecord } from './record-input.ts'
import { beginMatch, replay } from './replay.ts'
import { verify } from './verification.ts'

/** A race of two runners: in each round the active runner walks, or runs by a die. */
interface Race {
  round: number
  /** Version 2 names this field `runners` and adds how tired each one is. */
  places: number[]
}

interface NewRace {
  round: number
  runners: { place: number; tired: number }[]
}

type AnyRace<State> = Game<State, { goal: number }, State>

function race<State extends { round: number }>(
  version: string,
  begin: () => State,
  placesOf: (state: State) => number[],
  advance: (state: State, seat: number, steps: number) => void,
  migrate?: (state: Json, from: string) => State | undefined,
): AnyRace<State> {
  return {
    id: 'race',
    version,
    content: {
      title: text('race'),
      summary: text('race'),
      phrases: { en: {} },
      presets: [],
      reference: async () => ({}),
    },
    rules: {
      readSetup: (json) => {
        const { goal } = json as { goal?: number }
        if (goal === undefined) throw new InputError('setup', [{ field: 'goal', message: 'is missing' }])
        return { goal }
      },
      seats: () => 2,
      begin,
      *next(play) {
        const seat = play.state.round % 2
        const way = yield* play.pick({
          seat,
          prompt: text('way'),
          rules: [],
          options: [choice('walk', text('walk')), choice('run', text('run'))],
        })
        let steps = 1
        if (way === 'run') {
          const [dice = []] = yield* play.rollDice(text('run'), [], [{ seat, count: 1, sides: 6 }])
          steps = dice[0] ?? 0
          // Running asks twice, an activation of two answers, so that savepoints are further apart than answers.
          yield* play.pick({
            seat,
            prompt: text('rest'),
            rules: [],
            options: [choice('rest', text('rest')), choice('stretch', text('stretch'))],
          })
        }
        advance(play.state, seat, steps)
        play.log('moved', { seat: { seat }, steps }, [])
        play.state.round++
      },
      outcome: (state) => {
        const winner = placesOf(state).findIndex((place) => place >= 100)
        return winner < 0 ? undefined : { winners: [winner], reason: text('goal'), rules: [] }
      },
      faults: (state) => (placesOf(state).every((place) => place >= 0) ? [] : ['a runner stands before the start']),
    },
    view: {
      redact: () => {},
      show: (state) => state,
    },
    saves: {
      readPosition: (json) => ({ setup: { goal: 9 }, state: json as State }),
      ...(migrate ? { migrate } : {}),
    },
    bots: {
      appraise: () => 0,
    },
  }
}

const old = race<Race>(
  '1',
  () => ({ round: 0, places: [0, 0] }),
  ({ places }) => places,
  (state, seat, steps) => {
    state.places[seat]! += steps
  },
)

/** Version 2: moving tires a runner, and a walk is two steps. */
const renewed = race<NewRace>(
  '2',
  () => ({ round: 0, runners: [0, 1].map(() => ({ place: 0, tired: 0 })) }),
  ({ runners }) => runners.map(({ place }) => place),
  (state, seat, steps) => {
    const runner = state.runners[seat]!
    runner.place += steps + 1
    runner.tired++
  },
  (state, from) => {
    if (from !== '1') return undefined
    const { round, places } = state as unknown as Race
    return { round, runners: places.map((place) => ({ place, tired: 0 })) }
  },
)

const terms = { origin: { setup: { goal: 100 } }, seed: 'race', salt: 'grain' }

/**
 * A record of four answers under the old rules. The last savepoint is after three, since the runner has yet to rest.
 */
function underWay(keep = { savepoint: true, events: true }): MatchRecord {
  const match = beginMatch(old, terms)
  giveAnswers(match, 'walk', 'run', 'rest', 'run')
  return throughFile(createRecord(match, terms, keep))
}

function throughFile(record: MatchRecord): MatchRecord {
  return readRecord(JSON.parse(JSON.stringify(record)))
}

function errorOf(run: () => unknown): Error {
  try {
    run()
  } catch (error) {
    return error as Error
  }
  throw new Error('nothing was thrown')
}

describe('a match of older rules', () => {
  test('its record holds the last savepoint with state, version and number of answers', () => {
    const { savepoint, answers } = underWay()
    expect(answers).toHaveLength(4)
    const second = (savepoint!.state as unknown as Race).places[1]!
    expect(second).toBeGreaterThanOrEqual(1)
    expect(savepoint).toEqual({
      version: '1',
      answers: 3,
      events: 3,
      state: { round: 2, places: [1, second] },
    })
  })

  test('it continues from the savepoint under the new rules, and its record says where', () => {
    const before = underWay()
    const { match, terms: now } = continueMatch(renewed, before)
    const [first, second] = (before.savepoint!.state as unknown as Race).places
    expect(match.state).toEqual({ round: 2, runners: [first, second].map((place) => ({ place, tired: 0 })) })
    expect(match.answers).toEqual([])
    expect(match.pending.map(({ seat, prompt }) => [seat, prompt.id])).toEqual([[0, 'way']])

    giveAnswers(match, 'walk')
    expect(match.state.runners[0]).toEqual({ place: first! + 2, tired: 1 })
    const record = throughFile(createRecord(match, now, { savepoint: true, events: true }))
    expect(record).toMatchObject({ version: '2', seed: 'race', commitment: commitmentTo('race', 'grain') })
    expect(record.answers).toEqual([[0, 'walk']])
    expect(record.continuations).toEqual([
      {
        version: '1',
        // The unfinished run after the savepoint is not played on, but it stays in the record.
        answers: before.answers,
        events: before.events,
        savepoint: { version: '2', answers: 3, events: 3, state: expect.anything() },
      },
    ])
  })

  test('its events are the stored ones, then the change of rules, then the new ones', () => {
    const before = underWay()
    const { match } = continueMatch(renewed, before)
    giveAnswers(match, 'walk')
    expect(match.events.slice(0, 3)).toEqual(before.events?.slice(0, 3))
    expect(match.events.slice(3).map(({ type, args }) => [type, args])).toEqual([
      ['continued', { from: '1', to: '2' }],
      ['moved', { seat: { seat: 0 }, steps: 1 }],
    ])
    const silent = continueMatch(renewed, underWay({ savepoint: true, events: false })).match
    expect(silent.events.map(({ type }) => type)).toEqual(['continued'])
  })

  test('its continuation replays to the same bytes', () => {
    const { match, terms: now } = continueMatch(renewed, underWay())
    giveAnswers(match, 'run', 'rest', 'run', 'rest')
    const record = throughFile(createRecord(match, now))
    const again = replay(renewed, record)
    expect(createRecord(again, record)).toEqual(record)
    expect(continueMatch(renewed, record).match.state).toEqual(match.state)
    for (const other of [match, again]) giveAnswers(other, 'run')
    expect(again.events).toEqual(match.events)
  })

  test('it throws new dice of the same seed after each continuation', () => {
    const facesOf = (record: MatchRecord, game: AnyRace<NewRace>) => {
      const { match, terms: now } = continueMatch(game, record)
      for (let i = 0; i < 10; i++) giveAnswers(match, 'run', 'rest')
      const faces = match.events.slice(-20).flatMap(({ dice = [] }) => dice.flatMap(({ values }) => values))
      return { faces, record: throughFile(createRecord(match, now, { savepoint: true })) }
    }
    const match = beginMatch(old, terms)
    for (let i = 0; i < 10; i++) giveAnswers(match, 'run', 'rest')
    const first = match.events.flatMap(({ dice = [] }) => dice.flatMap(({ values }) => values))
    const second = facesOf(underWay(), renewed)
    const third = facesOf(second.record, {
      ...renewed,
      version: '3',
      saves: { ...renewed.saves, migrate: (state) => state as never },
    })
    expect(third.record.continuations?.map(({ version }) => version)).toEqual(['1', '2'])
    expect(new Set([first, second.faces, third.faces].map((faces) => faces.join())).size).toBe(3)
  })

  test('it does not repeat dice that were set before, and keeps a record of them', () => {
    const set = { ...terms, forcedDice: [6, 6, 6, 6] }
    const match = beginMatch(old, set)
    giveAnswers(match, 'run', 'rest')
    const { match: on, terms: now } = continueMatch(renewed, throughFile(createRecord(match, set, { savepoint: true })))
    expect({ nowForcedDice: now.forcedDice, forcedDice: now.continuations?.[0]?.forcedDice }).toEqual({
      nowForcedDice: undefined,
      forcedDice: [6, 6, 6, 6],
    })
    for (let i = 0; i < 4; i++) giveAnswers(on, 'run', 'rest')
    expect(facesIn(on)).not.toEqual([6, 6, 6, 6])
  })

  test('its number of answers never falls, so that a longer record is not overwritten', () => {
    const before = underWay()
    const { match, terms: now } = continueMatch(renewed, before)
    expect(countAnswers(before)).toBe(4)
    expect(countAnswers(createRecord(match, now))).toBe(4)
    giveAnswers(match, 'walk')
    expect(countAnswers(createRecord(match, now))).toBe(5)
  })

  test('it is never verified, because its old part cannot be replayed', () => {
    const { match, terms: now } = continueMatch(renewed, underWay())
    giveAnswers(match, 'walk')
    expect(verify(renewed, createRecord(match, now), commitmentTo('race', 'grain'))).toEqual({
      verified: false,
      reason: text('kernel.unverified.continued'),
    })
  })

  test('it can diverge after continuing: dice since then are set, later ones differ', () => {
    const { match, terms: now } = continueMatch(renewed, underWay())
    giveAnswers(match, 'run', 'rest', 'run')
    const apart = termsOfDivergence(match, now, { seed: 'other', salt: 'other' })
    expect(apart.forcedDice).toEqual(
      match.events.slice(4).flatMap(({ dice = [] }) => dice.flatMap(({ values }) => values)),
    )
    expect(apart.forcedDice).toHaveLength(2)
    expect(replay(renewed, throughFile(createRecord(match, apart))).events).toEqual(match.events)
  })

  test('it can diverge even if the events from before were not kept', () => {
    const { match, terms: now } = continueMatch(renewed, underWay({ savepoint: true, events: false }))
    giveAnswers(match, 'run', 'rest')
    const apart = termsOfDivergence(match, now, { seed: 'other', salt: 'other' })
    expect(apart.forcedDice).toHaveLength(1)
    expect(replay(renewed, throughFile(createRecord(match, apart))).events).toEqual(match.events)
  })
})

describe('a match that cannot continue', () => {
  test('is refused with both versions and unchanged if it has no savepoint', () => {
    const record = underWay({ savepoint: false, events: true })
    const before = JSON.stringify(record)
    const error = errorOf(() => continueMatch(renewed, record))
    expect(error).toBeInstanceOf(VersionError)
    expect(error.message).toBe(
      'this match was played with version 1 of race; these rules are version 2, and it has no savepoint to continue from',
    )
    expect((error as VersionError).text?.id).toBe('kernel.input.no-savepoint')
    expect(JSON.stringify(record)).toBe(before)
    expect(canContinue(renewed, record)).toBe(false)
  })

  test.each([
    ['the game declares nothing', { ...renewed, saves: { ...renewed.saves, migrate: undefined } }],
    ['the game declares it for another version', { ...renewed, saves: { ...renewed.saves, migrate: () => undefined } }],
    [
      'the game cannot read the state',
      {
        ...renewed,
        saves: {
          ...renewed.saves,
          migrate: () => {
            throw new TypeError('no places')
          },
        },
      },
    ],
  ])('is refused with both versions if %s', (_, { saves: { migrate, ...saves }, ...rules }) => {
    const game = { ...rules, saves: { ...saves, ...(migrate ? { migrate } : {}) } }
    const error = errorOf(() => continueMatch(game, underWay()))
    expect(canContinue(game, underWay())).toBe(migrate !== undefined)
    expect(error).toBeInstanceOf(VersionError)
    expect(error.message).toBe(
      'this match was played with version 1 of race; these rules are version 2, which cannot continue it',
    )
  })

  test('is refused by its savepoint if that is not a position', () => {
    const record = underWay()
    for (const state of [{ round: 0, places: [-5, 0] }, { round: 0, places: 'none' }, null]) {
      const broken = { ...record, savepoint: { ...record.savepoint!, state } }
      const error = errorOf(() => continueMatch(renewed, broken as MatchRecord))
      expect(error instanceof InputError || error instanceof VersionError).toBe(true)
    }
    const { match, terms: now } = continueMatch(renewed, record)
    const saved = createRecord(match, now)
    const [continuation] = saved.continuations!
    const tampered = { ...continuation!, savepoint: { ...continuation!.savepoint, state: { round: 0, runners: [1] } } }
    const error = errorOf(() => replay(renewed, { ...saved, continuations: [tampered] }))
    expect(error).toBeInstanceOf(InputError)
    expect(error.message).toBe('match file: savepoint: is not a position of this game')
  })

  test('is refused by its savepoint if the state cannot be displayed', () => {
    const view = (_state: NewRace, _setup: unknown, seat: number | undefined) => {
      if (seat === 1) throw new TypeError('nothing is called this')
      return _state
    }
    const error = errorOf(() => continueMatch({ ...renewed, view: { ...renewed.view, show: view } }, underWay()))
    expect(error).toBeInstanceOf(InputError)
    expect(error.message).toBe('match file: savepoint: is not a position of this game')
  })

  test('is refused with the reason if the new rules refuse its setup', () => {
    const error = errorOf(() => continueMatch(renewed, { ...underWay(), origin: { setup: {} } }))
    expect(error).toBeInstanceOf(InputError)
    expect(error.message).toBe('setup: goal: is missing')
  })

  test('a match of the same version is simply replayed', () => {
    const { match, terms: now } = continueMatch(old, underWay())
    expect(match.answers).toHaveLength(4)
    expect(now.continuations).toBeUndefined()
  })
})

describe('a file with an impossible savepoint', () => {
  test.each([
    ['stands after more answers than there are', { answers: 9 }],
    ['stands after more events than were kept', { events: 99 }],
  ])('%s is refused', (_, change) => {
    const record = underWay()
    const error = errorOf(() => throughFile({ ...record, savepoint: { ...record.savepoint!, ...change } }))
    expect(error).toBeInstanceOf(InputError)
    expect(error.message).toBe('match file: savepoint: is not a position of this game')
    const { match, terms: now } = continueMatch(renewed, record)
    const saved = createRecord(match, now)
    const [before] = saved.continuations!
    const earlier = { ...saved, continuations: [{ ...before!, savepoint: { ...before!.savepoint, ...change } }] }
    expect(errorOf(() => throughFile(earlier)).message).toBe(error.message)
  })

  test('more continuations than are plausible are refused', () => {
    const { match, terms: now } = continueMatch(renewed, underWay())
    const often = (count: number) => ({
      ...createRecord(match, now),
      continuations: Array(count).fill(now.continuations![0]),
    })
    expect(throughFile(often(100)).continuations).toHaveLength(100)
    expect(errorOf(() => throughFile(often(101))).message).toMatch(/^match file: continuations: /)
  })
})
