import { fuzz } from '@fray/bots'
import { Random } from '@fray/kernel'
import { expect, test } from 'vitest'
import { MISSION_IDS, type MissionId } from '../preparation/missions/index.ts'
import { spherewarsManuscript } from './game.ts'
import type { ManuscriptInput } from './preparation/setup.ts'

/** A small random game of the mission, cut short. */
function smallGame(mission: MissionId): ManuscriptInput {
  for (let i = 0; ; i++) {
    const setup = spherewarsManuscript.bots.randomSetup!(
      Random.fromSeed(`${mission} ${i}`),
    ) as unknown as ManuscriptInput
    if (setup.mission === mission && setup.points! <= 600) return { ...setup, turnCap: 4 }
  }
}

/** A game of every mission; `npm run fuzz -- spherewars-manuscript --setups random` plays as many as you like. */
test.each(MISSION_IDS)('a random game of %s ends, keeps the rules and replays byte for byte', (mission) => {
  const { faults } = fuzz(spherewarsManuscript, { setup: smallGame(mission) as never }, 'manuscript', {
    decisions: 9_000,
    auditOneIn: 60,
  })
  expect(faults).toEqual([])
})
