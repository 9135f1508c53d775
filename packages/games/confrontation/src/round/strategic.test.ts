import { describe, expect, test } from 'vitest'
import { position } from '../preparation/position.ts'
import { loadPosition } from '../testing/rule.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { liveCards } from './sequence.ts'

/** The beginning of a round: two cards against one, all far apart. */
const dawn = (more = {}, bob = {}, ann = {}) => ({
  phase: 'strategic',
  figures: [
    figure('Ann', 0, 5, 10, { dis: 4 }, ann),
    figure('Abe', 0, 5, 50, { dis: 2 }, ann),
    figure('Bob', 1, 115, 30, { dis: 3 }, bob),
  ],
  ...more,
})

const order = (...cards: number[]) => ({ slots: { pile: cards.map(String) } })
const by = (seat: number, answer: unknown) => ({ seat, answer }) as never

describe('the strategic phase', () => {
  test('CF-STRATEGIC-01 and CF-SEQ-01 sequences come first, then the Tactical roll, then the first lead', () => {
    const match = scene(dawn())
    expect(promptId(match)).toBe('ask.sequence')
    giveAnswers(match, order(1, 0))
    expect(promptId(match)).toBe('ask.coordinator')
  })

  test('CF-STRATEGIC-02 cards are drawn in the order they were stacked', () => {
    const match = scene(dawn(), { answers: [order(1, 0), by(0, '0'), by(1, '2'), 'self'], dice: [5, 2] })
    expect(match.state.camps[0]?.pile).toEqual([1, 0])
    giveAnswers(match, 'play')
    expect(eventArgs(match, 'card.played')).toEqual([{ seat: 0, card: 'Abe' }])
  })

  test('CF-ABIL-77 a predictable fighter’s card is face up: its place in the sequence is public, and no other', () => {
    const sequenceQuestion = (abilities: string[]) => {
      const figures = [figure('Ann', 0, 5, 10), figure('Abe', 0, 5, 50, { abilities }), figure('Bob', 1, 115, 30)]
      return eventArgs(scene(dawn({ figures }), { answers: [order(0, 1)] }), 'sequence.open')
    }
    expect(sequenceQuestion(['predictable'])).toEqual([{ seat: 0, card: 'Abe', place: 2 }])
    expect(sequenceQuestion([])).toEqual([])
  })

  test('CF-STRATEGIC-03 one card may stand for several fighters', () => {
    const match = scene({
      figures: [
        figure('Ann', 0, 5, 10, {}, { card: 'Sisters' }),
        figure('Amy', 0, 5, 20, {}, { card: 'Sisters' }),
        figure('Bob', 1, 115, 30),
      ],
    })
    expect(match.state.camps[0]?.pile).toHaveLength(1)
    giveAnswers(match, 'play')
    expect(match.state.turn?.pending).toEqual([0, 1])
  })

  test('CF-STRATEGIC-04 a card whose fighters are all dead is left out of the next sequence', () => {
    const match = scene(dawn({}, {}, {}))
    fighterNamed(match, 'Abe').status = 'eliminated'
    expect(liveCards(match, 0)).toEqual([0])
    expect(liveCards(match, 1)).toEqual([2])
  })

  test('CF-STRATEGIC-05, CF-STRATEGIC-06 and CF-PROFILE-08 coordinators oppose their own Discipline, or 0 without any', () => {
    const match = scene(dawn(), { answers: [order(0, 1), by(0, '1'), by(1, '2'), 'self'], dice: [4, 2] })
    expect(eventArgs(match, 'opposition.first')).toMatchObject([{ first: 'Abe', second: 'Bob', a: 6, b: 5 }])
    expect(match.state.tacticalWinner).toBe(0)
    expect(eventArgs(match, 'tactical.coordinator')).toEqual([{ fighter: 'Abe' }, { fighter: 'Bob' }])
    const mindless = scene(
      { ...dawn(), figures: [figure('Ann', 0, 5, 10, { dis: null }), figure('Bob', 1, 115, 30)] },
      { answers: [by(0, '0'), by(1, '1'), 'self'], dice: [4, 2] },
    )
    expect(eventArgs(mindless, 'opposition.second')).toMatchObject([{ a: 4, b: 5 }])
  })

  test('CF-STRATEGIC-05 and CF-ROUT-02 a fighter in rout cannot coordinate', () => {
    const match = scene(
      {
        ...dawn(),
        figures: dawn().figures.map((figure, i) => (i === 0 ? { ...(figure as object), inRout: true } : figure)),
      } as never,
      { answers: ['courage', order(0, 1)], dice: [1] },
    )
    expect(optionKeys(match)).toEqual(['1'])
  })

  test('CF-STRATEGIC-07 an army completely in rout loses the Tactical roll without a die', () => {
    const match = scene(dawn({}, { inRout: true }), { answers: ['courage', order(0, 1)], dice: [1] })
    expect(match.state.tacticalWinner).toBe(0)
    const both = scene(dawn({}, { inRout: true }, { inRout: true }), {
      answers: ['courage', '0', 'courage', 'courage', order(0, 1)],
      dice: [1, 1, 1, 3, 3, 2, 5],
    })
    expect(both.state.tacticalWinner).toBe(1)
  })

  test('CF-DRAW-01 the winner decides who has the first lead', () => {
    const leadAfter = (first: string) =>
      scene(dawn(), { answers: [order(0, 1), by(0, '0'), by(1, '2'), first], dice: [5, 2] }).state.lead
    expect(leadAfter('self')).toBe(0)
    expect(leadAfter('other')).toBe(1)
  })

  test('CF-DRAW-05 the winner may put two cards in reserve and the loser one', () => {
    const match = scene(dawn(), { answers: [order(0, 1), by(0, '0'), by(1, '2'), 'self'], dice: [2, 6] })
    expect(match.state.camps.map(({ placements }) => placements)).toEqual([1, 2])
  })

  test('CF-DRAW-06 and CF-DRAW-07 an army with fewer cards and no more fighters gets a pass for each missing card', () => {
    const passes = (figures: unknown[]) => {
      const match = scene({ phase: 'strategic', figures } as never)
      const cards = liveCards(match, 0)
      giveAnswers(match, order(...cards))
      return match
    }
    const three = [figure('Ann', 0, 5, 10), figure('Abe', 0, 5, 30), figure('Amy', 0, 5, 50)]
    const match = passes([...three, figure('Bob', 1, 115, 10)])
    expect(match.state.camps.map((camp) => camp.passes)).toEqual([0, 2])
    // Four fighters on one card are more than three on three.
    const many = [10, 20, 30, 40].map((y, i) => figure(`Bob ${i}`, 1, 115, y, {}, { card: 'Bobs' }))
    expect(passes([...three, ...many]).state.camps.map((camp) => camp.passes)).toEqual([0, 0])
  })
})

test('CF-ROUND-03 the description of a position names the current round, or the next one between two rounds', () => {
  const shownRound = ({ state, setup }: Pick<Scene, 'state' | 'setup'>) =>
    (position(state, setup) as { round: number }).round
  const figures = [figure('Ann', 0, 5, 10), figure('Abe', 0, 5, 30), figure('Bob', 1, 115, 10)]
  const match = scene({ phase: 'strategic', round: 3, figures })
  expect(promptId(match)).toBe('ask.sequence')
  expect(match.state.phase).toBe('strategic')
  expect(shownRound(match)).toBe(3)
  expect(shownRound(loadPosition({ phase: 'strategic', round: 3, figures }))).toBe(3)
})

describe('the end of a round', () => {
  test('CF-END-01, CF-END-02, CF-END-03, CF-WOUND-17 and CF-TOKEN-04 effects for a round end, Wounds and cover stay', () => {
    const hurt = { stunned: true, chargePenalty: true, defenceOnly: true, wounds: 'light', underCover: true }
    const match = scene({ phase: 'frays', figures: [figure('Ann', 0, 5, 10, {}, hurt), figure('Bob', 1, 115, 30)] })
    expect(match.state.round).toBe(2)
    expect(fighterNamed(match, 'Ann')).toMatchObject({
      stunned: false,
      chargePenalty: false,
      defenceOnly: false,
      wounds: 1,
      underCover: true,
    })
  })

  test('CF-ROUND-02 the game ends after the agreed number of rounds', () => {
    const figures = [figure('Ann', 0, 5, 10), figure('Bob', 1, 115, 30)]
    const match = scene({ phase: 'frays', round: 3, rounds: 3, figures } as never)
    expect(match.outcome).toMatchObject({ winners: [] })
    expect(scene({ phase: 'frays', round: 2, rounds: 3, figures } as never).outcome).toBeUndefined()
  })

  test('CF-ROUND-05 each of two players leads one camp', () => {
    const match = scene({ figures: [figure('Ann', 0, 5, 10), figure('Bob', 1, 115, 30)] })
    expect(match.seats).toBe(2)
    expect(match.state.camps.map(({ seat }) => seat)).toEqual([0, 1])
    expect(match.view(0).figures.map(({ name, seat }) => `${name} ${seat}`)).toEqual(['Ann 0', 'Bob 1'])
  })
})

test('CF-STRATEGIC-02 a card is shown with the number of its remaining fighters and the first of them', () => {
  const figures = [
    figure('Ann', 0, 10, 10, {}, { card: 'Ann', status: 'eliminated' }),
    figure('Abe', 0, 10, 30, {}, { card: 'Ann' }),
    figure('Amy', 0, 10, 50, {}, { card: 'Ann' }),
    figure('Ada', 0, 20, 50),
    figure('Bob', 1, 90, 30),
  ]
  const [decision] = scene({ phase: 'strategic', figures }).pending
  const things = decision?.kind === 'arrange' ? decision.things : []
  expect(things.map(({ text, figure: first }) => [text.args?.count, first])).toEqual([
    [2, 1],
    [1, 3],
  ])
})
