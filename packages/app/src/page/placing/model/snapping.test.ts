import { discBase, type FigureView, footprint, gap, type PlaceForm, rectangleBase } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { draftOf, type PathForm } from './placement-draft.ts'
import { contoursOf, snapToContact } from './snapping.ts'

const base = discBase(1500)
const move: PathForm = { kind: 'move', base, from: { x: 0, y: 0 }, bends: false, turns: false }
const draft = draftOf(move, undefined, { x: 0, y: 0 })

function figure(id: number, x: number, y: number, more: Partial<FigureView> = {}): FigureView {
  return {
    id,
    seat: 1,
    name: 'Ann',
    icon: 'wolf-head',
    base,
    pose: { x, y },
    states: [],
    spent: false,
    attributes: [],
    abilities: [],
    ...more,
  }
}

test('a base dragged close to another one snaps into contact', () => {
  const ann = figure(3, 10_000, 0)
  const there = snapToContact(draft, { x: 6800, y: 100 }, [ann], [])
  expect(there.touch?.figure).toBe(3)
  expect(gap(footprint(base, there.at), footprint(base, ann.pose))).toBeLessThanOrEqual(2)
  expect(there.touch?.wished).toEqual({ x: 6800, y: 100 })
})

test('a base further away stays where it is dragged', () => {
  expect(snapToContact(draft, { x: 6000, y: 0 }, [figure(3, 10_000, 0)], [])).toMatchObject({
    at: { x: 6000, y: 0 },
    touch: undefined,
  })
})

test('a base does not snap to figures that the rules forbid, nor to what has no base', () => {
  const ann = figure(3, 10_000, 0)
  expect(snapToContact(draft, { x: 6800, y: 0 }, [ann], [3]).touch).toBeUndefined()
  const point: PlaceForm = { kind: 'point', radius: 100 }
  expect(snapToContact(draftOf(point, undefined, { x: 0, y: 0 }), { x: 8400, y: 0 }, [ann], []).touch).toBeUndefined()
})

test('a formation is touched at any of its bases', () => {
  const legion = figure(4, 0, 0, {
    base: rectangleBase(1500, 2000),
    body: [
      { x: 10_000, y: 0 },
      { x: 11_500, y: 0 },
    ],
  })
  expect(contoursOf(legion)).toHaveLength(2)
  expect(snapToContact(draft, { x: 7600, y: 0 }, [legion], []).touch?.figure).toBe(4)
})
