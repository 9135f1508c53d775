import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { attacksBy, melee, rulesOf, termsOf, volley } from '../testing/fight.ts'
import { legion, optionKeys, type Scene } from '../testing/scene.ts'

type More = Record<string, Json>
const SWORD = { 'weapon.longSword': 6 }
const BOW = { 'weapon.longBow': 4 }

/** Terrain under both sides of the fight at (600, 600) and around it. */
const under = (terrain: string): Json => ({ terrain, shape: { box: [400, 400], size: [400, 400] } })
const line = (terrain: string, y: number): Json => ({
  terrain,
  shape: {
    wall: [
      [300, y],
      [900, y],
    ],
  },
})
const hill = (level: number, diameter: number, y: number): Json => ({
  terrain: 'hill',
  level,
  shape: { disc: [600, y], diameter },
})

function fight(terrain: readonly Json[], ours: More = {}, theirs: More = {}, more: More = {}): Scene {
  const own = legion('Ours', 0, 600, 600, { figures: 20, stand: 'standing', ...ours })
  const other = legion('Theirs', 1, 600, 600, { figures: 20, stand: 'standing', ...theirs })
  return melee([own, other], { seed: 'ground' }, { terrain, ...more })
}

/** Ours contacted Theirs across the first piece of terrain. */
function fightAcross(piece: Json): Scene {
  return fight([piece], {}, {}, { contacts: [{ attacker: 'Ours', defender: 'Theirs', across: 0 }] })
}

function shoot(terrain: readonly Json[], ours: More = {}, theirs: More = {}): Scene {
  const own = legion('Ours', 0, 600, 600, { missile: 'longBow', ...ours })
  const other = legion('Theirs', 1, 600, 540, { figures: 20, ...theirs })
  return volley([own, other], { seed: 'ground', answers: ['1'] }, { terrain })
}

describe('ground in melee', () => {
  test('MI-TERRAIN-03 ploughed ground affects neither melee nor missiles', () => {
    const match = fight([under('ploughed')])
    expect({ Ours: termsOf(match, 'Ours', 'attack'), Theirs: termsOf(match, 'Theirs', 'attack') }).toEqual({
      Ours: SWORD,
      Theirs: SWORD,
    })
    expect(termsOf(shoot([under('ploughed')]), 'Ours', 'attack')).toEqual(BOW)
  })

  test('MI-TERRAIN-05 MI-TERRAIN-06 MI-TERRAIN-07 fighting downhill helps and uphill hinders: by 1 on gentle slopes, 3 on steep ones, 5 on cliffs', () => {
    const slopes: readonly [readonly Json[], number, string][] = [
      [[hill(1, 400, 400)], 1, 'MI-TERRAIN-05'],
      [[hill(1, 400, 400), hill(2, 320, 400)], 3, 'MI-TERRAIN-06'],
      [[hill(1, 400, 400), hill(2, 390, 400)], 5, 'MI-TERRAIN-07'],
      [[hill(1, 400, 400), line('cliff', 600)], 5, 'MI-TERRAIN-07'],
    ]
    for (const [terrain, amount, rule] of slopes) {
      const match = fight(terrain)
      expect(termsOf(match, 'Ours', 'attack')).toEqual({ ...SWORD, 'term.uphill': -amount })
      expect(termsOf(match, 'Theirs', 'attack')).toEqual({ ...SWORD, 'term.downhill': amount })
      expect(rulesOf(match, 'Ours', 'attack')).toContain(rule)
    }
  })

  test('MI-TERRAIN-21 MI-SITUATION-07 terrain obstacles do not affect fights in the air', () => {
    const aloft = { race: 'hlaka', weapons: [], armour: 'light', figures: 2, height: 50 }
    const contacts = [{ attacker: 'Ours', defender: 'Theirs', across: 0 }]
    const match = fight([line('barricade', 600)], aloft, aloft, { contacts })
    for (const name of ['Ours', 'Theirs']) expect(rulesOf(match, name, 'attack')).not.toContain('MI-TERRAIN-08')
    expect(attacksBy(match, 'Ours')).toHaveLength(1)
  })

  test('MI-TERRAIN-05 a hill has no effect between fighters on the same level', () => {
    expect(termsOf(fight([hill(1, 800, 600)]), 'Ours', 'attack')).toEqual(SWORD)
  })

  test('MI-TERRAIN-02 MI-TERRAIN-08 MI-TERRAIN-09 MI-TERRAIN-15 MI-TERRAIN-16 MI-TERRAIN-19 across an obstacle the attacker loses and the defender gains', () => {
    const course = (terrain: string): Json => ({
      terrain,
      shape: {
        course: [
          [300, 600],
          [900, 600],
        ],
        width: 25,
      },
    })
    const effects: readonly [Json, number, number, string][] = [
      [line('earthworks', 600), -2, 2, 'MI-TERRAIN-08'],
      [line('barricade', 600), -2, 2, 'MI-TERRAIN-08'],
      [line('stockade', 600), -5, 3, 'MI-TERRAIN-09'],
      [line('lowWall', 600), -5, 3, 'MI-TERRAIN-09'],
      [course('narrowStream'), -1, 1, 'MI-TERRAIN-15'],
      [course('irrigationDitch'), -1, 1, 'MI-TERRAIN-15'],
      [course('stream'), -3, 3, 'MI-TERRAIN-16'],
      [course('ford'), -1, 1, 'MI-TERRAIN-19'],
    ]
    for (const [piece, attacker, defender, rule] of effects) {
      const match = fightAcross(piece)
      expect({ rule, attack: attacksBy(match, 'Ours')[0]!.attack }).toEqual({ rule, attack: 6 + attacker })
      expect({ rule, attack: attacksBy(match, 'Theirs')[0]!.attack }).toEqual({ rule, attack: 6 + defender })
      expect(rulesOf(match, 'Ours', 'attack')).toContain(rule)
    }
  })

  test('MI-TERRAIN-10 both sides gain 3 inside a village or town, and nothing outside it', () => {
    for (const terrain of ['village', 'town']) {
      const match = fight([under(terrain)])
      const house = { ...SWORD, [`terrain.${terrain}`]: 3 }
      expect({ Ours: termsOf(match, 'Ours', 'attack'), Theirs: termsOf(match, 'Theirs', 'attack') }).toEqual({
        Ours: house,
        Theirs: house,
      })
    }
    const edge = fight([{ terrain: 'village', shape: { box: [400, 400], size: [400, 200] } }])
    expect(termsOf(edge, 'Ours', 'attack')).toEqual(SWORD)
    expect(termsOf(edge, 'Theirs', 'attack')).toMatchObject({ 'terrain.village': 3 })
  })

  test('MI-TERRAIN-12 in open woods and orchards long weapons lose 3 and short ones nothing', () => {
    for (const terrain of ['openWoods', 'orchard']) {
      const attack = (weapon: string, race = 'human') => {
        const files = race === 'human' ? 8 : 6
        const ours = { weapons: [weapon], race, files, figures: 2 * files }
        const match = fight([under(terrain)], ours, { files: 8 })
        return attacksBy(match, 'Ours')[0]!.attack
      }
      expect(['longSpear', 'twoHandedAx', 'longSword', 'dagger'].map((weapon) => attack(weapon))).toEqual([2, 8, 6, 4])
      expect(attack('clubs', 'pachiLei')).toBe(9)
    }
  })

  test('MI-TERRAIN-13 long weapons cannot be used in dense woods', () => {
    const woods = [under('denseWoods')]
    const loose = { type: 'regularSkirmisher', files: 5, figures: 10 }
    const armed = fight(woods, { ...loose, weapons: ['longSpear', 'mace', 'dagger'] }, loose)
    expect(optionKeys(armed)).toEqual(['mace', 'dagger'])
    const spears = fight(woods, { ...loose, weapons: ['longSpear'] }, loose)
    expect(termsOf(spears, 'Ours', 'attack')).toMatchObject({ 'weapon.dagger': 4 })
    const folk = fight(
      woods,
      { ...loose, race: 'swampFolk', weapons: ['spear'] },
      { ...loose, race: 'swampFolk', weapons: ['spear'] },
    )
    expect(termsOf(folk, 'Ours', 'attack')).toMatchObject({ 'weapon.improvised': 7, 'term.improvised': -2 })
  })

  test('MI-TERRAIN-14 MI-CREATURE-02 in swamp and mud everyone attacks at -5, natives of such ground at -3', () => {
    for (const terrain of ['swamp', 'mud']) {
      expect(attacksBy(fight([under(terrain)]), 'Ours')[0]).toMatchObject({ attack: 1 })
      for (const [race, weapon, attack, files] of [
        ['ahoggya', 'sword', 14, 4],
        ['swampFolk', 'spear', 4, 6],
        ['hlutrgu', 'javelin', 2, 8],
      ] as const) {
        const match = fight(
          [under(terrain)],
          { race, weapons: [weapon], armour: 'light', files, figures: 3 * files },
          { files: 8 },
        )
        expect({ race, attack: attacksBy(match, 'Ours')[0]?.attack }).toEqual({ race, attack })
      }
      expect(termsOf(shoot([under(terrain)]), 'Ours', 'attack')).toEqual({ ...BOW, [`terrain.${terrain}`]: -5 })
    }
  })

  test('MI-TERRAIN-12 MI-TERRAIN-13 woods affect a fight if either side stands in them', () => {
    const edge = (terrain: string): Json => ({ terrain, shape: { box: [400, 400], size: [400, 200] } })
    const spears = { weapons: ['longSpear'] }
    expect(termsOf(fight([edge('openWoods')], spears), 'Ours', 'attack')).toEqual({
      'weapon.longSpear': 5,
      'terrain.openWoods': -3,
    })
    expect(termsOf(fight([edge('denseWoods')], spears), 'Ours', 'attack')).toEqual({ 'weapon.dagger': 4 })
  })

  test('MI-TERRAIN-12 MI-TERRAIN-13 MI-TERRAIN-14 MI-RANGE-02 woods and swamps that neither side stands in have no effect', () => {
    for (const terrain of ['openWoods', 'denseWoods', 'swamp']) {
      const elsewhere = { terrain, shape: { box: [1400, 400], size: [400, 400] } }
      const match = fight([elsewhere], { weapons: ['longSpear'] })
      expect({ terrain, terms: termsOf(match, 'Ours', 'attack') }).toEqual({
        terrain,
        terms: { 'weapon.longSpear': 5 },
      })
      expect({ terrain, terms: termsOf(shoot([elsewhere]), 'Ours', 'attack') }).toEqual({ terrain, terms: BOW })
    }
  })

  test('MI-TERRAIN-10 MI-TERRAIN-14 MI-TERRAIN-21 flyers are affected by neither swamps nor houses', () => {
    const hlaka = { race: 'hlaka', weapons: [], armour: 'light', figures: 4, files: 2, height: 50 }
    const ground = [under('swamp'), under('village')]
    expect(termsOf(fight(ground, hlaka, hlaka), 'Ours', 'attack')).toEqual({ 'weapon.sword': 5 })
    const shot = shoot([under('swamp')], { ...hlaka, missile: 'hlakaCrossbow' }, { at: [600, 480] })
    expect(attacksBy(shot, 'Ours')[0]).toMatchObject({ attack: 4 + 3 })
  })
})

describe('ground and missiles', () => {
  test('MI-TERRAIN-02 MI-TERRAIN-04 MI-TERRAIN-10 a legion has cover if at least half of its figures stand in it', () => {
    const cover = (terrain: string, depth: number): Json => ({
      terrain,
      shape: { box: [400, 490], size: [400, depth] },
    })
    for (const [terrain, amount] of [
      ['rough', -3],
      ['village', -5],
      ['town', -5],
    ] as const) {
      expect(termsOf(shoot([cover(terrain, 60)]), 'Ours', 'attack')).toEqual({ ...BOW, [`terrain.${terrain}`]: amount })
      expect(termsOf(shoot([cover(terrain, 25)]), 'Ours', 'attack')).toMatchObject({ [`terrain.${terrain}`]: amount })
    }
    expect(termsOf(shoot([cover('rough', 15)]), 'Ours', 'attack')).toEqual(BOW)
    const hlaka = { race: 'hlaka', weapons: [], armour: 'light', figures: 2, files: 2, height: 50 }
    expect(termsOf(shoot([cover('village', 60)], {}, hlaka), 'Ours', 'attack')).toEqual({
      ...BOW,
      'term.target-flying': -5,
    })
  })

  test('MI-TERRAIN-02 MI-TERRAIN-08 MI-TERRAIN-09 a wall or bank costs the shooters 5', () => {
    for (const terrain of ['earthworks', 'barricade', 'lowWall']) {
      const match = shoot([line(terrain, 545)])
      expect({ terrain, terms: termsOf(match, 'Ours', 'attack') }).toEqual({
        terrain,
        terms: { ...BOW, [`terrain.${terrain}`]: -5 },
      })
    }
    expect(termsOf(shoot([line('lowWall', 580)]), 'Ours', 'attack')).toEqual(BOW)
    const theirs = {
      terrain: 'lowWall',
      shelters: 0,
      shape: {
        wall: [
          [300, 545],
          [900, 545],
        ],
      },
    }
    expect(termsOf(shoot([theirs]), 'Ours', 'attack')).toEqual(BOW)
  })

  test('MI-TERRAIN-09 shooting from behind a low wall or stockade gives +3', () => {
    expect(termsOf(shoot([line('lowWall', 595)]), 'Ours', 'attack')).toEqual({ ...BOW, 'terrain.lowWall': 3 })
    expect(termsOf(shoot([line('barricade', 595)]), 'Ours', 'attack')).toEqual(BOW)
  })

  test('MI-TERRAIN-02 MI-TERRAIN-09 a wall covers a legion within 10 mm of it that has half of its figures behind it', () => {
    const wall = (...points: [number, number][]): Json => ({ terrain: 'lowWall', shape: { wall: points } })
    const givesCover = (piece: Json) => attacksBy(shoot([piece]), 'Ours')[0]!.attack === 4 - 5
    expect(givesCover(wall([300, 545], [600, 545]))).toBe(true)
    expect(givesCover(wall([300, 545], [590, 545]))).toBe(false)
    expect({ 550: givesCover(line('lowWall', 550)), 551: givesCover(line('lowWall', 551)) }).toEqual({
      550: true,
      551: false,
    })
    expect(givesCover(wall([300, 545], [900, 545], [900, 900]))).toBe(true)
  })

  test('MI-TERRAIN-02 MI-TERRAIN-09 a wall assigned to one side covers only that side', () => {
    const shelters = (seat: 0 | 1): Json => ({ ...(line('lowWall', 545) as More), shelters: seat })
    expect([0, 1].map((seat) => attacksBy(shoot([shelters(seat as 0 | 1)]), 'Ours')[0]!.attack)).toEqual([4, -1])
  })

  test('MI-TERRAIN-11 ruins are rough ground within low walls', () => {
    const ruins = [{ terrain: 'rough', shape: { box: [400, 480], size: [400, 65] } }, line('lowWall', 545)]
    expect(termsOf(shoot(ruins), 'Ours', 'attack')).toEqual({ ...BOW, 'terrain.rough': -3, 'terrain.lowWall': -5 })
  })

  test('MI-TERRAIN-12 MI-TERRAIN-13 MI-RANGE-02 woods cost shooters 5 and limit range to 75 mm (open) or 25 mm (dense) into, out of or through them', () => {
    const into = (terrain: string): Json => ({ terrain, shape: { box: [400, 480], size: [400, 70] } })
    const out = (terrain: string): Json => ({ terrain, shape: { box: [400, 595], size: [400, 80] } })
    const through = (terrain: string): Json => ({ terrain, shape: { box: [400, 560], size: [400, 20] } })
    for (const [terrain, limit] of [
      ['openWoods', 75],
      ['orchard', 75],
      ['denseWoods', 25],
    ] as const) {
      for (const [i, wood] of [into, out, through].entries()) {
        const loose = { type: 'regularSkirmisher', files: 5, figures: 5, armour: 'light' }
        const at = (gap: number) => ({ ...loose, at: [600, 600 - gap] })
        const piece = i === 0 ? { terrain, shape: { box: [400, 400], size: [400, 195] } } : wood(terrain)
        if (i === 2 && limit === 25) continue
        const near = shoot([piece], loose, at(limit))
        expect(termsOf(near, 'Ours', 'attack'), `${terrain} ${i}`).toEqual({
          ...BOW,
          'term.skirmisher-target': -5,
          [`terrain.${terrain}`]: -5,
        })
        expect(optionKeys(volleyAt([piece], loose, at(limit + 1))), `${terrain} ${i}`).toEqual([])
      }
    }
  })

  test('MI-TERRAIN-12 MI-TERRAIN-13 MI-RANGE-02 several woods count once, as the densest of them', () => {
    const loose = { type: 'regularSkirmisher', files: 5, figures: 5, armour: 'light' }
    const woods = [under('openWoods'), under('denseWoods')]
    for (const terrain of [woods, [...woods].reverse()]) {
      expect(attacksBy(shoot(terrain, loose, { ...loose, at: [600, 575] }), 'Ours')[0]).toMatchObject({
        attack: 4 - 5 - 5,
      })
      expect(optionKeys(volleyAt(terrain, loose, { ...loose, at: [600, 574] }))).toEqual([])
    }
  })

  test('MI-TERRAIN-12 MI-TERRAIN-21 woods affect neither shots at flyers nor shots by them', () => {
    const hlaka = { race: 'hlaka', weapons: [], armour: 'light', figures: 1, files: 1, height: 25, at: [600, 560] }
    const flyer = { ...hlaka, missile: 'hlakaCrossbow', at: [600, 600] }
    const south = { terrain: 'openWoods', shape: { box: [400, 595], size: [400, 80] } }
    const north = { terrain: 'openWoods', shape: { box: [400, 400], size: [400, 145] } }
    const between = { terrain: 'openWoods', shape: { box: [400, 565], size: [400, 20] } }
    const attack = (wood: Json, ours: More, theirs: More) => attacksBy(shoot([wood], ours, theirs), 'Ours')[0]!.attack
    // Crossbows have 4, plus 3 from the air; bows have 4, minus 5 at flyers; woods cost another 5.
    expect([south, north, between].map((wood) => attack(wood, flyer, {}))).toEqual([7, 2, 7])
    expect([south, north, between].map((wood) => attack(wood, {}, hlaka))).toEqual([-6, -1, -1])
  })

  test('MI-TERRAIN-05 MI-TERRAIN-06 MI-TERRAIN-07 only slopes between shooter and target count; a cliff counts even where it bends', () => {
    const far = (level: number, diameter: number) => ({
      terrain: 'hill',
      level,
      shape: { disc: [1600, 340], diameter },
    })
    const gentle = shoot([hill(1, 400, 340), far(1, 400), far(2, 320)])
    expect(termsOf(gentle, 'Ours', 'attack')).toEqual({ ...BOW, 'term.uphill': -1 })
    const bent = [
      [300, 570],
      [900, 570],
      [900, 900],
    ]
    const cliff = shoot([hill(1, 400, 340), { terrain: 'cliff', shape: { wall: bent } }])
    expect(termsOf(cliff, 'Ours', 'attack')).toEqual({ ...BOW, 'term.uphill': -5 })
  })

  test('MI-TERRAIN-05 MI-TERRAIN-06 slopes affect shots up and down; the steeper of two counts, and flyers ignore them', () => {
    const steep = [hill(1, 400, 340), hill(2, 320, 340)]
    expect(termsOf(shoot([hill(1, 400, 340)]), 'Ours', 'attack')).toEqual({ ...BOW, 'term.uphill': -1 })
    expect(termsOf(shoot(steep), 'Ours', 'attack')).toEqual({ ...BOW, 'term.uphill': -3 })
    const summit = [hill(1, 500, 340), hill(2, 420, 340), hill(3, 100, 340)]
    expect(termsOf(shoot(summit), 'Ours', 'attack')).toEqual({ ...BOW, 'term.uphill': -3 })
    const down = shoot([hill(1, 300, 700)])
    expect(termsOf(down, 'Ours', 'attack')).toEqual({ ...BOW, 'term.downhill': 1 })
    const hlaka = { race: 'hlaka', weapons: [], armour: 'light', figures: 2, files: 2, height: 25 }
    expect(termsOf(shoot([hill(1, 400, 340)], {}, hlaka), 'Ours', 'attack')).toEqual({
      ...BOW,
      'term.target-flying': -5,
    })
  })
})

/** Gets the offered options instead of answering. */
function volleyAt(terrain: readonly Json[], ours: More, theirs: More): Scene {
  const own = legion('Ours', 0, 600, 600, { missile: 'longBow', ...ours })
  const other = legion('Theirs', 1, 600, 540, { figures: 20, ...theirs })
  return volley([own, other], {}, { terrain })
}
