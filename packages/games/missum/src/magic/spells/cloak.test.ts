import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { canSee } from '../../ground/sight.ts'
import { isPresent } from '../../roster.ts'
import { attackMage, defenceMage, magic } from '../../testing/magic.ts'
import { eventArgs, legion, optionKeys, playStep, promptId, type Scene, scene, unit } from '../../testing/scene.ts'

const CLOAKED = { enchantments: [{ kind: 'cloak', turns: 2 }] }
const cloak = (dice: number[], more: Record<string, Json> = {}): Scene =>
  magic(
    [
      defenceMage('Dema', 0, 1200, 900),
      legion('Own', 0, 1200, 800, { race: 'pygmyFolk', weapons: [], files: 5, ...more }),
    ],
    {
      answers: ['done', 'cloak-I', { to: [1200, 820] }],
      dice,
    },
  )

describe('Cloak of Belkhánu', () => {
  test('MI-MAGIC-06 a Cloak hides a legion for one turn per passed save, beginning this turn', () => {
    expect(unit(cloak([18]), 'Own').enchantments).toEqual([{ kind: 'cloak', from: 2, until: 2 }])
    expect(unit(cloak([19]), 'Own').enchantments).toEqual([])
  })

  test('MI-MAGIC-06 a Cloak cannot hide a legion in contact with an enemy', () => {
    const touching = legion('Enemy', 1, 1200, 800)
    const own = legion('Own', 0, 1200, 800, { race: 'pygmyFolk', weapons: [], files: 5 })
    const match = magic([defenceMage('Dema', 0, 1200, 900), own, touching], {
      answers: ['done', 'cloak-I', { to: [1200, 820] }],
    })
    expect(unit(match, 'Own').enchantments).toEqual([])
  })

  test('MI-SIGHT-02 MI-GEN-11 the enemy neither sees a cloaked legion nor learns its position', () => {
    const match = scene({ units: [legion('Own', 0, 1200, 800, CLOAKED), legion('Enemy', 1, 1200, 500)] })
    const [own, foe] = match.state.units
    if (!own || !foe || !isPresent(own) || !isPresent(foe)) throw new Error('on the table')
    expect(canSee(match.state, foe, own)).toBe(false)
    expect(match.view(1).figures.map(({ name }) => name)).toEqual(['Enemy'])
    expect(match.view(0).figures.map(({ name }) => name)).toEqual(['Own', 'Enemy'])
    expect(match.view(1).names).toEqual(['Own', 'Enemy'])
  })

  test('MI-MAGIC-06 MI-SIGHT-02 a cloaked legion cannot be shot at', () => {
    const bows = legion('Bows', 1, 1200, 700, { missile: 'longBow' })
    const shoot = (more: Record<string, Json>) =>
      playStep({ step: 4, turn: 2, units: [legion('Own', 0, 1200, 800, more), bows] })
    expect(optionKeys(shoot({}))).toContain('0')
    expect(promptId(shoot(CLOAKED))).toBeUndefined()
  })

  test('MI-MAGIC-06 shooting ends the cloak', () => {
    const units = [
      legion('Own', 0, 1200, 800, { missile: 'longBow', figures: 5, ...CLOAKED }),
      legion('Enemy', 1, 1200, 600),
    ]
    const match = playStep({ step: 4, turn: 2, units }, { answers: ['1'] })
    expect(eventArgs(match, 'uncloaked')).toEqual([{ unit: 'Own' }])
    expect(match.undoable).toBe(0)
  })

  test('MI-MAGIC-06 an attacking magic user loses the cloak', () => {
    const match = magic([attackMage('Ama', 0, 1200, 900, CLOAKED), legion('Enemy', 1, 1200, 500)], {
      answers: ['gift-I'],
    })
    expect(eventArgs(match, 'uncloaked')).toEqual([{ unit: 'Ama' }])
  })

  test('MI-SAVE-09 MI-GEN-11 a refusal never reveals whether a cloaked enemy stands on a spot', () => {
    const friend = legion('Friend', 0, 1160, 560, { figures: 4 })
    const aim = (more: Record<string, Json>) =>
      magic([attackMage('Ama', 0, 1200, 900), friend, legion('Enemy', 1, 1230, 560, { figures: 3, ...more })], {
        answers: ['gift-I'],
      })
    const spot = { path: [{ x: 119_000, y: 56_000 }] }
    expect(aim({}).check(0, spot)).toBeUndefined()
    expect(aim(CLOAKED).check(0, spot)).toMatchObject({ rules: ['MI-SAVE-09'] })
  })
})
