import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { attacksBy, melee, rulesOf, termsOf, volley } from '../testing/fight.ts'
import { eventArgs, legion, type Scene } from '../testing/scene.ts'

const SWORD = { 'weapon.longSword': 6 }
const BOW = { 'weapon.longBow': 4 }

type More = Record<string, Json>

function fight(ours: More = {}, theirs: More = {}, others: readonly Json[] = [], more: More = {}): Scene {
  const own = legion('Ours', 0, 600, 600, { figures: 20, stand: 'standing', ...ours })
  const other = legion('Theirs', 1, 600, 600, { figures: 20, stand: 'standing', ...theirs })
  return melee([own, other, ...others], { seed: 'modifiers' }, more)
}

/** Archers shoot at a legion 100 mm ahead. */
function shoot(ours: More = {}, theirs: More = {}, others: readonly Json[] = []): Scene {
  const own = legion('Ours', 0, 600, 600, { missile: 'longBow', ...ours })
  const other = legion('Theirs', 1, 600, 500, { figures: 20, ...theirs })
  return volley([own, other, ...others], { seed: 'modifiers', answers: ['1'] })
}

const leader = (office: string, seat: 0 | 1, name: string, more: More = {}): Json => ({
  name,
  seat,
  office,
  // Directly behind two ranks of ten.
  at: [465 + name.length * 25, seat === 0 ? 640 : 560],
  with: seat === 0 ? 'Ours' : 'Theirs',
  ...more,
})

describe('leaders', () => {
  test('MI-LEADER-13 MI-LEADER-14 a dritlán gives +1 to the legion they lead and -1 to its attackers', () => {
    const match = fight({}, {}, [leader('dritlan', 0, 'Own')])
    expect(termsOf(match, 'Ours', 'attack')).toEqual({ ...SWORD, 'term.with-dritlan': 1 })
    expect(termsOf(match, 'Theirs', 'attack')).toEqual({ ...SWORD, 'term.target-dritlan': -1 })
  })

  test('MI-LEADER-13 MI-LEADER-14 the same applies to missiles', () => {
    const own = leader('dritlan', 0, 'Own', { at: [540, 620] })
    const match = shoot({}, {}, [own, leader('dritlan', 1, 'Other', { at: [590, 460] })])
    expect(termsOf(match, 'Ours', 'attack')).toEqual({ ...BOW, 'term.with-dritlan': 1, 'term.target-dritlan': -1 })
  })

  test('MI-LEADER-21 MI-LEADER-22 a kérdu gives +3 to the legion and -3 to its attackers', () => {
    const match = fight({}, {}, [leader('kerdu', 1, 'Theirs’')])
    expect(termsOf(match, 'Theirs', 'attack')).toEqual({ ...SWORD, 'term.with-kerdu': 3 })
    expect(termsOf(match, 'Ours', 'attack')).toEqual({ ...SWORD, 'term.target-kerdu': -3 })
  })

  test('MI-LEADER-27 if both lead the legion, only the kérdu counts', () => {
    const match = fight({}, {}, [leader('dritlan', 0, 'Own'), leader('kerdu', 0, 'General')])
    expect(termsOf(match, 'Ours', 'attack')).toEqual({ ...SWORD, 'term.with-kerdu': 3 })
    expect(termsOf(match, 'Theirs', 'attack')).toEqual({ ...SWORD, 'term.target-kerdu': -3 })
  })

  test('MI-LEADER-02 MI-LEADER-13 a dritlán gives nothing to a legion of another huitsán', () => {
    const match = fight({}, {}, [leader('dritlan', 0, 'Own', { huitsan: 1 })])
    expect(termsOf(match, 'Ours', 'attack')).toEqual(SWORD)
  })

  test('MI-LEADER-13 MI-LEADER-14 MI-LEADER-21 MI-LEADER-22 each bonus names its rule', () => {
    const rules = (office: string) => {
      const match = fight({}, {}, [leader(office, 0, 'Own')])
      return { ours: rulesOf(match, 'Ours', 'attack').at(-1), theirs: rulesOf(match, 'Theirs', 'attack').at(-1) }
    }
    expect(rules('dritlan')).toEqual({ ours: 'MI-LEADER-13', theirs: 'MI-LEADER-14' })
    expect(rules('kerdu')).toEqual({ ours: 'MI-LEADER-21', theirs: 'MI-LEADER-22' })
  })
})

describe('situations', () => {
  test('MI-SITUATION-02 MI-DISORG-11 MI-MELEE-08 a disorganized legion attacks at -3 and is attacked at +3', () => {
    const match = fight({ disorganized: true })
    expect(termsOf(match, 'Ours', 'attack')).toEqual({ ...SWORD, 'term.attacker-disorganized': -3 })
    expect(termsOf(match, 'Theirs', 'attack')).toEqual({ ...SWORD, 'term.target-disorganized': 3 })
    expect(termsOf(shoot({ disorganized: true }), 'Ours', 'attack')).toEqual({
      ...BOW,
      'term.attacker-disorganized': -3,
    })
    expect(termsOf(shoot({}, { disorganized: true }), 'Ours', 'attack')).toEqual({
      ...BOW,
      'term.target-disorganized': 3,
    })
  })

  test('MI-SITUATION-08 MI-MAGIC-07 MI-MAGIC-08 Gift weakens and Peace strengthens, in melee and missiles', () => {
    const under = (...kinds: string[]) => ({ enchantments: kinds.map((kind) => ({ kind, turns: 2 })) })
    const gift = fight(under('gift'))
    expect(termsOf(gift, 'Ours', 'attack')).toEqual({ ...SWORD, 'term.own-gift': -3 })
    expect(termsOf(gift, 'Theirs', 'attack')).toEqual({ ...SWORD, 'term.target-gift': 3 })
    const peace = shoot(under('peace'), under('peace'))
    expect(termsOf(peace, 'Ours', 'attack')).toEqual({ ...BOW, 'term.own-peace': 3, 'term.target-peace': -3 })
    const both = fight(under('gift', 'peace'))
    expect({ Ours: attacksBy(both, 'Ours')[0]!.attack, Theirs: attacksBy(both, 'Theirs')[0]!.attack }).toEqual({
      Ours: 6,
      Theirs: 6,
    })
  })

  test('MI-CHARGE-05 MI-MELEE-08 a charge gives +3 in melee unless the enemy charges too', () => {
    const match = fight({ charged: true })
    expect(termsOf(match, 'Ours', 'attack')).toEqual({ ...SWORD, 'term.charge': 3 })
    expect(termsOf(match, 'Theirs', 'attack')).toEqual(SWORD)
    const both = fight({ charged: true }, { charged: true })
    expect({ Ours: termsOf(both, 'Ours', 'attack'), Theirs: termsOf(both, 'Theirs', 'attack') }).toEqual({
      Ours: SWORD,
      Theirs: SWORD,
    })
    expect(termsOf(shoot({ charged: true }), 'Ours', 'attack')).toEqual(BOW)
  })

  test('MI-SITUATION-04 MI-MELEE-10 a hit in the rear gives the attacker +3 and cancels the shield', () => {
    const contacts = [{ attacker: 'Ours', defender: 'Theirs', side: 'rear' }]
    const match = fight({}, {}, [], { contacts })
    expect(termsOf(match, 'Ours', 'attack')).toEqual({ ...SWORD, 'term.from-behind': 3 })
    expect(termsOf(match, 'Ours', 'defence')).toEqual({ 'armour.heavy': 11, 'term.shieldless': -5 })
    expect(termsOf(match, 'Theirs', 'attack')).toEqual(SWORD)
    expect(termsOf(match, 'Theirs', 'defence')).toEqual({ 'armour.heavy': 11 })
  })

  test('MI-SITUATION-04 MI-MELEE-10 a flank attack has neither modifier', () => {
    const match = fight({}, {}, [], { contacts: [{ attacker: 'Ours', defender: 'Theirs', side: 'flank' }] })
    expect({ attack: termsOf(match, 'Ours', 'attack'), defence: termsOf(match, 'Ours', 'defence') }).toEqual({
      attack: SWORD,
      defence: { 'armour.heavy': 11 },
    })
  })

  test('MI-SITUATION-04 MI-MISSILE-15 missiles from behind have the same modifiers but do not disorganize', () => {
    const match = shoot({}, { facing: 'north', at: [600, 400] })
    expect(termsOf(match, 'Ours', 'attack')).toEqual({ ...BOW, 'term.from-behind': 3 })
    expect(termsOf(match, 'Ours', 'defence')).toEqual({ 'armour.heavy': 11, 'term.shieldless': -5 })
    expect(match.state.units[1]!.disorganized).toBe(null)
    expect(match.events.filter(({ type }) => type.startsWith('panic'))).toEqual([])
  })

  test('MI-SITUATION-05 MI-SITUATION-06 MI-SKIRMISH-09 MI-MISSILE-15 long range costs 5, and so do skirmishers as a target', () => {
    const far = shoot({}, { at: [600, 300] })
    expect(termsOf(far, 'Ours', 'attack')).toEqual({ ...BOW, 'term.long-range': -5 })
    const loose = shoot({}, { type: 'irregularSkirmisher', armour: 'light', stand: 'standing' })
    expect(termsOf(loose, 'Ours', 'attack')).toEqual({ ...BOW, 'term.skirmisher-target': -5 })
  })

  test('MI-SITUATION-07 MI-MISSILE-15 shooting from the air gives +3; shooting at flyers costs 5', () => {
    const hlaka = { race: 'hlaka', weapons: [], armour: 'light', figures: 2, files: 2, height: 50 }
    const down = shoot({ ...hlaka, missile: 'hlakaCrossbow' })
    expect(termsOf(down, 'Ours', 'attack')).toEqual({ 'weapon.hlakaCrossbow': 4, 'term.flying': 3 })
    const up = shoot({}, hlaka)
    expect(termsOf(up, 'Ours', 'attack')).toEqual({ ...BOW, 'term.target-flying': -5 })
  })

  test('MI-ROUT-10 a routing legion is attacked as in the rear and does not strike', () => {
    const match = fight({}, { routing: ['Ours'], stand: 'untried' })
    expect(termsOf(match, 'Ours', 'attack')).toEqual({ ...SWORD, 'term.from-behind': 3 })
    expect(termsOf(match, 'Ours', 'defence')).toMatchObject({ 'term.shieldless': -5 })
    expect(attacksBy(match, 'Theirs')).toEqual([])
    expect(eventArgs(match, 'strike.runs')).toEqual([{ striker: 'Theirs', target: 'Ours' }])
  })
})
