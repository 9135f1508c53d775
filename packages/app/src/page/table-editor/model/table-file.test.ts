import { expect, test } from 'vitest'
import { isTableFile, readTableFile, writeTableFile } from './table-file.ts'

test('a table is written and read again', () => {
  const table = { width: 40, pieces: [] }
  const file = writeTableFile('spherewars', table)
  expect(isTableFile(file)).toBe(true)
  expect(readTableFile(file)).toEqual({ game: 'spherewars', table })
})

test.each([
  ['nonsense', 'not JSON'],
  ['[]', 'must be a JSON object'],
  ['{"format":"fray-match"}', 'format: must be "fray-table-1"'],
  ['{"format":"fray-table-1","table":{}}', 'game: must be the id of a game'],
  ['{"format":"fray-table-1","game":"x","table":7}', 'table: must be a JSON object'],
])('%s is refused at its field', (file, message) => {
  expect(() => readTableFile(file)).toThrow(message)
})
