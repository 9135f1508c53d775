import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf, ownCard } from '../../armies/army.fixture.ts'
import { combatDice } from '../../combat/fight.ts'
import { phrases } from '../../locales/phrases.ts'
import { dice } from '../../testing/duel.ts'
import { BEHIND, gun, gunner } from '../../testing/gun.ts'
import { annActs } from '../../testing/marksman.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  promptId,
  refusal,
  rolledDice,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { turn } from '../../testing/turn.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

const CARD = { mov: 10, ini: 3, att: 3, str: 9, def: 3, res: 9, cou: 5, dis: 5, weapon: null }

/** A chariot of Weight 5 with abilities, on a base of 37.5 mm. */
const chariot = (abilities: readonly string[], more: FigureDetails = {}, seat: 0 | 1 = 0, x = 20): Json =>
  gun(
    seat === 0 ? 'Ann' : 'Car',
    seat,
    x,
    30,
    { mobile: true, crew: null, structurePoints: 8 },
    { ...CARD, abilities: [...abilities] },
    more,
  )

const speed = (round = 0) => ({ effects: [{ object: 'speed-counter', until: 'game', x: round }] })
const isUnderWay = (match: ReturnType<typeof scene>, name = 'Ann') =>
  fighterNamed(match, name).effects.some(({ object }) => object === 'speed-counter')

describe('CF-ABIL-111 Irrepressible', () => {
  const ran = (cm: number, answers: readonly Json[], more: FigureDetails = {}) =>
    annActs([chariot(['irrepressible'], more)], { answers: ['0:run', path([20 + cm, 30]), ...answers] })

  test('(a) and (e): a machine that moved further than MOV is under way unless it stops', () => {
    expect(isUnderWay(ran(10.1, ['roll']))).toBe(true)
    expect(isUnderWay(ran(10.1, ['stop']))).toBe(false)
    expect(promptId(ran(10, []))).toBe('ask.lead')
    expect(isUnderWay(ran(10, []))).toBe(false)
  })

  test('(a) a machine that moves MOV or less, or not at all, loses the counter', () => {
    expect(isUnderWay(ran(9, [], speed()))).toBe(false)
    expect(isUnderWay(ran(12, ['stop'], speed()))).toBe(false)
    expect(isUnderWay(annActs([chariot(['irrepressible'], speed())], { answers: ['0:nothing'] }))).toBe(false)
  })

  test('(a) an assault that falls short does not stop the machine; contact with a surviving enemy does', () => {
    // MOV 10: Bob is out of reach at 30 cm, in reach at 15.
    const charge = (x: number, answers: readonly Json[], faces: readonly number[] = []) =>
      turn([chariot(['irrepressible', 'impact/3']), figure('Bob', 1, x, 30, { cou: 9 })], {
        answers: ['0:charge:1', { to: [x - 3.125, 30] }, ...answers],
        dice: faces,
      })
    expect(isUnderWay(charge(55, ['roll']))).toBe(true)
    expect(isUnderWay(charge(55, ['stop']))).toBe(false)
    const stood = charge(38, [], [2, 1])
    expect(fighterNamed(stood, 'Bob').status).toBe('standing')
    expect(promptId(stood)).toBe('ask.lead')
    expect(isUnderWay(stood)).toBe(false)
  })

  test('(a) an enemy run down on the way does not stop it: the whole distance counts', () => {
    // 6.875 cm to Bob, who dies; then 6 cm more, beyond MOV in all.
    const ran = (on: readonly Json[]) =>
      turn([chariot(['irrepressible', 'impact/3']), figure('Bob', 1, 30, 30, { cou: 9 })], {
        answers: ['0:charge:1', { to: [26.875, 30] }, ...on],
        dice: [6, 6],
      })
    expect(isUnderWay(ran(['move', path([32.875, 30]), 'roll']))).toBe(true)
    expect(promptId(ran(['move', path([29.875, 30])]))).toBe('ask.lead')
    const halted = ran(['stop'])
    expect(promptId(halted)).toBe('ask.lead')
    expect(isUnderWay(halted)).toBe(false)
  })

  test('(b) only strong fighters assault it from the sides or from behind', () => {
    // From the north, at its side: Ann charges with STR 8 or 9 against RES 9.
    const atSide = (str: number) => {
      const ann = figure('Ann', 0, 40, 20, { str, cou: 9 }, { facing: 'south' })
      const match = turn([ann, chariot(['irrepressible'], speed(), 1, 40)], { answers: ['0:charge:1'] })
      return refusal(match, { path: [{ x: 40_000, y: 26_875 }] })
    }
    expect(atSide(9)).toBeUndefined()
    expect(atSide(8)).toBe('refused.place-nearest CF-ABIL-111')
  })

  test('(b) weaker fighters cannot assault it at all when its front is out of reach', () => {
    const assaults = (str: number, shut: readonly Json[]) => {
      const ann = figure('Ann', 0, 40, 20, { str, cou: 9 }, { facing: 'south' })
      const match = turn([ann, chariot(['irrepressible'], speed(), 1, 40), ...shut])
      return optionKeys(match).includes('0:charge:1')
    }
    // Three millimetres before its front, too close for any base to fit in between.
    const ben = figure('Ben', 1, 36.575, 30)
    expect(assaults(9, [ben])).toBe(true)
    expect(assaults(8, [ben])).toBe(false)
    expect(assaults(8, [])).toBe(true)
  })

  test('(c) a charge against its front inflicts no charge penalties on it', () => {
    const charge = (more: FigureDetails) =>
      turn([figure('Ann', 0, 25, 30, { force: 9, cou: 9 }), chariot(['irrepressible'], more, 1, 40)], {
        answers: ['0:charge:1', { to: [36.875, 30] }],
      })
    expect(fighterNamed(charge({}), 'Car').chargePenalty).toBe(true)
    expect(fighterNamed(charge(speed()), 'Car').chargePenalty).toBe(false)
  })

  test('(a) and CF-MACHINE-36: a machine in rout is immobilised at once and no longer under way', () => {
    const assaultOver = (die: number) =>
      scene(
        {
          figures: [
            chariot(['irrepressible'], speed(1)),
            figure('Bob', 1, 35, 30, { fear: 9 }, { card: 'Bob' }),
            figure('Abe', 0, 90, 50),
          ],
          piles: [['Abe', 'Ann'], ['Bob']],
          round: 1,
          lead: 1,
          placements: [0, 0],
        },
        { answers: ['1:charge:0', { to: [23.125, 30] }], dice: [die] },
      )
    expect(isUnderWay(assaultOver(4))).toBe(true)
    expect(isUnderWay(assaultOver(1))).toBe(false)
  })

  test('(f) a machine in contact at the end of the round comes to a standstill', () => {
    const figures = [chariot(['irrepressible'], speed(1)), figure('Bob', 1, 23.125, 30), figure('Ben', 1, 90, 30)]
    const match = scene({ phase: 'strategic', round: 2, figures })
    expect(isUnderWay(match)).toBe(false)
  })
})

test('CF-ABIL-113 (b) an inalterable machine cannot take artefacts', () => {
  const faultsOfArtefact = (abilities: string[]) => {
    const hero = ownCard('hero', { character: true, abilities })
    return faultsOf(armyOf([{ profile: 'hero', artefacts: ['ring-of-fortune'] }], { profiles: [hero], points: 400 }))
  }
  expect(faultsOfArtefact([])).toEqual([])
  expect(faultsOfArtefact(['inalterable'])).toEqual(['artefact-bearer'])
})

test('CF-TOKEN-10 the speed counter stands beside the machine, visible to both players, from round to round', () => {
  const shownMarkers = (match: Scene, seat: number) =>
    match
      .view(seat)
      .figures.find(({ id }) => id === 0)!
      .states.map(({ icon }) => icon)
  const figures = [chariot(['irrepressible'], speed(1)), figure('Ben', 1, 90, 30)]
  const next = scene({ phase: 'time-out', round: 1, figures })
  expect(next.state.round).toBe(2)
  expect(shownMarkers(next, 0)).toEqual(['fast-forward-button'])
  expect(shownMarkers(next, 1)).toEqual(['fast-forward-button'])
})

describe('CF-ABIL-112 Impact', () => {
  const charge = (
    x: number,
    abilities: readonly string[],
    faces: readonly number[],
    more: FigureDetails = {},
    others: readonly Json[] = [],
  ) =>
    turn([chariot(['impact/3', ...abilities], more), figure('Bob', 1, x, 30, { cou: 9 }), ...others], {
      answers: ['0:charge:1', { to: [x - 3.125, 30] }],
      dice: faces,
    })
  const impacts = (match: ReturnType<typeof scene>) => eventArgs(match, 'impact').map(({ strength }) => strength)

  test('(a) adds X for every 10 cm covered, rounded up; EX-CF-443 with 23 cm', () => {
    expect(impacts(charge(33.125, [], [2, 1]))).toEqual([3])
    expect(impacts(charge(33.2, [], [2, 1]))).toEqual([6])
    const long = turn(
      [
        gun('Ann', 0, 20, 30, { mobile: true, crew: null }, { ...CARD, mov: 12, abilities: ['impact/3'] }),
        figure('Bob', 1, 46.125, 30, { cou: 9 }),
      ],
      {
        answers: ['0:charge:1', { to: [43, 30] }],
        dice: [2, 1],
      },
    )
    expect(impacts(long)).toEqual([9])
  })

  test('(b) counts twice MOV for a machine under way', () => {
    expect(impacts(charge(27, ['irrepressible'], [2, 1], speed()))).toEqual([6])
  })

  test('(d) hits an enemy that assaults its front while it is under way, at once', () => {
    const assault = (more: FigureDetails, faces: readonly number[]) =>
      turn([figure('Ann', 0, 25, 30, { cou: 9 }), chariot(['irrepressible', 'impact/3'], more, 1, 40)], {
        answers: ['0:charge:1', { to: [36.875, 30] }],
        dice: faces,
      })
    expect(eventArgs(assault(speed(), [2, 1]), 'impact')).toEqual([{ machine: 'Car', victim: 'Ann', strength: 6 }])
    expect(eventArgs(assault({}, []), 'impact')).toEqual([])
  })

  test('(e) lets the machine go on if no enemy is left before it, and strike the next with the same STR', () => {
    const ben = figure('Ben', 1, 38, 30, { cou: 9 })
    const match = charge(30, [], [6, 6], {}, [ben])
    expect(promptId(match)).toBe('ask.roll-on')
    expect(optionKeys(match)).toEqual(['stop', 'move', '0:engagement:2', '0:engagement:3'])
    const on = turn([chariot(['impact/3']), figure('Bob', 1, 30, 30, { cou: 9 }), ben], {
      answers: ['0:charge:1', { to: [26.875, 30] }, '0:engagement:2', { to: [34.875, 30] }],
      dice: [6, 6, 2, 1],
    })
    expect(impacts(on)).toEqual([3, 3])
    expect(fighterNamed(on, 'Ann').at.x).toBe(34_875)
    const rolls = charge(30, [], [6, 6], {}, [ben])
    expect(rolls.answer(0, 'move').ok).toBe(true)
    expect(promptId(rolls)).toBe('ask.charge')
    expect(phrases.en['ask.charge']).toBe('Where does {fighter} roll on to?')
    expect(phrases.en['moved.charge']).toBe('{fighter} rolls on')
  })

  test('(e) requires a centimetre of potential and no enemy in contact to go on', () => {
    // A charge of 20 cm, with 19 or 19.1 cm covered.
    expect(promptId(charge(42.125, [], [6, 6]))).toBe('ask.roll-on')
    expect(promptId(charge(42.225, [], [6, 6]))).not.toBe('ask.roll-on')
    // Ben, at the side of its stopping place, keeps it there.
    const ben = (y: number) => figure('Ben', 1, 26.875, y, { cou: 9 })
    expect(promptId(charge(30, [], [6, 6], {}, [ben(35)]))).toBe('ask.roll-on')
    expect(promptId(charge(30, [], [6, 6], {}, [ben(33.125)]))).not.toBe('ask.roll-on')
  })

  test('(e) and CF-MACHINE-20: a machine that goes on does not turn on the spot', () => {
    const match = giveAnswers(charge(30, [], [6, 6]), 'move')
    expect(refusal(match, path([26.875, 33]))).toBe('refused.straight CF-MACHINE-18')
    expect(refusal(match, path([29.875, 30]))).toBeUndefined()
  })

  test('(b) counts only the distance really covered in a pursuit, with or without a counter', () => {
    // It kills Bob and pursues Ben, 3 cm further back: one segment, not two.
    const match = scene(
      {
        phase: 'frays',
        figures: [
          chariot(['irrepressible', 'impact/3'], speed(1)),
          figure('Bob', 1, 23.125, 30),
          figure('Ben', 1, 26.125, 30, { cou: 9 }),
          figure('Bud', 1, 90, 30),
        ],
        round: 1,
      },
      {
        answers: [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'none', '0:engagement:2', { to: [23, 30] }],
        dice: [5, 2, 4, 6, 6, 2, 1, 5, 2],
      },
    )
    expect(eventArgs(match, 'impact')).toMatchObject([{ victim: 'Ben', strength: 3 }])
  })

  test('(f) of two machines head on, one at a standstill suffers alone; if both are under way, both suffer', () => {
    const crash = (more: FigureDetails, faces: readonly number[]) =>
      turn([chariot(['impact/3']), chariot(['irrepressible', 'impact/3'], more, 1, 34)], {
        answers: ['0:charge:1', { to: [30.25, 30] }],
        dice: faces,
      })
    expect(eventArgs(crash({}, [2, 1]), 'impact').map(({ victim }) => victim)).toEqual(['Car'])
    expect(eventArgs(crash(speed(), [2, 1, 2, 1]), 'impact').map(({ victim }) => victim)).toEqual(['Car', 'Ann'])
  })
})

describe('CF-ABIL-113 Inalterable', () => {
  test('spells have no effect on it', () => {
    // CF-SPELL-13 costs a combat die.
    const diceLeft = (abilities: string[]) => {
      let seen = 0
      const given = {
        spell: 'diversion-of-the-shadows',
        gems: { darkness: 2 },
        on: { card: { att: 3, abilities } },
        dice: [3],
      }
      // biome-ignore lint/correctness/useYield: it only reads the state.
      spellScene(given, function* (play, ann, bob) {
        seen = combatDice(play, bob, [ann]).total
      })
      return seen
    }
    expect(diceLeft([])).toBe(1)
    expect(diceLeft(['inalterable'])).toBe(2)
  })

  test('only attacks, shots, crashes and its own boiler cause Damage rolls against it', () => {
    const hurt = (kind: 'combat' | 'fire' | 'effect', by: 'Bob' | null, mechanical?: true) => {
      const spared = kind === 'effect' && !mechanical
      const match = playRule(
        { figures: [chariot(['inalterable']), figure('Bob', 1, 60, 30)] },
        function* (play) {
          const roll = {
            victim: fighterNamed(play, 'Ann'),
            by: by && fighterNamed(play, by),
            kind,
            strength: 5,
            rules: [],
          }
          yield* rollDamage(play, mechanical ? { ...roll, mechanical } : roll)
        },
        { dice: spared ? [] : [2, 1] },
      )
      return rolledDice(match).length === 1
    }
    expect(hurt('combat', 'Bob')).toBe(true)
    expect(hurt('fire', 'Bob')).toBe(true)
    expect(hurt('effect', 'Bob', true)).toBe(true)
    expect(hurt('effect', null, true)).toBe(true)
    expect(hurt('effect', 'Bob')).toBe(false)
    expect(hurt('effect', null)).toBe(false)
  })
})

describe('CF-ABIL-66 Mechanic', () => {
  const round = (
    faces: readonly number[],
    structureLost = 2,
    more: readonly Json[] = [],
    at = BEHIND,
    answers = faces.map((): Json => 'repair'),
  ) =>
    scene(
      {
        phase: 'maintenance',
        figures: [
          gun('Gun', 0, 20, 30, {}, {}, { structureLost, card: 'Gun' }),
          gunner('Gil', at, { abilities: ['mechanic/4'] }, { card: 'Gun' }),
          ...more,
          figure('Bob', 1, 90, 30),
        ],
      },
      { dice: faces, answers },
    )
  const structureLost = (match: ReturnType<typeof scene>) => fighterNamed(match, 'Gun').structureLost

  test('X or more gives a structure point back, a 1 costs one', () => {
    expect(structureLost(round([4]))).toBe(1)
    expect(structureLost(round([3]))).toBe(2)
    expect(structureLost(round([1]))).toBe(3)
  })

  test('CF-ABILGEN-01 an attempt is optional, and a mechanic that declines leaves it to the next one', () => {
    const second = gunner('Gus', [20, 33.125], { abilities: ['mechanic/2'] }, { card: 'Gun' })
    expect(rolledDice(round([], 2, [], BEHIND, ['no']))).toEqual([])
    expect(structureLost(round([2], 2, [second], BEHIND, ['listed', 'no', 'repair']))).toBe(1)
  })

  test("CF-MACHINE-39 repairs never exceed the card's structure points, and an intact machine needs no attempt", () => {
    expect(rolledDice(round([], 0))).toEqual([])
  })

  test('each machine gets one attempt per round, by a mechanic in contact with it and with no opponent', () => {
    const second = gunner('Gus', [20, 33.125], { abilities: ['mechanic/2'] }, { card: 'Gun' })
    expect(structureLost(round([3], 2, [second], BEHIND, ['listed', 'repair']))).toBe(2)
    expect(rolledDice(round([], 2, [], [10, 30] as never))).toEqual([])
    expect(rolledDice(round([], 2, [figure('Ben', 1, 14.375, 30, {}, { facing: 'east' })]))).toEqual([])
  })
})

describe('CF-ABIL-115 Rampart', () => {
  const landing = (x: number) => {
    const flyer = figure('Ann', 0, 20, 30, { flight: 20 }, { level: 1 })
    const match = turn([flyer, gun('Gun', 1, 30, 40, {}, { abilities: ['rampart/5'] })], {
      answers: ['done', '0:walk', '0:after'],
    })
    return refusal(match, path([x, 30]))
  }

  test('a flyer cannot land within X cm of it', () => {
    // 1.25 and 1.875 cm are their halves: at y = 30 the gap is 6.875 cm straight above it.
    expect(landing(30)).toBeUndefined()
    const low = turn(
      [figure('Ann', 0, 20, 32, { flight: 20 }, { level: 1 }), gun('Gun', 1, 30, 40, {}, { abilities: ['rampart/5'] })],
      {
        answers: ['done', '0:walk', '0:after'],
      },
    )
    expect(refusal(low, path([30, 32]))).toBe('refused.landing CF-ABIL-115')
    // Flying over it has no effect.
    const over = turn(
      [figure('Ann', 0, 20, 32, { flight: 20 }, { level: 1 }), gun('Gun', 1, 30, 40, {}, { abilities: ['rampart/5'] })],
      {
        answers: ['done', '0:walk', 'same'],
      },
    )
    expect(refusal(over, path([30, 32]))).toBeUndefined()
  })
})

test('CF-ABIL-115, CF-FLY-13: neither friends nor enemies can dive on a target on the ground there', () => {
  const dives = (seat: 0 | 1, x: number, abilities: string[]) => {
    const flyer = figure('Ann', 0, 20, 30, { flight: 20 }, { level: 1 })
    const others = [figure('Bob', 1, 40, 30), gun('Gun', seat, x, 30, {}, { abilities }, { card: 'Gun' })]
    return optionKeys(turn([flyer, ...others])).includes('0:dive:1')
  }
  // The gun stands 2.5 cm behind Bob: a flyer in contact with Bob would be within 10 cm of it in any place.
  expect(dives(1, 45.625, ['rampart/10'])).toBe(false)
  expect(dives(0, 45.625, ['rampart/10'])).toBe(false)
  expect(dives(1, 45.625, [])).toBe(true)
  expect(dives(1, 70, ['rampart/10'])).toBe(true)
})

describe('CF-ABIL-114 Mowing', () => {
  const roll = (others: readonly Json[], faces: readonly number[]) =>
    annActs([chariot(['mowing/6']), ...others], { answers: ['0:walk', path([30, 30])], dice: faces })

  test('a fighter touched by its blades, friend or enemy, tests Initiative against 6 and suffers STR X on a failure', () => {
    // The blades reach 1.875 + 1 cm to the side.
    const amy = figure('Amy', 0, 25, 30 + 2.875 + 1.2, {}, { card: 'Other' })
    const match = roll([amy], [2, 2, 1])
    expect(rolledDice(match)).toEqual(['roll.initiative 1', 'roll.damage 2'])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Amy', total: 3 }])
    expect(rolledDice(roll([amy], [3]))).toEqual(['roll.initiative 1'])
    expect(rolledDice(roll([figure('Amy', 0, 25, 30 + 2.875 + 1.3, {}, { card: 'Other' })], []))).toEqual([])
  })

  test('works in an assault too, before the impact, and on the way of an assault that falls short', () => {
    const amy = figure('Amy', 0, 25, 30 + 2.875 + 1.2, {}, { card: 'Other' })
    const charge = (x: number, faces: readonly number[]) =>
      turn([chariot(['mowing/6', 'impact/3']), figure('Bob', 1, x, 30, { cou: 9 }), amy], {
        answers: ['0:charge:1', { to: [x - 3.125, 30] }],
        dice: faces,
      })
    const hit = charge(38, [2, 2, 1, 2, 1])
    expect(rolledDice(hit)).toEqual(['roll.initiative 1', 'roll.damage 2', 'roll.damage 2'])
    expect(eventArgs(hit, 'damage.read').map(({ victim }) => victim)).toEqual(['Amy', 'Bob'])
    expect(rolledDice(charge(55, [3]))).toEqual(['roll.initiative 1'])
  })

  test('CF-ABIL-113 does not affect an inalterable machine', () => {
    const car = gun('Car', 1, 25, 34.5, { mobile: true, crew: null }, { ...CARD, ini: 0, abilities: ['inalterable'] })
    const match = roll([car], [2])
    expect(rolledDice(match)).toMatchObject(['roll.initiative 1'])
    expect(eventArgs(match, 'damage.ignored')).toMatchObject([{ victim: 'Car' }])
  })

  test('is tested against 8 by fighters in contact with an opponent, and 2 less by fighters with Leap', () => {
    const bob = (more: FigureDetails = {}) => [
      figure('Bob', 1, 25, 34, more),
      figure('Amy', 0, 25, 36.5, {}, { card: 'Other', facing: 'north' }),
    ]
    expect(rolledDice(roll(bob(), [4, 2, 1]))).toEqual(['roll.initiative 1', 'roll.damage 2'])
    expect(rolledDice(roll(bob(), [5]))).toEqual(['roll.initiative 1'])
    expect(rolledDice(roll(bob({ abilities: ['leap'] }), [3]))).toEqual(['roll.initiative 1'])
  })
})
