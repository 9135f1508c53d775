import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { magician } from '../../testing/magician.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  promptId,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

/**
 * Ann, who knows a spell, and what differs in her turn; Bob of the other camp coordinated and stands in front of her.
 */
interface Given {
  readonly spell: string
  readonly gems: Record<string, number>
  readonly answers: readonly Json[]
  readonly dice: readonly number[]
  readonly figures?: readonly Json[]
  readonly more?: Record<string, Json>
}

const CARDS = ['Bob', 'Bea', 'Ben']

function annCasts({ spell, gems, answers, dice, figures = [], more = {} }: Given): Scene {
  const enemies = CARDS.map((name, i) => figure(name, 1, 40, 10 + 10 * i, { dis: 3 + i }))
  const position = {
    figures: [magician('Ann', 0, 20, 30, { spells: [spell], gems }), ...enemies, ...figures],
    piles: [['Ann'], CARDS],
    placements: [0, 1],
    coordinators: [null, 1],
    ...more,
  } as Json
  return scene(position, { answers: ['done', ...answers], dice })
}

const pile = (match: Scene, seat = 1) => match.state.camps[seat]!.pile.map((id) => match.state.cards[id]!.profile.name)
const reserve = (match: Scene) => match.state.camps[1]!.reserve.map((id) => match.state.cards[id]!.profile.name)

describe('CF-BOOK-13 spells on the coordinator', () => {
  const CONFUSION = { spell: 'word-of-confusion', gems: { light: 2 } }

  test('CF-SPELL-09 the top card of the other pile goes to the bottom, at difficulty DIS, and only its player sees which', () => {
    const match = annCasts({ ...CONFUSION, answers: ['0:cast'], dice: [2] })
    expect(eventArgs(match, 'cast.announced')).toMatchObject([{ target: 'Bob', difficulty: 3 }])
    expect(pile(match)).toEqual(['Bea', 'Ben', 'Bob'])
    const isTold = (seat: 0 | 1) => match.eventsFor(seat).some(({ type }) => type === 'sequence.confused-own')
    expect(isTold(0)).toBe(false)
    expect(isTold(1)).toBe(true)
  })

  test('CF-SPELL-09 a pile of one card does not change', () => {
    const match = annCasts({ ...CONFUSION, answers: ['0:cast'], dice: [2], more: { piles: [['Ann'], ['Bea']] } })
    expect(eventArgs(match, 'cast.succeeded').length).toBe(1)
    expect(pile(match)).toEqual(['Bea'])
  })

  test('CF-BOOK-13 only the living coordinator may be named, even if it is not seen', () => {
    const behind = figure('Bob', 1, 5, 30)
    const figures = [magician('Ann', 0, 20, 30, { spells: ['word-of-confusion'], gems: { light: 2 } }), behind]
    const match = turn(
      [...figures, figure('Bea', 1, 40, 30, { dis: 9 })],
      { answers: ['done'] },
      { coordinators: [null, 1] },
    )
    expect(optionKeys(match)).not.toContain('0:cast')
  })

  test('CF-BOOK-13 the enemy with the highest DIS replaces a missing coordinator, or one eliminated before the activation', () => {
    const figures = (status: string) => [
      magician('Ann', 0, 20, 30, { spells: ['word-of-confusion'], gems: { light: 4 } }),
      figure('Bob', 1, 40, 10, { dis: 1 }, { status }),
      figure('Bea', 1, 40, 30, { dis: 7 }),
      figure('Ben', 1, 40, 50, { dis: 7 }),
    ]
    const targetNames = (status: string, coordinator: number | null) =>
      optionKeys(turn(figures(status), { answers: ['done', '0:cast'] }, { coordinators: [null, coordinator] }))
    expect(targetNames('eliminated', 1)).toEqual(['word-of-confusion:2', 'word-of-confusion:3'])
    expect(targetNames('standing', null)).toEqual(['word-of-confusion:2', 'word-of-confusion:3'])
  })

  test('CF-BOOK-13 the spell has no target left if the coordinator dies during her activation', () => {
    const spells = ['arrow-of-mana', 'word-of-confusion']
    const figures = [
      magician('Ann', 0, 20, 30, { spells, gems: { light: 4 } }),
      figure('Bob', 1, 30, 30, { res: 0 }),
      figure('Bea', 1, 40, 20),
    ]
    const pay = { slots: { cost: [['light', 2]], mastery: [], kept: [['light', 2]] } }
    const answers = ['done', '0:cast', 'arrow-of-mana:1', pay]
    const match = turn(figures, { answers, dice: [4, 6, 6] }, { coordinators: [null, 1] })
    expect(fighterNamed(match, 'Bob').status).toBe('eliminated')
    expect(optionKeys(giveAnswers(match, '0:cast')).every((key) => key.startsWith('arrow-of-mana'))).toBe(true)
  })

  test('CF-SPELL-29 at the next lead its target’s camp plays its last card, without a choice or a counter, at difficulty DIS + 3', () => {
    const given = {
      spell: 'exposure-of-the-mind',
      gems: { earth: 2, air: 1 },
      answers: ['0:cast', '0:nothing'],
      dice: [3],
    }
    const match = annCasts({ ...given, more: { counters: [0, 1], passes: [0, 1] } })
    expect(eventArgs(match, 'cast.announced')).toMatchObject([{ difficulty: 6 }])
    expect(eventArgs(match, 'card.played').at(-1)).toMatchObject({ card: 'Ben' })
    expect(pile(match)).toEqual(['Bob', 'Bea'])
    expect(match.state.camps[1]!.compelled).toEqual([])
    expect(match.state.camps[1]!.counterUsed).toBe(true)
  })

  test('CF-SPELL-46 at the next lead its target’s camp plays its whole reserve and its top card', () => {
    const given = { spell: 'fatal-precipitation', gems: { fire: 3 }, answers: ['0:cast', '0:nothing'], dice: [4] }
    const match = annCasts({ ...given, more: { piles: [['Ann'], ['Bob']], reserves: [[], ['Bea', 'Ben']] } })
    expect(eventArgs(match, 'card.played').map(({ card }) => card)).toEqual(['Ann', 'Bob', 'Bea', 'Ben'])
    expect(pile(match)).toEqual([])
    expect(reserve(match)).toEqual([])
  })

  test('CF-SPELL-29, CF-BOOK-13 the duty is lost with an empty pile; two duties come in order, and none outlasts the phase', () => {
    const lead = (compelled: string[], more: Record<string, Json>) =>
      scene({
        figures: [figure('Ann', 0, 20, 30), ...CARDS.map((name, i) => figure(name, 1, 40, 10 + 10 * i))],
        lead: 1,
        compelled: [[], compelled],
        ...more,
      })
    const empty = lead(['last-card'], { piles: [[], []], reserves: [[], CARDS] })
    expect(promptId(empty)).toBe('ask.lead')
    const both = lead(['all-reserve', 'last-card'], { piles: [[], ['Bob', 'Ben']], reserves: [[], ['Bea']] })
    expect(eventArgs(both, 'card.played').map(({ card }) => card)).toEqual(['Bob', 'Bea'])
    expect(both.state.camps[1]!.compelled).toEqual(['last-card'])
    const over = lead(['last-card'], { piles: [[], []] })
    expect({ phase: over.state.phase, compelled: over.state.camps[1]!.compelled }).not.toEqual({
      phase: 'activation',
      compelled: ['last-card'],
    })
  })

  test('CF-SPELL-78 the pile is shuffled, at difficulty DIS + 5 or else COU + 5, and only its player sees the order', () => {
    const match = annCasts({ spell: 'game-of-chance', gems: { light: 4 }, answers: ['0:cast'], dice: [4, 3, 1] })
    expect(eventArgs(match, 'cast.announced')).toMatchObject([{ difficulty: 8 }])
    expect(pile(match)).toEqual(['Ben', 'Bob', 'Bea'])
    const isTold = (seat: 0 | 1) => match.eventsFor(seat).some(({ type }) => type === 'sequence.shuffled-own')
    expect(isTold(0)).toBe(false)
    expect(isTold(1)).toBe(true)
    const coward = [
      magician('Ann', 0, 20, 30, { spells: ['game-of-chance'], gems: { light: 4 } }),
      figure('Bob', 1, 40, 30, { dis: null, cou: 2 }),
    ]
    const brave = turn(coward, { answers: ['done', '0:cast'], dice: [2] }, { coordinators: [null, 1] })
    expect(eventArgs(brave, 'cast.announced')).toMatchObject([{ difficulty: 7 }])
  })
})

describe('spells that name cards', () => {
  const friends = [figure('Fay', 0, 20, 10, {}, { card: 'Guards' }), figure('Flo', 0, 20, 50, {}, { card: 'Guards' })]
  const calling = (more: Record<string, Json> = {}, answers: readonly Json[] = [], dice: readonly number[] = [3]) =>
    scene(
      {
        figures: [
          magician('Ann', 0, 20, 30, { spells: ['calling-of-blood'], gems: { darkness: 3 } }),
          ...friends,
          figure('Bob', 1, 60, 30),
        ],
        piles: [['Ann', 'Guards'], ['Bob']],
        placements: [1, 1],
        ...more,
      } as Json,
      { answers: ['play', 'done', ...answers], dice: [...dice] },
    )

  test('CF-SPELL-63 a card of the caster’s own pile is played at once, and the caster’s activation waits', () => {
    const match = calling({}, ['0:cast'])
    expect(eventArgs(match, 'cast.announced-cards')).toMatchObject([{ cards: 'Fay', difficulty: 7 }])
    expect(promptId(match)).toBe('ask.announce')
    expect(pile(match, 0)).toEqual([])
    const after = giveAnswers(match, 'done', '1:nothing', '2:nothing')
    expect(promptId(after)).toBe('ask.action-of')
    expect(optionKeys(after)).toContain('0:walk')
    const done = giveAnswers(after, '0:nothing')
    expect(done.state.lead).toBe(1)
    expect(fighterNamed(done, 'Fay').activated).toBe(true)
  })

  test('CF-SPELL-63 a card in reserve, or one whose fighters have acted, cannot be named', () => {
    const reserved = calling({ piles: [['Ann'], ['Bob']], reserves: [['Guards'], []] }, [], [])
    expect(optionKeys(reserved)).not.toContain('0:cast')
  })

  const defect = (x: string, more: Record<string, Json>) =>
    annCasts({ spell: 'latent-defect', gems: { earth: 3 }, answers: ['0:cast', x], dice: [3], more })
  const PILES = { piles: [['Ann'], ['Bob', 'Bea']], reserves: [[], ['Ben']] }

  test('CF-SPELL-70 two cards of one player swap places, even if one is in reserve', () => {
    const match = defect('latent-defect:0:1003', PILES)
    expect(pile(match)).toEqual(['Ben', 'Bea'])
    expect(reserve(match)).toEqual(['Bob'])
    expect(match.state.camps[1]!.placements).toBe(1)
    expect(eventArgs(match, 'sequence.exchanged')).toHaveLength(1)
  })

  test('CF-SPELL-70 only the caster and the cards’ player learn whether they were swapped', () => {
    const own = { piles: [['Ann', 'Amy', 'Abe'], ['Bob']] }
    const figures = [figure('Amy', 0, 10, 10), figure('Abe', 0, 10, 20)]
    const isToldOfSwap = (seat: 0 | 1 | undefined, match: Scene) =>
      match.eventsFor(seat).some(({ type }) => type === 'sequence.exchanged')
    const at = (match: Scene) => [0, 1, undefined].map((seat) => isToldOfSwap(seat as 0, match))
    expect(at(defect('latent-defect:0:1003', PILES))).toEqual([true, true, false])
    const script = { spell: 'latent-defect', gems: { earth: 3 }, dice: [3], figures, more: own }
    expect(at(annCasts({ ...script, answers: ['0:cast', 'latent-defect:0:4005'] }))).toEqual([true, false, false])
  })

  test('CF-SPELL-70 two cards in reserve are not swapped, and the caster learns only that', () => {
    const match = defect('latent-defect:0:2003', { piles: [['Ann'], ['Bob']], reserves: [[], ['Bea', 'Ben']] })
    expect(pile(match)).toEqual(['Bob'])
    expect(reserve(match)).toEqual(['Bea', 'Ben'])
    expect(eventArgs(match, 'sequence.not-exchanged')).toHaveLength(1)
    const offers = (piles: readonly string[], hidden: readonly string[]) =>
      optionKeys(
        annCasts({
          spell: 'latent-defect',
          gems: { earth: 3 },
          answers: ['0:cast'],
          dice: [],
          more: { piles: [['Ann'], [...piles]], reserves: [[], [...hidden]] },
        }),
      )
    // The offered names do not show where the cards lie.
    expect(offers(['Bob', 'Bea'], ['Ben'])).toEqual(offers(['Ben', 'Bob'], ['Bea']))
  })
})

describe('CF-SPELL-35 the Strategist’s Will', () => {
  const will = (figures: readonly Json[], more: Record<string, Json>, answers: readonly Json[], dice = [4]) =>
    scene(
      {
        figures: [
          magician('Ann', 0, 20, 30, { spells: ['the-strategists-will'], gems: { air: 2 } }),
          ...figures,
          figure('Bob', 1, 80, 30),
        ],
        piles: [['Ann', 'Guards'], ['Bob']],
        placements: [1, 1],
        ...more,
      } as Json,
      { answers: ['play', 'done', ...answers], dice },
    )
  const guards = [
    figure('Fay', 0, 30, 20, {}, { card: 'Guards' }),
    figure('Flo', 0, 30, 40, {}, { card: 'Guards' }),
    figure('Fox', 0, 30, 50, {}, { card: 'Guards', activated: true }),
  ]

  test('a friend that has not acted does so at once, then the caster goes on', () => {
    expect(optionKeys(will(guards, {}, ['0:cast'], []))).toEqual(['the-strategists-will:1', 'the-strategists-will:2'])
    const match = will(guards, {}, ['0:cast', 'the-strategists-will:1', 'done', '1:walk', path([36, 20])])
    expect(promptId(match)).toBe('ask.action-of')
    expect(fighterNamed(match, 'Fay').activated).toBe(true)
    expect(fighterNamed(match, 'Flo').activated).toBe(false)
    expect(pile(match, 0)).toEqual(['Fay'])
    expect(optionKeys(match)).toContain('0:walk')
  })

  test('a fighter on the caster’s own card acts at once, and not again when the caster is done', () => {
    const amy = figure('Amy', 0, 30, 20, {}, { card: 'Ann' })
    const answers = ['0:cast', 'the-strategists-will:1', 'done', '1:walk', path([36, 20])]
    const match = will([amy], { piles: [['Ann'], ['Bob']] }, answers)
    expect(optionKeys(match).filter((key) => key.startsWith('1:'))).toEqual([])
    expect(match.state.turn?.pending).toEqual([])
  })

  test('the fighter is not activated again with its card; the others on it are', () => {
    const match = will(guards, {}, [
      '0:cast',
      'the-strategists-will:1',
      'done',
      '1:nothing',
      '0:nothing',
      'play',
      'done',
      '4:nothing',
      'play',
    ])
    expect(match.state.turn?.pending).toEqual([2])
  })
})
