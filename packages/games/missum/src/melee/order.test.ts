import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { melee, secret } from '../testing/fight.ts'
import { eventArgs, legion, type Scene, unit } from '../testing/scene.ts'

type More = Record<string, Json>

/** Gets the strikers in order; simultaneous ones are listed together. */
function order(match: Scene): string[] {
  const groups: string[][] = [[]]
  for (const { type, args } of match.events) {
    if (type === 'casualties') groups.push([])
    if (type !== 'strike' || typeof args.striker !== 'object' || !('figure' in args.striker)) continue
    groups.at(-1)!.push(match.state.units[args.striker.figure]!.name)
  }
  return groups.filter((names) => names.length > 0).map((names) => names.join('+'))
}

interface Side {
  readonly weapon: string
  readonly race?: string
  readonly files?: number
}

/** Legions of two ranks that never rout, in a given round of their melee. */
function fight(first: Side, second: Side, rounds = 0, answers: readonly Json[] = []): Scene {
  const side = (name: string, seat: 0 | 1, { weapon, race = 'human', files = 10 }: Side) =>
    legion(name, seat, 600, 600, {
      race,
      weapons: [weapon],
      figures: files * (race === 'sro' ? 2 : 4),
      files,
      armour: 'light',
      stand: 'standing',
    })
  const weapons = { attacker: first.weapon, defender: second.weapon }
  const contacts = [{ attacker: 'A', defender: 'B', rounds, ...(rounds > 0 ? { weapons } : {}) }]
  return melee([side('A', 0, first), side('B', 1, second)], { seed: 'order', answers }, { contacts })
}

const orderOf = (first: string, second: string, rounds = 0) =>
  order(fight({ weapon: first }, { weapon: second }, rounds))

describe('strike order', () => {
  test('MI-WEAPON-01 MI-WEAPON-02 MI-WEAPON-03 MI-WEAPON-04 MI-WEAPON-05 on the first turn the order is long thrusting, long striking, short striking, short thrusting', () => {
    const groups = [
      ['longSpear', 'shortSpear', 'halberd'],
      ['poleax', 'twoHandedSword', 'twoHandedAx', 'longFlail', 'peasantWeapon'],
      ['flail', 'mace', 'longSword', 'ax'],
      ['shortSword', 'rapier', 'dagger', 'javelin'],
    ]
    groups.slice(1).forEach((later, i) => {
      for (const sooner of groups[i]!) for (const weapon of later) expect(orderOf(weapon, sooner)).toEqual(['B', 'A'])
    })
  })

  test('MI-WEAPON-06 MI-WEAPON-02 on later turns the order is reversed, with halberds among the long striking weapons', () => {
    const backwards = ['dagger', 'longSword', 'twoHandedAx', 'longSpear']
    backwards.slice(1).forEach((weapon, i) => {
      expect(orderOf(weapon, backwards[i]!, 1)).toEqual(['B', 'A'])
      expect(orderOf(backwards[i]!, weapon, 4)).toEqual(['A', 'B'])
    })
    expect({ longSpear: orderOf('halberd', 'longSpear', 1), poleax: orderOf('halberd', 'poleax', 1) }).toEqual({
      longSpear: ['A', 'B'],
      poleax: ['A+B'],
    })
  })

  test('MI-WEAPON-07 pikes strike first for two turns', () => {
    for (const pike of ['longPike', 'shortPike']) {
      expect([0, 1, 2].map((rounds) => orderOf('longSword', pike, rounds))).toEqual([
        ['B', 'A'],
        ['B', 'A'],
        ['A', 'B'],
      ])
    }
    expect([0, 1, 2].map((rounds) => orderOf('longPike', 'shortPike', rounds))).toEqual([['A+B'], ['A+B'], ['A+B']])
  })

  test('MI-WEAPON-07 against two-handed swords and axes, sérudla and sró they do so for one turn only', () => {
    for (const weapon of ['twoHandedSword', 'twoHandedAx']) {
      expect([0, 1].map((rounds) => orderOf(weapon, 'longPike', rounds))).toEqual([
        ['B', 'A'],
        ['A', 'B'],
      ])
    }
    expect(orderOf('poleax', 'longPike', 1)).toEqual(['B', 'A'])
    const sro = (rounds: number) =>
      order(fight({ weapon: 'sword', race: 'sro', files: 2 }, { weapon: 'longPike' }, rounds))
    expect({ 0: sro(0)[0], 1: sro(1)[0] }).toEqual({ 0: 'B', 1: 'A' })
  })

  test('MI-WEAPON-08 MI-WEAPON-12 weapons of the same group strike at once, using the numbers from before', () => {
    for (const [one, other] of [
      ['poleax', 'twoHandedAx'],
      ['mace', 'longSword'],
      ['dagger', 'rapier'],
    ] as const) {
      expect(orderOf(one, other)).toEqual(['A+B'])
      expect(orderOf(one, other, 3)).toEqual(['A+B'])
    }
  })

  test('MI-WEAPON-09 within the first group longer weapons strike first, on later turns shorter ones', () => {
    expect(orderOf('halberd', 'longSpear')).toEqual(['B', 'A'])
    expect(orderOf('shortSpear', 'halberd')).toEqual(['B', 'A'])
    expect(orderOf('shortSpear', 'longSpear')).toEqual(['B', 'A'])
    expect(orderOf('longSpear', 'shortSpear', 1)).toEqual(['B', 'A'])
    expect(orderOf('longPike', 'longSpear', 2)).toEqual(['B', 'A'])
    expect(orderOf('longSpear', 'longSpear')).toEqual(['A+B'])
  })

  test('MI-WEAPON-01 MI-WEAPON-09 MI-CREATURE-05 sérudla and sró have the reach of a long spear', () => {
    const beast = { weapon: 'sword', race: 'sro', files: 2 }
    expect(order(fight(beast, { weapon: 'longSpear' }))).toEqual(['A+B'])
    expect(order(fight({ weapon: 'halberd' }, beast))).toEqual(['B', 'A'])
    const folk = order(fight({ weapon: 'shortSpear' }, { weapon: 'spear', race: 'tinaliya' }))
    expect(folk).toEqual(['B', 'A'])
  })

  test('MI-WEAPON-01 MI-WEAPON-06 MI-CREATURE-04 on later turns sérudla and sró strike last, with the long spears', () => {
    const beast = { weapon: 'sword', race: 'sro', files: 2 }
    expect(order(fight(beast, { weapon: 'longSword' }, 1))[0]).toBe('B')
    expect(order(fight(beast, { weapon: 'longSpear' }, 1))).toEqual(['A+B'])
  })

  test('MI-WEAPON-01 MI-WEAPON-07 MI-WEAPON-09 MI-CREATURE-04 sérudla strike with the long spears, and pikes keep first strike against them for one turn', () => {
    const against = (weapon: string, rounds: number) => {
      const more = {
        race: 'serudla',
        weapons: [],
        armour: 'light',
        figures: 4,
        files: 2,
        charges: 0,
        stand: 'standing',
      }
      const men = legion('B', 1, 600, 600, { weapons: [weapon], figures: 40, armour: 'light', stand: 'standing' })
      const weapons = rounds > 0 ? { weapons: { attacker: 'sword', defender: weapon } } : {}
      const contacts = [{ attacker: 'A', defender: 'B', rounds, ...weapons }]
      return order(melee([legion('A', 0, 600, 600, more), men], { seed: 'order' }, { contacts }))
    }
    expect({ longSpear: against('longSpear', 0), longSword: against('longSword', 0) }).toEqual({
      longSpear: ['A+B'],
      longSword: ['A', 'B'],
    })
    expect({ 0: against('longPike', 0)[0], 1: against('longPike', 1)[0] }).toEqual({ 0: 'B', 1: 'A' })
  })

  test('MI-WEAPON-04 MI-MELEEFACTOR-33 natural weapons of nonhumans strike in their group', () => {
    const against = (race: string, weapon: string, files: number) =>
      order(fight({ weapon, race, files }, { weapon: 'longSword' }))
    expect(against('shen', 'swordAx', 5)).toEqual(['A+B'])
    expect(against('ahoggya', 'sword', 5)).toEqual(['A+B'])
    expect(against('hlutrgu', 'javelin', 10)).toEqual(['B', 'A'])
    expect(against('pygmyFolk', 'dagger', 10)).toEqual(['B', 'A'])
    expect(against('pygmyFolk', 'spear', 10)).toEqual(['A', 'B'])
  })

  test('MI-WEAPON-06 each pair of enemies counts its own turns', () => {
    const wide = legion('Wide', 0, 600, 600, { figures: 40, files: 20, stand: 'standing' })
    const foe = (name: string, x: number) =>
      legion(name, 1, x, 600, { weapons: ['longSpear'], figures: 20, files: 10, stand: 'standing' })
    const contacts: More[] = [
      { attacker: 'Wide', defender: 'Old', rounds: 1, weapons: { attacker: 'longSword', defender: 'longSpear' } },
      { attacker: 'New', defender: 'Wide' },
    ]
    const match = melee([wide, foe('Old', 525), foe('New', 675)], { seed: 'pairs' }, { contacts })
    const strikes = eventArgs(match, 'strike').map(({ striker, target }) => `${striker} at ${target}`)
    expect(strikes).toEqual(['New at Wide', 'Wide at Old', 'Wide at New', 'Old at Wide'])
  })
})

describe('melees', () => {
  const pair = (x: number, i: number) => [
    legion(`Ours ${i}`, 0, x, 600, { figures: 20, stand: 'standing' }),
    legion(`Theirs ${i}`, 1, x, 600, { figures: 20, stand: 'standing' }),
  ]

  test("MI-MELEE-13 melees are fought one after another from the mover's left", () => {
    const units = [...pair(900, 1), ...pair(300, 2), ...pair(600, 3)]
    const of = (mover: number) => order(melee(units, { seed: 'left' }, { mover })).map((names) => names.at(-1))
    expect(of(0)).toEqual(['2', '3', '1'])
    expect(of(1)).toEqual(['1', '3', '2'])
  })

  test('MI-MELEE-13 legions linked by contact form one melee with one order of strikes', () => {
    const wide = legion('Wide', 0, 600, 600, { weapons: ['mace'], figures: 40, files: 20, stand: 'standing' })
    const foe = (name: string, x: number, weapon: string) =>
      legion(name, 1, x, 600, { weapons: [weapon], figures: 20, files: 10, stand: 'standing' })
    const match = melee([wide, foe('Knives', 525, 'dagger'), foe('Spears', 675, 'longSpear')], { seed: 'linked' })
    expect(order(match)).toEqual(['Spears', 'Wide+Wide', 'Knives'])
  })

  test('MI-MELEE-13 MI-WEAPON-12 a legion broken by an earlier strike does not strike back', () => {
    const spears = legion('Spears', 0, 600, 600, { weapons: ['longSpear'], figures: 20 })
    const shaky = (original: number) =>
      legion('Shaky', 1, 600, 600, { weapons: ['dagger'], armour: 'light', figures: 20, original, standing: 'peasant' })
    const match = melee([spears, shaky(20)], { seed: 'break' })
    expect({ order: order(match), fate: unit(match, 'Shaky').fate }).toEqual({ order: ['Spears'], fate: 'routing' })
  })

  test('MI-WEAPON-12 casualties of an earlier strike do not strike', () => {
    const spears = legion('Spears', 0, 600, 600, { weapons: ['longSpear'], figures: 20, stand: 'standing' })
    const single = legion('Single', 1, 600, 600, { weapons: ['dagger'], figures: 10, stand: 'standing' })
    const match = melee([spears, single], { answers: ['left'], dice: [100] })
    expect(eventArgs(match, 'strike').map(({ figures }) => figures)).toEqual([10, 8])
  })

  test("MI-WEAPON-10 MI-WEAPON-07 in the turn of a change a legion strikes at the old weapon's place with the new one's factors", () => {
    const pikes = legion('Pikes', 0, 600, 600, { weapons: ['longPike', 'longSword'], figures: 20, stand: 'standing' })
    const swords = legion('Swords', 1, 600, 600, { figures: 20, stand: 'standing' })
    const weapons = { attacker: 'longPike', defender: 'longSword' }
    const contacts = [{ attacker: 'Pikes', defender: 'Swords', rounds: 1, weapons }]
    const match = melee([pikes, swords], { answers: [secret(0, 'longSword')], seed: 'change' }, { contacts })
    expect(order(match)).toEqual(['Pikes', 'Swords'])
    expect(eventArgs(match, 'strike')[0]).toMatchObject({ striker: 'Pikes', figures: 10 })
    expect(match.state.contacts[0]!.weapons.attacker).toBe('longSword')
  })
})
