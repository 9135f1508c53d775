import { describe, expect, expectTypeOf, test } from 'vitest'
import { text } from '../texts/message.ts'
import {
  type ArrangeDecision,
  type ArrangeDecisionData,
  barredOptions,
  type DecisionOption,
  describeDecision as dataOf,
  type OptionData,
  optionsOf,
  type PickDecision,
  type PickDecisionData,
  type PlaceDecision,
  type PlaceDecisionData,
} from './decision.ts'
import { accept } from './verdict.ts'

/** An option with every field. */
const told: DecisionOption = {
  key: 'shoot',
  text: text('shoot'),
  value: 1,
  figure: 3,
  figures: [3, 4],
  icon: 'bow',
  group: { text: text('arms'), label: text('bow') },
  rules: ['D-1'],
  reaction: { source: 'order:shoot', matters: () => true },
  secret: true,
  publicText: text('something'),
  note: () => text('far'),
  cannotSucceed: () => text('too-far'),
  target: 8,
  template: { radius: 5 },
  gesture: 'attack',
}
const bare: DecisionOption = { key: 'wait', text: text('wait'), value: 2 }
const asked = { seat: 0, prompt: text('now'), rules: ['D-2'] }

const pick = (options: readonly DecisionOption[]): PickDecision => ({ kind: 'pick', ...asked, options })
const place: PlaceDecision = { kind: 'place', ...asked, form: null, check: () => accept(0), suggest: () => [] }

const orders = [{ slots: { pile: ['a', 'b'] } }, { slots: { pile: ['b', 'a'] } }]

function arrange(more: Partial<ArrangeDecision> = {}): ArrangeDecision {
  const suggest = (wanted = orders.length) => orders.slice(0, wanted)
  return { kind: 'arrange', ...asked, things: [], slots: [], check: () => accept(0), suggest, ...more }
}

describe('optionsOf', () => {
  test('the data of an option has all fields with computed remarks, but not its value', () => {
    const { value: _, ...shown } = told
    const [data] = optionsOf(dataOf(pick([told])))
    const reaction = { source: 'order:shoot', matters: true }
    expect(data).toStrictEqual({ ...shown, reaction, note: text('far'), cannotSucceed: text('too-far') })
  })

  test('absent fields stay absent', () => {
    expect(optionsOf(dataOf(pick([bare])))).toStrictEqual([{ key: 'wait', text: text('wait') }])
  })
})

describe('dataOf', () => {
  test('secrecy is shown if the decision is secret, and absent fields stay absent', () => {
    expect(dataOf({ ...pick([bare]), secret: true })).toHaveProperty('secret', true)
    const options = [{ key: 'wait', text: text('wait') }]
    expect(dataOf(pick([bare]))).toStrictEqual({ kind: 'pick', ...asked, options })
  })

  test('only pick decisions have barred options, and a decision without a list has none', () => {
    expect(optionsOf(place)).toEqual([])
    expect(optionsOf(arrange())).toEqual([])
    expect(barredOptions(pick([bare]))).toEqual([])
    expect(barredOptions({ ...place, barred: [told] } as unknown as PlaceDecision)).toEqual([])
  })
})

describe('suggested arrangements', () => {
  test('the best suggestion comes first, and nothing is compared unless the game says so', () => {
    expect(dataOf(arrange())).toStrictEqual({
      kind: 'arrange',
      ...asked,
      things: [],
      slots: [],
      suggested: orders[0],
      alternatives: [],
    })
  })

  test('as many suggestions are compared as the game asks for', () => {
    expect(dataOf(arrange({ compared: 2 }))).toMatchObject({ suggested: orders[0], compared: orders })
  })

  test('a single suggestion is not compared with anything', () => {
    const data = dataOf(arrange({ compared: 2, suggest: () => orders.slice(0, 1) }))
    expect(data).toHaveProperty('suggested', orders[0])
    expect(data).not.toHaveProperty('compared')
  })

  test('without suggestions the arrangement starts empty', () => {
    expect(dataOf(arrange({ suggest: () => [] }))).not.toHaveProperty('suggested')
  })
})

/** The fields of a type that are functions or private to the rules. */
type StaysBehind<T> =
  | { [K in keyof T]-?: NonNullable<T[K]> extends (...given: never) => unknown ? K : never }[keyof T]
  | Extract<keyof T, 'value' | 'randomWeight' | 'heading' | 'rest' | 'isRoutine' | 'abstention'>

describe('the types of decision data', () => {
  test('they have no functions and nothing private to the rules', () => {
    expectTypeOf<StaysBehind<PlaceDecision>>().not.toBeNever()
    expectTypeOf<StaysBehind<PickDecisionData>>().toBeNever()
    expectTypeOf<StaysBehind<PlaceDecisionData>>().toBeNever()
    expectTypeOf<StaysBehind<ArrangeDecisionData>>().toBeNever()
    expectTypeOf<StaysBehind<OptionData>>().toBeNever()
    expectTypeOf<StaysBehind<NonNullable<OptionData['reaction']>>>().toBeNever()
  })

  test('a decision with every field is sent as plain data', () => {
    const everything = {
      whyNot: () => undefined,
      defaultAnswer: () => 'shoot',
      excludedFromOdds: () => text('ambush'),
      isRoutine: true,
      abstention: 'wait',
      secret: true,
      figure: 2,
    }
    const heading = { x: 1, y: 0 }
    for (const decision of [
      { ...pick([{ ...told, heading, randomWeight: 0.5 }]), ...everything },
      { ...place, ...everything, alternatives: [told] },
      { ...arrange({ compared: 2, rest: 'pile', alternatives: [told] }), ...everything },
    ]) {
      const data = dataOf(decision)
      expect(structuredClone(data)).toStrictEqual(JSON.parse(JSON.stringify(data)))
      expect(Object.keys(data)).not.toContain('abstention')
      expect(Object.keys(data)).not.toContain('rest')
      expect(Object.keys(optionsOf(data)[0]!)).not.toContain('heading')
    }
  })
})
