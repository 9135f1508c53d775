import { describe, expect, test } from 'vitest'
import { QuickDice } from '../dice/random.ts'
import { drawOverlay, overlaysOf } from '../game/overlay-request.ts'
import { InputError } from '../input/errors.ts'
import { giveAnswers, startDuel } from '../testing/play.ts'
import { perspectiveOf } from './perspective.ts'
import type { Seat } from './seat.ts'

/** Invalid seats that a client may send in a match of two. */
const strangers = ['0', '1', 2, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, null, true, [0], {}, '__proto__']
const cases = strangers.map((seat) => [seat as unknown as Seat] as const)

describe('an invalid seat', () => {
  test.each(cases)('%j gets no view and no events', (seat) => {
    const match = startDuel()
    const entries = {
      setupFor: () => match.setupFor(seat),
      view: () => match.view(seat),
      stateFor: () => match.stateFor(seat),
      eventsFor: () => match.eventsFor(seat),
      stepsFor: () => match.stepsFor(seat),
      undoableFor: () => match.undoableFor(seat),
      determinized: () => match.determinize(seat, new QuickDice('any') as never),
      imagine: () => match.imagine(seat),
      perspectiveOf: () => perspectiveOf(match, seat),
      overlaysOf: () => overlaysOf(match, seat, 0),
      drawOverlay: () => drawOverlay(match, seat, 0, 'pockets'),
    }
    for (const [name, entry] of Object.entries(entries)) {
      expect(entry, name).toThrow(InputError)
      expect(entry, name).toThrow('match: seat: this match has no such seat')
    }
    expect(match.decisionOf(seat)).toBeUndefined()
  })

  test.each(cases)('%j may not answer or undo', (seat) => {
    const match = startDuel()
    giveAnswers(match, 'salute')
    const refusal = { ok: false, reason: { id: 'kernel.no-seat' } }
    expect(match.answer(seat, 'salute')).toMatchObject(refusal)
    expect(match.check(seat, 'salute')).toMatchObject(refusal)
    expect(match.undo(seat)).toMatchObject(refusal)
    expect(match.answers).toHaveLength(1)
  })

  test('an onlooker has no seat and sees what is public', () => {
    const match = startDuel()
    expect(match.setupFor(undefined).potions).toEqual(['unknown', 'unknown'])
    expect(match.setupFor(0).potions).toEqual(['healing', 'unknown'])
  })
})
