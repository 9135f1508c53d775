import { expect, test } from 'vitest'
import { sees } from '../ground/sight.ts'
import { gun } from '../testing/gun.ts'
import { loadPosition } from '../testing/rule.ts'
import { fighterNamed, figure } from '../testing/scene.ts'
import { CENTIMETRE } from '../units.ts'
import { potential } from './potential.ts'
import { suggestMoves } from './suggestions.ts'

interface Suggested {
  readonly path: readonly { readonly x: number; readonly y: number }[]
  readonly facing?: { readonly x: number; readonly y: number }
}

/** Ann's run suggestions at (20, 30), in cm, and how she would then see Bob. */
function placesOf(table: Parameters<typeof loadPosition>[0]) {
  const play = loadPosition(table)
  const ann = fighterNamed(play, 'Ann')
  const moves = [...suggestMoves(play, ann, potential(play, ann, 'run'))] as unknown as Suggested[]
  return moves.flatMap(({ path, facing }) => {
    const end = path.at(-1)
    if (!end) return []
    const at = { x: end.x, y: end.y, facing: facing! }
    return [
      { x: end.x / CENTIMETRE, y: end.y / CENTIMETRE, seen: sees(play, fighterNamed(play, 'Bob'), { ...ann, at }) },
    ]
  })
}

test('CF-SIGHT-05 suggests a place in reach where scenery hides the fighter', () => {
  const figures = [figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30, {}, { facing: 'west' })]
  const near = placesOf({ figures, scenery: [{ kind: 'ruin', at: [26, 36], size: [6, 6] }] })
  expect(near.filter(({ y }) => y > 33)).toEqual([expect.objectContaining({ seen: 'none' })])
  const far = placesOf({ figures, scenery: [{ kind: 'ruin', at: [26, 58], size: [6, 6] }] })
  expect(far.length).toBeGreaterThan(1)
  expect(far.filter(({ y }) => y > 33)).toEqual([])
  // Behind a pillar narrower than Bob's base, Bob would still be seen.
  const thin = placesOf({ figures, scenery: [{ kind: 'ruin', at: [26, 36], size: [1, 1] }] })
  expect(thin.filter(({ y }) => y > 33)).toEqual([])
})

test('CF-SIGHT-05 suggests no hiding place to a fighter already out of sight', () => {
  const figures = [figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30, {}, { facing: 'west' })]
  // The place right behind the ruin lies 2 cm before her, and it already hides her.
  const places = placesOf({ figures, scenery: [{ kind: 'ruin', at: [30, 30], size: [3, 12] }] })
  expect(places.filter(({ x, y }) => x > 20 && x < 24 && y === 30)).toEqual([])
})

test("CF-LEAD-02 suggests the furthest place inside the commander's aura, and the way back into it", () => {
  const ledFrom = (y: number) =>
    placesOf({
      figures: [
        figure('Ann', 0, 20, 30),
        figure('Chief', 0, 20, y, { abilities: ['leadership/10'], command: 'commander' }),
        figure('Bob', 1, 110, 30, {}, { facing: 'west' }),
      ],
    })
  const besideHim = ledFrom(27)
  expect(besideHim[0]!.x).toBeGreaterThan(35)
  expect(besideHim.filter(({ x }) => x > 25 && x < 30)).toHaveLength(1)
  expect(ledFrom(50).filter(({ y }) => y > 31)).toEqual([expect.objectContaining({ y: expect.closeTo(40, 1) })])
})

function looks({ x, y }: { readonly x: number; readonly y: number }): string {
  const far = Math.max(Math.abs(x), Math.abs(y))
  return `looks ${(x / far).toFixed(1)},${(y / far).toFixed(1)}`
}

/** Every move suggested to Ann for a walk of 10 cm: its points in cm and her final facing. */
function movesOf(table: Parameters<typeof loadPosition>[0], kind: 'walk' | 'run' = 'walk') {
  const play = loadPosition(table)
  const ann = fighterNamed(play, 'Ann')
  const moves = [...suggestMoves(play, ann, potential(play, ann, kind))] as unknown as Suggested[]
  return moves.map(({ path, facing }) => {
    const points = path.map((end) => `${(end.x / CENTIMETRE).toFixed(1)},${(end.y / CENTIMETRE).toFixed(1)}`)
    return [...points, ...(facing ? [looks(facing)] : [])].join(' ').replaceAll('-0.0', '0.0')
  })
}

test('CF-ACT-16 suggests walks towards the three nearest enemies, half as far towards the nearest, turned to it, and away from it', () => {
  const enemies = [
    figure('Bob', 1, 60, 30, { mov: 15 }),
    figure('Ben', 1, 20, 58, {}, { facing: 'north' }),
    figure('Bea', 1, 63, 30),
    figure('Bud', 1, 110, 30),
  ]
  // Ben is nearest, then Bob, and Bea behind Bob, so that the path leads round Bob; Bud is the fourth.
  expect(movesOf({ figures: [figure('Ann', 0, 20, 30), ...enemies] })).toEqual([
    '20.0,40.0 looks 0.0,1.0',
    '30.0,30.0 looks 1.0,0.0',
    '30.0,29.4 looks 1.0,0.0',
    '20.0,35.0 looks 0.0,1.0',
    'looks 0.0,1.0',
    '20.0,20.0 looks 0.0,-1.0',
  ])
})

test('CF-ACT-16 suggests paths that bend round obstacles and stop before enemies in the way', () => {
  const wall = { kind: 'building' as const, at: [30, 30], size: [2, 8] }
  const moves = movesOf({ figures: [figure('Ann', 0, 24, 30), figure('Bob', 1, 60, 30)], scenery: [wall] as never })
  const [first] = moves
  expect(first?.split(' ').filter((word) => word.includes(',')).length).toBeGreaterThan(2)
  // With her back to the table edge she moves back as far as it allows.
  const edge = movesOf({ figures: [figure('Ann', 0, 8, 30), figure('Bob', 1, 60, 30)] })
  expect(edge.at(-1)).toBe('2.0,30.0 looks -1.0,0.0')
})

test('CF-MOVE-05 suggests the same moves wherever out of reach an enemy stands, for a marksman too', () => {
  const bow = { aim: 3, weapon: { name: 'Bow', strength: 6, ranges: [20, 40, 60] } }
  for (const more of [{}, bow]) {
    const movesAt = (x: number) => movesOf({ figures: [figure('Ann', 0, 20, 30, more), figure('Bob', 1, x, 30)] })
    const moves = movesAt(43)
    expect(moves).toContain('30.0,30.0 looks 1.0,0.0')
    for (const x of [36, 48, 60, 75, 90]) expect(movesAt(x)).toEqual(moves)
  }
})

test('CF-MOVE-02 suggests only staying in place when no enemies are left', () => {
  expect(
    movesOf({ figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30, {}, { status: 'eliminated' })] }),
  ).toEqual(['looks 1.0,0.0'])
})

test('CF-MACHINE-18, CF-MACHINE-20 suggests paths that a machine can roll, straight ahead and towards enemies, and its turns', () => {
  const engine = { mobile: true, weight: 5, crew: null, structurePoints: 8 }
  const chariot = gun('Ann', 0, 20, 30, engine, { mov: 10, cou: 9, abilities: [], weapon: null })
  const moves = movesOf({ figures: [chariot, figure('Bob', 1, 20, 55)] })
  expect(moves).toContain('20.0,40.0')
  expect(moves).toContain('30.0,30.0')
  expect(moves).toContain('20.0,32.0')
  expect(moves.at(-1)).toBe('looks 0.0,1.0')
})
