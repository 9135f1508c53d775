import { type Message, optionsOf } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { dice, duel } from '../testing/duel.ts'
import { faithful } from '../testing/faithful.ts'
import { magician } from '../testing/magician.ts'
import { annActs, marksman, targetAt } from '../testing/marksman.ts'
import { figure, type Scene, scene } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

/** Why an option cannot succeed, if it says so. */
function hopeless({ pending: [decision] }: Scene, key: string): Message | undefined {
  const option = optionsOf(decision!).find((decisionOption) => decisionOption.key === key)
  if (!option) throw new Error(`${key} is not offered`)
  return option.cannotSucceed?.()
}

const onBob = { fighter: { figure: 1 } }

describe('an option says that its shot cannot succeed', () => {
  /** AIM 0 and a Light Wound against 4, and 2 for the cover: a 7 at short range. */
  const aimAt = (abilities: string[], distance: number, aim = 0) => {
    const ann = marksman({ aim, abilities }, { wounds: 'light' })
    return annActs([ann, targetAt(distance, {}, { underCover: true })], { answers: ['0:fire'] })
  }

  test('CF-DICE-02, CF-ABIL-25: a fighter that cannot roll a 6 again never reaches 7', () => {
    expect(hopeless(aimAt(['cursed'], 10), '1')).toEqual({ id: 'hopeless.needed', args: { needed: 7 } })
    expect(hopeless(aimAt([], 10), '1')).toBeUndefined()
    expect(hopeless(aimAt(['cursed'], 10, 1), '1')).toBeUndefined()
  })

  test('CF-MOVE-05: the hint does not depend on the distance to the target', () => {
    expect(hopeless(aimAt(['cursed'], 55), '1')).toEqual(hopeless(aimAt(['cursed'], 5), '1'))
  })

  test('CF-ABIL-33, CF-ABIL-51: an option says that no dice of its damage can hurt the target', () => {
    const at = (res: number, abilities: string[]) => {
      return hopeless(annActs([marksman(), targetAt(10, { res, abilities })], { answers: ['0:fire'] }), '1')
    }
    const ghost = ['ethereal', 'immunity-exceptional-wounds']
    expect(at(30, ghost)).toEqual({ id: 'hopeless.damage', args: onBob })
    // A double 6 kills any fighter that is not immune to it, and other dice hurt a weaker fighter.
    expect(at(30, ['ethereal'])).toBeUndefined()
    expect(at(5, ghost)).toBeUndefined()
  })
})

test('CF-COMBAT-13: a fighter with several opponents learns whom its blows cannot hurt', () => {
  const ghost = { res: 30, abilities: ['ethereal', 'immunity-exceptional-wounds'] }
  const figures = [figure('Ann', 0, 20, 30), figure('Bob', 1, 22.5, 30, ghost), figure('Bea', 1, 17.5, 30)]
  const answers = ['1', dice({ 1: [0, 2], 2: [0, 2] }), dice({ 0: [3, 0] })]
  const match = scene({ phase: 'frays', figures }, { answers, dice: [5, 2] })
  expect(match.pending[0]?.prompt.id).toBe('ask.target')
  expect(hopeless(match, '1')).toEqual({ id: 'hopeless.damage', args: onBob })
  expect(hopeless(match, '2')).toBeUndefined()
})

test('CF-ABIL-113: an option says that a spell or miracle has no effect on its only target', () => {
  const caster = magician('Ann', 0, 20, 30, { spells: ['harassment-spell'], gems: { darkness: 2 } })
  const caller = faithful('Ann', 0, 20, 30, { miracles: ['kingdom-of-the-blind'], faith: 3 })
  const on = (abilities: string[], ann: typeof caster, does: string, named: string) => {
    const match = turn([ann, figure('Bob', 1, 32.5, 30, { abilities })], { answers: ['done', does] })
    return hopeless(match, named)
  }
  const [spell, miracle] = [
    ['0:cast', 'harassment-spell:1'],
    ['0:call', 'kingdom-of-the-blind:1'],
  ] as const
  expect(on(['inalterable'], caster, ...spell)).toEqual({ id: 'hopeless.spell', args: onBob })
  expect(on(['inalterable'], caller, ...miracle)).toEqual({ id: 'hopeless.miracle', args: onBob })
  expect(on([], caster, ...spell)).toBeUndefined()
  expect(on([], caller, ...miracle)).toBeUndefined()
})

test('CF-MIRACLE-26: an option says that a fighter who fails every Defence test cannot parry', () => {
  const parries = (effects: string[]) => {
    const bob = { more: { effects: effects.map((object) => ({ object, x: 2 })) } }
    return duel({}, bob, [dice({ 1: [0, 2] }), dice({ 0: [2, 0] })], [5, 2])
  }
  const raging = parries(['blind-rage'])
  expect(hopeless(raging, 'parry:1')).toEqual({ id: 'hopeless.test' })
  expect(hopeless(raging, 'none')).toBeUndefined()
  expect(hopeless(parries([]), 'parry:1')).toBeUndefined()
})
