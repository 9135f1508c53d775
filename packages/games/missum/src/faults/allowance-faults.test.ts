import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from '../game.ts'
import { shiftBody } from '../movement/plan/leg.ts'
import type { Unit } from '../state.ts'
import { ahead, countermove, face, halfMove, order, wheel } from '../testing/moving.ts'
import { legion, type Scene, scene, unit } from '../testing/scene.ts'
import { mm } from '../units.ts'

const enemy = legion('Enemy', 1, 300, 100)
const mover = (more: Record<string, Json> = {}) => legion('Mover', 0, 1200, 900, more)

/** Gets the faults after the mover has been tampered with. */
function faultsOf(match: Scene, tamper: (unit: Unit) => void = () => {}): readonly string[] {
  tamper(unit(match, 'Mover'))
  return missum.rules.faults(match.state, match.setup, [])
}

/** Moves a unit this many millimetres north. */
const further = (length: number) => (unit: Unit) => {
  unit.body = shiftBody(unit.body!, 0, -mm(length))
}

test('MI-RATE-23 a move within its allowance passes; one millimetre more does not', () => {
  const advance = () => order(countermove([mover(), enemy]), 'Mover', [ahead(150)])
  expect(faultsOf(advance())).toEqual([])
  expect(faultsOf(advance(), further(6))[0]).toBe('Mover is 156 mm from where it stood, and may go 151')
  expect(faultsOf(advance(), ({ now }) => (now.spent += mm(1)))).toEqual(['Mover has spent 151 of 150 mm'])
})

test('MI-SEQUENCE-03 a half move has half the allowance', () => {
  const advance = () => order(halfMove([mover(), enemy]), 'Mover', [ahead(75)])
  expect(faultsOf(advance())).toEqual([])
  expect(faultsOf(advance(), further(6))).toContain('Mover is 81 mm from where it stood, and may go 76')
})

test('MI-LEADER-08 a legion out of command has half the allowance', () => {
  const advance = () => order(countermove([mover(), enemy]), 'Mover', [ahead(100)])
  expect(faultsOf(advance())).toEqual([])
  expect(faultsOf(advance(), ({ now }) => (now.inCommand = false))).toContain('Mover has spent 100 of 75 mm')
})

test('MI-TERRAIN-01 terrain reduces the allowance', () => {
  const advance = () => order(countermove([mover(), enemy]), 'Mover', [ahead(100)])
  expect(faultsOf(advance(), ({ now }) => now.ground.push('MI-TERRAIN-04'))).toContain('Mover has spent 100 of 75 mm')
})

test('MI-RATE-20 MI-CHARGE-02 a charge adds 75 mm', () => {
  const chargeEnemy = () => order(countermove([mover(), enemy]), 'Mover', [ahead(150)], 'charge')
  expect(faultsOf(chargeEnemy())).toEqual([])
  expect(faultsOf(chargeEnemy(), further(6))).toContain('Mover is 231 mm from where it stood, and may go 226')
})

test('MI-MOVE-03 a wheel costs the path of its outer corner', () => {
  const wheelRight = () => order(countermove([mover(), enemy]), 'Mover', [wheel('right', 140)])
  expect(faultsOf(wheelRight())).toEqual([])
  const turnAbout = faultsOf(wheelRight(), (unit) => {
    if (unit.body?.kind !== 'ranks') return
    const { pose } = unit.body.formation
    unit.body = {
      ...unit.body,
      formation: { ...unit.body.formation, pose: { ...pose, facing: { x: -1_000_000, y: 0 } } },
    }
  })
  expect(turnAbout).toContain('Mover has wheeled farther than its allowance')
})

test('MI-MOVE-03 a deep formation wheels a quarter turn cheaply although its middle moves far', () => {
  const deep = () => order(halfMove([mover({ figures: 30, files: 3 }), enemy]), 'Mover', [wheel('right', 70.7)])
  expect(faultsOf(deep())).toEqual([])
  expect(faultsOf(deep(), further(250))).not.toEqual([])
})

test('MI-MOVE-11 the head of a column turns about free of charge', () => {
  const turnAbout = () => {
    const match = countermove([mover({ figures: 6, files: 2 }), enemy])
    return order(match, 'Mover', 'column', { path: [{ x: 109_000, y: 100_000 }] })
  }
  expect(unit(turnAbout(), 'Mover').body?.kind).toBe('ranks')
  expect(faultsOf(turnAbout())).toEqual([])
  expect(faultsOf(turnAbout(), further(400))).not.toEqual([])
})

test('MI-MOVE-04 a free change of facing does not alter that', () => {
  const faceAndAdvance = () => order(countermove([mover(), enemy]), 'Mover', [face('right'), ahead(150)])
  expect(faultsOf(faceAndAdvance())).toEqual([])
  expect(faultsOf(faceAndAdvance(), further(180))).not.toEqual([])
})

test('MI-SEQUENCE-03 MI-SEQUENCE-05 a unit that may not move stays in place', () => {
  const match = scene({ step: 5, mover: 0, units: [mover(), legion('Enemy', 1, 1200, 300)] })
  expect(faultsOf(match)).toEqual([])
  expect(faultsOf(match, further(5))).toEqual(['Mover has changed its front without a move'])
})

test('MI-ROUT-04 a routing unit still on the table has run at most 100 mm', () => {
  const runs = legion('Mover', 0, 1200, 900, { routing: ['Enemy'] })
  const match = scene({ step: 3, mover: 1, units: [runs, legion('Line', 0, 600, 900), enemy] })
  expect(faultsOf(match)).toEqual([])
  expect(faultsOf(match, further(130))).toEqual(['Mover has run 130 mm'])
})
