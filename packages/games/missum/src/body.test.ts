import { formationDepth } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { overlapping, ranked, withoutEnd } from './body.ts'
import type { Body } from './state.ts'

const facing = { x: -260_459, y: -965_485 }
const base = { shape: 'rectangle', width: 1500, depth: 2000 } as const

test('MI-CASUALTY-02 MI-PASS-05 a thinned rank neither advances into whom it touches nor falls back onto its leader', () => {
  const rank = ranked(base, 20, 20, { x: 113_788, y: 97_136, facing })
  if (rank.kind === 'placed') throw new Error('no ranks')
  const enemy = ranked(base, 20, 20, { x: 113_788, y: 97_136, facing: { x: -facing.x, y: -facing.y } })
  const depth = formationDepth(rank.formation)
  const behind = { x: Math.round(113_788 + 0.260459 * depth), y: Math.round(97_136 + 0.965485 * depth), facing }
  const leader = ranked(base, 3, 3, behind)
  let left: Body = rank
  for (let lost = 0; lost < 12; lost++) {
    left = withoutEnd(left, lost % 2 === 0 ? 'left' : 'right')!
    expect([overlapping(left, enemy), overlapping(left, leader)]).toEqual([false, false])
  }
})
