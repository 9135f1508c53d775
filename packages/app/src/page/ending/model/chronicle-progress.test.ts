import { text } from '@fray/kernel'
import { expect, test } from 'vitest'
import type { Chronicle } from '../../../shared/protocol.ts'
import { applyProgress } from './chronicle-progress.ts'

const chronicle = { turns: [text('turn')] } as unknown as Chronicle
const begun = { key: 'a match', share: 0 }

test('progress is shown until the result arrives', () => {
  const half = applyProgress(begun, 'a match', { share: 0.5 })
  expect(half).toEqual({ key: 'a match', share: 0.5 })
  expect(applyProgress(half, 'a match', { share: 1, chronicle })).toEqual({ key: 'a match', share: 1, chronicle })
})

test('late progress does not overwrite the result', () => {
  const told = applyProgress(begun, 'a match', { share: 1, chronicle })
  expect(applyProgress(told, 'a match', { share: 0.99 })).toBe(told)
})

test('progress of another match is ignored', () => {
  expect(applyProgress(begun, 'another', { share: 1, chronicle })).toBe(begun)
  expect(applyProgress(undefined, 'another', { share: 1, chronicle })).toBeUndefined()
})
