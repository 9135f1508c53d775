import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { legion, scene } from '../testing/scene.ts'

const bows = { missile: 'longBow', armour: 'light', weapons: ['shortSword'], shield: false }
const mage = (name: string, seat: 0 | 1, x: number, y: number): Json => ({
  name,
  seat,
  at: [x, y],
  office: 'attackMage',
  level: 5,
})

const field: Json[] = [
  legion('South bows', 0, 600, 700, bows),
  legion('North bows', 1, 600, 600, bows),
  legion('South line', 0, 1800, 600, { files: 5 }),
  legion('North line', 1, 1800, 600, { files: 5 }),
  mage('South mage', 0, 300, 1000),
  mage('North mage', 1, 300, 200),
]

/** Gets the seats that decide in each step of one turn in which everybody does as little as possible. */
function stepsWithDecisions(units: readonly Json[], mover: 0 | 1 = 0): string[] {
  const match = scene({ step: 1, mover, units: [...units] }, {})
  const seen: string[] = []
  while (match.state.turn === 1 && match.pending.length > 0) {
    const decision = match.pending[0]!
    const entry = `${match.state.step}:${decision.seat}`
    if (!seen.includes(entry)) seen.push(entry)
    const options = decision.kind === 'pick' ? decision.options : (decision.alternatives ?? [])
    const keys = options.map(({ key }) => key)
    const quiet = keys.find((key) => QUIET.includes(key)) ?? keys.at(-1)
    const answered = match.answer(decision.seat, quiet ?? (decision.kind === 'place' ? decision.suggest()[0]! : ''))
    if (!answered.ok) throw new Error(`${decision.prompt.id}: ${answered.reason.id}`)
  }
  return seen
}

const QUIET = ['end', 'done', 'hold', 'none', 'pass', 'stay', 'keep']

const steps = (mover: 0 | 1) => stepsWithDecisions(field.slice(0, 2).concat(field.slice(4)), mover)

test('MI-SEQUENCE-02 MI-SEQUENCE-04 MI-SEQUENCE-06 MI-SEQUENCE-08 magic happens in step 2, missiles of both sides in steps 4, 6 and 8', () => {
  expect(steps(0)).toEqual(['2:0', '2:1', '3:0', '4:0', '4:1', '5:1', '6:0', '6:1', '7:0', '8:0', '8:1'])
})

test('MI-ORDER-01 MI-SEQUENCE-03 MI-SEQUENCE-05 MI-SEQUENCE-07 the mover moves in steps 3 and 7, the countermover in step 5', () => {
  expect(steps(1).filter((step) => /^[357]/.test(step))).toEqual(['3:1', '5:0', '7:1'])
})

test('MI-SEQUENCE-09 MI-MELEE-01 MI-GEN-02 every melee is fought for one round, in step 9', () => {
  const before = scene({ step: 8, units: [...field.slice(2, 4), legion('Spare', 0, 300, 1100)] }, { dice: [100, 100] })
  expect(before.events.filter(({ type }) => type === 'strike')).toHaveLength(2)
  expect(before.state.contacts[0]!.rounds).toBe(1)
})

test('MI-SEQUENCE-11 a side moves its legions one at a time in any order, once each', () => {
  const units = [legion('A', 0, 600, 900), legion('B', 0, 1800, 900), legion('North', 1, 1200, 200)]
  const start = scene({ step: 3, units })
  const keys =
    start.pending[0]!.kind === 'pick'
      ? start.pending[0]!.options.map(({ figure }) => figure).filter((id) => id !== undefined)
      : []
  expect(new Set(keys)).toEqual(new Set([0, 1]))
})
