import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { faithful } from '../testing/faithful.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  promptId,
  type Scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const EYE = 'divine-eye'
const BLIND = 'kingdom-of-the-blind'

/** Ann, who may charge Bob 13.5 cm before her; `bob` overrides Bob's card. */
function annAssaults(
  abilities: readonly string[],
  answers: readonly Json[],
  dice: readonly number[],
  { bob = {}, faith = 4, more = {} }: { bob?: object; faith?: number; more?: Record<string, Json> } = {},
): Scene {
  const card = { abilities: [...abilities], force: 5 }
  const ann = faithful('Ann', 0, 20, 30, { miracles: [EYE, BLIND], faith, card, more })
  return turn([ann, figure('Bob', 1, 36, 30, { res: 20, ...bob })], { answers, dice })
}

const ARRIVAL = path([33.5, 30])
const MONK = ['warrior-monk']

describe('CF-ACT-11: a Warrior-monk before an assault', () => {
  test('names one of their miracles with the assault, which becomes an engagement; pure faithful are not asked', () => {
    const match = annAssaults(MONK, ['0:charge:1'], [])
    expect(promptId(match)).toBe('ask.miracle-before')
    expect(optionKeys(match)).toEqual(['none', EYE, BLIND])
    const calls = giveAnswers(match, BLIND, ARRIVAL)
    // Bob, or the enemy far away.
    expect(promptId(calls)).toBe('ask.miracle')
    expect(optionKeys(calls)).toEqual([`${BLIND}:1`, `${BLIND}:2`])
    expect(promptId(annAssaults([], ['0:charge:1'], []))).toBe('ask.arrival')
  })

  test('calls it before moving, once per round, and the assault inflicts no charge penalties', () => {
    const done = annAssaults(MONK, ['0:charge:1', BLIND, ARRIVAL, `${BLIND}:1`, '0'], [6])
    expect(eventArgs(done, 'assault.engagement')).toMatchObject([{ fighter: 'Ann', target: 'Bob' }])
    expect(eventArgs(done, 'call.succeeded').length).toBe(1)
    expect(fighterNamed(done, 'Bob').chargePenalty).toBe(false)
    const order = done.events.map(({ type }) => type).filter((type) => /^(call.succeeded|assault.contact)/.test(type))
    expect(order[0]).toBe('call.succeeded')
    const charge = annAssaults(MONK, ['0:charge:1', 'none', ARRIVAL], [])
    expect(eventArgs(charge, 'assault.charge').length).toBe(1)
    expect(fighterNamed(charge, 'Bob').chargePenalty).toBe(true)
    expect(fighterNamed(charge, 'Ann').faith).toBe(4)
  })

  test('tests Courage first, and after a failure may give up the call without paying', () => {
    const answers = ['0:charge:1', BLIND, ARRIVAL]
    const given = { bob: { fear: 9, cou: null } }
    const afraid = annAssaults(MONK, answers, [1], given)
    expect(promptId(afraid)).toBe('ask.miracle-afraid')
    expect(eventArgs(afraid, 'assault.afraid').length).toBe(1)
    const left = giveAnswers(afraid, 'none')
    expect(fighterNamed(left, 'Ann').faith).toBe(4)
    expect(eventArgs(left, 'call.announced').length).toBe(0)
    const called = annAssaults(MONK, [...answers, `${BLIND}:1`, '0'], [1, 6], given)
    expect(eventArgs(called, 'call.succeeded').length).toBe(1)
    expect(eventArgs(called, 'assault.engagement').length).toBe(0)
  })

  test('CF-VIRTUE-12: may call the miracle of Perseverance twice before it', () => {
    const more = {
      extras: ['virtue-perseverance'],
      effects: [{ object: 'persevering', until: 'game', x: 1 }],
    }
    const answers = ['0:charge:1', BLIND, ARRIVAL, `${BLIND}:1`, '0']
    const again = annAssaults(MONK, answers, [1], { more })
    expect(promptId(again)).toBe('ask.miracle')
    expect(optionKeys(again)).toEqual([`${BLIND}:1`, `${BLIND}:2`, 'none'])
    const twice = giveAnswers(again, 'none')
    expect(eventArgs(twice, 'assault.engagement')).toHaveLength(1)
    // Otherwise it is called only once: play has gone on to the assault.
    expect(promptId(annAssaults(MONK, answers, [1]))).not.toBe('ask.miracle')
  })

  test('CF-RELIC-13: may use the wonder of a relic instead of a call; the assault is an engagement', () => {
    const more = { extras: ['petrified-emblem'] }
    const match = annAssaults(MONK, ['0:charge:1'], [], { more })
    expect(optionKeys(match)).toEqual(['none', EYE, BLIND, 'wonder'])
    const used = giveAnswers(match, 'wonder', ARRIVAL, '1')
    expect(fighterNamed(used, 'Ann').faith).toBe(2)
    expect(eventArgs(used, 'wonder')).toMatchObject([{ target: 'Bob' }])
    expect(eventArgs(used, 'assault.engagement').length).toBe(1)
    expect(eventArgs(used, 'call.announced').length).toBe(0)
    expect(fighterNamed(used, 'Bob').chargePenalty).toBe(false)
    expect(optionKeys(annAssaults(MONK, ['0:charge:1'], [], { more, faith: 1 }))).toEqual([])
    // CF-MIRACLE-04: a monk barred from calling may still use it.
    const effects = [{ object: 'prayed-out', source: { object: 'warrior-monk' } }]
    const prayed = annAssaults(MONK, ['0:charge:1'], [], { more: { ...more, effects } })
    expect(optionKeys(prayed)).toEqual(['none', 'wonder'])
  })

  test('CF-RELIC-13, CF-ACT-11: may give up the wonder after a failed Courage test', () => {
    const more = { extras: ['petrified-emblem'] }
    const given = { bob: { fear: 9, cou: null }, more }
    const afraid = annAssaults(MONK, ['0:charge:1', 'wonder', ARRIVAL], [1], given)
    expect(promptId(afraid)).toBe('ask.miracle-afraid')
    expect(optionKeys(afraid)).toEqual(['wonder', 'none'])
    expect(fighterNamed(giveAnswers(afraid, 'none'), 'Ann').faith).toBe(4)
  })

  test('CF-CALL-19: cannot do so after a call in reaction in the same phase', () => {
    const more = { uses: { 'called-in-reaction': { stretch: 1, times: 1 } } }
    const match = annAssaults(MONK, ['0:engagement:1'], [], { more })
    expect(promptId(match)).toBe('ask.arrival')
  })
})
