import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { attackMage, magic, throws } from '../../testing/magic.ts'
import { eventArgs, legion, type Scene, unit } from '../../testing/scene.ts'

const knowledge = (dice: number[], spell = 'knowledge-I', more: Record<string, Json> = {}): Scene =>
  magic([attackMage('Ama', 0, 1200, 900), legion('Enemy', 1, 1200, 500, { files: 5, ...more })], {
    answers: [spell, { to: [1200, 480] }, ...(spell.endsWith('-I') ? [] : ['keep'])],
    dice,
  })

test('MI-MAGIC-05 MI-PANIC-05 Knowledge: one panic test per failed save, taken at once', () => {
  expect(throws(knowledge([10]), 'roll.panic')).toEqual([])
  const held = knowledge([11, 5, 20, 13, 13], 'knowledge-III')
  expect(throws(held, 'roll.panic')).toEqual([[13], [13]])
  expect(unit(held, 'Enemy').fate).toBe('fighting')
  const failed = knowledge([11, 14])
  expect(unit(failed, 'Enemy').fate).toBe('routing')
})

test('MI-PANIC-06 each cause has its own roll; a routing legion takes no more tests', () => {
  expect(throws(knowledge([11, 11, 14], 'knowledge-II'), 'roll.panic')).toEqual([[14]])
})

test('MI-MAGIC-06 a Knowledge that touches a cloaked legion ends its Cloak, even if it saves', () => {
  const cloaked = { enchantments: [{ kind: 'cloak', turns: 2 }] }
  const match = knowledge([10], 'knowledge-I', cloaked)
  expect(eventArgs(match, 'uncloaked')).toEqual([{ unit: 'Enemy' }])
  expect(unit(match, 'Enemy').enchantments).toEqual([])
  const missed = magic([attackMage('Ama', 0, 1200, 900), legion('Enemy', 1, 1200, 500, cloaked)], {
    answers: ['knowledge-I', { to: [1200, 700] }],
  })
  expect(unit(missed, 'Enemy').enchantments).toHaveLength(1)
})
