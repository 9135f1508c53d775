import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { catalogueFigure } from '../testing/catalogue-figure.ts'
import { dice } from '../testing/duel.ts'
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

const WOLFEN: FigureDetails = {
  army: 'wolfen',
  people: 'wolfen',
  base: 'creature',
  size: 'large',
  category: 2,
  fear: 5,
}
const CHIEF: FigureDetails = { ...WOLFEN, abilities: ['leadership/10'], command: 'commander', fear: 6 }

/**
 * The strategic phase with a chief (0) and these others; both players have one card, so that neither arranges a pile.
 */
function position(
  others: readonly Json[],
  chief: FigureDetails = {},
  chiefMore: FigureDetails = {},
  bob = figure('Bob', 1, 90, 30),
): Json {
  const own = others.map((other) => ({ ...(other as object), card: 'Pack' })) as Json[]
  const leader = figure('Chief', 0, 30, 30, { ...CHIEF, ...chief }, { card: 'Pack', ...chiefMore })
  return { phase: 'strategic', figures: [leader, ...own, bob] }
}

const dawn = (others: readonly Json[], chief: FigureDetails = {}, chiefMore: FigureDetails = {}): Scene =>
  scene(position(others, chief, chiefMore))

/** The chief (0) and Bob (2) coordinate the Tactical roll. */
const ROLL: readonly Json[] = [
  { seat: 0, answer: '0' },
  { seat: 1, answer: '2' },
]

const wolf = (changes: FigureDetails = {}, more: FigureDetails = {}) =>
  figure('Wolf', 0, 36, 30, { ...WOLFEN, ...changes }, more)

/** Whether the chief may mark this Wolfen, 2.25 cm away. */
const marks = (
  changes: FigureDetails = {},
  more: FigureDetails = {},
  chief: FigureDetails = {},
  chiefMore: FigureDetails = {},
) => {
  const match = dawn([wolf(changes, more)], chief, chiefMore)
  return promptId(match) === 'ask.mark' && optionKeys(match).includes('1')
}

describe('marks of Savagery', () => {
  test('CF-WOLFEN-03 before the Tactical roll each chief may give one, or none', () => {
    const match = dawn([wolf()])
    expect(promptId(match)).toBe('ask.mark')
    expect(match.pending[0]?.seat).toBe(0)
    expect(optionKeys(match)).toEqual(['1', 'none'])
    expect(eventArgs(giveAnswers(dawn([wolf()]), 'none'), 'marked')).toEqual([])
    giveAnswers(match, '1')
    expect(eventArgs(match, 'marked')).toEqual([{ fighter: 'Wolf', chief: 'Chief' }])
    expect(promptId(match)).toBe('ask.coordinator')
  })

  test('CF-TOKEN-09 everybody sees the mark, until the end of the round', () => {
    const match = giveAnswers(dawn([wolf()]), '1')
    const shownMarks = (seat: number) =>
      match
        .view(seat)
        .figures.find(({ id }) => id === 1)
        ?.states.map(({ text }) => text.id)
    expect(shownMarks(0)).toEqual(['state.savagery'])
    expect(shownMarks(1)).toEqual(['state.savagery'])
    // No actions for the rest of the round; in the next one the same Wolfen can be marked again.
    const rest = ['play', 'done', '0:nothing', '1:nothing', 'play', 'done', '2:nothing']
    const idle = scene(position([wolf()]), { answers: ['1', ...ROLL, 'self', ...rest], dice: [5, 2, 3] })
    expect(idle.state.round).toBe(2)
    expect(promptId(idle)).toBe('ask.mark')
    expect(optionKeys(idle)).toEqual(['1', 'none'])
  })

  test('CF-WOLFEN-01 a chief is a Wolfen of either people that commands by its own card', () => {
    expect(marks()).toBe(true)
    expect(marks({}, {}, { army: 'devourers', people: 'devourers' })).toBe(true)
    expect(marks({}, {}, { army: 'orcs', people: 'orcs' })).toBe(false)
  })

  test('CF-PROFILES-15 and CF-LEAD-03 howlers and fetish-bearers lead as bearers and are not chiefs; Isakar is a chief', () => {
    const gives = (who: string) => {
      const figures = [
        catalogueFigure(who, 0, 30, 30, {}, { card: 'Pack' }),
        wolf({ fear: 4 }, { card: 'Pack' }),
        figure('Bob', 1, 90, 30),
      ]
      return promptId(scene({ phase: 'strategic', figures }))
    }
    expect(gives('wolfen-isakar-the-watcher')).toBe('ask.mark')
    expect(['wolfen-wolfen-howler', 'wolfen-wolfen-fetish-bearer'].map(gives)).toEqual([
      'ask.coordinator',
      'ask.coordinator',
    ])
  })

  test('CF-WOLFEN-02 Devourers of a Wolfen body are Wolfen, the half-elves among them are not', () => {
    expect(marks({ army: 'devourers', people: 'devourers' })).toBe(true)
    expect(marks({ army: 'devourers', people: 'devourers', base: 'infantry', size: 'medium', fear: 5 })).toBe(false)
  })

  test('CF-WOLFEN-03 a chief in rout cannot give a mark', () => {
    // Both try to rally first; the chief fails.
    const match = dawn([wolf()], { fear: 6 }, { inRout: true })
    expect(promptId(match)).toBe('ask.rally')
    const failed = scene(position([wolf()], {}, { inRout: true }), { answers: ['courage'], dice: [1] })
    expect(promptId(failed)).toBe('ask.coordinator')
  })

  test('CF-WOLFEN-04 the receiver is a Wolfen in the chief’s aura, neither Character nor chief', () => {
    expect(marks({ character: true })).toBe(false)
    expect(marks({ abilities: ['leadership/10'], command: 'commander' })).toBe(false)
    expect(marks({ base: 'infantry' })).toBe(false)
    expect(optionKeys(dawn([figure('Near', 0, 43.7, 30, WOLFEN), figure('Far', 0, 43.9, 36, WOLFEN)]))).toEqual([
      '1',
      'none',
    ])
    expect(marks({ flight: 20 }, { level: 1 })).toBe(false)
  })

  test("CF-WOLFEN-05 the receiver's rank category is not higher than the chief's", () => {
    expect(marks({ category: 1 })).toBe(true)
    expect(marks({ category: 2 })).toBe(true)
    expect(marks({ category: 3 })).toBe(false)
  })

  test("CF-WOLFEN-06 the receiver's FEAR is not higher than the chief's", () => {
    expect(marks({ fear: 6 })).toBe(true)
    expect(marks({ fear: 7 })).toBe(false)
  })

  test('CF-WOLFEN-07 a fighter gets at most one mark per round', () => {
    const match = dawn([wolf(), figure('Other', 0, 36, 36, { ...CHIEF })])
    giveAnswers(match, '1')
    // The second chief has no candidate left.
    expect(promptId(match)).toBe('ask.coordinator')
    const two = dawn([wolf(), figure('Other', 0, 36, 36, { ...CHIEF }), figure('Pup', 0, 36, 24, WOLFEN)])
    expect(optionKeys(two)).toEqual(['1', '3', 'none'])
    expect(optionKeys(giveAnswers(two, '1'))).toEqual(['3', 'none'])
  })

  test('CF-WOLFEN-08 a Pariah chief marks only Pariahs, and only Pariah chiefs mark them', () => {
    const outcast = { abilities: ['leadership/10', 'pariah'] }
    expect(marks({}, {}, outcast)).toBe(false)
    expect(marks({ abilities: ['pariah'] })).toBe(false)
    expect(marks({ abilities: ['pariah'] }, {}, outcast)).toBe(true)
  })

  test('CF-WOLFEN-09 a marked fighter has War fury until the end of the round, even outside the aura', () => {
    const charge = ['play', '1:charge:2', { to: [54.88, 30] }, 'done', '0:nothing', 'play']
    const far = position([wolf()], {}, {}, figure('Bob', 1, 58, 30, { cou: 9 }))
    const answers = ['1', ...ROLL, 'self', ...charge]
    const match = scene(far, { answers, dice: [5, 2, 3, 2] })
    expect(promptId(match)).toBe('ask.ability')
    expect(match.pending[0]?.figure).toBe(1)
    expect(optionKeys(match)).toEqual(['use', 'no'])
    const fought = scene(far, { answers: [...answers, 'use', dice({ 2: [0, 2] })], dice: [5, 2, 3, 2, 5, 2] })
    expect(eventArgs(fought, 'dice.placed')).toContainEqual(
      expect.objectContaining({ fighter: 'Wolf', attack: 3, defence: 0 }),
    )
  })

  test('CF-WOLFEN-09 a mark gives nothing to fighters with War fury', () => {
    expect(marks({ abilities: ['war-fury'] })).toBe(false)
  })

  test('CF-WOLFEN-10 a chief is also a commander', () => {
    const match = scene(
      {
        phase: 'strategic',
        figures: [
          figure('Chief', 0, 30, 30, { ...CHIEF, fear: 9 }, { card: 'Pack' }),
          { ...(wolf({ fear: 3 }, { inRout: true }) as object), card: 'Pack' },
          figure('Bob', 1, 90, 30),
        ] as Json[],
      },
      { answers: ['courage'], dice: [2] },
    )
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ fighter: 'Wolf', final: 11 }])
  })
})

describe('CF-ABIL-72 Pariahs', () => {
  const rally = (chief: string[]) =>
    scene(
      {
        phase: 'strategic',
        figures: [
          figure('Ann', 0, 20, 30, { abilities: ['pariah'] }, { inRout: true }),
          figure('Chief', 0, 20, 36, { abilities: ['leadership/10', ...chief], command: 'commander', cou: 7 }),
          figure('Bob', 1, 90, 30),
        ],
      },
      { answers: ['courage'], dice: [2] },
    )

  test('are led only by Pariahs', () => {
    expect(eventArgs(rally([]), 'test.passed')).toMatchObject([{ final: 6 }])
    expect(eventArgs(rally(['pariah']), 'test.passed')).toMatchObject([{ final: 9 }])
  })

  test('have a commander that rolls two dice for the Tactical roll only if all fighters of its people are Pariahs', () => {
    const roll = (friend: string[], faces: number[]) =>
      scene(
        {
          phase: 'strategic',
          figures: [
            figure(
              'Chief',
              0,
              20,
              36,
              { abilities: ['leadership/10', 'pariah'], command: 'commander' },
              { card: 'One' },
            ),
            figure('Ann', 0, 20, 30, { abilities: friend }, { card: 'One' }),
            figure('Bob', 1, 90, 30),
          ],
        },
        {
          answers: [
            { seat: 0, answer: '0' },
            { seat: 1, answer: '2' },
          ],
          dice: faces,
        },
      )
    expect(roll(['pariah'], [5, 2, 3]).state.tacticalWinner).toBe(0)
    expect(roll([], [5, 3]).state.tacticalWinner).toBe(0)
    expect(roll(['mercenary', 'pariah'], [5, 2, 3]).state.tacticalWinner).toBe(0)
  })
})
