import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { eventTexts } from '../testing/displayed-text.ts'
import { playRule } from '../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { openDrawing } from './tactical-roll.ts'

/** Two cards for each camp, of fighters far from each other, and this many counters. */
function drawing(counters: readonly [number, number], more: Record<string, Json> = {}): Scene {
  return scene({
    figures: [figure('Ann', 0, 10, 10), figure('Abe', 0, 10, 50), figure('Bob', 1, 110, 10), figure('Bea', 1, 110, 50)],
    placements: [1, 1],
    counters: [...counters],
    ...more,
  })
}

const ANN_ACTS: Json[] = ['play', 'done', '0:nothing']
const lead = (match: Scene) => match.pending[0]?.seat

describe('CF-ABIL-07 Authority', () => {
  test('(a) each bearer that is not in rout brings a counter for the drawing of cards', () => {
    const bearer = { abilities: ['authority'] }
    const countersDealt = (more: FigureDetails) => {
      const figures = [
        figure('Ann', 0, 10, 10, bearer),
        figure('Abe', 0, 10, 50, bearer, more),
        figure('Bob', 1, 90, 30),
      ]
      return playRule({ figures, counters: [5, 5] }, openDrawing).state.camps.map(({ counters }) => counters)
    }
    expect(countersDealt({})).toEqual([2, 0])
    expect(countersDealt({ inRout: true })).toEqual([1, 0])
  })

  test('(b) a counter takes the lead again right after having had it', () => {
    const match = giveAnswers(drawing([1, 0]), ...ANN_ACTS)
    expect(promptId(match)).toBe('ask.counter.keep-lead')
    expect(lead(match)).toBe(0)
    expect(lead(giveAnswers(match, 'use'))).toBe(0)
    expect(promptId(match)).toBe('ask.lead')
    expect(match.state.camps[0]?.counters).toBe(0)
    expect(lead(giveAnswers(drawing([1, 0]), ...ANN_ACTS, 'no'))).toBe(1)
    expect(promptId(giveAnswers(drawing([0, 0]), ...ANN_ACTS))).toBe('ask.lead')
  })

  test('(b) a counter passes without the right to, and without using that right up', () => {
    const match = drawing([1, 0], { passes: [1, 0] })
    expect(optionKeys(match)).toEqual(['play', 'reserve', 'pass', 'pass-by-counter'])
    giveAnswers(match, 'pass-by-counter')
    expect(lead(match)).toBe(1)
    expect(match.state.camps[0]?.passes).toBe(1)
    expect(eventArgs(match, 'card.passed').length).toBe(1)
  })

  test("(b) a counter forbids the other player's pass, who must play and has lost that right", () => {
    const match = giveAnswers(drawing([0, 1], { passes: [1, 0] }), 'pass')
    expect(promptId(match)).toBe('ask.counter.forbid')
    expect(lead(match)).toBe(1)
    giveAnswers(match, 'use')
    expect(eventTexts(match, 'counter.forbid')).toEqual([
      expect.stringMatching(/ the announced pass with a counter of Authority \[CF-ABIL-07\]$/),
    ])
    expect(lead(match)).toBe(0)
    expect(optionKeys(match)).toEqual(['play', 'reserve'])
    expect(match.state.camps[0]?.passes).toBe(0)
    expect(lead(giveAnswers(drawing([0, 1], { passes: [1, 0] }), 'pass', 'no'))).toBe(1)
    // CF-DRAW-08: a right to pass does not help either.
    const again = giveAnswers(drawing([0, 1], { passes: [2, 0] }), 'pass', 'use')
    expect(lead(again)).toBe(0)
    expect(optionKeys(again)).toEqual(['play', 'reserve'])
    expect(again.state.camps[0]?.passes).toBe(1)
  })

  test("(b) a counter cancels the other player's counter at the moment it is used, and both are spent", () => {
    const match = giveAnswers(drawing([1, 1]), ...ANN_ACTS, 'use')
    expect(promptId(match)).toBe('ask.counter.cancel')
    expect(lead(match)).toBe(1)
    giveAnswers(match, 'use')
    expect(lead(match)).toBe(1)
    expect(match.state.camps.map(({ counters }) => counters)).toEqual([0, 0])
  })

  test('(b) a pass by a cancelled counter does not count', () => {
    const match = giveAnswers(drawing([1, 1]), 'pass-by-counter', 'use')
    expect(lead(match)).toBe(0)
    expect(optionKeys(match)).toEqual(['play', 'reserve'])
  })

  test('(c) each player uses at most one counter in a turn; a regained lead is another turn', () => {
    const forbidden = giveAnswers(drawing([1, 2], { passes: [1, 0] }), 'pass-by-counter', 'no')
    // The other player may still forbid the pass with a counter; the first has used theirs.
    expect(promptId(forbidden)).toBe('ask.counter.forbid')
    const cancelled = giveAnswers(drawing([2, 2], { passes: [1, 0] }), 'pass-by-counter', 'use', ...ANN_ACTS)
    expect(promptId(cancelled)).toBe('ask.lead')
    expect(lead(cancelled)).toBe(1)
    const again = giveAnswers(drawing([2, 0]), ...ANN_ACTS, 'use')
    expect(optionKeys(again)).toContain('pass-by-counter')
  })
})

describe('CF-TOKEN-10 public counters', () => {
  test('the Authority counters left to a camp are shown', () => {
    const left = (match: Scene, seat: number) =>
      match
        .view(seat)
        .sides.map(({ counters }) => counters.find(({ label }) => label.id === 'counter.authority')?.value)
    const match = drawing([2, 0])
    expect(left(match, 0)).toEqual([2, undefined])
    expect(left(match, 1)).toEqual([2, undefined])
    giveAnswers(match, ...ANN_ACTS, 'use')
    expect(left(match, 0)).toEqual([1, undefined])
    expect(left(match, 1)).toEqual([1, undefined])
  })
})
