import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { areTouching, centreOf, contoursOf } from '../body.ts'
import { army, battle, DRAWN_UP, foot, setupOf } from '../testing/battle.ts'
import { judgeProposal, optionKeys, promptId, unit } from '../testing/scene.ts'

const legions = (...names: string[]) => names.map((name) => foot(name))
const setup = (first: Record<string, never> | ReturnType<typeof army>) => setupOf({ armies: [first, army()] })
const three = setup(army({ legions: legions('A', 'B', 'C') }))
const at = (x: number, y: number, more = {}) => ({ path: [{ x: x * 100, y: y * 100 }], ...more })

test('MI-DIVISION-01 an army has a huitsán for each dritlán and a reserve under the kérdu', () => {
  const match = battle(setup(army({ legions: Array.from({ length: 8 }, (_, i) => foot(`L${i}`)) })))
  const own = match.state.huitsanyal.filter(({ seat }) => seat === 0)
  expect(own.map(({ reserve }) => reserve)).toEqual([false, false, true])
  expect(own.map(({ commander }) => commander !== null && match.state.units[commander]!.name)).toEqual([
    'Dritlán 1',
    'Dritlán 2',
    false,
  ])
})

test('MI-DIVISION-02 every legion is assigned to one huitsán after the terrain is laid', () => {
  const match = battle(three, { plans: [['each', '0', '1', '0'], []] })
  expect(['A', 'B', 'C'].map((name) => unit(match, name).huitsan)).toEqual([0, 1, 0])
})

test('MI-DIVISION-03 the reserve holds two legions at most, a dritlán any number', () => {
  const match = battle(three, { plans: [['each', '1', '1'], []] })
  expect(promptId(match, 0)).toBe('ask.draw-up')
  expect(unit(match, 'C').huitsan).toBe(0)
  expect(optionKeys(battle(three, { plans: [['each', '1'], []] }), 0)).toEqual(['0', '1'])
})

test('MI-UNIT-01 every figure belongs to a legion, a command group or a team', () => {
  const match = battle(three, { plans: DRAWN_UP, dice: Array.from({ length: 10 }, () => [2, 1]).flat() })
  const figures = match.state.units.filter(({ seat }) => seat === 0).map(({ name, original }) => [name, original])
  expect(figures).toEqual([
    ['A', 20],
    ['B', 20],
    ['C', 20],
    ['Dritlán', 3],
    ['Kérdu', 4],
    ['Attack mage', 1],
    ['Defence mage', 1],
  ])
})

test("MI-DEPLOY-01 MI-GEN-11 neither side sees the other's plan until both are complete", () => {
  const half = battle(three, { plans: [['evenly', 'line'], []] })
  expect(half.state.units.filter(({ seat, body }) => seat === 0 && body)).toHaveLength(7)
  expect(half.view(1).figures).toEqual([])
  expect(half.view(0).figures).toHaveLength(7)
  const done = battle(three, { plans: DRAWN_UP, dice: Array.from({ length: 10 }, () => [2, 1]).flat() })
  expect(done.view(1).figures).toHaveLength(12)
})

test('MI-DEPLOY-03 an army deploys within 300 mm of its own long edge', () => {
  const start = battle(setupOf(), { plans: [['evenly', 'each'], []] })
  expect(judgeProposal(start, at(1200, 899), 0).ok).toBe(false)
  expect(judgeProposal(start, at(1200, 900), 0).ok).toBe(true)
  expect(judgeProposal(start, at(1200, 400), 0)).toMatchObject({ ok: false, rules: ['MI-DEPLOY-03'] })
})

test('MI-DEPLOY-03 MI-LEADER-03 a dritlán deploys touching a legion of the huitsán', () => {
  const drawn = battle(setupOf(), { plans: [['evenly', 'each', at(1200, 920)], []] })
  expect(promptId(drawn, 0)).toBe('ask.draw-up-unit')
  expect(judgeProposal(drawn, at(1200, 1100), 0)).toMatchObject({ ok: false, rules: ['MI-LEADER-03', 'MI-DEPLOY-03'] })
  const plan = ['evenly', 'each', at(1200, 920), at(1200, 1000), at(100, 1100), at(2200, 1150), at(2300, 1150)]
  const behind = battle(setupOf(QUIET), { plans: [plan, DRAWN_UP[1]], dice: [60, 40] })
  const dritlan = unit(behind, 'Dritlán')
  expect(areTouching(dritlan.body!, unit(behind, 'Legion').body!)).toBe(true)
  expect(dritlan.with).toBe(0)
})

/** Without champions' duels two dice decide who chooses the roles. */
const QUIET = { options: { champions: false } }

test('MI-LEADER-03 a dritlán beside two legions is with their own; if both are, the opponent decides', () => {
  // A and B stand 5 mm apart, the dritlán behind the gap.
  const places = [at(1000, 950), at(1080, 950), at(1500, 950), at(1040, 1030)]
  const others = [at(100, 1100), at(2200, 1150), at(2300, 1150)]
  const deployBeside = (huitsanyal: readonly string[], dice: readonly number[]) =>
    battle({ ...(three as object), ...QUIET } as Json, {
      plans: [['each', ...huitsanyal, 'each', ...places, ...others], DRAWN_UP[1]],
      dice,
    })
  expect(unit(deployBeside(['1', '0', '0'], [60, 40]), 'Dritlán').with).toBe(1)
  const unclear = deployBeside(['0', '0', '0'], [])
  expect({ promptId: promptId(unclear), seat: unclear.pending[0]!.seat, offeredKeys: optionKeys(unclear) }).toEqual({
    promptId: 'ask.company',
    seat: 1,
    offeredKeys: ['with-0', 'with-1'],
  })
})

test('MI-DEPLOY-03 the kérdu and magic users deploy anywhere in the zone', () => {
  const plan = ['evenly', 'each', at(1200, 920), at(1200, 1000), at(100, 1100), at(2200, 1150)]
  const match = battle(setupOf(), { plans: [plan, []] })
  expect({ kRduWith: unit(match, 'Kérdu').with, attackMageWith: unit(match, 'Attack mage').with }).toEqual({
    kRduWith: null,
    attackMageWith: null,
  })
})

test('MI-DEPLOY-03 a facing of any length is stored as a direction', () => {
  const crooked: Json = { path: [{ x: 120_000, y: 95_000 }], facing: { x: -10_552, y: -793_438 } }
  const match = battle(setupOf(), { plans: [['evenly', 'each', crooked], []] })
  const { body } = unit(match, 'Legion')
  const { facing } = body?.kind === 'ranks' ? body.formation.pose : {}
  expect(Math.sqrt(facing!.x ** 2 + facing!.y ** 2)).toBeCloseTo(1_000_000, -1)
})

test('MI-PASS-05 units cannot overlap when deployed', () => {
  const match = battle(three, { plans: [['evenly', 'each', at(1200, 920)], []] })
  expect(judgeProposal(match, at(1230, 940), 0)).toMatchObject({ ok: false, rules: ['MI-PASS-05'] })
})

test('MI-TERRAIN-13 MI-TERRAIN-18 no unit deploys in a pond, and no line in dense woods', () => {
  const terrain = [
    { terrain: 'pond', shape: { disc: [600, 1000], diameter: 100 } },
    { terrain: 'denseWoods', shape: { disc: [1800, 1000], diameter: 100 } },
  ]
  const match = battle(setupOf({ terrain }), { plans: [['evenly', 'each'], []] })
  expect(judgeProposal(match, at(600, 990), 0).ok).toBe(false)
  expect(judgeProposal(match, at(1800, 990), 0).ok).toBe(false)
  expect(judgeProposal(match, at(1200, 990), 0).ok).toBe(true)
})

test('MI-DEPLOY-01 a line of battle can be deployed in one answer', () => {
  const match = battle({ ...(three as object), ...QUIET } as Json, { plans: DRAWN_UP, dice: [60, 40] })
  const bodies = match.state.units.filter(({ seat }) => seat === 0).map(({ body }) => body!)
  expect(
    bodies.flatMap((body) => contoursOf(body)).every(({ ys }) => ys.every((y) => y >= 90_000 && y <= 120_000)),
  ).toBe(true)
  expect(unit(match, 'Dritlán').with).not.toBeNull()
})

test('MI-LEADER-19 in a line of battle the kérdu stands on high ground behind the army, not in front', () => {
  const deployWithHill = (x: number, y: number) => {
    const terrain = [{ terrain: 'hill', shape: { disc: [x, y], diameter: 100 } }]
    const match = battle(setupOf({ armies: [army(), army()], terrain }), { plans: [['evenly', 'line'], []] })
    return centreOf(unit(match, 'Kérdu').body!)
  }
  expect(Math.abs(deployWithHill(700, 1120).x - 70_000)).toBeLessThan(100)
  expect(Math.abs(deployWithHill(700, 700).x - 70_000)).toBeGreaterThan(10_000)
})

test('MI-LEADER-17 an army has one dritlán per 150 figures or part, engine crews included', () => {
  const count = (list: readonly ReturnType<typeof foot>[]) => {
    const match = battle(setup(army({ legions: [...list] })))
    return match.state.units.filter(({ seat, office }) => seat === 0 && office?.kind === 'dritlan').length
  }
  const many = (figures: number) => foot('Many', { figures })
  expect(count([many(150)])).toBe(1)
  expect(count([many(151)])).toBe(2)
  expect(count([many(150), foot('More', { figures: 151 })])).toBe(3)
  // Two light dart-throwers have a crew of two each.
  expect(count([many(146), foot('Engines', { figures: 2, engine: 'lightDartThrower', weapons: [] })])).toBe(1)
  expect(count([many(147), foot('Engines', { figures: 2, engine: 'lightDartThrower', weapons: [] })])).toBe(2)
})

test('MI-PLATFORM-02 platforms built before the battle stand under their owners', () => {
  const match = battle(setup(army({ teams: [{ level: 5, platform: true }] })), {
    plans: DRAWN_UP,
    dice: Array.from({ length: 10 }, () => [2, 1]).flat(),
  })
  expect(match.state.platforms).toHaveLength(1)
  expect(unit(match, 'Defence mage').platform).toBe(0)
})

const deployArmy = (list: ReturnType<typeof army>) =>
  battle(setup(list), { plans: DRAWN_UP, dice: Array.from({ length: 10 }, () => [2, 1]).flat() })

test('MI-DIVISION-01 MI-DIVISION-07 each dritlán belongs to the huitsán they lead', () => {
  const { state } = deployArmy(army({ legions: Array.from({ length: 8 }, (_, i) => foot(`L${i}`)) }))
  const led = state.huitsanyal.flatMap(({ commander }, index) =>
    commander === null ? [] : [[commander, index] as const],
  )
  expect(led).toHaveLength(3)
  for (const [commander, index] of led) expect(state.units[commander]!.huitsan).toBe(index)
})

test('MI-PLATFORM-02 MI-PLATFORM-07 only the team of its owner stands on a platform', () => {
  const teams = [{ level: 5, platform: true }, { level: 4 }]
  const { state } = deployArmy(army({ teams }))
  const on = state.units
    .filter(({ platform }) => platform !== null)
    .map(({ office }) => office?.kind === 'mage' && office.team)
  expect(on).toEqual([0, 0])
  const led = deployArmy(army({ kerdu: { platform: true } })).state
  expect(led.units.filter(({ platform }) => platform !== null).map(({ name }) => name)).toEqual(['Kérdu'])
})

test('MI-CHARGE-09 MI-RELOAD-09 after deployment legions may charge, engines and leaders may not, and everything is loaded', () => {
  const engines = foot('Engines', { engine: 'lightDartThrower', figures: 2, weapons: [] })
  const match = deployArmy(army({ legions: [foot('Line', { missile: 'repeatingCrossbow' }), engines] }))
  const may = ['Line', 'Engines', 'Dritlán', 'Kérdu', 'Attack mage'].map((name) => unit(match, name).mayCharge)
  expect(may).toEqual([true, false, false, false, false])
  expect(unit(match, 'Line').load).toMatchObject({ loaded: true, shots: 2 })
  expect(unit(match, 'Engines').load).toMatchObject({ loaded: true, shots: 1 })
})
