import { optionsOf } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { redact } from '../secrets/secrets.ts'
import {
  barReason,
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  refusal,
  type Scene,
  scene,
} from '../testing/scene.ts'

/** Two camps far from each other, so that no charge is possible: three cards against two. */
const far = (more = {}) => ({
  figures: [
    figure('Ann', 0, 5, 10),
    figure('Abe', 0, 5, 30),
    figure('Amy', 0, 5, 50),
    figure('Bob', 1, 115, 10),
    figure('Bea', 1, 115, 50),
  ],
  ...more,
})

/** The fighters of played cards do nothing. */
function idle(match: Scene): Scene {
  for (;;) {
    const prompt = promptId(match)
    if (prompt === 'ask.announce') giveAnswers(match, 'done')
    else if (prompt === 'ask.action' || prompt === 'ask.action-of') {
      giveAnswers(match, optionKeys(match).find((key) => key.endsWith(':nothing'))!)
    } else return match
  }
}

/** The lead makes this choice for the cards, and their fighters do nothing. */
function lead(match: Scene, answer: string): Scene {
  return idle(giveAnswers(match, answer))
}

const leadOf = (match: Scene) => match.pending[0]?.seat

describe('the lead', () => {
  test('CF-DRAW-02 and CF-DRAW-03 allows playing or reserving the top card, or playing from the reserve', () => {
    const match = scene(far({ piles: [['Ann', 'Abe'], null], reserves: [['Amy'], []] }))
    expect(promptId(match)).toBe('ask.lead')
    expect(optionKeys(match).sort()).toEqual(['leave+2', 'play', 'play+2', 'reserve', 'reserve+2'])
  })

  test('CF-DRAW-02 each choice names the fighters that would act, and says why others would not', () => {
    const match = scene(far({ piles: [['Ann', 'Abe'], null], reserves: [['Amy'], []] }))
    const decision = match.pending[0]!
    const acting = Object.fromEntries(optionsOf(decision).map(({ key, figures }) => [key, figures]))
    expect(acting).toEqual({ play: [0], 'play+2': [0, 2], 'leave+2': [2], 'reserve+2': [2], reserve: undefined })
    const why = (id: number) => decision.whyNot?.(String(id))?.reason.id
    expect(why(1)).toBe('barred.card-not-up')
    expect(why(3)).toBeUndefined()
    lead(match, 'play')
    lead(match, 'play')
    expect(match.pending[0]?.whyNot?.('0')?.reason.id).toBe('barred.has-acted')
  })

  test('CF-DRAW-02 and CF-DRAW-05 the loser of the Tactical roll may reserve one card, the winner two', () => {
    const match = scene(far({ lead: 1 }))
    expect(optionKeys(match)).toEqual(['play', 'reserve'])
    lead(lead(match, 'reserve'), 'reserve')
    expect(optionKeys(match)).toEqual(['play', 'leave+3', 'play+3'])
    expect(barReason(match, 'reserve')).toBe('barred.reserve CF-DRAW-05')
    // The placement is used up although the card has been played.
    giveAnswers(match, 'leave+3')
    expect(match.state.camps[1]).toMatchObject({ placements: 0, reserve: [], pile: [4] })
  })

  test('CF-DRAW-04 a card put in reserve cannot be played in the same turn', () => {
    const match = scene(far())
    lead(match, 'reserve')
    expect(leadOf(match)).toBe(1)
    expect(eventArgs(match, 'card.played')).toEqual([])
    expect(match.state.camps[0]?.reserve).toEqual([0])
  })

  test('CF-DRAW-09 and CF-DRAW-11 alternates until one player has no cards, and then stays', () => {
    const match = scene(far())
    const leads: (number | undefined)[] = []
    while (promptId(match) === 'ask.lead' || match.state.camps.some(({ pile }) => pile.length > 0)) {
      leads.push(leadOf(match))
      if (promptId(match) === 'ask.lead') lead(match, 'play')
      else idle(match)
    }
    expect(eventArgs(match, 'card.played').map(({ card }) => card)).toEqual(['Ann', 'Bob', 'Abe', 'Bea', 'Amy'])
  })

  test('CF-DRAW-10 and CF-DRAW-12 with an empty pile a card of the reserve must be played, one turn at a time', () => {
    const match = scene(far({ piles: [[], ['Bob']], reserves: [['Ann', 'Abe'], []], placements: [0, 0] }))
    expect(optionKeys(match)).toEqual(['leave+0', 'leave+1', 'several'])
    expect(barReason(match, 'pass')).toBe('barred.pass CF-DRAW-06')
    lead(match, 'leave+0')
    expect(eventArgs(match, 'card.played').map(({ card }) => card)).toEqual(['Ann', 'Bob', 'Abe'])
  })

  test('CF-DRAW-03 several cards of the reserve are played by putting each where it goes', () => {
    const match = scene(far({ piles: [['Ann'], null], reserves: [['Abe', 'Amy'], []] }))
    expect(optionKeys(match)).toEqual([
      'play',
      'leave+1',
      'play+1',
      'reserve+1',
      'leave+2',
      'play+2',
      'reserve+2',
      'reserve',
      'several',
    ])
    giveAnswers(match, 'several')
    const [decision] = match.pending
    expect(promptId(match)).toBe('ask.lead-cards')
    expect(decision?.secret).toBe(true)
    giveAnswers(match, { slots: { play: ['1', '2'], pile: ['0'] } })
    expect(eventArgs(match, 'card.played').map(({ card }) => card)).toEqual(['Abe', 'Amy'])
    expect(match.state.camps[0]).toMatchObject({ pile: [0], reserve: [] })
  })

  test('CF-DRAW-02 and CF-DRAW-05 the top card is played, reserved or left on the pile', () => {
    const several = () => giveAnswers(scene(far({ piles: [['Ann'], null], reserves: [['Abe', 'Amy'], []] })), 'several')
    const played = giveAnswers(several(), { slots: { play: ['0', '2'], reserve: ['1'] } })
    expect(eventArgs(played, 'card.played').map(({ card }) => card)).toEqual(['Ann', 'Amy'])
    expect(played.state.camps[0]).toMatchObject({ pile: [], reserve: [1] })
    const kept = giveAnswers(several(), { slots: { play: ['2'], reserve: ['0', '1'] } })
    expect(kept.state.camps[0]).toMatchObject({ pile: [], reserve: [1, 0], placements: 1 })
  })

  test('CF-DRAW-02, CF-DRAW-03 and CF-DRAW-05 illegal arrangements of cards are refused', () => {
    const several = (placements: number) =>
      giveAnswers(
        scene(far({ piles: [['Ann'], null], reserves: [['Abe', 'Amy'], []], placements: [placements, 0] })),
        'several',
      )
    expect(refusal(several(1), { slots: { pile: ['1'], play: ['0'], reserve: ['2'] } })).toBe(
      'refused.reserve-stays CF-DRAW-03',
    )
    expect(refusal(several(1), { slots: { pile: ['0'], reserve: ['1', '2'] } })).toBe('barred.play-a-card CF-DRAW-02')
    expect(refusal(several(0), { slots: { play: ['1', '2'], reserve: ['0'] } })).toBe('barred.reserve CF-DRAW-05')
  })

  test('CF-DRAW-03 the choices grow with the cards in reserve, not with their combinations', () => {
    const figures = Array.from({ length: 20 }, (_, i) => figure(`A${i}`, 0, 5, 3 + 2.8 * i))
    const names = figures.map((_, i) => `A${i}`)
    const match = scene({
      figures: [...figures, figure('Bob', 1, 115, 10)],
      piles: [names.slice(0, 2), null],
      reserves: [names.slice(2), []],
    } as never)
    expect(optionKeys(match)).toHaveLength(2 + 3 * 18 + 1)
    giveAnswers(match, 'several')
    const [decision] = match.pending
    if (decision?.kind !== 'arrange') throw new Error('no arrangement')
    const suggested = decision.suggest()
    expect(suggested.length).toBeLessThan(3 * 18)
    for (const way of suggested) expect(refusal(match, way)).toBeUndefined()
    giveAnswers(match, suggested[0]!)
    expect(eventArgs(match, 'card.played')).toHaveLength(18)
  })

  test('CF-DRAW-08 a pass gives the lead away and is spent', () => {
    const match = scene(far({ lead: 1, passes: [0, 1] }))
    expect(optionKeys(match)).toContain('pass')
    lead(match, 'pass')
    expect(leadOf(match)).toBe(0)
    expect(match.state.camps[1]).toMatchObject({ passes: 0, pile: [3, 4] })
  })

  test('CF-DRAW-13 the card of dead fighters is played and activates no one', () => {
    const match = scene({
      ...far({ piles: [['Abe', 'Ann', 'Amy'], null] }),
      figures: far().figures.map((figure, i) => (i === 1 ? { ...(figure as object), status: 'eliminated' } : figure)),
    } as never)
    giveAnswers(match, 'play')
    expect(eventArgs(match, 'card.played')).toEqual([{ seat: 0, card: 'Abe' }])
    expect(promptId(match)).toBe('ask.lead')
    expect(leadOf(match)).toBe(1)
  })

  test('CF-DRAW-13 the card of dead fighters is played with others from the reserve', () => {
    const match = scene({
      ...far({ piles: [['Ann'], null], reserves: [['Abe', 'Amy'], []] }),
      figures: far().figures.map((figure, i) => (i === 1 ? { ...(figure as object), status: 'eliminated' } : figure)),
    } as never)
    giveAnswers(match, 'several', { slots: { play: ['1', '2'], pile: ['0'] } })
    expect(match.state.turn?.activated).toEqual([2])
  })

  test('CF-DRAW-14, CF-ROUND-03 and CF-ROUND-04 the combat phase begins when all cards have been played', () => {
    const match = idle(scene(far({ piles: [['Ann'], ['Bob']], placements: [0, 0] })))
    // Both cards are the only ones left and are played without a question; without contacts the round ends.
    expect(eventArgs(match, 'card.played')).toHaveLength(2)
    expect(match.state.round).toBe(2)
    expect(promptId(match)).toBe('ask.sequence')
  })

  test('CF-ACT-01 all cards are laid down together and all their fighters are activated', () => {
    const match = scene(far({ piles: [['Ann'], null], reserves: [['Abe', 'Amy'], []] }))
    giveAnswers(match, 'several', { slots: { play: ['0', '1', '2'] } })
    expect(match.state.turn?.activated).toEqual([0, 1, 2])
    idle(match)
    expect(['Ann', 'Abe', 'Amy'].map((name) => fighterNamed(match, name).activated)).toEqual([true, true, true])
  })
})

/** Everything a seat may know of the state, as bytes. */
function stateKnownTo({ state }: Scene, seat: number): string {
  const copy = structuredClone(state)
  redact(copy, seat)
  return JSON.stringify(copy)
}

test('CF-STRATEGIC-02 CF-DRAW-05 the decision of the lead names secret cards to its player and has public words for others', () => {
  const openly = (piles: string[], reserve: string[]) => {
    const match = scene(far({ piles: [piles, null], reserves: [reserve, []] }))
    return Object.fromEntries(optionsOf(match.decisionOf(0)!).map(({ key, publicText: words }) => [key, words]))
  }
  const top = { text: { id: 'lead.top-card' } }
  const { play, 'play+2': both, pass } = openly(['Ann', 'Abe'], ['Amy'])
  expect(play).toEqual({ id: 'option.lead.play', args: { top, cards: '' } })
  const cards = { text: { id: 'lead.reserve-card', args: { place: 1 } } }
  expect(both).toEqual({ id: 'option.lead.play-and-reserve', args: { top, cards } })
  expect(pass).toBeUndefined()
  // The last card of a pile is known to both players.
  expect(openly(['Ann'], []).play).toBeUndefined()
})

test('CF-STRATEGIC-02 and CF-DRAW-05 other players see neither the order of a pile nor the cards in reserve', () => {
  const position = (piles: string[], reserve: string[]) => far({ piles: [piles, null], reserves: [reserve, []] })
  const single = scene(position(['Ann', 'Abe'], ['Amy']))
  const other = scene(position(['Amy', 'Ann'], ['Abe']))
  expect(stateKnownTo(single, 1)).toBe(stateKnownTo(other, 1))
  expect(stateKnownTo(single, 0)).not.toBe(stateKnownTo(other, 0))
  expect(single.view(1).sides[0]?.counters.map(({ value }) => value)).toEqual([3, 2, 1])
})

test('CF-DRAW-02 playing a card face up cannot be undone, setting one aside face down can', () => {
  const position = far({ piles: [['Ann', 'Abe', 'Amy'], null], placements: [1, 1] })
  const before = scene(position)
  expect(giveAnswers(scene(position), 'play').undoable).toBe(0)
  expect(giveAnswers(before, 'reserve').undoable).toBe(1)
})
