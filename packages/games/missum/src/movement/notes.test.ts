import { type Message, optionsOf } from '@fray/kernel'
import { expect, test } from 'vitest'
import { legion, type Scene, scene } from '../testing/scene.ts'

const at = (position: object) => position as never

/** Gets the note of each option. */
function notes({ pending: [decision] }: Scene): Record<string, Message | undefined> {
  return Object.fromEntries(optionsOf(decision!).map((option) => [option.key, option.note?.()]))
}

test('MI-SEQUENCE-11 each unit shows its allowance, and ending the step lists the units that have not moved', () => {
  const match = scene(at({ units: [legion('A', 0, 500, 800), legion('B', 0, 900, 800), legion('C', 1, 500, 200)] }))
  const { 'unit-0': first, end } = notes(match)
  expect(first).toEqual({ id: 'note.unit-charge', args: { length: 75 } })
  expect(end).toEqual({ id: 'note.end-step', args: { units: 2 } })
})

test('MI-CHARGE-02 MI-CHARGE-05 the charge option shows its distance and bonus, and whether it reaches an enemy', () => {
  const far = scene(at({ units: [legion('A', 0, 500, 800), legion('C', 1, 500, 200)] }))
  far.answer(0, 'unit-0')
  expect(notes(far).charge).toEqual({ id: 'note.charge-in-vain', args: { length: 75, bonus: 3 } })
  const near = scene(at({ units: [legion('A', 0, 500, 500), legion('C', 1, 500, 440)] }))
  near.answer(0, 'unit-0')
  expect(notes(near).charge).toEqual({ id: 'note.charge', args: { length: 75, bonus: 3 } })
})

test('MI-MOVE-01 the stop option shows the allowance left', () => {
  const match = scene(at({ units: [legion('A', 0, 500, 800), legion('C', 1, 500, 200)] }))
  match.answer(0, 'unit-0')
  match.answer(0, [{ do: 'advance', by: 2000 }])
  expect(notes(match).stop).toEqual({ id: 'note.stop', args: { length: 55 } })
})
