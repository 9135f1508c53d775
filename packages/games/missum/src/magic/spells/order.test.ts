import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { attackMage, defenceMage, magic } from '../../testing/magic.ts'
import { eventArgs, legion, type Scene, unit } from '../../testing/scene.ts'

const abode = (dice: number[], spell = 'abode-I', more: Record<string, Json> = {}): Scene =>
  magic([attackMage('Ama', 0, 1200, 900), legion('Enemy', 1, 1200, 500, { files: 5, ...more })], {
    answers: [spell, { to: [1200, 480] }, ...(spell.endsWith('-I') ? [] : ['keep'])],
    dice,
  })

test('MI-MAGIC-09 MI-DISORG-05 Abode: one turn of disorganization per failed save', () => {
  expect(unit(abode([11]), 'Enemy').disorganized).toEqual({ since: 2, least: 1 })
  expect(unit(abode([10]), 'Enemy').disorganized).toBeNull()
  expect(unit(abode([11, 12, 13], 'abode-III'), 'Enemy').disorganized).toEqual({ since: 2, least: 3 })
})

test('MI-DISORG-14 the longest cause of disorganization counts, not the sum', () => {
  const long = { disorganized: { since: 2, least: 3 } }
  expect(unit(abode([11], 'abode-I', long), 'Enemy').disorganized).toEqual({ since: 2, least: 3 })
  const short = { disorganized: { since: 1, least: 1 } }
  expect(unit(abode([11, 11], 'abode-II', short), 'Enemy').disorganized).toEqual({ since: 2, least: 2 })
})

const illumination = (disorganized: Json, dice: number[], spell = 'illumination-I'): Scene => {
  const own = legion('Own', 0, 1200, 800, {
    race: 'pygmyFolk',
    weapons: [],
    files: 5,
    disorganized,
    now: { moved: 50 },
  })
  return magic([defenceMage('Dema', 0, 1200, 900), own], {
    answers: ['done', spell, { to: [1200, 820] }, ...(spell.endsWith('-I') ? [] : ['keep'])],
    dice,
  })
}

test('MI-MAGIC-10 Illumination: one turn less per passed save, at once and even while moving; zero ends it', () => {
  expect(unit(illumination({ since: 2, least: 1 }, [1]), 'Own').disorganized).toBeNull()
  expect(unit(illumination({ since: 2, least: 1 }, [19]), 'Own').disorganized).toEqual({ since: 2, least: 1 })
  expect(unit(illumination({ since: 2, least: 3 }, [1]), 'Own').disorganized).toEqual({ since: 2, least: 2 })
  expect(unit(illumination({ since: 2, least: 3 }, [1, 1], 'illumination-II'), 'Own').disorganized).toEqual({
    since: 2,
    least: 1,
  })
  expect(eventArgs(illumination({ since: 1, least: 1 }, [1]), 'recovered')).toEqual([{ unit: 'Own' }])
})
