import { expect, test } from 'vitest'
import { runChaos } from './chaos.ts'

test('nothing acknowledged is lost while servers and PostgreSQL are killed', async () => {
  const { acknowledged, lost, faults } = await runChaos({ servers: 2, matches: 3, kills: 3, databaseKills: 1 })
  expect(lost).toEqual([])
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(10)
})
