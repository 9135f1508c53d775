import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { define } from '../ability.ts'
import { combatant, type MoveKind } from '../state.ts'
import { plain } from '../testing/duel.ts'
import { loadPosition, playRule } from '../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  rolledDice,
} from '../testing/scene.ts'
import {
  activation,
  archer,
  at,
  diceTerms,
  shoot,
  shootingTarget,
  shotNumbers,
  terms,
  total,
} from '../testing/shooting.ts'
import { newActing } from '../turn/activation.ts'
import { shootingAction, usableWeapons } from './shooting.ts'

const ana = archer('Ana')
const bor = shootingTarget('Bor')

/** What Ana may shoot with after a movement action. */
function weaponsAfter(move: MoveKind, ranged: readonly string[]): readonly string[] {
  const play = loadPosition({ figures: [at(archer('Ana', { ranged: [...ranged] }), 0, 10, 10), at(bor, 1, 20, 10)] })
  const shooter = combatantNamed(play, 'Ana')
  play.state.acting = { ...newActing(shooter), move }
  return usableWeapons(play, shooter)
}

describe('the shooting action', () => {
  test('SW-SHOOT-01 SW-ACT-09 in its combat phase a combatant out of contact may shoot one enemy once, or decline', () => {
    const figures = [at(ana, 0, 10, 10), at(bor, 1, 16, 10), at(shootingTarget('Cid'), 1, 16, 16)]
    const asking = activation({ figures }, { answers: ['stand'] })
    expect({ decisionAsked: promptId(asking), optionsOffered: optionKeys(asking) }).toEqual({
      decisionAsked: 'ask.target',
      optionsOffered: ['1', '2', 'hold'],
    })
    const shot = activation({ figures }, { answers: ['stand', '2', 'keep'], dice: [1, 1] })
    expect(eventArgs(shot, 'shot-missed')).toEqual([{ shooter: 'Ana', target: 'Cid' }])
    expect(shot.outcome).toBeDefined()
    expect(activation({ figures }, { answers: ['stand', 'hold'] }).outcome).toBeDefined()
  })

  test('SW-SHOOT-02 SW-SHOOT-30 targets in combat or out of sight are barred with the reason', () => {
    const fray = [at(shootingTarget('Cid'), 1, 10, 30), at(archer('Eda'), 0, 11.2, 30)]
    const figures = [at(ana, 0, 10, 10), at(bor, 1, 14, 10), ...fray, at(shootingTarget('Dov'), 1, 20, 10)]
    const asking = activation({ figures }, { answers: ['stand'] })
    expect(optionKeys(asking)).toEqual(['1', 'hold'])
    expect(refusal(asking, '2')).toBe('barred.target-in-combat SW-SHOOT-30 SW-SIGHT-19')
    expect(refusal(asking, '4')).toBe('barred.target-unseen SW-SHOOT-02')
    expect(refusal(asking, '3')).toMatch('kernel.not-offered')
  })

  test('SW-SHOOT-01 a combatant in contact fights instead; without PRE or weapon it has no shot', () => {
    const touching = activation({ figures: [at(ana, 0, 10, 10), at(bor, 1, 11.2, 10)] }, { dice: [5, 1, 5, 1] })
    expect({
      draw: eventArgs(touching, 'draw').length,
      'shot-declared': eventArgs(touching, 'shot-declared').length,
    }).toEqual({ draw: 1, 'shot-declared': 0 })
    for (const unarmed of [shootingTarget('Ana'), archer('Ana', { pre: null }), archer('Ana', { ranged: [] })]) {
      const match = activation({ figures: [at(unarmed, 0, 10, 10), at(bor, 1, 16, 10)] }, { answers: ['stand'] })
      expect(match.outcome).toBeDefined()
    }
  })

  test('SW-SHOOT-02 the target must be in full or partial sight', () => {
    const figures = [at(ana, 0, 10, 10), at(bor, 1, 16, 10), at(shootingTarget('Cid'), 1, 14, 14)]
    const rock = (height: number) => ({ type: 'hill', features: [], x: 13, y: 10, diameter: 2, height })
    const hidden = activation({ figures, scenery: [rock(4)] }, { answers: ['stand'] })
    expect(optionKeys(hidden)).toEqual(['2', 'hold'])
    const partly = activation({ figures, scenery: [rock(1)] }, { answers: ['stand'] })
    expect(optionKeys(partly)).toEqual(['1', '2', 'hold'])
  })

  test('SW-SHOOT-03 SW-SUMM-02 a shot may follow standing still or a run, never a charge or an engagement', () => {
    expect(weaponsAfter('stand', ['tension'])).toEqual(['tension'])
    expect(weaponsAfter('run', ['tension'])).toEqual(['tension'])
    expect(weaponsAfter('speed-up', ['tension'])).toEqual([])
    expect(weaponsAfter('charge', ['tension', 'projectile'])).toEqual([])
    expect(weaponsAfter('engage', ['tension', 'projectile'])).toEqual([])
  })

  test('SW-SHOOT-03 a combatant that has sped up is not asked', () => {
    const match = activation(
      { figures: [at(ana, 0, 10, 10), at(bor, 1, 20, 10)] },
      { answers: ['speed-up', path([10, 4])] },
    )
    expect({ place: placeOf(match, 'Ana'), shotDeclaredCount: eventArgs(match, 'shot-declared').length }).toEqual({
      place: [10, 4],
      shotDeclaredCount: 0,
    })
  })

  test('SW-SHOOT-04 a shot has declaration, precision roll, measuring, damage roll and wounds, in this order', () => {
    const match = shoot(ana, bor, { dice: [4, 1, 4, 1] })
    expect(match.events.map(({ type }) => type).slice(2)).toEqual([
      ...['shot-declared', 'rolled', 'shot-hit', 'rolled', 'damage', 'wounded'],
    ])
  })

  test('SW-SHOOT-05 SW-SHOOT-15 a target out of range may be declared; a success then misses', () => {
    const match = shoot(ana, bor, { gap: 8.01, dice: [5] })
    expect(eventArgs(match, 'shot-out-of-range')).toEqual([{ shooter: 'Ana', target: 'Bor' }])
    expect(rolledDice(match)).toEqual(['roll.precision 1'])
    expect(eventArgs(shoot(ana, bor, { gap: 8, dice: [5, 5, 1, 1] }), 'damage').length).toBe(1)
  })

  test('SW-SHOOT-15 SW-BASE-06 nothing is measured without a success', () => {
    const match = shoot(ana, bor, { gap: 20, dice: [3] })
    expect(eventArgs(match, 'shot-missed').length).toBe(1)
    expect(eventArgs(match, 'shot-out-of-range')).toEqual([])
  })

  test('SW-SHOOT-07 one success hits, and more add nothing', () => {
    const match = shoot(archer('Ana', { pre: 4 }), bor, { dice: [5, 5, 5, 5, 1, 1] })
    expect(rolledDice(match)).toEqual(['roll.precision 4', 'roll.damage 2'])
    expect(total(match, 'damage', 0)).toBe(2)
  })

  test('SW-SHOOT-17 SW-WOUND-08 EX-SW-39 STR 2 against CON 2 with 5 and 2 is two wounds, one left', () => {
    const match = shoot(archer('Ana', { pre: 3 }), ['pack-of-blowpipers', { profile: { conArcane: 6 } }], {
      dice: [5, 5, 5, 2],
    })
    expect(eventArgs(match, 'wounded')).toMatchObject([{ wounds: 2, left: 1 }])
  })

  test('SW-SHOOT-17 SW-ATTACK-02 a shot is mundane, and each success is a wound', () => {
    const match = shoot(archer('Ana', { str: 3 }), shootingTarget('Bor', { conMundane: 5, conArcane: 2 }), {
      dice: [4, 1, 5, 4, 3],
    })
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
  })

  test('SW-SHOOT-30 a target in hand-to-hand combat is not offered', () => {
    const figures = [
      at(ana, 0, 10, 10),
      at(bor, 1, 16, 10),
      at(shootingTarget('Cid'), 1, 16, 14),
      at(shootingTarget('Dan'), 0, 17.2, 10),
    ]
    expect(optionKeys(activation({ figures }, { answers: ['stand'] }))).toEqual(['2', 'hold'])
  })

  test('SW-SHOOT-31 a shooter with the ability may shoot into a fight', () => {
    define({ id: 'test-reckless', name: 'Test', rule: 'SW-SHOOT-31', shootsIntoCombat: () => true })
    const reckless = archer('Ana', { abilities: ['test-reckless'] })
    const figures = [at(reckless, 0, 10, 10), at(bor, 1, 16, 10), at(shootingTarget('Dan'), 0, 17.2, 10)]
    const match = activation({ figures }, { answers: ['stand', '1'], dice: [4, 1, 4, 1] })
    expect(eventArgs(match, 'wounded')).toMatchObject([{ victim: 'Bor', wounds: 1 }])
  })

  test('SW-SHOOT-32 SW-SCENERY-13 nobody can shoot out of deep water', () => {
    const lake = {
      type: 'deep-water',
      outline: [
        [8, 8],
        [12, 8],
        [12, 12],
        [8, 12],
      ],
    }
    const figures = [at(ana, 0, 10, 10), at(bor, 1, 16, 10)]
    expect(activation({ figures, scenery: [lake] }, { answers: ['stand'] }).outcome).toBeDefined()
  })

  test('SW-SHOOT-40 SW-ACT-15 a shooter that flees after the first shot makes no second one', () => {
    // The Scorcher bursts and kills Ana's leader beside it; Ana fails the roll for the leader's death.
    const twice = archer('Ana', { pre: 1, ranged: ['light-powder', 'light-powder'] })
    const lea = at(plain('Lea', { rank: 'leader' }, { wounds: 1 }), 0, 17, 13)
    const figures = [
      at(twice, 0, 10, 10),
      at(['scorcher', { name: 'Sco', wounds: 1 }], 1, 17, 10),
      at(bor, 1, 12, 16),
      lea,
    ]
    const match = activation({ figures }, { answers: ['stand', '1', '2', 'keep'], dice: [5, 5, 5, 5, 4, 1, 1] })
    expect(eventArgs(match, 'slain')).toEqual([{ victim: 'Sco' }, { victim: 'Lea' }])
    expect(combatantNamed(match, 'Ana').fleeing).toBe(true)
    expect(rolledDice(match).filter((roll) => roll.startsWith('roll.precision'))).toEqual(['roll.precision 1'])
  })

  test('SW-SHOOT-35 the shot starts where the run ended', () => {
    const near = { gap: 10, first: ['run', path([14, 10])], dice: [4, 1, 1, 1] }
    expect(eventArgs(shoot(ana, bor, near), 'damage').length).toBe(1)
    const far = { gap: 7, first: ['run', path([8.9, 10])], dice: [4] }
    expect(eventArgs(shoot(ana, bor, far), 'shot-out-of-range').length).toBe(1)
  })

  test('SW-SHOOT-36 SW-ANNIH-01 killing by a shot gives no annihilation move', () => {
    const match = shoot(ana, shootingTarget('Bor', {}, { wounds: 1 }), { dice: [4, 1, 4, 1] })
    expect(eventArgs(match, 'slain')).toEqual([{ victim: 'Bor' }])
    expect(match.outcome).toBeDefined()
  })

  test('SW-SHOOT-37 SW-CRIT-04 SW-CRIT-06 SW-CRIT-18 two spheres of precision add a die, two of damage a wound', () => {
    const match = shoot(ana, bor, { dice: ['S', 'S', 'S', 'S', 1] })
    expect(rolledDice(match)).toEqual(['roll.precision 2', 'roll.damage 3'])
    expect(eventArgs(match, 'precise-blow')).toEqual([{ winner: 'Ana', strength: 1 }])
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 3, left: 3 }])
    const far = shoot(archer('Ana', { pre: 3 }), bor, { dice: ['S', 'S'], gap: 25 })
    expect({
      'shot-out-of-range': eventArgs(far, 'shot-out-of-range').length,
      'precise-blow': eventArgs(far, 'precise-blow').length,
    }).toEqual({ 'shot-out-of-range': 1, 'precise-blow': 0 })
  })

  test('SW-SHOOT-37 SW-CRIT-11 SW-CRIT-12 against 7 two spheres need no confirmation, one does', () => {
    const swift = shootingTarget('Bor', { mov: 7 })
    expect(rolledDice(shoot(ana, swift, { dice: ['S', 'S', 1, 1, 1] }))).toEqual(['roll.precision 2', 'roll.damage 3'])
    expect(rolledDice(shoot(ana, swift, { dice: ['S', 5, 1] }))).toEqual(['roll.precision 2', 'roll.confirm 1'])
  })

  test('SW-SHOOT-37 SW-TURN-17 in basic games spheres are plain successes', () => {
    const basic = { more: { options: { advanced: false } } }
    expect(rolledDice(shoot(ana, bor, { dice: ['S', 'S', 1, 1], ...basic }))).toEqual([
      'roll.precision 2',
      'roll.damage 2',
    ])
    const swift = shootingTarget('Bor', { mov: 7 })
    expect(rolledDice(shoot(ana, swift, { dice: ['S', 'S', 1, 1], ...basic }))).toEqual([
      'roll.precision 2',
      'roll.confirm 2',
    ])
  })

  test('SW-WOUND-14 an ephemeral target in range is destroyed without a roll, out of range it is not', () => {
    const near = shoot(ana, 'ash', { gap: 8 })
    expect({ slainCount: eventArgs(near, 'slain').length, rollsMade: rolledDice(near) }).toEqual({
      slainCount: 1,
      rollsMade: [],
    })
    const far = shoot(ana, 'ash', { gap: 8.1 })
    expect({
      slain: eventArgs(far, 'slain').length,
      'shot-out-of-range': eventArgs(far, 'shot-out-of-range').length,
    }).toEqual({ slain: 0, 'shot-out-of-range': 1 })
  })

  test('SW-SHOOT-15 SW-BASE-06 measured distances cannot be undone', () => {
    expect(shoot(ana, 'ash', { gap: 8.1 }).undoable).toBe(0)
  })
})

describe('after the shot', () => {
  test('SW-ORDER-25 SW-CONSUMABLE-08 effects for this shot end with it', () => {
    const down = shootingTarget('Bor', {}, { effects: [{ ability: 'hit-the-dirt', until: 'combat' }] })
    const match = playRule(
      { figures: [at(ana, 0, 10, 10), at(down, 1, 16, 10)] },
      function* (play) {
        const shooter = combatant(play, 0)
        play.state.acting = { ...newActing(shooter), move: 'stand' }
        yield* shootingAction(play, shooter)
      },
      { dice: [1, 1], answers: ['1'] },
    )
    expect({ shotNumbers: shotNumbers(match), effects: match.state.combatants[1]!.effects }).toEqual({
      shotNumbers: [2, 6],
      effects: [],
    })
  })
})

describe('the strength of a shot', () => {
  const hill = { type: 'hill', diameter: 4, x: 10, y: 10 }
  const copse: Json = { type: 'wood', density: 'dense', diameter: 3, x: 15.2, y: 10 }

  test('SW-SHOOT-34 SW-SHOOT-42 SW-SCENERY-17 a shot at a lower target has one more die', () => {
    const match = shoot(ana, bor, { dice: [4, 1, 1, 1, 1], more: { scenery: [hill] } })
    expect(terms(match, 'damage', 0)).toEqual({ 'attribute.str': 2, 'term.elevation': 1 })
    const level = shoot(ana, bor, { dice: [4, 1, 1, 1], more: { scenery: [{ ...hill, diameter: 20 }] } })
    expect(terms(level, 'damage', 0)).toEqual({ 'attribute.str': 2 })
  })

  test('SW-SHOOT-42 SW-SCENERY-08 a shot at a target in dense scenery has one die less, even with printed strength', () => {
    const match = shoot(archer('Ana', { ranged: ['mechanical'] }), bor, { dice: [4, 1, 1], more: { scenery: [copse] } })
    expect(terms(match, 'damage', 0)).toEqual({ 'term.weapon': 3, 'term.scenery': -1 })
  })

  test('SW-SHOOT-42 SW-FLY-07 a shot at a flyer has one die less', () => {
    const match = shoot(ana, shootingTarget('Bor', { movement: 'flying' }), { dice: [5, 1, 1] })
    expect(terms(match, 'damage', 0)).toEqual({ 'attribute.str': 2, 'term.flying': -1 })
  })

  test('SW-SHOOT-42 at least one die remains, including a precise blow', () => {
    const weak = archer('Ana', { str: 1 })
    const flyer = shootingTarget('Bor', { movement: 'flying' })
    expect(rolledDice(shoot(weak, flyer, { dice: [5, 1, 1] }))).toEqual(['roll.precision 2', 'roll.damage 1'])
    const precise = shoot(archer('Ana', { str: 1, pre: 3 }), flyer, { dice: ['S', 'S', 'S', 1, 1] })
    expect(terms(precise, 'damage', 0)).toEqual({ 'attribute.str': 1, 'term.flying': -1, 'term.precise-blow': 2 })
  })
})

describe('two ranged weapons', () => {
  const pistols = archer('Ana', { ranged: ['light-powder', 'light-powder'] })
  const cid = shootingTarget('Cid')
  const figures = (shooter = pistols, more: Record<string, Json> = {}) => [
    at(shooter, 0, 10, 10),
    at(shootingTarget('Bor', {}, more), 1, 14, 10),
    at(cid, 1, 10, 14),
  ]

  test('SW-SHOOT-39 SW-SHOOT-40 SW-RANGED-09 both shots at one target are two precision rolls without modifier', () => {
    const match = activation(
      { figures: figures() },
      { answers: ['stand', '1', '1', 'keep', 'keep'], dice: [1, 1, 1, 1] },
    )
    expect(rolledDice(match)).toEqual(['roll.precision 2', 'roll.precision 2'])
    expect(diceTerms(match)).toEqual({ 'term.precision': 2 })
  })

  test('SW-SHOOT-27 SW-SHOOT-41 SW-RANGED-09 one shot at each of two targets has a die less in both rolls', () => {
    const match = activation({ figures: figures() }, { answers: ['stand', '1', '2', 'keep', 'keep'], dice: [1, 1] })
    expect(eventArgs(match, 'shot-missed')).toEqual([
      { shooter: 'Ana', target: 'Bor' },
      { shooter: 'Ana', target: 'Cid' },
    ])
    expect(rolledDice(match)).toEqual(['roll.precision 1', 'roll.precision 1'])
  })

  test('SW-SHOOT-41 both targets are declared before the first roll', () => {
    const match = activation({ figures: figures() }, { answers: ['stand', '1', '2'] })
    expect(eventArgs(match, 'shot-declared')).toEqual([
      { shooter: 'Ana', target: 'Bor' },
      { shooter: 'Ana', target: 'Cid' },
    ])
    expect(rolledDice(match)).toEqual([])
  })

  test('SW-SHOOT-40 each shot is resolved completely; if the first kills, the second is lost', () => {
    const alone = [at(pistols, 0, 10, 10), at(shootingTarget('Bor', {}, { wounds: 1 }), 1, 14, 10)]
    const match = activation({ figures: alone }, { answers: ['stand', '1', '1'], dice: [4, 1, 4, 1, 1] })
    expect({ slain: eventArgs(match, 'slain').length, 'shot-lost': eventArgs(match, 'shot-lost').length }).toEqual({
      slain: 1,
      'shot-lost': 1,
    })
  })

  test('SW-SHOOT-40 SW-SHOOT-28 SW-SHOOT-29 a target change saves the second shot, at one die less and +1', () => {
    const match = activation(
      { figures: figures(pistols, { wounds: 1 }) },
      { answers: ['stand', '1', '1', 'keep', '2'], dice: [4, 1, 4, 1, 1, 1] },
    )
    expect(eventArgs(match, 'shot-missed')).toEqual([{ shooter: 'Ana', target: 'Cid' }])
    expect(diceTerms(match)).toEqual({ 'term.precision': 2, 'term.divided': -1 })
    expect(shotNumbers(match)).toEqual([1, 5])
  })

  test('SW-SHOOT-28 only one of the two shots may use the target change', () => {
    const match = activation(
      { figures: [...figures(pistols, { wounds: 1 }), at(shootingTarget('Dan'), 1, 6, 10)] },
      { answers: ['stand', '2', '2', '1'], dice: [5, 4, 1, 1, 1] },
    )
    expect(eventArgs(match, 'shot-target-changed')).toEqual([{ shooter: 'Ana', target: 'Bor' }])
    expect(eventArgs(match, 'shot-missed')).toEqual([{ shooter: 'Ana', target: 'Cid' }])
    expect(shotNumbers(match)).toEqual([1, 4])
  })

  test('SW-SHOOT-39 only shooters with two weapons shoot twice, and they may use just one', () => {
    const oneShot = activation({ figures: figures(archer('Ana')) }, { answers: ['stand', '1', 'keep'], dice: [1, 1] })
    expect(oneShot.outcome).toBeDefined()
    const held = activation({ figures: figures() }, { answers: ['stand', '1', 'hold', 'keep'], dice: [1, 1] })
    expect(rolledDice(held)).toEqual(['roll.precision 2'])
    expect(activation({ figures: figures() }, { answers: ['stand', 'hold'] }).outcome).toBeDefined()
  })

  test('SW-SHOOT-39 with two different weapons the second may be used alone', () => {
    const match = activation(
      { figures: figures(archer('Ana', { ranged: ['powder', 'light-powder'] })) },
      { answers: ['stand', 'hold', '1', 'keep'], dice: [4, 1, 1, 1, 1] },
    )
    expect(match.events.find(({ type }) => type === 'damage')?.numbers?.[0]?.terms[0]?.rule).toBe('SW-RANGED-06')
  })
})
