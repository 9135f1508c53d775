import type { Json } from '@fray/kernel'
import { overlaps } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import { contourOf } from '../../ground/bodies.ts'
import { situate } from '../../preparation/situation.ts'
import { gun } from '../../testing/gun.ts'
import { annActs } from '../../testing/marksman.ts'
import { playRule } from '../../testing/rule.ts'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  rolledDice,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { turn } from '../../testing/turn.ts'
import { eliminate } from '../../wounds/elimination.ts'

const CARD = { mov: 10, ini: 3, att: 3, str: 9, def: 3, res: 9, cou: 5, dis: 5, weapon: null }

/** A chariot with this much room at (40, 30), facing east: its sides are north and south. RES 9, 8 S.P. */
const wagon = (
  abilities: readonly string[] = ['transport/3'],
  engine: FigureDetails = {},
  more: FigureDetails = {},
): Json =>
  gun(
    ...(['Wagon', 0, 40, 30] as const),
    { mobile: true, crew: null, structurePoints: 8, ...engine },
    { ...CARD, abilities: [...abilities] },
    more,
  )

/** Just against the middle of its southern side. */
const SOUTH = [40, 33.125] as const

const status = (match: Scene, ...names: readonly string[]) => names.map((name) => fighterNamed(match, name).status)
const boarder = (changes: FigureDetails = {}, more: FigureDetails = {}) => figure('Ann', 0, 40, 38, changes, more)
const aside: FigureDetails = { card: 'Wagon' }

/** Ann walks to the southern side of the wagon, which acts on another card. */
const walks = (vehicle: Json, changes: FigureDetails = {}, others: readonly Json[] = []) =>
  annActs([boarder(changes), vehicle, ...others], { answers: ['0:walk', path(SOUTH)] })

describe('CF-ABIL-116 (d) boarding', () => {
  test('EX-CF-447 a fighter that ends a walk or a run against a side may board at once, which ends its activation', () => {
    const match = walks(wagon(undefined, {}, aside))
    expect(promptId(match)).toBe('ask.board')
    expect(optionKeys(match)).toEqual(['board', 'stay'])
    giveAnswers(match, 'board')
    expect(status(match, 'Ann')).toEqual(['aboard'])
    expect(fighterNamed(match, 'Ann').vehicle).toBe(1)
    expect(promptId(match)).toBe('ask.lead')
    expect(eventArgs(match, 'boarded')).toEqual([{ fighter: 'Ann', vehicle: 'Wagon' }])
    const north = annActs([figure('Ann', 0, 40, 15), wagon(undefined, {}, aside)], {
      answers: ['0:run', path([40, 26.875]), 'board'],
    })
    expect(status(north, 'Ann')).toEqual(['aboard'])
  })

  test('is not possible at the rear or front, or by an access the vehicle does not have', () => {
    const behind = annActs([figure('Ann', 0, 33, 30), wagon(undefined, {}, aside)], {
      answers: ['0:walk', path([36.875, 30])],
    })
    expect(promptId(behind)).not.toBe('ask.board')
    expect(promptId(walks(wagon(undefined, { access: ['rear'] }, aside)))).not.toBe('ask.board')
  })

  test('is not possible while the vehicle is under way', () => {
    const effects = [{ object: 'speed-counter', until: 'game', x: 0 }]
    const match = walks(wagon(['transport/3', 'irrepressible'], {}, { ...aside, effects }))
    expect(promptId(match)).not.toBe('ask.board')
  })

  test('CF-ABILGEN-02 is not possible while the vehicle is in rout', () => {
    expect(promptId(walks(wagon(undefined, {}, { ...aside, inRout: true })))).not.toBe('ask.board')
  })

  test('is not possible by a move under cover or an assault, or into an enemy vehicle', () => {
    const covers = turn([boarder(), wagon(undefined, {}, aside)], { answers: ['0:cover', path([40, 33.2])] })
    expect(promptId(covers)).toBe('ask.lead')
  })
})

describe('CF-ABIL-116 (a) capacity', () => {
  const full = (size: string, abilities: readonly string[], changes: FigureDetails = {}) => {
    const inside = [1, 2].map((i) => figure(`In${i}`, 0, 0, 0, { size }, { aboard: 1, card: 'Inside' }))
    return promptId(walks(wagon(abilities, {}, aside), changes, inside)) === 'ask.board'
  }

  test('a Small or Medium fighter takes 1, a Large one 3', () => {
    expect(full('medium', ['transport/3'])).toBe(true)
    expect(full('small', ['transport/2'])).toBe(false)
    expect(full('large', ['transport/7'])).toBe(true)
    expect(full('large', ['transport/6'])).toBe(false)
    const large = boarder({ size: 'large', base: 'creature' })
    const boards = (x: number) => {
      const match = annActs([large, wagon([`transport/${x}`], {}, aside)], { answers: ['0:walk', path([40, 33.75])] })
      return promptId(match) === 'ask.board'
    }
    expect(boards(3)).toBe(true)
    expect(boards(2)).toBe(false)
  })

  test('passengers of another vehicle take no room', () => {
    const carrying = { ...CARD, abilities: ['transport/1'] }
    const cart = gun('Cart', 0, 80, 50, { mobile: true, crew: null }, carrying, { card: 'Cart' })
    const rider = (aboard: number) => figure('Pat', 0, 0, 0, {}, { aboard, card: 'Riders' })
    const boards = (aboard: number) =>
      promptId(walks(wagon(['transport/1'], {}, aside), {}, [cart, rider(aboard)])) === 'ask.board'
    expect(boards(2)).toBe(true)
    expect(boards(1)).toBe(false)
  })

  test('mounted and Very Large fighters cannot board', () => {
    const rider = annActs(
      [
        figure('Ann', 0, 40, 40, { base: 'cavalry', size: 'large' }, { facing: 'north' }),
        wagon(['transport/9'], {}, aside),
      ],
      {
        answers: ['0:walk', path([40, 34.375])],
      },
    )
    expect(promptId(rider)).not.toBe('ask.board')
    const huge = figure('Ann', 0, 40, 40, { base: 'large-creature', size: 'very-large' }, { facing: 'north' })
    const match = annActs([huge, wagon(['transport/9'], {}, aside)], { answers: ['0:walk', path([40, 34.4])] })
    expect(promptId(match)).not.toBe('ask.board')
  })
})

/** The wagon's turn; Pat and Pam ride in it, on a card of their own. Bob stands 15 cm north of it. */
const rides = (
  script: { answers?: readonly Json[]; dice?: readonly number[] } = {},
  more: FigureDetails = {},
  pat: FigureDetails = {},
) =>
  turn(
    [
      wagon(['transport/3', 'irrepressible'], {}, more),
      figure('Pat', 0, 0, 0, pat, { aboard: 0, card: 'Riders' }),
      figure('Pam', 0, 0, 0, {}, { aboard: 0, card: 'Riders' }),
      figure('Bob', 1, 40, 15, {}, { facing: 'south' }),
    ],
    script,
  )

/** Against the middle of the northern side, facing north. */
const NORTH_OUT: Json = { path: [{ x: 40_000, y: 26_875 }], facing: { x: 0, y: -1 } }

describe('CF-ABIL-116 (e), (f) leaving', () => {
  test('happens before the vehicle moves, in contact with its access; the passenger may act at once', () => {
    const match = rides({ answers: ['done', '0:disembark', '1'] })
    expect(promptId(match)).toBe('ask.step-out')
    expect(refusal(match, { path: [{ x: 40_000, y: 26_000 }] })).toBe('refused.not-at-access CF-ABIL-116')
    expect(refusal(match, { path: [{ x: 43_125, y: 30_000 }] })).toBe('refused.not-at-access CF-ABIL-116')
    giveAnswers(match, NORTH_OUT)
    expect(placeOf(match, 'Pat')).toEqual([40, 26.88])
    expect(status(match, 'Pat', 'Pam')).toEqual(['standing', 'aboard'])
    expect(promptId(match)).toBe('ask.leave')
    expect(optionKeys(match)).toEqual(['2', 'none'])
    giveAnswers(match, 'none')
    // Bob is in sight, but Pat may only engage.
    expect(optionKeys(match)).toContain('1:engagement:3')
    expect(optionKeys(match).filter((key) => key.includes('charge'))).toEqual([])
    giveAnswers(match, 'done', '1:walk', path([44, 22]))
    expect(optionKeys(match)).toEqual(expect.arrayContaining(['0:walk', '0:run', '0:disembark']))
    giveAnswers(match, '0:walk', path([48, 30]), '0:disembark', { path: [{ x: 48_000, y: 33_125 }] })
    expect(placeOf(match, 'Wagon')).toEqual([48, 30])
    expect(placeOf(match, 'Pam')).toEqual([48, 33.13])
  })

  test('rules out charges and fire until the end of the round; walking, running and mystic actions are possible', () => {
    const bow = { aim: 3, weapon: { name: 'Bow', strength: 4, ranges: [20, 40, 60] } }
    const match = rides({ answers: ['done', '0:disembark', '1', NORTH_OUT, 'none', 'done'] }, {}, bow)
    expect(optionKeys(match)).toEqual(['1:walk', '1:run', '1:nothing'])
  })

  test('stops a vehicle that is under way for the rest of the round', () => {
    const effects = [{ object: 'speed-counter', until: 'game', x: 0 }]
    const match = rides({ answers: ['done', '0:disembark', '1', NORTH_OUT, 'none', 'done', '1:nothing'] }, { effects })
    expect(eventArgs(match, 'speed.lost')).toHaveLength(1)
    expect(optionKeys(match)).toEqual(['0:disembark', '0:nothing'])
    expect(barReason(match, '0:walk')).toBe('barred.rooted CF-ABIL-111')
    giveAnswers(match, '0:nothing')
    expect(fighterNamed(match, 'Wagon').effects.map(({ object }) => object)).toContain('halted')
  })

  test('CF-ABIL-111 (a) brings a vehicle to a standstill: it is not under way afterwards', () => {
    const ran = (answers: readonly Json[]) =>
      annActs([wagon(['transport/3', 'irrepressible']), figure('Pat', 0, 0, 0, {}, { aboard: 0, card: 'Riders' })], {
        answers: ['0:run', path([55, 30]), ...answers],
      })
    expect(promptId(ran(['0:nothing']))).toBe('ask.stop')
    const left = ran(['0:disembark', { path: [{ x: 55_000, y: 33_125 }] }, 'done', '1:nothing', '0:nothing'])
    expect(status(left, 'Pat')).toEqual(['standing'])
    expect(promptId(left)).toBe('ask.lead')
    expect(fighterNamed(left, 'Wagon').effects.some(({ object }) => object === 'speed-counter')).toBe(false)
  })

  test('requires room at the access, otherwise passengers stay inside', () => {
    const walls = [24.9, 35.1].map((y) => ({
      kind: 'wall',
      outline: [
        [30, y - 2.9],
        [50, y - 2.9],
        [50, y + 2.9],
        [30, y + 2.9],
      ],
    }))
    const match = turn(
      [wagon(), figure('Pat', 0, 0, 0, {}, { aboard: 0, card: 'Riders' })],
      { answers: ['done'] },
      { scenery: walls as unknown as Json },
    )
    expect(barReason(match, '0:disembark')).toBe('barred.no-way-out CF-ABIL-116')
  })

  test('CF-ABILGEN-02 is not possible from a wagon in rout', () => {
    const match = rides({}, { inRout: true })
    expect(promptId(match)).toBe('ask.lead')
    expect(status(match, 'Pat')).toEqual(['aboard'])
  })

  test('allows no further action to a fighter that boarded in this phase', () => {
    const figures = [
      wagon(undefined, {}, { card: 'Wagon' }),
      figure('Pat', 0, 0, 0, {}, { aboard: 0, activated: true }),
      figure('Bob', 1, 90, 30),
    ]
    const match = scene({ figures, piles: [['Wagon'], ['Bob']], placements: [0, 0] } as Json, {
      answers: ['done', '0:disembark', NORTH_OUT],
    })
    expect(optionKeys(match).filter((key) => key.startsWith('1:'))).toEqual([])
  })
})

describe('CF-ABIL-116 (c) cards and the table', () => {
  const round = (ally: readonly Json[]) =>
    scene({
      phase: 'strategic',
      figures: [
        wagon(undefined, {}, { card: 'Wagon' }),
        figure('Pat', 0, 0, 0, { dis: 9 }, { aboard: 0, card: 'Riders' }),
        figure('Abe', 0, 10, 30),
        ...ally,
        figure('Bob', 1, 90, 30),
      ],
    } as Json)
  const cards = (match: Scene) => {
    const [decision] = match.pending
    return decision?.kind === 'arrange' ? decision.things.map(({ text }) => text.args?.name) : []
  }

  test('the card of passengers stays out of the sequence unless it also stands for others', () => {
    expect(cards(round([]))).toEqual(['Wagon', 'Abe'])
    expect(cards(round([figure('Pip', 0, 20, 50, {}, { card: 'Riders' })]))).toEqual(['Wagon', 'Pat', 'Abe'])
  })

  test('a card that also stands for others does not activate passengers', () => {
    const figures = [
      wagon(undefined, {}, { card: 'Wagon' }),
      figure('Pat', 0, 0, 0, {}, { aboard: 0, card: 'Riders' }),
      figure('Pip', 0, 20, 50, {}, { card: 'Riders' }),
      figure('Bob', 1, 90, 30),
    ]
    const match = scene({ figures, piles: [['Riders'], ['Bob']], placements: [0, 0] } as Json, { answers: ['done'] })
    expect(optionKeys(match)).toEqual(['2:walk', '2:run', '2:nothing'])
  })

  test('CF-STRATEGIC-05 passengers cannot coordinate or be aimed at, and everybody sees who rides', () => {
    const match = round([])
    giveAnswers(match, { slots: { pile: cards(match).map((_, i) => String([0, 2][i])) } } as Json)
    const coordinators = match.pending.find(({ prompt }) => prompt.id === 'ask.coordinator')
    expect(coordinators?.kind === 'pick' && coordinators.options.map(({ key }) => key)).not.toContain('1')
    const shown = match.view(1)
    expect(shown.figures.map(({ id }) => id)).toEqual([0, 2, 3])
    expect(shown.reserve?.map(({ id, caption }) => [id, caption?.id])).toEqual([[1, 'figure.aboard']])
    expect(shown.figures[0]!.states.map(({ text }) => text.id)).toContain('state.passengers')
  })

  test('CF-ABIL-113 (e) an explosion on an inalterable vehicle may hit passengers without affecting the vehicle', () => {
    const cart = gun(
      'Cart',
      1,
      0,
      0,
      { mobile: true, crew: null },
      { ...CARD, abilities: ['transport/3', 'inalterable'] },
    )
    const { changes } = cart as { changes: FigureDetails }
    const pay = { slots: { cost: [['light', 2]], mastery: [], kept: [['light', 1]] } }
    const given = {
      ...{ spell: 'solar-star', gems: { light: 3 }, on: { card: { ...changes, base: 'creature' } } },
      others: [figure('Pat', 1, 0, 0, {}, { aboard: 1 }), figure('Pam', 1, 0, 0, {}, { aboard: 1 })],
    }
    const match = spellScene({ ...given, dice: [6, 5, 2, 1, 4], answers: [pay, '0', '2'] })
    expect(eventArgs(match, 'damage.read').map(({ victim }) => victim)).toEqual(['Pat'])
    expect(fighterNamed(match, 'Bob').structureLost).toBe(0)
  })
})

describe('CF-ABIL-116 (g) a destroyed vehicle', () => {
  const destroyWagon = (dice: readonly number[], answers: readonly Json[] = [], others: readonly Json[] = []) =>
    playRule(
      {
        figures: [
          wagon(),
          figure('Pat', 0, 0, 0, {}, { aboard: 0 }),
          figure('Pam', 0, 0, 0, {}, { aboard: 0 }),
          ...others,
          figure('Bob', 1, 90, 30),
        ],
      } as Json,
      function* (play) {
        yield* eliminate(play, fighterNamed(play, 'Wagon'), { by: null, rules: [] })
      },
      { dice, answers },
    )
  const out = (x: number, y: number): Json => ({ path: [{ x: x * 1000, y: y * 1000 }], facing: { x: 1, y: 0 } })

  test('causes each passenger a Damage roll of STR equal to its printed RES', () => {
    // 9 + 2 - 5.
    const match = destroyWagon([2, 1, 6, 6])
    expect(rolledDice(match)).toEqual(['roll.damage 2', 'roll.damage 2'])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Pat', total: 6 }])
    expect(status(match, 'Pam')).toEqual(['eliminated'])
  })

  test('leaves survivors where it stood, out of contact with opponents and without further actions in this phase', () => {
    const bob = figure('Ben', 1, 43.125, 30)
    const match = destroyWagon([2, 1, 2, 1], [], [bob])
    expect(promptId(match)).toBe('ask.climb-out')
    expect(refusal(match, out(46, 30))).toBe('refused.not-in-wreck CF-ABIL-116')
    // Against Ben's front.
    expect(refusal(match, out(40.625, 30))).toBe('refused.set-down-contact CF-ABIL-116')
    giveAnswers(match, out(39, 29))
    expect(refusal(match, out(39, 30))).toBe('refused.no-room CF-ABIL-116')
    giveAnswers(match, out(39, 31.6))
    expect(placeOf(match, 'Pat')).toEqual([39, 29])
    expect(placeOf(match, 'Pam')).toEqual([39, 31.6])
    expect(fighterNamed(match, 'Pat').activated).toBe(true)
    expect(fighterNamed(match, 'Pam').activated).toBe(true)
    expect(overlaps(contourOf(fighterNamed(match, 'Pat')), contourOf(fighterNamed(match, 'Pam')))).toBe(false)
  })
})

describe('CF-ABIL-116 (b) deployment on board', () => {
  const approach = (answers: readonly Json[]) =>
    scene(
      {
        phase: 'deployment',
        figures: [
          wagon(['transport/2'], {}, { status: 'waiting', card: 'Wagon' }),
          figure('Pat', 0, 0, 0, {}, { status: 'waiting' }),
          figure('Pam', 0, 0, 0, {}, { status: 'waiting', card: 'Two' }),
          figure('Pip', 0, 0, 0, {}, { status: 'waiting', card: 'Two' }),
          figure('Bob', 1, 0, 0, {}, { status: 'waiting' }),
        ],
        piles: [['Wagon', 'Pat', 'Two'], ['Bob']],
        placements: [0, 0],
      } as Json,
      { answers: [...answers] },
    )
  const placed = [{ path: [{ x: 20_000, y: 30_000 }] }]

  test('passengers are named when the vehicle is placed, as long as there is room', () => {
    const match = approach(placed)
    expect(promptId(match)).toBe('ask.deploy-aboard')
    expect(optionKeys(match)).toEqual(['1', '2', '3', 'none'])
    giveAnswers(match, '1', '2')
    expect(status(match, 'Pat', 'Pam', 'Pip')).toEqual(['aboard', 'aboard', 'waiting'])
    // Pat's card is out of the sequence, the other still stands for Pip.
    expect(match.state.camps[0]!.pile).toHaveLength(1)
  })
})

describe('a situation names the passengers', () => {
  const aboard = (figures: readonly Json[]) => () => situate({ figures } as Json)
  const pat = (of: number) => figure('Pat', 0, 0, 0, {}, { aboard: of })

  test('passengers require room in the vehicle', () => {
    expect(aboard([wagon(), pat(0)])().state.fighters[1]).toMatchObject({ status: 'aboard', vehicle: 0 })
    expect(aboard([wagon([]), pat(0)])).toThrow(/aboard/)
    expect(aboard([wagon(['transport/1']), pat(0), pat(0)])).toThrow(/aboard/)
    expect(aboard([wagon(), pat(7)])).toThrow(/aboard/)
  })
})
