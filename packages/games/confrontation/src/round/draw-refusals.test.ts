import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { optionTexts, refusalText } from '../testing/displayed-text.ts'
import { fighterNamed, figure, giveAnswers, scene } from '../testing/scene.ts'

const figures = [
  figure('P1', 0, 20, 10),
  figure('P2', 0, 20, 20),
  figure('Q1', 1, 100, 10),
  figure('Q2', 1, 100, 20),
  figure('Q3', 1, 100, 30),
]
const position = (more: Record<string, Json> = {}): Json => ({
  figures,
  placements: [1, 1],
  piles: [
    ['P1', 'P2'],
    ['Q1', 'Q2', 'Q3'],
  ],
  ...more,
})

describe('a player with the lead', () => {
  test('CF-DRAW-05 gets the same refusal for every form of a placement in reserve when none is left', () => {
    const match = scene(position({ placements: [0, 0], piles: [['P1'], ['Q1']], reserves: [['P2'], []] }))
    const reason = 'No more cards may be put in reserve this round [CF-DRAW-05]'
    expect(refusalText(match, 'reserve')).toBe(reason)
    expect(refusalText(match, 'reserve+1')).toBe(reason)
    expect(refusalText(match, 'reserve', 'es')).toContain('no se pueden poner más cartas en reserva')
    expect(refusalText(match, 'reserve', 'fr')).toContain('ne peut être mise en réserve')
  })

  test('CF-DRAW-03 gets a refusal naming a card that is not in the reserve', () => {
    const match = scene(position())
    expect(refusalText(match, 'play+7')).toBe('“7” is not a card in your reserve [CF-DRAW-03]')
    expect(refusalText(match, 'leave')).toBe(
      'You must play a card or put one in reserve; you have no passes [CF-DRAW-02]',
    )
  })

  test('CF-DRAW-03 is referred to the choice of several for two reserve cards in one answer', () => {
    const match = scene(position({ piles: [[], ['Q1']], reserves: [['P1', 'P2'], []] }))
    expect(refusalText(match, 'leave+0+1')).toContain('“Play several cards from the reserve”')
  })

  test('CF-DRAW-03 may give several reserve cards by their names', () => {
    const match = scene(position({ piles: [[], ['Q1']], reserves: [['P1', 'P2'], []] }), {
      answers: ['several', { slots: { play: ['P2', 'P1'] } }],
    })
    expect(match.state.turn?.activated).toEqual([0, 1])
  })

  test('CF-DRAW-07 learns that the right to pass is used up, or how to get it', () => {
    const match = scene(position({ passes: [1, 0] }))
    giveAnswers(match, 'pass')
    expect(refusalText(match, 'pass')).toBe(
      'Only a player with fewer cards and no more fighters than the opponent may pass [CF-DRAW-06]',
    )
    giveAnswers(match, 'reserve')
    expect(refusalText(match, 'pass')).toBe('All passes of this round have been used [CF-DRAW-07]')
  })

  test('CF-ABIL-07 cannot retry a forbidden pass in the same turn, not even with a counter', () => {
    const match = scene(position({ passes: [2, 0], counters: [0, 1] }))
    giveAnswers(match, 'pass', 'use')
    expect(refusalText(match, 'pass')).toBe('The other player has forbidden the pass [CF-ABIL-07]')
    expect(refusalText(match, 'pass-by-counter')).toContain('No counter of Authority is left')
  })
})

describe('cards in answers', () => {
  test('CF-DRAW-03 may be given by the names that piles take', () => {
    const match = scene(position({ piles: [['P1'], ['Q1']], reserves: [['P2'], []] }), { answers: ['play+p2'] })
    expect(match.state.turn?.activated).toEqual([0, 1])
  })

  test('CF-DRAW-03 may be given by the label from the situation', () => {
    const guards = figures.map((figure, i) =>
      i < 2 ? { ...(figure as object), card: `Guard ${i}` } : figure,
    ) as Json[]
    const more = { figures: guards, piles: [['Guard 0'], ['Q1']], reserves: [['Guard 1'], []] }
    const match = scene(position(more), { answers: ['leave+Guard 1'] })
    expect(match.state.turn?.activated).toEqual([1])
  })

  test('CF-STRATEGIC-02 may be given by name in the order of the pile, separately for each camp', () => {
    const same = figures.map((figure) => ({
      ...(figure as object),
      card: (figure as { y: number }).y === 10 ? 'First' : 'Rest',
    }))
    const match = scene({ phase: 'strategic', figures: same as Json[] } as Json, {
      answers: [
        { seat: 0, answer: { slots: { pile: ['Rest', 'First'] } } },
        { seat: 1, answer: { slots: { pile: ['Rest', 'First'] } } },
      ],
    })
    expect(match.state.camps.map(({ pile }) => pile)).toEqual([
      [1, 0],
      [3, 2],
    ])
    expect(fighterNamed(match, 'Q1').card).toBe(2)
    expect(optionTexts(match)).toBeDefined()
  })
})
