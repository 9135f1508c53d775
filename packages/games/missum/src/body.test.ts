import { formationDepth } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { areOverlapping, rankedBody, withoutEnd, withoutRear } from './body.ts'
import type { TroopBody } from './state.ts'

const facing = { x: -260_459, y: -965_485 }
const base = { shape: 'rectangle', width: 1500, depth: 2000 } as const

test('MI-CASUALTY-02 MI-PASS-05 a thinned rank neither closes up onto the enemy it touches nor falls back onto its leader', () => {
  const rank = rankedBody(base, 20, 20, { x: 113_788, y: 97_136, facing })
  if (rank.kind === 'placed') throw new Error('no ranks')
  const enemy = rankedBody(base, 20, 20, { x: 113_788, y: 97_136, facing: { x: -facing.x, y: -facing.y } })
  const depth = formationDepth(rank.formation)
  const behind = { x: Math.round(113_788 + 0.260459 * depth), y: Math.round(97_136 + 0.965485 * depth), facing }
  const leader = rankedBody(base, 3, 3, behind)
  let left: TroopBody = rank
  for (let lost = 0; lost < 12; lost++) {
    left = withoutEnd(left, lost % 2 === 0 ? 'left' : 'right')!
    expect({ enemy: areOverlapping(left, enemy), leader: areOverlapping(left, leader) }).toEqual({
      enemy: false,
      leader: false,
    })
  }
})

test('MI-CASUALTY-01 MI-UNENGAGED-02 losses come off the main part; when it is gone, the wheeled part becomes the legion', () => {
  const at = { x: 100_000, y: 50_000, facing: { x: 0, y: 1_000_000 } }
  const main = rankedBody(base, 2, 4, { x: 100_000, y: 60_000, facing: { x: 0, y: -1_000_000 } })
  const wing = rankedBody(base, 3, 3, at)
  if (main.kind === 'placed' || wing.kind === 'placed') throw new Error('no ranks')
  const body: TroopBody = { ...main, wings: [wing.formation] }
  const shape = (losses: number) => {
    const left = withoutRear(body, losses)
    return left?.kind === 'ranks' ? [left.formation.pose.y, left.formation.ranks, left.wings.length] : left
  }
  expect([1, 3, 4, 5, 7].map(shape)).toEqual([
    [60_000, [2, 1], 1],
    [60_000, [1], 1],
    [50_000, [3], 0],
    [50_000, [2], 0],
    undefined,
  ])
})
