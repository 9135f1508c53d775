import { expect, test } from 'vitest'
import { isContinuationOf, readSavedMatch } from './saved-match.ts'

const record = {
  format: 'fray-match-2',
  generator: 'chacha20',
  game: 'toy',
  version: '1',
  origin: { setup: {} },
  seed: 'seed',
  answers: [[0, 'pass']],
  digest: 'abc',
}

test('a file names the players; by default they are persons', () => {
  const full = { ...record, players: ['person', 'recruit'], pace: 'calm' }
  expect(readSavedMatch(JSON.stringify(full))).toEqual(full)
  expect(readSavedMatch(JSON.stringify(record))).toEqual({ ...record, players: [], pace: 'brisk' })
})

test('a file of an earlier version may call bots by their former names', () => {
  const { players } = readSavedMatch(JSON.stringify({ ...record, players: ['random', 'greedy', 'veteran', 'person'] }))
  expect(players).toEqual(['recruit', 'soldier', 'veteran', 'person'])
})

test('a file says how often people want to be asked; a broken list is left out', () => {
  for (const attention of ['always', 'when-it-matters', { only: ['order:hold'] }]) {
    const passing = { attention: [[0, attention]], given: [1] }
    expect(readSavedMatch(JSON.stringify({ ...record, passing }))).toMatchObject({ passing })
  }
  const never = { attention: [[0, 'never']], given: [] }
  for (const broken of [7, never, { attention: [], given: ['x'] }, { attention: [[0, { only: [1] }]], given: [] }]) {
    expect(readSavedMatch(JSON.stringify({ ...record, passing: broken }))).not.toHaveProperty('passing')
  }
})

test('faults in a file are named', () => {
  expect(() => readSavedMatch('{')).toThrow(/not JSON/)
  expect(() => readSavedMatch('{"format":"other"}')).toThrow(/format.*saved by Fray/)
  expect(() => readSavedMatch('7')).toThrow(/saved by Fray/)
  expect(() => readSavedMatch('{"format":"fray-match-9"}')).toThrow(/format/)
  expect(() => readSavedMatch(JSON.stringify({ ...record, players: ['wizard'] }))).toThrow(/players/)
})

test('a saved match continues only from a start with the same answers', () => {
  const saved = {
    answers: [
      [0, 'a'],
      [1, { path: [] }],
    ] as const,
  }
  const given = [
    { seat: 0, answer: 'a' },
    { seat: 1, answer: { path: [] } },
  ]
  expect(isContinuationOf(saved, [])).toBe(true)
  expect(isContinuationOf(saved, given)).toBe(true)
  expect(isContinuationOf(saved, [...given, { seat: 0, answer: 'b' }])).toBe(false)
  expect(isContinuationOf(saved, [{ seat: 1, answer: 'a' }])).toBe(false)
  expect(isContinuationOf(saved, [{ seat: 0, answer: 'b' }])).toBe(false)
})
