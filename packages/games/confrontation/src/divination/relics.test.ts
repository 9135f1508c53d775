import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { immediately } from '../abilities/builders.ts'
import { characteristic, printedValue } from '../characteristics.ts'
import { recoverMana } from '../incantation/reserve.ts'
import { dice as placed } from '../testing/duel.ts'
import { type FaithfulDetails, faithful, miracleScene } from '../testing/faithful.ts'
import { magician } from '../testing/magician.ts'
import { BOW, annActs as shooting } from '../testing/marksman.ts'
import { playRule } from '../testing/rule.ts'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  path,
  promptId,
  refusal,
  rolledDice,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'
import { has } from '../traits.ts'
import { inflict } from '../wounds/health.ts'
import { gatherFaith, initializeFaith } from './faith.ts'

const BLIND = 'kingdom-of-the-blind'
const bearing = (relic: string, more: FigureDetails = {}): FigureDetails => ({ extras: [relic], ...more })

/** Ann bears a relic and acts; by default she has 5 points of faith and an aura of 15 cm. */
function annActs(
  relic: string,
  others: readonly Json[],
  answers: readonly Json[] = [],
  dice: readonly number[] = [],
  given: FaithfulDetails = {},
): Scene {
  const ann = faithful('Ann', 0, 20, 30, { faith: 5, ...given, more: bearing(relic, given.more) })
  return turn([ann, ...others], { answers: ['done', ...answers], dice })
}

const friend = (name: string, x: number, card: FigureDetails = {}, more: FigureDetails = {}) =>
  figure(name, 0, x, 30, card, { card: 'x', ...more })
const BOB = figure('Bob', 1, 32.5, 30)

describe('CF-RELIC-05, CF-RELIC-13: a wonder', () => {
  test('is paid in faith once per round, works without a test, and takes effect at once', () => {
    const match = annActs('petrified-emblem', [BOB], ['0:wonder', '1'])
    expect(fighterNamed(match, 'Ann').faith).toBe(3)
    expect(rolledDice(match)).toEqual([])
    expect(fighterNamed(match, 'Bob').effects).toMatchObject([{ object: 'petrified', until: 'round' }])
    expect(optionKeys(match)).not.toContain('0:wonder')
    expect(optionKeys(match)).toContain('0:walk')
  })

  test('is barred without enough faith, in rout, and after a run except for a Warrior-monk', () => {
    expect(barReason(annActs('petrified-emblem', [BOB], [], [], { faith: 1 }), '0:wonder')).toBe(
      'barred.no-faith CF-RELIC-13',
    )
    const held = faithful('Ann', 0, 20, 30, { faith: 5, more: bearing('petrified-emblem', { inRout: true }) })
    const match = turn([held, figure('Bob', 1, 22.5, 30)], { answers: ['done'] })
    expect(barReason(match, '0:wonder')).toBe('barred.rout CF-RELIC-13')
    const ran = (abilities: string[]) =>
      annActs('petrified-emblem', [figure('Bob', 1, 60, 30)], ['0:run', path([25, 30])], [], { card: { abilities } })
    expect(optionKeys(ran([]))).not.toContain('0:wonder')
    expect(optionKeys(ran(['warrior-monk']))).toContain('0:wonder')
  })

  test('bars a run and a shot afterwards, like a miracle', () => {
    const match = annActs('petrified-emblem', [BOB], ['0:wonder', '1'], [], { card: { aim: 3, weapon: BOW } })
    expect(barReason(match, '0:run')).toBe('barred.run-only CF-ACT-14')
    expect(barReason(match, '0:fire')).toBe('barred.cast CF-ACT-14')
  })
})

test('CF-RELIC-03: Aspects added by a relic count neither for divination nor for the initial faith', () => {
  const more = bearing('petrified-emblem')
  const call = miracleScene({ miracle: BLIND, faith: 2, on: {}, ann: { more }, dice: [3] })
  expect(eventArgs(call, 'test.passed')).toMatchObject([{ final: 7 }])
  const figures = [faithful('Ann', 0, 20, 30, { more }), BOB]
  const begun = playRule({ figures }, (play) => immediately(() => initializeFaith(play)))
  expect(fighterNamed(begun, 'Ann').faith).toBe(4)
})

describe('CF-RELIC-06 the Aegis of Lahn', () => {
  test('CF-RELIC-04: its emanation is RES +1, which counts as printed', () => {
    const match = annActs('aegis-of-lahn', [BOB])
    expect(characteristic(match, fighterNamed(match, 'Ann'), 'res').total).toBe(6)
    expect(printedValue(match, fighterNamed(match, 'Ann'), 'res')).toBe(6)
  })

  test('its wonder targets a believer in the aura, in sight of the bearer and free of opponents', () => {
    const away = figure('Bob', 1, 60, 30)
    const near = annActs('aegis-of-lahn', [friend('Abe', 37.5), away], ['0:wonder'])
    expect(fighterNamed(near, 'Abe').effects).toMatchObject([{ object: 'under-the-aegis', until: 'round' }])
    for (const outsider of [friend('Far', 37.6), friend('Behind', 10), friend('Ally', 30, { people: 'griffins' })]) {
      expect(barReason(annActs('aegis-of-lahn', [outsider, away]), '0:wonder')).toBe('barred.no-wonder CF-RELIC-05')
    }
    const held = annActs('aegis-of-lahn', [friend('Abe', 17.5), figure('Bea', 1, 22.5, 30)])
    expect(barReason(held, '0:wonder')).toBe('barred.contact CF-RELIC-05')
  })

  /** Abe, under the Aegis, and Bob fight; Bob has the Initiative and attacks. */
  const attackAbe = (answers: readonly Json[], faces: readonly number[], abilities: string[] = []) =>
    scene(
      {
        phase: 'frays',
        figures: [
          figure('Abe', 0, 20, 30, { abilities }, { effects: [{ object: 'under-the-aegis' }] }),
          figure('Bob', 1, 22.5, 30),
        ],
      },
      { answers, dice: faces },
    )

  test('its die parries even if all others are in attack, and is spent like any other', () => {
    const split = [placed({ 0: [2, 0] }), placed({ 1: [2, 0] })]
    const match = attackAbe(split, [1, 5])
    expect(promptId(match)).toBe('ask.defence')
    expect(optionKeys(match)).toEqual(['ward:1', 'none'])
    // Bob's second attack meets no die, and fails by itself.
    const parried = attackAbe([...split, 'ward:1'], [1, 5, 3, 3, 1, 1, 1])
    expect(eventArgs(parried, 'parried').length).toBe(1)
    expect(eventArgs(parried, 'attack-failed').length).toBe(3)
  })

  test('its die may join other dice, but not in a counter-attack or a sustained defence', () => {
    const match = attackAbe([placed({ 0: [1, 1] }), placed({ 1: [2, 0] })], [1, 5], ['counter-attack'])
    expect(optionKeys(match)).toEqual(['parry:1', 'ward:1', 'ward:2', 'counter:1', 'none'])
    expect(refusal(match, 'ward:3')).toBe('barred.defence-dice CF-COMBAT-17')
  })

  test('Ambidextrous allows no counter-attack after a parry with this die', () => {
    const split = [placed({ 0: [2, 0] }), placed({ 1: [2, 0] })]
    const match = attackAbe([...split, 'ward:1'], [1, 5, 2, 6, 1, 1, 1], ['ambidextrous'])
    expect(eventArgs(match, 'attacks').map(({ attacker }) => attacker)).toEqual(['Bob', 'Abe', 'Bob', 'Abe'])
  })
})

describe('CF-RELIC-08 the Petrified Emblem', () => {
  test('an enemy’s call on its bearer has −1', () => {
    const call = (more: FigureDetails) => miracleScene({ miracle: BLIND, faith: 2, on: { more }, dice: [3] })
    expect(eventArgs(call({}), 'call.succeeded')).toHaveLength(1)
    expect(eventArgs(call(bearing('petrified-emblem')), 'call.failed')).toHaveLength(1)
  })

  test('a marked fighter suffers STR 4 before its shot if it targets a fighter in the aura', () => {
    const shootAt = (distance: number, faces: readonly number[]) =>
      shooting(
        [
          figure(
            'Ann',
            0,
            20,
            30,
            { aim: 3, weapon: BOW, res: 4 },
            { effects: [{ object: 'petrified', source: { figure: 2 } }] },
          ),
          figure('Bob', 1, 40, 30),
          faithful('Bea', 1, 42.5 + distance, 30),
        ],
        { answers: ['0:fire', '1'], dice: faces },
      )
    expect(rolledDice(shootAt(15, [2, 1, 1]))).toEqual(['roll.damage 2', 'roll.aim 1'])
    expect(eventArgs(shootAt(15, [2, 1, 1]), 'damage.read')).toMatchObject([{ victim: 'Ann', total: 2 }])
    // A marksman killed by it does not fire; outside the aura nothing happens.
    expect(rolledDice(shootAt(15, [6, 6]))).toEqual(['roll.damage 2'])
    expect(rolledDice(shootAt(15.1, [1]))).toEqual(['roll.aim 1'])
  })

  test('a marked fighter suffers STR 4 for a spell', () => {
    const more = { effects: [{ object: 'petrified', source: { figure: 1 } }] }
    const match = turn(
      [
        magician('Mag', 0, 20, 30, { spells: ['arrow-of-mana'], gems: { light: 2 }, more }),
        faithful('Bea', 1, 37.5, 30),
      ],
      { answers: ['done', '0:cast', 'arrow-of-mana:1'], dice: [6, 6] },
    )
    expect(fighterNamed(match, 'Mag')).toMatchObject({ status: 'eliminated', gems: { light: 2 } })
  })

  test('a marked fighter suffers STR 4 for a miracle', () => {
    const more = { effects: [{ object: 'petrified', source: { figure: 1 } }] }
    const ann = { miracles: [BLIND], faith: 2, more }
    const match = turn([faithful('Ann', 0, 20, 30, ann), faithful('Bea', 1, 32.5, 30)], {
      answers: ['done', '0:call', `${BLIND}:1`],
      dice: [6, 6],
    })
    expect(fighterNamed(match, 'Ann')).toMatchObject({ status: 'eliminated', faith: 2 })
  })
})

describe('CF-RELIC-09 the Remains of the Bloodthirsty', () => {
  const wolf = (name: string, x: number, card: FigureDetails = {}, more: FigureDetails = {}) =>
    friend(name, x, { people: 'wolfen', ...card }, more)

  test('target a Wolfen or Devourer in the aura, seen or not, without Sequence of its own', () => {
    const unfit = [
      wolf('Seq', 30, { abilities: ['sequence/1'] }),
      friend('Lion', 13),
      wolf('Shy', 33, {}, { defenceOnly: true }),
      wolf('Far', 40),
    ]
    const alone = annActs('remains-of-the-bloodthirsty', [...unfit, figure('Bob', 1, 60, 30)])
    expect(barReason(alone, '0:wonder')).toBe('barred.no-wonder CF-RELIC-05')
    const match = annActs('remains-of-the-bloodthirsty', [wolf('Abe', 10), ...unfit], ['0:wonder'])
    expect(has(match, fighterNamed(match, 'Abe'), 'sequence')).toBe(true)
  })

  test('give Sequence/1 and put all dice in attack until the end of the round', () => {
    const match = annActs('remains-of-the-bloodthirsty', [wolf('Abe', 29), BOB], ['0:wonder'])
    const { effects } = fighterNamed(match, 'Abe')
    expect(effects.map(({ object, x, until }) => [object, x, until])).toEqual([
      ['sequence', 1, 'round'],
      ['bloodthirsty', null, 'round'],
    ])
    expect(has(match, fighterNamed(match, 'Abe'), 'sequence')).toBe(true)
    const fight = scene(
      {
        phase: 'frays',
        figures: [figure('Abe', 0, 20, 30, {}, { effects: [{ object: 'bloodthirsty' }] }), figure('Bob', 1, 22.5, 30)],
      },
      { answers: [placed({ 1: [0, 2] })], dice: [5, 1] },
    )
    expect(eventArgs(fight, 'dice.placed')).toContainEqual({ fighter: 'Abe', attack: 2, defence: 0, held: 0 })
  })

  test('make the bearer Dreadful', () => {
    const match = annActs('remains-of-the-bloodthirsty', [BOB])
    expect(has(match, fighterNamed(match, 'Ann'), 'dreadful')).toBe(true)
  })
})

describe('CF-RELIC-10 Kelgar’s Ashes', () => {
  const keepFaith = (more: FigureDetails, card: FigureDetails = {}) => {
    const figures = [faithful('Ann', 0, 20, 30, { faith: 9, card, more }), figure('Foe', 1, 100, 30)]
    return fighterNamed(
      playRule({ figures }, (play) => immediately(() => gatherFaith(play))),
      'Ann',
    ).faith
  }

  test('keep as many points as the bearer’s Alteration plus 1, in addition to Piety, but none in rout', () => {
    expect(keepFaith({})).toBe(3)
    expect(keepFaith(bearing('kelgars-ashes'))).toBe(6)
    expect(keepFaith(bearing('kelgars-ashes'), { abilities: ['piety/2'] })).toBe(8)
    expect(keepFaith({ extras: ['kelgars-ashes', 'virtue-inspiration-alteration'] })).toBe(7)
    expect(keepFaith(bearing('kelgars-ashes', { inRout: true }))).toBe(1)
  })

  test('give enemy magicians and faithful in the aura −2 on Power tests and divination, but not on recovery', () => {
    const others = [BOB, magician('Mag', 1, 32.5, 34), faithful('Bea', 1, 32.5, 26)]
    expect(optionKeys(annActs('kelgars-ashes', others, ['0:wonder']))).toEqual(['2', '3'])
    const more = { effects: [{ object: 'choked' }] }
    const call = miracleScene({ miracle: BLIND, faith: 2, on: {}, ann: { more }, dice: [4] })
    expect(eventArgs(call, 'test.failed')).toMatchObject([{ final: 6 }])
    const magic = { level: 'initiate', elements: ['light'], paths: ['solaris'], intensity: 8 }
    const figures = [magician('Mag', 0, 20, 30, { card: { pow: 4, magic }, more }), BOB]
    expect(eventArgs(playRule({ figures }, recoverMana, { dice: [3] }), 'test.result')).toMatchObject([{ final: 7 }])
  })
})

describe('CF-RELIC-11 the Amber of the Abyss', () => {
  const possessedFriend = (name: string, x: number, more: FigureDetails = {}) =>
    friend(name, x, { abilities: ['possessed'], dis: 3 }, more)
  const killPossessed = (x: number, abilities: string[]) => {
    const figures = [
      faithful('Ann', 0, 20, 30, { more: bearing('amber-of-the-abyss') }),
      friend('Abe', x, { abilities }),
      BOB,
    ]
    const match = playRule({ figures }, (play) =>
      inflict(play, fighterNamed(play, 'Abe'), 'killed', { by: null, rules: [] }),
    )
    return fighterNamed(match, 'Ann').effects.find(({ object }) => object === 'amber-dice')?.x
  }

  test('leaves a die for a friend with Possessed who is Killed Outright in the aura', () => {
    expect(killPossessed(37.5, ['possessed'])).toBe(1)
    expect(killPossessed(37.6, ['possessed'])).toBeUndefined()
    expect(killPossessed(30, [])).toBeUndefined()
    expect(killPossessed(30, ['possessed', 'fierce'])).toBe(1)
  })

  test('adds the die to a call once', () => {
    const more = bearing('amber-of-the-abyss', { effects: [{ object: 'amber-dice', until: 'game', x: 2 }] })
    const match = miracleScene({ miracle: BLIND, faith: 2, on: {}, ann: { more }, answers: ['1'], dice: [1, 3] })
    expect(rolledDice(match)).toEqual(['roll.divination 2'])
    expect(fighterNamed(match, 'Ann').effects).toMatchObject([{ object: 'amber-dice', x: 1 }])
  })

  test('gives DIS and 2 points for one die, at most 2 on a characteristic', () => {
    const answers = ['0:wonder', '0:walk']
    const match = annActs('amber-of-the-abyss', [possessedFriend('Abe', 30), BOB], answers)
    expect(fighterNamed(match, 'Abe').status).toBe('eliminated')
    expect(fighterNamed(match, 'Ann').effects).toMatchObject([{ object: 'mutagenic-points', x: 5, until: 'round' }])
    expect(optionKeys(match)).toEqual(['mov:1', 'mov:2', 'none'])
  })

  test('does not count the bearer, fighters that are already dead or summoned ones', () => {
    for (const object of ['dying', 'summoned']) {
      const unfit = possessedFriend('Abe', 30, { effects: [{ object, until: 'game' }] })
      const match = annActs('amber-of-the-abyss', [unfit, BOB], [], [], { card: { abilities: ['possessed'] } })
      expect(barReason(match, '0:wonder')).toBe('barred.no-wonder CF-RELIC-05')
    }
  })
})

describe('CF-RELIC-12 the Claws of Torture', () => {
  const playMysticPhase = (abilities: string[], enemy: Json) => {
    const ann = faithful('Ann', 0, 20, 30, { card: { abilities }, more: bearing('claws-of-torture') })
    const match = playRule({ figures: [ann, enemy, figure('Foe', 1, 100, 30)] }, (play) =>
      immediately(() => gatherFaith(play)),
    )
    return eventArgs(match, 'faith.gathered').map(({ faith }) => faith)[0]
  }

  test('count enemy faithful and enemies with Fanaticism in the aura twice', () => {
    const bob = (abilities: string[]) => figure('Bob', 1, 32.5, 30, { abilities })
    const two = (enemy: Json) => {
      const ann = faithful('Ann', 0, 20, 30, { card: { abilities: ['iconoclast'] }, more: bearing('claws-of-torture') })
      const figures = [ann, enemy, figure('Ben', 1, 32.5, 36), figure('Foe', 1, 100, 30)]
      return fighterNamed(
        playRule({ figures }, (play) => immediately(() => gatherFaith(play))),
        'Ann',
      ).faith
    }
    // Two believers give a point, three give two.
    expect(two(bob([]))).toBe(4)
    expect(two(bob(['fanaticism']))).toBe(5)
    expect(two(faithful('Bob', 1, 32.5, 30))).toBe(5)
    expect(playMysticPhase([], bob(['fanaticism']))).toBe(3)
  })

  const torture = (answers: readonly Json[], dice: readonly number[], card: FigureDetails = {}) =>
    annActs('claws-of-torture', [figure('Bob', 1, 32.5, 30, card)], ['0:wonder', ...answers], dice)

  test('make the victim test Courage or Discipline against 1d6 and the bearer’s best of COU, FEAR and DIS', () => {
    const match = torture([], [3])
    expect(promptId(match)).toBe('ask.claws')
    expect(match.pending[0]!.seat).toBe(1)
    expect(optionKeys(match)).toEqual(['courage', 'discipline'])
    // Ann's COU 4 and a 3; Bob's COU 4 and a 2 fail by 1.
    expect(fighterNamed(torture(['courage'], [3, 2]), 'Bob').wounds).toBe(1)
    expect(fighterNamed(torture(['courage'], [3, 3]), 'Bob').wounds).toBe(0)
    expect(eventArgs(torture(['discipline'], [3, 4]), 'test.passed')).toMatchObject([{ final: 7, difficulty: 7 }])
  })

  test('may target a fighter immune to fear, at the cost of its faith and without effect', () => {
    for (const ability of ['immunity-fear', 'living-dead', 'construct']) {
      const open = torture([], [], { abilities: [ability] })
      expect(eventArgs(open, 'wonder.spared')).toMatchObject([{ target: 'Bob' }])
      expect(open.events.filter(({ dice }) => dice)).toMatchObject([])
      expect(fighterNamed(open, 'Bob').wounds).toBe(0)
      expect(fighterNamed(open, 'Ann').faith).toEqual(fighterNamed(torture([], [3]), 'Ann').faith)
    }
    const two = [figure('Bob', 1, 32.5, 30, { abilities: ['immunity-fear'] }), figure('Ben', 1, 32.5, 36)]
    const choosing = annActs('claws-of-torture', two, ['0:wonder']).pending[0]
    const hopeless = choosing?.kind === 'pick' ? choosing.options.map(({ cannotSucceed }) => cannotSucceed?.()?.id) : []
    expect(hopeless).toEqual(['hopeless.wonder', undefined])
  })
})
