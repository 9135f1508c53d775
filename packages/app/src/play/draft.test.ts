import type { PlaceForm } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import { bent, draftOf, moved, nudged, proposalOf, slid, travelled, turnedBy, unbent } from './draft.ts'

const base = { shape: 'disc', radius: 1270 } as const
const middle = { x: 500, y: 500 }
const deploy: PlaceForm = { kind: 'deploy', base, turns: true }
const move: PlaceForm = { kind: 'move', base, from: { x: 0, y: 0 }, reach: 1000, bends: true, turns: false }
const slide: PlaceForm = {
  kind: 'slide',
  base,
  from: { x: 0, y: 0 },
  to: { x: 1000, y: 0 },
  shortest: 250,
  longest: 810,
  step: 25,
}

test('a draft begins at the first suggestion, else where the base stands, else in the middle', () => {
  expect(draftOf(deploy, { path: [{ x: 7, y: 8 }] }, middle).at).toEqual({ x: 7, y: 8 })
  expect(draftOf(move, undefined, middle).at).toEqual({ x: 0, y: 0 })
  expect(draftOf(deploy, undefined, middle).at).toEqual(middle)
})

describe('a slide', () => {
  const draft = draftOf(slide, undefined, middle)

  test('keeps to its line, its limits and its steps', () => {
    expect(moved(draft, { x: 460, y: 300 }).at).toEqual({ x: 450, y: 0 })
    expect(moved(draft, { x: 20, y: 0 }).at).toEqual({ x: 250, y: 0 })
    expect(moved(draft, { x: 5000, y: 0 }).at).toEqual({ x: 810, y: 0 })
  })

  test('moves along its line by arrow keys, also by those across it', () => {
    const halfway = slid(draft, 500)
    expect(nudged(halfway, 100, 0).at.x).toBe(600)
    expect(nudged(halfway, -100, 0).at.x).toBe(400)
    expect(nudged(halfway, 0, -100).at.x).toBe(600)
  })
})

test('a way may bend, and its length counts every stretch', () => {
  const cornered = moved(bent(moved(draftOf(move, undefined, middle), { x: 300, y: 0 })), { x: 300, y: 400 })
  expect(proposalOf(cornered)).toEqual({
    path: [
      { x: 300, y: 0 },
      { x: 300, y: 400 },
    ],
  })
  expect(travelled(cornered)).toBe(700)
  expect(proposalOf(unbent(cornered))).toEqual({ path: [{ x: 300, y: 0 }] })
})

test('only bases that may turn propose a facing', () => {
  const turned = turnedBy(draftOf(deploy, undefined, middle), 90)
  expect(proposalOf(turned).facing).toEqual({ x: 1_000_000, y: 0 })
  expect(proposalOf(turnedBy(draftOf(move, undefined, middle), 90)).facing).toBeUndefined()
})
