import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { bidAnswers, playConcentration, spellPosition } from '../testing/concentration.ts'
import { combatantNamed, eventArgs, figure, rolledDice, type Scene } from '../testing/scene.ts'
import { powersIn } from './uncontrolled-power.ts'

const BOR = ['battler', { name: 'Bor' }] as const
const DISPELLER = figure('laroc', 1, 35, 35, { name: 'Lar' })
type Faces = readonly (number | 'S')[]

/** Destroying Ball (STR 2, 4, 5) by a sorcerer of POW 6 with as many gems as dice, six gems in the pool. */
function cast(
  casting: Faces,
  dispelling: Faces,
  damage: Faces = [],
  caster: Json = {},
  distance = 5,
  more: object = {},
): Scene {
  const profile = { pow: 6, fur: null, abilities: ['destroying-ball', 'inner-blessing'] }
  const ana = ['battler', { name: 'Ana', profile, ...(caster as object) }] as const
  const figures = [DISPELLER, figure('battler', 0, 2, 38, { name: 'Waiting' })]
  const position = spellPosition(ana, BOR, distance, { gems: [6, 4], figures, ...more })
  const hidden = bidAnswers(casting.length, dispelling.length)
  return playConcentration(position, {
    answers: ['destroying-ball', '1', 'keep', ...hidden],
    dice: [...casting, ...dispelling, ...damage],
  })
}

const pools = ({ state }: Scene) => state.sides.map(({ gems }) => gems)
const strength = (match: Scene) => rolledDice(match).find((roll) => roll.startsWith('roll.damage'))

describe('uncontrolled power', () => {
  test('SW-UPOWER-01 SW-SPELL-48 powers are read from the caster’s dice before any is removed, never from the dispeller’s', () => {
    const twos = cast([2, 2, 2], [1])
    expect(eventArgs(twos, 'power-unstable')).toEqual([{ caster: 'Ana' }])
    const dispeller = cast([4], [1, 1, 1], [1, 1])
    expect(eventArgs(dispeller, 'power-uncontrollable-superior')).toEqual([])
    expect(combatantNamed(dispeller, 'Lar').status).toBe('standing')
  })

  test('SW-UPOWER-02 three spheres return all gems, prevent dispelling, give three successes, and the dispeller’s gems are spent', () => {
    const match = cast(['S', 'S', 'S', 3], ['S', 'S', 'S'], [1, 1, 1, 1, 1])
    expect(strength(match)).toBe('roll.damage 5')
    expect(pools(match)).toEqual([6, 1])
    expect(eventArgs(match, 'gems-returned')).toEqual([{ gems: 4 }])
  })

  test('SW-UPOWER-02 SW-ARTEFACT-27 gems set aside for this round return there', () => {
    const match = cast(['S', 'S', 'S'], [], [1, 1, 1, 1, 1], {}, 5, { castingGems: [2, 0] })
    expect(match.state.sides[0]).toMatchObject({ gems: 6, castingGems: 2 })
    expect(eventArgs(match, 'gems-returned')).toEqual([{ gems: 3 }])
  })

  test('SW-UPOWER-02 out of range the spell fails, but the gems return', () => {
    const match = cast(['S', 'S', 'S'], [], [], {}, 11)
    expect(eventArgs(match, 'spell-out-of-range').length).toBe(1)
    expect(pools(match)[0]).toBe(6)
  })

  test('SW-UPOWER-03 two spheres return one gem, and the spell can be dispelled as usual', () => {
    const match = cast(['S', 'S', 3], ['S', 'S', 5])
    expect(pools(match)).toEqual([4, 1])
    expect(eventArgs(match, 'spell-fails').length).toBe(1)
  })

  test('SW-UPOWER-03 SW-UPOWER-05 SW-UPOWER-06 one sphere, one 1 and two of another face release nothing', () => {
    const match = cast(['S', 4, 4, 1], [], [1, 1, 1, 1, 1])
    expect(match.events.filter(({ type }) => type.startsWith('power-'))).toEqual([])
    expect({ firstPool: pools(match)[0], strength: strength(match) }).toEqual({
      firstPool: 2,
      strength: 'roll.damage 5',
    })
  })

  test('SW-UPOWER-04 three ones kill the caster, and the spell fails', () => {
    const match = cast([1, 1, 1, 5, 5], [])
    expect(combatantNamed(match, 'Ana').status).toBe('dead')
    expect(eventArgs(match, 'spell-fails').length).toBe(1)
    expect(strength(match)).toBeUndefined()
  })

  test('SW-UPOWER-05 SW-SUMM-03 two ones wound the caster, and the spell continues with the other dice', () => {
    const match = cast([1, 1, 5], [4], [1, 1])
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Ana', wounds: 1, left: 5 }])
    expect(strength(match)).toBe('roll.damage 2')
    expect(eventArgs(cast([1, 1, 4], [4]), 'spell-fails').length).toBe(1)
  })

  test('SW-UPOWER-05 if the wound kills, the spell is resolved first', () => {
    const match = cast([1, 1, 5], [], [5, 1], { wounds: 1 })
    const order = match.events.map(({ type }) => type).filter((type) => ['damage', 'slain'].includes(type))
    expect(order).toEqual(['damage', 'slain'])
    expect(eventArgs(match, 'slain')).toEqual([{ victim: 'Ana' }])
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
  })

  test('SW-UPOWER-05 the wound kills only casters without wounds left whose dice release it', () => {
    const hurt = cast([1, 1, 5], [], [1, 1], { wounds: 2 })
    expect(eventArgs(hurt, 'wounded')).toEqual([{ victim: 'Ana', wounds: 1, left: 1 }])
    expect({ status: combatantNamed(hurt, 'Ana').status, slain: eventArgs(hurt, 'slain') }).toEqual({
      status: 'standing',
      slain: [],
    })
    const careful = cast([5], [], [1, 1], { wounds: 1 })
    expect({ status: combatantNamed(careful, 'Ana').status, slain: eventArgs(careful, 'slain') }).toEqual({
      status: 'standing',
      slain: [],
    })
  })

  test.each([
    [2, 0],
    [3, 3],
    [4, 3],
    [5, 3],
  ])('SW-UPOWER-06 three %is concuss the caster, and the spell continues with %i of them', (face, successes) => {
    const dice = [0, 2, 4, 5][successes]!
    const match = cast([face, face, face], [], new Array(dice).fill(1))
    expect(combatantNamed(match, 'Ana').states).toMatchObject([{ kind: 'concussed' }])
    expect(strength(match)).toBe(dice > 0 ? `roll.damage ${dice}` : undefined)
  })

  test('SW-UPOWER-06 gems return, the spell is resolved, and then concussion takes the caster’s power from the pool', () => {
    const match = cast(['S', 'S', 4, 4, 4], [], [1, 1, 1, 1, 1], {
      profile: { pow: 5, abilities: ['destroying-ball'] },
    })
    const order = match.events
      .map(({ type }) => type)
      .filter((type) => ['gems-returned', 'damage', 'gems-lost', 'state-entered'].includes(type))
    expect(order).toEqual(['gems-returned', 'damage', 'gems-lost', 'state-entered'])
    expect(pools(match)[0]).toBe(0)
  })

  test('SW-UPOWER-07 with three spheres and three ones the spell cannot be dispelled, and the caster dies', () => {
    const match = cast(['S', 'S', 'S', 1, 1, 1], ['S', 'S', 'S', 'S'], [1, 1, 1, 1, 1])
    expect(strength(match)).toBe('roll.damage 5')
    expect(combatantNamed(match, 'Ana').status).toBe('dead')
    const order = match.events.map(({ type }) => type).filter((type) => ['damage', 'slain'].includes(type))
    expect(order).toEqual(['damage', 'slain'])
  })

  test('SW-UPOWER-08 other powers both happen', () => {
    const assured = cast(['S', 'S', 'S', 1, 1], [], [1, 1, 1, 1, 1])
    expect(eventArgs(assured, 'wounded')).toEqual([{ victim: 'Ana', wounds: 1, left: 5 }])
    expect(strength(assured)).toBe('roll.damage 5')
    const undone = cast(['S', 'S', 1, 1, 1], [])
    expect(combatantNamed(undone, 'Ana').status).toBe('dead')
    expect(eventArgs(undone, 'gems-returned')).toEqual([{ gems: 1 }])
    expect(eventArgs(undone, 'spell-fails').length).toBe(1)
    expect(powersIn([6, 6, 6, 4, 4, 4])).toEqual(['indestructible-superior', 'unstable'])
  })

  test('SW-UPOWER-09 surplus dice give only the superior effect, and two triples are one concussion', () => {
    expect(powersIn([6, 6, 6, 6, 1, 1, 1, 1])).toEqual(['indestructible-superior', 'uncontrollable-superior'])
    const match = cast([5, 5, 5, 3, 3, 3], [], [1, 1, 1, 1, 1])
    expect(combatantNamed(match, 'Ana').states.length).toBe(1)
    expect(eventArgs(match, 'gems-lost')).toEqual([])
    const rich = cast([5, 5, 5, 3, 3, 3], [], [1, 1, 1, 1, 1], {}, 5, { gems: [14, 4] })
    expect(eventArgs(rich, 'gems-lost')).toEqual([{ sorcerer: 'Ana', gems: 6, left: 2 }])
  })

  test('SW-UPOWER-10 a Ring of Xialio rerolls one die before powers are read', () => {
    const profile = { pow: 6, fur: null, abilities: ['destroying-ball'] }
    const ana = ['battler', { name: 'Ana', profile, artefacts: ['ring-of-xialio'] }] as const
    const position = spellPosition(ana, BOR, 5, { gems: [6, 0] })
    const match = playConcentration(position, {
      answers: ['destroying-ball', '3', '1'],
      dice: [1, 1, 5, 4, 1, 1, 1, 1],
    })
    expect(eventArgs(match, 'power-uncontrollable-inferior')).toEqual([])
    expect(rolledDice(match).at(-1)).toBe('roll.damage 4')
  })

  test('SW-TURN-17 basic games have no uncontrolled power', () => {
    const match = cast([1, 1, 1, 5], [], [1, 1], {}, 5, { options: { advanced: false } })
    expect(combatantNamed(match, 'Ana').status).toBe('standing')
    expect(strength(match)).toBe('roll.damage 2')
  })
})
