import { expect, test } from 'vitest'
import { EAST, NORTH } from '../plane/direction.ts'
import { discBase, footprint } from '../shapes/base.ts'
import { containsPoint } from '../shapes/contour.ts'
import { basesUnder, circleTemplate, coneTemplate, lineTemplate, teardropTemplate } from './template.ts'

const apex = { x: 0, y: 0 }
const bases = [0, 2500, 3500, 4100].map((x) => footprint(discBase(1000), { x, y: 0 }))

test('bases touched by, mostly and wholly under a round template', () => {
  const blast = circleTemplate(apex, 3000)
  expect(basesUnder(blast, bases, 'touching')).toEqual([0, 1, 2])
  expect(basesUnder(blast, bases, 'mostly')).toEqual([0, 1])
  expect(basesUnder(blast, bases, 'wholly')).toEqual([0])
})

test('a line, a cone and a teardrop point where they are turned', () => {
  const line = lineTemplate(apex, NORTH, 10_000, 1000)
  expect(containsPoint(line, { x: 499, y: -9999 })).toBe(true)
  expect(containsPoint(line, { x: 501, y: -5000 })).toBe(false)
  const cone = coneTemplate(apex, EAST, 10_000, 4000)
  expect(containsPoint(cone, { x: 5000, y: 999 })).toBe(true)
  expect(containsPoint(cone, { x: 5000, y: 1001 })).toBe(false)
  expect(containsPoint(coneTemplate(apex, EAST, 10_000, 4000, 1000), { x: 0, y: 499 })).toBe(true)
  const tear = teardropTemplate(apex, EAST, 20_000, 3000)
  expect(containsPoint(tear, { x: 19_990, y: 0 })).toBe(true)
  expect(containsPoint(tear, { x: 17_000, y: 2999 })).toBe(true)
  expect(containsPoint(tear, { x: 2000, y: 1000 })).toBe(false)
})
