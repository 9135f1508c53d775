import { text } from '@fray/kernel'
import { expect, test } from 'vitest'
import type { Chronicle } from '../match/protocol.ts'
import { applyProgress } from './chronicle-progress.ts'

const chronicle = { turns: [text('turn')] } as unknown as Chronicle
const begun = { key: 'a match', share: 0 }

test('how far it has come is heard until it is told', () => {
  const half = applyProgress(begun, 'a match', { share: 0.5 })
  expect(half).toEqual({ key: 'a match', share: 0.5 })
  expect(applyProgress(half, 'a match', { share: 1, chronicle })).toEqual({ key: 'a match', share: 1, chronicle })
})

test('what was found is not lost to news from before that comes late', () => {
  const told = applyProgress(begun, 'a match', { share: 1, chronicle })
  expect(applyProgress(told, 'a match', { share: 0.99 })).toBe(told)
})

test('of a match that one has left nothing is heard any more', () => {
  expect(applyProgress(begun, 'another', { share: 1, chronicle })).toBe(begun)
  expect(applyProgress(undefined, 'another', { share: 1, chronicle })).toBeUndefined()
})
