import { expect, test } from 'vitest'
import { runChaos } from './chaos.ts'

test('nothing acknowledged is lost while servers and PostgreSQL are killed', async () => {
  const { acknowledged, lost, faults } = await runChaos({
    servers: 2,
    matches: 3,
    kills: 3,
    databaseKills: 1,
    bends: false,
  })
  expect(lost).toEqual([])
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(10)
})

test('nothing acknowledged is lost while connections repeat, delay, reorder and lose messages', async () => {
  const options = { servers: 2, matches: 2, kills: 1, databaseKills: 0, bends: true }
  const { acknowledged, bent, lost, faults } = await runChaos(options)
  expect(lost).toEqual([])
  expect(faults).toEqual([])
  expect(bent).toBeGreaterThan(10)
  expect(acknowledged).toBeGreaterThan(10)
})
