import { type Disguises, Match, Random, text } from '@fray/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fuzz } from './fuzz.ts'
import { type RaceGame, type RaceState, race, raceMatch } from './race.fixture.ts'
import { auditTwins, playTwins } from './twins.ts'

/** Runners may have any amount of breath left; the number of dice they roll shows it. */
const disguises: Disguises<RaceState> = {
  disguise: ({ breath }, seat, random) => {
    breath[1 - seat] = random.between(0, 5)
  },
  reveals: ({ type }) => type === 'rolled',
}

const secretive: RaceGame = { ...race, view: { ...race.view, disguises } }

function faultsIn(game: RaceGame): { readonly faults: string[]; readonly compared: number } {
  const found = Array.from({ length: 30 }, (_, i) => {
    const random = Random.fromSeed(`twins ${i}`)
    return playTwins(game as never, { setup: null, state: race.rules.begin(null) }, i % 2, random)
  })
  const faults = found.flatMap((twins) => twins.faults).map((fault) => fault.split(',')[0]!)
  return { faults: [...new Set(faults)].sort(), compared: found.reduce((sum, twins) => sum + twins.compared, 0) }
}

test('twins that differ only in secret are alike to others until the secret comes to light', () => {
  const { faults, compared } = faultsIn(secretive)
  expect(faults).toEqual([])
  expect(compared).toBeGreaterThan(50)
})

test('a game without disguises is not tested', () => {
  expect(faultsIn(race)).toEqual({ faults: [], compared: 0 })
})

test('a visible secret is found', () => {
  expect(faultsIn({ ...secretive, view: { ...secretive.view, redact: () => {} } }).faults).toEqual([
    'an onlooker sees a difference',
    'seat 0 sees a difference',
    'seat 1 sees a difference',
  ])
})

describe('a difference between twins is found in', () => {
  afterEach(() => void vi.restoreAllMocks())

  type RaceMatch = Match<RaceState>
  const breathIn = ({ state }: RaceMatch) => state.breath[0]! + state.breath[1]!
  const asMany = (match: RaceMatch) => new Array<number>(breathIn(match)).fill(7)
  /** Ways in which a match could reveal the breath its runners have left. */
  const telling = {
    setupFor: breathIn,
    view: breathIn,
    eventsFor: (match: RaceMatch) => [{ type: 'breath', args: { left: breathIn(match) }, rules: [] }],
    stepsFor: asMany,
    undoableFor: breathIn,
    decisionOf: (match: RaceMatch) => ({ ...match.pending[0]!, figure: breathIn(match) }),
  }

  test.each(Object.keys(telling) as (keyof typeof telling)[])('%s', (method) => {
    vi.spyOn(Match.prototype, method).mockImplementation(function (this: unknown) {
      return telling[method](this as RaceMatch) as never
    } as never)
    expect(faultsIn(secretive).faults).toContain('seat 0 sees a difference')
  })

  const counting = {
    answers: (match: RaceMatch) => asMany(match).map(() => ({ seat: 0, answer: 'run' })),
    asked: (match: RaceMatch) => [7 + breathIn(match)],
  }

  test.each(Object.keys(counting) as (keyof typeof counting)[])('%s', (count) => {
    vi.spyOn(Match.prototype, count, 'get').mockImplementation(function (this: unknown) {
      return counting[count](this as RaceMatch) as never
    } as never)
    expect(faultsIn(secretive).faults).toContain('seat 0 sees a difference')
  })
})

describe('twins that look alike', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('are compared by what a seat imagines', () => {
    const real = Match.prototype.imagine
    vi.spyOn(Match.prototype, 'imagine').mockImplementation(function (this: Match, ...how: Parameters<typeof real>) {
      const imagined = real.apply(this, how)
      ;(imagined.state as RaceState).turn += 2 * (this.state as RaceState).breath[0]!
      return imagined
    } as never)
    expect(faultsIn(secretive).faults).toContain('seat 1 imagines a different future')
  })

  test('are compared by the judgement of bots and odds', () => {
    let breath = 0
    const weighing: RaceGame = {
      ...secretive,
      view: {
        ...secretive.view,
        redact: (state, seat) => {
          breath = state.breath[0]!
          race.view.redact(state, seat)
        },
      },
      bots: {
        ...secretive.bots,
        appraise: (state, seat) =>
          seat === 1 ? Math.sin(breath * state.positions[1]!) : race.bots.appraise(state, seat, null),
      },
    }
    const judged = Array.from({ length: 600 }, (_, i) =>
      playTwins(weighing as never, { setup: null, state: race.rules.begin(null) }, 1, Random.fromSeed(`judged ${i}`)),
    )
    expect(judged.flatMap(({ faults }) => faults).join()).toContain('odds or a bot of seat 1 judge differently')
  })

  test('both have answers undone now and then', () => {
    const undone = vi.spyOn(Match.prototype, 'undo')
    expect(faultsIn(secretive).faults).toEqual([])
    expect(undone.mock.calls.length).toBeGreaterThan(0)
    expect(undone.mock.calls.length % 2).toBe(0)
  })
})

/** The race in which a runner that needs it may catch its breath before the other's turn. */
function catching(asks: (breath: number) => boolean): RaceGame {
  return {
    ...secretive,
    content: {
      ...secretive.content,
      phrases: { en: { ...race.content.phrases.en, catch: 'catch', pass: 'pass' } },
    },
    rules: {
      ...secretive.rules,
      *next(play) {
        const other = 1 - (play.state.turn % 2)
        const tired = play.state.breath[other]! < 3
        const rest = { key: 'catch', text: text('catch'), value: 1, reaction: { source: 'rest', matters: () => true } }
        if (asks(play.state.breath[other]!)) {
          play.state.breath[other]! += yield* play.interrupt({
            seat: other,
            prompt: text('catch'),
            rules: ['RACE-1'],
            interruption: { moment: text('race'), key: 'turn', interrupted: 1 - other, hostile: true, pass: 'pass' },
            options: [{ key: 'pass', text: text('pass'), value: 0 }, ...(tired ? [rest] : [])],
          })
        }
        yield* race.rules.next(play)
      },
    },
  }
}

test('a question asked only of seats with a choice is found', () => {
  expect(faultsIn(catching((breath) => breath < 3)).faults).toContain('seat 0 sees a difference')
})

test('a question asked of every seat gives nothing away', () => {
  expect(faultsIn(catching(() => true)).faults).toEqual([])
})

test('the fuzzer tests twins from any point of a game', () => {
  const match = raceMatch('a', secretive)
  expect(auditTwins(match as never, Random.fromSeed('seed'))).toEqual([])
  const seen: RaceGame = { ...secretive, view: { ...secretive.view, redact: () => {} } }
  const faults = Array.from({ length: 10 }, (_, i) =>
    auditTwins(raceMatch(`${i}`, seen) as never, Random.fromSeed(`${i}`)),
  )
  expect(faults.flat()[0]).toMatch(/^seat \d sees a difference, which reveals a secret/)
  for (let i = 0; i < 5; i++) expect(fuzz(secretive, { setup: null }, `${i}`, { auditOneIn: 1 }).faults).toEqual([])
})
