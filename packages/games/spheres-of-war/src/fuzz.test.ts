import { fuzz } from '@fray/bots'
import { expect, test } from 'vitest'
import { spheresOfWar } from './game.ts'

/** `npm run fuzz -- spheres-of-war --games 10000` plays any number. */
test.each([
  { width: 12, depth: 12 },
  { width: 24, depth: 24 },
  { width: 36, depth: 24, turnLimit: 50 },
])('random games on %o end, keep the rules and replay byte for byte', (setup) => {
  for (let game = 0; game < 12; game++) {
    const { faults } = fuzz(spheresOfWar, { setup }, `spheres-${game}`, { decisions: 20_000, auditOneIn: 60 })
    expect(faults).toEqual([])
  }
})
