import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { dexterityDice } from '../../melee/dexterity.ts'
import { addEffect, endEffectsFrom } from '../../morale/effects.ts'
import { moraleOf } from '../../morale/morale.ts'
import { movementOf } from '../../movement/movement.ts'
import { combatant } from '../../state.ts'
import { playConcentration, spellPosition } from '../../testing/concentration.ts'
import { dexterities, duel, type Fighter, inContact, plain } from '../../testing/duel.ts'
import { loadPosition } from '../../testing/rule.ts'
import { combatantNamed, eventArgs, figure, optionKeys, rolledDice, type Scene } from '../../testing/scene.ts'
import { at } from '../../testing/shooting.ts'
import { has } from '../../traits.ts'
import { ownConstitution } from '../../wounds/constitution.ts'
import { strengthOf } from '../../wounds/strength.ts'

const hero = (abilities: string[], profile = {}, more = {}) => plain('Ana', { fur: 4, abilities, ...profile }, more)
const BOR = plain('Bor')
const strength = (match: Scene) => rolledDice(match).find((roll) => roll.startsWith('roll.damage'))
const effect = (ability: string, amount = 1, more: object = {}) =>
  ({ effects: [{ ability, until: 'game', amount, ...more }] }) as never

describe('Adepts of Malesur: deeds', () => {
  const tryDeed = (
    ability: string,
    dice: (number | 'S')[],
    target: Fighter = BOR,
    profile = {},
    more = {},
    moved = {},
  ) =>
    playConcentration(
      inContact(hero([ability], { fur: 3, ...profile }, more), target),
      { answers: [ability, '3'], dice },
      moved,
    )

  test('SW-RACE-93 Regeneration Offering heals one wound, whatever the number of successes', () => {
    expect(combatantNamed(tryDeed('regeneration-offering', [5, 5, 5], BOR, {}, { wounds: 2 }), 'Ana').wounds).toBe(3)
    expect(combatantNamed(tryDeed('regeneration-offering', [4, 4, 4], BOR, {}, { wounds: 2 }), 'Ana').wounds).toBe(2)
  })

  test('SW-RACE-95 SW-ROSTER-20 Boar Headbutt deals STR 2, and with two successes also stuns', () => {
    expect(strength(tryDeed('boar-headbutt', [5, 1, 1, 1, 1]))).toBe('roll.damage 2')
    expect(combatantNamed(tryDeed('boar-headbutt', [5, 1, 1, 1, 1]), 'Bor').states).toEqual([])
    expect(combatantNamed(tryDeed('boar-headbutt', [5, 5, 1, 1, 1]), 'Bor').states).toMatchObject([{ kind: 'stunned' }])
  })

  test('SW-RACE-96 Obsession gives a die against that enemy until the next round, and with two successes also +1 STR', () => {
    const oneSuccess = playConcentration(
      { figures: [figure('shaogi', 0, 10, 10, { name: 'Sha', profile: { fur: 2 } }), figure('battler', 1, 10, 23.2)] },
      { answers: ['obsession', '2'], dice: [5, 1] },
    )
    expect(combatantNamed(oneSuccess, 'Sha').effects).toMatchObject([
      { object: 'under-obsession', until: 'my-next-round', against: 1, amount: 1 },
    ])
    const far = playConcentration(
      { figures: [figure('shaogi', 0, 10, 10, { name: 'Sha', profile: { fur: 2 } }), figure('battler', 1, 10, 23.4)] },
      { answers: ['obsession', '2'], dice: [5, 1] },
    )
    expect(eventArgs(far, 'deed-out-of-range').length).toBe(1)
    const obsess = (amount: number, against: string) => plain('Ana', {}, effect('obsession', amount, { against }))
    const others = { more: { figures: [at(plain('Cel'), 1, 30, 30)] } }
    expect({
      Bor: dexterities(obsess(1, 'Bor'), BOR, others)[0],
      Cel: dexterities(obsess(1, 'Cel'), BOR, others)[0],
    }).toEqual({ Bor: 3, Cel: 2 })
    const blow = (amount: number, dice: number) =>
      strength(duel(obsess(amount, 'Bor'), BOR, { dice: [5, 5, 1, 1, 1, ...new Array(dice).fill(1)] }))
    expect(blow(1, 2)).toBe('roll.damage 2')
    expect(blow(2, 3)).toBe('roll.damage 3')
  })

  test('SW-RACE-98 SW-CRIT-13 EX-SW-237 Stalking Mantis deals a direct wound for each sphere, at most two, and causes no critical', () => {
    const match = playConcentration(inContact(['yenay', { name: 'Yen' }], BOR), {
      answers: ['stalking-mantis', '3'],
      dice: ['S', 'S', 5],
    })
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 2, left: 4 }])
    expect(eventArgs(match, 'brutal-blow')).toEqual([])
    expect(eventArgs(tryDeed('stalking-mantis', ['S', 5, 5]), 'wounded')).toEqual([
      { victim: 'Bor', wounds: 1, left: 5 },
    ])
    expect(eventArgs(tryDeed('stalking-mantis', ['S', 'S', 'S']), 'wounded')).toEqual([
      { victim: 'Bor', wounds: 2, left: 4 },
    ])
  })

  test('SW-RACE-105 Pounce gives a die and +1 STR against an enemy joined in this activation', () => {
    expect(combatantNamed(tryDeed('pounce', [5, 1, 1], BOR, {}, {}, { joined: [1] }), 'Ana').effects).toMatchObject([
      { object: 'under-pounce', against: 1 },
    ])
    const pouncing = plain('Ana', {}, effect('pounce', 1, { against: 'Bor' }))
    expect(dexterities(pouncing, BOR)[0]).toBe(3)
    expect(strength(duel(pouncing, BOR, { dice: [5, 5, 1, 1, 1, 1, 1, 1] }))).toBe('roll.damage 3')
    expect(playConcentration(inContact(hero(['pounce']), BOR)).outcome).toBeDefined()
  })

  test('SW-RACE-112 Swipe deals STR 2, however many successes', () => {
    expect(strength(tryDeed('swipe', [5, 5, 5, 1, 1]))).toBe('roll.damage 2')
  })

  test('SW-RACE-113 Bull Rush against an enemy it joined gives +1 STR, then a die, then stuns', () => {
    const rush = (dice: number[]) => tryDeed('bull-rush', dice, BOR, {}, {}, { joined: [1] })
    expect(combatantNamed(rush([5, 5, 1]), 'Bor').states).toEqual([])
    expect(combatantNamed(rush([5, 5, 5]), 'Bor').states).toMatchObject([{ kind: 'stunned' }])
    const rushing = (amount: number) => plain('Ana', {}, effect('bull-rush', amount, { against: 'Bor' }))
    expect({ 1: dexterities(rushing(1), BOR)[0], 2: dexterities(rushing(2), BOR)[0] }).toEqual({ 1: 2, 2: 3 })
    expect(strength(duel(rushing(1), BOR, { dice: [5, 5, 1, 1, 1, 1, 1] }))).toBe('roll.damage 3')
    expect(playConcentration(inContact(hero(['bull-rush']), BOR)).outcome).toBeDefined()
  })

  test('SW-RACE-114 Trample deals STR 2 or 3 to every enemy in contact of common height or less', () => {
    const position = inContact(hero(['trample'], { fur: 2 }), BOR, {
      foes: [plain('Cel', { height: 3 }), plain('Dan', { height: 1 })],
    })
    const oneSuccess = playConcentration(position, { answers: ['trample', '2', '1'], dice: [5, 1, 1, 1, 1, 1] })
    expect(eventArgs(oneSuccess, 'damage').map(({ victim }) => victim)).toEqual(['Bor', 'Dan'])
    expect(strength(oneSuccess)).toBe('roll.damage 2')
    expect(
      strength(
        playConcentration(inContact(hero(['trample'], { fur: 2 }), BOR), {
          answers: ['trample', '2'],
          dice: [5, 5, 1, 1, 1],
        }),
      ),
    ).toBe('roll.damage 3')
    expect(playConcentration(inContact(hero(['trample']), plain('Bor', { height: 3 }))).outcome).toBeDefined()
  })

  test('SW-RACE-122 SW-PROFILE-05 Smothering Embrace lowers DEX in a fight against the owner, and with two successes deals a direct wound', () => {
    const oneSuccess = tryDeed('smothering-embrace', [5, 1, 1])
    expect(eventArgs(oneSuccess, 'wounded')).toEqual([])
    expect(combatantNamed(oneSuccess, 'Ana').effects).toMatchObject([
      { object: 'under-smothering-embrace', against: 1 },
    ])
    expect(eventArgs(tryDeed('smothering-embrace', [5, 5, 5]), 'wounded')).toEqual([
      { victim: 'Bor', wounds: 1, left: 5 },
    ])
    const embraced = plain('Ana', {}, effect('smothering-embrace', 1, { against: 'Bor' }))
    expect(dexterities(embraced, plain('Bor', { dex: 3 }))[1]).toBe(2)
  })

  test('SW-RACE-123 SW-PROFILE-06 SW-ROSTER-20 Bellow stuns an enemy within 4 inches, seen or not, unless it passes a morale roll', () => {
    const bellow = (distance: number, dice: number[]) =>
      playConcentration(
        {
          figures: [
            figure('liehhan', 0, 10, 10, { profile: { fur: 1 } }),
            figure('battler', 1, 10, 11.4 + distance, { name: 'Bor' }),
          ],
        },
        { answers: ['bellow'], dice },
      )
    expect(combatantNamed(bellow(4, [5, 3]), 'Bor').states).toMatchObject([{ kind: 'stunned' }])
    expect(combatantNamed(bellow(4, [5, 4]), 'Bor').states).toEqual([])
    expect(eventArgs(bellow(4.1, [5]), 'deed-out-of-range').length).toBe(1)
    const wall = { type: 'hill', features: [], x: 10, y: 13, diameter: 2, height: 5, density: 'impassable' }
    const hidden = { figures: [figure('liehhan', 0, 10, 10), figure('battler', 1, 10, 15.4)], scenery: [wall] }
    expect(optionKeys(playConcentration(hidden))).toContain('bellow')
    expect(optionKeys(playConcentration(inContact('liehhan', BOR)))).toContain('bellow')
  })
})

describe('Adepts of Malesur: spells', () => {
  const cast = (
    spell: string,
    dice: number[],
    distance = 5,
    target: Record<string, Json> = {},
    more: Record<string, Json> = {},
    aim: string[] = [],
  ) =>
    playConcentration(
      spellPosition(
        ['battler', { name: 'Ana', wounds: 2, profile: { pow: 3, abilities: [spell] } }],
        ['battler', { name: 'Bor', ...target }],
        distance,
        more,
      ),
      { answers: [spell, ...aim, '3'], dice },
    )

  test('SW-RACE-99 Confusion makes the target inexpert in fights and shots, then stunned, then stunned and fearful, within 10 inches', () => {
    const oneSuccess = cast('confusion', [2, 2, 4], 10)
    expect(combatantNamed(oneSuccess, 'Bor').effects).toMatchObject([
      { object: 'under-confusion', until: 'next-activation' },
    ])
    const play = loadPosition({
      figures: [figure('battler', 0, 10, 10, effect('confusion')), figure('battler', 1, 30, 30)],
    })
    expect(['inexpert-combatant', 'inexpert-shooter'].map((id) => has(play, combatant(play, 0), id))).toEqual([
      true,
      true,
    ])
    const two = cast('confusion', [2, 4, 4], 10)
    expect(combatantNamed(two, 'Bor').effects).toEqual([])
    expect(combatantNamed(two, 'Bor').states.map(({ kind }) => kind)).toEqual(['stunned'])
    expect(combatantNamed(cast('confusion', [3, 4, 5], 10), 'Bor').states.map(({ kind }) => kind)).toEqual([
      'stunned',
      'fearful',
    ])
    expect(eventArgs(cast('confusion', [2, 2, 4], 10.1), 'spell-out-of-range').length).toBe(1)
  })

  test('SW-RACE-100 Devouring Insects deals STR 2, STR 3, or STR 3 with a lingering wound, within 8 inches', () => {
    expect(strength(cast('devouring-insects', [2, 2, 4, 1, 1], 8))).toBe('roll.damage 2')
    const two = cast('devouring-insects', [2, 4, 4, 1, 1, 1], 8)
    expect({ strength: strength(two), effects: combatantNamed(two, 'Bor').effects }).toEqual({
      strength: 'roll.damage 3',
      effects: [],
    })
    const three = cast('devouring-insects', [3, 4, 5, 1, 1, 1], 8)
    expect(strength(three)).toBe('roll.damage 3')
    expect(combatantNamed(three, 'Bor').effects.map(({ object }) => object)).toEqual(['lingering-wound'])
  })

  test('SW-RACE-101 Inner Blessing heals one wound, two, or two with +1 CON while it is latent', () => {
    const bless = (dice: number[]) => ({
      wounds: combatantNamed(cast('inner-blessing', dice), 'Ana').wounds,
      effects: combatantNamed(cast('inner-blessing', dice), 'Ana').effects.length,
    })
    expect(bless([2, 2, 4])).toEqual({ wounds: 3, effects: 0 })
    expect(bless([2, 4, 4])).toEqual({ wounds: 4, effects: 0 })
    expect(bless([3, 4, 5])).toEqual({ wounds: 4, effects: 1 })
    const blessed = plain('Bor', { conMundane: 4 }, effect('inner-blessing', 3))
    expect(eventArgs(duel(plain('Ana'), blessed, { dice: [5, 5, 1, 1, 4, 4] }), 'wounded')).toEqual([])
  })

  test('SW-RACE-101 Inner Blessing adds only one point of CON', () => {
    const blessed = plain('Bor', { conMundane: 4 }, effect('inner-blessing', 3))
    const match = duel(plain('Ana'), blessed, { dice: [5, 5, 1, 1, 5, 4] })
    expect(eventArgs(match, 'wounded')).toMatchObject([{ victim: 'Bor', wounds: 1 }])
  })

  test('SW-RACE-102 North Wind raises the MOV of a friend or lowers that of an enemy; the mode is chosen with the target', () => {
    const friend = {
      figures: [figure('battler', 0, 14, 10, { name: 'Fay' }), figure('battler', 0, 16, 10, { name: 'Gil' })],
    }
    const wind = (dice: number[], aim: string) =>
      cast('blessing-curse-of-the-north-wind', dice, 8, {}, friend, aim === '1' ? ['1'] : [aim, 'keep'])
    expect(combatantNamed(wind([2, 4, 4], '2'), 'Fay').effects).toMatchObject([{ amount: 2, until: 'latent' }])
    expect(combatantNamed(wind([3, 4, 5], '1'), 'Bor').effects).toMatchObject([{ amount: -3, until: 'latent' }])
    const asking = playConcentration(
      spellPosition(
        ['battler', { profile: { pow: 3, abilities: ['blessing-curse-of-the-north-wind'] } }],
        ['battler', {}],
        5,
        friend,
      ),
      {
        answers: ['blessing-curse-of-the-north-wind', '2'],
      },
    )
    // A blessing may be turned to another friend, never into a curse.
    expect(optionKeys(asking)).toEqual(['keep', '0', '3'])
    const mov = (amount: number, mover = 'battler', use: 'run' | 'shot-at' = 'run') => {
      const play = loadPosition({
        figures: [
          figure(mover, 0, 10, 10, effect('blessing-curse-of-the-north-wind', amount)),
          figure('battler', 1, 30, 30),
        ],
      })
      return movementOf(play, combatant(play, 0), use).total
    }
    expect(mov(3)).toBe(8)
    expect(mov(-3)).toBe(2)
    expect(mov(-3, 'near-heart')).toBe(1)
    expect(mov(2, 'battler', 'shot-at')).toBe(7)
  })

  test('SW-RACE-102 SW-RGEN-16 a friend’s blessing and an enemy’s curse both count, two blessings count once', () => {
    const wind = (source: string, amount: number) => {
      return { ability: 'blessing-curse-of-the-north-wind', until: 'latent', source, amount }
    }
    const mov = (...effects: Json[]) => {
      const figures = [
        figure('goat-man', 0, 10, 10, { profile: { mov: 4 }, effects }),
        figure('miuhalo', 0, 20, 10, { name: 'One' }),
        figure('miuhalo', 1, 20, 30, { name: 'Two' }),
      ]
      const play = loadPosition({ figures })
      return movementOf(play, combatant(play, 0), 'run').total
    }
    expect(mov(wind('One', 2))).toBe(6)
    expect(mov(wind('One', 2), wind('Two', -1))).toBe(5)
    expect(mov(wind('One', 2), wind('Two', 3))).toBe(7)
  })

  test('SW-RACE-103 Life Bane deals as many direct wounds as successes, within 6 inches', () => {
    const bane = (dice: number[], distance = 6) =>
      eventArgs(cast('life-bane', dice, distance), 'wounded').map((event) => event.wounds)
    expect(bane([2, 2, 4])).toEqual([1])
    expect(bane([2, 4, 4])).toEqual([2])
    expect(bane([3, 4, 5])).toEqual([3])
    expect(bane([3, 4, 5], 6.1)).toEqual([])
  })

  test('SW-RACE-111 Oaken Will makes the target unbreakable, then adds +1 CON, then makes every friend within 2 inches unbreakable', () => {
    const friends = {
      figures: [
        figure('goat-man', 0, 14, 10, { name: 'Goa' }),
        figure('goat-man', 0, 17.2, 10, { name: 'Near' }),
        figure('goat-man', 0, 25, 10, { name: 'Far' }),
      ],
    }
    const will = (dice: number[]) => {
      const match = cast('oaken-will', dice, 20, {}, friends, ['2', 'keep'])
      const turn = { state: match.state, setup: match.setup } as never
      return ['Goa', 'Near', 'Far'].map((name) => moraleOf(turn, combatantNamed(match, name)))
    }
    expect(will([2, 2, 4])).toEqual(['unbreakable', 'common', 'common'])
    expect(will([3, 4, 5])).toEqual(['unbreakable', 'unbreakable', 'common'])
    const woundsTaken = (amount: number) =>
      eventArgs(
        duel(plain('Ana'), plain('Bor', { conMundane: 4 }, effect('oaken-will', amount)), { dice: [5, 5, 1, 1, 4, 1] }),
        'wounded',
      ).length
    expect({ 1: woundsTaken(1), 2: woundsTaken(2) }).toEqual({ 1: 1, 2: 0 })
  })

  test('SW-RACE-111 a fallen tree shelters nobody', () => {
    const friends = {
      figures: [figure('goat-man', 0, 14, 10, { name: 'Goa' }), figure('goat-man', 0, 17.2, 10, { name: 'Near' })],
    }
    const match = cast('oaken-will', [3, 4, 5], 20, {}, friends, ['2', 'keep'])
    const turn = { state: match.state, setup: match.setup } as never
    expect(moraleOf(turn, combatantNamed(match, 'Near'))).toBe('unbreakable')
    combatantNamed(match, 'Goa').status = 'dead'
    expect(moraleOf(turn, combatantNamed(match, 'Near'))).toBe('common')
  })

  test('SW-RGEN-16 SW-RACE-111 of two spells with the same name the stronger counts, in either order', () => {
    const will = (source: string, amount: number) => ({ ability: 'oaken-will', until: 'latent', source, amount })
    const constitution = (...effects: Json[]) => {
      const figures = [
        figure('battler', 0, 20, 20),
        figure('goat-man', 1, 10, 10, { profile: { conMundane: 4 }, effects }),
        figure('pack-of-mongoose-boys', 1, 5, 5, { name: 'One' }),
        figure('pack-of-mongoose-boys', 1, 8, 5, { name: 'Two' }),
      ]
      const play = loadPosition({ figures })
      const [attacker, victim] = [combatant(play, 0), combatant(play, 1)]
      const blow = { kind: 'melee', arcane: false, strength: 2, weapon: null, preciseBlow: 0, rules: [] } as const
      return ownConstitution(play, { attacker, victim, ...blow }, 2).total
    }
    expect(constitution(will('One', 1))).toBe(4)
    expect(constitution(will('One', 2), will('Two', 1))).toBe(5)
    expect(constitution(will('One', 1), will('Two', 2))).toBe(5)
    expect(constitution(will('One', 2), will('Two', 2))).toBe(5)
  })

  test('SW-RGEN-16 SW-SPELL-41 the weaker of two spells with the same name takes over when the caster of the stronger dies', () => {
    const figures = [
      figure('goat-man', 0, 10, 10, { name: 'Goa' }),
      figure('pack-of-mongoose-boys', 0, 5, 5, { name: 'One' }),
      figure('pack-of-mongoose-boys', 0, 8, 5, { name: 'Two' }),
      figure('battler', 1, 30, 30),
    ]
    const play = loadPosition({ figures })
    const goa = combatant(play, 0)
    for (const [source, amount] of [
      [1, 2],
      [2, 1],
    ] as const) {
      addEffect(play, goa, {
        object: 'under-oaken-will',
        until: 'latent',
        source: { bearer: source, object: 'oaken-will' },
        amount,
      })
    }
    endEffectsFrom(play, 1, 'all')
    expect(moraleOf(play, goa)).toBe('unbreakable')
    endEffectsFrom(play, 2, 'all')
    expect(moraleOf(play, goa)).not.toBe('unbreakable')
  })

  test.each([
    ['SW-RACE-22', 'gashing'],
    ['SW-RACE-96', 'obsession'],
    ['SW-RACE-105', 'pounce'],
    ['SW-RACE-113', 'bull-rush'],
  ])('%s SW-RGEN-12 counts only in a fight against the enemy it was used on', (_rule, ability) => {
    const blow = (against: string) => {
      const ana = plain('Ana', { abilities: [ability] }, effect(ability, 2, { against }))
      const play = loadPosition(
        inContact(ana, plain('Bor'), { more: { figures: [figure('battler', 1, 30, 30, { name: 'Cel' })] } }),
      )
      const [attacker, victim] = [combatant(play, 0), combatant(play, 1)]
      const attack = {
        attacker,
        victim,
        arcane: false,
        strength: null,
        weapon: null,
        preciseBlow: 0,
        rules: [],
      } as const
      return [
        dexterityDice(play, attacker, victim).total > 2,
        strengthOf(play, { ...attack, kind: 'melee' }).total > 2,
        strengthOf(play, { ...attack, kind: 'deed' }).total > 2,
      ]
    }
    expect(blow('Cel')).toEqual([false, false, false])
    expect(blow('Bor')).toEqual([ability !== 'gashing', true, false])
  })

  test('SW-RACE-111 Oaken Will adds only one point of CON', () => {
    const match = duel(plain('Ana'), plain('Bor', { conMundane: 4 }, effect('oaken-will', 2)), {
      dice: [5, 5, 1, 1, 5, 4],
    })
    expect(eventArgs(match, 'wounded')).toMatchObject([{ wounds: 1 }])
  })
})
