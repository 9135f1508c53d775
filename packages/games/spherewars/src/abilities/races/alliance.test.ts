import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import type { MoraleCause } from '../../ability.ts'
import { moraleDifficulty } from '../../morale/morale.ts'
import { strategicDice } from '../../preparation/strategy.ts'
import { combatant } from '../../state.ts'
import { playConcentration, spellPosition } from '../../testing/concentration.ts'
import { dexterities, duel, type Fighter, inContact, joining, plain } from '../../testing/duel.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  rolledDice,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { archer, at, shoot, shootingTarget, shotNumbers } from '../../testing/shooting.ts'
import { has } from '../../traits.ts'
import { kill } from '../../wounds/wounds.ts'

const hero = (abilities: string[], profile = {}, more = {}) => plain('Ana', { fur: 4, abilities, ...profile }, more)
const BOR = plain('Bor')
const LEGION = 'Legion of the One Hundred Hearts'
const ISHA = 'Mercenary Women of Isha'
const strength = (match: Scene) => rolledDice(match).find((roll) => roll.startsWith('roll.damage'))

describe('Alliance: passives', () => {
  test('SW-RACE-27 Hungry for Revenge gives one die from a friend’s death to the end of the turn, however many friends die', () => {
    const position = inContact(hero(['hungry-for-revenge'], { dex: 2 }), BOR, { friends: [plain('Cel'), plain('Dan')] })
    const match = playRule(position, function* (play) {
      for (const name of ['Cel', 'Dan'])
        yield* kill(play, combatantNamed(play, name), { by: null, kind: 'direct', rules: [] })
    })
    expect(combatantNamed(match, 'Ana').effects).toMatchObject([{ object: 'under-hungry-for-revenge', until: 'turn' }])
    const vengeful = hero(
      ['hungry-for-revenge'],
      { dex: 2 },
      { effects: [{ ability: 'hungry-for-revenge', until: 'turn' }] },
    )
    expect(dexterities(vengeful, BOR)).toEqual([3, 2])
    const enemy = playRule(position, function* (play) {
      yield* kill(play, combatantNamed(play, 'Bor'), { by: null, kind: 'direct', rules: [] })
    })
    expect(combatantNamed(enemy, 'Ana').effects).toEqual([])
  })

  test('SW-RACE-28 Legion Formation makes a Hardened Defender while another member, not fleeing, is within 1 inch', () => {
    const isHardened = (distance: number, who = 'explorer', more = {}) => {
      const play = loadPosition({
        figures: [
          figure('ranger', 0, 10, 10, { name: 'Ran' }),
          figure(who, 0, 10, 11.4 + distance, more),
          figure('battler', 1, 30, 30),
        ],
      })
      return has(play, combatantNamed(play, 'Ran'), 'hardened-defender')
    }
    expect(isHardened(1)).toBe(true)
    expect(isHardened(1.1)).toBe(false)
    expect(isHardened(1, 'lookout')).toBe(false)
    expect(isHardened(1, 'explorer', { fleeing: true })).toBe(false)
  })

  test('SW-RACE-29 SW-RACE-34 SW-RACE-43 SW-RRULE-12 combatants belong to the Legion or the Mercenaries; a Legion Postman gets no formation', () => {
    const cry = (who: string, profile: Record<string, Json> = {}) => {
      const figures = [
        figure('rodanes', 0, 10, 10),
        figure(who, 0, 10, 12, { name: 'Who', profile }),
        figure('battler', 1, 30, 30),
      ]
      const match = playConcentration({ figures }, { answers: ['pounding-cry', '1'], dice: [5] })
      return who && combatantNamed({ state: match.state } as never, 'Who').effects.length > 0
    }
    expect(cry('explorer')).toBe(true)
    expect(cry('lookout')).toBe(false)
    expect(cry('postman', { faction: LEGION })).toBe(true)
    expect(cry('postman', { faction: ISHA })).toBe(false)
    const play = loadPosition({
      figures: [
        figure('postman', 0, 10, 10, { profile: { faction: LEGION } }),
        figure('explorer', 0, 10, 11.2),
        figure('battler', 1, 30, 30),
      ],
    })
    expect({
      0: has(play, combatant(play, 0), 'hardened-defender'),
      1: has(play, combatant(play, 1), 'hardened-defender'),
    }).toEqual({ 0: false, 1: false })
  })

  test('SW-RACE-36 Body Fat ignores one of several wounds of a mundane damage roll, but no single, arcane or deadly wound', () => {
    const taem = plain('Bor', { abilities: ['body-fat'], conMundane: 4 })
    const hit = (dice: (number | 'S')[]) =>
      eventArgs(duel(plain('Ana', { str: 3 }), taem, { dice: [5, 5, 1, 1, ...dice] }), 'wounded')
    expect(hit([4, 4, 1])).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
    expect(hit([4, 1, 1])).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
    const deadly = duel(plain('Ana', { str: 3 }), taem, { dice: [5, 5, 1, 1, 'S', 'S', 'S'] })
    expect(eventArgs(deadly, 'slain')).toEqual([{ victim: 'Bor' }])
    const spell = spellPosition(
      ['battler', { profile: { pow: 3, abilities: ['life-bane'] } }],
      ['taem', { name: 'Taem' }],
      5,
    )
    expect(eventArgs(playConcentration(spell, { answers: ['life-bane', '2'], dice: [4, 5] }), 'wounded')).toEqual([
      { victim: 'Taem', wounds: 2, left: 4 },
    ])
    const arcane = spellPosition(
      ['battler', { profile: { pow: 3, abilities: ['lava-torrent'] } }],
      ['taem', { name: 'Taem' }],
      5,
    )
    expect(
      eventArgs(playConcentration(arcane, { answers: ['lava-torrent', '1'], dice: [4, 5, 5, 1] }), 'wounded'),
    ).toEqual([{ victim: 'Taem', wounds: 2, left: 4 }])
  })

  test('SW-RACE-39 Lesser Leader: Laroc gives orders and presence within 5 inches to Mercenaries, not to the Legion', () => {
    const band = (more = {}) => [
      figure('laroc', 0, 10, 10, { name: 'Laroc', ...more }),
      figure('lookout', 0, 10, 14, { name: 'Loo' }),
      figure('explorer', 0, 12, 14, { name: 'Exp' }),
      figure('taem', 0, 35, 35, { name: 'Taem' }),
      figure('battler', 1, 30, 10),
    ]
    const match = scene({ figures: band(), orders: [1, 0] }, { answers: ['1', 'relocate'] })
    expect(promptId(match)).toBe('ask.recipient')
    // The Explorer could be ordered by Taem only, and so could everybody else.
    expect(match.answer(0, '1').ok).toBe(true)
    expect([promptId(match), ...optionKeys(match)]).toEqual(['ask.issuer', '0', '3'])
    const legion = scene({ figures: band(), orders: [1, 0] }, { answers: ['1', 'relocate', '2'] })
    expect(promptId(legion)).not.toBe('ask.issuer')
    const presence = (name: string, more = {}) => {
      const play = loadPosition({ figures: band(more) })
      return moraleDifficulty(play, combatantNamed(play, name), 'effect', null).total
    }
    expect(presence('Loo')).toBe(2)
    expect(presence('Exp')).toBe(3)
    expect(presence('Loo', { fleeing: true })).toBe(3)
    const dead = scene({ figures: band().filter((_, i) => i !== 3), orders: [1, 0] }, { answers: ['1'] })
    expect(promptId(dead)).toBe('ask.action')
  })

  test('SW-RACE-39 the Legion gets no presence from Laroc, even side by side', () => {
    const beside = (who: string) => {
      const figures = [
        figure('laroc', 0, 10, 10),
        figure(who, 0, 10, 11.4, { name: 'Who' }),
        figure('battler', 1, 30, 10),
      ]
      const play = loadPosition({ figures })
      return moraleDifficulty(play, combatantNamed(play, 'Who'), 'effect', null).total
    }
    expect({ lookout: beside('lookout'), explorer: beside('explorer') }).toEqual({ lookout: 2, explorer: 3 })
  })

  test('SW-RACE-39 Laroc’s presence ends at 5 inches', () => {
    const difficulty = (distance: number) => {
      const figures = [
        figure('laroc', 0, 10, 10, { profile: { baseMm: 30 } }),
        figure('lookout', 0, 10, 11.2 + distance, { name: 'Loo', profile: { baseMm: 30 } }),
        figure('battler', 1, 30, 10),
      ]
      const play = loadPosition({ figures })
      return moraleDifficulty(play, combatantNamed(play, 'Loo'), 'effect', null).total
    }
    expect({ 5: difficulty(5), '5.1': difficulty(5.1) }).toEqual({ 5: 2, '5.1': 3 })
  })

  test('SW-RACE-39 SW-RGEN-15 a paralysed Laroc gives no presence', () => {
    const presence = (states: string[]) => {
      const figures = [
        figure('laroc', 0, 10, 10, { states }),
        figure('lookout', 0, 10, 14, { name: 'Loo' }),
        figure('battler', 1, 30, 10),
      ]
      const play = loadPosition({ figures })
      return moraleDifficulty(play, combatantNamed(play, 'Loo'), 'effect', null).total
    }
    expect(presence([])).toBe(2)
    expect(presence(['stunned'])).toBe(2)
    expect(presence(['paralysed'])).toBe(3)
  })

  test('SW-RACE-39 SW-MORALE-24 SW-ABIL-27 Laroc’s presence fails in the same rolls as a leader’s: after a leader’s death and for the uncontrolled', () => {
    const figures = [
      figure('laroc', 0, 10, 10),
      figure('lookout', 0, 10, 13, { name: 'Loo' }),
      figure('battler', 1, 30, 10),
    ]
    const play = loadPosition({ figures })
    const difficulty = (cause: MoraleCause) => moraleDifficulty(play, combatantNamed(play, 'Loo'), cause, null).total
    expect({
      regroup: difficulty('regroup'),
      'leader-death': difficulty('leader-death'),
      uncontrolled: difficulty('uncontrolled'),
    }).toEqual({ regroup: 2, 'leader-death': 3, uncontrolled: 3 })
  })

  test('SW-RACE-39 SW-RGEN-14 Laroc gives presence to others only', () => {
    const play = loadPosition({
      figures: [figure('laroc', 0, 10, 10, { name: 'Laroc' }), figure('battler', 1, 30, 10)],
    })
    expect(
      moraleDifficulty(play, combatantNamed(play, 'Laroc'), 'effect', null).terms.map(({ rule }) => rule),
    ).not.toContain('SW-MORALE-10')
  })

  test('SW-RACE-39 SW-MULTI-14 SW-MULTI-22 a Mercenary of an allied band gets neither presence nor orders from Laroc', () => {
    const position = (seat: number): Json => ({
      sides: [0, 1, 0],
      figures: [
        { who: 'laroc', seat: 0, x: 10, y: 10, name: 'Laroc' },
        { who: 'lookout', seat, x: 10, y: 13, name: 'Loo' },
        { who: 'taem', seat: 0, x: 35, y: 35, name: 'Taem' },
        { who: 'shaogi', seat: 2, x: 35, y: 5, name: 'Sha' },
        { who: 'battler', seat: 1, x: 30, y: 10, name: 'Bor' },
      ],
      orders: [1, 0, 0],
    })
    const difficulty = (seat: number) => {
      const play = loadPosition(position(seat))
      return moraleDifficulty(play, combatantNamed(play, 'Loo'), 'effect', null).total
    }
    expect({ 0: difficulty(0), 2: difficulty(2) }).toEqual({ 0: 2, 2: 3 })
    const ordering = (seat: number) => scene(position(seat), { answers: ['0', 'relocate', '1'] })
    expect([promptId(ordering(0)), ...optionKeys(ordering(0))]).toEqual(['ask.issuer', '0', '2'])
    // Taem alone may call to an ally: nobody is asked who does.
    expect(eventArgs(ordering(2), 'order-issued')).toMatchObject([{ issuer: 'Taem', recipient: 'Loo' }])
  })

  test('SW-RACE-44 Sidestep moves the Postman 2 inches when an enemy declares to join it, once per enemy round and without an order', () => {
    const postman = (more = {}) => [
      figure('battler', 0, 10, 10, { name: 'Bat' }),
      figure('battler', 0, 3, 15, { name: 'Bot' }),
      figure('postman', 1, 10, 14, { name: 'Pos', ...more }),
    ]
    const join = ['0', 'join', path([10, 12.8])]
    const asking = scene({ figures: postman(), orders: [0, 0] }, { answers: join })
    expect([asking.pending[0]?.seat, ...optionKeys(asking)]).toEqual([1, 'pass', 'sidestep'])
    const passed = scene({ figures: postman() }, { answers: [...join, 'pass', 'done'], dice: [3, 1, 1, 3] })
    expect(eventArgs(passed, 'fight')).toEqual([{ attacker: 'Bat', defender: 'Pos' }])
    const stepped = scene(
      { figures: postman() },
      {
        answers: [...join, 'sidestep', path([8.5, 15]), path([8.85, 13.85]), 'done', 'join', path([7.3, 15])],
        dice: [3, 1, 1, 3],
      },
    )
    expect(placeOf(stepped, 'Pos')).toEqual([8.5, 15])
    expect(eventArgs(stepped, 'relocated').length).toBe(1)
    // Bot's declaration was not answered any more.
    expect(promptId(stepped)).toBe('ask.concentrate')
    expect(promptId(scene({ figures: postman({ states: ['paralysed'] }) }, { answers: join }))).not.toBe(
      'window.before-join',
    )
  })

  test('SW-RACE-44 Sidestep goes at most 2 inches, and fleeing combatants cannot use it', () => {
    const postman = (more = {}) => [
      figure('battler', 0, 10, 10, { name: 'Bat' }),
      figure('battler', 0, 3, 35, { name: 'Bot' }),
      figure('postman', 1, 10, 14, { name: 'Pos', ...more }),
      figure('near-heart', 1, 35, 35),
    ]
    const join = ['0', 'join', '2', path([10, 12.8])]
    const stepping = scene({ figures: postman() }, { answers: [...join, 'sidestep'] })
    expect(stepping.check(1, path([12, 14]))).toBeUndefined()
    expect(stepping.check(1, path([12.1, 14]))).toMatchObject({ reason: { id: 'refuse.too-far' } })
    const fleeing = scene({ figures: postman({ fleeing: true }) }, { answers: join })
    expect(promptId(fleeing)).not.toBe('window.before-join')
  })

  test('SW-RACE-45 Tactical Scout adds one die to the strategic roll of turn 1, however many Explorers', () => {
    const dice = (turnNumber: number, explorers: number) => {
      const figures = [figure('taem', 0, 10, 10), figure('battler', 1, 30, 30)]
      for (let i = 0; i < explorers; i++) figures.push(figure('explorer', 0, 14 + 2 * i, 10))
      const play = loadPosition({ figures, turn: turnNumber })
      return strategicDice(play, play.state.bands[0]!).total
    }
    expect(dice(1, 0)).toBe(3)
    expect(dice(1, 1)).toBe(4)
    expect(dice(1, 2)).toBe(4)
    expect(dice(2, 2)).toBe(3)
  })

  test('SW-RACE-46 On Alert protects an Explorer from the first shot of each enemy round as Hit the Dirt! would, unless it is stunned', () => {
    const ana = archer('Ana', { pre: 1 })
    const explorer = (more = {}): Fighter => shootingTarget('Bor', { abilities: ['on-alert'] }, more)
    expect(shotNumbers(shoot(ana, explorer(), { dice: [5] }))).toEqual([1, 6])
    expect(shotNumbers(shoot(ana, explorer({ states: ['stunned'] }), { dice: [1, 1] }))[1]).toBe(4)
    const two = [at(ana, 0, 10, 10), at(archer('Ben', { pre: 1 }), 0, 10, 13), at(explorer(), 1, 15, 11.5)]
    const second = scene({ figures: two }, { answers: ['0', 'stand', '2', 'stand', '2'], dice: [5, 5, 1, 1] })
    expect(eventArgs(second, 'shot-missed')).toEqual([{ shooter: 'Ana', target: 'Bor' }])
    expect(eventArgs(second, 'shot-hit')).toEqual([{ shooter: 'Ben', target: 'Bor' }])
  })

  test('SW-RACE-46 a paralysed Explorer is not on alert', () => {
    const stiff = shootingTarget('Bor', { abilities: ['on-alert'] }, { states: ['paralysed'] })
    expect(shotNumbers(shoot(archer('Ana', { pre: 1 }), stiff, { dice: [1, 1] }))[1]).toBe(4)
  })

  test('SW-RACE-47 Spearhead Formation gives +1 STR with another supporting member of The Guard at the same enemy', () => {
    const guard = (states: string[] = []): Fighter => ['the-guard', { name: 'Cel', states, profile: { abilities: [] } }]
    const damage = (friend: Fighter, extra: number, dice: number) =>
      strength(
        duel(
          ['the-guard', { name: 'Ana', profile: { weapons: [] } }],
          plain('Bor', { dex: 1 }),
          { dice: [5, 5, ...new Array(extra).fill(1), 1, ...new Array(dice).fill(1)] },
          { friends: [friend] },
        ),
      )
    expect(damage(guard(), 1, 3)).toBe('roll.damage 3')
    expect(damage(guard(['stunned']), 0, 2)).toBe('roll.damage 2')
    expect(damage(plain('Cel'), 1, 2)).toBe('roll.damage 2')
  })

  test('SW-RACE-47 a member of The Guard elsewhere gives no bonus', () => {
    const apart = duel(
      ['the-guard', { name: 'Ana', profile: { weapons: [] } }],
      plain('Bor', { dex: 1 }),
      { dice: [5, 5, 1, 1, 1] },
      { more: { figures: [figure('the-guard', 0, 30, 30, { name: 'Cel' })] } },
    )
    expect(strength(apart)).toBe('roll.damage 2')
  })

  test.each(['paralysed', 'fearful'])('SW-RACE-47 a member of The Guard that is %s gives no bonus', (state) => {
    const dazed: Fighter = ['the-guard', { name: 'Cel', states: [state], profile: { abilities: [] } }]
    const match = duel(
      ['the-guard', { name: 'Ana', profile: { weapons: [] } }],
      plain('Bor', { dex: 1 }),
      { dice: [5, 5, 1, 1, 1] },
      { friends: [dazed] },
    )
    expect(strength(match)).toBe('roll.damage 2')
  })

  test('SW-RACE-48 SW-RGEAR-06 Coffin of Isha adds a gem for an enemy’s death within 8 inches, once a round each', () => {
    const gems = (distance: number, deaths: string[], more = {}) => {
      const figures = [
        figure('tax-collector', 0, 10, 10, { name: 'Tia', ...more }),
        figure('battler', 1, 10, 11.2 + distance, { name: 'Bor' }),
        figure('battler', 1, 12, 12, { name: 'Cel' }),
        figure('ash', 1, 12, 8, { name: 'Ash' }),
        figure('battler', 1, 8, 8, { name: 'Sum', summoned: true }),
        figure('lookout', 0, 8, 12, { name: 'Loo' }),
      ]
      const match = playRule({ figures }, function* (play) {
        for (const name of deaths)
          yield* kill(play, combatantNamed(play, name), { by: null, kind: 'direct', rules: [] })
      })
      return match.state.sides[0].gems
    }
    expect(gems(8, ['Bor'])).toBe(1)
    expect(gems(8.1, ['Bor'])).toBe(0)
    expect(gems(8, ['Bor', 'Cel'])).toBe(1)
    expect(gems(8, ['Ash'])).toBe(0)
    expect(gems(8, ['Sum'])).toBe(0)
    expect(gems(8, ['Loo'])).toBe(0)
    expect(gems(8, ['Bor'], { states: ['concussed'] })).toBe(0)
    expect(gems(8, ['Bor'], { states: ['stunned'] })).toBe(1)
  })

  test('SW-RACE-49 Sharp Eye loses no die to partial sight or the density around the target; dense scenery still lowers STR', () => {
    const wood = { type: 'leafy-wood', x: 15.2, y: 10, diameter: 4 }
    const shootWith = (abilities: string[]) =>
      shoot(archer('Ana', { pre: 3, abilities }), shootingTarget('Bor'), {
        dice: abilities.length > 0 ? [5, 1, 1, 1] : [5, 1, 1],
        more: { scenery: [wood] },
      })
    expect(shotNumbers(shootWith([]))[0]).toBe(2)
    expect(shotNumbers(shootWith(['sharp-eye']))[0]).toBe(3)
    expect(strength(shootWith(['sharp-eye']))).toBe('roll.damage 1')
  })

  test('SW-RACE-51 Misty Soul makes spells that need sight fail beyond 6 inches', () => {
    const cast = (distance: number) =>
      playConcentration(spellPosition(['sull', { name: 'Sull' }], ['tax-collector', { name: 'Tia' }], distance), {
        answers: ['mindfreeze', '1'],
        dice: [4],
      })
    expect(eventArgs(cast(6.1), 'spell-out-of-range').length).toBe(1)
    expect(eventArgs(cast(6), 'spell-succeeds').length).toBe(1)
  })

  test('SW-RACE-51 a friend’s spell, which needs no sight, ignores Misty Soul', () => {
    const caster = figure('battler', 0, 10, 10, {
      name: 'Ana',
      profile: { pow: 1, abilities: ['blessing-curse-of-the-north-wind'] },
    })
    const tia = figure('tax-collector', 0, 10, 20, { name: 'Tia' })
    const match = playConcentration(
      { figures: [caster, tia, figure('battler', 1, 35, 35)], gems: [1, 0] },
      { answers: ['blessing-curse-of-the-north-wind', '1', 'keep'], dice: [4] },
    )
    expect(eventArgs(match, 'spell-succeeds')).toMatchObject([{ target: 'Tia' }])
  })

  const calling = [
    figure('amazon', 0, 10, 10, { name: 'Ama' }),
    figure('lookout', 0, 10, 13, { name: 'Loo' }),
    figure('explorer', 0, 13, 10, { name: 'Exp' }),
    figure('taem', 0, 35, 35, { name: 'Taem' }),
    figure('battler', 1, 25, 10),
  ]

  test('SW-RACE-52 Mercenary Messenger gives one order a turn to a Mercenary, herself included', () => {
    const first = scene({ figures: calling, orders: [2, 0] }, { answers: ['1', 'relocate', '1'] })
    expect([promptId(first), ...optionKeys(first)]).toEqual(['ask.issuer', '0', '3'])
    const again = scene({ figures: calling, orders: [2, 0] }, { answers: ['1', 'relocate', '1', '0', 'relocate', '0'] })
    // Her order of this turn is given: Taem alone may call the next.
    expect(promptId(again)).not.toBe('ask.issuer')
    expect(eventArgs(again, 'order-unheard').map(({ issuer }) => issuer)).toEqual(['Taem'])
  })

  test('SW-RACE-52 a Mercenary Messenger cannot give orders to the Legion', () => {
    const legion = scene({ figures: calling, orders: [2, 0] }, { answers: ['1', 'relocate', '2'] })
    expect(eventArgs(legion, 'order-unheard').map(({ issuer }) => issuer)).toEqual(['Taem'])
  })

  test('SW-RACE-54 Mighty Dive: a straight flight of at least 4 inches gives +1 STR and prevents shots against the charge', () => {
    const ikarus: Fighter = [
      'ikarus',
      { name: 'Ana', profile: { abilities: ['mighty-dive', 'flying'], weapons: [], ranged: [], str: 2, dex: 2 } },
    ]
    const archers = plain('Bor', { pre: 1, ranged: ['tension'] })
    const dive = joining(ikarus, archers, 4, { dice: [5, 5, 1, 1, 1, 1, 1, 1] })
    expect(strength(dive)).toBe('roll.damage 4')
    const short = joining(ikarus, plain('Bor'), 3.9, { dice: [5, 5, 1, 1, 1, 1, 1] })
    expect(strength(short)).toBe('roll.damage 3')
  })

  test('SW-RACE-54 a flight with a bend never counts as a dive', () => {
    const wings = { abilities: ['mighty-dive', 'flying'], weapons: [], ranged: [], str: 2, dex: 2, mov: 8 }
    const dive = (...way: [number, number][]) =>
      scene(
        {
          figures: [
            figure('ikarus', 0, 20, 20, { name: 'Ana', profile: wings }),
            at(plain('Far'), 0, 2, 2),
            at(BOR, 1, 20, 14.8),
          ],
        },
        { answers: ['0', 'join', path(...way)], dice: [5, 5, 1, 1, 1, 1, ...(way.length > 1 ? [] : [1, 1])] },
      )
    expect(strength(dive([20, 16]))).toBe('roll.damage 4')
    expect(strength(dive([21.5, 18], [20, 16]))).toBe('roll.damage 2')
  })

  test('SW-RACE-55 Strategic Vision adds a die while Ikarus is on the table and not in combat, fleeing or paralysed', () => {
    const dice = (more = {}, foe = 30) => {
      const play = loadPosition({
        figures: [figure('taem', 0, 20, 20), figure('ikarus', 0, 10, 10, { ...more }), figure('battler', 1, 10, foe)],
      })
      return strategicDice(play, play.state.bands[0]!).total
    }
    expect(dice()).toBe(4)
    expect(dice({ fleeing: true })).toBe(3)
    expect(dice({ states: ['paralysed'] })).toBe(3)
    expect(dice({}, 11.2)).toBe(3)
    expect(dice({ states: ['stunned'] })).toBe(4)
  })

  test('SW-RACE-55 SW-RGEN-16 two seers add one die in total', () => {
    const dice = (first = {}, second = {}) => {
      const figures = [
        figure('taem', 0, 20, 20),
        figure('ikarus', 0, 10, 10, first),
        figure('ikarus', 0, 30, 10, second),
        figure('battler', 1, 10, 30),
      ]
      const play = loadPosition({ figures })
      return strategicDice(play, play.state.bands[0]!).total
    }
    const fleeing = { fleeing: true }
    expect(dice()).toBe(4)
    expect(dice(fleeing)).toBe(4)
    expect(dice({}, fleeing)).toBe(4)
    expect(dice(fleeing, fleeing)).toBe(3)
  })
})
