import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { moraleStep } from '../../morale/step.ts'
import { attackMage, defenceMage, magic } from '../../testing/magic.ts'
import { eventArgs, legion, playRule, type Scene, unit } from '../../testing/scene.ts'

const foe = (more: Record<string, Json> = {}): Json => legion('Enemy', 1, 1200, 500, { files: 5, ...more })
const own = (more: Record<string, Json> = {}): Json =>
  legion('Own', 0, 1200, 800, { race: 'pygmyFolk', weapons: [], files: 3, ...more })
const attack = (spell: string, dice: number[], more: Record<string, Json> = {}): Scene =>
  magic([attackMage('Ama', 0, 1200, 900), foe(more)], {
    answers: [spell, { to: [1200, 480] }, ...(spell.endsWith('-I') ? [] : ['keep'])],
    dice,
  })
const aid = (spell: string, dice: number[], more: Record<string, Json> = {}): Scene =>
  magic([defenceMage('Dema', 0, 1200, 900), own(more)], {
    answers: ['done', spell, { to: [1200, 820] }, ...(spell.endsWith('-I') ? [] : ['keep'])],
    dice,
  })

describe('lasting spells on a legion', () => {
  test('MI-MAGIC-03 Pleasures: a legion cannot move this turn, plus one turn per further failed save', () => {
    expect(unit(attack('pleasures-II', [11, 20]), 'Enemy').enchantments).toEqual([
      { kind: 'pleasures', from: 2, until: 3 },
    ])
    expect(unit(attack('pleasures-II', [11, 10]), 'Enemy').enchantments).toEqual([
      { kind: 'pleasures', from: 2, until: 2 },
    ])
    expect(unit(attack('pleasures-I', [10]), 'Enemy').enchantments).toEqual([])
  })

  test('MI-MAGIC-04 Grace: double speed for one turn per passed save, one after the other', () => {
    expect(unit(aid('grace-III', [18, 19, 1]), 'Own').enchantments).toEqual([{ kind: 'grace', from: 2, until: 3 }])
    expect(unit(aid('grace-I', [19]), 'Own').enchantments).toEqual([])
    const more = aid('grace-I', [1], { enchantments: [{ kind: 'grace', turns: 2 }] })
    expect(unit(more, 'Own').enchantments).toEqual([{ kind: 'grace', from: 2, until: 4 }])
  })

  test('MI-MAGIC-07 Gift: two turns per failed save; repeats last longer without adding up', () => {
    expect(unit(attack('gift-II', [11, 11]), 'Enemy').enchantments).toEqual([{ kind: 'gift', from: 2, until: 5 }])
    expect(unit(attack('gift-I', [11]), 'Enemy').enchantments).toEqual([{ kind: 'gift', from: 2, until: 3 }])
  })

  test('MI-MAGIC-08 Peace: two turns per passed save', () => {
    expect(unit(aid('peace-II', [18, 18]), 'Own').enchantments).toEqual([{ kind: 'peace', from: 2, until: 5 }])
    expect(unit(aid('peace-II', [18, 19]), 'Own').enchantments).toEqual([{ kind: 'peace', from: 2, until: 3 }])
  })

  test('MI-SITUATION-08 a legion shows its current spells, which end after their last turn', () => {
    const enchantments = [
      { kind: 'pleasures', turns: 1 },
      { kind: 'gift', turns: 2 },
    ]
    const position = { step: 10, turn: 2, units: [foe({ enchantments })] }
    const match = playRule(position, moraleStep)
    expect(unit(match, 'Enemy').enchantments.map(({ kind }) => kind)).toEqual(['gift'])
    expect(eventArgs(match, 'enchantment.over')).toEqual([{ unit: 'Enemy', spell: 'state.pleasures' }])
    const states = match.view(0).figures[0]!.states.map(({ text }) => text.id)
    expect(states).toContain('enchanted-state.gift')
    expect(states).not.toContain('enchanted-state.pleasures')
  })
})
