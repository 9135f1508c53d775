import { expect, test } from 'vitest'
import { fileName } from './download.ts'

test('file names contain the game and the time', () => {
  expect(fileName('toy', new Date('2026-11-16T02:10:00Z'))).toBe('fray-toy-2026-11-16T0210.json')
})
