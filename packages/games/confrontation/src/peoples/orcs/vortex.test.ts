import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { splitFrays } from '../../combat/split.ts'
import { settle } from '../../round/phases.ts'
import { magician } from '../../testing/magician.ts'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, promptId, type Scene, scene } from '../../testing/scene.ts'
import { difficulty } from '../../testing/spell-reading.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { enemy } from '../../testing/tests-of-bob.ts'
import { someWith } from '../../traits.ts'

const near = (name: string, x: number, seat: 0 | 1) => figure(name, seat, x, 30, {}, { card: name })

describe('CF-REV-ORC-10: Vortex of Quartz', () => {
  const vortexCast = {
    ...{
      spell: 'vortex-of-quartz',
      gems: { neutral: 2 },
      on: { ...enemy(), at: [27.5, 30] as const },
      onHerself: true,
    },
  }

  test('CF-REV-ORC-10: all other fighters within 5 cm, of either camp, suffer STR 6', () => {
    const match = spellScene({
      ...vortexCast,
      others: [near('Amy', 15, 0), near('Far', 7, 1)],
      dice: [2, 2, 1, 2, 1],
      answers: ['2'],
    })
    expect(difficulty(match)).toBe(6)
    // 2 + STR 6 − RES 5.
    expect(eventArgs(match, 'damage.read')).toMatchObject([
      { victim: 'Amy', total: 3 },
      { victim: 'Bob', total: 3 },
    ])
    const wide = spellScene({ ...vortexCast, on: { ...enemy(), at: [27.6, 30] }, others: [], dice: [2] })
    expect(eventArgs(wide, 'damage.read')).toEqual([])
  })

  /** A maintenance phase with Ann under her own vortex and one gem. */
  const effects = [
    { object: 'under-vortex-of-quartz', until: 'game', source: { figure: 0, object: 'vortex-of-quartz' } },
  ]
  const upkeep = (gems: number, answers: Json[], dice: number[] = []) =>
    scene(
      {
        phase: 'maintenance',
        figures: [
          magician('Ann', 0, 20, 30, { spells: ['vortex-of-quartz'], gems: { neutral: gems }, more: { effects } }),
          figure('Amy', 0, 10, 50, {}, { card: 'Amy' }),
          figure('Bob', 1, 27.5, 30),
        ],
      } as Json,
      { answers, dice },
    )
  const objects = (match: Scene) => fighterNamed(match, 'Ann').effects.map(({ object }) => object)

  test('CF-REV-ORC-10: one gem in the maintenance phase prolongs it; otherwise it ends', () => {
    const paid = upkeep(1, ['pay'])
    expect(objects(paid).includes('under-vortex-of-quartz-turning')).toBe(true)
    expect(fighterNamed(paid, 'Ann').gems).toEqual({})
    expect(objects(upkeep(1, ['no']))).toEqual([])
    expect(objects(upkeep(0, []))).toEqual([])
  })

  const turning = (x = 20, y = 30) => [
    ...effects,
    { object: 'under-vortex-of-quartz-turning', until: 'game', x, source: { figure: 0, object: 'vortex-of-quartz' } },
    { object: 'under-vortex-of-quartz-place', until: 'game', x: y, source: { figure: 0, object: 'vortex-of-quartz' } },
  ]

  test('CF-REV-ORC-10: prolonged, it leaves the caster without actions in the activation phase', () => {
    const by = (seat: number, answer: Json) => ({ seat, answer }) as Json
    const sequence = { slots: { pile: ['0', '1'] } }
    const match = upkeep(1, ['pay', sequence, by(0, '1'), by(1, '2'), 'self', 'play'], [5, 2])
    // Her card was played, and the turn is over at once.
    expect(eventArgs(match, 'card.played')).toEqual([{ seat: 0, card: 'Ann' }])
    expect(promptId(match)).toBe('ask.lead')
    expect(match.pending[0]?.seat).toBe(1)
    expect(fighterNamed(match, 'Ann').activated).toBe(true)
  })

  /** The beginning of the combat phase. */
  const fray = (more: object, dice: number[], bobAt = 27.5) =>
    playRule(
      {
        phase: 'frays',
        figures: [magician('Ann', 0, 20, 30, { more: { effects: turning(), ...more } }), figure('Bob', 1, bobAt, 30)],
      } as Json,
      function* (play) {
        yield* splitFrays(play)
        yield* settle(play)
      },
      { dice },
    )

  test('CF-REV-ORC-10: its blows come before the frays are split, so that the dead are in no combat', () => {
    const match = fray({}, [6, 6], 22.5)
    expect(fighterNamed(match, 'Bob').status).toBe('eliminated')
    expect(eventArgs(match, 'fray.combat')).toEqual([])
    const far = fray({}, [2, 1])
    expect(eventArgs(far, 'damage.read')).toMatchObject([{ victim: 'Bob', total: 3 }])
    expect(objects(far).length).toBe(3)
    expect(someWith(far, fighterNamed(far, 'Ann'), 'cannotPursue')).toBe(true)
  })

  test('CF-REV-ORC-10: it ends if the caster has been moved or lifted', () => {
    expect(objects(fray({ effects: turning(21) }, []))).toEqual([])
    expect(objects(fray({ level: 1 }, []))).toEqual([])
  })
})
