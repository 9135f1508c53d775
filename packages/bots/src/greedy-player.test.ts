import { choice, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { greedyPlayer, weighAnswers } from './greedy-player.ts'
import { playOut } from './play-out.ts'
import { sightOf } from './player.ts'
import { type RaceGame, race, raceMatch } from './race.fixture.ts'
import { randomPlayer } from './random-player.ts'

test('it takes the longest step', () => {
  const match = raceMatch('a')
  match.answer(0, 'step')
  for (const seed of ['a', 'b', 'c']) {
    expect(greedyPlayer(seed).choose(sightOf(match, match.pending[0]!))).toEqual({ to: 3 })
  }
})

test('it appraises each answer and takes the best one', () => {
  const match = raceMatch('a')
  match.answer(0, 'step')
  const weighed = weighAnswers(sightOf(match, match.pending[0]!), 'luck')
  const worths = new Map(weighed.map(({ answer, worth }) => [JSON.stringify(answer), worth]))
  expect(worths.get('{"to":3}')).toBe(Math.max(...worths.values()))
  expect(worths.get('{"to":3}')).toBeGreaterThan(worths.get('"stay"')!)
})

test('it takes default answers while looking ahead', () => {
  const stride: RaceGame = {
    ...race,
    rules: {
      ...race.rules,
      *next(play) {
        const options = ['sprint', 'step'].map((key) => choice(key, text(key)))
        yield* play.pick({ seat: 0, prompt: text('action'), rules: [], options })
        const length = yield* play.pick({
          seat: 0,
          prompt: text('bid'),
          rules: [],
          options,
          defaultAnswer: () => 'step',
        })
        play.state.positions[0]! += length === 'step' ? 6 : 12
      },
    },
  }
  const match = raceMatch('a', stride)
  const weighed = weighAnswers(sightOf(match, match.pending[0]!), 'luck')
  expect(weighed.map(({ worth }) => worth)).toEqual([0.25, 0.25])
})

test('a veteran looks at the best answers again and leaves the others unchanged', () => {
  const match = raceMatch('a')
  const sight = sightOf(match, match.pending[0]!)
  const options = { futures: 12, horizon: 6 }
  const once = weighAnswers(sight, 'luck', options)
  const again = weighAnswers(sight, 'luck', { ...options, finalists: 2 })
  const best = new Set(once.toSorted((a, b) => b.worth - a.worth).slice(0, 2))
  const isChanged = once.map(({ worth }, i) => again[i]!.worth !== worth)
  expect(isChanged).toEqual(once.map((weighedAnswer) => best.has(weighedAnswer)))
})

test('answers that are equal but for rounding are chosen at random, to avoid cycles', () => {
  const circling: RaceGame = {
    ...race,
    rules: {
      ...race.rules,
      *next(play) {
        for (let other = true; other; ) {
          const options = ['step', 'stay'].map((key) => choice(key, text(key)))
          other = (yield* play.pick({ seat: 0, prompt: text('action'), rules: [], options })) === 'step'
        }
        play.state.positions[0]! += 1
      },
    },
    bots: {
      ...race.bots,
      // Added sixty times and divided by sixty, it is slightly more.
      appraise: () => -0.1,
    },
  }
  const match = raceMatch('a', circling)
  expect(() => playOut(match, [greedyPlayer('a')], { decisions: 200 })).not.toThrow()
})

test('it considers no more suggestions than its limit', () => {
  const match = raceMatch('a')
  match.answer(0, 'step')
  const blinkered = greedyPlayer('a', { suggestions: 0 })
  expect(blinkered.choose(sightOf(match, match.pending[0]!))).toBe('stay')
})

test('it still answers with one future per candidate', () => {
  const match = raceMatch('a')
  const hasty = greedyPlayer('a', { futures: 1, horizon: 0 })
  expect(match.check(0, hasty.choose(sightOf(match, match.pending[0]!)))).toBeUndefined()
})

test('it beats random play in most matches, from either seat', () => {
  let won = 0
  for (let i = 0; i < 20; i++) {
    const seat = i % 2
    const players = [greedyPlayer(`g${i}`), randomPlayer(`r${i}`)]
    if (seat === 1) players.reverse()
    if (playOut(raceMatch(`match ${i}`), players).winners.includes(seat)) won++
  }
  expect(won).toBeGreaterThanOrEqual(16)
})

test('the same seed plays the same match', () => {
  const answers = [0, 1].map(() => {
    const match = raceMatch('m')
    playOut(match, [greedyPlayer('a'), greedyPlayer('b')])
    return match.answers
  })
  expect(answers[0]).toEqual(answers[1])
})

test('secrets of the other seat do not change its choice', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const choices = [0, 1, 5].map((breath) => {
      const match = raceMatch('a', race, [5, breath])
      return greedyPlayer(seed, { horizon: 6 }).choose(sightOf(match, match.pending[0]!))
    })
    expect(new Set(choices).size).toBe(1)
  }
})

test('it plays fewer futures if they contain many decisions, counted without a clock', () => {
  const match = raceMatch('a')
  const countImagined = (work: number) => {
    const sight = sightOf(match, match.pending[0]!)
    let count = 0
    const imagine: typeof sight.imagine = (options) => {
      count++
      return sight.imagine(options)
    }
    const counted = { seat: sight.seat, decision: sight.decision, game: sight.game, view: sight.view, imagine }
    greedyPlayer('a', { futures: 60, horizon: 6, work }).choose(counted)
    return count
  }
  expect(countImagined(10_000)).toBeGreaterThanOrEqual(60)
  expect(countImagined(60)).toBeLessThan(30)
  expect(countImagined(60)).toBe(countImagined(60))
})
