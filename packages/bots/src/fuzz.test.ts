import {
  accept,
  choice,
  type DecisionOption,
  Match,
  type PlaceDecision,
  type Procedure,
  readRecord,
  refuse,
  replay,
  startingPosition,
  text,
} from '@fray/kernel'
import { expect, test } from 'vitest'
import { auditUndo, matchStanding } from './audit.ts'
import { type FuzzReport, fuzz } from './fuzz.ts'
import { GameReader } from './game-reader.ts'
import { type RaceGame, race } from './race.fixture.ts'

const origin = { setup: null }

function fuzzGame(game: RaceGame): FuzzReport {
  return fuzz(game, origin, 'seed', { auditOneIn: 1, decisions: 200 })
}

/** The race with modified place decisions. */
function withPlace(change: (place: PlaceDecision) => Partial<PlaceDecision>): RaceGame {
  return {
    ...race,
    rules: {
      ...race.rules,
      *next(play): Procedure {
        const rules = race.rules.next(play)
        for (let step = rules.next(); !step.done; ) {
          const request = step.value
          step = rules.next(yield request.kind === 'place' ? { ...request, ...change(request) } : request)
        }
      },
    },
  }
}

test('a sound game has no faults, and its record replays', () => {
  for (let i = 0; i < 20; i++) {
    const { faults, decisions, record } = fuzz(race, origin, `seed ${i}`, { auditOneIn: 3 })
    expect(faults).toEqual([])
    expect(decisions).toBe(record.answers.length)
    expect(replay(race, readRecord(JSON.parse(JSON.stringify(record)))).outcome).toBeDefined()
  }
})

test('the same seed plays the same game, however much of it is audited', () => {
  const [often, never] = [1, 1000].map((auditOneIn) => fuzz(race, origin, 'seed', { auditOneIn }))
  expect(often).toEqual(never)
})

test('an impossible state is found', () => {
  const game = {
    ...race,
    rules: { ...race.rules, faults: ({ turn }: { turn: number }) => (turn === 3 ? ['turn 3 is impossible'] : []) },
  }
  expect(fuzz(game, origin, 'seed', { auditOneIn: 1000 }).faults).toEqual(['turn 3 is impossible'])
})

test('a refused suggestion is found', () => {
  const { faults, record } = fuzzGame(withPlace(() => ({ suggest: () => [{ to: -5 }] })))
  expect(faults).toEqual(['"step" offers {"to":-5} and refuses it: too-far'])
  expect(record.answers.at(-1)?.[1]).toBe('step')
})

test('a decision without possible answers is found', () => {
  const { faults } = fuzzGame(withPlace(() => ({ suggest: () => [], alternatives: [] })))
  expect(faults).toEqual(['"step" offers and suggests nothing'])
})

test('a check that accepts nonsense is found', () => {
  const credulous = withPlace(() => ({ check: () => accept(0) }))
  const { faults } = fuzzGame({ ...credulous, saves: { ...credulous.saves, readPlacement: (answer) => answer } })
  expect(faults).toContain('"step" would accept {"to":"far away"}')
  expect(faults).toContain('"step" would accept null')
})

test('a check that accepts a proposal with impossible consequences is found', () => {
  const check = (proposal: unknown) => {
    const to = (proposal as { to?: unknown } | null)?.to
    return typeof to === 'number' && Math.abs(to) < 1e6 ? accept(to) : refuse(text('too-far'))
  }
  const faults: RaceGame['rules']['faults'] = ({ positions }) =>
    positions.some((at) => at < 0) ? ['behind the start'] : []
  const found = fuzzGame({
    ...withPlace(() => ({ check })),
    rules: { ...withPlace(() => ({ check })).rules, faults },
  }).faults
  expect(found.some((fault) => /^\{"to":-\d+\}, which "step" accepts, leads to: behind the start$/.test(fault))).toBe(
    true,
  )
})

test('a check that throws is found', () => {
  const check = (proposal: unknown) =>
    (proposal as { to: number }).to > 0 ? accept((proposal as { to: number }).to) : refuse(text('no'))
  const { faults } = fuzzGame(withPlace(() => ({ check })))
  expect(faults.some((fault) => fault.startsWith('"step" throws at null'))).toBe(true)
})

test('a check that changes the match is found', () => {
  const game: RaceGame = {
    ...race,
    rules: {
      ...race.rules,
      *next(play): Procedure {
        const rules = race.rules.next(play)
        for (let step = rules.next(); !step.done; ) {
          const request = step.value
          const check = (proposal: Parameters<PlaceDecision['check']>[0]) => {
            play.state.turn += 2
            return (request as PlaceDecision).check(proposal)
          }
          step = rules.next(yield request.kind === 'place' ? { ...request, check } : request)
        }
      },
    },
  }
  expect(fuzzGame(game).faults).toContain('checks, refused answers, views or forks changed the match')
})

test('rules that depend on anything outside the match are found', () => {
  let calls = 0
  const game: RaceGame = {
    ...race,
    rules: {
      ...race.rules,
      *next(play): Procedure {
        play.log('race', { calls: calls++ }, [])
        yield* race.rules.next(play)
      },
    },
  }
  expect(fuzzGame(game).faults).toContain('a fork differs from the match')
})

test('rules that throw are found with the answer that caused it', () => {
  const game: RaceGame = {
    ...race,
    rules: {
      ...race.rules,
      *next(play): Procedure {
        yield* race.rules.next(play)
        if (play.state.turn === 2) throw new Error('no third turn')
      },
    },
  }
  const { faults } = fuzz(game, origin, 'seed', { auditOneIn: 1000 })
  expect(faults[0]).toMatch(/^".*" to ".*" threw Error: no third turn/)
  expect(fuzzGame(game).faults).toEqual(['what seat 0 imagines threw Error: no third turn'])
})

test('a view of a secret that redacting removes is found', () => {
  const secret = {
    ...race,
    view: { ...race.view, show: race.view.show, redact: (state: { breath: number[] }) => void state.breath.push(0) },
  }
  expect(fuzzGame(secret).faults).toContain('seat 0 learns something that redacting hides')
})

test('a message without a phrase, or without an argument of its phrase, is found', () => {
  const { stepped: _, ...en } = race.content.phrases.en
  const unsaid = '"stepped" cannot be formatted: no phrase "stepped" in the phrasebook'
  expect(fuzzGame({ ...race, content: { ...race.content, phrases: { en } } }).faults).toContain(unsaid)
  const lacking = fuzzGame({
    ...race,
    content: { ...race.content, phrases: { en: { ...en, stepped: '{runner} goes on' } } },
  }).faults
  expect(lacking[0]).toMatch(/^"stepped" cannot be formatted: .*"runner"/)
})

/** The race with more messages on every turn. */
function saying(say: (play: Parameters<RaceGame['rules']['next']>[0]) => void): RaceGame {
  return {
    ...race,
    rules: {
      ...race.rules,
      *next(play): Procedure {
        say(play)
        yield* race.rules.next(play)
      },
    },
  }
}

test('a number that differs from the sum of its terms is found', () => {
  const numbers = [{ name: text('race'), total: 3, terms: [{ amount: 2, label: text('run') }] }]
  const { faults } = fuzzGame(saying((play) => play.log('race', {}, [], { numbers })))
  expect(faults).toEqual(['"race": race is 3, its terms make 2'])
})

test('an unknown rule is found if the reference is given', () => {
  const reader = (...ids: string[]) =>
    new GameReader(race, Object.fromEntries(ids.map((id) => [id, { title: id, text: id }])))
  const play = (...ids: string[]) => fuzz(race, origin, 'seed', { auditOneIn: 1, reader: reader(...ids) }).faults
  expect(play('RACE-1')).toEqual([])
  expect(play('RACE-2')[0]).toBe('"action" cites RACE-1, which is not a rule')
})

test('a game reader counts the phrases and rules in use', () => {
  const reader = new GameReader(race)
  fuzz(race, origin, 'seed', { reader })
  expect(reader.phrases.get('stepped')).toBeGreaterThan(0)
  expect(reader.rules.get('RACE-1')).toBeGreaterThan(0)
})

test('a view that is not plain data is found', () => {
  const view: RaceGame['view']['show'] = (state) => ({ ...state, turn: Number.NaN })
  expect(fuzzGame({ ...race, view: { ...race.view, show: view } }).faults).toContain(
    'the view of an onlooker.turn is NaN',
  )
})

test('an impossible event is found', () => {
  const faults: RaceGame['rules']['faults'] = (_state, _setup, since) =>
    since.filter(({ type }) => type === 'stepped').map(({ type }) => `${type}?`)
  expect(fuzz({ ...race, rules: { ...race.rules, faults } }, origin, 'seed', { auditOneIn: 1000 }).faults).toEqual([
    'stepped?',
  ])
})

test('an impossible outcome is found', () => {
  const outcome: RaceGame['rules']['outcome'] = (state) => {
    const ended = race.rules.outcome(state)
    return ended && { ...ended, winners: [2, 2], scores: [1] }
  }
  expect(fuzzGame({ ...race, rules: { ...race.rules, outcome } }).faults).toEqual([
    'a winner has no seat',
    'a seat wins twice',
    '1 scores for 2 seats',
  ])
})

test.each([[-1], [0.5], [2]])('a winner %d is found', (winner) => {
  const outcome: RaceGame['rules']['outcome'] = (state) => {
    const ended = race.rules.outcome(state)
    return ended && { ...ended, winners: [winner] }
  }
  expect(fuzzGame({ ...race, rules: { ...race.rules, outcome } }).faults).toEqual(['a winner has no seat'])
})

/** Counts how often each option is taken when asked before every turn of many races. */
function countTaken(options: readonly DecisionOption[]): Record<string, number> {
  const game: RaceGame = {
    ...race,
    rules: {
      ...race.rules,
      *next(play): Procedure {
        yield* play.pick({ seat: 0, prompt: text('action'), rules: ['RACE-1'], options: [...options] })
        yield* race.rules.next(play)
      },
    },
  }
  const counts = Object.fromEntries(options.map(({ key }) => [key, 0]))
  for (let i = 0; i < 30; i++) {
    const { record } = fuzz(game, origin, `seed ${i}`, { auditOneIn: 1000 })
    for (const [, answer] of record.answers) if (String(answer) in counts) counts[String(answer)]!++
  }
  return counts
}

test('an option with a low random weight is taken rarely', () => {
  const {
    often = 0,
    also = 0,
    rarely = 0,
  } = countTaken([
    choice('often', text('run')),
    choice('also', text('run')),
    choice('rarely', text('run'), { randomWeight: 0.1 }),
  ])
  expect(rarely).toBeGreaterThan(0)
  expect(rarely * 4).toBeLessThan(Math.min(often, also))
  const { only = 0 } = countTaken([
    choice('only', text('run'), { randomWeight: 0.1 }),
    choice('last', text('run'), { randomWeight: 0.1 }),
  ])
  expect(only).toBeGreaterThan(0)
})

test('a seat that may pass does so half of the time', () => {
  const { pass = 0, ...others } = countTaken(['pass', 'a', 'b', 'c', 'd', 'e'].map((key) => choice(key, text('run'))))
  const all = pass + Object.values(others).reduce((sum, count) => sum + count, 0)
  expect(pass / all).toBeGreaterThan(0.4)
  expect(pass / all).toBeLessThan(0.75)
})

test('an answer that ends differently after undo and redo is found', () => {
  let calls = 0
  const game: RaceGame = {
    ...race,
    rules: {
      ...race.rules,
      *next(play): Procedure {
        yield* play.pick(
          { seat: 0, prompt: text('action'), rules: ['RACE-1'], options: [choice('on', text('run'))] },
          true,
        )
        play.log('race', { calls: calls++ }, [])
        yield* race.rules.next(play)
      },
    },
  }
  const match = Match.start(game, startingPosition(game, origin), 'seed')
  const before = matchStanding(match)
  expect(auditUndo(match, before)).toEqual([])
  match.answer(0, 'on')
  expect(auditUndo(match, before)).toEqual(['"on", undone and given again, ends differently'])
  expect(auditUndo(match, 'elsewhere')).toEqual(['undoing "on" does not restore the match before it'])
})

test('an endless game is found', () => {
  expect(fuzzGame({ ...race, rules: { ...race.rules, outcome: () => undefined } }).faults).toEqual([
    'no end within 200 decisions',
  ])
})
