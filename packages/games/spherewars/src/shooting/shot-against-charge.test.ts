import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { plain } from '../testing/duel.ts'
import {
  combatantNamed,
  eventArgs,
  optionKeys,
  path,
  placeOf,
  promptId,
  rolledDice,
  type Scene,
  type Script,
} from '../testing/scene.ts'
import {
  activation,
  archer,
  at,
  diceTerms,
  difficultyTerms,
  shootingTarget,
  shotNumbers,
  total,
} from '../testing/shooting.ts'

const ana = shootingTarget('Ana', { mov: 6 })
const bor = archer('Bor')

interface Charge extends Script {
  readonly joiner?: ReturnType<typeof shootingTarget>
  readonly joined?: ReturnType<typeof shootingTarget>
  readonly gap?: number
  readonly others?: readonly Json[]
  readonly more?: Record<string, Json>
}

/** Ana at (10, 10) joins Bor, who stands some inches to her right. */
function charge({
  joiner = ana,
  joined = bor,
  gap = 3,
  others = [],
  answers = [],
  dice = [],
  more = {},
}: Charge): Scene {
  const figures = [at(joiner, 0, 10, 10), at(joined, 1, 11.2 + gap, 10), ...others]
  const target = others.some((other) => (other as { seat: number }).seat === 1) ? ['1'] : []
  return activation({ figures, ...more }, { answers: ['join', ...target, path([10 + gap, 10]), ...answers], dice })
}

describe('shots against a charge', () => {
  test('SW-RANGED-10 SW-REACT-04 SW-MOVE-24 SW-REACT-01 the target of a join may shoot first, or decline', () => {
    const asking = charge({})
    expect({
      decisionAsked: promptId(asking),
      seat: asking.pending[0]?.seat,
      optionsOffered: optionKeys(asking),
    }).toEqual({ decisionAsked: 'ask.shot-against-charge', seat: 1, optionsOffered: ['1', 'hold'] })
    expect(placeOf(asking, 'Ana')).toEqual([10, 10])
    const held = charge({ answers: ['hold'], dice: [1, 1, 1, 1] })
    expect({ place: placeOf(held, 'Ana'), rollsMade: rolledDice(held) }).toEqual({
      place: [13, 10],
      rollsMade: ['roll.dexterity 2 2'],
    })
  })

  test('SW-RANGED-10 SW-RANGED-16 after a miss the fight follows', () => {
    const match = charge({ joiner: shootingTarget('Ana', { mov: 5 }), answers: ['1'], dice: [5, 5, 1, 1, 1, 1] })
    expect(eventArgs(match, 'shot-missed')).toEqual([{ shooter: 'Bor', target: 'Ana' }])
    expect(difficultyTerms(match)).toEqual({ 'term.special-shot': 6 })
    expect(eventArgs(match, 'draw').length).toBe(1)
  })

  test('SW-RANGED-10 an engagement allows a shot like a charge', () => {
    const match = charge({
      joiner: shootingTarget('Ana', { mov: 3 }),
      gap: 5,
      answers: ['1'],
      dice: [5, 5, 1, 1, 1, 1],
    })
    expect({
      engages: eventArgs(match, 'engages').length,
      'shot-missed': eventArgs(match, 'shot-missed').length,
    }).toEqual({ engages: 1, 'shot-missed': 1 })
  })

  test('SW-RANGED-10 if the joiner dies the join ends', () => {
    const frail = shootingTarget('Ana', { mov: 5 }, { wounds: 1 })
    const match = charge({ joiner: frail, answers: ['1'], dice: ['S', 1, 4, 1] })
    expect({ slain: eventArgs(match, 'slain'), inContactCount: eventArgs(match, 'in-contact').length }).toEqual({
      slain: [{ victim: 'Ana' }],
      inContactCount: 0,
    })
  })

  test('SW-RANGED-10 SW-SHOOT-22 SW-SHOOT-26 only the joiner’s height changes the dice', () => {
    const huge = shootingTarget('Ana', { mov: 5, height: 4 }, { states: ['concussed'], fleeing: false })
    const match = charge({ joiner: huge, answers: ['1'], dice: [5, 5, 5, 5, 1, 1, 1, 1] })
    expect(diceTerms(match)).toEqual({ 'term.precision': 2, 'term.target-height': 2 })
    const flat = shootingTarget('Ana', { mov: 5, height: 0 })
    const far = charge({ joiner: flat, gap: 9, answers: ['1'], dice: [5, 1, 1, 1, 1] })
    expect(diceTerms(far)).toEqual({ 'term.precision': 2, 'term.target-height': -2, 'term.at-least-one': 1 })
  })

  test('SW-RANGED-10 range and sight are not checked', () => {
    const short = archer('Bor', { ranged: ['projectile'] })
    const wall: Json = { type: 'hill', features: [], x: 14, y: 10, diameter: 1, height: 5, density: 'impassable' }
    const figures = [at(shootingTarget('Ana', { mov: 5 }), 0, 10, 10), at(short, 1, 18, 10)]
    const match = activation(
      { figures, scenery: [wall] },
      { answers: ['join', path([12, 8.5], [16, 8.5], [17.2, 9.1]), '1'], dice: ['S', 1, 1, 1, 1, 1, 1, 1, 1] },
    )
    expect(eventArgs(match, 'shot-hit')).toEqual([{ shooter: 'Bor', target: 'Ana' }])
  })

  test('SW-RANGED-10 SW-RANGED-13 penetration counts, including the partial one', () => {
    const crossbow = archer('Bor', { ranged: ['light-mechanical'] })
    const match = charge({
      ...{ joiner: shootingTarget('Ana', { mov: 5 }), joined: crossbow, gap: 9, answers: ['1'] },
      dice: ['S', 1, 1, 1, 1, 1, 1, 1],
    })
    expect(total(match, 'damage', 1)).toBe(3)
  })

  test('SW-RANGED-10 SW-SHOOT-37 criticals are possible', () => {
    const match = charge({
      joiner: shootingTarget('Ana', { mov: 5 }),
      answers: ['1'],
      dice: ['S', 'S', 'S', 'S', 1, 1, 1, 1, 1],
    })
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Ana', wounds: 3, left: 3 }])
  })

  test('SW-RANGED-10 every joined combatant may shoot, in the order its owner chooses', () => {
    const cid = at(archer('Cid'), 1, 13.6, 11.04)
    const joiner = shootingTarget('Ana', { mov: 5 })
    const asking = charge({ joiner, others: [cid] })
    expect(optionKeys(asking)).toEqual(['1', '2', 'hold'])
    const match = charge({ joiner, others: [cid], answers: ['2', '1', '1'], dice: [5, 5, 5, 5, 1, 1, 1, 1, 1] })
    expect(eventArgs(match, 'shot-missed').map(({ shooter }) => shooter)).toEqual(['Cid', 'Bor'])
  })

  test('SW-RANGED-10 a dead joiner is not shot at again', () => {
    const frail = shootingTarget('Ana', { mov: 5 }, { wounds: 1 })
    const cid = at(archer('Cid'), 1, 13.6, 11.04)
    const match = charge({ joiner: frail, others: [cid], answers: ['1'], dice: ['S', 1, 4, 1] })
    expect({
      shotAgainstChargeCount: eventArgs(match, 'shot-against-charge').length,
      decisionAsked: promptId(match),
    }).toEqual({ shotAgainstChargeCount: 1, decisionAsked: undefined })
  })

  test('SW-RANGED-10 a combatant already fighting cannot shoot', () => {
    const dan = at(shootingTarget('Dan'), 0, 14.2, 11.2)
    const match = charge({ others: [dan], dice: [1, 1, 1, 1, 1] })
    expect(eventArgs(match, 'shot-against-charge')).toEqual([])
  })

  test('SW-RANGED-10 an engagement that fails allows no shot', () => {
    const match = charge({ joiner: shootingTarget('Ana', { mov: 2 }), gap: 6 })
    expect({
      'fell-short': eventArgs(match, 'fell-short').length,
      'shot-against-charge': eventArgs(match, 'shot-against-charge').length,
    }).toEqual({ 'fell-short': 1, 'shot-against-charge': 0 })
  })

  test('SW-RANGED-10 a bearer of two weapons has one shot', () => {
    const two = archer('Bor', { ranged: ['powder', 'projectile'] })
    const match = charge({
      joined: two,
      joiner: shootingTarget('Ana', { mov: 5 }),
      answers: ['1'],
      dice: ['S', 1, 1, 1, 1, 1, 1, 1, 1],
    })
    expect(match.events.find(({ type }) => type === 'damage')?.numbers?.[0]?.terms[1]?.rule).toBe('SW-RANGED-08')
    expect(eventArgs(match, 'shot-against-charge').length).toBe(1)
  })

  test('SW-RANGED-10 SW-STATE-19 SW-STATE-10 the paralysed cannot shoot, the stunned shoot as inexpert', () => {
    const still = charge({ joined: archer('Bor', {}, { states: ['paralysed'] }), dice: [1, 1, 1] })
    expect(eventArgs(still, 'shot-against-charge')).toEqual([])
    const dazed = archer('Bor', {}, { states: ['stunned'] })
    const match = charge({
      joined: dazed,
      joiner: shootingTarget('Ana', { mov: 5 }),
      answers: ['1'],
      dice: [5, 5, 1, 1, 1, 1, 1, 1, 1],
    })
    expect(shotNumbers(match)[1]).toBe(7)
  })

  test('SW-RANGED-10 SW-SHOOT-32 a combatant in deep water cannot shoot', () => {
    const lake: Json = {
      type: 'deep-water',
      outline: [
        [13, 8],
        [19, 8],
        [19, 12],
        [13, 12],
      ],
      density: 'bare',
    }
    const match = charge({ dice: [1, 1, 1, 1], more: { scenery: [lake] } })
    expect(eventArgs(match, 'shot-against-charge')).toEqual([])
  })

  test('SW-RANGED-10 SW-ORDER-12 SW-ORDER-27 orders do not answer the shot, and its target cannot be changed', () => {
    const lea = at(plain('Lea', { rank: 'leader', com: 3 }), 0, 10, 13)
    const eik = at(shootingTarget('Eik'), 0, 10, 7)
    const figures = [at(shootingTarget('Ana', { mov: 5 }), 0, 10, 10), at(bor, 1, 14.2, 10), lea, eik]
    const match = activation(
      { figures, orders: [3, 0] },
      { answers: ['pass', 'join', path([13, 10]), 'pass', '1'], dice: [5, 5] },
    )
    expect(eventArgs(match, 'shot-missed')).toEqual([{ shooter: 'Bor', target: 'Ana' }])
  })

  test('SW-RANGED-10 every join allows one, and it does not count as the shot of its own activation', () => {
    const figures = [at(ana, 0, 10, 10), at(archer('Bor', {}, { activated: true }), 1, 14.2, 10)]
    expect(promptId(activation({ figures }, { answers: ['join', path([13, 10])] }))).toBe('ask.shot-against-charge')
  })

  test('SW-RANGED-10 SW-RANGED-16 SW-ABIL-16 SW-FLY-07 EX-SW-EQ-29 the Leviathan needs 10 against a charging Eagle Man', () => {
    const figures = [at('eagle-man', 0, 10, 10), at('leviathan', 1, 14, 10)]
    const match = activation({ figures }, { answers: ['join', path([12.4, 10]), '1'], dice: [5] })
    expect(shotNumbers(match)).toEqual([1, 10])
    expect(combatantNamed(match, 'Eagle Man').wounds).toBe(4)
  })
})
