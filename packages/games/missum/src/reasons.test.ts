import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { volley } from './testing/fight.ts'
import { attackMage, magic } from './testing/magic.ts'
import { countermove, order } from './testing/moving.ts'
import { legion, promptId, type Scene, unit } from './testing/scene.ts'

/** Gets the reason why an answer is refused. */
function why(match: Scene, answer: Json): string {
  const refusal = match.check(match.pending[0]!.seat, answer)
  if (!refusal) throw new Error(`${JSON.stringify(answer)} is allowed`)
  return [refusal.reason.id, ...refusal.rules].join(' ')
}

const mover = (more: Record<string, Json> = {}) => legion('Mover', 0, 1200, 900, more)
const foe = legion('Enemy', 1, 1200, 300)

test('MI-SEQUENCE-11 MI-UNENGAGED-01 a unit that cannot move gives a reason', () => {
  const match = order(countermove([mover(), foe]), 'Mover', 'stop')
  expect(why(match, `unit-${unit(match, 'Mover').id}`)).toBe('bar.moved MI-SEQUENCE-11')
  const engaged = countermove([mover({ figures: 20 }), legion('Enemy', 1, 1200, 900, { figures: 20 })], {
    turn: 2,
    contacts: [{ attacker: 'Mover', defender: 'Enemy', rounds: 1 }],
  })
  expect(why(engaged, `unit-${unit(engaged, 'Mover').id}`)).toBe('bar.engaged MI-UNENGAGED-01 MI-UNENGAGED-02')
  expect(why(engaged, `unit-${unit(engaged, 'Enemy').id}`)).toMatch('kernel.not-offered')
})

test('MI-CHARGE-01 MI-FORMATION-01 an unavailable charge, formation, height, column or transfer gives a reason', () => {
  const fresh = order(countermove([mover(), foe]), 'Mover')
  expect(promptId(fresh)).toBe('ask.manoeuvre')
  expect(why(fresh, 'height')).toBe('bar.no-flyer MI-SITUATION-07')
  expect(why(fresh, 'column')).toBe('bar.column MI-MOVE-11')
  expect(why(fresh, 'commit-0')).toBe('bar.commit MI-DIVISION-04')
  const spent = order(countermove([mover({ mayCharge: false }), foe]), 'Mover')
  expect(why(spent, 'charge')).toBe('bar.charge.MI-CHARGE-01 MI-CHARGE-01')
  const moved = order(countermove([mover(), foe]), 'Mover', [{ do: 'advance', by: 2000 }])
  expect(why(moved, 'shape')).toBe('refuse.moved MI-FORMATION-01')
  const loose = order(countermove([mover({ disorganized: true }), foe]), 'Mover')
  expect(why(loose, 'shape')).toBe('refuse.disorganized MI-FORMATION-03')
})

test('MI-CAST-01 MI-MAGE-03 an unavailable spell gives a reason', () => {
  const match = magic([
    attackMage('Ama', 0, 1200, 900, { spells: [1, 0, 2] }),
    legion('Enemy', 1, 1200, 500, { files: 5 }),
  ])
  expect(why(match, 'gift-II')).toBe('bar.spell-spent MI-CAST-01 MI-MAGE-03')
  expect(why(match, 'arm-I')).toBe('bar.spell-of-other-art MI-CAST-01 MI-MAGE-03')
  expect(why(match, 'fireball')).toMatch('kernel.not-offered')
})

test('MI-RANGE-01 MI-MISSILE-07 MI-MISSILE-12 an invalid missile target gives a reason', () => {
  const bows = legion('Bows', 0, 1200, 900, { missile: 'longBow' })
  const near = legion('Near', 1, 1200, 800)
  const far = legion('Far', 1, 1200, 100)
  const behind = legion('Behind', 1, 1200, 1050)
  const match = volley([bows, near, far, behind])
  expect(promptId(match)).toBe('ask.shoot')
  const refusalOf = (name: string) => why(match, String(unit(match, name).id))
  expect(refusalOf('Far')).toBe('bar.out-of-range MI-RANGE-01')
  expect(refusalOf('Behind')).toBe('bar.no-aim MI-MISSILE-01 MI-MISSILE-07 MI-MISSILE-13')
  expect(why(match, 'divide')).toBe('bar.divide MI-MISSILE-12')
})
