import { text } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { interruptIn, interruptWords } from './Interrupt.tsx'

function during(active: number | undefined, pending: readonly number[]) {
  const status = { headline: text('turn'), notes: [], ...(active === undefined ? {} : { active }) }
  return interruptIn({ view: { status } as unknown as TableView, pending })
}

test('a round is interrupted if only the other seat is asked', () => {
  expect(during(0, [1])).toEqual({ asked: 1, active: 0 })
  expect(during(0, [0])).toBeUndefined()
  expect(during(0, [1, 0])).toBeUndefined()
  expect(during(0, [])).toBeUndefined()
  expect(during(undefined, [1])).toBeUndefined()
})

test('a single person is "you", both when asked and when interrupted', () => {
  const alone = { players: ['person', 'soldier'] as const, decision: undefined }
  expect(interruptWords(alone, { asked: 1, active: 0 })).toBe('ui.interrupt-yours')
  expect(interruptWords(alone, { asked: 0, active: 1 })).toBe('ui.interrupt-decide')
  const shared = { players: ['person', 'person'] as const, decision: undefined }
  expect(interruptWords(shared, { asked: 1, active: 0 })).toBe('ui.interrupt')
})
