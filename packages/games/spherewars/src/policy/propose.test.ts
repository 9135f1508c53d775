import { type Answer, type Json, Random } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spherewars } from '../game.ts'
import { type Scene, scene } from '../testing/scene.ts'
import { archer, at, shootingTarget } from '../testing/shooting.ts'

/** Lays out a scene in the round of seat 0 and plays its answers. */
function begin(figures: readonly Json[], answers: readonly Json[] = [], more: Record<string, Json> = {}): Scene {
  return scene({ figures: [...figures], round: 0, ...more }, { answers })
}

/** Gets what the policy proposes to the seat that is asked. */
function proposalsFor(match: Scene, misjudgement = 0): readonly Answer[] {
  const { state, setup } = match
  const random = Random.fromSeed('policy')
  return spherewars.bots.propose!({ state, setup, decision: match.pending[0]!, random, misjudgement }) ?? []
}

const ann = at(shootingTarget('Ann'), 0, 20, 20)
const friend = at(shootingTarget('Friend'), 0, 30, 20)

test('a fighter joins an enemy within reach, and never one out of it', () => {
  const near = at(shootingTarget('Near'), 1, 20, 27)
  const far = at(shootingTarget('Far'), 1, 20, 33)
  expect(proposalsFor(begin([ann, near, far], ['0']))[0]).toBe('join')
  expect(proposalsFor(begin([ann, near, far], ['0', 'join']))).toEqual(['1'])
  expect(proposalsFor(begin([ann, far], ['0']))).toEqual(['speed-up', 'run', 'stand'])
})

test('a declared join that nobody is near enough for goes to the nearest enemy', () => {
  const near = at(shootingTarget('Near'), 1, 20, 33)
  const far = at(shootingTarget('Far'), 1, 20, 38)
  expect(proposalsFor(begin([ann, near, far], ['0', 'join']))).toEqual(['1'])
})

test('a fighter does not declare to speed up close to an enemy', () => {
  const close = at(shootingTarget('Close'), 1, 20, 24)
  expect(proposalsFor(begin([ann, close], ['0']))).not.toContain('speed-up')
})

test('SW-BASE-06: an unmeasured distance is misjudged, a measured one is not', () => {
  const reached = [...Array(40).keys()].map((i) => at(shootingTarget(`Rim ${i}`), 1, 20 + i / 100, 29.1))
  const judge = (more: Record<string, Json>) =>
    new Set(reached.map((rim) => proposalsFor(begin([ann, rim], ['0'], more), 0.1).includes('join')))
  expect(judge({}).size).toBe(2)
  expect(judge({ options: { premeasuring: true } }).size).toBe(1)
})

test('fighters gang up, and prefer dear, soft and unskilled enemies', () => {
  const enemies = (...more: readonly Record<string, Json>[]) =>
    more.map((profile, i) => at(shootingTarget(`Enemy ${i}`, profile), 1, 16 + 8 * i, 25))
  const first = (figures: readonly Json[]) => proposalsFor(begin(figures, ['0', 'join']))[0]
  expect(first([ann, ...enemies({}, { dex: 5 })])).toBe('1')
  expect(first([ann, ...enemies({ conMundane: 6 }, {})])).toBe('2')
  const beside = at(shootingTarget('Beside'), 0, 24, 26.2)
  expect(first([ann, beside, ...enemies({}, {})])).toBe('3')
  expect(first([ann, at(shootingTarget('Beside'), 0, 16, 26.2), ...enemies({}, {})])).toBe('2')
})

test('a shooter stands and shoots in range, comes into range, and hurries from afar', () => {
  const target = (gap: number) => at(shootingTarget('Target'), 1, 20, 20 + gap + 1.18)
  const bow = at(archer('Archer'), 0, 20, 20)
  const action = (gap: number) => proposalsFor(begin([bow, target(gap)], ['0']))[0]
  expect([7.5, 11, 14].map(action)).toEqual(['stand', 'run', 'speed-up'])
})

test('a shooter stops where it can shoot, no nearer', () => {
  const match = begin([at(archer('Archer'), 0, 20, 20), at(shootingTarget('Target'), 1, 20, 31)], ['0', 'run'])
  const [way] = proposalsFor(match) as readonly { path: readonly { y: number }[] }[]
  const gap = 31 - way!.path.at(-1)!.y / 2500 - 1.18
  expect(gap).toBeGreaterThan(5)
  expect(gap).toBeLessThanOrEqual(8)
})

test('a shooter aims at what it can reach and may lose, and holds its fire otherwise', () => {
  const bow = at(archer('Archer'), 0, 20, 20)
  const whole = at(shootingTarget('Whole'), 1, 16, 26)
  const hurt = at(shootingTarget('Hurt', {}, { wounds: 1 }), 1, 24, 26)
  const far = at(shootingTarget('Far'), 1, 20, 38)
  expect(proposalsFor(begin([bow, whole, hurt, far], ['0', 'stand']))).toEqual(['2', '1', 'hold'])
})

test('shooters act before fighters, and those at hand before those far away', () => {
  const bow = at(archer('Archer'), 0, 25, 20)
  const enemy = at(shootingTarget('Enemy'), 1, 27, 27)
  const late = at(shootingTarget('Late'), 0, 4, 4)
  expect(proposalsFor(begin([late, friend, bow, enemy]))).toEqual(['2', '1', '0'])
})

test('an interruption is passed unless looking ahead finds better', () => {
  const leader = at(shootingTarget('Leader', { com: 3, rank: 'leader' }), 0, 20, 20)
  const match = begin([leader, friend, at(shootingTarget('Enemy'), 1, 20, 30)], ['0'], { orders: [3, 0] })
  expect(match.pending[0]!.interruption).toBeDefined()
  expect(proposalsFor(match)[0]).toBe('pass')
})
