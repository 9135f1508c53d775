import type { Json, Procedure } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { forceOf } from '../../assault/penalties.ts'
import { characteristic } from '../../characteristics.ts'
import { attack } from '../../combat/exchange.ts'
import { attackDice, combatDice } from '../../combat/fight.ts'
import { pursue } from '../../combat/pursuit.ts'
import { auraOf } from '../../command/aura.ts'
import { makeTest } from '../../dice/test.ts'
import { disengage } from '../../movement/disengagement.ts'
import { potential } from '../../movement/potential.ts'
import type { Fighter, Play } from '../../state.ts'
import { magician } from '../../testing/magician.ts'
import { asked, figure, offered, rolled, type Scene, told, who } from '../../testing/scene.ts'
import { type Spellbound, spellbound } from '../../testing/spellbound.ts'
import { dead, difficulty, enemy, finals, friend, named, read } from '../../testing/spells.ts'
import { turn } from '../../testing/turn.ts'
import { has, xOf } from '../../traits.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

/** Bob hits Ann hand to hand with these dice. */
function* strike(play: Play, ann: Fighter, bob: Fighter): Procedure {
  yield* rollDamage(play, { victim: ann, by: bob, kind: 'combat', strength: 3, rules: [] })
}

function* leave(play: Play, who: Fighter): Procedure {
  yield* disengage(play, who)
}

describe('Hermetism', () => {
  const glow = (x: number, wounds: string, gems: number, dice: readonly number[]) =>
    spellbound({
      spell: 'CF-SPELL-08',
      gems: { light: gems },
      x,
      on: { ...friend({}, { wounds }), at: [30, 30] },
      dice,
    })

  test('CF-SPELL-08: the line for the target’s Wound says cost, difficulty and what becomes of it', () => {
    expect([difficulty(glow(0, 'light', 2, [4])), who(glow(0, 'light', 2, [4]), 'Bob').wounds]).toEqual([8, 0])
    expect([difficulty(glow(1, 'serious', 2, [5])), who(glow(1, 'serious', 2, [5]), 'Bob').wounds]).toEqual([9, 1])
    expect([difficulty(glow(0, 'serious', 5, [6])), who(glow(0, 'serious', 5, [6]), 'Bob').wounds]).toEqual([10, 0])
    expect([difficulty(glow(2, 'critical', 2, [6])), who(glow(2, 'critical', 2, [6]), 'Bob').wounds]).toEqual([10, 2])
    expect([difficulty(glow(1, 'critical', 5, [6, 2])), who(glow(1, 'critical', 5, [6, 2]), 'Bob').wounds]).toEqual([
      11, 1,
    ])
  })

  test('CF-SPELL-08, CF-BOOK-14: nobody who is unhurt or merely Stunned may be named', () => {
    const figures = (more: Record<string, Json>) => [
      magician('Ann', 0, 20, 30, { spells: ['CF-SPELL-08'], gems: { light: 5 } }),
      figure('Fay', 0, 30, 30, {}, { card: 'x', ...more }),
      figure('Fox', 0, 30, 40, {}, { card: 'y', wounds: 'serious' }),
    ]
    const keys = (more: Record<string, Json>) => offered(turn(figures(more), { answers: ['done', '0:cast'] }))
    expect(keys({ stunned: true })).toEqual(['CF-SPELL-08:2:1', 'CF-SPELL-08:2:0'])
    expect(keys({ wounds: 'light' })).toContain('CF-SPELL-08:1:0')
  })

  test('CF-SPELL-10: Assault fire until the end of the round', () => {
    const given = { spell: 'CF-SPELL-10', gems: { light: 2 }, on: friend(), dice: [4] }
    expect(read(given, (play, _ann, bob) => has(play, bob, 'assault-fire'))).toBe(true)
    expect(read({ ...given, dice: [3] }, (play, _ann, bob) => has(play, bob, 'assault-fire'))).toBe(false)
  })

  test('CF-SPELL-12: enemies in the caster’s combat attack and defend with −1, others do not', () => {
    const given = { spell: 'CF-SPELL-12', gems: { light: 2 }, on: enemy(), onHerself: true, dice: [4] }
    const kinds = ['attack', 'defence', 'initiative'] as const
    const inCombat = (fighting: boolean) => {
      const match = spellbound({ ...given, dice: [4, 3, 3, 3] }, function* (play, ann, bob) {
        play.state.fighting = fighting ? { lone: ann.id, many: [bob.id] } : null
        for (const kind of kinds) {
          yield* makeTest(play, { kind, fighter: bob, rules: [], difficulty: 1, against: ann, dice: 1 })
        }
        play.state.fighting = null
      })
      return told(match, 'test.passed')
        .slice(1)
        .map(({ final }) => final)
    }
    expect(inCombat(true)).toEqual([5, 5, 6])
    expect(inCombat(false)).toEqual([6, 6, 6])
  })
})

describe('Necromancy', () => {
  test('CF-SPELL-13: ATT + 4, and one combat die less', () => {
    const given = { spell: 'CF-SPELL-13', gems: { darkness: 2 }, on: enemy({ att: 3 }), dice: [3] }
    expect(difficulty(spellbound(given))).toBe(7)
    const dice = (play: Play, ann: Fighter, bob: Fighter) => combatDice(play, bob, [ann]).total
    const usual = read({ ...given, dice: [2] }, dice) as number
    expect(read(given, dice)).toBe(usual - 1)
  })

  test('CF-SPELL-15: 1 makes a Wound worse, 4 or more makes it milder, on a Living-dead friend alone', () => {
    const after = (wounds: string, face: number) =>
      who(
        spellbound({ spell: 'CF-SPELL-15', gems: { darkness: 1 }, on: friend(dead, { wounds }), dice: [4, face] }),
        'Bob',
      )
    expect([1, 2, 3, 4, 6].map((face) => after('serious', face).wounds)).toEqual([3, 2, 2, 1, 1])
    expect(after('none', 1).wounds).toBe(1)
    expect(after('critical', 1).status).toBe('eliminated')
    const living = [
      magician('Ann', 0, 20, 30, { spells: ['CF-SPELL-15'], gems: { darkness: 1 } }),
      figure('Bob', 0, 30, 30),
    ]
    expect(offered(turn(living, { answers: ['done'] }))).not.toContain('0:cast')
  })

  test('CF-SPELL-16, CF-MANA-11: a Damage roll at STR 10, and three gems of Darkness as far as there is room', () => {
    const given = { spell: 'CF-SPELL-16', gems: { darkness: 1 }, on: friend({ ...dead, res: 15 }), dice: [2, 2, 1] }
    const match = spellbound(given)
    expect(told(match, 'damage.read')).toMatchObject([{ victim: 'Bob', total: -3 }])
    expect(who(match, 'Ann').gems).toEqual({ darkness: 3 })
    const poor = spellbound({ ...given, ann: { card: { pow: 1 } }, dice: [5, 2, 1] })
    expect(who(poor, 'Ann').gems).toEqual({ darkness: 2 })
  })

  test('CF-SPELL-17: harder for worse Wounds; they do not weaken his blows any more', () => {
    const given = (more: Record<string, Json>, dice: readonly number[]) => ({
      spell: 'CF-SPELL-17',
      gems: { darkness: 1 },
      on: friend(dead, more),
      dice,
    })
    const hard = (more: Record<string, Json>) => difficulty(spellbound(given(more, [6])))
    expect([{}, { stunned: true }, { wounds: 'serious', stunned: true }, { wounds: 'critical' }].map(hard)).toEqual([
      4, 5, 6, 7,
    ])
    const blow = spellbound(given({ wounds: 'serious' }, [6, 4, 3]), strike)
    // 4 + STR 3 − RES 5, and what Wounds take is given back.
    expect(told(blow, 'damage.read')).toMatchObject([{ total: 4 }])
    const shot = spellbound(given({ wounds: 'serious' }, [6, 4, 3]), function* (play, ann, bob) {
      yield* rollDamage(play, { victim: ann, by: bob, kind: 'fire', strength: 3, rules: [] })
    })
    expect(told(shot, 'damage.read')).toMatchObject([{ total: 2 }])
  })

  test('CF-SPELL-18: 4 + Force, and 2 Force less, never below 0', () => {
    const given = { spell: 'CF-SPELL-18', gems: { darkness: 1 }, on: enemy({ force: 3 }), dice: [3] }
    expect(difficulty(spellbound(given))).toBe(7)
    expect(read(given, (play, _ann, bob) => forceOf(play, bob, 'charged').total)).toBe(1)
    expect(read({ ...given, on: enemy({ force: 1 }) }, (play, _a, bob) => forceOf(play, bob, 'charging').total)).toBe(0)
  })
})

describe('Shamanism', () => {
  const res = (play: Play, _ann: Fighter, bob: Fighter) => characteristic(play, bob, 'res').total

  test('CF-SPELL-25, CF-CAST-15: RES +2; +3 or +5 for one or two gems of Earth after the success', () => {
    const given = { spell: 'CF-SPELL-25', gems: { earth: 2 }, on: friend(), dice: [3] }
    expect(read(given, res)).toBe(7)
    const pay = { slots: { cost: [['earth', 2]], mastery: [], kept: [['earth', 2]] } }
    const more = (answer: string) => ({ ...given, gems: { earth: 4 }, answers: [pay, answer] })
    expect([read(more('1'), res), read(more('2'), res), read(more('0'), res)]).toEqual([8, 10, 7])
    expect(who(spellbound(more('1')), 'Ann').gems).toEqual({ earth: 1 })
  })

  test('CF-SPELL-27: 2.5 cm slower, no pursuit, disengaging 2 harder', () => {
    const given = { spell: 'CF-SPELL-27', gems: { earth: 2 }, on: enemy({ mov: 10 }), dice: [4] }
    expect(read(given, (play, _ann, bob) => potential(play, bob, 'walk').total)).toBe(7.5)
    const leaves = (die: number, card: Record<string, Json> = {}, answers: readonly Json[] = []) =>
      spellbound(
        { ...given, on: { ...enemy({ mov: 10, ...card }), at: [22.5, 30] }, dice: [die, 5], answers },
        (play, _ann, bob) => leave(play, bob),
      )
    const needed = (match: Scene) => told(match, 'test.passed').at(-1)?.difficulty
    // The spell fails on a 4, as the caster is in contact.
    expect([needed(leaves(4)), needed(leaves(5))]).toEqual([6, 8])
    const giant = { size: 'large', str: 6 }
    expect([needed(leaves(4, giant, ['force'])), needed(leaves(5, giant, ['force']))]).toEqual([6, 8])
  })

  test('CF-SPELL-27: whoever is bogged down makes no pursuit movement', () => {
    const fallen = [figure('Fay', 0, 40, 30, {}, { status: 'eliminated' })]
    const given = { spell: 'CF-SPELL-27', gems: { earth: 2 }, on: enemy(), others: fallen }
    const pursues = (die: number) =>
      spellbound({ ...given, dice: [die] }, (play, _ann, bob) => pursue(play, [bob, play.state.fighters[2]!]))
    expect(pursues(4).outcome).toBeDefined()
    expect(asked(pursues(3))).toBe('ask.pursuer')
  })

  test('CF-SPELL-30: an Attack test may be made again, once, and the second result stands', () => {
    const given = { spell: 'CF-SPELL-30', gems: { earth: 2 }, on: friend(), dice: [2, 1, 4] }
    const match = spellbound({ ...given, answers: ['repeat'] }, function* (play, ann, bob) {
      yield* makeTest(play, { kind: 'attack', fighter: bob, rules: [], difficulty: null, against: ann, dice: 1 })
    })
    expect(rolled(match)).toEqual(['roll.incantation 1', 'roll.attack 1', 'roll.attack 1'])
    const defence = spellbound({ ...given, dice: [2, 3] }, function* (play, ann, bob) {
      yield* makeTest(play, { kind: 'defence', fighter: bob, rules: [], difficulty: 1, against: ann, dice: 1 })
    })
    expect(rolled(defence)).toHaveLength(2)
  })
})

describe('Sorcery', () => {
  test('CF-SPELL-32: STR rises by 1, 3 or 4 with the gems of its cost', () => {
    const str = (x: number) =>
      read(
        { spell: 'CF-SPELL-32', gems: { air: x }, x, on: friend(), dice: [4] },
        (play, _a, bob) => characteristic(play, bob, 'str').total,
      )
    expect([1, 2, 3].map(str)).toEqual([4, 6, 7])
  })

  test('CF-SPELL-33: Wounds he deals hand to hand are one degree milder', () => {
    // His STR makes the spell fail or not; the blow is the same.
    const blow = (str: number, res: number) =>
      who(
        spellbound(
          { spell: 'CF-SPELL-33', gems: { air: 3 }, on: enemy({ str }), ann: { card: { res } }, dice: [2, 5, 4] },
          strike,
        ),
        'Ann',
      )
    expect([2, 4, 8].map((res) => [blow(8, res).wounds, blow(4, res).wounds])).toEqual([
      [3, 2],
      [2, 1],
      [1, 0],
    ])
  })

  test('CF-SPELL-34: no sustained defence; DEF + 1', () => {
    const given = { spell: 'CF-SPELL-34', gems: { air: 3 }, on: { ...enemy({ def: 4 }), at: [22.5, 30] as const } }
    const attacked = (die: number) =>
      spellbound({ ...given, dice: [die] }, (play, ann, bob) => {
        const hand = {
          attack: 1,
          defence: 1,
          placedAttack: 1,
          placedDefence: 1,
          sustained: false,
          held: 0,
          ward: 0,
          blades: 0,
          shots: 0,
          placedBlades: 0,
        }
        const dice = new Map([ann, bob].map((each) => [each, { ...hand }]))
        return attack(play, { combat: { lone: ann.id, many: [bob.id] }, dice, initiative: 0 }, ann, bob)
      })
    expect(offered(attacked(1))).toContain('sustained')
    expect(offered(attacked(2))).not.toContain('sustained')
    expect(difficulty(attacked(2))).toBe(5)
  })

  test('CF-SPELL-36: Force −1, and charge penalties one worse', () => {
    const given = { spell: 'CF-SPELL-36', gems: { air: 3 }, on: enemy({ force: 2 }), dice: [3] }
    expect(read(given, (play, _ann, bob) => forceOf(play, bob, 'charged').total)).toBe(1)
    const kinds = ['attack', 'courage'] as const
    expect(finals({ ...given, on: enemy({ cou: 3 }, { chargePenalty: true }) }, kinds)).toEqual([4, 6])
    expect(finals({ ...given, on: enemy({ cou: 3 }) }, kinds)).toEqual([6, 6])
  })
})

describe('spells that raise a number', () => {
  const x = (spell: string, ability: string, given: Omit<Spellbound, 'spell'>) =>
    read({ spell, ...given }, (_play, _ann, bob) => xOf(bob, ability, bob.effects[0] ?? null))

  test('CF-SPELL-21: Sequence one higher, never above 3', () => {
    const on = (abilities: readonly string[]) => ({
      gems: { darkness: 2 },
      on: friend({ abilities: [...abilities] }),
      dice: [5],
    })
    expect([[], ['sequence/1'], ['sequence/3']].map((own) => x('CF-SPELL-21', 'sequence', on(own)))).toEqual([1, 2, 3])
  })

  test('CF-SPELL-31: Master strike two higher; ATT + 5', () => {
    const on = (abilities: readonly string[]) => ({
      gems: { air: 2 },
      on: friend({ att: 3, abilities: [...abilities] }),
      dice: [4],
    })
    expect([[], ['master-strike/1']].map((own) => x('CF-SPELL-31', 'master-strike', on(own)))).toEqual([2, 3])
    expect(difficulty(spellbound({ spell: 'CF-SPELL-31', ...on([]) }))).toBe(8)
  })

  test('CF-SPELL-55: Fencer', () => {
    const given = { spell: 'CF-SPELL-55', gems: { water: 1 }, on: friend(), dice: [3] }
    expect(read(given, (play, _ann, bob) => has(play, bob, 'fencer'))).toBe(true)
  })
})

describe('Chthonian', () => {
  test('CF-SPELL-37: Fierce for a friend with Possessed, Mutagenic or Living-dead, STR + 2', () => {
    const given = { spell: 'CF-SPELL-37', gems: { darkness: 2 }, on: friend({ ...dead, str: 4 }), dice: [2] }
    expect(difficulty(spellbound(given))).toBe(6)
    expect(read(given, (play, _ann, bob) => has(play, bob, 'fierce'))).toBe(true)
    expect(
      named('CF-SPELL-37', { darkness: 2 }, [[], ['living-dead'], ['possessed'], ['mutagenic/1'], ['brutal']]),
    ).toEqual([1, 2, 3])
  })

  test('CF-SPELL-41, CF-SPELL-42: STR −2; MOV +2.5', () => {
    const weak = { spell: 'CF-SPELL-41', gems: { darkness: 1 }, on: enemy(), dice: [3] }
    expect(read(weak, (play, _ann, bob) => characteristic(play, bob, 'str').total)).toBe(1)
    const fast = { spell: 'CF-SPELL-42', gems: { darkness: 1 }, on: friend({ mov: 10 }), dice: [3] }
    expect(read(fast, (play, _ann, bob) => potential(play, bob, 'walk').total)).toBe(12.5)
  })
})

describe('Theurgy', () => {
  test('CF-SPELL-43: a die more that can only attack; as hard as his STR', () => {
    const given = { spell: 'CF-SPELL-43', gems: { fire: 2 }, on: friend({ str: 6 }), dice: [2] }
    expect(difficulty(spellbound(given))).toBe(6)
    expect(read(given, (play, ann, bob) => attackDice(play, bob, [ann]).total)).toBe(1)
  })

  test('CF-SPELL-47: War fury for anybody with Fanaticism, friend or foe', () => {
    const fanatic = { abilities: ['fanaticism'] }
    for (const on of [friend(fanatic), enemy(fanatic)]) {
      expect(
        read({ spell: 'CF-SPELL-47', gems: { fire: 2 }, on, dice: [2] }, (play, _a, bob) => has(play, bob, 'war-fury')),
      ).toBe(true)
    }
  })
})

describe('whom a spell may be cast on', () => {
  test('CF-SPELL-47, CF-BOOK-14: nobody without Fanaticism', () => {
    expect(named('CF-SPELL-47', { fire: 2 }, [['fanaticism'], [], ['fanaticism']])).toEqual([0, 2])
  })
})

describe('Instinctive magic', () => {
  test('CF-SPELL-49, CF-CAST-09: half the difficulty that was set, rounded down', () => {
    const given = (x: number, die: number[]) => ({
      spell: 'CF-SPELL-49',
      gems: { neutral: 2 },
      x,
      on: friend(),
      dice: die,
    })
    const res = (x: number, die: number[]) =>
      read(given(x, die), (play, _ann, bob) => characteristic(play, bob, 'res').total)
    expect([res(5, [2]), res(7, [3]), res(10, [6])]).toEqual([7, 8, 10])
    expect(res(10, [5])).toBe(5)
  })

  test('CF-SPELL-50, CF-SPELL-51: Brutish charge; Counter-attack', () => {
    const given = (spell: string) => ({ spell, gems: { neutral: 2 }, on: friend(), dice: [4] })
    expect(read(given('CF-SPELL-50'), (play, _ann, bob) => has(play, bob, 'brutish-charge'))).toBe(true)
    expect(read(given('CF-SPELL-51'), (play, _ann, bob) => has(play, bob, 'counter-attack'))).toBe(true)
  })

  test('CF-SPELL-52: +2 on Initiative tests', () => {
    const given = { spell: 'CF-SPELL-52', gems: { neutral: 2 }, on: friend(), dice: [2] }
    expect(finals(given, ['initiative', 'agility', 'attack'])).toEqual([8, 8, 6])
  })

  test('CF-SPELL-53: a degree for as many neutral gems more as it has', () => {
    const pay = (kept: number) => ({
      slots: { cost: [['neutral', 2]], mastery: [], kept: kept > 0 ? [['neutral', kept]] : [] },
    })
    const sap = (wounds: string, gems: number, answer?: string) =>
      spellbound({
        spell: 'CF-SPELL-53',
        gems: { neutral: gems },
        on: friend({}, { wounds }),
        dice: [3],
        answers: gems > 2 ? [pay(gems - 2), ...(answer ? [answer] : [])] : [],
      })
    expect(who(sap('serious', 4, '2'), 'Bob').wounds).toBe(1)
    expect(who(sap('serious', 4, '2'), 'Ann').gems).toEqual({})
    expect(who(sap('serious', 3), 'Bob').wounds).toBe(2)
    expect(who(sap('light', 3, '0'), 'Bob').wounds).toBe(1)
  })

  test('CF-SPELL-54, CF-BOOK-08: the caster and friends within 5 cm, no enemies', () => {
    const near = [figure('Fox', 0, 20, 37.6), figure('Foe', 1, 20, 25)]
    let have: boolean[] = []
    spellbound(
      {
        spell: 'CF-SPELL-54',
        gems: { neutral: 2 },
        on: { ...friend(), at: [27.5, 30] },
        others: near,
        onHerself: true,
        dice: [2],
      },
      function* (play) {
        // Whoever had it keeps it, wherever he goes; whoever comes near has not.
        play.state.fighters[1]!.at = { ...play.state.fighters[1]!.at, x: 90_000 }
        play.state.fighters[2]!.at = { ...play.state.fighters[2]!.at, y: 33_000 }
        have = play.state.fighters.map((each) => has(play, each, 'survival-instinct'))
      },
    )
    expect(have).toEqual([true, true, false, false])
  })
})

describe('Whispers, Howls, Tellurism, Solaris, Fayery', () => {
  test('CF-SPELL-56: Vivacity, as hard as his INI', () => {
    const given = { spell: 'CF-SPELL-56', gems: { water: 2 }, on: friend({ ini: 6 }), dice: [2] }
    expect(difficulty(spellbound(given))).toBe(6)
    expect(read(given, (play, _ann, bob) => has(play, bob, 'vivacity'))).toBe(true)
  })

  test('CF-SPELL-58: heals, and may hurt the caster the more the worse the Wound was', () => {
    const heal = (wounds: string, face: number) =>
      spellbound({ spell: 'CF-SPELL-58', gems: { water: 2 }, on: friend({}, { wounds }), dice: [2, face] })
    expect(who(heal('serious', 2), 'Bob').wounds).toBe(1)
    expect(who(heal('serious', 2), 'Ann').wounds).toBe(1)
    expect(who(heal('serious', 3), 'Ann').wounds).toBe(0)
    expect(who(heal('light', 2), 'Ann').wounds).toBe(0)
  })

  test('CF-SPELL-62, CF-SPELL-65: Fine blade; Implacable one more, up to 3', () => {
    const blade = { spell: 'CF-SPELL-62', gems: { darkness: 1 }, on: friend({ att: 4 }), dice: [2] }
    expect(difficulty(spellbound(blade))).toBe(6)
    expect(read(blade, (play, _ann, bob) => has(play, bob, 'fine-blade'))).toBe(true)
    const massacre = (abilities: readonly string[]) =>
      read(
        { spell: 'CF-SPELL-65', gems: { darkness: 1 }, on: friend({ abilities: [...abilities] }), dice: [2] },
        (_play, _ann, bob) => xOf(bob, 'implacable', bob.effects[0] ?? null),
      )
    expect([massacre([]), massacre(['implacable/1']), massacre(['implacable/3'])]).toEqual([1, 2, 3])
  })

  test('CF-SPELL-64: −1 on fighting and Power tests; as hard as COU or FEAR, else RES', () => {
    const given = { spell: 'CF-SPELL-64', gems: { darkness: 2 }, on: enemy({ cou: 6 }), dice: [2] }
    expect(difficulty(spellbound(given))).toBe(6)
    expect(difficulty(spellbound({ ...given, on: enemy({ cou: null, fear: 7 }), dice: [3] }))).toBe(7)
    expect(finals(given, ['initiative', 'attack', 'defence', 'discipline'])).toEqual([5, 5, 5, 6])
  })

  test('CF-SPELL-67, CF-BOOK-05: Resolution by the gems of its cost, not on those who have it', () => {
    const given = { spell: 'CF-SPELL-67', gems: { earth: 3 }, x: 3, on: friend({ dis: 5 }), dice: [2] }
    expect(read(given, (_play, _ann, bob) => xOf(bob, 'resolution', bob.effects[0] ?? null))).toBe(3)
    const resolute = { ...given, on: friend({ abilities: ['resolution/1'] }) }
    expect(read(resolute, (_play, _ann, bob) => bob.effects.length)).toBe(0)
  })

  test('CF-SPELL-71: Ambidextrous, not for those who counter-attack', () => {
    const given = (abilities: readonly string[]) => ({
      spell: 'CF-SPELL-71',
      gems: { earth: 2 },
      on: friend({ abilities: [...abilities] }),
      dice: [4],
    })
    expect(read(given([]), (play, _ann, bob) => has(play, bob, 'ambidextrous'))).toBe(true)
    expect(read(given(['counter-attack']), (play, _ann, bob) => has(play, bob, 'ambidextrous'))).toBe(false)
  })

  test('CF-SPELL-74, CF-SPELL-77: Luck; Defence tests −1', () => {
    const luck = { spell: 'CF-SPELL-74', gems: { light: 2 }, on: friend({ ini: 3 }), dice: [2] }
    expect(difficulty(spellbound(luck))).toBe(5)
    expect(read(luck, (play, _ann, bob) => has(play, bob, 'luck'))).toBe(true)
    expect(finals({ spell: 'CF-SPELL-77', gems: { light: 1 }, on: enemy(), dice: [2] }, ['attack', 'defence'])).toEqual(
      [6, 5],
    )
  })

  test('CF-SPELL-75: Ferocious for the caster and friends within 10 cm', () => {
    let have: boolean[] = []
    spellbound(
      {
        spell: 'CF-SPELL-75',
        gems: { light: 3 },
        on: { ...friend(), at: [32.5, 30] },
        others: [figure('Fox', 0, 20, 42.6)],
        onHerself: true,
        dice: [6],
      },
      function* (play) {
        have = play.state.fighters.map((each) => has(play, each, 'ferocious'))
      },
    )
    expect(have).toEqual([true, true, false])
  })

  test('CF-SPELL-76: a Damage roll by the gems spent, and half of it around on 5 or more', () => {
    const others = [figure('Near', 1, 35, 30), figure('Far', 1, 38, 36)]
    const pay = { slots: { cost: [['light', 2]], mastery: [], kept: [['light', 1]] } }
    const star = (answer: string, splash: readonly number[]) =>
      spellbound({
        spell: 'CF-SPELL-76',
        gems: { light: 3 },
        on: enemy(),
        others,
        answers: [pay, answer],
        dice: [6, 2, 1, ...splash],
      })
    expect(told(star('0', [4]), 'damage.read')).toMatchObject([{ victim: 'Bob', total: 2 }])
    // CF-CAST-08: whom the burst has missed it may still hit in this round.
    const touched = (match: Scene) => who(match, 'Near').uses['under:CF-SPELL-76'] !== undefined
    expect([touched(star('0', [4])), touched(star('1', [5, 2, 1]))]).toEqual([false, true])
    // STR 8 for the target, 4 around it.
    expect(told(star('1', [5, 2, 1]), 'damage.read')).toMatchObject([
      { victim: 'Bob', total: 5 },
      { victim: 'Near', total: 1 },
    ])
  })

  test('CF-SPELL-81, CF-SPELL-84: Brutal; STR +4 after a charge that comes after the spell', () => {
    const brutal = { spell: 'CF-SPELL-81', gems: { water: 1 }, on: friend(), dice: [3] }
    expect(read(brutal, (play, _ann, bob) => has(play, bob, 'brutal'))).toBe(true)
    const str = (before: number[], charged: number[]) =>
      read(
        { spell: 'CF-SPELL-84', gems: { water: 2 }, on: friend({}, { charged: before }), dice: [4] },
        (play, _ann, bob) => {
          bob.charged = [...before, ...charged]
          return characteristic(play, bob, 'str').total
        },
      )
    expect([str([], []), str([], [0]), str([0], [])]).toEqual([3, 7, 3])
  })

  test('CF-SPELL-82: −4 on the Damage rolls of his attacks', () => {
    const match = spellbound({ spell: 'CF-SPELL-82', gems: { water: 2 }, on: enemy(), dice: [4, 5, 2] }, strike)
    // 5 + STR 3 − RES 5 − 4.
    expect(told(match, 'damage.read')).toMatchObject([{ victim: 'Ann', total: -1 }])
  })
})

describe('spells of leaders, pursuers and heavy blows', () => {
  test('CF-SPELL-44: half the RES of whom he strikes, rounded down, in combat alone; STR + 2', () => {
    const given = { spell: 'CF-SPELL-44', gems: { fire: 2 }, on: friend({ str: 3 }), ann: { card: { res: 7 } } }
    expect(difficulty(spellbound({ ...given, dice: [2] }))).toBe(5)
    // 4 + STR 3 − 3, and after a spell that failed 4 + 3 − 7.
    const total = (dice: readonly number[]) => told(spellbound({ ...given, dice }, strike), 'damage.read')[0]?.total
    expect([total([2, 4, 2]), total([1, 4, 2])]).toEqual([4, 0])
    const shot = spellbound({ ...given, dice: [2, 4, 2] }, function* (play, ann, bob) {
      yield* rollDamage(play, { victim: ann, by: bob, kind: 'fire', strength: 3, rules: [] })
    })
    expect(told(shot, 'damage.read')[0]?.total).toBe(0)
  })

  test('CF-SPELL-59, CF-LEAD-02: an aura of 15 cm for the round', () => {
    const given = { spell: 'CF-SPELL-59', gems: { water: 2 }, on: friend(), onHerself: true, dice: [2] }
    expect(read(given, (play, ann) => auraOf(play, ann))).toBe(15)
    expect(read({ ...given, dice: [1] }, (play, ann) => auraOf(play, ann))).toBe(0)
  })

  test('CF-SPELL-69: MOV +2.5, and one Force more when he charges, not when he is charged; as hard as his RES', () => {
    const given = { spell: 'CF-SPELL-69', gems: { earth: 2 }, on: friend({ mov: 10, force: 1, res: 6 }), dice: [2] }
    expect(difficulty(spellbound(given))).toBe(6)
    expect(read(given, (play, _ann, bob) => potential(play, bob, 'walk').total)).toBe(12.5)
    expect(read(given, (play, _ann, bob) => forceOf(play, bob, 'charging').total)).toBe(2)
    expect(read(given, (play, _ann, bob) => forceOf(play, bob, 'charged').total)).toBe(1)
  })

  test('CF-SPELL-72: the whole of MOV in pursuits, and nothing else', () => {
    const given = { spell: 'CF-SPELL-72', gems: { earth: 2 }, on: friend({ mov: 10 }), dice: [1] }
    const far = (die: number, kind: 'pursuit' | 'walk') =>
      read({ ...given, dice: [die] }, (play, _ann, bob) => potential(play, bob, kind).total)
    expect([far(1, 'pursuit'), far(2, 'pursuit'), far(2, 'walk')]).toEqual([5, 10, 10])
  })

  test('CF-SPELL-83: the caster and each friendly Daïkinee within 10 cm is healed on 4 or more', () => {
    const hurt = { wounds: 'serious' }
    const given = {
      spell: 'CF-SPELL-83',
      gems: { water: 4 },
      on: { ...friend({ people: 'daikinee' }, hurt), at: [27.5, 30] as const },
      others: [figure('Fox', 0, 20, 45, { people: 'daikinee' }, hurt), figure('Stranger', 0, 20, 35, {}, hurt)],
      ann: { more: hurt },
      onHerself: true,
    }
    const wounds = (dice: readonly number[]) => spellbound({ ...given, dice }).state.fighters.map((each) => each.wounds)
    expect(wounds([5, 4, 3])).toEqual([1, 2, 2, 2])
    expect(wounds([5, 3, 4])).toEqual([2, 1, 2, 2])
  })
})

describe('Black magic', () => {
  test('CF-SPELL-87: it leaps to another within 5 cm as long as it wounds', () => {
    const others = [figure('Two', 1, 30, 35), figure('Three', 1, 30, 40), figure('Away', 1, 60, 30)]
    const scream = (dice: readonly number[]) =>
      spellbound({ spell: 'CF-SPELL-87', gems: { darkness: 3 }, on: enemy(), others, dice: [5, ...dice] })
    const hits = (dice: readonly number[]) =>
      told(scream(dice), 'damage.read').map(({ victim, total }) => [victim, total])
    expect(hits([5, 4, 5, 4, 2, 1])).toEqual([
      ['Bob', 9],
      ['Two', 6],
      ['Three', 0],
    ])
    const tough = spellbound({
      spell: 'CF-SPELL-87',
      gems: { darkness: 3 },
      on: enemy({ res: 15 }),
      others,
      dice: [5, 2, 1],
    })
    expect(told(tough, 'damage.read')).toMatchObject([{ victim: 'Bob' }])
  })

  test('CF-SPELL-88: Ephemeral/5, /4 or /3 by the gems spent, not on those who regenerate', () => {
    const pay = { slots: { cost: [['darkness', 2]], mastery: [], kept: [['darkness', 4]] } }
    const given = (abilities: readonly string[], answers: readonly Json[]) => ({
      spell: 'CF-SPELL-88',
      gems: { darkness: 6 },
      on: { ...enemy({ abilities: [...abilities] }), at: [22.5, 30] as const },
      answers,
      dice: [3],
    })
    const x = (answer: string) => read(given([], [pay, answer]), (_play, _ann, bob) => bob.effects[0]?.x ?? 0)
    expect([x('0'), x('2'), x('4')]).toEqual([5, 4, 3])
    expect(read(given(['regeneration/5'], [pay]), (_play, _ann, bob) => bob.effects.length)).toBe(0)
  })

  test('CF-SPELL-89: −2 on Initiative tests', () => {
    expect(
      finals({ spell: 'CF-SPELL-89', gems: { darkness: 1 }, on: enemy(), dice: [2] }, ['initiative', 'attack']),
    ).toEqual([4, 6])
  })
})
