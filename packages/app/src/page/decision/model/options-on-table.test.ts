import { text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { optionsOnTable } from './options-on-table.ts'

test('a figure may have several options', () => {
  const option = (key: string, figure?: number) => ({
    key,
    text: text(key),
    ...(figure === undefined ? {} : { figure }),
  })
  const options = [option('a', 1), option('b', 2), option('c', 1), option('pass')]
  const found = optionsOnTable({ kind: 'pick', seat: 0, prompt: text('ask'), rules: [], options })
  expect([...found]).toEqual([
    [1, ['a', 'c']],
    [2, ['b']],
  ])
})

test('without a decision the table offers nothing', () => {
  expect(optionsOnTable(undefined).size).toBe(0)
})
