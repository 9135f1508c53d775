import { expect, test } from 'vitest'
import { layoutOf } from './option-columns.ts'

const SHORT = 'Stay here'
const LONG = 'The left wheels into the flank of the Spears'
const times = (count: number, label: string) => Array.from({ length: count }, () => label)

test('a few short options are side by side', () => {
  expect(layoutOf(times(8, SHORT))).toBe('options')
})

test('one long label gives every option its own line', () => {
  expect(layoutOf([SHORT, LONG])).toBe('options options-lines')
})

test('among many options most must be long for that', () => {
  expect(layoutOf([...times(8, SHORT), LONG])).toBe('options options-many')
  expect(layoutOf([SHORT, ...times(8, LONG)])).toBe('options options-many options-lines')
})

test('a long note also gives every option its own line', () => {
  expect(layoutOf([SHORT, SHORT], ['no move', 'up to 6″'])).toBe('options')
  expect(layoutOf([SHORT, SHORT], ['no move', 'straight, up to 5″, then fights with the bonus of a charge'])).toBe(
    'options options-lines',
  )
})
