import type { Json } from '@fray/kernel'
import { text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import type { Acting } from '../state.ts'
import { playRule } from '../testing/rule.ts'
import { combatantNamed, figure, optionKeys, path, placeOf, refusal, type Scene } from '../testing/scene.ts'
import { soldier } from '../testing/soldiers.ts'
import { newActing } from '../turn/activation.ts'
import { inches } from '../units.ts'
import { type FreeMove, freeMove } from './free-move.ts'

const MOVE: FreeMove = {
  longest: inches(2),
  prompt: text('ask.stealth-move', { mover: { figure: 0 } }),
  rules: ['SW-ANNIH-05'],
  contact: 'allowed',
  optional: true,
  over: false,
  straight: false,
}

/** Ann, at (10, 10), may move up to 2 inches. */
function free(
  move: Partial<FreeMove>,
  others: readonly Json[],
  answers: Json[] = [],
  more: Record<string, Json> = {},
  acting: Partial<Acting> | null = null,
): Scene {
  const figures = [soldier('Ann', 0, 10, 10), ...others]
  return playRule(
    { figures, ...more },
    (play) => {
      const ann = combatantNamed(play, 'Ann')
      play.state.acting = acting && { ...newActing(ann), ...acting }
      return freeMove(play, ann, { ...MOVE, ...move })
    },
    { answers },
  )
}

const FAR = soldier('Ben', 1, 36, 36)

describe('moves outside the movement phase', () => {
  test('SW-ABIL-34(d) SW-ANNIH-13 a combatant left behind no longer counts as joined', () => {
    const acting = { joined: [1], reached: [1], charged: [1], newlyEngaged: [1] }
    const match = free({}, [soldier('Ben', 1, 10, 11.2)], [path([10, 9])], {}, acting)
    expect(match.state.acting).toMatchObject({ joined: [], reached: [], charged: [], newlyEngaged: [] })
  })

  test('SW-MOVE-02 density, areas and the 5 inch limit are ignored, the length is not', () => {
    const wood = { scenery: [{ type: 'leafy-wood', x: 11, y: 10, diameter: 3 }] }
    const match = free({}, [soldier('Ben', 1, 12, 12)], [], wood)
    expect(refusal(match, path([12, 10]))).toBeUndefined()
    expect(refusal(match, path([12.01, 10]))).toBe('refuse.too-far SW-ANNIH-05')
    expect(refusal(match, path([11, 10], [11, 9]))).toBeUndefined()
    match.answer(0, path([12, 10]))
    expect({ pending: match.pending, place: placeOf(match, 'Ann') }).toEqual({ pending: [], place: [12, 10] })
    expect(match.state.acting).toBeNull()
    const points = [
      [inches(10), inches(10)],
      [inches(12), inches(10)],
    ]
    expect(match.events.at(-1)).toMatchObject({ type: 'moved', seat: 0, paths: [{ figure: 0, points }] })
  })

  test('SW-MOVE-02 a proposal without a place is refused', () => {
    for (const nowhere of [{ path: [] }, {}]) {
      expect(refusal(free({}, [FAR]), nowhere)).toBe('refuse.no-place SW-ANNIH-05')
    }
  })

  test('SW-MOVE-02 without enemies the middle of the table and the way back are suggested', () => {
    const decision = free({}, [], [], { table: { width: 40, depth: 20 } }).pending[0]!
    expect(decision.kind === 'place' && decision.suggest()).toEqual([path([12, 10]), path([8, 10])])
  })

  test('SW-MOVE-02 SW-BASE-05 bases and barriers stop them', () => {
    const rock = { scenery: [{ type: 'wood', x: 10, y: 11.5, diameter: 1, density: 'impassable' }] }
    const match = free({}, [soldier('Cid', 0, 11.5, 10), FAR], [], rock)
    expect(refusal(match, path([12, 10]))).toBe('refuse.base-in-way SW-BASE-05')
    expect(refusal(match, path([10, 12]))).toBe('refuse.barrier SW-SCENERY-09')
  })

  test('SW-MOVE-02 the rule that gives the move decides whether contact is allowed', () => {
    const ben = soldier('Ben', 1, 10, 13)
    expect(refusal(free({ contact: 'forbidden' }, [ben]), path([10, 11.8]))).toBe('refuse.contact SW-ANNIH-05')
    const allowed = free({}, [ben])
    const decision = allowed.pending[0]!
    expect(decision.kind === 'place' && decision.suggest()[0]).toEqual(path([10, 11.8]))
  })

  test('SW-MOVE-02 an optional move may be left out; a mandatory one is skipped if it has no path', () => {
    const stays = free({}, [FAR], ['stay'])
    expect({ place: placeOf(stays, 'Ann'), pending: stays.pending }).toEqual({ place: [10, 10], pending: [] })
    expect(optionKeys(free({ optional: false }, [FAR]))).toEqual([])
    expect(refusal(free({ optional: false }, [FAR]), path([10, 10]))).toBe('refuse.no-move SW-ANNIH-05')
    const ring = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = (i * Math.PI) / 3
      return soldier(`Friend ${i}`, 0, 10 + 1.2 * Math.cos(angle), 10 + 1.2 * Math.sin(angle))
    })
    expect(free({ optional: false }, [...ring, FAR]).pending).toEqual([])
  })

  test('SW-FLY-02 SW-RACE-65 a move over everything passes bases but ends on none; a straight one does not bend', () => {
    const match = free({ over: true, straight: true }, [soldier('Cid', 0, 11.2, 10), FAR])
    expect(refusal(match, path([11.2, 11], [12, 10]))).toBe('refuse.not-straight SW-ANNIH-05')
    expect(refusal(match, path([12, 10]))).toBe('refuse.base-there SW-BASE-05')
    const far = free({ over: true, straight: true, longest: inches(4) }, [soldier('Cid', 0, 11.2, 10), FAR])
    expect(refusal(far, path([13, 10]))).toBeUndefined()
  })

  test('SW-ARTEFACT-29 SW-SCENERY-05 scenery costs inches where the rule says so', () => {
    const wood = { scenery: [{ type: 'wood', x: 11, y: 10, diameter: 2 }] }
    const match = free({ pays: true }, [FAR], [], wood)
    expect(refusal(match, path([11, 10]))).toBeUndefined()
    expect(refusal(match, path([11.1, 10]))).toBe('refuse.too-far SW-ANNIH-05')
    expect(match.check(0, path([11.1, 10]))?.reason.args).toEqual({ reach: '1.00' })
  })

  test('SW-DEFAREA-10 a move in the enemy round costs the area', () => {
    expect(combatantNamed(free({}, [FAR], [path([11, 10])], { round: 1 }), 'Ann').areaLost).toBe(true)
    expect(combatantNamed(free({}, [FAR], [path([11, 10])]), 'Ann').areaLost).toBe(false)
  })

  test('SW-WOUND-16 ephemeral enemies on the way are destroyed', () => {
    const match = free({}, [figure('ash', 1, 11.3, 10, { name: 'Ash' }), FAR], [path([12, 10])])
    expect(combatantNamed(match, 'Ash').status).toBe('dead')
  })
})
