import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { type Ability, define } from '../ability.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  promptId,
  refusal,
  rolledDice,
  type Script,
  scene,
} from '../testing/scene.ts'
import { dealWounds } from '../wounds/wounds.ts'

const PLAIN = { abilities: [], weapons: [], dex: 2, str: 1, fear: 0, fur: null }

function guard(name: string, seat: 0 | 1, x: number, y: number, more: Record<string, Json> = {}): Json {
  const { profile, ...rest } = more
  return figure('battler', seat, x, y, { name, profile: { ...PLAIN, ...(profile as object) }, ...rest })
}

const CID = guard('Cid', 0, 35, 35)
const FAR = guard('Far', 1, 35, 5)

/** Ana is activated; Cid waits, so that the match stops there. */
function activate(ana: Record<string, Json>, script: Script = {}, others: readonly Json[] = [FAR]) {
  const { answers = [], ...rest } = script
  return scene({ figures: [guard('Ana', 0, 10, 10, ana), CID, ...others] }, { ...rest, answers: ['0', ...answers] })
}

/** Test abilities that leave a trace when they speak. */
const marker = (id: string): Ability => ({
  id,
  name: id,
  rule: 'SW-ACT-16',
  *activationStart(play, bearer) {
    play.log('option.ability', { name: id }, ['SW-ACT-16'])
    yield* dealWounds(play, bearer, id === 'test-poison' ? 9 : 0, { by: null, kind: 'direct', rules: ['SW-ACT-16'] })
  },
})
define(marker('test-first'), marker('test-second'), marker('test-poison'))

describe('savepoints', () => {
  const bor = guard('Bor', 1, 10, 14, {})

  test('SW-ACT-02 each phase has one, so that a fork only repeats the current phase', () => {
    const moved = activate({ profile: { abilities: ['regeneration-offering'], fur: 1 } }, { answers: ['stand'] }, [bor])
    expect(promptId(moved)).toBe('ask.concentrate')
    expect(moved.savepoint.answers).toBe(moved.answers.length)
    expect(moved.savepoint.state.acting).toMatchObject({ id: 0, phases: 1, move: 'stand' })
  })

  test('SW-ACT-14 odds and bots look ahead to the end of the activation', () => {
    const match = activate({ profile: { abilities: ['regeneration-offering'], fur: 1 } }, {}, [bor])
    const resting = match.fork({ stopAtSavepoint: true })
    resting.answer(0, 'stand')
    expect(resting.pending.map(({ prompt }) => prompt.id)).toEqual(['ask.concentrate'])
    resting.answer(0, 'done')
    expect({ pending: resting.pending, acting: resting.state.acting }).toEqual({ pending: [], acting: null })
    expect(resting.state.combatants[0]).toMatchObject({ activated: true, lastMove: 'stand' })
  })
})

describe('an activation', () => {
  test('SW-ACT-02 SW-ACT-14 EX-SW-13 movement, concentration and combat come in this order, all before another activation', () => {
    const bor = guard('Bor', 1, 10, 14, {})
    const ana = { profile: { abilities: ['regeneration-offering'], fur: 1 } }
    const match = activate(ana, { answers: ['join', '3', path([10, 12.8])] }, [FAR, bor])
    expect(promptId(match)).toBe('ask.concentrate')
    expect(eventArgs(match, 'fight')).toEqual([])
    const done = activate(ana, { answers: ['join', '3', path([10, 12.8]), 'done'], dice: [1, 1, 1, 1] }, [FAR, bor])
    expect(eventArgs(done, 'fight')).toEqual([{ attacker: 'Ana', defender: 'Bor' }])
    expect(eventArgs(done, 'activated').map(({ combatant }) => combatant)).toEqual(['Ana', 'Cid'])
  })

  test('SW-ACT-01 the dead are not activated', () => {
    const figures = [
      figure('battler', 0, 10, 10),
      figure('battler', 0, 14, 10),
      figure('battler', 0, 18, 10, { status: 'dead' }),
      figure('battler', 1, 30, 30),
    ]
    expect(optionKeys(scene({ figures }))).toEqual(['0', '1'])
  })

  test('SW-ACT-03 exactly one action in the movement phase', () => {
    const match = activate({})
    expect(optionKeys(match)).toEqual(['stand', 'run', 'speed-up', 'join'])
    const ran = activate({}, { answers: ['run', path([12, 10])] })
    expect(ran.pending[0]?.figure).toBe(1)
  })

  test('SW-ACT-06 combatants without uses skip the concentration phase', () => {
    const match = activate({}, { answers: ['stand'] })
    expect(match.pending[0]?.figure).toBe(1)
  })

  test('SW-ACT-12 SW-ACT-11 the activated combatant is acting until it is finished', () => {
    const during = activate({})
    expect(during.state.acting?.id).toBe(0)
    const after = activate({}, { answers: ['stand'] })
    expect(after.state.acting?.id).toBe(1)
    expect(combatantNamed(after, 'Ana')).toMatchObject({ activated: true, lastMove: 'stand' })
  })

  test('SW-ACT-13 fleeing combatants and those in a state are activated like all others', () => {
    const match = scene({
      figures: [guard('Ana', 0, 10, 10, { fleeing: true }), guard('Cid', 0, 30, 30, { states: ['paralysed'] }), FAR],
    })
    expect(optionKeys(match)).toEqual(['0', '1'])
    const fleeing = activate({ fleeing: true }, { dice: [6] })
    expect(combatantNamed(fleeing, 'Ana')).toMatchObject({ activated: true, fleeing: false })
    expect(rolledDice(fleeing)).toEqual(['roll.morale 1'])
  })

  test('SW-ACT-15 a combatant that starts to flee does nothing more and counts as activated', () => {
    // Bor strikes back, and Ana, who fears Bor, fails the morale roll.
    const bor = guard('Bor', 1, 11.2, 10, { profile: { fear: 3, str: 3 } })
    const match = activate({}, { dice: [1, 1, 5, 1, 5, 1, 1, 1], answers: [] }, [FAR, bor])
    expect(promptId(match)).toBe('ask.pursue')
    const fled = activate({}, { dice: [1, 1, 5, 1, 5, 1, 1, 1], answers: ['let-go'] }, [FAR, bor])
    expect(combatantNamed(fled, 'Ana')).toMatchObject({ activated: true, fleeing: true })
  })

  test('SW-ACT-15 a combatant that dies is out at once', () => {
    const match = activate({ profile: { abilities: ['test-poison'] } })
    expect(combatantNamed(match, 'Ana').status).toBe('dead')
    expect(match.pending[0]?.figure).toBe(1)
  })

  test('SW-ACT-16 naming a combatant is binding', () => {
    const match = activate({})
    expect(match.check(0, '1')).toMatchObject({ ok: false })
  })

  test('SW-ACT-01 SW-TURN-09 combatants already activated or owned by another player say so', () => {
    const figures = [guard('Ana', 0, 10, 10, { activated: true }), CID, guard('Dov', 0, 30, 30), FAR]
    const match = scene({ figures })
    expect(optionKeys(match)).toEqual(['1', '2'])
    expect(refusal(match, '0')).toBe('barred.activated SW-ACT-01 SW-TURN-09')
    expect(refusal(match, '3')).toBe('barred.not-own SW-ACT-01')
    expect(refusal(match, '9')).toMatch('kernel.not-offered')
  })

  test('SW-ACT-16 effects of being activated come first, in the order the owner chooses', () => {
    const both = { profile: { abilities: ['test-first', 'test-second'] } }
    expect(optionKeys(activate(both))).toEqual(['test-first', 'test-second'])
    const match = activate(both, { answers: ['test-second'] })
    expect(eventArgs(match, 'option.ability').map(({ name }) => name)).toEqual(['test-second', 'test-first'])
    expect(promptId(match)).toBe('ask.action')
  })

  test('SW-ACT-16 states and effects of the activation end after its combat phase', () => {
    const effects = [
      { ability: 'weak', until: 'activation' },
      { ability: 'tough', until: 'turn' },
    ]
    const match = activate({ states: ['stunned'], effects })
    expect(combatantNamed(match, 'Ana').states).toEqual([])
    expect(combatantNamed(match, 'Ana').effects.map(({ object }) => object)).toEqual(['tough'])
  })
})
