import { InputError, type Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { spherewars } from '../game.ts'

const RANGER = { who: 'ranger', seat: 0, x: 10, y: 20 }
const FIEND = { who: 'fiend', seat: 1, x: 20, y: 20 }

/** What is wrong with a situation; empty if nothing is. */
function problems(position: Json): string[] {
  try {
    spherewars.situate(position)
    return []
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return error.problems.map(({ field, message }) => `${field}: ${message}`)
  }
}

const ranger = (more: Record<string, Json>) => problems({ figures: [{ ...RANGER, ...more }, FIEND] })

describe('a situation with a fault is refused, and the message names the field:', () => {
  test.each<[string, Record<string, Json>, RegExp]>([
    ['who', { who: 'rangr' }, /^figures\[0\]\.who: no combatant is called "rangr"$/],
    ['member', { member: 3 }, /^figures\[0\]\.member: Ranger has 1, counted from 0$/],
    ['seat', { seat: 2 }, /^figures\[0\]\.seat: is on no side$/],
    ['an ability', { profile: { abilities: ['tuff'] } }, /^figures\[0\]\.profile\.abilities\[0\]: "tuff" is nothing/],
    ['a weapon', { profile: { weapons: ['sword'] } }, /^figures\[0\]\.profile\.weapons\[0\]: "sword" is nothing/],
    ['an attribute', { profile: { dex: 'x' } }, /^figures\[0\]\.profile\.dex: .*number/],
    ['an attribute below nothing', { profile: { dex: -1 } }, /^figures\[0\]\.profile\.dex: /],
    ['a figure no profile has', { profile: { speed: 3 } }, /^figures\[0\]\.profile: .*"speed"/],
    ['a kind of movement', { profile: { movement: 'slow' } }, /^figures\[0\]\.profile\.movement: .*"fixed"/],
    ['an artefact', { artefacts: ['rune'] }, /^figures\[0\]\.artefacts\[0\]: "rune" is nothing/],
    ['a consumable', { consumables: ['beer'] }, /^figures\[0\]\.consumables\[0\]: "beer" is nothing/],
    [
      'an effect',
      { effects: [{ ability: 'zz', until: 'turn' }] },
      /^figures\[0\]\.effects\[0\]\.ability: "zz" is nothing/,
    ],
    [
      'the source of an effect',
      { effects: [{ ability: 'tough', until: 'turn', source: 'Bo' }] },
      /source: no figure is called/,
    ],
    ['wounds', { wounds: 99 }, /^figures\[0\]\.wounds: has 6 at most$/],
    ['a place off the table', { x: -5 }, /^figures\[0\]: "Ranger" stands off the table \(SW-MOVE-26\)$/],
    ['a floor', { floor: 2 }, /^figures\[0\]\.floor: there is no such floor \(SW-SCENERY-33\)$/],
    ['a place on another base', { x: 19 }, /^figures\[1\]: "Fiend" overlaps "Ranger"$/],
  ])('%s', (_what, more, message) => {
    const found = ranger(more)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(message)
  })

  test('orders for seats that there are not', () => {
    expect(problems({ figures: [RANGER, FIEND], orders: [1, 2, 3] })).toEqual(['orders: there are 3 for 2 seats'])
  })
})

test('figures may differ from the roster in everything a profile has', () => {
  const profile = { dex: 5, pow: 3, baseMm: 50, abilities: ['tough'], movement: 'flying' }
  const { state } = spherewars.situate({ figures: [{ ...RANGER, profile, name: 'Rana' }, FIEND] })
  expect(state.combatants[0]?.profile).toMatchObject({ name: 'Rana', dex: 5, pow: 3, abilities: ['tough'], mov: 6 })
  expect(state.combatants[0]?.profile.base.radius).toBe(2500)
})
