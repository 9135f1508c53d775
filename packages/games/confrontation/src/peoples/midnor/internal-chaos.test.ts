import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { EXCLUSIVE } from '../../activation/activity.ts'
import { gems, magician } from '../../testing/magician.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  scene,
} from '../../testing/scene.ts'

const CHAOS = 'internal-chaos'

/** Ann (POW 4) has gems for one casting; the other camp has the lead, two cards in the pile and two in reserve. */
function led(
  answers: readonly Json[],
  dice: readonly number[],
  given: { ann?: FigureDetails; more?: FigureDetails; darkness?: number } = {},
) {
  const { ann = {}, more = {}, darkness = 3 } = given
  const others = ['Bob', 'Bea', 'Ben', 'Bo'].map((name, i) => figure(name, 1, 110, 10 + 12 * i))
  return scene(
    {
      lead: 1,
      figures: [magician('Ann', 0, 10, 30, { spells: [CHAOS], gems: { darkness }, more: ann }), ...others],
      piles: [['Ann'], ['Bob', 'Bea']],
      reserves: [[], ['Ben', 'Bo']],
      placements: [1, 0],
      ...more,
    },
    { answers, dice },
  )
}
const seat = (match: ReturnType<typeof led>) => match.pending[0]?.seat

describe('CF-REV-MIDNOR-11: Internal Chaos', () => {
  test('is offered once the opponent has the lead, before its choice, and costs three gems against 8', () => {
    const match = led([], [])
    expect(promptId(match)).toBe('ask.spell')
    expect(seat(match)).toBe(0)
    expect(optionKeys(match)).toEqual([`${CHAOS}:0`, 'none'])
    const cast = led([`${CHAOS}:0`], [4])
    expect(eventArgs(cast, 'cast.announced')).toMatchObject([{ difficulty: 8 }])
    expect(promptId(cast)).toBe('ask.order-lead')
    expect(seat(cast)).toBe(0)
    expect(fighterNamed(cast, 'Ann').gems).toEqual({})
    expect(promptId(led([`${CHAOS}:0`], [3]))).toBe('ask.lead')
    expect(promptId(led(['none'], []))).toBe('ask.lead')
  })

  test('cannot be absorbed or countered', () => {
    const rival = magician('Mab', 1, 20, 30, { gems: { darkness: 6 } })
    const match = scene(
      {
        lead: 1,
        figures: [
          magician('Ann', 0, 10, 30, { spells: [CHAOS], gems: { darkness: 3 } }),
          rival,
          figure('Bob', 1, 110, 10),
        ],
        piles: [['Ann'], ['Bob', 'Mab']],
      },
      { answers: [`${CHAOS}:0`], dice: [4] },
    )
    expect(promptId(match)).toBe('ask.order-lead')
    expect(seat(match)).toBe(0)
  })

  const castOrder = (...answers: Json[]) => led([`${CHAOS}:0`, ...answers], [4])
  const cards = (match: ReturnType<typeof led>) => eventArgs(match, 'card.played').map(({ card }) => card)

  test('may force the opponent to play one card of its reserve, of its choice', () => {
    const match = castOrder('from-reserve')
    expect(promptId(match)).toBe('ask.reserved-card')
    expect(seat(match)).toBe(1)
    expect(optionKeys(match)).toEqual(['3', '4'])
    expect(match.decisionOf(1)).toMatchObject({ secret: true })
    expect(cards(giveAnswers(match, '4'))).toEqual(['Bo'])
    expect(match.state.camps[1]).toMatchObject({ pile: [1, 2], reserve: [3] })
  })

  test('may force the opponent to play its top card', () => {
    const match = castOrder('top-card')
    expect(cards(match)).toEqual(['Bob'])
    expect(match.state.camps[1]?.pile).toEqual([2])
  })

  test('may force the opponent to put its top card in reserve, beyond the limit too, which ends its turn', () => {
    const match = castOrder('top-to-reserve')
    expect(cards(match)).toEqual([])
    expect(seat(match)).toBe(0)
    expect(match.state.camps[1]).toMatchObject({ pile: [2], reserve: [3, 4, 1], placements: 0 })
    const allowed = led([`${CHAOS}:0`, 'top-to-reserve'], [4], { more: { placements: [1, 2] } })
    expect(allowed.state.camps[1]?.placements).toBe(1)
  })

  test('only possible orders may be chosen', () => {
    const bare = led([`${CHAOS}:0`], [4], {
      more: { piles: [['Ann'], ['Bob', 'Bea', 'Ben', 'Bo']], reserves: [[], []] },
    })
    expect(optionKeys(bare)).toEqual(['top-card', 'top-to-reserve'])
  })

  test('bars counters of Authority for both camps until the next turn; after a failure both may use them', () => {
    const counters = { more: { counters: [1, 1] } }
    const after = led([`${CHAOS}:0`, 'top-to-reserve'], [4], counters)
    // The camp was not asked whether it keeps the lead, and in the next turn it may be again.
    expect(promptId(after)).toBe('ask.lead')
    expect(seat(after)).toBe(0)
    expect(optionKeys(after)).toEqual(['play', 'reserve', 'pass-by-counter'])
    expect(optionKeys(led([`${CHAOS}:0`], [3], counters))).toContain('pass-by-counter')
  })

  test('succeeds once in a turn, and again in a later one; after a failure it may be tried again', () => {
    const half = gems({ darkness: 3 }, {}, { darkness: 3 })
    const twice = led([`${CHAOS}:0`, half, 'top-to-reserve'], [4], { darkness: 6 })
    expect(promptId(twice)).toBe('ask.lead')
    expect(promptId(giveAnswers(twice, 'reserve'))).toBe('ask.spell')
    expect(seat(twice)).toBe(0)
    const failed = led([`${CHAOS}:0`, half], [3], { darkness: 6 })
    expect(promptId(failed)).toBe('ask.spell')
    expect(seat(failed)).toBe(0)
  })

  test('is not offered in the approach', () => {
    const waiting = (name: string) => figure(name, 1, 0, 0, {}, { status: 'waiting' })
    const match = scene({
      phase: 'deployment',
      lead: 1,
      figures: [magician('Ann', 0, 10, 30, { spells: [CHAOS], gems: { darkness: 3 } }), waiting('Bob'), waiting('Bea')],
      piles: [[], ['Bob', 'Bea']],
    })
    expect(promptId(match)).toBe('ask.lead')
    expect(seat(match)).toBe(1)
  })

  test('needs a caster outside rout and without an exclusive action, and an opponent with the lead', () => {
    const assaulted = { uses: { [EXCLUSIVE.id]: { stretch: 1, times: 1 } } }
    expect(promptId(led([], [], { ann: assaulted }))).toBe('ask.lead')
    expect(promptId(led([], [], { ann: { inRout: true } }))).toBe('ask.lead')
    expect(promptId(led([], [], { more: { lead: 0 } }))).toBe('ask.lead')
    expect(seat(led([], [], { more: { lead: 0 } }))).toBe(0)
  })
})
