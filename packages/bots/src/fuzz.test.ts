import { accepted, type Place, type Procedure, readRecord, refused, replay, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { type FuzzReport, fuzz } from './fuzz.ts'
import { type RaceGame, race } from './race.fixture.ts'

const origin = { setup: null }

function fuzzed(game: RaceGame): FuzzReport {
  return fuzz(game, origin, 'seed', { auditOneIn: 1, decisions: 200 })
}

/** The race with its place decisions changed. */
function withPlace(change: (place: Place) => Partial<Place>): RaceGame {
  return {
    ...race,
    *next(play): Procedure {
      const rules = race.next(play)
      for (let step = rules.next(); !step.done; ) {
        const request = step.value
        step = rules.next(yield request.kind === 'place' ? { ...request, ...change(request) } : request)
      }
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
  const game = { ...race, faults: ({ turn }: { turn: number }) => (turn === 3 ? ['turn 3 is impossible'] : []) }
  expect(fuzzed(game).faults).toEqual(['turn 3 is impossible'])
})

test('a suggestion that is refused is found', () => {
  const { faults, record } = fuzzed(withPlace(() => ({ suggest: () => [{ to: -5 }] })))
  expect(faults).toEqual(['"step" offers {"to":-5} and refuses it: too-far'])
  expect(record.answers.at(-1)?.[1]).toBe('step')
})

test('a decision without anything to answer is found', () => {
  const { faults } = fuzzed(withPlace(() => ({ suggest: () => [], instead: [] })))
  expect(faults).toEqual(['"step" offers and suggests nothing'])
})

test('a check that accepts nonsense is found', () => {
  const { faults } = fuzzed(withPlace(() => ({ check: () => accepted(0) })))
  expect(faults).toContain('"step" would accept {"to":"NaN"}')
  expect(faults).toContain('"step" would accept null')
})

test('a check that throws is found', () => {
  const check = (proposal: unknown) =>
    (proposal as { to: number }).to > 0 ? accepted((proposal as { to: number }).to) : refused(text('no'))
  const { faults } = fuzzed(withPlace(() => ({ check })))
  expect(faults.some((fault) => fault.startsWith('"step" throws at null'))).toBe(true)
})

test('a check that changes the match is found', () => {
  const game: RaceGame = {
    ...race,
    *next(play): Procedure {
      const rules = race.next(play)
      for (let step = rules.next(); !step.done; ) {
        const request = step.value
        const check = (proposal: Parameters<Place['check']>[0]) => {
          play.state.turn += 2
          return (request as Place).check(proposal)
        }
        step = rules.next(yield request.kind === 'place' ? { ...request, check } : request)
      }
    },
  }
  expect(fuzzed(game).faults).toContain('checks, refused answers, views or forks changed the match')
})

test('rules that depend on anything but the match are found', () => {
  let calls = 0
  const game: RaceGame = {
    ...race,
    *next(play): Procedure {
      play.log('called', { calls: calls++ }, [])
      yield* race.next(play)
    },
  }
  expect(fuzzed(game).faults).toContain('a fork differs from the match')
})

test('rules that throw are found, with the answer that made them', () => {
  const game: RaceGame = {
    ...race,
    *next(play): Procedure {
      yield* race.next(play)
      if (play.state.turn === 2) throw new Error('no third turn')
    },
  }
  expect(fuzzed(game).faults[0]).toMatch(/to ".*" threw Error: no third turn/)
})

test('a view of something that redacting takes away is found', () => {
  const secret = { ...race, view: race.view, redact: (state: { breath: number[] }) => void state.breath.push(0) }
  expect(fuzzed(secret).faults).toContain('seat 0 sees something that redacting the state takes away')
})

test('a game without end is found', () => {
  expect(fuzzed({ ...race, outcome: () => undefined }).faults).toEqual(['no end within 200 decisions'])
})
