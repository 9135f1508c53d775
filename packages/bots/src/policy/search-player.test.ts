import { type Answer, choice, type Json, type PolicyQuestion, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { measuredBot } from '../measured-bot.ts'
import { playOut } from '../play-out.ts'
import { sightOf } from '../player.ts'
import { type RaceGame, type RaceState, race, raceMatch } from '../race.fixture.ts'
import { choosePlan } from './choose-plan.ts'
import { type SearchOptions, searchPlayer } from './search-player.ts'

const options: SearchOptions = {
  name: 'search',
  misjudgement: 0,
  futures: 12,
  work: 1000,
  width: 8,
  planning: { samples: 2, work: 1000, turns: 1 },
}

type Bots = Partial<RaceGame['bots']>

function withBots(bots: Bots): RaceGame {
  return { ...race, bots: { ...race.bots, ...bots } }
}

/** Gets what a searching bot answers to the first question of a race. */
function choose(game: RaceGame, changes: Partial<SearchOptions> = {}): Answer {
  const match = raceMatch('a', game)
  return searchPlayer('seed', { ...options, ...changes }).choose(sightOf(match, match.pending[0]!))
}

const onFirst = (answers: readonly Answer[]) => ({
  propose: ({ decision }: PolicyQuestion<RaceState, null>) => (decision.prompt.id === 'action' ? answers : undefined),
})

/** Rates positions by the lead alone. */
const byPlace = (state: RaceState, seat: number) => (state.positions[seat]! - state.positions[1 - seat]!) / 24

test('the proposal with the best futures is taken', () => {
  const still: RaceGame = {
    ...withBots({ ...onFirst(['rest', 'walk']), appraise: byPlace }),
    rules: {
      ...race.rules,
      *next(play) {
        const options = ['rest', 'walk'].map((key) => choice(key, text('action')))
        const chosen = yield* play.pick({ seat: 0, prompt: text('action'), rules: [], options })
        if (chosen === 'walk') play.state.positions[0]! += 3
      },
    },
  }
  expect(choose(still)).toBe('walk')
})

test('of equal answers the one that was proposed first is taken', () => {
  const appraise = () => 0.5
  expect(choose(withBots({ ...onFirst(['step', 'run']), appraise }))).toBe('step')
  expect(choose(withBots({ ...onFirst(['run', 'step']), appraise }))).toBe('run')
})

test('answers beyond its width are not compared', () => {
  const game = withBots({ ...onFirst(['step', 'run']), evaluate: (state) => (state.turn > 0 ? 1 : 0) })
  expect(choose(game, { width: 1 })).toBe('step')
})

test('positions are rated by `evaluate` where the game has it, and by `appraise` otherwise', () => {
  const calls: string[] = []
  const note = (name: string) => () => {
    calls.push(name)
    return 0
  }
  choose(withBots({ appraise: note('appraise') }))
  expect(new Set(calls)).toEqual(new Set(['appraise']))
  calls.length = 0
  choose(withBots({ appraise: note('appraise'), evaluate: note('evaluate') }))
  expect(new Set(calls)).toEqual(new Set(['evaluate']))
})

test('it plays no more futures than its budget, counted without a clock', () => {
  const futures = (changes: Partial<SearchOptions>) => {
    const match = raceMatch('a')
    const bot = measuredBot(searchPlayer('seed', { ...options, ...changes }), () => 0)
    bot.choose(sightOf(match, match.pending[0]!))
    return bot.effort.futures
  }
  // One more imagined match tells it what it knows.
  expect(futures({ futures: 12 })).toBe(13)
  expect(futures({ futures: 400 })).toBeGreaterThan(100)
  expect(futures({ futures: 400, work: 20 })).toBeLessThan(60)
})

test('the same seed plays the same match', () => {
  const answers = [0, 1].map(() => {
    const match = raceMatch('m')
    playOut(match, [searchPlayer('a', options), searchPlayer('b', options)])
    return match.answers
  })
  expect(answers[0]).toEqual(answers[1])
})

test('secrets of the other seat do not change its choice, even where they decide what a position is worth', () => {
  const game = withBots({ evaluate: ({ breath, positions }) => Math.sin(breath[1]! * (positions[0]! + 1)) })
  for (const seed of ['a', 'b', 'c', 'd']) {
    const choices = [0, 1, 5].map((breath) => {
      const match = raceMatch('a', game, [5, breath])
      return searchPlayer(seed, options).choose(sightOf(match, match.pending[0]!))
    })
    expect(new Set(choices).size).toBe(1)
  }
})

/** A race in which a plan names the action of the turn. */
function planRace(first: Json): RaceGame {
  return withBots({
    propose: ({ decision, plan }) => (decision.prompt.id === 'action' ? [String(plan ?? 'run')] : undefined),
    evaluate: byPlace,
    plans: {
      span: ({ turn }, seat) => (turn % 2 === seat ? String(turn) : undefined),
      first: () => first,
      others: () => ['step', 'run'],
      turn: ({ turn }) => turn,
    },
  })
}

test('whole plans are compared, and the best one is followed', () => {
  const game = planRace('contest')
  const match = raceMatch('a', game)
  const sight = sightOf(match, match.pending[0]!)
  const luck = { seed: 'luck', misjudgement: 0 }
  const best = choosePlan(sight, game.bots.plans!, { samples: 8, work: 10_000, turns: 0 }, luck)
  expect(['step', 'run']).toContain(best)
  expect(choosePlan(sight, game.bots.plans!, { samples: 8, work: 0, turns: 0 }, luck)).toBe('contest')
  expect(searchPlayer('seed', options).choose(sight)).not.toBe('contest')
})
