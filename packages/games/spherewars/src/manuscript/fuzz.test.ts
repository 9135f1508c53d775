import { fuzz } from '@fray/bots'
import { expect, test } from 'vitest'
import { MISSION_IDS } from '../preparation/missions/index.ts'
import { spherewarsManuscript } from './game.ts'
import { presets } from './presets.ts'

/** Two games of every mission; `npm run fuzz -- spherewars-manuscript --games 1000` plays as many as you like. */
test.each(MISSION_IDS)('random games of %s end, keep the rules and replay byte for byte', (mission) => {
  for (let game = 0; game < 2; game++) {
    const { setup } = presets[(7 * game + 3 * MISSION_IDS.indexOf(mission)) % presets.length]!
    const origin = { setup: { ...(setup as object), mission, turnCap: 4 } }
    const { faults } = fuzz(spherewarsManuscript, origin as never, `manuscript-${game}`, {
      decisions: 9_000,
      auditOneIn: 60,
    })
    expect(faults).toEqual([])
  }
})
