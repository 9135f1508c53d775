import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { combatPhase } from '../../melee/combat-phase.ts'
import { addEffect } from '../../morale/effects.ts'
import { fearOf, moraleOf } from '../../morale/morale.ts'
import { combatant, type Play } from '../../state.ts'
import { playConcentration, spellPosition } from '../../testing/concentration.ts'
import { dexterities, duel, type Fighter, inContact, plain } from '../../testing/duel.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  placeOf,
  rolledDice,
  type Scene,
} from '../../testing/scene.ts'
import { activation, archer, at, shoot, shootingTarget, shotNumbers } from '../../testing/shooting.ts'
import { has } from '../../traits.ts'
import { newActing } from '../../turn/activation.ts'

const hero = (abilities: string[], profile = {}, more = {}) => plain('Ana', { fur: 4, abilities, ...profile }, more)
const BOR = plain('Bor')
const strength = (match: Scene) => rolledDice(match).find((roll) => roll.startsWith('roll.damage'))
const lasting = (ability: string, amount = 1, more: object = {}) => ({
  effects: [{ ability, until: 'latent', amount, ...more }],
})

describe('Alliance: deeds', () => {
  test('SW-RACE-30 Metallic Blow deals STR 2, or with two successes STR 3 and pushes a survivor 2 inches', () => {
    const position = inContact(hero(['metallic-blow'], { fur: 2 }), BOR)
    const oneSuccess = playConcentration(position, { answers: ['metallic-blow', '2'], dice: [5, 4, 1, 1] })
    expect({ strength: strength(oneSuccess), place: placeOf(oneSuccess, 'Bor') }).toEqual({
      strength: 'roll.damage 2',
      place: [21.2, 20],
    })
    const two = playConcentration(position, { answers: ['metallic-blow', '2'], dice: [5, 5, 1, 1, 1] })
    expect({ strength: strength(two), place: placeOf(two, 'Bor') }).toEqual({
      strength: 'roll.damage 3',
      place: [23.2, 20],
    })
    const tall = inContact(hero(['metallic-blow'], { fur: 2 }), plain('Bor', { height: 3 }))
    expect(placeOf(playConcentration(tall, { answers: ['metallic-blow', '2'], dice: [5, 5, 1, 1, 1] }), 'Bor')).toEqual(
      [21.2, 20],
    )
  })

  test('SW-RGEN-09 a push stops before a base, breaks contacts and engages nobody', () => {
    const wall = figure('battler', 1, 23.4, 20, { name: 'Cel' })
    const position = inContact(hero(['metallic-blow'], { fur: 2 }), BOR, { more: { figures: [wall] } })
    const match = playConcentration(position, { answers: ['metallic-blow', '2'], dice: [5, 5, 1, 1, 1] })
    expect(placeOf(match, 'Bor')).toEqual([22.2, 20])
  })

  test('SW-RGEN-09 SW-WOUND-14 a combatant pushed against an ephemeral enemy destroys it', () => {
    const ash = figure('ash', 0, 23.4, 20, { name: 'Ash' })
    const position = inContact(hero(['metallic-blow'], { fur: 2 }), BOR, { more: { figures: [ash] } })
    const match = playConcentration(position, { answers: ['metallic-blow', '2'], dice: [5, 5, 1, 1, 1] })
    expect(combatantNamed(match, 'Ash').status).toBe('dead')
  })

  test('SW-RACE-31 Pounding Cry makes the Legion within 4 inches unbreakable until the next round, and with two successes gives Assault this round', () => {
    const figures = [
      figure('rodanes', 0, 10, 10, { name: 'Rod' }),
      figure('explorer', 0, 10, 15.2, { name: 'Near' }),
      figure('explorer', 0, 10, 4.7, { name: 'Far' }),
      figure('battler', 1, 30, 30),
    ]
    const cry = (dice: number[]) => playConcentration({ figures }, { answers: ['pounding-cry', '2'], dice })
    const morale = (match: Scene, name: string) =>
      moraleOf({ state: match.state, setup: match.setup } as never, combatantNamed(match, name))
    const oneSuccess = cry([5, 1])
    expect(['Rod', 'Near', 'Far'].map((name) => morale(oneSuccess, name))).toEqual([
      'unbreakable',
      'unbreakable',
      'brave',
    ])
    expect(combatantNamed(oneSuccess, 'Near').effects.map(({ object }) => object)).toEqual(['under-pounding-cry'])
    expect(combatantNamed(cry([5, 5]), 'Near').effects).toMatchObject([
      { until: 'my-next-round' },
      { object: 'assault', until: 'round' },
    ])
  })

  test('SW-RACE-31 Pounding Cry does not regroup anybody: a fleeing combatant still rolls', () => {
    const figures = [
      figure('explorer', 0, 10, 10, {
        name: 'Exp',
        fleeing: true,
        effects: [{ ability: 'pounding-cry', until: 'my-next-round', source: 'Rod' }],
      }),
      figure('rodanes', 0, 38, 38, { name: 'Rod' }),
      figure('battler', 1, 30, 5),
    ]
    const match = activation({ figures }, { dice: [5] })
    expect(rolledDice(match)).toEqual(['roll.morale 1'])
    expect(eventArgs(match, 'regroups').length).toBe(1)
    const turn = { state: match.state, setup: match.setup } as never
    expect(moraleOf(turn, combatantNamed(match, 'Exp'))).toBe('unbreakable')
  })

  test('SW-RACE-32 Defensive Position gives +1 CON, with two successes also to the Legion in contact; not after speeding up or engaging', () => {
    const figures = [
      figure('nirlem', 0, 10, 10, { name: 'Nir' }),
      figure('explorer', 0, 10, 11.2, { name: 'Exp' }),
      figure('lookout', 0, 11.2, 10, { name: 'Loo' }),
      figure('battler', 1, 30, 30),
    ]
    const bearers = (dice: number[]) =>
      playConcentration({ figures }, { answers: ['defensive-position', '2'], dice }).state.combatants.flatMap(
        ({ profile, effects }) => (effects.length > 0 ? [profile.name] : []),
      )
    expect({ 1: bearers([5, 1]), 5: bearers([5, 5]) }).toEqual({ 1: ['Nir'], 5: ['Nir', 'Exp'] })
    expect(optionKeys(playConcentration({ figures, gems: [0, 0] }, {}, { move: 'run' }))).toContain(
      'defensive-position',
    )
    for (const move of ['speed-up', 'engage'] as const)
      expect(playConcentration({ figures }, {}, { move }).outcome).toBeDefined()
    const shielded = plain('Bor', { conMundane: 4 }, lasting('defensive-position') as never)
    expect(eventArgs(duel(plain('Ana'), shielded, { dice: [5, 5, 1, 1, 4, 4] }), 'wounded')).toEqual([])
  })

  test('SW-RACE-32 Defensive Position adds one point of CON and does not reach the Legion further away', () => {
    const figures = [
      figure('near-heart', 0, 10, 10, {
        name: 'Nea',
        profile: { abilities: ['defensive-position', 'legion-member'], fur: 2 },
      }),
      figure('explorer', 0, 10, 15, { name: 'Exp' }),
      figure('battler', 1, 30, 30),
    ]
    const match = playConcentration({ figures }, { answers: ['defensive-position', '2'], dice: [5, 5] })
    expect({
      Nea: combatantNamed(match, 'Nea').effects.length,
      Exp: combatantNamed(match, 'Exp').effects.length,
    }).toEqual({ Nea: 1, Exp: 0 })
    const firm = plain('Bor', { conMundane: 4 }, { effects: [{ ability: 'defensive-position', until: 'game' }] })
    expect(eventArgs(duel(plain('Ana'), firm, { dice: [5, 5, 1, 1, 5, 4] }), 'wounded')).toMatchObject([{ wounds: 1 }])
  })

  test('SW-RACE-35 Hook pulls an enemy within 3 inches that is neither in contact nor taller; two successes lower its DEX', () => {
    const taem = (distance: number, dice: number[], more = {}) =>
      playConcentration(
        {
          figures: [
            figure('taem', 0, 10, 10, { name: 'Taem', profile: { fur: 2 } }),
            figure('battler', 1, 10, 11.2 + distance, { name: 'Bor', ...more }),
          ],
        },
        { answers: ['hook', '2'], dice },
      )
    expect(placeOf(taem(3, [5, 1]), 'Bor')).toEqual([10, 11.2])
    expect(placeOf(taem(3.1, [5, 1]), 'Bor')).toEqual([10, 14.3])
    expect(combatantNamed(taem(3, [5, 1]), 'Taem').effects).toEqual([])
    expect(combatantNamed(taem(3, [5, 5]), 'Taem').effects).toMatchObject([{ object: 'under-hook', against: 1 }])
    const hooked: Fighter = ['taem', { effects: [{ ability: 'hook', until: 'activation', against: 'Bor' }] }]
    expect(dexterities(hooked, plain('Bor', { dex: 3 }))[1]).toBe(2)
    expect(optionKeys(playConcentration(inContact('taem', BOR)))).toEqual(['done', 'chaining', 'bite'])
    expect(
      optionKeys(playConcentration({ figures: [figure('taem', 0, 10, 10), figure('henchman', 1, 10, 13)] })),
    ).toEqual(['done', 'chaining'])
  })

  test('SW-RGEN-10 a pull without a free path has no effect', () => {
    const figures = [
      figure('taem', 0, 10, 10, { name: 'Taem' }),
      figure('explorer', 0, 10.9, 11.6, { name: 'Exp' }),
      figure('battler', 1, 10, 14, { name: 'Bor' }),
    ]
    const match = playConcentration({ figures }, { answers: ['hook', '1'], dice: [5] })
    expect(placeOf(match, 'Bor')).toEqual([10, 14])
  })

  test('SW-RGEN-10 SW-TRAP-08 a fleeing enemy that is pulled into contact is trapped', () => {
    const figures = [
      figure('taem', 0, 10, 10, { name: 'Taem' }),
      figure('battler', 1, 10, 14, { name: 'Bor', fleeing: true }),
      figure('battler', 1, 30, 30),
    ]
    const match = playConcentration({ figures }, { answers: ['hook', '1', '1'], dice: [5] })
    expect(eventArgs(match, 'trapped')).toEqual([{ fleeing: 'Bor' }])
  })

  test('SW-RACE-37 Chaining gives a second fight after a kill and the annihilation move, without charge or Assault', () => {
    const taem: Fighter = [
      'taem',
      { name: 'Ana', profile: { dex: 2, str: 2, weapons: [], abilities: ['chaining', 'assault'], fur: 2 } },
    ]
    const prey = plain('Bor', { dex: 1 }, { wounds: 1 })
    const next = figure('battler', 1, 20, 22.2, { name: 'Cel', profile: { dex: 1, weapons: [], abilities: [] } })
    const position = inContact(taem, prey, { more: { figures: [next] } })
    const chain = (dice: number[]) => activation(position, { answers: ['chaining', '2', path([20, 21])], dice })
    const firstKill = chain([5, 4, 5, 5, 1, 4, 1, 5, 1, 1, 1, 1])
    expect(eventArgs(firstKill, 'fight')).toEqual([
      { attacker: 'Ana', defender: 'Bor' },
      { attacker: 'Ana', defender: 'Cel' },
    ])
    // Fatigue of the first fight counts in the second, unless there were two successes.
    expect(rolledDice(firstKill).filter((roll) => roll.startsWith('roll.dexterity'))).toEqual([
      'roll.dexterity 2 1',
      'roll.dexterity 2 1',
    ])
    expect(combatantNamed(firstKill, 'Ana').fatigue).toBe(2)
    const alive = activation(inContact(taem, plain('Bor', { dex: 1 })), {
      answers: ['chaining', '2'],
      dice: [5, 4, 5, 5, 1, 1, 1],
    })
    expect(eventArgs(alive, 'fight').length).toBe(1)
    const two = chain([5, 5, 5, 5, 1, 4, 1, 5, 1, 1, 1, 1])
    expect(combatantNamed(two, 'Ana').fatigue).toBe(1)
  })

  test('SW-RACE-37 the second of two joined enemies is fought without charge, Assault or Hardened Attacker', () => {
    const abilities = ['chaining', 'assault', 'hardened-attacker']
    const position = inContact(hero(abilities, { fur: 1 }), plain('Bor', { dex: 1 }, { wounds: 1 }), {
      foes: [plain('Cel', { dex: 1 })],
    })
    const fights = (charged: number[]) => {
      const rule = function* (play: Play) {
        const taem = combatant(play, 0)
        play.state.acting = { ...newActing(taem), move: 'charge', joined: [1, 2], reached: [1, 2], charged }
        addEffect(play, taem, {
          object: 'under-chaining',
          until: 'activation',
          source: { bearer: 0, object: 'chaining' },
        })
        yield* combatPhase(play, taem)
      }
      // Cel supports Bor.
      const dice = [5, 5, 5, 1, 1, 4, 1, 1, 5, 1, 1, 1]
      return rolledDice(playRule(position, rule, { answers: ['1'], dice }))
    }
    const plainly = ['roll.dexterity 3 2', 'roll.damage 3', 'roll.dexterity 1 1', 'roll.damage 2']
    expect(fights([])).toEqual(plainly)
    expect(fights([1, 2])).toEqual(plainly)
  })

  test('SW-RACE-38 Bite deals one direct wound and heals Taem by one, however many successes', () => {
    const match = playConcentration(inContact(hero(['bite'], { fur: 3 }, { wounds: 3 }), BOR), {
      answers: ['bite', '3'],
      dice: ['S', 'S', 5],
    })
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
    expect(combatantNamed(match, 'Ana').wounds).toBe(4)
  })

  test('SW-RACE-53 Wild Wrath gives a die, then +1 and +2 STR with it', () => {
    const fight = (successes: number) => {
      const ana = hero(['wild-wrath'], { fur: 3, dex: 2, str: 2 })
      const deed = [...new Array(successes).fill(5), ...new Array(3 - successes).fill(1)]
      const match = activation(inContact(ana, plain('Bor', { dex: 1 })), {
        answers: ['wild-wrath', '3'],
        dice: [...deed, 5, 5, 1, 1, ...new Array(successes + 1).fill(1)],
      })
      return { roll: rolledDice(match)[1], strength: strength(match) }
    }
    expect(fight(1)).toEqual({ roll: 'roll.dexterity 3 1', strength: 'roll.damage 2' })
    expect(fight(2)).toEqual({ roll: 'roll.dexterity 3 1', strength: 'roll.damage 3' })
    expect(fight(3)).toEqual({ roll: 'roll.dexterity 3 1', strength: 'roll.damage 4' })
  })
})

describe('Alliance: spells', () => {
  const cast = (
    caster: string,
    spell: string,
    dice: number[],
    target: readonly [string, Record<string, Json>],
    distance: number,
    more = {},
    aim: string[] = [],
  ) =>
    playConcentration(spellPosition([caster, { name: 'Ana' }], target, distance, more), {
      answers: [spell, ...aim, '3'],
      dice,
    })

  test('SW-RACE-33 Throbbing Heart heals one wound, two, or two and all states, of a friend or the caster within 6 inches, without sight', () => {
    const throb = (dice: number[], distance = 6) => {
      const friend = figure('explorer', 0, 11.2 + distance, 10, {
        name: 'Fay',
        wounds: 2,
        states: ['stunned', 'fearful'],
      })
      const nirlem = ['nirlem', { name: 'Nir', profile: { pow: 3 } }] as const
      const match = playConcentration(spellPosition(nirlem, ['battler', {}], 20, { figures: [friend] }), {
        answers: ['throbbing-heart', '2', 'keep', '3'],
        dice,
      })
      return { wounds: combatantNamed(match, 'Fay').wounds, states: combatantNamed(match, 'Fay').states.length }
    }
    expect(throb([2, 2, 4])).toEqual({ wounds: 3, states: 2 })
    expect(throb([2, 4, 4])).toEqual({ wounds: 4, states: 2 })
    expect(throb([3, 4, 5])).toEqual({ wounds: 4, states: 0 })
    expect(throb([3, 4, 5], 6.1)).toEqual({ wounds: 2, states: 2 })
  })

  test('SW-RACE-40 Blinding Aura makes the caster harder to shoot, then lowers enemies’ DEX, then protects friends within 3 inches', () => {
    const aura = (amount: number): Fighter =>
      shootingTarget('Bor', { abilities: [] }, lasting('blinding-aura', amount, { source: 'Bor' }) as never)
    expect(shotNumbers(shoot(archer('Ana', { pre: 1 }), aura(1), { dice: [1] }))[1]).toBe(5)
    expect(dexterities(aura(1), plain('Ana', { dex: 3 }))[1]).toBe(3)
    expect(dexterities(aura(2), plain('Ana', { dex: 3 }))[1]).toBe(2)
    const near = (distance: number) => {
      const caster = at(plain('Cel'), 1, 15.2, 11.2 + distance)
      const friend: Fighter = shootingTarget('Bor', {}, lasting('blinding-aura', 3, { source: 'Cel' }) as never)
      return shotNumbers(shoot(archer('Ana', { pre: 1 }), friend, { dice: [1], others: [caster], after: ['keep'] }))[1]
    }
    expect({ 3: near(3), '3.1': near(3.1) }).toEqual({ 3: 5, '3.1': 4 })
    const friends = { figures: [figure('lookout', 0, 30, 30, { name: 'Loo' })] }
    const spread = (dice: number[]) =>
      combatantNamed(cast('laroc', 'blinding-aura', dice, ['battler', {}], 20, friends), 'Loo').effects.length
    expect(spread([2, 4, 4])).toBe(0)
    expect(spread([3, 4, 5])).toBe(1)
  })

  test('SW-RACE-41 Destroying Ball deals STR 2, 4 or 5 within 10 inches', () => {
    const rows = [
      [2, 2, 4],
      [2, 4, 4],
      [3, 4, 5],
    ].map((dice, i) =>
      strength(cast('laroc', 'destroying-ball', [...dice, ...new Array([2, 4, 5][i]).fill(1)], ['battler', {}], 10)),
    )
    expect(rows).toEqual(['roll.damage 2', 'roll.damage 4', 'roll.damage 5'])
    expect(
      eventArgs(cast('laroc', 'destroying-ball', [2, 2, 4], ['battler', {}], 10.1), 'spell-out-of-range').length,
    ).toBe(1)
  })

  test('SW-RACE-42 Protection Sphere gives +1 CON against arcane attacks, then against both, then +2, within 8 inches', () => {
    const countWounds = (amount: number, faces: number[]) => {
      const bor = plain('Bor', { conMundane: 3 }, lasting('protection-sphere', amount) as never)
      return eventArgs(duel(plain('Ana'), bor, { dice: [5, 5, 1, 1, ...faces] }), 'wounded').length
    }
    expect(countWounds(1, [3, 1])).toBe(1)
    expect(countWounds(2, [3, 1])).toBe(0)
    expect(countWounds(2, [4, 1])).toBe(1)
    expect(countWounds(3, [4, 1])).toBe(0)
    expect(countWounds(3, [5, 1])).toBe(1)
    const arcane = (amount: number, face: number) => {
      const bor = { name: 'Bor', profile: { conArcane: 3 }, ...lasting('protection-sphere', amount) }
      const match = playConcentration(
        spellPosition(['battler', { profile: { pow: 1, abilities: ['lava-torrent'] } }], ['battler', bor as never], 5),
        {
          answers: ['lava-torrent'],
          dice: [4, face, 1, 1],
        },
      )
      return eventArgs(match, 'wounded').length
    }
    expect(arcane(1, 3)).toBe(0)
    expect(arcane(1, 4)).toBe(1)
    expect(arcane(3, 4)).toBe(0)
    expect(arcane(3, 5)).toBe(1)
    const friend = (distance: number) => ({ figures: [figure('lookout', 0, 11.2 + distance, 10, { name: 'Loo' })] })
    const reach = (distance: number) =>
      combatantNamed(
        cast('laroc', 'protection-sphere', [2, 2, 4], ['battler', {}], 20, friend(distance), ['2', 'keep']),
        'Loo',
      ).effects.length
    expect({ 8: reach(8), '8.1': reach(8.1) }).toEqual({ 8: 1, '8.1': 0 })
  })

  test('SW-RACE-50 Terrifying Countenance is latent and makes the caster frightening, terrifying, then also intimidating', () => {
    const face = (dice: number[]) => {
      const match = playConcentration(
        spellPosition(['tax-collector', { name: 'Tia', profile: { pow: 3 } }], ['battler', {}], 20),
        { answers: ['terrifying-countenance', '3'], dice },
      )
      const turn = { state: match.state, setup: match.setup } as never
      return [combatantNamed(match, 'Tia').effects[0]?.until, has(turn, combatantNamed(match, 'Tia'), 'intimidation')]
    }
    expect(face([2, 2, 4])).toEqual(['latent', false])
    expect(face([2, 4, 4])).toEqual(['latent', false])
    expect(face([3, 4, 5])).toEqual(['latent', true])
    const fear = (amount: number) => {
      const play = loadPosition({
        figures: [
          figure('tax-collector', 0, 10, 10, lasting('terrifying-countenance', amount) as never),
          figure('battler', 1, 30, 30),
        ],
      })
      return fearOf(play, combatant(play, 0))
    }
    expect({ 1: fear(1), 2: fear(2), 3: fear(3) }).toEqual({ 1: 2, 2: 3, 3: 3 })
  })
})
