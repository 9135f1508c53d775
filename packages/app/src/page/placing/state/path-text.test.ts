import type { PlaceForm, TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import type { PathDraft } from '../model/placement-draft.ts'
import { shownLength } from './path-text.ts'

const base = { shape: 'disc', radius: 10 } as const
const move = { kind: 'move', base, from: { x: 0, y: 0 }, bends: true, turns: false } as const
const limits = { may: 'own-moves', why: { id: 'no' }, rules: ['R-1'] } as const

function lengthShown(
  form: PlaceForm,
  x: number,
  measuring?: TableView['measuring'],
  allowed?: number,
): number | undefined {
  const draft = { form, bends: [], at: { x, y: 0 } } as unknown as PathDraft
  const account =
    allowed === undefined ? undefined : { spent: x, allowed: { name: { id: 'n' }, total: allowed, terms: [] } }
  return shownLength({ account }, draft, { measuring } as TableView)
}

test('if measuring is free the whole length is shown, with or without a limit', () => {
  expect(lengthShown(move, 900)).toBe(900)
  expect(lengthShown({ ...move, reach: 500 }, 900, undefined, 400)).toBe(900)
})

test('SW-BASE-06 SM-BASE-05 a move shows at most its own reach', () => {
  expect(lengthShown({ ...move, reach: 500 }, 300, limits)).toBe(300)
  expect(lengthShown({ ...move, reach: 500 }, 900, limits)).toBe(500)
  expect(lengthShown({ ...move, reach: 500 }, 900, limits, 400)).toBe(400)
})

test('SW-BASE-06 SM-BASE-05 the distance to an enemy is not shown before it is measured', () => {
  expect(lengthShown(move, 300, limits)).toBeUndefined()
})
