import type { Json, Procedure } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { baseOf, figurePosesOf } from '../body.ts'
import { takeCasualties } from '../combat/casualties.ts'
import { alongFeature } from '../movement/formations/formation-change.ts'
import { presentUnit } from '../roster.ts'
import type { Play, State, TroopBody } from '../state.ts'
import { attacksBy, secret, termsOf, volley } from '../testing/fight.ts'
import { eventArgs, legion, optionKeys, playRule } from '../testing/scene.ts'
import { missileStep } from './step.ts'

type More = Record<string, Json>

const archers = (more: More = {}) => legion('Archers', 0, 600, 600, { missile: 'longBow', ...more })
const foe = (x: number, y: number, more: More = {}) =>
  legion('Enemy', 1, x, y, { figures: 20, stand: 'standing', ...more })

/** Counts the figures that shoot at short and long range when all shoot at the enemy. */
function shots(units: readonly Json[], more: More = {}): [short: number, long: number] {
  if (!optionKeys(volley(units, {}, more)).includes('1')) return [0, 0]
  const match = volley(units, { answers: [secret(0, '1')], seed: 'aim' }, more)
  const of = (band: string) => eventArgs(match, `volley.${band}`).reduce((sum, { figures }) => sum + Number(figures), 0)
  return [of('short'), of('long')]
}

describe('eligible shooters', () => {
  test('MI-MISSILE-01 MI-SIGHT-01 a legion may shoot at enemies that at least one of its figures sees', () => {
    const house = { terrain: 'town', shape: { box: [400, 540], size: [400, 20] } }
    const corner = { terrain: 'town', shape: { box: [400, 540], size: [200, 20] } }
    expect(shots([archers(), foe(600, 500)])).toEqual([10, 0])
    expect(shots([archers(), foe(600, 500)], { terrain: [house] })).toEqual([0, 0])
    expect(shots([archers(), foe(600, 500)], { terrain: [corner] })).toEqual([10, 0])
  })

  test('MI-MISSILE-02 MI-CREATURE-08 MI-RELOAD-05 EX-MI-17 each figure makes one attack, even with four arms', () => {
    const peChoi = archers({ race: 'peChoi', weapons: ['sword'], files: 6, figures: 6 })
    expect(shots([peChoi, foe(600, 500)])).toEqual([6, 0])
  })

  test('MI-MISSILE-03 MI-ARTILLERY-02 MI-SKIRMISH-10 the front rank of line and all ranks of skirmishers shoot', () => {
    expect(shots([archers({ figures: 30 }), foe(600, 500)])).toEqual([10, 0])
    expect(shots([archers({ type: 'regularSkirmisher', figures: 12, files: 4 }), foe(600, 500)])).toEqual([12, 0])
    const engines = archers({ missile: null, engine: 'lightDartThrower', weapons: [], figures: 6, files: 2 })
    expect(shots([engines, foe(600, 500)])).toEqual([4, 0])
  })

  test('MI-MISSILE-03 behind a wall only figures looking over it shoot, and of a bent column only its head', () => {
    const wall = {
      terrain: 'lowWall',
      shape: {
        wall: [
          [580, 580],
          [640, 580],
        ],
      },
    }
    const shooting = (stand: (own: TroopBody, state: State) => TroopBody) => {
      const rule = function* (play: Play): Procedure {
        const own = play.state.units[0]!
        own.body = stand(own.body!, play.state)
        yield* missileStep(play)
      }
      const units = [archers({ figures: 10, files: 5 }), foe(600, 500)]
      const match = playRule({ step: 4, units, terrain: [wall] }, rule, { answers: ['1'], seed: 'shaped' })
      return eventArgs(match, 'volley.short')[0]!.figures
    }
    const bent = (own: TroopBody, shape: 'file' | 'column'): TroopBody => {
      return { kind: 'placed', base: baseOf(own), figures: figurePosesOf(own), shape }
    }
    expect(shooting((own, { pieces }) => alongFeature(own, pieces[0]!))).toBe(4)
    expect({ file: shooting((own) => bent(own, 'file')), column: shooting((own) => bent(own, 'column')) }).toEqual({
      file: 1,
      column: 2,
    })
  })

  test('MI-MELEE-07 MI-DISORG-12 only the front rank of a disorganized legion shoots', () => {
    const loose = archers({ type: 'regularSkirmisher', figures: 12, files: 4, disorganized: true })
    expect(shots([loose, foe(600, 500)])).toEqual([4, 0])
  })

  test('MI-MISSILE-04 a legion in contact does not shoot', () => {
    const contact = legion('Contact', 1, 532.5, 600, { figures: 4, files: 1 })
    const units = [archers(), foe(640, 500), contact]
    expect(optionKeys(volley(units))).toEqual([])
    expect(optionKeys(volley(units, {}, { contacts: [] }))).toContain('1')
  })

  test('MI-DIVISION-04 a reserve legion does not shoot', () => {
    const huitsanyal = [
      { seat: 0, reserve: true },
      { seat: 1, reserve: false },
    ]
    expect(optionKeys(volley([archers(), foe(600, 500)], {}, { huitsanyal }))).toEqual([])
  })

  test('MI-ARTILLERY-01 each crew figure of an engine makes one attack', () => {
    const engines = archers({ missile: null, engine: 'mediumDartThrower', weapons: [], figures: 2, files: 2 })
    expect(shots([engines, foe(600, 500)])).toEqual([8, 0])
  })

  test('MI-ARTILLERY-01 MI-ARTILLERY-06 a crew with losses shoots only with the figures left', () => {
    const engines = archers({ missile: null, engine: 'mediumDartThrower', weapons: [], figures: 2, files: 2 })
    const rule = function* (play: Play): Procedure {
      takeCasualties(play, presentUnit(play.state, 0), [0, 1, 2], 'magic', [])
      yield* missileStep(play)
    }
    const match = playRule({ step: 4, units: [engines, foe(600, 500)] }, rule, { answers: ['1'], seed: 'crew' })
    expect(eventArgs(match, 'volley.short')).toMatchObject([{ figures: 5 }])
  })

  test('MI-ROUT-10 a routing legion does not shoot', () => {
    expect(optionKeys(volley([archers({ routing: ['Enemy'] }), foe(600, 500)]))).toEqual([])
  })
})

describe('arc', () => {
  const archer = (more: More = {}) => archers({ figures: 1, files: 1, ...more })
  const mark = (x: number, y: number) => foe(x, y, { figures: 1, files: 1 })

  test('MI-MISSILE-07 the arc is 45° to each side of straight ahead, from the middle of the front', () => {
    expect(shots([archer(), mark(727, 500)])).toEqual([1, 0])
    expect(shots([archer(), mark(728, 500)])).toEqual([0, 0])
    expect(shots([archer(), mark(500, 500)])).toEqual([1, 0])
    expect(shots([archer({ facing: 'east' }), mark(700, 500)])).toEqual([1, 0])
    expect(shots([archer({ facing: 'south' }), mark(600, 500)])).toEqual([0, 0])
  })

  test('MI-MISSILE-07 MI-ARTILLERY-03 the arc of engines is 15°', () => {
    const engine = archer({ missile: null, engine: 'lightDartThrower', weapons: [] })
    expect(shots([engine, mark(626, 500)])).toEqual([2, 0])
    expect(shots([engine, mark(640, 500)])).toEqual([0, 0])
  })

  test('MI-MISSILE-07 MI-CREATURE-03 the arc of Hláka is all round in flight but not on foot', () => {
    const hlaka = (height: number) =>
      archer({ race: 'hlaka', missile: 'hlakaCrossbow', weapons: [], armour: 'light', height })
    expect(shots([hlaka(25), mark(600, 800)])).toEqual([1, 0])
    expect(shots([hlaka(0), mark(600, 800)])).toEqual([0, 0])
  })

  test('MI-MISSILE-07 MI-MISSILE-09 range is measured to the nearest base inside the arc', () => {
    const column = foe(700, 500, { facing: 'west', figures: 10, files: 10 })
    expect(shots([archer({ missile: 'nonshotSling' }), column])).toEqual([0, 1])
    expect(shots([archer({ missile: 'nonshotSling', facing: [1, -1] }), column])).toEqual([1, 0])
    expect(shots([archer({ missile: 'lightJavelin' }), column])).toEqual([0, 0])
  })
})

describe('range', () => {
  test('MI-MISSILE-09 MI-ODDS-06 MI-RANGE-01 each figure has its own range: short, long and out of range are separate', () => {
    const target = foe(525, 400, { figures: 1, files: 1, facing: 'south' })
    const long = archers({ figures: 40, files: 40, at: [600, 600] })
    const [short, far] = shots([long, target])
    expect({ short, far }).toEqual({ short: 16, far: 14 })
    const match = volley([long, target], { answers: ['1'], seed: 'bands' })
    expect(attacksBy(match, 'Archers').map(({ attack }) => attack)).toEqual([4, -1])
  })

  const ranges: readonly [string, number, number][] = [
    ['shortSelfBow', 150, 300],
    ['shortCompositeBow', 175, 350],
    ['strongShortBow', 200, 400],
    ['longBow', 225, 450],
    ['compositeBow', 225, 450],
    ['longCompositeBow', 250, 500],
    ['lightCrossbow', 200, 400],
    ['mediumWinchCrossbow', 250, 500],
    ['heavyWinchCrossbow', 300, 600],
    ['shenCrossbow', 250, 500],
    ['hlakaCrossbow', 150, 300],
    ['repeatingCrossbow', 125, 250],
    ['shotSling', 175, 350],
    ['nonshotSling', 125, 250],
    ['staffSling', 200, 400],
    ['throwingDart', 50, 100],
    ['lightJavelin', 50, 100],
    ['hlakaJavelin', 50, 100],
    ['mediumJavelin', 40, 75],
    ['throwingSpear', 40, 75],
    ['bola', 40, 75],
    ['blowgun', 40, 75],
    ['heavyJavelin', 25, 50],
    ['throwingAx', 25, 50],
    ['throwingClub', 25, 50],
    ['firepot', 25, 50],
  ]
  test.each(ranges)('MI-RANGE-01 %s: short to %i mm, long to %i', (missile, short, long) => {
    const at = (gap: number) => shots([archers({ missile, figures: 1, at: [600, 800] }), foe(600, 800 - gap)])
    expect([short, short + 1, long, long + 1].map(at)).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
      [0, 0],
    ])
  })

  test.each([
    ['lightDartThrower', 2, 350, 700],
    ['lightStoneThrower', 4, 300, 600],
    ['mediumDartThrower', 4, 450, 900],
    ['mediumStoneThrower', 4, 400, 800],
  ])('MI-RANGE-01 %s', (engine, crew, short, long) => {
    const shooter = archers({ missile: null, engine, weapons: [], figures: 1, at: [600, 1000] })
    const at = (gap: number) => shots([shooter, foe(600, 1000 - gap)])
    expect([short, short + 1, long, long + 1].map(at)).toEqual([
      [crew, 0],
      [0, crew],
      [0, crew],
      [0, 0],
    ])
  })

  test('MI-MISSILE-10 MI-MISSILE-11 downhill shots measure horizontally; uphill each level adds 25 mm', () => {
    const archer = archers({ figures: 1 })
    const hill = (y: number) => ({ terrain: 'hill', level: 1, shape: { disc: [600, y], diameter: 200 } })
    expect(shots([archer, foe(600, 375)])).toEqual([1, 0])
    expect(shots([archer, foe(600, 375)], { terrain: [hill(320)] })).toEqual([0, 1])
    expect(shots([archer, foe(600, 400)], { terrain: [hill(345)] })).toEqual([1, 0])
    expect(shots([archer, foe(600, 375)], { terrain: [hill(650)] })).toEqual([1, 0])
  })

  test('MI-MISSILE-10 MI-MISSILE-11 a flyer beside a stockade is not higher because of it', () => {
    const stockade = { terrain: 'stockade', shape: { wall: [[500, 430] as Json, [700, 430] as Json] } }
    const hlaka = foe(600, 425, { race: 'hlaka', weapons: [], armour: 'light', figures: 1, files: 1, height: 50 })
    expect(shots([archers({ figures: 1 }), hlaka], { terrain: [stockade] })).toEqual([1, 0])
  })

  test('MI-MISSILE-10 MI-MISSILE-11 defenders of a stockade stand one level up, defenders of a low wall do not', () => {
    const wall = (terrain: string) => ({
      terrain,
      shape: {
        wall: [
          [500, 380],
          [700, 380],
        ],
      },
    })
    const archer = archers({ figures: 1 })
    expect(shots([archer, foe(600, 375)], { terrain: [wall('lowWall')] })).toEqual([1, 0])
    const high = [wall('stockade')]
    const hlaka = foe(600, 375, { race: 'hlaka', weapons: [], armour: 'light', figures: 1, files: 1, height: 50 })
    expect(shots([archer, hlaka])).toEqual([0, 1])
    expect(shots([archers({ figures: 1, at: [600, 395], facing: 'south' }), foe(600, 620)], { terrain: high })).toEqual(
      [1, 0],
    )
  })
})

describe('overhead', () => {
  const above = foe(600, 630, { race: 'hlaka', weapons: [], armour: 'light', figures: 1, files: 1, height: 50 })

  test('MI-MISSILE-08 shots straight up at flyers fall back on the shooters if they miss', () => {
    const below = archers({ figures: 4, files: 4, armour: 'light', stand: 'standing' })
    const script = { answers: [secret(0, '1'), 'left'], dice: [100, 100] }
    const match = volley([below, above], script, { contacts: [] })
    expect(eventArgs(match, 'volley.short')).toEqual([
      { shooter: 'Archers', target: 'Enemy', figures: 4, casualties: 1 },
    ])
    expect(eventArgs(match, 'volley.fell-back')).toEqual([{ shooter: 'Archers', misses: 3, casualties: 1 }])
    expect(termsOf(match, 'Archers', 'attack', 1)).toEqual({ 'weapon.longBow': 4 })
    expect(termsOf(match, 'Archers', 'defence', 1)).toEqual({ 'armour.light': 5, 'term.shieldless': -3 })
    expect(eventArgs(match, 'casualties')).toEqual([
      { unit: 'Enemy', lost: 1 },
      { unit: 'Archers', lost: 1 },
    ])
  })

  test('MI-MISSILE-08 MI-ARTILLERY-01 the crew of an engine shoots and misses', () => {
    const engine = archers({ missile: null, weapons: [], engine: 'lightDartThrower', figures: 1, stand: 'standing' })
    const match = volley([engine, above], { answers: [secret(0, '1')], dice: [100, 100] }, { contacts: [] })
    expect(eventArgs(match, 'volley.short')).toMatchObject([{ figures: 2, casualties: 0 }])
    expect(eventArgs(match, 'volley.fell-back')).toMatchObject([{ misses: 2 }])
  })

  test('MI-MISSILE-08 only cover protects the shooters below', () => {
    const house = { terrain: 'rough', shape: { box: [500, 590], size: [200, 100] } }
    const match = volley(
      [archers({ figures: 4, files: 4, disorganized: true, stand: 'standing' }), above],
      { answers: [secret(0, '1')], seed: 'cover' },
      { terrain: [house], contacts: [] },
    )
    expect(termsOf(match, 'Archers', 'attack', 1)).toEqual({ 'weapon.longBow': 4, 'terrain.rough': -3 })
  })

  test('MI-MISSILE-08 nothing falls back if all shots hit or the flyers shoot down', () => {
    const archer = archers({ figures: 1, armour: 'light', stand: 'standing' })
    const hit = volley([archer, above], { answers: [secret(0, '1')], dice: [1] }, { contacts: [] })
    expect({
      casualties: eventArgs(hit, 'volley.short')[0]!.casualties,
      volleyFellBack: eventArgs(hit, 'volley.fell-back'),
    }).toEqual({ casualties: 1, volleyFellBack: [] })
    const hlaka = archers({
      race: 'hlaka',
      missile: 'hlakaCrossbow',
      weapons: [],
      armour: 'light',
      figures: 1,
      height: 50,
    })
    const down = volley([hlaka, foe(600, 640)], { answers: [secret(0, '1')], seed: 'down' }, { contacts: [] })
    expect({
      volleyShortCount: eventArgs(down, 'volley.short').length,
      volleyFellBack: eventArgs(down, 'volley.fell-back'),
    }).toEqual({ volleyShortCount: 1, volleyFellBack: [] })
  })
})

describe('shooting into melee', () => {
  const friends = (more: More = {}) => legion('Friends', 0, 600, 400, { figures: 20, ...more })
  const engagedFoe = (more: More = {}) => legion('Enemy', 1, 600, 400, { figures: 20, ...more })
  const shotsPast = (shooter: Json, target: Json) => shots([shooter, target, friends()])

  test('MI-MISSILE-13 a legion in melee cannot be shot at from the front, however deep it stands', () => {
    const before = [archers({ at: [750, 480] }), engagedFoe({ figures: 40 }), friends({ files: 5, at: [562.5, 400] })]
    // The front ends at 675 and the archers stand from 675 to 825: four of them are more beside the legion than before it.
    expect(shots(before)).toEqual([4, 0])
    const close = [archers({ at: [650, 480], figures: 5 }), ...before.slice(1)]
    expect(optionKeys(volley(close))).toEqual([])
    expect(optionKeys(volley(close, {}, { contacts: [] }))).toEqual(['1', 'hold'])
  })

  test('MI-MISSILE-13 MI-SITUATION-04 a shooter beside the flank is behind only if it is farther back than to the side', () => {
    // The rear edge of two ranks is at 360, the flank at 525; the archer's centre is 10 mm behind their front.
    const from = (x: number, y: number) =>
      shotsPast(archers({ at: [x, y], facing: [1, 1], figures: 1 }), engagedFoe({ facing: 'south' }))
    expect(from(440, 340)).toEqual([0, 0])
    expect(from(490, 300)).toEqual([1, 0])
  })

  test('MI-MISSILE-13 it may be shot at from behind its rear edge', () => {
    const behind = archers({ at: [600, 200], facing: 'south' })
    expect(shotsPast(behind, engagedFoe())).toEqual([10, 0])
  })

  test('MI-MISSILE-13 from the side only the third and deeper ranks may be shot at, and the range counts to them', () => {
    const beside = archers({ at: [500, 370], facing: 'east', figures: 1, missile: 'lightJavelin' })
    expect(shotsPast(beside, engagedFoe({ figures: 20 }))).toEqual([0, 0])
    expect(shotsPast(beside, engagedFoe({ figures: 40 }))).toEqual([1, 0])
    const range = (gap: number) =>
      archers({ at: [525 - gap, 350], facing: 'east', figures: 1, missile: 'lightJavelin' })
    expect({
      50: shotsPast(range(50), engagedFoe({ figures: 40 })),
      51: shotsPast(range(51), engagedFoe({ figures: 40 })),
    }).toEqual({ 50: [1, 0], 51: [0, 1] })
    const abreast = (gap: number) =>
      archers({ at: [525 - gap, 390], facing: [1, -1], figures: 1, missile: 'lightJavelin' })
    expect({
      shotsPast: shotsPast(abreast(45), engagedFoe({ figures: 30 })),
      shots: shots([abreast(45), engagedFoe({ figures: 30 })]),
    }).toEqual({ shotsPast: [0, 1], shots: [1, 0] })
  })
})
