import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { castingMaximum } from '../../magic/spells.ts'
import { supportOf } from '../../melee/support.ts'
import { moraleOf } from '../../morale/morale.ts'
import { missionValue } from '../../preparation/scoring/mission-value.ts'
import { bloodPoints } from '../../preparation/scoring/scoring.ts'
import { combatant } from '../../state.ts'
import { playConcentration, spellPosition } from '../../testing/concentration.ts'
import { type Company, duel, type Fighter, inContact, joining, plain } from '../../testing/duel.ts'
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
import { activation, archer, at, shoot, shootingTarget, shotNumbers } from '../../testing/shooting.ts'
import { has } from '../../traits.ts'
import { kill } from '../../wounds/wounds.ts'

const hero = (abilities: string[], profile = {}, more = {}) => plain('Ana', { fur: 4, abilities, ...profile }, more)
const BOR = plain('Bor')
const strength = (match: Scene) => rolledDice(match).find((roll) => roll.startsWith('roll.damage'))
const effect = (ability: string, amount = 1, more: object = {}) =>
  ({ effects: [{ ability, until: 'game', amount, ...more }] }) as never

describe('Packs of Urueh: passives', () => {
  test('SW-RACE-56 Volcanic Skin is part of the profile against arcane attacks, and fires of its own side do no harm', () => {
    const play = loadPosition({
      figures: [
        figure('avernal-lance', 0, 10, 10),
        figure('stevedore', 0, 14, 10),
        figure('wild-sorrep', 0, 18, 10),
        figure('battler', 1, 30, 30),
      ],
    })
    const extra = (id: number) => combatant(play, id).profile.conArcane - combatant(play, id).profile.conMundane
    expect({ 0: extra(0), 1: extra(1), 2: extra(2) }).toEqual({ 0: 1, 1: 1, 2: 0 })
    const burst = (seat: 0 | 1) => {
      const figures = [
        figure('scorcher', 0, 10, 10, { name: 'Sco' }),
        figure('stevedore', seat, 10, 13, { name: 'Ste' }),
        figure('battler', 1, 30, 30),
        figure('battler', 0, 35, 35),
      ]
      const match = playRule(
        { figures },
        function* (t) {
          yield* kill(t, combatantNamed(t, 'Sco'), { by: null, kind: 'direct', rules: [] })
        },
        { dice: seat === 1 ? [1, 1] : [] },
      )
      return eventArgs(match, 'damage').length
    }
    expect({ 0: burst(0), 1: burst(1) }).toEqual({ 0: 0, 1: 1 })
  })

  test('SW-RACE-57 Kazag’s Protection passes one wound of a damage roll to an expendable friend within 2 inches', () => {
    const hit = (distance: number, answers: string[], who = 'pack-of-imps', more = {}) => {
      const friend = figure(who, 1, 21.2, 21.2 + distance, { name: 'Imp' })
      const lance: Fighter = ['avernal-lance', { name: 'Bor', profile: { dex: 1, weapons: [] }, ...more }]
      return duel(
        plain('Ana', { str: 3 }),
        lance,
        { dice: [5, 5, 1, 3, 3, 1], answers },
        { more: { figures: [friend] } },
      )
    }
    const moved = hit(2, ['2'])
    expect(eventArgs(moved, 'wounded')).toEqual([
      { victim: 'Imp', wounds: 1, left: 2 },
      { victim: 'Bor', wounds: 1, left: 4 },
    ])
    expect(eventArgs(hit(2, ['suffer']), 'wounded')).toEqual([{ victim: 'Bor', wounds: 2, left: 3 }])
    expect(eventArgs(hit(2.1, []), 'wounded').length).toBe(1)
    for (const friend of ['pack-of-blowpipers', 'igneous-guard', 'wild-sorrep']) {
      expect(eventArgs(hit(2, ['2'], friend), 'wounded')[0]).toMatchObject({ victim: 'Imp' })
    }
    expect(eventArgs(hit(2, [], 'stevedore'), 'wounded').length).toBe(1)
    expect(eventArgs(hit(2, [], 'pack-of-imps', { states: ['paralysed'] }), 'wounded').length).toBe(1)
  })

  test('SW-RACE-57 Kazag’s Protection does not work against uncontrolled power', () => {
    const figures = [figure('pack-of-imps', 0, 10, 8.8, { name: 'Imp' })]
    const match = playConcentration(
      spellPosition(
        ['satanor', { name: 'Sat', profile: { abilities: ['kazags-protection', 'lava-torrent'] } }],
        ['battler', { name: 'Bor' }],
        5,
        { figures },
      ),
      {
        answers: ['lava-torrent', '2'],
        dice: [1, 1],
      },
    )
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Sat', wounds: 1, left: 3 }])
  })

  test('SW-RACE-61 Volcanic Weapon rerolls the ones of damage rolls once; rerolled dice never count for criticals', () => {
    const ana = plain('Ana', { str: 3, abilities: ['volcanic-weapon'] })
    const match = duel(ana, BOR, { dice: [5, 5, 1, 1, 'S', 1, 1, 'S', 1] })
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 2, left: 4 }])
    expect(eventArgs(match, 'brutal-blow')).toEqual([])
    const shot = shoot(archer('Ana', { pre: 1, abilities: ['volcanic-weapon'] }), shootingTarget('Bor'), {
      dice: [5, 1, 4, 4],
    })
    expect(eventArgs(shot, 'wounded')).toEqual([{ victim: 'Bor', wounds: 2, left: 4 }])
    const deed = playConcentration(inContact(hero(['volcanic-weapon', 'swipe'], { fur: 1 }), BOR), {
      answers: ['swipe'],
      dice: [5, 1, 1],
    })
    expect(eventArgs(deed, 'wounded')).toEqual([])
  })

  test('SW-RACE-61 SW-DICE-10 spheres of rerolled dice are confirmed with the others', () => {
    const ana = plain('Ana', { str: 3, abilities: ['volcanic-weapon'] })
    const match = duel(ana, plain('Bor', { conMundane: 7 }), { dice: [5, 5, 1, 1, 'S', 1, 3, 'S', 2, 1] })
    expect(rolledDice(match).slice(1)).toEqual(['roll.damage 3', 'roll.damage 1', 'roll.confirm 2'])
    expect(eventArgs(match, 'wounded')).toMatchObject([{ wounds: 1 }])
  })

  test('SW-RACE-62 Volcanic Mana rerolls one 1 of its own casting roll before powers are read', () => {
    const cast = (answers: string[], dice: number[]) =>
      playConcentration(spellPosition(['satanor', { name: 'Sat' }], ['battler', { name: 'Bor' }], 5), {
        answers: ['lava-torrent', '3', ...answers],
        dice,
      })
    expect(promptId(cast([], [1, 1, 2]))).toBe('ask.volcanic-mana')
    const again = cast(['reroll'], [1, 1, 2, 5, 1, 1, 1])
    expect(eventArgs(again, 'power-uncontrollable-inferior')).toEqual([])
    expect(strength(again)).toBe('roll.damage 3')
    expect(eventArgs(cast(['accept'], [1, 1, 2]), 'power-uncontrollable-inferior').length).toBe(1)
    expect(eventArgs(cast([], [2, 2, 3, 1, 1, 1]), 'spell-succeeds').length).toBe(1)
  })

  test('SW-RACE-62 Volcanic Mana of another sorcerer does not help, in casting or dispelling', () => {
    const other = (seat: 0 | 1) => {
      const figures = [figure('pack-of-summoners', seat, 30, 30)]
      const caster = ['satanor', { name: 'Sat', profile: { abilities: ['lava-torrent'] } }] as const
      const match = playConcentration(spellPosition(caster, ['battler', { name: 'Bor' }], 5, { figures }), {
        answers: ['lava-torrent', ...(seat === 1 ? ['1', 'keep'] : []), '3'],
        dice: [1, 2, 3, 1, 1, 1],
      })
      return eventArgs(match, 'spell-succeeds').length
    }
    expect({ 0: other(0), 1: other(1) }).toEqual({ 0: 1, 1: 1 })
  })

  test('SW-RACE-64 Imp Past lets unimportant Imps support Pyronus, and nobody else', () => {
    const imp: Fighter = ['pack-of-imps', { name: 'Imp' }]
    const dice = (fighter: Fighter, friend: Fighter) => {
      const play = loadPosition(inContact(fighter, BOR, { friends: [friend] }))
      return supportOf(play, combatant(play, 0), combatant(play, 1)).dice
    }
    expect(dice(hero(['imp-past']), imp)).toBe(1)
    expect(dice(hero([]), imp)).toBe(0)
    expect(dice(hero(['imp-past']), ['pack-of-blowpipers', {}])).toBe(0)
    // One that is important by itself counts no more.
    expect(dice(hero(['imp-past']), ['pack-of-imps', { profile: { abilities: [] } }])).toBe(1)
  })

  test('SW-RACE-70 Close to Power makes an Igneous Guard within 3 inches of Igniis unbreakable and lets it support Igniis', () => {
    const guard = (distance: number) => {
      const play = loadPosition({
        figures: [
          figure('igniis', 0, 10, 10),
          figure('igneous-guard', 0, 10, 11.2 + distance, { name: 'Gua' }),
          figure('battler', 1, 30, 30),
        ],
      })
      return moraleOf(play, combatantNamed(play, 'Gua'))
    }
    expect({ 3: guard(3), '3.1': guard(3.1) }).toEqual({ 3: 'unbreakable', '3.1': 'common' })
    const dice = (fighter: Fighter) => {
      const play = loadPosition(inContact(fighter, BOR, { friends: [['igneous-guard', {}]] }))
      return supportOf(play, combatant(play, 0), combatant(play, 1)).dice
    }
    expect({ igniis: dice('igniis'), pyronus: dice('pyronus') }).toEqual({ igniis: 1, pyronus: 0 })
  })

  test('SW-RACE-70 a Guard cannot support Igniis from afar or across a huge enemy, nor others while Igniis is near', () => {
    const small = { profile: { baseMm: 30 } }
    const dice = (fighter: string, guard: readonly [number, number], more: Json[] = []) => {
      const play = loadPosition({
        figures: [
          figure(fighter, 0, 10, 10, small),
          figure('battler', 1, 12.6, 10, { profile: { baseMm: 100 } }),
          figure('igneous-guard', 0, ...guard, small),
          ...more,
        ],
      })
      return supportOf(play, combatant(play, 0), combatant(play, 1)).dice
    }
    const [beside, opposite] = [[12.6, 12.6] as const, [15.2, 10] as const]
    expect({ beside: dice('igniis', beside), opposite: dice('igniis', opposite) }).toEqual({ beside: 1, opposite: 0 })
    expect(dice('pyronus', beside, [figure('igniis', 0, 12.6, 14.2, small)])).toBe(0)
  })

  test('SW-RACE-74 Ashes have no morale, states, support or joins; they receive no orders but issue them', () => {
    const figures = [
      figure('ash', 0, 10, 10, { name: 'Ash' }),
      figure('igniis', 0, 35, 35, { name: 'Ign' }),
      figure('pack-of-imps', 0, 10, 14, { name: 'Imp' }),
      figure('battler', 1, 20, 10, { name: 'Bor' }),
    ]
    const match = scene({ figures, orders: [1, 0] }, { answers: ['0', 'relocate'] })
    // Igniis and the Imp may be relocated, the Ash may not; it may call.
    expect(optionKeys(match)).toEqual(['1', '2'])
    expect(match.answer(0, '2').ok).toBe(true)
    expect(optionKeys(match)).toEqual(['0', '1'])
    const acting = scene({ figures, orders: [0, 0] }, { answers: ['0'] })
    expect(optionKeys(acting)).not.toContain('join')
    const through = [figure('pack-of-imps', 0, 10, 8, { name: 'Imp' }), figures[0]!, figures[3]!]
    const passing = activation({ figures: through }, { answers: ['run', path([10, 12])] })
    expect(placeOf(passing, 'Imp')).toEqual([10, 12])
    expect(combatantNamed(passing, 'Ash').status).toBe('standing')
    const play = loadPosition({ figures })
    expect({
      morale: moraleOf(play, combatantNamed(play, 'Ash')),
      ephemeral: combatantNamed(play, 'Ash').profile.ephemeral,
    }).toEqual({
      morale: 'unbreakable',
      ephemeral: true,
    })
  })

  test('SW-RACE-75 Pack Shot: up to three pack members within 2 inches each add a die and STR, and do not shoot again this round', () => {
    const pack = (count: number, more: (i: number) => Record<string, Json> = () => ({})) => [
      figure('pack-of-blowpipers', 0, 10, 10, { name: 'A', group: 1, profile: { pre: 1, str: 1 } }),
      figure('battler', 1, 14, 10, { name: 'Bor', profile: { mov: 4, conMundane: 4 } }),
      ...Array.from({ length: count }, (_, i) =>
        figure('pack-of-blowpipers', 0, 10 - (i % 2) * 1.3, 11.3 + Math.floor(i / 2) * 1.3, {
          name: `P${i}`,
          group: 1,
          ...more(i),
        }),
      ),
    ]
    const asking = activation({ figures: pack(1) }, { answers: ['stand', '1'] })
    expect([promptId(asking), ...optionKeys(asking)]).toEqual(['ask.pack-shot', 'enough', '2'])
    const joined = activation({ figures: pack(2) }, { answers: ['stand', '1', '2', '3'], dice: [5, 1, 1, 1, 1, 1] })
    expect(shotNumbers(joined)[0]).toBe(3)
    expect(strength(joined)).toBe('roll.damage 3')
    expect(combatantNamed(joined, 'P0').effects).toMatchObject([{ object: 'joined-pack-shot', until: 'round' }])
    const four = activation({ figures: pack(4) }, { answers: ['stand', '1', '2', '3', '4'], dice: [1, 1, 1, 1] })
    expect(shotNumbers(four)[0]).toBe(4)
    for (const barred of [{ activated: true }, { states: ['stunned'] }, { group: 2 }, { fleeing: true }]) {
      const alone = activation({ figures: pack(1, () => barred) }, { answers: ['stand', '1'], dice: [1] })
      expect(shotNumbers(alone)[0]).toBe(1)
    }
    const spent = activation(
      { figures: [figure('pack-of-blowpipers', 0, 10, 10, effect('joined-pack-shot')), figure('battler', 1, 14, 10)] },
      { answers: ['stand'] },
    )
    expect(spent.outcome).toBeDefined()
  })

  test('SW-RACE-75 members in hand-to-hand combat cannot join a Pack Shot', () => {
    const figures = [
      figure('pack-of-blowpipers', 0, 10, 10, { group: 1, profile: { pre: 1, str: 1 } }),
      figure('battler', 1, 14, 10, { profile: { mov: 4 } }),
      figure('pack-of-blowpipers', 0, 10, 12, { group: 1 }),
      figure('battler', 1, 10, 13.2),
    ]
    const match = activation({ figures }, { answers: ['stand', '1'], dice: [1] })
    expect(shotNumbers(match)[0]).toBe(1)
  })

  test('SW-RACE-75 paralysed members or members further than 2 inches away cannot join a Pack Shot', () => {
    const shots = (more: Record<string, Json>, distance: number, dice: number[]) =>
      shotNumbers(
        activation(
          {
            figures: [
              figure('pack-of-blowpipers', 0, 10, 10, { group: 1, profile: { pre: 1, str: 1 } }),
              figure('battler', 1, 14, 10, { profile: { mov: 4 } }),
              figure('pack-of-blowpipers', 0, 10, 11.2 + distance, { group: 1, ...more }),
            ],
          },
          { answers: ['stand', '1', ...(dice.length > 1 ? ['2'] : [])], dice },
        ),
      )[0]
    expect(shots({}, 2, [1, 1])).toBe(2)
    expect(shots({}, 2.1, [1])).toBe(1)
    expect(shots({ states: ['paralysed'] }, 1, [1])).toBe(1)
  })

  test('SW-RACE-76 Pack Blow gives +1 STR for each other Imp of the pack at the same enemy, at most two', () => {
    const blow = (friends: Fighter[], supported: number, dice: number) =>
      strength(
        duel(
          ['pack-of-imps', { name: 'Ana', group: 1, profile: { abilities: ['pack-blow'], weapons: [] } }],
          plain('Bor', { dex: 1 }),
          { dice: [5, 5, ...new Array(supported).fill(1), 1, ...new Array(dice).fill(1)] },
          { friends },
        ),
      )
    const imp = (group: number): Fighter => ['pack-of-imps', { group }]
    expect(blow([imp(1)], 0, 2)).toBe('roll.damage 2')
    expect(blow([imp(1), imp(1), imp(1)], 0, 3)).toBe('roll.damage 3')
    expect(blow([imp(2)], 0, 1)).toBe('roll.damage 1')
  })

  test('SW-RACE-76 Pack Blow ignores Imps elsewhere and Imps without a pack', () => {
    const blow = (group: Record<string, Json>, company: Company) =>
      strength(
        duel(
          ['pack-of-imps', { name: 'Ana', profile: { abilities: ['pack-blow'], weapons: [] }, ...group }],
          plain('Bor', { dex: 1 }),
          { dice: [5, 5, 1, 1] },
          company,
        ),
      )
    const elsewhere = { more: { figures: [figure('pack-of-imps', 0, 30, 30, { group: 1 })] } }
    expect(blow({ group: 1 }, elsewhere)).toBe('roll.damage 1')
    expect(blow({}, { friends: ['pack-of-imps'] })).toBe('roll.damage 1')
  })

  test('SW-RACE-77 Sorrep Fury makes a winner with a natural sphere Tough for the blow', () => {
    const sorrep = plain('Ana', { abilities: ['sorrep-fury'] })
    expect(eventArgs(duel(sorrep, BOR, { dice: ['S', 2, 1, 1, 3, 3] }), 'wounded')).toEqual([
      { victim: 'Bor', wounds: 2, left: 4 },
    ])
    expect(eventArgs(duel(sorrep, BOR, { dice: [5, 2, 1, 1, 3, 3] }), 'wounded')).toEqual([])
    expect(combatantNamed(duel(sorrep, BOR, { dice: ['S', 2, 1, 1, 3, 3] }), 'Ana').effects).toEqual([])
  })

  test('SW-RACE-78 Wild combatants are insubordinate, count nothing for missions and control, and their full price for blood', () => {
    const play = loadPosition({
      figures: [figure('wild-sorrep', 0, 10, 10, { name: 'Sor', value: 17 }), figure('battler', 1, 30, 30)],
    })
    const sorrep = combatantNamed(play, 'Sor')
    expect(has(play, sorrep, 'insubordinate')).toBe(true)
    expect(missionValue(sorrep)).toBe(0)
    sorrep.status = 'dead'
    expect(bloodPoints(play.state, 1)).toBe(17)
  })

  test('SW-RACE-79 Unruly: equal dice send it at the nearest enemy with the whole distance', () => {
    const figures = [
      figure('wild-sorrep', 0, 10, 10, { name: 'Sor' }),
      figure('battler', 1, 10, 20, { name: 'Bor' }),
      figure('battler', 1, 30, 10),
    ]
    const rushed = activation({ figures }, { answers: ['roll'], dice: [3, 3] })
    expect(placeOf(rushed, 'Sor')).toEqual([10, 16])
    const free = activation({ figures }, { answers: ['roll'], dice: [3, 2] })
    expect([promptId(free), ...optionKeys(free)]).toEqual(['ask.action', 'stand', 'run', 'join'])
    const joined = activation({ figures }, { answers: ['roll'], dice: [5, 5, 3, 1, 3, 1, 1] })
    expect(eventArgs(joined, 'fight')).toEqual([{ attacker: 'Sor', defender: 'Bor' }])
  })

  test('SW-RACE-80 Volcanic Connection: the pack raises the casting maximum of a sorcerer with Volcanic Mana by two', () => {
    const most = (caster: string, pack: string) => {
      const play = loadPosition({
        figures: [figure(caster, 0, 10, 10), figure(pack, 0, 14, 10), figure('battler', 1, 30, 30)],
      })
      return castingMaximum(play, combatant(play, 0), 'lava-torrent').total
    }
    expect(most('satanor', 'pack-of-summoners')).toBe(10)
    expect(most('pyronus', 'satanor')).toBe(4)
    const plainCaster = loadPosition({
      figures: [
        figure('satanor', 0, 10, 10, { profile: { abilities: ['lava-torrent'] } }),
        figure('pack-of-summoners', 0, 14, 10),
        figure('battler', 1, 30, 30),
      ],
    })
    expect(castingMaximum(plainCaster, combatant(plainCaster, 0), 'lava-torrent').total).toBe(9)
  })

  test('SW-RACE-83 Lava Core rolls a die before each damage roll of a fight for STR 2, 3 or 4', () => {
    const blow = (heat: number, dice: number) =>
      strength(
        duel(plain('Ana', { str: 3, abilities: ['lava-core'] }), BOR, {
          dice: [5, 5, 1, 1, heat, ...new Array(dice).fill(1)],
        }),
      )
    expect(blow(1, 2)).toBe('roll.damage 2')
    expect(blow(2, 2)).toBe('roll.damage 2')
    expect(blow(3, 3)).toBe('roll.damage 3')
    expect(blow(4, 3)).toBe('roll.damage 3')
    expect(blow(5, 4)).toBe('roll.damage 4')
    expect(blow(6, 4)).toBe('roll.damage 4')
    const charging = joining(plain('Ana', { str: 3, mov: 5, abilities: ['lava-core'] }), BOR, 4, {
      dice: [5, 5, 1, 1, 1, 1, 1, 1],
    })
    expect(strength(charging)).toBe('roll.damage 3')
  })

  test('SW-RACE-84 White-Hot Surge costs a wound for STR 4 without rolling and Assault; not with one wound left', () => {
    const scorcher = (more = {}) => plain('Ana', { str: 3, mov: 5, abilities: ['lava-core', 'white-hot-surge'] }, more)
    const figures = [at(scorcher(), 0, 10, 10), at(BOR, 1, 10, 15.2)]
    const match = activation(
      { figures },
      { answers: ['surge', 'join', path([10, 14])], dice: [5, 5, 1, 1, 1, 1, 1, 1, 1, 1] },
    )
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Ana', wounds: 1, left: 5 }])
    expect(rolledDice(match)).toEqual(['roll.dexterity 3 2', 'roll.damage 5'])
    const last = activation({ figures: [at(scorcher({ wounds: 1 }), 0, 10, 10), at(BOR, 1, 10, 25)] })
    expect(promptId(last)).toBe('ask.action')
  })

  test('SW-RACE-84 White-Hot Surge is allowed with two wounds left', () => {
    const scorcher = plain('Ana', { abilities: ['lava-core', 'white-hot-surge'] }, { wounds: 2 })
    const match = activation({ figures: [at(scorcher, 0, 10, 10), at(BOR, 1, 10, 25)] })
    expect(optionKeys(match)).toEqual(['no', 'surge'])
  })

  test('SW-RACE-84 SW-RGEN-15 White-Hot Surge does not work while fleeing or paralysed', () => {
    const rolls = (more: Record<string, Json>, dice: number[]) => {
      const scorcher = plain('Ana', { abilities: ['lava-core', 'white-hot-surge'] }, more)
      return rolledDice(activation({ figures: [at(scorcher, 0, 10, 10), at(BOR, 1, 10, 25)] }, { dice }))
    }
    expect(rolls({ fleeing: true }, [5])).toEqual(['roll.morale 1'])
    expect(rolls({ states: ['paralysed'] }, [])).toEqual([])
  })

  test('SW-RACE-85 SW-RGEN-08 Lava Outburst rolls STR 2 against everyone within 2 inches when its owner dies', () => {
    const figures = [
      figure('scorcher', 0, 10, 10, { name: 'Sco' }),
      figure('battler', 1, 10, 13.4, { name: 'Near', profile: { conMundane: 4 } }),
      figure('battler', 1, 10, 6.5, { name: 'Far' }),
      figure('rider', 0, 13.4, 10, { name: 'Rid' }),
    ]
    const match = playRule(
      { figures },
      function* (play) {
        yield* kill(play, combatantNamed(play, 'Sco'), { by: null, kind: 'direct', rules: [] })
      },
      { dice: ['S', 'S', 1, 1] },
    )
    expect(eventArgs(match, 'damage').map(({ victim }) => victim)).toEqual(['Near', 'Rid'])
    // A double sphere of a passive gives the additional wound and nothing to choose.
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Near', wounds: 3, left: 3 }])
  })

  test('SW-RACE-86 SW-CRIT-14 EX-SW-239 Sulphuric Rock rolls STR 4 before the first fight of the game: S S 3 1 on CON 3 is four wounds', () => {
    const stevedore: Fighter = [
      'stevedore',
      { name: 'Ana', profile: { dex: 1, weapons: [], abilities: ['sulphuric-rock'] } },
    ]
    const dowser: Fighter = ['dowser', { name: 'Bor', profile: { dex: 1, weapons: [], abilities: [] } }]
    const match = duel(stevedore, dowser, { dice: ['S', 'S', 3, 1, 3, 3] })
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 4, left: 1 }])
    expect(rolledDice(match)).toEqual(['roll.damage 4', 'roll.dexterity 1 1'])
    expect(combatantNamed(match, 'Ana').uses['sulphuric-rock']?.times).toBe(1)
    const killed = duel(
      stevedore,
      ['dowser', { name: 'Bor', wounds: 1 }],
      { dice: [3, 1, 1, 1] },
      { more: { figures: [figure('battler', 1, 35, 35)] } },
    )
    expect(promptId(killed)).toBe('ask.annihilation')
    expect(rolledDice(killed)).toEqual(['roll.damage 4'])
  })

  test('SW-RACE-86 Sulphuric Rock works only in the first fight', () => {
    const position = inContact(
      ['stevedore', { name: 'Ana', profile: { dex: 1, weapons: [], abilities: ['sulphuric-rock'] } }],
      plain('Bor', { dex: 1 }),
    )
    const match = scene(position, { dice: [1, 1, 1, 1, 3, 3, 3, 3, 5, 1] })
    expect(rolledDice(match)).toEqual([
      'roll.damage 4',
      'roll.dexterity 1 1',
      'roll.dexterity 1 1',
      'roll.strategic 1 1',
    ])
  })

  test('SW-RACE-86 Sulphuric Rock also works for a defender', () => {
    const stevedore: Fighter = [
      'stevedore',
      { name: 'Bor', profile: { dex: 1, weapons: [], abilities: ['sulphuric-rock'] } },
    ]
    const match = duel(plain('Ana', { dex: 1 }), stevedore, { dice: [5, 1, 1, 1, 3, 3] })
    expect(rolledDice(match)).toEqual(['roll.damage 4', 'roll.dexterity 1 1'])
    expect(eventArgs(match, 'wounded')).toMatchObject([{ victim: 'Ana', wounds: 1 }])
  })

  test('SW-RACE-87 Uncontrollable: on 1 or 2 it rushes at the nearest enemy; not in combat', () => {
    const figures = [figure('miz-rider', 0, 10, 10, { name: 'Miz' }), figure('battler', 1, 10, 30, { name: 'Bor' })]
    expect(placeOf(activation({ figures }, { dice: [2] }), 'Miz')).toEqual([10, 18])
    expect(promptId(activation({ figures }, { dice: [3] }))).toBe('ask.action')
    const fighting = activation(inContact(plain('Ana', { abilities: ['uncontrollable'] }), BOR), { dice: [3, 3, 3, 3] })
    expect(rolledDice(fighting)).toEqual(['roll.dexterity 2 2'])
  })

  test('SW-RACE-87 a fleeing combatant only tries to regroup', () => {
    const figures = [
      figure('miz-rider', 0, 10, 10, { fleeing: true, profile: { morale: 'common' } }),
      figure('battler', 1, 10, 30),
    ]
    expect(rolledDice(activation({ figures }, { dice: [5] }))).toEqual(['roll.morale 1'])
  })

  test.each(['stunned', 'paralysed', 'fearful'])('SW-RACE-87 SW-ABIL-27 it does not roll while %s', (state) => {
    const figures = [figure('miz-rider', 0, 10, 10, { states: [state] }), figure('battler', 1, 10, 30)]
    expect(rolledDice(activation({ figures }))).toEqual([])
  })

  test('SW-RACE-89 Lava Cauldrons roll STR 2 against each enemy in contact before the fight; if none remains it moves instead', () => {
    const hinos: Fighter = [
      'hinos',
      { name: 'Ana', profile: { abilities: ['lava-cauldrons'], weapons: [], ranged: [], dex: 2 } },
    ]
    const match = activation(inContact(hinos, BOR, { foes: [plain('Cel')] }), {
      answers: ['1'],
      dice: [1, 1, 1, 1, 3, 3, 3, 3, 1],
    })
    expect(rolledDice(match)).toEqual(['roll.damage 2', 'roll.damage 2', 'roll.dexterity 2 3'])
    const next = figure('battler', 1, 20, 23.5, { name: 'Cel' })
    const prey = plain('Bor', {}, { wounds: 1 })
    const cleared = activation(inContact(hinos, prey, { more: { figures: [next] } }), {
      answers: [path([20, 21.9])],
      dice: [4, 1],
    })
    expect(eventArgs(cleared, 'annihilation-contact')).toEqual([{ killer: 'Ana', enemy: 'Cel' }])
    expect(eventArgs(cleared, 'fight')).toEqual([])
  })

  test('SW-RACE-89 with an enemy left in contact it fights; after killing all it moves', () => {
    const hinos: Fighter = [
      'hinos',
      { name: 'Ana', profile: { abilities: ['lava-cauldrons'], weapons: [], ranged: [], dex: 2 } },
    ]
    const [bor, cel] = [plain('Bor', {}, { wounds: 1 }), plain('Cel', {}, { wounds: 1 })]
    const [slain, spared] = [
      [4, 1],
      [1, 1],
    ]
    const oneKilled = activation(inContact(hinos, bor, { foes: [cel] }), { dice: [...slain, ...spared, 3, 3, 3, 3] })
    expect({ Bor: combatantNamed(oneKilled, 'Bor').status, Cel: combatantNamed(oneKilled, 'Cel').status }).toEqual({
      Bor: 'dead',
      Cel: 'standing',
    })
    expect({ rollsMade: rolledDice(oneKilled), drawCount: eventArgs(oneKilled, 'draw').length }).toEqual({
      rollsMade: ['roll.damage 2', 'roll.damage 2', 'roll.dexterity 2 2'],
      drawCount: 1,
    })
    const both = activation(inContact(hinos, bor, { foes: [cel] }), { dice: [...slain, ...slain] })
    expect(promptId(both)).toBe('ask.annihilation')
    const none = activation(inContact(hinos, bor, { foes: [cel] }), {
      answers: ['1'],
      dice: [...spared, ...spared, 3, 3, 3, 3, 1],
    })
    expect(rolledDice(none)).toEqual(['roll.damage 2', 'roll.damage 2', 'roll.dexterity 2 3'])
  })
})
