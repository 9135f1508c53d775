import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { roster } from '../bands/roster.ts'
import { combatant } from '../state.ts'
import { dexterities, duel, inContact, joining, plain } from '../testing/duel.ts'
import { playRule } from '../testing/rule.ts'
import { eventArgs, rolledDice, type Scene } from '../testing/scene.ts'
import { damageRoll } from '../wounds/damage.ts'

const bor = plain('Bor', { conMundane: 6 })

function fighterWith(weapons: string[], more: Record<string, Json> = {}) {
  return plain('Ana', { dex: 2, weapons, ...more })
}

/** The difficulty of Ana's damage roll after a won fight. */
function difficultyOf(match: Scene): number | undefined {
  return match.events.find(({ type }) => type === 'damage')?.numbers?.[1]?.total
}

function blow(weapons: string[], str: number, dice: readonly number[] = [5, 1]) {
  return duel(fighterWith(weapons, { str }), bor, { dice: [...dice, 4, 1, ...new Array<number>(str).fill(1)] })
}

describe('hand-to-hand weapons', () => {
  test('SW-WEAPON-02 SW-EQUIP-03 a light weapon changes nothing; an unarmed fighter counts as having one', () => {
    expect(dexterities(fighterWith(['light']), bor)).toEqual([2, 2])
    expect(dexterities(fighterWith([]), bor)).toEqual([2, 2])
    expect(difficultyOf(blow(['light'], 3))).toBe(6)
    expect(difficultyOf(blow([], 3))).toBe(6)
  })

  test('SW-WEAPON-03 a conventional weapon adds a die', () => {
    expect(dexterities(fighterWith(['conventional']), bor)).toEqual([3, 2])
  })

  test('SW-WEAPON-03 SW-MELEE-12 the die of a conventional weapon is separate from DEX: neither fatigue nor reductions remove it', () => {
    expect(dexterities(fighterWith(['conventional'], { dex: 1, abilities: ['unequipped'] }), bor)).toEqual([2, 2])
  })

  test.each([
    [1, 5],
    [3, 5],
    [4, 4],
    [5, 4],
  ])('SW-WEAPON-04 SW-PROFILE-14 at STR %i a blunt weapon makes CON 6 count as %i', (str, difficulty) => {
    expect(difficultyOf(blow(['blunt'], str))).toBe(difficulty)
  })

  test('SW-WEAPON-04 SW-MOVE-14 the current STR counts: a charge can carry it over the threshold', () => {
    const match = joining(fighterWith(['blunt'], { str: 3 }), bor, 3, { dice: [5, 1, 4, 1, 1, 1, 1, 1] })
    expect(difficultyOf(match)).toBe(4)
  })

  test('SW-WEAPON-01 SW-WEAPON-04 a blunt weapon works in hand-to-hand combat only, not for deeds or shots', () => {
    const attack = { arcane: false, preciseBlow: 0, rules: [] }
    for (const kind of ['deed', 'shot'] as const) {
      const match = playRule(
        inContact(fighterWith(['blunt'], { str: 4, ranged: ['tension'] }), bor),
        (play) =>
          damageRoll(play, {
            ...attack,
            attacker: combatant(play, 0),
            victim: combatant(play, 1),
            kind,
            strength: kind === 'deed' ? 4 : null,
            weapon: kind === 'shot' ? 'tension' : null,
          }),
        { dice: [1, 1, 1, 1] },
      )
      expect(difficultyOf(match)).toBe(6)
    }
  })

  test('SW-WEAPON-01 a ranged weapon adds nothing in hand-to-hand combat', () => {
    const shooter = fighterWith([], { ranged: ['mechanical', 'projectile'], str: 2 })
    expect(dexterities(shooter, bor)).toEqual([2, 2])
    expect(difficultyOf(duel(shooter, bor, { dice: [5, 1, 4, 1, 1, 1] }))).toBe(6)
  })

  test('SW-WEAPON-07 SW-MELEE-18 SW-MELEE-15 the effects of two weapons are added up', () => {
    expect(dexterities(fighterWith(['conventional', 'conventional']), bor)).toEqual([4, 2])
    expect(dexterities(fighterWith(['conventional', 'blunt']), bor)).toEqual([3, 2])
    expect(difficultyOf(blow(['conventional', 'blunt'], 3, [5, 1, 1]))).toBe(5)
  })

  test('SW-WEAPON-08 SW-MELEE-19 two blunt weapons lower CON twice, for one die less', () => {
    expect(dexterities(fighterWith(['blunt', 'blunt']), bor)).toEqual([1, 2])
    expect(difficultyOf(blow(['blunt', 'blunt'], 3, [5]))).toBe(4)
    expect(difficultyOf(blow(['blunt', 'blunt'], 4, [5]))).toBe(2)
  })

  test('SW-WEAPON-08 at least one die remains', () => {
    expect(dexterities(fighterWith(['blunt', 'blunt'], { dex: 1 }), bor)).toEqual([1, 2])
  })

  test('SW-WEAPON-09 two light weapons add a die', () => {
    expect(dexterities(fighterWith(['light', 'light']), bor)).toEqual([3, 2])
    expect(eventArgs(duel(fighterWith(['light', 'light']), bor, { dice: [5, 1, 1, 5, 1] }), 'draw').length).toBe(1)
  })

  test('SW-WEAPON-07 long weapons do not grow by doubling', () => {
    expect(dexterities(fighterWith(['long', 'long']), bor)).toEqual([2, 2])
    const match = joining(plain('Ana'), plain('Bor', { weapons: ['long', 'long'] }), 3, { dice: [5, 1, 4, 1, 1, 1] })
    expect(rolledDice(match).at(-1)).toBe('roll.damage 2')
  })
})

/** The figures of all who wear just these pieces of armour and nothing else that changes CON. */
function wearing(...armour: string[]) {
  return roster
    .flatMap(({ members }) => members)
    .filter(({ race }) => race === 'scions' || race === 'alliance')
    .filter((profile) => [...profile.armour].sort().join() === [...armour].sort().join())
}

describe('armour in the profiles', () => {
  test.each([
    ['SW-ARMOUR-02', 'cloth does not protect', ['cloth'], 0],
    ['SW-ARMOUR-03', 'leather is worth a point against arcane attacks', ['leather'], 1],
    ['SW-ARMOUR-04', 'chainmail is worth a point against mundane attacks', ['chainmail'], -1],
    [
      'SW-ARMOUR-05',
      'plates are worth two points against mundane attacks, a shield one against both',
      ['plates', 'shield'],
      -2,
    ],
    ['SW-ARMOUR-06', 'a shield alone is worth as much against both', ['cloth', 'shield'], 0],
  ] as const)('%s %s', (_rule, _what, armour, difference) => {
    const wearers = wearing(...armour)
    expect(wearers.length).toBeGreaterThan(0)
    for (const { conMundane, conArcane } of wearers) expect(conArcane - conMundane).toBe(difference)
  })

  test('SW-ARMOUR-01 several pieces add up: chainmail and leather protect against both', () => {
    for (const { conMundane, conArcane } of wearing('chainmail', 'leather')) expect(conArcane).toBe(conMundane)
  })

  test('SW-ARMOUR-05 plates cost a point of MOV', () => {
    const foot = roster.filter(
      ({ profile }) => profile.race === 'alliance' && !profile.mounted && profile.movement === 'fixed',
    )
    for (const { profile } of foot) expect(profile.mov).toBe(profile.armour.includes('plates') ? 3 : 4)
  })
})
