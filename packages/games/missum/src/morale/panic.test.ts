import type { Json, Procedure } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { takeCasualties } from '../combat/casualties.ts'
import { missileStep } from '../missiles/step.ts'
import { moveStep } from '../movement/step.ts'
import { isPresent } from '../roster.ts'
import type { Play, Shaken } from '../state.ts'
import { numberOf, throws } from '../testing/magic.ts'
import { eventArgs, legion, playRule, type Scene, scene, unit } from '../testing/scene.ts'
import { frighten } from './fright.ts'
import { settle } from './settle.ts'

/** A legion of heavy infantry with this many causes of fright. */
function panic(dice: number[], more: Record<string, Json> = {}, causes: Shaken['cause'][] = ['rear']): Scene {
  const units = [legion('Own', 0, 1200, 800, more), legion('Enemy', 1, 1200, 500)]
  return playRule(
    { step: 9, units },
    function* (play) {
      for (const cause of causes) frighten(play, play.state.units[0]!, cause, [1])
      yield* settle(play)
    },
    { dice },
  )
}

describe('sudden panic', () => {
  test('MI-PANIC-07 MI-PANIC-08 MI-PANIC-09 MI-MORALE-01 EX-MI-07 heavy infantry holds on 13, disorganized on 10', () => {
    expect(unit(panic([13]), 'Own').fate).toBe('fighting')
    expect(unit(panic([14]), 'Own').fate).toBe('routing')
    const disordered = { disorganized: true }
    expect(unit(panic([10], disordered), 'Own').fate).toBe('fighting')
    expect(unit(panic([11], disordered), 'Own').fate).toBe('routing')
    expect(numberOf(panic([10], disordered), 'panic.held')).toBe(10)
    expect(panic([13]).events.find(({ type }) => type === 'rolled')?.dice).toMatchObject([{ sides: 20 }])
  })

  test('MI-PANIC-09 a legion that passes continues as before', () => {
    const before = unit(panic([], {}, []), 'Own')
    expect(unit(panic([13]), 'Own')).toEqual(before)
  })

  test('MI-MORALE-02 MI-ROUT-01 a failed test routs the whole legion', () => {
    const match = panic([20])
    expect(eventArgs(match, 'routs')).toEqual([{ unit: 'Own' }])
    expect(unit(match, 'Own').rout).not.toBeNull()
  })

  test('MI-PANIC-06 each cause has its own test, until one fails', () => {
    expect(throws(panic([1, 2, 3], {}, ['rear', 'surprise', 'serudla']), 'roll.panic')).toEqual([[1], [2], [3]])
    expect(throws(panic([1, 20], {}, ['rear', 'surprise', 'serudla']), 'roll.panic')).toEqual([[1], [20]])
  })

  test('MI-PANIC-08 leaders do not help against panic', () => {
    const units = [
      legion('Own', 0, 1200, 800),
      { name: 'Kerdu', seat: 0, at: [1200, 820], office: 'kerdu', with: 'Own' },
      legion('Enemy', 1, 1200, 500),
    ]
    const match = playRule(
      { step: 9, units },
      function* (play) {
        frighten(play, play.state.units[0]!, 'rear', [2])
        yield* settle(play)
      },
      { dice: [14] },
    )
    expect(unit(match, 'Own').fate).toBe('routing')
  })

  test.each(['dritlan', 'kerdu', 'attackMage', 'defenceMage'])(
    'MI-GROUP-07 MI-LEADER-04 MI-RATING-01 a %s never tests',
    (office) => {
      expect(throws(panic([], { office, weapons: [] }), 'roll.panic')).toEqual([])
    },
  )

  test('MI-ROUT-10 MI-LASTSTAND-08 routing legions and last stands take no test', () => {
    expect(throws(panic([], { routing: ['Enemy'] }), 'roll.panic')).toEqual([])
    expect(throws(panic([], { stand: 'standing' }), 'roll.panic')).toEqual([])
  })

  test('MI-PANIC-04 MI-CREATURE-03 Hláka test for each casualty, one after the other, until one test fails', () => {
    const lose = (losses: number, race: string, dice: number[]): Scene =>
      playRule(
        {
          step: 4,
          units: [
            legion('Own', 0, 1200, 800, { race, weapons: [], figures: 20, files: 5 }),
            legion('Enemy', 1, 300, 500),
          ],
        },
        function* (play) {
          const [own] = play.state.units
          if (own && isPresent(own)) takeCasualties(play, own, losses, 'missile', [1])
          yield* settle(play)
        },
        { dice },
      )
    expect(throws(lose(3, 'hlaka', [8, 8, 8]), 'roll.panic')).toEqual([[8], [8], [8]])
    expect(throws(lose(3, 'hlaka', [8, 9]), 'roll.panic')).toEqual([[8], [9]])
    expect(throws(lose(2, 'peChoi', []), 'roll.panic')).toEqual([])
  })
})

test('MI-ROUT-02 out of melee a legion runs from the enemies that broke it, otherwise from the nearest', () => {
  const units = [
    legion('Own', 0, 1200, 600),
    legion('Front', 1, 1160, 600, { figures: 4 }),
    legion('Beside', 1, 1240, 600, { figures: 4 }),
    legion('Far', 1, 300, 300),
  ]
  const breakBy = (by: number[]) =>
    playRule(
      { step: 9, units },
      function* (play) {
        frighten(play, play.state.units[0]!, 'serudla', by)
        yield* settle(play)
      },
      { dice: [20] },
    )
  expect(unit(breakBy([2]), 'Own').rout?.from).toEqual([2])
  expect(unit(breakBy([3]), 'Own').rout?.from).toEqual([1, 2])
  expect(unit(panic([20]), 'Own').rout?.from).toEqual([])
})

describe('panic caused by movement', () => {
  const advance = (units: Json[], dice: number[], more: Record<string, Json> = {}, by = 70): Scene =>
    playRule({ step: 3, units, ...more }, moveStep, { answers: ['unit-0', [{ do: 'advance', by }]], dice })

  test('MI-PANIC-01 MI-PANIC-08 contact in the rear causes a test by the legion it disorganized', () => {
    const match = advance([legion('Own', 0, 1200, 645), legion('Enemy', 1, 1200, 560, { facing: 'north' })], [11])
    expect(eventArgs(match, 'contact.rear')).toHaveLength(1)
    expect(numberOf(match, 'panic.failed')).toBe(10)
    expect(unit(match, 'Enemy').fate).toBe('routing')
  })

  test('MI-PANIC-01 contact in front causes no test', () => {
    const match = advance([legion('Own', 0, 1200, 660), legion('Enemy', 1, 1200, 600)], [])
    expect(eventArgs(match, 'contact.front')).toHaveLength(1)
    expect(throws(match, 'roll.panic')).toEqual([])
  })

  test('MI-PANIC-02 MI-SIGHT-03 contact by an enemy unseen until within 150 mm, hidden by terrain, causes a test', () => {
    const town = { terrain: 'town', shape: { box: [1000, 615], size: [400, 15] } }
    const units = [legion('Own', 0, 1200, 645), legion('Enemy', 1, 1200, 600)]
    const open = advance(units, [])
    expect(throws(open, 'roll.panic')).toEqual([])
    const sudden = advance(units, [13], { terrain: [town] }, 50)
    expect(eventArgs(sudden, 'panic.held')).toEqual([{ unit: 'Enemy' }])
  })

  test('MI-PANIC-02 MI-SIGHT-03 MI-MAGIC-06 contact by a cloaked enemy causes a test and ends the cloak', () => {
    const cloaked = { enchantments: [{ kind: 'cloak', turns: 1 }] }
    const match = advance([legion('Own', 0, 1200, 660, cloaked), legion('Enemy', 1, 1200, 600)], [14])
    expect(unit(match, 'Enemy').fate).toBe('routing')
    expect(eventArgs(match, 'uncloaked')).toEqual([{ unit: 'Own' }])
  })

  test('MI-PANIC-03 MI-CREATURE-04 contact by sérudla causes a test, contact by a sró does not', () => {
    const beast = (race: string) => legion('Own', 0, 1200, 660, { race, weapons: [], figures: 1 })
    const match = advance([beast('serudla'), legion('Enemy', 1, 1200, 600)], [13])
    expect(eventArgs(match, 'panic.held')).toEqual([{ unit: 'Enemy' }])
    expect(throws(advance([beast('sro'), legion('Enemy', 1, 1200, 600)], []), 'roll.panic')).toEqual([])
  })
})

describe('surprise over a whole turn', () => {
  const loose = { type: 'regularSkirmisher', armour: 'light', figures: 2 }
  const own = (x: number, more: Record<string, Json> = {}) => legion('Own', 0, x, 690, { ...loose, ...more })
  const foe = legion('Enemy', 1, 1100, 600, loose)
  const slide = (forwards: number, aside: number): Json => [{ do: 'drift', ahead: forwards, aside }]
  /** Gets the frights of Enemy: contact in the rear, as for all skirmishers, and perhaps a surprise. */
  const frights = (match: Scene) =>
    match.events.filter(({ type }) => type === 'panic.held').map(({ rules }) => rules[0])

  /** Own moves in steps 3 and 7. */
  function* bothHalves(play: Play): Procedure {
    yield* moveStep(play)
    play.state.step = 7
    play.state.done = []
    for (const unit of play.state.units) unit.now.spent = 0
    yield* moveStep(play)
  }
  /** Own moves in step 3, Enemy in step 5. */
  function* comeAndBeMet(play: Play): Procedure {
    yield* moveStep(play)
    play.state.step = 5
    yield* moveStep(play)
  }
  const answers = ['unit-0', slide(0, 100), 'stop', 'unit-0', slide(91, 40)]

  test('MI-PANIC-02 MI-SIGHT-03 an enemy that appears nearby in one half move and makes contact in the other is a surprise', () => {
    // Houses hide Own at first, 154 mm away; a hundred to the right it stands in the open, 93 mm away.
    const town = { terrain: 'town', shape: { box: [850, 640], size: [200, 30] } }
    const swift = own(915, { enchantments: [{ kind: 'grace', turns: 1 }] })
    const hidden = playRule({ step: 3, units: [swift, foe], terrain: [town] }, bothHalves, { answers, dice: [1, 1] })
    expect(frights(hidden)).toEqual(['MI-PANIC-01', 'MI-PANIC-02'])
    const open = playRule({ step: 3, units: [swift, foe] }, bothHalves, { answers, dice: [1] })
    expect(frights(open)).toEqual(['MI-PANIC-01'])
  })

  test('MI-PANIC-02 MI-MAGIC-06 an enemy that dropped its cloak nearby this turn is a surprise', () => {
    function* shootAndCome(play: Play): Procedure {
      yield* missileStep(play)
      play.state.step = 7
      yield* moveStep(play)
    }
    const cloak = { missile: 'throwingDart', enchantments: [{ kind: 'cloak', turns: 1 }] }
    const script = { answers: ['1', 'unit-0', slide(95, 0)], dice: [100, 1, 1] }
    const match = playRule({ step: 4, units: [own(1100, cloak), foe] }, shootAndCome, script)
    expect(frights(match)).toEqual(['MI-PANIC-01', 'MI-PANIC-02'])
  })

  test('MI-PANIC-02 MI-SIGHT-03 an enemy that appears more than 150 mm away is not a surprise, whichever side closes in', () => {
    const town = { terrain: 'town', shape: { box: [850, 640], size: [200, 30] } }
    const swift = { enchantments: [{ kind: 'grace', turns: 1 }] }
    const units = [
      legion('Own', 0, 915, 795, { ...loose, ...swift }),
      legion('Enemy', 1, 1100, 600, { ...loose, ...swift }),
    ]
    // Out into the open, 195 mm from Enemy.
    const out = slide(0, 200)
    const comes = playRule({ step: 3, units, terrain: [town] }, bothHalves, {
      answers: ['unit-0', out, 'stop', 'unit-0', slide(200, 0)],
      dice: [1],
    })
    expect(frights(comes)).toEqual(['MI-PANIC-01'])
    // Into the open and up to 103 mm: Own has seen Enemy from far away, and Enemy now approaches.
    const [aside, up] = [slide(0, 100), slide(95, 0)] as [Json[], Json[]]
    const meetAt = playRule({ step: 3, units, terrain: [town] }, comeAndBeMet, {
      answers: ['unit-0', [...aside, ...up], 'stop', 'unit-1', slide(105, 40)],
      dice: [1],
    })
    expect(frights(meetAt)).toEqual(['MI-PANIC-01'])
  })

  test.each([
    [149, 1],
    [150, 1],
    [151, 0],
  ])(
    'MI-PANIC-02 MI-SIGHT-03 an enemy that appears %i mm away and then makes contact is a surprise: %i',
    (gap, surprises) => {
      // Houses hide Own while it stands behind them; beside them it stands in the open, straight in front of Enemy.
      const town = { terrain: 'town', shape: { box: [850, 640], size: [236, 30] } }
      const swift = { ...loose, enchantments: [{ kind: 'grace', turns: 1 }] }
      const units = [legion('Own', 0, 915, 600 + gap, swift), legion('Enemy', 1, 1100, 600, loose)]
      const script = {
        answers: ['unit-0', slide(0, 185), 'stop', 'unit-0', slide(gap, 0)],
        dice: Array.from({ length: 1 + surprises }, () => 1),
      }
      const match = playRule({ step: 3, units, terrain: [town] }, bothHalves, script)
      expect(frights(match).filter((rule) => rule === 'MI-PANIC-02')).toHaveLength(surprises)
    },
  )

  test('MI-PANIC-02 surprise is judged again each turn: an enemy in plain sight nearby at its start is not a surprise', () => {
    const units = [legion('Own', 0, 1200, 660), legion('Enemy', 1, 1200, 600), legion('Rest', 0, 200, 1100)]
    const match = scene(
      { step: 'start', turn: 2, mover: 1, units },
      { answers: ['unit-0', [{ do: 'advance', by: 70 }]] },
    )
    expect({
      contactFrontCount: eventArgs(match, 'contact.front').length,
      throws: throws(match, 'roll.panic'),
    }).toEqual({ contactFrontCount: 1, throws: [] })
  })

  test('MI-PANIC-02 a legion rounding a corner is surprised by an enemy it finds nearby', () => {
    const town = { terrain: 'town', shape: { box: [850, 640], size: [200, 30] } }
    const meetAt = (terrain: Json[], dice: number[]) => {
      const script = { answers: ['unit-0', slide(0, 100), 'stop', 'unit-1', slide(91, 40)], dice }
      return eventArgs(playRule({ step: 3, units: [own(915), foe], terrain }, comeAndBeMet, script), 'panic.held')
    }
    expect(meetAt([town], [1, 1])).toHaveLength(2)
    expect(meetAt([], [1])).toHaveLength(1)
  })
})
