import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { beside, DOWN, LEFT, RIGHT, UP } from '../testing/beside.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  rolledDice,
  type Script,
  scene,
} from '../testing/scene.ts'
import { shotNumbers, terms, total } from '../testing/shooting.ts'

/** Friends and enemies far away, so that the battle goes on and nobody else is in it. */
const FAR = [figure('ikarus', 0, 2, 38, { name: 'Idle', activated: true }), figure('hinos', 1, 38, 2)]

/** The first figure is activated; it stands at (20, 20). */
function act(active: Json, others: readonly Json[], script: Script = {}, more: Record<string, Json> = {}) {
  return scene({ ...more, figures: [active, ...others, ...FAR] }, script)
}

const active = (who: string, more: Record<string, Json> = {}) => figure(who, 0, 20, 20, more)

describe('a fight', () => {
  test('SW-MELEE-06 SW-RGEAR-01 SW-MELEE-08: a Near Heart with a shield rolls three dice against two of a Sorrep with a light weapon', () => {
    const sorrep = beside('Near Heart', RIGHT, 'wild-sorrep', 1)
    const match = act(active('near-heart'), [sorrep], { dice: [5, 3, 1, 5, 2, 'S', 5, 4, 3] })
    expect(rolledDice(match)).toEqual(['roll.dexterity 3 2', 'roll.damage 3', 'roll.morale 1'])
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Wild Sorrep', wounds: 3, left: 1 }])
  })

  test('SW-FATIGUE-01 SW-FATIGUE-02 SW-FATIGUE-05: fatigue lowers Tir’Abe from DEX 4 to 3 to 2 and no further', () => {
    const sorreps = [
      ...['One', 'Two', 'Three', 'Four'].map((name, i) =>
        beside('Tir’Abe', [UP, DOWN, LEFT, RIGHT][i]!, 'wild-sorrep', 0, { name }),
      ),
    ]
    const beast = figure('tirabe', 1, 20, 20, { name: 'Tir’Abe' })
    // Two dice each of the Sorreps, who support nobody; every fight is a draw, for the surplus dice are 1s.
    const dice = [...[4, 4, 4, 4, 1, 1], ...[4, 4, 4, 4, 1], ...[4, 4, 4, 4], ...[4, 4, 4, 4]]
    const match = scene({ figures: [beast, ...sorreps, FAR[1]!] }, { answers: ['1', '2', '3'], dice })
    expect(rolledDice(match)).toEqual(['2 4', '2 3', '2 2', '2 2'].map((pools) => `roll.dexterity ${pools}`))
    expect(combatantNamed(match, 'Tir’Abe').fatigue).toBe(4)
  })

  test('SW-SUPPORT-02 SW-SUPPORT-05: friends of both fighters support, even one held by another enemy', () => {
    const others = [
      beside('Nek’Org', RIGHT, 'near-heart', 1, { name: 'Heart' }),
      beside('Heart', UP, 'battler', 0, { name: 'Friend', activated: true }),
      beside('Nek’Org', DOWN, 'ranger', 1, { name: 'Foe' }),
      // Holds the supporting Battler, which neither stops nor adds anything.
      beside('Friend', UP, 'barbarian', 1, { name: 'Holder' }),
    ]
    const dice = [5, 5, 5, 5, 5, 5, 5, 5, 5, 1, 1, 1]
    const match = act(active('nekorg', { name: 'Nek’Org' }), others, { answers: ['done', '1'], dice })
    expect(rolledDice(match)[0]).toBe('roll.dexterity 5 4')
  })

  test('SW-CRIT-04 SW-WEAPON-04: a Stevedore whose precise blow raises STR to 4 lowers CON by two with a blunt weapon', () => {
    const heart = beside('Stevedore', RIGHT, 'near-heart', 1)
    const blow = (dexterity: (number | 'S')[]) =>
      act(active('stevedore', { used: ['sulphuric-rock'] }), [heart], {
        dice: [...dexterity, 4, 3, 2, 2, 2, 2, ...(dexterity[1] === 'S' ? [2] : [])],
      })
    expect({ 0: total(blow(['S', 'S', 2]), 'damage', 0), 1: total(blow(['S', 'S', 2]), 'damage', 1) }).toEqual({
      0: 4,
      1: 3,
    })
    expect({ 0: total(blow(['S', 5, 2]), 'damage', 0), 1: total(blow(['S', 5, 2]), 'damage', 1) }).toEqual({
      0: 3,
      1: 4,
    })
  })

  test('SW-CRIT-05: the loser’s spheres in a dexterity roll have no effect', () => {
    const heart = beside('Stevedore', RIGHT, 'barbarian', 1)
    const match = act(active('stevedore', { used: ['sulphuric-rock'] }), [heart], {
      dice: ['S', 'S', 2, 'S', 'S', 3, 1, 1, 1, 1],
    })
    expect(eventArgs(match, 'precise-blow')).toEqual([{ winner: 'Barbarian', strength: 1 }])
  })

  test('SW-CRIT-12 SW-DICE-10: against a Leviathan a single sphere must be confirmed', () => {
    const leviathan = beside('Goat Man', RIGHT, 'leviathan', 1)
    const blow = (confirming: number) =>
      act(active('goat-man'), [leviathan], { answers: ['done'], dice: [5, 5, 5, 4, 4, 4, 'S', 5, 5, confirming] })
    expect(eventArgs(blow(2), 'wounded')).toEqual([{ victim: 'Leviathan', wounds: 1, left: 7 }])
    expect(eventArgs(blow(1), 'wounded')).toEqual([])
  })

  test('SW-CRIT-02: two spheres in the strategic roll give one more order, three give two, to winner and loser alike', () => {
    const leaders = [figure('rodanes', 0, 10, 35), figure('avernal-lance', 1, 10, 5)]
    const roll = (dice: (number | 'S')[]) => {
      const match = scene({ sequence: 'turn', figures: leaders, orders: [4, 3] }, { dice })
      return match.state.bands.map(({ orders, extraOrders }) => orders + extraOrders)
    }
    expect(roll(['S', 'S', 2, 1, 'S', 5, 5])).toEqual([5, 3])
    expect(roll(['S', 'S', 'S', 'S', 'S', 'S', 'S'])).toEqual([6, 5])
  })

  test('SW-ATTACK-03: Lava Torrent is rolled against the second CON of a Near Heart, 3', () => {
    const heart = figure('near-heart', 1, 20, 16)
    const match = act(
      active('satanor'),
      [heart],
      { answers: ['stand', 'lava-torrent', '1', 'keep', '2'], dice: [5, 4, 3, 2, 5] },
      { gems: [8, 0] },
    )
    expect(terms(match, 'damage', 1)).toEqual({ 'attribute.con': 3 })
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Near Heart', wounds: 2, left: 3 }])
  })
})

describe('deeds and passives', () => {
  test('SW-DEED-15 SW-CRIT-13 SW-RACE-02: a Fiend’s Stings have a damage roll and so criticals; Deadly Tail has neither', () => {
    const heart = beside('Fiend', RIGHT, 'near-heart', 1)
    const stings = act(active('fiend', { wounds: 4 }), [heart], {
      answers: ['stings', '3', 'wound'],
      dice: [5, 'S', 5, 'S', 'S', 2, ...[3, 2, 4, 4, 4], ...[1, 1, 1]],
    })
    expect(eventArgs(stings, 'wounded')).toEqual([{ victim: 'Near Heart', wounds: 3, left: 2 }])
    const prey = beside('Ripper', RIGHT, 'near-heart', 1)
    const tail = act(active('ripper'), [prey], {
      answers: ['deadly-tail', '3', 'accept'],
      dice: ['S', 'S', 'S', ...[3, 3, 3, 3, 4, 4, 4], ...[1, 1, 1]],
    })
    expect(eventArgs(tail, 'wounded')).toEqual([{ victim: 'Near Heart', wounds: 1, left: 4 }])
    expect({ 'brutal-blow': eventArgs(tail, 'brutal-blow'), 'deadly-blow': eventArgs(tail, 'deadly-blow') }).toEqual({
      'brutal-blow': [],
      'deadly-blow': [],
    })
  })

  test('SW-CRIT-14 SW-RACE-108: two spheres of a Snake Man’s spit are one wound and no critical', () => {
    const heart = beside('Snake Man', RIGHT, 'near-heart', 1, { gap: 1 })
    const match = act(active('snake-man'), [heart], { answers: ['stand', 'done', '1'], dice: ['S', 'S'] })
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Near Heart', wounds: 1, left: 4 }])
    expect(combatantNamed(match, 'Near Heart').states).toMatchObject([{ kind: 'stunned' }])
  })

  test('SW-DEED-11: a combatant uses deeds on two enemies and fights a third', () => {
    const around = [
      beside('Tir’Abe', RIGHT, 'near-heart', 1, { name: 'First' }),
      beside('Tir’Abe', LEFT, 'near-heart', 1, { name: 'Second' }),
      beside('Tir’Abe', UP, 'near-heart', 1, { name: 'Third' }),
    ]
    const match = act(active('tirabe', { name: 'Tir’Abe' }), around, {
      answers: ['stings', '1', '1', 'hilt-blow', '2', '2', 'done', '3'],
      dice: [5, 1, 5, 5, ...[3, 3, 3, 3, 4, 4, 4, 4], ...[1, 1, 1, 1]],
    })
    expect(eventArgs(match, 'fight')).toEqual([{ attacker: 'Tir’Abe', defender: 'Third' }])
    expect(eventArgs(match, 'wounded').map(({ victim }) => victim)).toEqual(['Second'])
  })
})

describe('a shot', () => {
  test('SW-SHOOT-06 SW-SHOOT-23 SW-SHOOT-17: a Tax Collector shoots at a small Blowpiper of MOV 4', () => {
    const target = beside('Tax Collector', RIGHT, 'pack-of-blowpipers', 1, { gap: 5 })
    const match = act(active('tax-collector'), [target], { answers: ['stand', '1', 'keep'], dice: [4, 1, 5, 2] })
    expect(shotNumbers(match)).toEqual([2, 4])
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Blowpiper', wounds: 2, left: 1 }])
  })

  test('SW-SHOOT-28 SW-SHOOT-29: the shooter leaves a target given Hit the Dirt! for another at +1 difficulty', () => {
    const others = [
      beside('Lookout', RIGHT, 'igniis', 1, { gap: 5, name: 'Igniis' }),
      beside('Lookout', UP, 'pack-of-summoners', 1, { gap: 5, name: 'Summoners' }),
    ]
    const match = act(
      active('lookout'),
      others,
      { answers: ['pass', 'stand', 'pass', '1', 'hit-the-dirt', 'pass', '2', 'pass'], dice: [5, 1, 1, 1] },
      { orders: [0, 2] },
    )
    expect(shotNumbers(match)).toEqual([2, 5])
    expect(optionKeys(match)).not.toContain('hit-the-dirt')
  })

  test('SW-SHOOT-19 SW-SHOOT-22 SW-SHOOT-26: a shooter that has run shoots at a huge target far away', () => {
    const leviathan = beside('Lookout', RIGHT, 'leviathan', 1, { gap: 10 })
    const match = act(active('lookout'), [leviathan], {
      answers: ['run', path([21, 20]), '1', 'keep'],
      dice: [1, 1],
    })
    expect(shotNumbers(match)).toEqual([2, 5])
  })
})
