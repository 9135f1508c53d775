import { readInput } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { ownCard } from '../army.fixture.ts'
import { draftSchema } from '../list.ts'
import { modelCost } from './cost.ts'
import type { CardFigures } from './reference-card.ts'

/** A player's own card: S = 20, MOV 10, COU 4, DIS 3, nothing else. */
function card(rest: object = {}): CardFigures {
  const profiles = [ownCard('made', { ini: 4, att: 4, str: 4, def: 4, res: 4, ...rest })]
  return readInput('army', draftSchema, { army: 'lions', points: 100, cards: [], profiles }).profiles![0]!
}

/** How much a change raises the price of a card. */
const dearer = (rest: object, than: object = {}) => modelCost(card(rest))! - modelCost(card(than))!

const AIMED = (strength: number, ranges: number[], aim: number) => ({ aim, weapon: { name: 'Bow', strength, ranges } })
const MAGE = { pow: 4, rank: 'initiate', magic: { elements: ['air'], paths: ['solaris'] } }
const PRIEST = { rank: 'devout', faith: { cult: 'Arïn', aura: 10, creation: 1, alteration: 1, destruction: 1 } }

describe('the cost model', () => {
  test('CF-COST-01 a card pays a constant, its body, COU or FEAR, and DIS', () => {
    expect(modelCost(card())).toBeCloseTo(1 + 0.021 * 400 + 0.8 + 0.9)
    expect(dearer({ ini: 5 })).toBeCloseTo(0.021 * (441 - 400))
    expect(dearer({ cou: 5 })).toBeCloseTo(0.2)
    expect(dearer({ cou: null, fear: 4 })).toBeCloseTo(3.6 - 0.8)
    expect(dearer({ dis: 5 })).toBeCloseTo(0.6)
  })

  test('CF-COST-02 movement beyond 10 costs, half is returned below it, and half is charged for flight', () => {
    expect(dearer({ mov: 15 })).toBeCloseTo(0.65 * 5)
    expect(dearer({ mov: 7 })).toBeCloseTo(-0.65 * 1.5)
    const flying = { flight: 20, abilities: ['flight'] }
    expect(dearer({ ...flying, flight: 24 }, flying)).toBeCloseTo(0.65 * 2)
  })

  test('CF-COST-03 shooting costs by AIM, STR and the three ranges, and half as much again for artillery', () => {
    expect(dearer(AIMED(6, [20, 40, 60], 3))).toBeCloseTo((4 * 6 * 120) / 260)
    const engine = { machine: { artillery: 'light', mobile: true } }
    expect(dearer({ ...engine, ...AIMED(6, [20, 40, 60], 3) }, engine)).toBeCloseTo((1.5 * (4 * 6 * 120)) / 260)
  })

  test('CF-COST-04 magic costs by POW, level, and further Elements and paths', () => {
    const plain = { rank: 'initiate' }
    expect(dearer(MAGE, plain)).toBeCloseTo(14 + 2)
    for (const [rank, cost] of [
      ['adept', 6],
      ['master', 12],
      ['virtuoso', 20],
    ] as const) {
      expect(dearer({ ...MAGE, rank }, MAGE)).toBeCloseTo(cost - 2)
    }
    const more = { ...MAGE, magic: { elements: ['air', 'water', 'light'], paths: ['solaris', 'chronomancy'] } }
    expect(dearer(more, MAGE)).toBeCloseTo(2 * 2 + 1)
  })

  test('CF-COST-05 faith costs by Aspects, level and aura', () => {
    expect(dearer(PRIEST, { rank: 'devout' })).toBeCloseTo(9 + 2 + 2)
    for (const [rank, cost] of [
      ['zealot', 6],
      ['dean', 12],
      ['avatar', 22],
    ] as const) {
      expect(dearer({ ...PRIEST, rank }, PRIEST)).toBeCloseTo(cost - 2)
    }
    expect(dearer({ ...PRIEST, faith: { ...PRIEST.faith, aura: 20 } }, PRIEST)).toBeCloseTo(2)
  })

  test('CF-COST-06 sacred equipment costs by what it improves, a sword-axe and steam 2, structure points 2 each', () => {
    const strong = { att: 5, str: 7, def: 2, res: 9 }
    expect(dearer({ ...strong, equipment: ['sacred-weapon'] }, strong)).toBeCloseTo(12)
    expect(dearer({ ...strong, equipment: ['sacred-armour'] }, strong)).toBeCloseTo(11)
    expect(dearer({ equipment: ['sword-axe'] })).toBeCloseTo(2)
    expect(dearer({ equipment: ['boiler', 'steam-axe'] }, { equipment: ['boiler'] })).toBeCloseTo(2)
    const engine = { artillery: 'chariot', mobile: true, weight: 2 }
    expect(dearer({ machine: { ...engine, structurePoints: 5 } }, { machine: engine })).toBeCloseTo(10)
  })

  test('CF-COST-07 larger Sizes cost more', () => {
    expect(dearer({ size: 'large', base: 'creature' })).toBeCloseTo(2)
    const giant = { base: 'creature', abilities: ['enormous'], size: 'very-large' }
    // Enormous costs 6 at S = 20.
    expect(dearer(giant)).toBeCloseTo(4 + 6)
  })

  test('CF-COST-08 Characters cost more: warriors more than pure mystics, marksmen most', () => {
    expect(dearer({ character: true })).toBeCloseTo(9 + 3)
    const bow = AIMED(6, [20, 40, 60], 3)
    expect(dearer({ ...bow, character: true }, bow)).toBeCloseTo(9 + 3 + 4)
    expect(dearer({ ...MAGE, character: true }, MAGE)).toBeCloseTo(3 + 4)
    expect(dearer({ ...PRIEST, character: true }, PRIEST)).toBeCloseTo(3 + 4)
    const warrior = { ...MAGE, abilities: ['warrior-mage'] }
    expect(dearer({ ...warrior, character: true }, warrior)).toBeCloseTo(9 + 3)
  })

  test('CF-COST-09 legends with S above 36 cost more', () => {
    const body = (s: number) => ({ ini: s - 28, att: 7, str: 7, def: 7, res: 7 })
    expect(dearer(body(36), body(35))).toBeCloseTo(0.021 * (36 * 36 - 35 * 35))
    expect(dearer(body(40), body(36))).toBeCloseTo(0.021 * (40 * 40 - 36 * 36) + 0.18 * 16)
  })

  test.each([
    ['feint', 1],
    ['brutal', 1.5],
    ['dodge', 2],
    ['fierce', 2.5],
    ['hard-boiled', 3],
    ['war-horse', 4],
    ['born-killer', 7],
    ['loved-by-the-gods', 15],
    ['implacable/2', 3],
    ['regeneration/4', 4],
    ['regeneration/6', 1.5],
    ['mutagenic/2', 7],
    ['toxic/2', 6],
    ['master-strike/4', 2.2],
    ['charging-strength/8', 2],
  ])('CF-COST-10 the combat ability %s costs %d at S = 20, and half as much again at S = 30', (ability, price) => {
    const big = { ini: 14 }
    expect(dearer({ abilities: [ability] })).toBeCloseTo(price)
    expect(dearer({ ...big, abilities: [ability] }, big)).toBeCloseTo(price * 1.5)
  })

  test.each([
    ['vulnerable', -4],
    ['pariah', -2],
    ['predictable', -1],
    ['mercenary', 0],
    ['assault-fire', 1],
    ['living-dead', 2],
    ['authority', 3],
    ['scout', 4],
    ['war-cry/5', 2],
    ['infiltration/10', 2],
    ['insensitive/4', 13],
    ['cure/5', 4],
  ])('CF-COST-11 the ability %s costs %d for any body', (ability, price) => {
    const big = { ini: 14 }
    expect(dearer({ abilities: [ability] })).toBeCloseTo(price)
    expect(dearer({ ...big, abilities: [ability] }, big)).toBeCloseTo(price)
  })
})
