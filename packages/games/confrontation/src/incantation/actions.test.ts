import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { gems, type MagicianDetails, magician } from '../testing/magician.ts'
import { eventArgs, fighterNamed, figure, optionKeys, path, promptId } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const ARROW = 'arrow-of-mana'
const CAST: readonly Json[] = ['0:cast', 'arrow-of-mana:1']
const magicianWith = (light: number): MagicianDetails => ({ spells: [ARROW], gems: { light } })

/** Pays for one arrow and keeps the rest. */
const paying = (kept: number) => gems({ light: 2 }, {}, { light: kept })

/** Ann, with these gems of Light, acts; Bob stands at a given place. */
function annActs(light: number, bob: Json, answers: readonly Json[], dice: readonly number[]) {
  return turn([magician('Ann', 0, 20, 30, magicianWith(light)), bob], { answers, dice })
}

const BOB = figure('Bob', 1, 37.5, 30)
const HELD = figure('Bob', 1, 22.5, 30)

test('CF-ACT-22 and EX-CF-83 a magician casts, walks and casts again as long as the gems last', () => {
  const answers = ['done', ...CAST, paying(2), '0:walk', { path: [{ x: 22_000, y: 30_000 }], facing: { x: 1, y: 0 } }]
  const twice = annActs(4, BOB, [...answers, ...CAST], [1, 1])
  expect(eventArgs(twice, 'cast.failed')).toHaveLength(2)
  expect(promptId(twice)).toBe('ask.lead')
  expect(fighterNamed(twice, 'Ann').gems).toEqual({})
  const once = annActs(2, BOB, ['done', ...CAST], [1])
  expect(optionKeys(once)).not.toContain('0:cast')
})

test('CF-ACT-22 a magician casts in contact with an enemy and after disengaging too', () => {
  const held = annActs(4, HELD, ['done', '0:cast', paying(2)], [1])
  expect(eventArgs(held, 'cast.failed')).toHaveLength(1)
  // INI 3 and a 3 are enough to leave a single opponent.
  const left = annActs(4, HELD, ['done', '0:walk', { path: [{ x: 15_000, y: 30_000 }], facing: { x: 1, y: 0 } }], [3])
  expect(eventArgs(left, 'test.passed')).toHaveLength(1)
  expect(optionKeys(left)).toContain('0:cast')
})

test('EX-CF-21 a magician that assaults casts nothing in that phase', () => {
  const match = turn([magician('Ann', 0, 20, 30, magicianWith(4)), figure('Bob', 1, 32.5, 30)], {
    answers: ['0:charge:1', { to: [30, 30] }],
  })
  expect(eventArgs(match, 'assault.charge').length).toBe(1)
  expect(promptId(match)).toBe('ask.lead')
  const walked = turn([magician('Ann', 0, 20, 30, magicianWith(4)), figure('Bob', 1, 32.5, 30)], {
    answers: ['done', '0:walk', path([22, 30])],
  })
  expect(optionKeys(walked)).toContain('0:cast')
})
