import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { combatant } from '../state.ts'
import { type Company, duel, type Fighter, inContact, plain } from '../testing/duel.ts'
import { playRule } from '../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  placeOf,
  promptId,
  rolledDice,
  type Script,
} from '../testing/scene.ts'
import type { Attack } from './attack.ts'
import { damageRoll } from './damage.ts'

const ana = plain('Ana', { str: 3 })
const bor = plain('Bor', { conMundane: 5 })

/** Without the race rules, where two spheres leave nothing to choose. */
const NO_RACE: Company = { more: { options: { raceRules: false } } }
const BASIC: Company = { more: { options: { advanced: false } } }

/** Ana hits Bor with some other attack than a fight. */
function hit(attack: Partial<Attack> & Pick<Attack, 'kind'>, script: Script, position: Json = inContact(ana, bor)) {
  return playRule(
    position,
    function* (play) {
      const fighters = { attacker: combatant(play, 0), victim: combatant(play, 1) }
      const usual = { arcane: false, strength: 3, weapon: null, preciseBlow: 0, rules: ['SW-CRIT-13'] }
      yield* damageRoll(play, { ...fighters, ...usual, ...attack })
    },
    script,
  )
}

describe('precise blows', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 2],
  ])('SW-CRIT-01 SW-CRIT-04 EX-SW-233 %i spheres in the dexterity roll give +%i STR', (spheres, strength) => {
    const attacker = plain('Ana', { dex: 4, str: 1 })
    const dice = [...new Array(spheres).fill('S'), ...new Array(4 - spheres).fill(1), 1, 1]
    const match = duel(attacker, bor, { dice: [...dice, ...new Array(1 + strength).fill(1)] })
    expect(rolledDice(match).at(-1)).toBe(`roll.damage ${1 + strength}`)
    expect(eventArgs(match, 'precise-blow').map((blow) => blow.strength)).toEqual(strength ? [strength] : [])
  })

  test('SW-CRIT-04 SW-WEAPON-04 the bonus can carry a blunt weapon over its threshold', () => {
    const heavy = plain('Ana', { str: 3, weapons: ['blunt'] })
    const match = duel(heavy, bor, { dice: ['S', 'S', 1, 1, 3, 1, 1, 1] })
    expect(eventArgs(match, 'wounded')).toMatchObject([{ wounds: 1 }])
  })

  test('SW-CRIT-05 the loser’s spheres have no effect', () => {
    const match = duel(plain('Ana', { str: 1 }), bor, { dice: ['S', 'S', 'S', 'S'] })
    expect(eventArgs(match, 'draw').length).toBe(1)
    const lost = duel(plain('Ana', { str: 1, dex: 3 }), bor, { dice: ['S', 'S', 2, 'S', 'S', 1, 1] })
    expect(eventArgs(lost, 'precise-blow')).toEqual([{ winner: 'Ana', strength: 1 }])
  })

  test('SW-CRIT-18 the bonus is never saved for a later blow', () => {
    const match = duel(plain('Ana', {}, { states: ['fearful'] }), bor, { dice: ['S', 'S', 1, 1] })
    expect(eventArgs(match, 'draw').length).toBe(1)
    expect(combatantNamed(match, 'Ana').effects).toEqual([])
  })

  test('SW-MELEE-14 SW-TURN-17 basic games have no criticals', () => {
    const match = duel(
      plain('Ana', { str: 3 }),
      plain('Bor', { conMundane: 7 }),
      { dice: ['S', 'S', 1, 1, 'S', 'S', 'S', 1, 1, 2] },
      BASIC,
    )
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 3', 'roll.confirm 3'])
    expect(eventArgs(match, 'wounded')).toMatchObject([{ wounds: 1 }])
  })
})

describe('brutal blows', () => {
  test('SW-CRIT-07 SW-CRIT-19 EX-SW-233 two spheres in a fight add one wound to the successes', () => {
    const match = duel(ana, bor, { dice: [5, 1, 4, 1, 'S', 'S', 1], answers: ['wound'] })
    expect(eventArgs(match, 'brutal-blow').length).toBe(1)
    expect(eventArgs(match, 'wounded')).toMatchObject([{ wounds: 3 }])
  })

  test('SW-CRIT-07 the player that rolled chooses, after seeing the roll', () => {
    const match = duel(ana, plain('Bor', { str: 3 }), { dice: [4, 1, 5, 1, 'S', 'S', 1] })
    expect(promptId(match)).toBe('ask.critical')
    expect(match.pending[0]?.seat).toBe(1)
    expect(optionKeys(match)).toEqual(['wound', 'exclusive'])
  })

  test('SW-CRIT-07 SW-RRULE-26 the exclusive critical replaces the wound', () => {
    const match = duel(ana, bor, { dice: [5, 1, 4, 1, 'S', 'S', 1], answers: ['exclusive'] })
    expect(eventArgs(match, 'wounded')).toMatchObject([{ wounds: 2 }])
    expect(eventArgs(match, 'exclusive-critical')).toMatchObject([{ winner: 'Ana' }])
  })

  test('SW-CRIT-10 without the race rules only the wound is available', () => {
    const match = duel(ana, bor, { dice: [5, 1, 4, 1, 'S', 'S', 1] }, NO_RACE)
    expect(eventArgs(match, 'wounded')).toMatchObject([{ wounds: 3 }])
    // After a precise blow too: no perfect one without an exclusive critical.
    const precise = duel(plain('Ana', { str: 2 }), bor, { dice: ['S', 'S', 1, 1, 'S', 'S', 1] }, NO_RACE)
    expect(eventArgs(precise, 'wounded')).toMatchObject([{ wounds: 3 }])
    expect({
      'brutal-blow': eventArgs(precise, 'brutal-blow').length,
      'perfect-blow': eventArgs(precise, 'perfect-blow').length,
    }).toEqual({ 'brutal-blow': 1, 'perfect-blow': 0 })
  })

  test('SW-CRIT-11 SW-CRIT-07 EX-SW-235 against CON 7 two spheres need no confirmation: three wounds', () => {
    const goat: Fighter = ['goat-man', { name: 'Goat' }]
    const match = duel(goat, ['leviathan', { profile: { abilities: [] } }], {
      dice: [5, 5, 5, 1, 1, 1, 'S', 'S', 5],
      answers: ['wound'],
    })
    expect(rolledDice(match)).toEqual(['roll.dexterity 3 3', 'roll.damage 3'])
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Leviathan', wounds: 3, left: 5 }])
  })

  test('SW-CRIT-13 SW-DEED-15 SW-CRIT-07 a deed in contact with a damage roll gives the same choice', () => {
    const match = hit({ kind: 'deed' }, { dice: ['S', 'S', 1], answers: ['exclusive'] })
    expect(eventArgs(match, 'exclusive-critical').length).toBe(1)
  })

  test.each([
    ['shot', { kind: 'shot', weapon: 'tension', strength: null }],
    ['spell', { kind: 'spell', arcane: true }],
    ['passive', { kind: 'passive' }],
  ] as const)('SW-CRIT-06 SW-CRIT-14 SW-CRIT-15 SW-SHOOT-37 a %s gives only the wound', (_what, attack) => {
    const match = hit(attack, { dice: ['S', 'S', 1] })
    expect(eventArgs(match, 'wounded')).toMatchObject([{ wounds: 3 }])
  })

  test('SW-CRIT-06 a deed out of contact gives only the wound', () => {
    const apart = { figures: [...(inContact(ana, bor) as { figures: Json[] }).figures] }
    apart.figures[1] = { ...(apart.figures[1] as Record<string, Json>), x: 25 }
    expect(eventArgs(hit({ kind: 'deed' }, { dice: ['S', 'S', 1] }, apart), 'wounded')).toMatchObject([{ wounds: 3 }])
  })

  test('SW-CRIT-14 EX-SW-239 a passive of STR 4 against CON 3 with S S 3 1 deals four wounds', () => {
    const dowser = plain('Bor', { conMundane: 3 })
    const match = hit({ kind: 'passive', strength: 4 }, { dice: ['S', 'S', 3, 1] }, inContact(ana, dowser))
    expect(eventArgs(match, 'wounded')).toMatchObject([{ wounds: 4 }])
  })
})

describe('deadly blows', () => {
  test('SW-CRIT-08 SW-WOUND-11 EX-SW-233 three spheres kill, whatever CON and wounds', () => {
    const giant = plain('Bor', { conMundane: 11, wounds: 8 })
    const match = duel(ana, giant, { dice: [5, 1, 4, 1, 'S', 'S', 'S'], answers: ['stay'] })
    expect(combatantNamed(match, 'Bor')).toMatchObject({ status: 'dead', wounds: 0 })
    expect(eventArgs(match, 'deadly-blow').length).toBe(1)
  })

  test('SW-CRIT-08 four spheres count as three, without a choice', () => {
    const match = hit({ kind: 'deed', strength: 4 }, { dice: ['S', 'S', 'S', 'S'] })
    expect(combatantNamed(match, 'Bor').status).toBe('dead')
    expect(eventArgs(match, 'exclusive-critical')).toEqual([])
  })

  test.each([
    ['shot', { kind: 'shot', weapon: 'tension', strength: null }],
    ['spell', { kind: 'spell', arcane: true }],
    ['passive', { kind: 'passive' }],
  ] as const)('SW-CRIT-08 a %s also kills', (_what, attack) => {
    expect(combatantNamed(hit(attack, { dice: ['S', 'S', 'S'] }), 'Bor').status).toBe('dead')
  })
})

describe('perfect blows', () => {
  test('SW-CRIT-09 a precise and then a brutal blow give the wound and the exclusive critical', () => {
    const match = duel(plain('Ana', { str: 2 }, { wounds: 2 }), bor, { dice: ['S', 'S', 1, 1, 'S', 'S', 1] })
    expect(eventArgs(match, 'perfect-blow').length).toBe(1)
    expect(eventArgs(match, 'wounded')).toMatchObject([{ wounds: 3 }])
    expect(combatantNamed(match, 'Ana').wounds).toBe(3)
  })

  test('SW-CRIT-09 SW-RRULE-10 SW-RRULE-26 with a deadly blow the exclusive critical works where it still can', () => {
    const feasting = plain('Ana', { str: 2 }, { wounds: 2 })
    const match = duel(feasting, bor, { dice: ['S', 'S', 1, 1, 'S', 'S', 'S'], answers: ['stay'] })
    expect(combatantNamed(match, 'Bor').status).toBe('dead')
    expect(combatantNamed(match, 'Ana').wounds).toBe(3)
    const knight = plain('Ana', { str: 2, race: 'alliance' })
    const stunning = duel(knight, bor, { dice: ['S', 'S', 1, 1, 'S', 'S', 'S'], answers: ['stay'] })
    expect(eventArgs(stunning, 'exclusive-critical')).toEqual([])
  })
})

describe('exclusive criticals', () => {
  const brutal = { dice: [5, 1, 4, 1, 'S', 'S', 1], answers: ['exclusive'] } as const
  const of = (race: string, more: Record<string, Json> = {}) => plain('Ana', { str: 3, race }, more)

  test('SW-RRULE-10 Blood Feast heals the winner by one, never above its maximum', () => {
    expect(combatantNamed(duel(of('scions', { wounds: 3 }), bor, brutal), 'Ana').wounds).toBe(4)
    expect(combatantNamed(duel(of('scions'), bor, brutal), 'Ana').wounds).toBe(6)
  })

  test('SW-RRULE-10 SW-RRULE-26 Blood Feast works even if the loser died of the wounds', () => {
    const match = duel(of('scions', { wounds: 3 }), plain('Bor', {}, { wounds: 2 }), {
      dice: [5, 1, 4, 1, 'S', 'S', 1],
      answers: ['exclusive', 'stay'],
    })
    expect(combatantNamed(match, 'Bor').status).toBe('dead')
    expect(combatantNamed(match, 'Ana').wounds).toBe(4)
  })

  test('SW-RRULE-14 Staggering Blow stuns the loser', () => {
    expect(combatantNamed(duel(of('alliance'), bor, brutal), 'Bor').states).toMatchObject([{ kind: 'stunned' }])
  })

  test('SW-RRULE-20 Incineration leaves a lingering wound', () => {
    expect(combatantNamed(duel(of('urueh'), bor, brutal), 'Bor').effects).toMatchObject([
      { object: 'lingering-wound', source: { bearer: 0 } },
    ])
  })

  test('SW-RRULE-24 Gale pushes the loser 2 inches straight away', () => {
    const match = duel(of('adepts'), bor, brutal)
    expect(placeOf(match, 'Bor')).toEqual([23.2, 20])
  })

  test('SW-RRULE-24 SW-TRAP-08 a fleeing combatant that is pushed against an enemy is trapped', () => {
    const cid = figure('battler', 0, 24.4, 20, { name: 'Cid', fleeing: true })
    const match = duel(of('adepts'), bor, brutal, { more: { figures: [cid] } })
    expect(placeOf(match, 'Bor')).toEqual([23.2, 20])
    expect({ status: combatantNamed(match, 'Cid').status, trappedCount: eventArgs(match, 'trapped').length }).toEqual({
      status: 'dead',
      trappedCount: 1,
    })
  })

  test('SW-RRULE-24 a taller combatant cannot be pushed', () => {
    const match = duel(of('adepts'), plain('Bor', { conMundane: 5, height: 3 }), brutal)
    expect(placeOf(match, 'Bor')).toEqual([21.2, 20])
  })

  test('SW-RRULE-27 SW-RRULE-24 the exclusive critical comes after the wounds and before the morale roll, which is made even if contact is broken', () => {
    const match = duel(plain('Ana', { str: 3, race: 'adepts', fear: 1 }), bor, { ...brutal, dice: [...brutal.dice, 5] })
    const types = match.events.map(({ type }) => type)
    const moments = ['wounded', 'exclusive-critical', 'morale-passed'].map((type) => types.indexOf(type))
    expect(moments).toEqual([...moments].sort((moment, other) => moment - other))
    expect(moments.every((index) => index >= 0)).toBe(true)
  })
})
