import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { attacksBy, melee, rulesOf, secret, termsOf, volley } from '../testing/fight.ts'
import { legion, type Scene } from '../testing/scene.ts'

/** Bases that form a front of 120 mm (150 for the great beasts). */
const FILES: Readonly<Record<string, number>> = {
  human: 8,
  hlaka: 2,
  serudla: 2,
  sro: 2,
  pygmyFolk: 8,
  tinaliya: 8,
  hlutrgu: 8,
}
const BROAD = ['ahoggya', 'shen', 'blackSsu', 'hlyss', 'chyrstalli']

/** One kind of troops fights human heavy swordsmen with shields; nobody routs. */
function fight(race: string, weapon: string, armour: string, more: Record<string, Json> = {}): Scene {
  const files = FILES[race] ?? (BROAD.includes(race) ? 4 : 6)
  const subject = legion('Subject', 0, 600, 600, {
    race,
    weapons: [weapon],
    armour,
    figures: files * 2,
    files,
    stand: 'standing',
    ...more,
  })
  const front = race === 'serudla' || race === 'sro' ? 10 : 8
  const foe = legion('Enemy', 1, 600, 600, { figures: front * 6, files: front, stand: 'standing' })
  const answers = race === 'serudla' ? Array.from({ length: 4 }, () => secret(0, 'hold')) : []
  return melee([subject, foe], { seed: 'factors', answers })
}

/** Rule, race, weapons, attack, defence in heavy, medium and light armour. */
const ROWS: readonly [string, string, readonly string[], number, readonly (number | null)[]][] = [
  ['MI-MELEEFACTOR-02', 'human', ['longSpear', 'shortSpear'], 5, [11, 9, 5]],
  ['MI-MELEEFACTOR-03', 'human', ['shortPike'], 5, [9, 7, 4]],
  ['MI-MELEEFACTOR-04', 'human', ['longPike'], 5, [7, 5, 3]],
  ['MI-MELEEFACTOR-05', 'human', ['halberd'], 11, [6, 4, 2]],
  ['MI-MELEEFACTOR-06', 'human', ['twoHandedSword', 'twoHandedAx', 'poleax', 'longFlail'], 11, [6, 4, 2]],
  ['MI-MELEEFACTOR-07', 'human', ['dagger', 'shortSword', 'rapier', 'javelin', 'peasantWeapon'], 4, [11, 9, 5]],
  ['MI-MELEEFACTOR-08', 'human', ['longSword', 'mace', 'ax', 'flail'], 6, [11, 9, 5]],
  ['MI-MELEEFACTOR-09', 'ahoggya', ['sword'], 17, [18, null, 13]],
  ['MI-MELEEFACTOR-10', 'hlaka', ['sword'], 5, [null, null, 2]],
  ['MI-MELEEFACTOR-11', 'nlyss', ['twoHandedSword'], 11, [10, 8, 6]],
  ['MI-MELEEFACTOR-12', 'pachiLei', ['clubs'], 9, [12, 10, 7]],
  ['MI-MELEEFACTOR-13', 'peChoi', ['sword'], 11, [14, 12, 9]],
  ['MI-MELEEFACTOR-14', 'pygmyFolk', ['spear', 'sword', 'dagger'], 3, [8, 6, 3]],
  ['MI-MELEEFACTOR-15', 'shen', ['swordAx'], 19, [20, null, 15]],
  ['MI-MELEEFACTOR-16', 'shen', ['halberd'], 19, [15, null, 10]],
  ['MI-MELEEFACTOR-17', 'shen', ['spear'], 17, [20, null, 15]],
  ['MI-MELEEFACTOR-18', 'swampFolk', ['spear'], 7, [12, 10, 7]],
  ['MI-MELEEFACTOR-19', 'tinaliya', ['spear'], 7, [null, null, 7]],
  ['MI-MELEEFACTOR-20', 'tinaliya', ['halberd'], 7, [null, null, 2]],
  ['MI-MELEEFACTOR-21', 'serudla', ['sword'], 30, [25, null, 20]],
  ['MI-MELEEFACTOR-22', 'sro', ['sword'], 33, [null, null, 22]],
  ['MI-MELEEFACTOR-23', 'chyrstalli', ['rapier'], 13, [null, null, 10]],
  ['MI-MELEEFACTOR-24', 'hlutrgu', ['javelin'], 5, [null, null, 7]],
  ['MI-MELEEFACTOR-25', 'hlyss', ['sword'], 13, [18, null, 13]],
  ['MI-MELEEFACTOR-26', 'hlyss', ['halberd'], 13, [13, null, 8]],
  ['MI-MELEEFACTOR-27', 'shunnedOne', ['spear'], 7, [14, null, 9]],
  ['MI-MELEEFACTOR-28', 'graySsu', ['sword'], 13, [16, null, 11]],
  ['MI-MELEEFACTOR-29', 'graySsu', ['halberd'], 13, [11, null, 6]],
  ['MI-MELEEFACTOR-30', 'blackSsu', ['sword'], 17, [18, null, 13]],
  ['MI-MELEEFACTOR-31', 'blackSsu', ['halberd'], 17, [13, null, 8]],
]

describe('melee factors', () => {
  for (const [rule, race, weapons, attack, defences] of ROWS) {
    test(`${rule} MI-MELEEFACTOR-01 MI-MELEEFACTOR-33 ${race} with ${weapons.join(', ')}`, () => {
      for (const weapon of weapons) {
        for (const [i, armour] of ['heavy', 'medium', 'light'].entries()) {
          if (defences[i] === null) continue
          const match = fight(race, weapon, armour)
          expect({ weapon, armour, attack: attacksBy(match, 'Subject')[0]!.attack }).toEqual({ weapon, armour, attack })
          expect({ weapon, armour, defence: attacksBy(match, 'Enemy')[0]!.defence }).toEqual({
            weapon,
            armour,
            defence: defences[i],
          })
          expect(rulesOf(match, 'Subject', 'attack')).toContain(rule)
        }
      }
    })
  }

  test('MI-TYPE-08 no armour counts as light', () => {
    expect(attacksBy(fight('human', 'longSword', 'none'), 'Enemy')[0]).toMatchObject({ defence: 5 })
  })

  test('MI-MELEEFACTOR-32 a race with only light and heavy armour counts medium as light plus 3', () => {
    expect(attacksBy(fight('shen', 'swordAx', 'medium'), 'Enemy')[0]).toMatchObject({ defence: 18 })
  })

  test('MI-MELEE-09 MI-SITUATION-03 without a shield a legion uses the two-handed row, the halberd row, or loses 5', () => {
    const defence = (race: string, weapon: string) =>
      attacksBy(fight(race, weapon, 'light', { shield: false }), 'Enemy')[0]!.defence
    expect(defence('human', 'longSword')).toBe(2)
    expect(defence('blackSsu', 'sword')).toBe(8)
    expect(defence('swampFolk', 'spear')).toBe(2)
    expect(defence('pygmyFolk', 'dagger')).toBe(0)
  })

  test('MI-SITUATION-03 pikes, halberds, two-handed weapons and some races have no shield to lose', () => {
    const defence = (race: string, weapon: string) =>
      attacksBy(fight(race, weapon, 'light', { shield: false }), 'Enemy')[0]!.defence
    expect(['shortPike', 'halberd', 'twoHandedAx'].map((weapon) => defence('human', weapon))).toEqual([4, 2, 2])
    expect(defence('pachiLei', 'clubs')).toBe(7)
    expect(defence('hlutrgu', 'javelin')).toBe(7)
    expect(defence('nlyss', 'twoHandedSword')).toBe(6)
  })

  test('MI-CREATURE-08 MI-MELEEFACTOR-01 four arms are already in the factors: every figure strikes once', () => {
    const match = fight('peChoi', 'sword', 'medium')
    expect(termsOf(match, 'Subject', 'attack')).toEqual({ 'weapon.sword': 11 })
  })
})

/** A volley at targets ahead, at short range in the open. */
function shoot(
  shooter: Record<string, Json>,
  target: Record<string, Json> = {},
  answers: readonly Json[] = ['1'],
): Scene {
  const shooters = legion('Shooters', 0, 600, 600, { figures: 4, files: 4, armour: 'light', ...shooter })
  const targets = legion('Targets', 1, 600, 580, { figures: 20, files: 10, stand: 'standing', ...target })
  return volley([shooters, targets], { seed: 'factors', answers })
}

describe('missile factors', () => {
  const weapons: readonly [string, string, number][] = [
    ['MI-MISSFACTOR-02', 'shortSelfBow', 2],
    ['MI-MISSFACTOR-03', 'shortCompositeBow', 2],
    ['MI-MISSFACTOR-04', 'strongShortBow', 2],
    ['MI-MISSFACTOR-05', 'longBow', 4],
    ['MI-MISSFACTOR-06', 'compositeBow', 4],
    ['MI-MISSFACTOR-07', 'longCompositeBow', 5],
    ['MI-MISSFACTOR-08', 'lightCrossbow', 8],
    ['MI-MISSFACTOR-09', 'mediumWinchCrossbow', 8],
    ['MI-MISSFACTOR-10', 'heavyWinchCrossbow', 8],
    ['MI-MISSFACTOR-11', 'shenCrossbow', 8],
    ['MI-MISSFACTOR-12', 'hlakaCrossbow', 4],
    ['MI-MISSFACTOR-13', 'repeatingCrossbow', 4],
    ['MI-MISSFACTOR-14', 'shotSling', 4],
    ['MI-MISSFACTOR-15', 'nonshotSling', 0],
    ['MI-MISSFACTOR-16', 'staffSling', 4],
    ['MI-MISSFACTOR-17', 'throwingDart', 0],
    ['MI-MISSFACTOR-18', 'lightJavelin', 2],
    ['MI-MISSFACTOR-18', 'hlakaJavelin', 2],
    ['MI-MISSFACTOR-19', 'mediumJavelin', 3],
    ['MI-MISSFACTOR-19', 'throwingSpear', 3],
    ['MI-MISSFACTOR-20', 'heavyJavelin', 5],
    ['MI-MISSFACTOR-21', 'throwingAx', 5],
    ['MI-MISSFACTOR-22', 'throwingClub', 0],
    ['MI-MISSFACTOR-23', 'bola', 0],
    ['MI-MISSFACTOR-24', 'firepot', 0],
    ['MI-MISSFACTOR-25', 'blowgun', 2],
  ]
  for (const [rule, missile, attack] of weapons) {
    test(`${rule} MI-MISSILE-15 MI-MISSFACTOR-01 ${missile} for any user`, () => {
      expect(attacksBy(shoot({ missile }), 'Shooters')).toMatchObject([{ attack, defence: 11 }])
      expect(attacksBy(shoot({ missile, race: 'peChoi' }), 'Shooters')).toMatchObject([{ attack }])
    })
  }

  for (const [rule, engine, attack] of [
    ['MI-MISSFACTOR-26', 'lightDartThrower', 16],
    ['MI-MISSFACTOR-27', 'lightStoneThrower', 21],
    ['MI-MISSFACTOR-28', 'mediumDartThrower', 24],
    ['MI-MISSFACTOR-29', 'mediumStoneThrower', 32],
  ] as const) {
    test(`${rule} ${engine}`, () => {
      expect(attacksBy(shoot({ engine, weapons: [], files: 1, figures: 1 }), 'Shooters')).toMatchObject([{ attack }])
    })
  }
})

describe('missile defence', () => {
  const defence = (target: Record<string, Json>) => {
    const acid = target.race === 'serudla' ? [secret(1, 'hold'), secret(1, 'hold')] : []
    return attacksBy(shoot({ missile: 'longBow' }, target, [secret(0, '1'), ...acid]), 'Shooters')[0]!.defence
  }

  test('MI-MISSDEF-01 MI-MISSILE-16 humans by armour, with and without shields', () => {
    const armours = ['heavy', 'medium', 'light', 'none']
    expect(armours.map((armour) => defence({ armour }))).toEqual([11, 9, 5, 5])
    expect(armours.map((armour) => defence({ armour, shield: false }))).toEqual([6, 4, 2, 2])
  })

  test('MI-MISSDEF-01 halberds and two-handed weapons rule out a shield; pikemen have their own row', () => {
    expect(defence({ weapons: ['halberd'] })).toBe(6)
    expect(defence({ weapons: ['longSword', 'twoHandedAx'] })).toBe(6)
    expect(defence({ weapons: ['longPike'], armour: 'medium' })).toBe(5)
    expect(defence({ weapons: ['shortPike', 'dagger'], shield: false })).toBe(9)
  })

  test('MI-MISSDEF-01 shooting a bow this turn rules out a shield; throwing a weapon does not', () => {
    const both = [secret(0, '1'), secret(1, '0')]
    const shooting = (missile: string) => shoot({ missile: 'longBow' }, { missile }, both)
    expect(attacksBy(shooting('shotSling'), 'Shooters')).toMatchObject([{ defence: 6 }])
    expect(attacksBy(shooting('blowgun'), 'Shooters')).toMatchObject([{ defence: 6 }])
    expect(attacksBy(shooting('heavyJavelin'), 'Shooters')).toMatchObject([{ defence: 11 }])
    const earlier = { missile: 'lightCrossbow', loaded: false, now: { shots: [4] } }
    expect(defence(earlier)).toBe(6)
    expect(defence({ ...earlier, missile: 'throwingAx' })).toBe(11)
    expect(
      defence({ engine: 'lightDartThrower', weapons: [], figures: 4, files: 4, loaded: false, now: { shots: [4] } }),
    ).toBe(5)
  })

  test('MI-MISSDEF-02 MI-MISSDEF-03 nonhumans use the row of another weapon, the halberd row without a shield, or lose 5', () => {
    expect(defence({ race: 'shen', weapons: ['spear'] })).toBe(20)
    expect(defence({ race: 'shen', weapons: ['halberd'] })).toBe(15)
    expect(defence({ race: 'graySsu', weapons: ['sword'], shield: false })).toBe(11)
    expect(defence({ race: 'peChoi', weapons: ['sword'], shield: false })).toBe(9)
    expect(defence({ race: 'pygmyFolk', weapons: ['dagger'], armour: 'light', shield: false })).toBe(0)
  })

  test('MI-MISSDEF-01 MI-MISSDEF-02 MI-MISSDEF-03 the defence factor and the lost shield are separate terms, each with its rule', () => {
    const shootAt = (target: Record<string, Json>) => shoot({ missile: 'longBow' }, target)
    const halberds = shootAt({ race: 'shen', weapons: ['halberd'] })
    expect(termsOf(halberds, 'Shooters', 'defence')).toEqual({ 'armour.heavy': 20, 'term.shieldless': -5 })
    expect(rulesOf(halberds, 'Shooters', 'defence')).toEqual(['MI-MISSDEF-02', 'MI-MISSDEF-03'])
    expect(rulesOf(shootAt({ shield: false }), 'Shooters', 'defence')).toEqual(['MI-MISSDEF-01', 'MI-MISSDEF-01'])
  })

  test('MI-SITUATION-03 MI-SITUATION-04 MI-SCALE-08 a crew hit in the rear counts as unshielded humans', () => {
    const engine = legion('Engine', 1, 600, 600, { engine: 'lightStoneThrower', weapons: [], figures: 2, files: 2 })
    const men = legion('Men', 0, 600, 600, { figures: 24, files: 12, stand: 'standing' })
    const contacts = [{ attacker: 'Men', defender: 'Engine', side: 'rear' }]
    expect(attacksBy(melee([men, engine], { seed: 'crew' }, { contacts }), 'Men')[0]).toMatchObject({ defence: 2 })
  })

  test('MI-MISSDEF-03 some races have only one row', () => {
    for (const [race, value] of [
      ['hlaka', 2],
      ['serudla', 20],
      ['sro', 22],
      ['pachiLei', 7],
      ['chyrstalli', 10],
      ['hlutrgu', 7],
    ] as const) {
      const armoured = { race, weapons: [], armour: 'light', figures: 2, files: 2 }
      expect({ race, armouredDefence: defence(armoured), defence: defence({ ...armoured, shield: false }) }).toEqual({
        race,
        armouredDefence: value,
        defence: value,
      })
    }
  })
})
