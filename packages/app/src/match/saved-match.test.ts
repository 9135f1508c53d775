import { expect, test } from 'vitest'
import { readSavedMatch } from './saved-match.ts'

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

test('a file tells who plays; without that, persons do', () => {
  const full = { ...record, players: ['person', 'random'], pace: 'calm' }
  expect(readSavedMatch(JSON.stringify(full))).toEqual(full)
  expect(readSavedMatch(JSON.stringify(record))).toEqual({ ...record, players: [], pace: 'brisk' })
})

test('a file tells what is passed unasked; a broken list of it is left out', () => {
  const rule = { seat: 0, prompt: { id: 'ask' } }
  const conditions = [{ kind: 'never' }, { kind: 'turn', turn: 2 }, { kind: 'offer', keys: ['a'] }]
  for (const unless of [...conditions, { kind: 'figure', figure: 3 }]) {
    const passing = { rules: [{ ...rule, unless }], given: [1] }
    expect(readSavedMatch(JSON.stringify({ ...record, passing }))).toMatchObject({ passing })
  }
  const unsaid = { rules: [{ ...rule, unless: { kind: 'figure' } }], given: [] }
  for (const broken of [7, { rules: [7], given: [] }, { rules: [], given: ['x'] }, unsaid]) {
    expect(readSavedMatch(JSON.stringify({ ...record, passing: broken }))).not.toHaveProperty('passing')
  }
})

test('what is wrong with a file is named', () => {
  expect(() => readSavedMatch('{')).toThrow(/not JSON/)
  expect(() => readSavedMatch('{"format":"other"}')).toThrow(/format/)
  expect(() => readSavedMatch(JSON.stringify({ ...record, players: ['wizard'] }))).toThrow(/players/)
})
