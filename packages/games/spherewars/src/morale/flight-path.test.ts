import type { Json, Procedure } from '@fray/kernel'
import { pathLength } from '@fray/tabletop'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faults } from '../faults.ts'
import { enemiesInContact } from '../ground/board.ts'
import { mayStandAt } from '../ground/ground.ts'
import { combatant, type Play } from '../state.ts'
import { plain } from '../testing/duel.ts'
import { loadPosition, playRuleAtRandom } from '../testing/rule.ts'
import type { Scene } from '../testing/scene.ts'
import { at } from '../testing/shooting.ts'
import { inches } from '../units.ts'
import { flightLength, startFlight } from './flight.ts'
import { fleeFromBlood } from './pursuit.ts'

/** Sizes of base by roster entry: 30, 40 and 50 mm. */
const BODIES = ['battler', 'fiend', 'leviathan'] as const
const RADII = [0.6, 0.8, 1] as const

interface TestBody {
  readonly size: number
  readonly seat: number
  readonly x: number
  readonly y: number
  readonly flies: boolean
  readonly mov: number
  readonly ephemeral: boolean
}

const coordinate = (low: number, high: number) => fc.integer({ min: low * 20, max: high * 20 }).map((n) => n / 20)

const body: fc.Arbitrary<TestBody> = fc.record({
  size: fc.integer({ min: 0, max: 2 }),
  seat: fc.integer({ min: 0, max: 1 }),
  x: coordinate(3, 15),
  y: coordinate(3, 15),
  flies: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
  mov: fc.integer({ min: 1, max: 8 }),
  ephemeral: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
})

const piece: fc.Arbitrary<Json> = fc
  .record({
    kind: fc.integer({ min: 0, max: 4 }),
    x: coordinate(2, 14),
    y: coordinate(2, 14),
    turn: fc.integer({ min: 0, max: 170 }),
  })
  .map(({ kind, x, y, turn }): Json => {
    if (kind === 0) return { type: 'hill', features: [], density: 'impassable', diameter: 2, x, y }
    if (kind === 1) return { type: 'hedge', from: [x, y], to: [x + 2, y + 1] }
    if (kind === 2) return { type: 'wood', density: 'dense', diameter: 3, x, y }
    if (kind === 3)
      return {
        type: 'shallow-lava',
        outline: [
          [x, y],
          [x + 2, y],
          [x + 2, y + 1.5],
          [x, y + 1.5],
        ],
      }
    return { type: 'house', length: 3, width: 3, x, y, turn }
  })

const SIDE = 18
const TABLE = { width: SIDE, depth: SIDE }

/** Those of a crowd that stand clear of the ones before them; the first two stay whatever happens. */
function spread(bodies: readonly TestBody[]): TestBody[] {
  const kept: TestBody[] = []
  for (const body of bodies) {
    const clear = kept.every(
      (other) => Math.hypot(body.x - other.x, body.y - other.y) > RADII[body.size]! + RADII[other.size]! + 0.05,
    )
    if (clear) kept.push(body)
  }
  return kept
}

function figureOf({ size, seat, x, y, flies, mov, ephemeral }: TestBody, i: number): Json {
  const profile = { mov, movement: flies ? 'flying' : 'fixed', ephemeral: ephemeral && i > 1, abilities: [] }
  const [, more] = plain(`N${i}`, profile) as [string, Record<string, Json>]
  return at([BODIES[size]!, more], seat as 0 | 1, x, y)
}

/** A place in contact with somebody, at an hour of the clock. */
function beside(other: TestBody, { size }: TestBody, hour: number): { x: number; y: number } {
  const apart = RADII[other.size]! + RADII[size]!
  const angle = (hour * Math.PI) / 6
  return { x: other.x + apart * Math.cos(angle), y: other.y + apart * Math.sin(angle) }
}

/** Answers every question at random until the rule is done. */
function playOut(match: Scene, choices: readonly number[]): Scene {
  for (let i = 0; match.pending.length > 0 && i < 100; i++) {
    const decision = match.pending[0]!
    const options = decision.kind === 'pick' ? decision.options : []
    match.answer(decision.seat, options[(choices[i % choices.length] ?? 0) % options.length]!.key)
  }
  expect(match.pending).toEqual([])
  return match
}

/** Skips scenes in which somebody could not stand where it starts. */
function isSound(position: Json): boolean {
  let play: Play
  try {
    play = loadPosition(position)
  } catch {
    return false
  }
  return play.state.combatants.every((combatant) => mayStandAt(play, combatant, combatant.at))
}

function check(match: Scene): void {
  const { state } = match
  const play = { state, setup: { width: inches(SIDE), depth: inches(SIDE) } } as Play
  expect(faults(state, play.setup, [])).toEqual([])
  for (const combatant of state.combatants) {
    if (combatant.status !== 'standing') continue
    expect(mayStandAt(play, combatant, combatant.at, [combatant.at])).toBe(true)
    if (combatant.fleeing) expect(enemiesInContact(play, combatant)).toEqual([])
  }
}

/** How much longer a way may come out by rounding its corners to whole hundredths. */
const ROUNDING = 20

function longestRun(match: Scene): number {
  const lengths = match.events
    .filter(({ type }) => type === 'flight')
    .map(({ paths = [] }) => pathLength((paths[0]?.points ?? []).map(([x, y]) => ({ x, y }))))
  return Math.max(0, ...lengths)
}

const scene = fc.record({
  bodies: fc.array(body, { minLength: 2, maxLength: 16 }),
  pieces: fc.array(piece, { maxLength: 3 }),
  choices: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }),
  from: fc.record({ x: coordinate(2, 16), y: coordinate(2, 16) }),
})

/** Plays a rule on a table and answers at random; nobody may end where nobody may stand. */
function playOn(position: Json, choices: readonly number[], runner: number, rule: (play: Play) => Procedure): void {
  let allowance = 0
  const match = playRuleAtRandom(
    position,
    function* (play) {
      allowance = flightLength(play, combatant(play, runner))
      yield* rule(play)
    },
    choices.join(),
  )
  check(playOut(match, choices))
  expect(longestRun(match)).toBeLessThanOrEqual(allowance + ROUNDING)
}

describe('flights over random tables', () => {
  test('SW-FLEE-02 SW-FLEE-08 SW-FLEE-10 SW-BASE-05 a flight overlaps nobody, goes no further than allowed and keeps standing combatants on the table', () => {
    fc.assert(
      fc.property(scene, ({ bodies, pieces, choices, from }) => {
        const figures = spread(bodies).map(figureOf)
        const position: Json = { table: TABLE, figures, scenery: pieces }
        fc.pre(isSound(position))
        playOn(position, choices, 0, (play) =>
          startFlight(play, combatant(play, 0), { x: inches(from.x), y: inches(from.y) }, []),
        )
      }),
      { numRuns: 300 },
    )
  })

  test('SW-PURSUIT-08 SW-PURSUIT-10 the same holds for pursuits', () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 0, max: 11 }), ({ bodies, pieces, choices }, hour) => {
        const [first, second, ...others] = bodies as [TestBody, TestBody, ...TestBody[]]
        const winner = { ...first, seat: 0, ephemeral: false }
        const loser = { ...second, ...beside(first, second, hour), seat: 1, ephemeral: false }
        const crowd = spread([loser, ...spread([winner, ...others]).slice(1)]).slice(1)
        const position: Json = { table: TABLE, figures: [winner, loser, ...crowd].map(figureOf), scenery: pieces }
        fc.pre(isSound(position))
        playOn(position, choices, 1, (play) => fleeFromBlood(play, combatant(play, 1), combatant(play, 0)))
      }),
      { numRuns: 200 },
    )
  })
})
