import { expect, test } from 'vitest'
import { confrontation } from '../game.ts'

const setups = confrontation.content.presets.map(({ id, setup }) => ({ id, ...confrontation.rules.readSetup(setup) }))

test('CF-READY-01 presets offer every people with ready armies against every other, in every size', () => {
  expect(setups).toHaveLength(4 * ((16 * 17) / 2))
  expect(new Set(setups.map(({ id }) => id)).size).toBe(setups.length)
})

test('CF-READY-01 the largest presets have magicians or faithful for every people', () => {
  const largest = setups.filter(({ id }) => id.endsWith('-400')).flatMap(({ armies }) => armies)
  const without = largest.filter(({ cards }) =>
    cards.every(({ members }) => members.every(({ profile: { pow, faith } }) => pow === null && faith === null)),
  )
  expect(without.map(({ name }) => name)).toEqual([])
})
