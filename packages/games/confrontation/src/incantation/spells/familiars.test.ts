import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { effectOn } from '../../abilities/builders.ts'
import { attack } from '../../combat/exchange.ts'
import { combatDice, newFight } from '../../combat/fight.ts'
import { potential } from '../../movement/potential.ts'
import { optionTexts } from '../../testing/displayed-text.ts'
import { dice, duel } from '../../testing/duel.ts'
import { faithful } from '../../testing/faithful.ts'
import { BEHIND, gun, gunner } from '../../testing/gun.ts'
import { gems, magician } from '../../testing/magician.ts'
import { annActs, BOW, difficulties, marksman, targetAt } from '../../testing/marksman.ts'
import { eventArgs, fighterNamed, figure, optionKeys, promptId, scene } from '../../testing/scene.ts'
import { difficulty, readAfterSpell, resultsAfterSpell, spellCosts } from '../../testing/spell-reading.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { enemy, friend } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'
import { has, xOf } from '../../traits.ts'
import { woundPenalty } from '../../wounds/health.ts'

const total = (match: ReturnType<typeof spellScene>) =>
  eventArgs(match, 'damage.read').map(({ victim, total: sum }) => [victim, sum])

describe('familiars of Air and Water', () => {
  test('CF-REV-FAMILIAR-02 the target suffers a Damage roll at STR 0 against RES 0', () => {
    const match = spellScene({ spell: 'the-strange-art', gems: { air: 2 }, on: enemy({ res: 12 }), dice: [6, 3, 1] })
    expect(total(match)).toEqual([['Bob', 3]])
  })

  test('CF-REV-FAMILIAR-03 the target has Leap and crosses encumbered ground freely', () => {
    const given = { spell: 'waterdance', gems: { water: 2 }, on: friend(), dice: [2] }
    expect(readAfterSpell(given, (play, _ann, bob) => has(play, bob, 'leap'))).toBe(true)
    const rubble = { scenery: [{ kind: 'rubble', at: [28, 30], size: [10, 10] }] }
    const walkWith = (effects: Json[]) =>
      turn(
        [figure('Ann', 0, 20, 30, { mov: 10 }, { effects }), figure('Bob', 1, 90, 30)],
        { answers: ['done', '0:walk'] },
        rubble,
      )
    const there = { path: [{ x: 29_500, y: 30_000 }] }
    const [slow, quick] = [walkWith([]), walkWith([{ object: 'under-waterdance' }])]
    expect(slow.check(0, there)?.reason.id).toBe('refused.too-far')
    expect(quick.check(0, there)).toBeUndefined()
    expect(readAfterSpell(given, (play, _ann, bob) => potential(play, bob, 'walk').total)).toBeGreaterThan(0)
  })

  test('CF-REV-FAMILIAR-04 the target has one combat die less, is harder to shoot by 2, and sustains defences at +1', () => {
    const blurred = { effects: [{ object: 'under-blur' }] }
    const given = { spell: 'blur', gems: { water: 2 }, on: enemy(), onHerself: true, dice: [4] }
    expect(readAfterSpell(given, (play, ann, bob) => combatDice(play, ann, [bob]).total)).toBe(1)
    const shot = annActs([marksman(), targetAt(30, {}, blurred)], { answers: ['0:fire', '1'], dice: [1] })
    expect(difficulties(shot)[0]).toMatch(/^9: /)
    const sustainDefence = (effects: Json[], faces: readonly number[]) =>
      spellScene(
        {
          spell: 'harassment-spell',
          gems: { darkness: 1 },
          on: { ...enemy({}, { effects }), at: [22.5, 30] },
          dice: [1, 3, 4, ...faces],
          answers: ['sustained'],
        },
        (play, ann, bob) => {
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
          const dice = { [ann.id]: hand, [bob.id]: { ...hand } }
          return attack(play, { ...newFight({ lone: ann.id, many: [bob.id] }), dice }, ann, bob)
        },
      )
    // An attack of 6 against 3 + 4.
    expect(eventArgs(sustainDefence(blurred.effects, []), 'parried')).toHaveLength(1)
    expect(eventArgs(sustainDefence([], [2, 1]), 'hit')).toHaveLength(1)
  })
})

describe('familiars of Light', () => {
  test('CF-REV-FAMILIAR-06 STR is twice the gems of the cost, without mastery', () => {
    const beam = (x: number) =>
      spellScene({ spell: 'beam-of-light', gems: { light: x }, x, on: enemy(), dice: [6, 2, 1] })
    expect([1, 3, 6].map((x) => total(beam(x))[0]?.[1])).toEqual([-1, 3, 9])
  })

  test('CF-REV-FAMILIAR-07, CF-COUNTER-12 one more card fits in the reserve at the beginning of a round, and nobody may stop it', () => {
    const figures = [
      magician('Ann', 0, 20, 30, { spells: ['premonitory-vision'], gems: { light: 1 } }),
      magician('Bea', 1, 22.5, 30, { gems: { darkness: 4 } }),
    ]
    // The incantation, then the Tactical roll, which Ann wins.
    const round = (answer: string, faces: readonly number[]) =>
      scene({ phase: 'strategic', round: 2, figures } as Json, {
        answers: [answer, { seat: 0, answer: '0' }, { seat: 1, answer: '1' }],
        dice: faces,
      })
    const cast = round('premonitory-vision:0', [5, 5, 2])
    expect(eventArgs(cast, 'cast.succeeded').length).toBe(1)
    expect(promptId(cast)).toBe('ask.first-lead')
    expect(cast.state.camps.map(({ placements }) => placements)).toEqual([3, 1])
    expect(round('none', [5, 2]).state.camps.map(({ placements }) => placements)).toEqual([2, 1])
  })

  const undead = ['living-dead']

  test('CF-REV-FAMILIAR-08 a die at difficulty FEAR or COU + 6 wounds or removes beings from other worlds', () => {
    const banishBob = (face: number, card: Record<string, Json> = { fear: 2 }) =>
      spellScene({
        spell: 'banishment',
        gems: { light: 3 },
        on: enemy({ abilities: undead, ...card }),
        dice: [6, face],
      })
    expect(difficulty(banishBob(1))).toBe(8)
    expect([1, 2, 3].map((face) => fighterNamed(banishBob(face), 'Bob').wounds)).toEqual([1, 2, 3])
    expect([4, 6].map((face) => fighterNamed(banishBob(face), 'Bob').status)).toEqual(['eliminated', 'eliminated'])
    expect(difficulty(banishBob(1, { cou: 3 }))).toBe(9)
    expect(spellCosts('banishment', { light: 3 }, [['brutal'], undead, ['construct']])).toEqual([1, 2])
  })

  test('CF-REV-FAMILIAR-08, CF-REV-26 the caster is credited with banished fighters, whether by the die or by a Wound', () => {
    const creditedKills = (face: number, wounds: string) => {
      const match = spellScene({
        ...{ spell: 'banishment', gems: { light: 3 }, dice: [6, face] },
        ann: { more: { extras: ['sceptre-of-dark-absolution'] } },
        on: enemy({ abilities: undead, fear: 2 }, { wounds }),
      })
      return fighterNamed(match, 'Ann').effects.map(({ object, x }) => [object, x])
    }
    expect(creditedKills(4, 'none')).toEqual([['absolutions', 1]])
    expect(creditedKills(3, 'none')).toEqual([])
    expect(creditedKills(1, 'critical')).toEqual([['absolutions', 1]])
  })

  test('CF-REV-FAMILIAR-08, CF-ABIL-83 a fighter removed from the game cannot be a reinforcement; one killed by a Wound can', () => {
    const waiting = (face: number, wounds: string) => {
      const card = { abilities: [...undead, 'reinforcement'], fear: 2 }
      const given = { spell: 'banishment', gems: { light: 3 }, dice: [6, face] }
      const bob = fighterNamed(spellScene({ ...given, on: enemy(card, { wounds }) }), 'Bob')
      return { status: bob.status, effects: bob.effects.map(({ object }) => object) }
    }
    expect(waiting(5, 'none')).toEqual({ status: 'eliminated', effects: [] })
    expect(waiting(1, 'critical')).toEqual({ status: 'eliminated', effects: ['in-reinforcements'] })
  })

  test('CF-REV-FAMILIAR-08, CF-ABIL-39 the die removes a Fierce fighter at once, but it fights on after a Wound too many', () => {
    const fierce = (face: number) => {
      const on = enemy({ abilities: [...undead, 'fierce'], fear: 2 }, { wounds: 'critical' })
      return fighterNamed(spellScene({ spell: 'banishment', gems: { light: 3 }, dice: [6, face], on }), 'Bob').status
    }
    expect(fierce(4)).toBe('eliminated')
    expect(fierce(3)).toBe('standing')
  })

  test('CF-REV-FAMILIAR-09 several targets have the sum of their COU or FEAR as difficulty, and a die each', () => {
    const dead = (name: string, y: number, fear: number, character = false) =>
      figure(name, 1, 30, y, { abilities: undead, fear, character })
    const figures = [
      magician('Ann', 0, 20, 30, { spells: ['supreme-banishment'], gems: { light: 5 } }),
      dead('Bob', 20, 3),
      dead('Bea', 30, 4),
      dead('Ben', 40, 9, true),
      // Behind her back.
      figure('Bud', 1, 5, 30, { abilities: undead, fear: 1 }),
    ]
    const open = turn(figures, { answers: ['done', '0:cast'] })
    expect(optionKeys(open)).toEqual([
      'supreme-banishment:1:1',
      'supreme-banishment:1:2',
      'supreme-banishment:2:1',
      'supreme-banishment:2:2',
    ])
    // Who else is named comes later, so the difficulty of several is not yet known.
    expect(Object.values(optionTexts(open)).map((words) => /on (.*)/.exec(words)?.[1])).toEqual([
      'Bob: difficulty 3',
      'Bob and others, 2 in all: difficulty at least 3',
      'Bea: difficulty 4',
      'Bea and others, 2 in all: difficulty at least 4',
    ])
    const match = turn(figures, { answers: ['done', '0:cast', 'supreme-banishment:1:2', '1'], dice: [4, 1, 5] })
    expect(eventArgs(match, 'cast.announced')).toMatchObject([{ difficulty: 7 }])
    expect(fighterNamed(match, 'Bob').wounds).toBe(1)
    expect(fighterNamed(match, 'Bea').status).toBe('eliminated')
  })
})

describe('familiars of Darkness and Fire', () => {
  test('CF-REV-FAMILIAR-11 tests of nerve, skill and Power have −1, Aim has not', () => {
    const given = {
      spell: 'dhalilias-dance',
      gems: { darkness: 2 },
      on: enemy({ cou: 3, pow: 3, aim: 3 }),
      dice: [4],
    }
    const kinds = [
      ...(['initiative', 'attack', 'defence', 'courage', 'discipline', 'tactical'] as const),
      ...(['countering', 'recovery', 'aim'] as const),
    ]
    expect(resultsAfterSpell(given, kinds)).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 6])
  })

  test('CF-REV-FAMILIAR-11 divination rolls have −1', () => {
    const cursed = { effects: [{ object: 'under-dhalilias-dance' }] }
    const ann = faithful('Ann', 0, 20, 30, { miracles: ['martial-exaltation'], faith: 2, more: cursed })
    const match = turn([ann, figure('Bob', 1, 60, 30)], { answers: ['done', '0:call'], dice: [3] })
    // Aspects 4 and a 3, less 1.
    expect([...eventArgs(match, 'test.passed'), ...eventArgs(match, 'test.failed')]).toMatchObject([{ final: 6 }])
  })

  test('CF-REV-FAMILIAR-13 the caster gets Master strike/0, or 2 higher, and each gem of Darkness adds 2', () => {
    const abyssalForce = (abilities: string[]) => ({
      spell: 'abyssal-force',
      gems: { darkness: 3 },
      on: enemy(),
      onHerself: true,
      ann: { card: { abilities } },
      dice: [5],
    })
    const x = (abilities: string[]) =>
      readAfterSpell(abyssalForce(abilities), (_play, ann) =>
        xOf(ann, 'master-strike', effectOn(ann, 'master-strike') ?? null),
      )
    expect(x([])).toBe(0)
    expect(x(['master-strike/1'])).toBe(3)
    const abyss = {
      effects: [{ object: 'master-strike', x: 0 }, { object: 'under-abyssal-force' }],
      gems: { darkness: 2 },
    }
    const strikeWith = (gems: string, faces: readonly number[]) =>
      duel(
        { card: { ini: 9 }, more: abyss },
        { card: { res: 12 } },
        [dice({ 1: [2, 0] }), dice({ 0: [2, 0] }), 'master-strike', gems],
        [3, 3, 5, ...faces],
      )
    const offers = duel(
      { card: { ini: 9 }, more: abyss },
      {},
      [dice({ 1: [2, 0] }), dice({ 0: [2, 0] }), 'master-strike'],
      [3, 3],
    )
    expect(promptId(offers)).toBe('ask.abyss')
    expect(optionKeys(offers)).toEqual(['0', '1', '2'])
    const totals = ['0', '1', '2'].map(
      (extraGems) => eventArgs(strikeWith(extraGems, [3, 1, 1, 1]), 'damage.read')[0]?.total as number,
    )
    expect(totals[1]! - totals[0]!).toBe(2)
    expect(totals[2]! - totals[0]!).toBe(4)
    expect(fighterNamed(strikeWith('1', [3, 1, 1, 1]), 'Ann').gems).toEqual({ darkness: 1 })
  })

  test('CF-REV-FAMILIAR-14 difficulty is the printed POW + 5, and STR that POW against the higher of COU or FEAR and DIS', () => {
    const match = (card: Record<string, Json>) =>
      spellScene({
        spell: 'putrescence',
        gems: { darkness: 1 },
        on: enemy({ res: 20, ...card }),
        dice: [5, 3, 1],
      })
    expect(difficulty(match({}))).toBe(9)
    // 3 + POW 4, less COU 4 or DIS 6.
    expect(total(match({ cou: 4, dis: 2 }))).toEqual([['Bob', 3]])
    expect(total(match({ cou: 4, dis: 6 }))).toEqual([['Bob', 1]])
  })

  test('CF-REV-FAMILIAR-15 the target has Bravery and no Wound penalties', () => {
    const given = {
      spell: 'fulminating-possession',
      gems: { fire: 3 },
      on: friend({}, { wounds: 'critical' }),
      dice: [4],
    }
    expect(readAfterSpell(given, (play, _ann, bob) => woundPenalty(play, bob))).toBe(0)
    expect(readAfterSpell(given, (play, _ann, bob) => has(play, bob, 'bravery'))).toBe(true)
  })

  test('CF-REV-FAMILIAR-16 the gems of the cost strengthen a marksman’s next shot, successful or not', () => {
    const loaded = { effects: [{ object: 'under-pyrotechnia', x: 3, until: 'game' }] }
    const fireWith = (faces: readonly number[]) =>
      annActs([marksman({}, loaded), targetAt(10)], { answers: ['0:fire', '1'], dice: faces })
    const hit = fireWith([4, 3, 1])
    // 3 + STR 6 + 3 − RES 5.
    expect(eventArgs(hit, 'damage.read')[0]?.total).toBe(7)
    expect(fighterNamed(hit, 'Ann').effects).toEqual([])
    expect(fighterNamed(fireWith([1]), 'Ann').effects).toEqual([])
    const given = { spell: 'pyrotechnia', gems: { fire: 2 }, x: 2, on: friend({ aim: 3, weapon: BOW }) }
    expect(fighterNamed(spellScene({ ...given, dice: [2] }), 'Bob').effects).toMatchObject([{ x: 2, until: 'game' }])
  })

  test('CF-REV-FAMILIAR-16 the effect waits while the marksman serves an immobile machine', () => {
    const loaded = { effects: [{ object: 'under-pyrotechnia', x: 3, until: 'game' }], serves: 0 }
    const match = turn(
      [gun('Gun', 0, 20, 30), gunner('Gunner', BEHIND, { weapon: BOW }, loaded), figure('Bob', 1, 40, 30)],
      { answers: ['done', '0:serve', '2'], dice: [4, 3, 1] },
    )
    // 3 and STR 9 against RES 5.
    expect(eventArgs(match, 'damage.read')[0]?.total).toBe(7)
    expect(fighterNamed(match, 'Gunner').effects.map(({ object }) => object)).toContain('under-pyrotechnia')
  })

  test('CF-REV-FAMILIAR-16 a 1 hits the marksman with the STR of the bonus', () => {
    const given = { spell: 'pyrotechnia', gems: { fire: 2 }, x: 2, on: friend({ aim: 3, weapon: BOW }) }
    expect(total(spellScene({ ...given, dice: [1, 3, 1] }))).toEqual([['Bob', 0]])
    const figures = [
      magician('Ann', 0, 20, 30, { spells: ['pyrotechnia'], gems: { fire: 2 } }),
      figure('Far', 0, 60, 30, { aim: 3, weapon: BOW }, { card: 'x' }),
    ]
    const far = turn(figures, {
      answers: ['done', '0:cast', 'pyrotechnia:1:1', gems({ fire: 1 }, {}, { fire: 1 })],
      dice: [1],
    })
    expect(eventArgs(far, 'damage.read')).toEqual([])
  })
})

describe('spells of elementals', () => {
  const around = [figure('Bea', 1, 32.6, 30, { res: 5 })]

  test('CF-REV-ELEMENTAL-12 STR is 8, or 11, 13 and 15 for further gems of Fire; fighters around suffer half on a 5', () => {
    const pay = gems({ fire: 3 }, {}, { fire: 3 })
    const ball = (answer: string, faces: readonly number[]) =>
      spellScene({
        spell: 'fireball',
        gems: { fire: 6 },
        on: enemy(),
        others: around,
        ann: { card: { pow: 6 } },
        dice: [5, ...faces],
        answers: [pay, answer],
      })
    expect(total(ball('0', [3, 1, 4]))).toEqual([['Bob', 6]])
    expect(total(ball('3', [3, 1, 5, 3, 1]))).toEqual([
      ['Bob', 13],
      ['Bea', 6],
    ])
  })

  test('CF-REV-ELEMENTAL-16 STR is 5 and the chosen difficulty, 15 at most', () => {
    const erupts = (x: number, die: number) =>
      spellScene({ spell: 'chthonian-eruption', gems: { earth: 4 }, x, on: enemy(), dice: [die, 3, 1] })
    expect(total(erupts(5, 2))).toEqual([['Bob', 8]])
    expect(total(erupts(10, 6))).toEqual([['Bob', 13]])
    expect(difficulty(erupts(5, 2))).toBe(5)
    expect(() => erupts(11, 6)).toThrow('cannot be cast so')
  })
})
