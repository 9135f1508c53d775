import { accept, type Decision, RARE_WEIGHT, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { candidates } from './candidates.ts'
import { sightOf } from './player.ts'
import { raceMatch } from './race.fixture.ts'
import { randomPlayer } from './random-player.ts'

test('candidates are all options, or the alternatives of a place and its suggestions up to a limit', () => {
  const match = raceMatch('a')
  expect(candidates(match.pending[0]!)).toEqual(['run', 'sprint', 'step', 'contest'])
  match.answer(0, 'step')
  expect(candidates(match.pending[0]!)).toEqual(['stay', { to: 3 }, { to: 2 }, { to: 1 }])
  expect(candidates(match.pending[0]!, 1)).toEqual(['stay', { to: 3 }])
})

test('every candidate is about equally likely, and the same seed chooses the same ones', () => {
  const match = raceMatch('a')
  const sight = sightOf(match, match.pending[0]!)
  const [player, twin] = [randomPlayer('seed'), randomPlayer('seed')]
  const counts = new Map<unknown, number>()
  for (let i = 0; i < 4000; i++) {
    const answer = player.choose(sight)
    expect(twin.choose(sight)).toBe(answer)
    counts.set(answer, (counts.get(answer) ?? 0) + 1)
  }
  expect(counts.size).toBe(4)
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
})

test('options with a low random weight are taken rarely, in lists and as alternatives', () => {
  const options = [
    { key: 'go', text: text('go'), value: 0 },
    { key: 'end', text: text('end'), value: 1, randomWeight: RARE_WEIGHT },
  ]
  const asked = { seat: 0, prompt: text('what'), rules: [] }
  const pick: Decision = { ...asked, kind: 'pick', options }
  const place: Decision = {
    ...asked,
    kind: 'place',
    form: null,
    check: accept,
    suggest: () => [{ to: 1 }],
    alternatives: options.slice(1),
  }
  const share = (decision: Decision) => {
    const player = randomPlayer('seed')
    const answers = Array.from({ length: 4000 }, () =>
      player.choose({ ...sightOf(raceMatch('a'), decision), decision }),
    )
    return answers.filter((answer) => answer === 'end').length / 4000
  }
  expect(share(pick)).toBeCloseTo(1 / 24, 1.5)
  expect(share(place)).toBeCloseTo(1 / 48, 1.5)
  expect(share({ ...pick, options: options.slice(1) })).toBe(1)
})

test('every alternative and suggestion of a place decision can be taken, the best suggestions most often', () => {
  const match = raceMatch('a')
  match.answer(0, 'step')
  const sight = sightOf(match, match.pending[0]!)
  const player = randomPlayer('seed')
  const counts = new Map<string, number>()
  for (let i = 0; i < 4000; i++) {
    const answer = JSON.stringify(player.choose(sight))
    counts.set(answer, (counts.get(answer) ?? 0) + 1)
  }
  const shares = ['"stay"', '{"to":3}', '{"to":2}', '{"to":1}'].map((answer) => (counts.get(answer) ?? 0) / 4000)
  for (const [i, share] of [1 / 4, 3 / 8, 3 / 16, 3 / 16].entries()) expect(shares[i]).toBeCloseTo(share, 1)
  expect(counts.size).toBe(4)
})
