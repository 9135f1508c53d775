import { fuzz } from '@fray/bots'
import { Random } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spherewars } from './game.ts'
import { MISSION_IDS, type MissionId } from './preparation/missions/index.ts'
import type { SetupInput } from './preparation/setup.ts'

/** A small random game of the mission, cut short. */
function smallGame(mission: MissionId, game: number): SetupInput {
  for (let i = 0; ; i++) {
    const setup = spherewars.bots.randomSetup!(Random.fromSeed(`${mission} ${game} ${i}`)) as SetupInput
    if (setup.mission === mission && setup.points! <= 600) return { ...setup, turnCap: 3 }
  }
}

/** A few games of every mission; `npm run fuzz -- spherewars --setups random` plays as many as you like. */
test.each(MISSION_IDS)('random games of %s end, keep the rules and replay byte for byte', (mission) => {
  for (let game = 0; game < 2; game++) {
    const setup = smallGame(mission, game)
    const { faults } = fuzz(spherewars, { setup: setup as never }, `spherewars-${game}`, {
      decisions: 9_000,
      auditOneIn: 80,
    })
    expect(faults).toEqual([])
  }
})

test('random setups are valid and cover every number of players, size and option', () => {
  const setups = Array.from(
    { length: 60 },
    (_, i) => spherewars.bots.randomSetup!(Random.fromSeed(`chance ${i}`)) as SetupInput,
  )
  const read = setups.map((setup) => spherewars.rules.readSetup(setup))
  expect(new Set(read.map(({ sides }) => sides.length))).toEqual(new Set([2, 3, 4]))
  expect(new Set(read.map(({ size }) => size)).size).toBe(4)
  expect(new Set(setups.map(({ mission }) => mission)).size).toBe(MISSION_IDS.length + 1)
  expect(read.some(({ battlefield }) => battlefield !== 'rolled')).toBe(true)
  expect(read.some(({ scenario }) => typeof scenario === 'object')).toBe(true)
  for (const option of ['advanced', 'raceRules', 'premeasuring', 'proposals'] as const) {
    expect(new Set(read.map((setup) => setup[option])).size).toBe(2)
  }
})
