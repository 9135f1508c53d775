import { expect, test } from 'vitest'
import { isForceFile, readForceFile, writeForceFile } from './force-file.ts'

test('a written force can be read again', () => {
  const file = writeForceFile('toy', { name: 'Ash', entries: [1] })
  expect(readForceFile(file)).toEqual({ game: 'toy', force: { name: 'Ash', entries: [1] } })
  expect(isForceFile(file)).toBe(true)
  expect(isForceFile(writeForceFile('toy', {}, 2))).toBe(true)
})

test('a bare force is read too, but does not name its game', () => {
  expect(readForceFile('{"entries":[]}')).toEqual({ game: undefined, force: { entries: [] } })
  expect(isForceFile('{"game":"toy","answers":[]}')).toBe(false)
})

test.each([
  ['hello', /not JSON/],
  ['[1]', /must be a JSON object/],
  ['{"format":"fray-match-1"}', /format: must be "fray-force-1"/],
  ['{"format":"fray-force-1","force":{}}', /game: must be the id of a game/],
  ['{"format":"fray-force-1","game":"toy","force":7}', /force: must be a JSON object/],
])('what is not a force is refused by field: %s', (text, says) => {
  expect(() => readForceFile(text)).toThrow(says)
})
