import { text } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { interruptIn } from './Interrupt.tsx'

function during(active: number | undefined, pending: readonly number[]) {
  const status = { headline: text('turn'), notes: [], ...(active === undefined ? {} : { active }) }
  return interruptIn({ view: { status } as unknown as TableView, pending })
}

test('a round is interrupted when only the other seat is asked', () => {
  expect(during(0, [1])).toEqual({ asked: 1, active: 0 })
  expect(during(0, [0])).toBeUndefined()
  expect(during(0, [1, 0])).toBeUndefined()
  expect(during(0, [])).toBeUndefined()
  expect(during(undefined, [1])).toBeUndefined()
})
