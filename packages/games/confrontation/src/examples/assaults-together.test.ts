import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { dice } from '../testing/duel.ts'
import { BOW } from '../testing/marksman.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  rolledDice,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

/**
 * Assaults, flight, fear and shots where they meet other rules; each test states what the rules say before it is
 * played.
 */

const testResults = (match: Scene) =>
  match.events
    .filter(({ type }) => type === 'test.passed' || type === 'test.failed')
    .map(({ args }) => [args.final, args.difficulty])
const FRIGHTENING = { cou: null, fear: 8 }
const FIRST: Json = { suggested: 1 }

/** Ann assaults Bob, 12.5 cm in front of her. */
const assault = (
  kind: string,
  ann: FigureDetails,
  bob: FigureDetails,
  faces: readonly number[],
  more: { ann?: FigureDetails; bob?: FigureDetails } = {},
) =>
  turn([figure('Ann', 0, 30, 30, ann, more.ann), figure('Bob', 1, 45, 30, bob, more.bob)], {
    answers: [`0:${kind}:1`, FIRST],
    dice: faces,
  })

describe('charge penalties', () => {
  const chargePenalties = (ann: FigureDetails, bob: FigureDetails, more = {}) =>
    fighterNamed(assault('charge', ann, bob, [], more), 'Bob').chargePenalty

  test('CF-ABIL-15, CF-ABIL-45, CF-CHARGE-11 Brutal and Hard-boiled each count as one Force', () => {
    const [brutal, hard] = [{ abilities: ['brutal'] }, { abilities: ['hard-boiled'] }]
    expect(chargePenalties({}, {})).toBe(true)
    expect(chargePenalties({}, hard)).toBe(false)
    expect(chargePenalties(brutal, hard)).toBe(true)
    expect(chargePenalties({}, { size: 'large' })).toBe(false)
    expect(chargePenalties(brutal, { size: 'large' })).toBe(true)
  })

  test('CF-ABIL-33, CF-ABIL-88, CF-ABIL-96, CF-CHARGE-11 the Ruthless penalise any target except Ethereal and Steadfast ones', () => {
    const ruthless = { abilities: ['ruthless'] }
    expect(chargePenalties(ruthless, { size: 'very-large' })).toBe(true)
    expect(chargePenalties(ruthless, { abilities: ['ethereal'] })).toBe(false)
    expect(chargePenalties(ruthless, { abilities: ['steadfast'] })).toBe(false)
  })

  test('CF-ABIL-88, CF-PURSUIT-06 a pursuit penalises nobody, unless by the Ruthless', () => {
    const pursue = (abilities: string[]) =>
      scene(
        {
          phase: 'frays',
          figures: [
            figure('Ann', 0, 30, 30, { str: 9, abilities }),
            figure('Bob', 1, 32.5, 30),
            figure('Bea', 1, 36.5, 30, { size: 'large' }),
          ],
        },
        { answers: [dice({ 1: [2, 0] }), dice({ 0: [2, 0] }), '0:engagement:2', FIRST], dice: [5, 2, 4, 6, 6, 5, 2] },
      )
    expect([[], ['ruthless']].map((abilities) => fighterNamed(pursue(abilities), 'Bea').chargePenalty)).toEqual([
      false,
      true,
    ])
  })

  test('CF-CHARGE-12, CF-CHARGE-13 an enemy that a charge touches by the way is engaged and does not count', () => {
    const match = turn(
      [
        figure('Ann', 0, 30, 30, { base: 'creature' }),
        figure('Bob', 1, 45, 30),
        figure('Bea', 1, 45, 32.5, {}, { stunned: true }),
      ],
      { answers: ['0:charge:1', { to: [41.875, 31.25] }] },
    )
    expect(fighterNamed(match, 'Bob').chargePenalty).toBe(true)
    expect(fighterNamed(match, 'Bea').chargePenalty).toBe(false)
    expect(fighterNamed(match, 'Ann').charged).toEqual([1])
  })
})

describe('fear', () => {
  test('CF-ABIL-105, CF-COURAGE-03, CF-COURAGE-04 a War cry frightens fighters with COU or with less FEAR', () => {
    const cry = { abilities: ['war-cry/6'] }
    expect(testResults(assault('charge', cry, { cou: 4 }, [2]))).toEqual([[6, 6]])
    expect(testResults(assault('charge', cry, { cou: null, fear: 5 }, [2]))).toEqual([[7, 6]])
    expect(testResults(assault('charge', cry, { cou: null, fear: 6 }, []))).toEqual([])
  })

  test('CF-ABIL-09, CF-ABIL-58, CF-FEAR-08 a fighter with more FEAR still fears the dead and Beings of Darkness, who do not fear it', () => {
    for (const id of ['living-dead', 'being-of-darkness/3']) {
      const match = assault('charge', { cou: null, fear: 9 }, { cou: null, fear: 3, abilities: [id] }, [2])
      expect(testResults(match)).toEqual([[11, 3]])
      expect(fighterNamed(match, 'Ann').immuneToFear).toBe(3)
    }
  })

  test('CF-ABIL-47, CF-FEAR-08, CF-COURAGE-02 the dead of FEAR 8 test against the COU 7 of a Hyperian', () => {
    const dead = { cou: null, fear: 8, army: 'acheron', abilities: ['living-dead'] }
    expect(testResults(assault('charge', dead, { cou: 7, army: 'cynwall', abilities: ['hyperian'] }, [2]))).toEqual([
      [10, 7],
    ])
    // The Hyperian fears nothing.
    expect(testResults(assault('charge', { cou: 7, army: 'cynwall', abilities: ['hyperian'] }, dead, [2]))).toEqual([
      [10, 7],
    ])
  })

  test('CF-ABIL-30, CF-DICE-05 the lower of two dice counts against a Dreadful fighter, even a 1', () => {
    const faces = (a: number, b: number) =>
      assault('charge', { ...FRIGHTENING, fear: 5, abilities: ['dreadful'] }, { cou: 4 }, [a, b])
    expect(testResults(faces(5, 2))).toEqual([[6, 5]])
    expect(eventArgs(faces(5, 1), 'test.failed-outright')).toHaveLength(1)
  })

  test('CF-ABIL-35, CF-COURAGE-12, CF-ROUT-03 Fanaticism keeps a fighter in place in the assault, not at its activation', () => {
    const figures = [
      figure('Ann', 0, 30, 30, FRIGHTENING),
      figure('Bob', 1, 45, 30, { cou: 4, dis: 5, abilities: ['fanaticism'] }),
    ]
    const match = scene(
      { figures, piles: [['Ann'], ['Bob']] },
      { answers: ['play', '0:charge:1', FIRST], dice: [2, 3] },
    )
    expect(testResults(match)).toEqual([
      [6, 8],
      [8, 8],
    ])
    expect(fighterNamed(match, 'Bob').inRout).toBe(true)
    expect(placeOf(match, 'Bob')).toEqual([45, 30])
    const routed = [{ ...(figures[1] as object), y: 20, inRout: true }, figure('Amy', 0, 100, 50)] as Json
    const activated = scene({ figures: routed, piles: [['Amy'], ['Bob']], lead: 1 }, { answers: ['play'] })
    expect(eventArgs(activated, 'fled')).toHaveLength(1)
    expect(placeOf(activated, 'Bob')).toEqual([45, 0])
  })

  test('CF-ABIL-33, CF-COURAGE-12, CF-FEAR-09 a fighter that an Ethereal assailant passes through tests like the target', () => {
    const match = turn(
      [
        figure('Ann', 0, 30, 30, { ...FRIGHTENING, abilities: ['ethereal'] }),
        figure('Bob', 1, 46, 30, {}, { immuneToFear: 8 }),
        figure('Bea', 1, 38, 30),
      ],
      { answers: ['0:engagement:1', { to: [43.5, 30] }], dice: [2] },
    )
    expect(placeOf(match, 'Ann')).toEqual([43.5, 30])
    expect(fighterNamed(match, 'Bea').inRout).toBe(true)
    expect(testResults(match)).toEqual([[6, 8]])
  })

  test('CF-FEAR-06, CF-LORD-03 the dead become more frightening to touched enemies when a lord comes near', () => {
    const dead = { cou: null, fear: 5, army: 'acheron', abilities: ['living-dead'] }
    const lord = { ...dead, fear: 8, rank: 'elite', abilities: ['leadership/10', 'living-dead'] }
    const match = turn(
      [
        figure('Abe', 0, 30, 48, lord, { facing: 'north', card: 'Ann' }),
        figure('Ann', 0, 30, 30, dead, { card: 'Amy' }),
        figure('Bob', 1, 32.5, 30, { cou: 4 }, { immuneToFear: 5 }),
      ],
      { answers: ['done', '0:walk', { to: [30, 40] }], dice: [2] },
    )
    expect(testResults(match)).toEqual([[6, 7]])
    expect(fighterNamed(match, 'Bob').inRout).toBe(true)
    expect(placeOf(match, 'Bob')).toEqual([32.5, 30])
  })

  test('CF-COURAGE-05, CF-COURAGE-10, CF-ROUT-04 a fighter in rout does not flee from an enemy that cannot reach it or fails its courage test', () => {
    const far = turn([figure('Ann', 0, 30, 30), figure('Bob', 1, 60, 30, {}, { inRout: true })], {
      answers: ['0:charge:1', FIRST],
    })
    const afraid = assault('charge', { cou: 3 }, FRIGHTENING, [2], { bob: { inRout: true } })
    const near = assault('charge', {}, {}, [], { bob: { inRout: true } })
    expect([far, afraid, near].map((scene) => eventArgs(scene, 'fled').length)).toEqual([0, 0, 1])
  })

  test('CF-COURAGE-12, CF-PURSUIT-06 a fighter frightened by a pursuit routs in place and fights on in rout', () => {
    const match = scene(
      {
        phase: 'frays',
        figures: [
          figure('Ann', 0, 30, 30, { ...FRIGHTENING, str: 9 }),
          figure('Bob', 1, 32.5, 30, {}, { immuneToFear: 8 }),
          figure('Bea', 1, 36.5, 30),
        ],
      },
      { answers: [dice({ 1: [2, 0] }), dice({ 0: [2, 0] }), '0:engagement:2', FIRST], dice: [5, 2, 4, 6, 6, 2, 5, 2] },
    )
    expect(fighterNamed(match, 'Bea').inRout).toBe(true)
    expect(placeOf(match, 'Bea')).toEqual([36.5, 30])
    expect(promptId(match)).toBe('ask.dice')
    expect(match.check(1, dice({ 2: [2, 0] }))?.rules).toContain('CF-ROUT-08')
  })

  test('CF-FEAR-05, CF-RALLY-03 a fighter that rallies before a FEAR is immune to it; one that rallies alone is immune to none', () => {
    const rallyAnn = (x: number, answers: readonly Json[], faces: readonly number[]) =>
      scene(
        {
          phase: 'strategic',
          figures: [
            figure('Ann', 0, 30, 30, { cou: 4 }, { inRout: true }),
            figure('Bob', 1, x, 30, { ...FRIGHTENING, fear: 6 }),
          ],
        },
        { answers, dice: faces },
      )
    expect(fighterNamed(rallyAnn(32.5, [], [2]), 'Ann')).toMatchObject({ inRout: false, immuneToFear: 6 })
    expect(fighterNamed(rallyAnn(60, ['courage'], [2]), 'Ann')).toMatchObject({ inRout: false, immuneToFear: 0 })
  })

  test('CF-LEAD-05, CF-RALLY-05, CF-STAFF-09, CF-LEAD-04, CF-ROUT-10 a commander and a standard-bearer help to rally, unless they are in rout', () => {
    const rallyWithStaff = (routed: boolean) =>
      scene(
        {
          phase: 'strategic',
          figures: [
            figure('Ann', 0, 30, 30, { cou: 2 }, { inRout: true }),
            figure('Abe', 0, 35, 30, { cou: 3, abilities: ['leadership/10'] }, { inRout: routed }),
            figure('Amy', 0, 30, 35, { cou: 2, abilities: ['leadership/10'], command: 'standard-bearer' }),
            figure('Bob', 1, 90, 30),
          ],
        },
        { answers: ['0', 'courage'].slice(routed ? 0 : 1), dice: [2] },
      )
    // 3 of the commander and 1 of the banner, or 2 of her own.
    expect(testResults(rallyWithStaff(false))).toEqual([[6, 6]])
    expect(testResults(rallyWithStaff(true))[0]).toEqual([5, 6])
  })
})

describe('in the air', () => {
  const flyer = { abilities: ['flight'], mov: 10, flight: 20 }

  test('CF-FLY-04, CF-ROUT-14 a flyer in the air flees twice its flight', () => {
    const match = assault('charge', { ...flyer, ...FRIGHTENING }, flyer, [2], { ann: { level: 1 }, bob: { level: 1 } })
    expect(placeOf(match, 'Bob')).toEqual([85, 30])
  })

  test('CF-FLY-12, CF-PURSUIT-03 a pursuit in the air has half the flight, one on the ground half the walk', () => {
    const pursueAtLevel = (level: number) =>
      scene(
        {
          phase: 'frays',
          figures: [
            figure('Ann', 0, 30, 30, { ...flyer, str: 9 }, { level }),
            figure('Bob', 1, 32.5, 30, flyer, { level }),
            figure('Bea', 1, 60, 30, flyer, { level }),
          ],
        },
        { answers: [dice({ 1: [2, 0] }), dice({ 0: [2, 0] }), '0:engagement:2', FIRST], dice: [5, 2, 4, 6, 6] },
      )
    expect([1, 0].map((level) => placeOf(pursueAtLevel(level), 'Ann')[0])).toEqual([40, 35])
  })

  test('CF-FLY-15, CF-LORD-03, CF-LEAD-04 a lord in the air gives the dead below nothing', () => {
    const lord = (level: number) => {
      const dead = { cou: null, fear: 5, army: 'acheron', abilities: ['living-dead'] }
      const leader = {
        ...flyer,
        cou: null,
        fear: 8,
        army: 'acheron',
        rank: 'elite',
        abilities: ['flight', 'leadership/10', 'living-dead'],
      }
      return turn(
        [
          figure('Ann', 0, 30, 30, dead),
          figure('Abe', 0, 30, 36, leader, { level, card: 'Abe' }),
          figure('Bob', 1, 45, 30),
        ],
        { answers: ['0:charge:2', FIRST], dice: [6] },
      )
    }
    expect([0, 1].map((level) => testResults(lord(level)))).toEqual([[[10, 7]], [[10, 5]]])
  })

  test('CF-FLY-06, CF-FIRE-07, CF-FIRE-14 a flyer that takes off has moved, and fires at a level below with two more', () => {
    const match = turn([figure('Ann', 0, 30, 30, { ...flyer, aim: 3, weapon: BOW }), figure('Bob', 1, 48, 30)], {
      answers: ['done', '0:walk', '1:before', { to: [30, 30], facing: 'east' }, '0:fire', '1'],
      dice: [2],
    })
    expect(testResults(match)).toEqual([[5, 7]])
  })
})

test('CF-FLY-14, CF-END-03 a dive is forgotten with its round, with or without a combat', () => {
  const figures = [figure('Ann', 0, 30, 30, {}, { dived: true }), figure('Bob', 1, 60, 30)]
  const match = scene({ phase: 'time-out', figures })
  expect(match.state.round).toBe(2)
  expect(fighterNamed(match, 'Ann').dived).toBe(false)
})

describe('on the way', () => {
  test('CF-ROUT-14 a fleeing fighter keeps as near to its line as there is room', () => {
    const match = turn(
      [
        figure('Ann', 0, 30, 30, FRIGHTENING),
        figure('Bob', 1, 45, 30, { cou: 4 }),
        figure('Bea', 1, 65, 28.4, {}, { immuneToFear: 8 }),
      ],
      { answers: ['0:charge:1', FIRST], dice: [2] },
    )
    expect(placeOf(match, 'Bob')).toEqual([64, 31])
  })

  test('CF-CHARGE-07, CF-PURSUIT-06 a pursuit that falls short goes as far as it can', () => {
    const match = scene(
      {
        phase: 'frays',
        figures: [figure('Ann', 0, 30, 30, { mov: 7, str: 9 }), figure('Bob', 1, 32.5, 30), figure('Bea', 1, 50, 30)],
      },
      { answers: [dice({ 1: [2, 0] }), dice({ 0: [2, 0] }), '0:engagement:2', FIRST], dice: [5, 2, 4, 6, 6] },
    )
    // CF-TEST-08: half of 7 is 4.
    expect(placeOf(match, 'Ann')).toEqual([34, 30])
  })

  test('CF-ABIL-79, CF-MOVE-01, CF-ROUT-11, CF-ROUT-14 a player may use Rapidity in rout', () => {
    const flee = (answer: string) =>
      turn([figure('Ann', 0, 30, 30, FRIGHTENING), figure('Bob', 1, 45, 30, { abilities: ['rapidity'] })], {
        answers: ['0:charge:1', FIRST, answer],
        dice: [2],
      })
    expect(['use', 'no'].map((answer) => placeOf(flee(answer), 'Bob')[0])).toEqual([75, 65])
  })

  test('CF-ABIL-57, CF-OBSTACLE-03, CF-OBSTACLE-06 a leap crosses water narrower than MOV, not wider', () => {
    const runs = (width: number, abilities: string[]) =>
      turn(
        [figure('Ann', 0, 30, 30, { abilities }), figure('Bob', 1, 100, 50)],
        { answers: ['done', '0:run'] },
        { scenery: [{ kind: 'water', at: [40, 30], size: [width, 60] }] },
      )
    const beyond = (match: Scene) => match.check(0, path([48, 30])) === undefined
    expect(beyond(runs(5, ['leap']))).toBe(true)
    expect(beyond(runs(5, []))).toBe(false)
    expect(beyond(runs(12, ['leap']))).toBe(false)
  })

  test('CF-ABIL-21, CF-CHARGE-01, CF-SIGHT-03 a fighter with Consciousness charges an unseen enemy within 20 cm', () => {
    const charges = (x: number, abilities: string[]) =>
      optionKeys(turn([figure('Ann', 0, 30, 30, { mov: 15, abilities }, { facing: 'west' }), figure('Bob', 1, x, 30)]))
    expect(charges(52.5, ['consciousness'])).toContain('0:charge:1')
    expect(charges(52.6, ['consciousness'])).not.toContain('0:charge:1')
    expect(charges(45, [])).not.toContain('0:charge:1')
  })

  test('CF-ABIL-33, CF-DISENGAGE-02 an Ethereal fighter disengages without a roll, unless it was assaulted', () => {
    const away = (more: FigureDetails) =>
      turn([figure('Ann', 0, 30, 30, { abilities: ['ethereal'] }, more), figure('Bob', 1, 32.5, 30)], {
        answers: ['done'],
      })
    expect(optionKeys(away({}))).toContain('0:walk')
    expect(rolledDice(away({}))).toEqual([])
    // Ann has no actions left, so the turn is over.
    expect(promptId(away({ assaulted: true }))).toBe('ask.lead')
  })

  test('CF-BASE-14, CF-DISENGAGE-04 only a fighter bigger than all touched enemies may use force', () => {
    const ways = (size: string) => {
      const match = turn([figure('Ann', 0, 30, 30, { str: 12, size: 'large' }), figure('Bob', 1, 32.5, 30, { size })], {
        answers: ['done', '0:walk'],
        dice: size === 'large' ? [6] : [],
      })
      return optionKeys(match)
    }
    expect(ways('medium')).toEqual(['agility', 'force'])
  })
})

describe('shots', () => {
  const fires = (ann: FigureDetails, answers: readonly Json[], faces: readonly number[], more: readonly Json[] = []) =>
    turn([figure('Ann', 0, 30, 30, { aim: 3, weapon: BOW, ...ann }), figure('Bob', 1, 48, 30), ...more], {
      answers: ['done', ...answers],
      dice: faces,
    })

  test('CF-ABIL-55, CF-FIRE-13 a shot by instinct hits a friend on a 6 only, and nobody on a 4 or 5', () => {
    const friend = figure('Amy', 0, 48, 32.5, {}, { facing: 'north', card: 'Amy' })
    const hit = (abilities: string[], face: number, damage: number[]) =>
      eventArgs(fires({ abilities }, ['0:fire', '1'], [3, face, ...damage], [friend]), 'damage.read').map(
        ({ victim }) => victim,
      )
    expect(hit(['instinctive-firing'], 5, [])).toEqual([])
    expect(hit(['instinctive-firing'], 6, [2, 1])).toEqual(['Amy'])
    expect(hit([], 4, [2, 1])).toEqual(['Amy'])
  })

  test('CF-ABIL-44, CF-ACT-13 Harassment allows walk, run and walk again, or fire and run, but no shot after a run', () => {
    const moves = [{ to: [30, 25] }, { to: [30, 6] }, { to: [30, 15] }]
    const match = fires({ abilities: ['harassment'] }, ['0:harass-move', ...moves], [])
    expect(placeOf(match, 'Ann')).toEqual([30, 15])
    expect(promptId(match)).toBe('ask.lead')
    const fired = fires({ abilities: ['harassment'] }, ['0:harass-fire', '1', { to: [30, 11] }], [2, 2, 1])
    // CF-FIRE-07: the run makes the shot harder.
    expect(placeOf(fired, 'Ann')).toEqual([30, 11])
    expect(testResults(fired)).toEqual([[5, 5]])
  })

  test('CF-ABIL-17, CF-INCARN-08 a Character uses Bull’s-eye or reloads rapidly, not both', () => {
    const hero = { character: true, abilities: ['bulls-eye'] }
    const match = fires(hero, ['0:bulls-eye', '1'], [5, 2, 1])
    expect(optionKeys(match).filter((key) => /fire|bulls/.test(key))).toEqual([])
    expect(optionKeys(fires(hero, ['0:rapid-fire', '1'], [1])).filter((key) => /bulls/.test(key))).toEqual([])
  })

  test('CF-FIRE-01, CF-ROUT-05 a fighter in rout cannot fire', () => {
    const match = turn(
      [
        figure('Ann', 0, 30, 30, { aim: 3, weapon: BOW }, { inRout: true }),
        figure('Bob', 1, 48, 30),
        figure('Bea', 1, 27.5, 30, {}, { facing: 'east' }),
      ],
      { answers: ['done'] },
    )
    expect(optionKeys(match).filter((key) => /fire/.test(key))).toEqual([])
  })
})
