import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { effectOn } from '../../abilities/builders.ts'
import { characteristic } from '../../characteristics.ts'
import { attack } from '../../combat/exchange.ts'
import { type Fight, newFight } from '../../combat/fight.ts'
import { auraOf } from '../../command/aura.ts'
import { makeTest, type TestKind } from '../../dice/test.ts'
import { move } from '../../movement/move.ts'
import { potential } from '../../movement/potential.ts'
import { dissipate } from '../../mystic/enchantment.ts'
import type { Fighter, Play } from '../../state.ts'
import { dice, duelAgainstTwo } from '../../testing/duel.ts'
import { annActs, difficulties, marksman, targetAt } from '../../testing/marksman.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, optionKeys, path, promptId } from '../../testing/scene.ts'
import { difficulty, readAfterSpell, spellCosts } from '../../testing/spell-reading.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { enemy, friend } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'
import { has, xOf } from '../../traits.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { woundPenalty } from '../../wounds/health.ts'

/** A fighter suffers a Damage roll at STR 5 that no blow causes. */
function* hurt(play: Play, victim: Fighter) {
  yield* rollDamage(play, { victim, by: null, kind: 'effect', strength: 5, rules: [] })
}

describe('spells that strengthen', () => {
  const pay = (kept: number) => ({ slots: { cost: [['earth', 1]], mastery: [], kept: [['earth', kept]] } })
  const strengthen = (raised: readonly string[], left: readonly string[]) => ({
    slots: { raised: [...raised], left: [...left] },
  })
  const all = ['ini', 'att', 'str', 'def', 'res', 'cou', 'dis']

  test('CF-SPELL-68 each gem of Earth after the success raises another characteristic of the target', () => {
    const left = all.filter((which) => which !== 'att' && which !== 'res')
    const answers = [pay(2), strengthen(['att', 'res'], left)]
    const given = { spell: 'warrior-of-the-earth', gems: { earth: 3 }, on: friend(), dice: [3], answers }
    const value = (which: 'att' | 'res' | 'str') =>
      readAfterSpell(given, (play, _ann, bob) => characteristic(play, bob, which).total)
    expect(value('att')).toBe(4)
    expect(value('res')).toBe(6)
    expect(value('str')).toBe(3)
    expect(fighterNamed(spellScene(given), 'Ann').gems).toEqual({})
    const greedy = spellScene({ ...given, answers: [pay(2)] })
    const decision = greedy.pending[0]!
    const three = strengthen(['att', 'res', 'str'], ['ini', 'def', 'cou', 'dis'])
    expect(greedy.check(decision.seat, three as Json)?.reason.id).toBe('refused.strengthen')
    expect(decision.kind === 'arrange' && decision.things.map(({ id }) => id)).toEqual(all)
  })

  test('CF-SPELL-68 nothing rises without further gems, and nobody is asked', () => {
    const match = spellScene({ spell: 'warrior-of-the-earth', gems: { earth: 1 }, on: friend(), dice: [3] })
    expect(fighterNamed(match, 'Bob').effects).toEqual([])
  })

  test('CF-SPELL-79 DEF becomes 0, and up to four of its points go to ATT and STR, two to each at most', () => {
    const splitOf = (def: number, answer: string) => ({
      spell: 'deadly-resolution',
      gems: { water: 2 },
      on: friend({ def }),
      dice: [5],
      answers: [answer],
    })
    const values = (def: number, answer: string) =>
      (['def', 'att', 'str'] as const).map((which) =>
        readAfterSpell(splitOf(def, answer), (play, _ann, bob) => characteristic(play, bob, which).total),
      )
    expect(values(3, '1-2')).toEqual([0, 4, 5])
    expect(optionKeys(spellScene({ ...splitOf(3, ''), answers: [] }))).toEqual(['1-2', '2-1'])
    // Of six points two are lost: there is nothing to choose.
    expect(
      readAfterSpell({ ...splitOf(6, ''), answers: [] }, (play, _ann, bob) => characteristic(play, bob, 'att').total),
    ).toBe(5)
  })

  test('CF-SPELL-14 one of the Living-dead gets Concentration/2 on INI, ATT and STR, unless it has it', () => {
    const concentrationOn = (abilities: string[]) => ({
      spell: 'clutch-of-the-necromant',
      gems: { darkness: 3 },
      on: friend({ abilities: ['living-dead', ...abilities] }),
      dice: [4],
    })
    const testWith = (kind: TestKind, faces: readonly number[]) =>
      spellScene({ ...concentrationOn([]), dice: [4, ...faces] }, function* (play, _ann, bob) {
        yield* makeTest(play, { kind, fighter: bob, rules: [], difficulty: 3, against: null, dice: 1 })
      })
    expect(optionKeys(testWith('initiative', []))).toEqual(['ini:1', 'ini:2', 'none'])
    expect(optionKeys(testWith('discipline', [5]))).toEqual([])
    expect(
      readAfterSpell(concentrationOn(['concentration/1']), (_p, _a, bob) =>
        xOf(bob, 'concentration', bob.effects[0] ?? null),
      ),
    ).toBe(1)
    expect(
      spellCosts('clutch-of-the-necromant', { darkness: 3 }, [['brutal'], ['living-dead'], ['living-dead']]),
    ).toEqual([1, 2])
  })

  test('CF-SPELL-90 the target gets Toxic/0 and a die, unless it holds one', () => {
    const poisonOn = (effects: Json[]) => ({
      spell: 'embrace-of-the-tarantula',
      gems: { darkness: 2 },
      on: { ...friend({}, { effects }), at: [22.5, 30] as const },
      dice: [3],
    })
    expect(
      readAfterSpell(
        poisonOn([]),
        (play, _ann, bob) => has(play, bob, 'toxic') && effectOn(bob, 'toxic-die') !== undefined,
      ),
    ).toBe(true)
    expect(readAfterSpell(poisonOn([{ object: 'toxic-die' }]), (play, _ann, bob) => has(play, bob, 'toxic'))).toBe(
      false,
    )
  })

  test('CF-SPELL-11 a crowned leader leads 10 cm further, and its people nearby hit harder by 1, once', () => {
    const given = {
      spell: 'crown-of-glory',
      gems: { light: 3 },
      on: { ...friend({ abilities: ['leadership/5'], command: 'commander', people: 'lions' }), at: [30, 30] as const },
      others: [
        figure('Near', 0, 44, 30, { people: 'lions' }),
        figure('Far', 0, 60, 30, { people: 'lions' }),
        figure('Guest', 0, 30, 40, { people: 'griffins' }),
        figure('Page', 0, 34, 30, { people: 'lions' }),
      ],
      dice: [6],
    }
    const str = (id: number) =>
      readAfterSpell(given, (play) => characteristic(play, play.state.fighters[id]!, 'str').total)
    expect(readAfterSpell(given, (play, _ann, bob) => auraOf(play, bob))).toBe(15)
    expect([1, 2, 3, 4, 5].map(str)).toEqual([4, 4, 3, 3, 4])
    expect(spellCosts('crown-of-glory', { light: 3 }, [[], ['leadership/10'], ['leadership/5']])).toEqual([1, 2])
    // CF-MIRACLE-16: dispelling the leader's effect ends it for all, even inside its remaining aura.
    const uncrowned = readAfterSpell(given, (play, _ann, bob) => {
      dissipate(play, bob)
      return characteristic(play, play.state.fighters[5]!, 'str').total
    })
    expect(uncrowned).toBe(3)
  })
})

describe('spells that change dice', () => {
  const kinds = ['initiative', 'attack', 'defence', 'aim', 'courage'] as const

  /** Lists which of Bob's tests fail outright on a 2. */
  const spoiledTests = (spell: string, gems: Record<string, number>, die: number, against: boolean) =>
    kinds.filter((kind) => {
      const match = spellScene(
        { spell, gems, on: against ? friend() : enemy(), dice: [die, 2] },
        function* (play, ann, bob) {
          const [fighter, other] = against ? [ann, bob] : [bob, ann]
          yield* makeTest(play, { kind, fighter, rules: [], difficulty: null, against: other, dice: 1 })
        },
      )
      return eventArgs(match, 'test.failed-outright').length > 0
    })

  test('CF-SPELL-39 a natural 2 of the target’s Initiative, Attack, Defence and Aim tests counts as a 1', () => {
    expect(spoiledTests('curse-of-the-possessed', { darkness: 3 }, 6, false)).toEqual([
      'initiative',
      'attack',
      'defence',
      'aim',
    ])
  })

  test('CF-SPELL-39 the 2 counts as 1 for a fighter whose 1 counts; a 2 after a 6 fails like a 1', () => {
    const given = { spell: 'curse-of-the-possessed', gems: { darkness: 3 }, on: enemy({ abilities: ['fine-blade'] }) }
    const testWith = (kind: TestKind, faces: readonly number[], answers: string[] = []) =>
      spellScene({ ...given, dice: [6, ...faces], answers }, (play, ann, bob) =>
        makeTest(play, { kind, fighter: bob, rules: [], difficulty: null, against: ann, dice: 1 }),
      )
    expect(eventArgs(testWith('attack', [2]), 'test.result')).toMatchObject([{ final: 4 }])
    expect(eventArgs(testWith('defence', [6, 2], ['again']), 'test.failed-outright')).toHaveLength(1)
  })

  test('CF-SPELL-60 a natural 2 of attacks against the target counts as a 1', () => {
    expect(spoiledTests('shackles', { water: 1 }, 3, true)).toEqual(['attack'])
  })
})

describe('spells that change damage', () => {
  test('CF-SPELL-61 the next Damage roll counts 3 RES less for each gem, never below 0, and later rolls do not', () => {
    const twice = (x: number) =>
      spellScene(
        { spell: 'inevitable-decline', gems: { darkness: x }, x, on: enemy({ res: 5 }), dice: [5, 2, 1, 2, 1] },
        function* (play, _ann, bob) {
          yield* hurt(play, bob)
          yield* hurt(play, bob)
        },
      )
    const totals = (x: number) => eventArgs(twice(x), 'damage.read').map(({ total }) => total)
    expect([1, 2].map(totals)).toEqual([
      [5, 2],
      [7, 2],
    ])
  })

  test('CF-SPELL-61 the effect waits over rounds, and a roll cancelled by Survival instinct does not use it up', () => {
    const match = spellScene(
      {
        spell: 'inevitable-decline',
        gems: { darkness: 1 },
        on: enemy({ abilities: ['survival-instinct'] }),
        dice: [5, 6],
      },
      (play, _ann, bob) => hurt(play, bob),
    )
    expect(fighterNamed(match, 'Bob').effects).toMatchObject([
      { object: 'under-inevitable-decline', until: 'game', x: 3 },
    ])
  })

  test('CF-SPELL-73 the next Damage roll is lower by the chosen difficulty, once', () => {
    const given = { spell: 'protection-of-the-light', gems: { light: 3 }, x: 7, on: friend(), dice: [3, 4, 3, 4, 3] }
    const match = spellScene(given, function* (play, _ann, bob) {
      yield* hurt(play, bob)
      yield* hurt(play, bob)
    })
    expect(difficulty(match)).toBe(7)
    expect(eventArgs(match, 'damage.read').map(({ total }) => total)).toEqual([-3, 4])
    const already = { object: 'under-protection-of-the-light', until: 'game', x: 2 }
    const second = spellScene({ ...given, on: friend({}, { effects: [already] }), dice: [3] })
    expect(fighterNamed(second, 'Bob').effects).toMatchObject([{ x: 2 }])
    expect(eventArgs(second, 'cast.succeeded')).toEqual([])
    expect(eventArgs(second, 'cast.already')).toMatchObject([{ spell: 'Protection of the Light', target: 'Bob' }])
  })

  test('CF-SPELL-85 penalties of Wounds count twice, the one for Stunned does not; Possessed reduces them first', () => {
    const penalty = (card: Record<string, Json>, more: Record<string, Json>) =>
      readAfterSpell(
        { spell: 'vow-of-torment', gems: { darkness: 3 }, on: enemy(card, more), dice: [6] },
        (play, _ann, bob) => woundPenalty(play, bob),
      )
    expect(penalty({}, { wounds: 'serious' })).toBe(-4)
    expect(penalty({}, { stunned: true })).toBe(-1)
    expect(penalty({ abilities: ['possessed'] }, { wounds: 'critical' })).toBe(-4)
  })

  test('CF-SPELL-80 the target is slower by 2 cm, or by 3 or 5 with a Damage roll for gems of Water and another Element', () => {
    const pay = {
      slots: {
        cost: [['water', 1]],
        mastery: [],
        kept: [
          ['air', 2],
          ['water', 2],
        ],
      },
    }
    const given = { spell: 'roots-of-wrath', gems: { water: 3, air: 2 }, on: enemy({ mov: 10 }), answers: [pay] }
    expect(optionKeys(spellScene({ ...given, dice: [3] }))).toEqual(['0:0', '1:0', '2:0', '2:1:air', '2:2:air'])
    const slowBob = (answer: string, faces: number[] = []) =>
      readAfterSpell(
        { ...given, answers: [pay, answer], dice: [3, ...faces] },
        (play, _a, bob) => potential(play, bob, 'walk').total,
      )
    expect(slowBob('0:0')).toBe(8)
    expect(slowBob('1:0')).toBe(7)
    expect(slowBob('2:0')).toBe(5)
    const struck = spellScene({ ...given, answers: [pay, '2:2:air'], dice: [3, 3, 2] })
    expect(eventArgs(struck, 'damage.read')).toMatchObject([{ victim: 'Bob', total: 4 }])
    expect(fighterNamed(struck, 'Ann').gems).toMatchObject({})
    expect(fighterNamed(struck, 'Bob').effects[0]).toMatchObject({ until: 'activation-phase' })
    const weaker = spellScene({ ...given, answers: [pay, '2:1:air'], dice: [3, 3, 2] })
    expect(eventArgs(weaker, 'damage.read')[0]?.total).toBe(1)
    expect(fighterNamed(weaker, 'Ann').gems).toEqual({ air: 1 })
  })

  test('CF-SPELL-66 each movement causes a Damage roll with STR half of the cm; turning is not a movement', () => {
    const walkTo = (answer: Json, faces: readonly number[]) =>
      spellScene(
        {
          spell: 'trap-of-wolves',
          gems: { darkness: 2 },
          on: enemy({ res: 0 }),
          dice: [4, ...faces],
          answers: [answer],
        },
        (play, _ann, bob) => move(play, bob, 'walk'),
      )
    // 7 cm: STR 4, and the higher die shows 3.
    expect(eventArgs(walkTo(path([30, 37]), [3, 1]), 'damage.read')).toMatchObject([{ victim: 'Bob', total: 7 }])
    expect(eventArgs(walkTo({ path: [], facing: { x: 1, y: 0 } }, []), 'damage.read')).toEqual([])
  })

  test('CF-SPELL-66 an assault is a movement as long as its path, and a fighter killed by it charges nobody', () => {
    const trapped = { effects: [{ object: 'under-trap-of-wolves', source: { figure: 1 } }] }
    const charge = (res: number, faces: readonly number[]) =>
      turn([figure('Ann', 0, 20, 30, { res, force: 5 }, trapped), figure('Bob', 1, 38.5, 30)], {
        answers: ['0:charge:1', path([36, 30])],
        dice: faces,
      })
    // 16 cm from base to base: STR 8.
    const match = charge(20, [2, 1])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Ann', total: -10 }])
    expect(fighterNamed(match, 'Bob').chargePenalty).toBe(true)
    const dead = charge(0, [6, 6])
    expect(fighterNamed(dead, 'Ann').status).toBe('eliminated')
    expect(fighterNamed(dead, 'Bob').chargePenalty).toBe(false)
  })

  test('CF-SPELL-66, CF-COURAGE-13 a fighter killed on the way to its target’s old place does not turn to another', () => {
    const effects = [{ object: 'under-trap-of-wolves', source: { figure: 1 } }]
    const after = (faces: readonly number[]) =>
      turn([figure('Ann', 0, 20, 30, { fear: 7, mov: 15 }, { effects }), figure('Bob', 1, 35, 30)], {
        answers: ['0:charge:1', path([32.5, 30])],
        dice: [2, ...faces],
      })
    // 15 cm: STR 8, 2 + 8 - RES 5.
    const alive = after([2, 1])
    expect(eventArgs(alive, 'damage.read')).toMatchObject([{ victim: 'Ann', total: 5 }])
    expect(promptId(alive)).toBe('ask.target-fled')
    const dead = after([6, 6])
    expect(fighterNamed(dead, 'Ann').status).toBe('eliminated')
    expect(eventArgs(dead, 'assault.spot')).toHaveLength(1)
    expect(promptId(dead)).toBe('ask.end')
  })
})

describe('combat', () => {
  const fightOf = (ann: Fighter, bob: Fighter, annDice: number): Fight => {
    const hand = {
      attack: 1,
      defence: 0,
      placedAttack: 1,
      placedDefence: 0,
      sustained: false,
      held: 0,
      ward: 0,
      blades: 0,
      shots: 0,
      placedBlades: 0,
    }
    const dice = { [ann.id]: { ...hand, attack: annDice }, [bob.id]: hand }
    return { ...newFight({ lone: ann.id, many: [bob.id] }), dice }
  }

  test('CF-SPELL-57 a Critical Wound or a death read in the table gives an attack die in that combat', () => {
    const left = (faces: readonly number[], res: number) => {
      let fight: Fight | undefined
      spellScene(
        {
          spell: 'bloodthirsty-rage',
          gems: { water: 2 },
          on: enemy({ res }),
          onHerself: true,
          dice: [4, 5, ...faces],
        },
        (play, ann, bob) => {
          fight = fightOf(ann, bob, 1)
          return attack(play, fight, ann, bob)
        },
      )
      return Object.values(fight!.dice)[0]!.attack
    }
    // 5 + STR 3 − RES 1 in the belly is a Critical Wound; against RES 9 it is not.
    expect(left([5, 3], 0)).toBe(1)
    expect(left([5, 3], 9)).toBe(0)
    expect(left([6, 6], 9)).toBe(1)
  })

  test('CF-SPELL-26 and EX-CF-215 a fighter against two may attack three times in an exchange, one of them twice', () => {
    const fightTwo = (more: FigureDetails, answers: readonly Json[], faces: readonly number[]) =>
      duelAgainstTwo({ card: { ini: 9 }, more }, ['1', defend, dice({ 0: [3, 0] }), ...answers], [...faces])
    const defend = dice({ 1: [0, 2], 2: [0, 2] })
    // Initiative, then two attacks that fail outright.
    const faces = [3, 3, 1, 1]
    const rage = { effects: [{ object: 'under-rage-of-the-warrior' }] }
    const raging = fightTwo(rage, ['1', 'none', 'none'], faces)
    expect(promptId(raging)).toBe('ask.further-attack')
    expect(optionKeys(raging)).toEqual(['1', '2', 'none'])
    const thrice = fightTwo(rage, ['1', 'none', 'none', '1', 'none'], [...faces, 1])
    expect(eventArgs(thrice, 'attacks').map(({ target }) => target)).toEqual(['Bob', 'Bea', 'Bob'])
    expect(promptId(fightTwo({}, ['1', 'none', 'none'], faces))).toBe('ask.target')
  })

  test('CF-SPELL-26 no die is added, so two attack dice give two attacks', () => {
    const defend = dice({ 1: [0, 2], 2: [0, 2] })
    const raging = { card: { ini: 9 }, more: { effects: [{ object: 'under-rage-of-the-warrior' }] } }
    const match = duelAgainstTwo(raging, ['1', defend, dice({ 0: [2, 1] }), '1', 'none', 'none'], [3, 3, 1, 1])
    expect(eventArgs(match, 'attacks').map(({ target }) => target)).toEqual(['Bob', 'Bea'])
    expect(match.state.phase).toBe('strategic')
  })
})

describe('marks', () => {
  test('CF-SPELL-48 shots at the target are easier by 1, on top of Target/X; its own are not', () => {
    const marked = { effects: [{ object: 'under-mark-of-infamy' }] }
    const difficultyOfShot = (ann: FigureDetails, bob: FigureDetails, more: FigureDetails) =>
      difficulties(annActs([marksman(ann, {}), targetAt(30, bob, more)], { answers: ['0:fire', '1'], dice: [1] }))[0]
    expect(difficultyOfShot({}, {}, marked)).toBe('6: 7 range.medium CF-FIRE-06 -1 trait CF-SPELL-48')
    expect(difficultyOfShot({}, { abilities: ['target/1'] }, marked)).toMatch(/^7: /)
    const match = spellScene({ spell: 'mark-of-infamy', gems: { fire: 2 }, on: enemy(), dice: [2] })
    expect(fighterNamed(match, 'Bob').effects).toMatchObject([{ object: 'under-mark-of-infamy', until: 'round' }])
  })

  test('CF-SPELL-40 worse Wounds are harder; Possessed becomes Regeneration/5 until the end of the round', () => {
    const possessionOf = (more: Record<string, Json>, abilities = ['possessed']) => ({
      spell: 'demonic-regeneration',
      gems: { darkness: 1 },
      on: friend({ abilities, people: 'midnor' }, more),
      dice: [6],
    })
    const hard = (more: Record<string, Json>) => difficulty(spellScene(possessionOf(more)))
    expect([{}, { stunned: true }, { wounds: 'serious', stunned: true }, { wounds: 'critical' }].map(hard)).toEqual([
      5, 6, 7, 8,
    ])
    expect(readAfterSpell(possessionOf({ wounds: 'serious' }), (play, _ann, bob) => woundPenalty(play, bob))).toBe(-2)
    expect(
      readAfterSpell(possessionOf({}), (_play, _ann, bob) => xOf(bob, 'regeneration', effectOn(bob, 'regeneration')!)),
    ).toBe(5)
    expect(
      readAfterSpell(possessionOf({ wounds: 'serious' }, ['possessed', 'regeneration/6']), (play, _ann, bob) =>
        woundPenalty(play, bob),
      ),
    ).toBe(-1)
  })
})
