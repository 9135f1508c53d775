import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { modifiersFor } from '../../dice/modifiers.ts'
import type { TestKind } from '../../dice/test.ts'
import { roomFor } from '../../incantation/mana.ts'
import { beginPhase } from '../../round/phases.ts'
import { magician } from '../../testing/magician.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, optionKeys, promptId, refusal } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const ORB = { extras: ['orb-of-the-immortals'] }

describe('CF-REV-LION-12 the Orb of the Immortals', () => {
  const mystic = (gems: Record<string, number>, answers: Json[], stored: Json = {}, phase = 'mystic') =>
    playRule(
      { phase, figures: [magician('Ann', 0, 20, 30, { gems, more: { ...ORB, stored } }), figure('Bob', 1, 60, 30)] },
      beginPhase,
      { answers },
    )

  test('CF-REV-LION-12: before the mystic phase gems go into the Orb, ten at most, outside all limits', () => {
    const match = mystic({ light: 4, air: 3 }, [
      {
        slots: {
          orb: [
            ['light', 4],
            ['air', 1],
          ],
          kept: [['air', 2]],
        },
      },
    ])
    expect(fighterNamed(match, 'Ann').stored).toEqual({ light: 4, air: 1 })
    expect(roomFor(match, fighterNamed(match, 'Ann'))).toBe(6)
    expect(eventArgs(match, 'orb.stored')).toMatchObject([{ gems: 5 }])
    const full = mystic({ light: 12 }, [], { light: 8 })
    expect(refusal(full, { slots: { orb: [['light', 3]], kept: [['light', 1]] } })).toBe('refused.orb CF-REV-LION-12')
    expect(refusal(full, { slots: { orb: [['light', 2]], kept: [['light', 2]] } })).toBeUndefined()
    expect(promptId(mystic({ light: 4 }, [], {}, 'activation'))).toBeUndefined()
  })

  /** Ann shines with these gems of Light, some of them in the Orb. */
  const shineOrb = (light: number, answers: Json[], stored: Json = {}) =>
    turn([magician('Ann', 0, 20, 30, { gems: { light }, more: { ...ORB, stored } }), figure('Bob', 1, 60, 30)], {
      answers: ['done', ...answers],
    })
  const orbKeys = (match: ReturnType<typeof shineOrb>) => optionKeys(match).filter((key) => key.startsWith('0:orb'))

  test('CF-REV-LION-12: costs exactly 1, 3 or 6 gems once a round, from the reserve first and then from the Orb', () => {
    expect(orbKeys(shineOrb(6, [], { light: 4 }))).toEqual(['0:orb-1', '0:orb-3', '0:orb-6'])
    expect(orbKeys(shineOrb(2, []))).toEqual(['0:orb-1'])
    const match = shineOrb(6, ['0:orb-3'], { light: 4 })
    expect(fighterNamed(match, 'Ann').gems).toEqual({ light: 3 })
    expect(fighterNamed(match, 'Ann').stored).toEqual({ light: 3 })
    expect(orbKeys(match)).toEqual([])
    expect(fighterNamed(match, 'Ann').effects).toMatchObject([{ object: 'orb-shining', x: 20, until: 'round' }])
  })

  test('CF-REV-LION-12: enemies within the area at the same level have −1 on Initiative, Attack and Defence', () => {
    const value = (kind: TestKind, x: number, seat: 0 | 1, shines = true) => {
      const effects = shines ? [{ object: 'orb-shining', x: 20 }] : []
      const play = loadPosition({
        figures: [
          magician('Ann', 0, 20, 30, { more: { ...ORB, effects } }),
          figure('Bob', seat, x, 30, {}, { card: 'Bob' }),
          figure('Eve', 1, 90, 30),
        ],
      })
      const fighter = play.state.fighters[1]!
      return modifiersFor(play, { kind, fighter, rules: [], difficulty: 1, against: null, dice: 1 }).total
    }
    expect((['initiative', 'attack', 'defence', 'aim'] as const).map((kind) => value(kind, 42.5, 1))).toEqual([
      2, 2, 2, 0,
    ])
    expect(value('attack', 42.6, 1)).toBe(3)
    expect(value('attack', 42.5, 0)).toBe(3)
    expect(value('attack', 42.5, 1, false)).toBe(3)
  })

  test('CF-REV-LION-12: only Mirvilis may carry it', () => {
    const list = (profile: string) => faultsOf(armyOf([{ profile, artefacts: ['orb-of-the-immortals'] }]))
    expect(list('lions-mirvilis-baron-of-allmoon')).toEqual([])
    expect(list('lions-migail-the-selenite')).toEqual(['artefact-bearer'])
  })
})
