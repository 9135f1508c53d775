import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { eventArgs, legion, optionKeys, playRule, promptId, scene } from '../testing/scene.ts'
import { leaveTable } from './removal.ts'
import { startTurn } from './start.ts'

const kerdu = (seat: 0 | 1, x: number, y: number, more: Record<string, Json> = {}): Json => {
  return { name: `Kérdu ${seat}`, seat, at: [x, y], office: 'kerdu', ...more }
}
const facing = (seat: 0 | 1): Json[] => [legion(`Line ${seat}`, seat, 1200, seat === 0 ? 900 : 300)]

test('MI-ORDER-01 MI-ORDER-03 the roles alternate every turn', () => {
  const position = { step: 'start', turn: 3, mover: 0, units: [...facing(0), ...facing(1)] }
  const match = scene(position)
  expect(match.state.mover).toBe(1)
  expect(eventArgs(match, 'mover')).toEqual([{ mover: 1 }])
})

const inMelee = (seat: 0 | 1): Json[] => [kerdu(seat, 1200, seat === 0 ? 620 : 580, { with: `Line ${seat}` })]
const close: Json[] = [legion('Line 0', 0, 1200, 600), legion('Line 1', 1, 1200, 600)]

test('MI-ORDER-04 a kérdu in melee, or with a legion in melee, gives the enemy the choice of roles', () => {
  const match = scene({ step: 'start', turn: 2, mover: 0, units: [...close, ...inMelee(1), kerdu(0, 300, 1000)] })
  expect({ promptId: promptId(match), seat: match.pending[0]?.seat }).toEqual({ promptId: 'ask.mover', seat: 0 })
  expect(optionKeys(match)).toEqual(['move', 'countermove'])
  const chosen = scene(
    { step: 'start', turn: 2, mover: 0, units: [...close, ...inMelee(1), kerdu(0, 300, 1000)] },
    { answers: ['countermove'] },
  )
  expect(chosen.state.mover).toBe(1)
})

test('MI-ORDER-04 this applies to both sides; a kérdu with a legion out of melee does not give it', () => {
  const troubled = [...close, ...inMelee(0), kerdu(1, 300, 200)]
  const match = scene({ step: 'start', turn: 2, mover: 0, units: troubled }, { answers: ['countermove'] })
  expect({ moverEvents: eventArgs(match, 'mover'), stateMover: match.state.mover }).toEqual({
    moverEvents: [{ mover: 0 }],
    stateMover: 0,
  })
  const calm = [...facing(0), ...facing(1), kerdu(0, 1200, 920, { with: 'Line 0' }), kerdu(1, 1200, 280)]
  expect(promptId(scene({ step: 'start', turn: 2, mover: 0, units: calm }))).not.toBe('ask.mover')
})

test('MI-ORDER-04 a kérdu who is attacked or gone gives the enemy the choice', () => {
  const alone = [...facing(0), ...facing(1), kerdu(0, 600, 600), legion('Enemy', 1, 600, 600), kerdu(1, 1200, 280)]
  expect(promptAndSeat(alone)).toEqual({ question: 'ask.mover', seat: 1 })
  const killed = playRule(
    { step: 10, turn: 1, units: [...facing(0), ...facing(1), kerdu(0, 600, 1000), kerdu(1, 1200, 280)] },
    function* (play) {
      leaveTable(play, play.state.units[2]!, 'lost')
      yield* startTurn(play)
    },
  )
  expect({ promptId: promptId(killed), seat: killed.pending[0]?.seat }).toEqual({ promptId: 'ask.mover', seat: 1 })
})

function promptAndSeat(units: Json[]) {
  const match = scene({ step: 'start', turn: 2, mover: 0, units })
  return { question: promptId(match), seat: match.pending[0]?.seat }
}

test('MI-ORDER-03 the roles alternate again the turn after', () => {
  const match = scene({ step: 'start', turn: 3, mover: 1, units: [...facing(0), ...facing(1)] })
  expect({ mover: match.state.mover, seat: match.pending[0]?.seat }).toEqual({ mover: 0, seat: 0 })
})

test('MI-ORDER-05 if both kérdus are in trouble the roles alternate as usual', () => {
  const match = scene({ step: 'start', turn: 2, mover: 0, units: [...close, ...inMelee(0), ...inMelee(1)] })
  expect(match.state.mover).toBe(1)
  expect(eventArgs(match, 'mover')).toEqual([{ mover: 1 }])
})

const standoff: Json = { step: 1, units: [...facing(0), ...facing(1)] }

/** Gets the steps that ask for decisions, each answered by doing nothing, until the next turn. */
function playedSteps(): [step: number, seat: number][] {
  const match = scene(standoff)
  const seen: [number, number][] = []
  while (match.state.turn === 1 && match.pending.length > 0) {
    const decision = match.pending[0]!
    const { step } = match.state
    if (seen.at(-1)?.[0] !== step || seen.at(-1)?.[1] !== decision.seat) seen.push([step, decision.seat])
    const keys = decision.kind === 'pick' ? decision.options.map(({ key }) => key) : []
    const quiet = keys.find((key) => ['end', 'done', 'hold', 'none', 'pass', 'stay'].includes(key)) ?? keys.at(-1)
    const answered = match.answer(decision.seat, quiet ?? [])
    if (!answered.ok) throw new Error(`${decision.prompt.id}: ${answered.reason.id}`)
  }
  return seen
}

test('MI-SEQUENCE-03 MI-SEQUENCE-05 MI-SEQUENCE-07 the mover moves in steps 3 and 7, the countermover in step 5', () => {
  expect(playedSteps()).toEqual([
    [3, 0],
    [5, 1],
    [7, 0],
  ])
})

test('MI-VICTORY-02 MI-GEN-09 a battle lasts twelve turns unless agreed otherwise', () => {
  const position = (turns: Json) => ({ ...(standoff as object), step: 'start', turn: 13, options: turns }) as Json
  expect(scene(position({})).outcome).toBeDefined()
  expect(scene(position({ turns: 13 })).outcome).toBeUndefined()
  expect(scene({ ...(standoff as object), step: 'start', turn: 12 } as Json).outcome).toBeUndefined()
})
