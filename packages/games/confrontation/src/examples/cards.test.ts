import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { eventArgs, figure, giveAnswers, optionKeys, promptId, type Scene, scene } from '../testing/scene.ts'

/** Plays on without any action of the played cards. */
function idle(match: Scene): Scene {
  for (;;) {
    const nothing = optionKeys(match).find((key) => key === 'done' || key.endsWith(':nothing'))
    if (promptId(match) === 'ask.lead' || nothing === undefined) return match
    giveAnswers(match, nothing)
  }
}

const lead = (match: Scene, answer: string) => idle(giveAnswers(match, answer))

test('EX-CF-17 a player that has used the only reserve placement may pass, play the top card, the reserved one or both', () => {
  const figures = ['Ann', 'Abe', 'Amy'].map((name, i) => figure(name, 0, 5, 10 + 20 * i))
  const others = ['Bob', 'Bea', 'Ben'].map((name, i) => figure(name, 1, 115, 10 + 20 * i))
  const match = scene({ figures: [...figures, ...others], tacticalWinner: 1, lead: 0, passes: [1, 0] })
  lead(match, 'reserve')
  lead(match, 'play')
  expect(match.pending[0]?.seat).toBe(0)
  expect(optionKeys(match).toSorted()).toEqual(['leave+0', 'pass', 'play', 'play+0'])
})

test('EX-CF-19 the first round of Griffins and Scorpions, card by card', () => {
  const camp = (seat: 0 | 1, x: number, cards: readonly (readonly [string, number])[]): Json[] => {
    const rows = cards.flatMap(([card, count]) => Array.from({ length: count }, (_, i) => [card, i] as const))
    return rows.map(([card, i], at) => figure(i === 0 ? card : `${card} ${i + 1}`, seat, x, 3 + 5 * at, {}, { card }))
  }
  const griffins = [
    ['Conscript', 3],
    ['Templar', 3],
    ['Abel', 1],
    ['Inquisitor', 1],
    ['Fusilier', 3],
  ] as const
  const scorpions = [
    ['Tiger', 1],
    ['Clone', 3],
    ['Keratis', 2],
    ['Cypher Lukhan', 1],
  ] as const
  const figures = [...camp(0, 3, griffins), ...camp(1, 117, scorpions)]
  expect(figures).toHaveLength(18)
  const order = (from: number, count: number): Json => ({
    slots: { pile: Array.from({ length: count }, (_, i) => String(from + i)) },
  })
  const match = scene(
    { phase: 'strategic', figures },
    {
      answers: [
        { seat: 0, answer: order(0, 5) },
        { seat: 1, answer: order(5, 4) },
        { seat: 0, answer: '0' },
        { seat: 1, answer: '11' },
        'other',
      ],
      dice: [5, 2],
    },
  )
  expect(match.state.lead).toBe(1)
  expect(match.state.camps[1]!.passes).toBe(1)
  /** Cards in reserve, and the most allowed; a dash if no more may be added. */
  const reserve = (seat: number) => {
    const { reserve: held, placements } = match.state.camps[seat]!
    return `${held.length}/${placements === 0 ? '-' : held.length + placements}`
  }
  const steps: readonly (readonly [number, string, string])[] = [
    [1, 'pass', '0/1'],
    [0, 'play', '0/2'],
    [1, 'reserve', '1/-'],
    [0, 'reserve', '1/2'],
    [1, 'play', '1/-'],
    [0, 'play', '1/2'],
    [1, 'play+5', '0/-'],
    [0, 'reserve', '2/-'],
  ]
  for (const [seat, answer, held] of steps) {
    expect(promptId(match)).toBe('ask.lead')
    expect(match.pending[0]?.seat).toEqual(seat)
    lead(match, answer)
    expect(reserve(seat)).toBe(held)
  }
  // In the ninth turn Cypher Lukhan is the Scorpions' last card, which is played without a question.
  expect(reserve(1)).toBe('0/-')
  giveAnswers(match, 'several')
  const top = String(match.state.camps[0]!.pile[0])
  idle(giveAnswers(match, { slots: { play: [top, '1', '3'] } }))
  expect(eventArgs(match, 'card.played').map(({ card }) => card)).toEqual([
    'Conscript',
    'Clone',
    'Abel',
    'Keratis',
    'Tiger',
    'Cypher Lukhan',
    'Fusilier',
    'Templar',
    'Inquisitor',
  ])
  expect(match.state.round).toBe(2)
  expect(promptId(match)).toBe('ask.sequence')
})
