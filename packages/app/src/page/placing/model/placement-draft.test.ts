import { formation, rectangleBase, SOUTH } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import {
  addBend,
  bendsWithHandles,
  changeFiles,
  draftOf,
  facingOf,
  formationOf,
  moveBend,
  moveTo,
  nudge,
  type PathForm,
  pathLength,
  proposalOf,
  removeBend,
  slideTo,
  turnBy,
  turnTo,
} from './placement-draft.ts'

const base = { shape: 'disc', radius: 1270 } as const
const middle = { x: 500, y: 500 }
const deploy: PathForm = { kind: 'deploy', base, turns: true }
const move: PathForm = { kind: 'move', base, from: { x: 0, y: 0 }, reach: 1000, bends: true, turns: false }
const slide: PathForm = {
  kind: 'slide',
  base,
  from: { x: 0, y: 0 },
  to: { x: 1000, y: 0 },
  shortest: 250,
  longest: 810,
  step: 25,
}

test('a draft starts at the first suggestion, otherwise where the base stands, otherwise in the middle', () => {
  expect(draftOf(deploy, { path: [{ x: 7, y: 8 }] }, middle).at).toEqual({ x: 7, y: 8 })
  expect(draftOf(move, undefined, middle).at).toEqual({ x: 0, y: 0 })
  expect(draftOf(deploy, undefined, middle).at).toEqual(middle)
})

describe('a slide', () => {
  const draft = draftOf(slide, undefined, middle)

  test('keeps to its line, its limits and its steps', () => {
    expect(moveTo(draft, { x: 460, y: 300 }).at).toEqual({ x: 450, y: 0 })
    expect(moveTo(draft, { x: 20, y: 0 }).at).toEqual({ x: 250, y: 0 })
    expect(moveTo(draft, { x: 5000, y: 0 }).at).toEqual({ x: 810, y: 0 })
  })

  test('moves along its line by any arrow key', () => {
    const halfway = slideTo(draft, 500)
    expect(nudge(halfway, 100, 0).at.x).toBe(600)
    expect(nudge(halfway, -100, 0).at.x).toBe(400)
    expect(nudge(halfway, 0, -100).at.x).toBe(600)
  })
})

test('a path may have corners, and its length counts every leg', () => {
  const cornered = moveTo(addBend(moveTo(draftOf(move, undefined, middle), { x: 300, y: 0 })), { x: 300, y: 400 })
  expect(proposalOf(cornered)).toEqual({
    path: [
      { x: 300, y: 0 },
      { x: 300, y: 400 },
    ],
  })
  expect(pathLength(cornered)).toBe(700)
  expect(proposalOf(removeBend(cornered))).toEqual({ path: [{ x: 300, y: 0 }] })
})

test('only bases that may turn propose a facing', () => {
  const turned = turnBy(draftOf(deploy, undefined, middle), 90)
  expect(proposalOf(turned).facing).toEqual({ x: 1_000_000, y: 0 })
  expect(proposalOf(turnBy(draftOf(move, undefined, middle), 90)).facing).toBeUndefined()
})

test('a base is turned to face a place', () => {
  const turned = turnTo(draftOf(deploy, undefined, middle), { x: 500, y: 900 })
  expect(proposalOf(turned).facing).toEqual({ x: 0, y: 1_000_000 })
  expect(turnTo(turned, middle)).toBe(turned)
})

test('dragging a corner changes the path', () => {
  const cornered = moveTo(addBend(moveTo(draftOf(move, undefined, middle), { x: 300, y: 0 })), { x: 300, y: 400 })
  expect(pathLength(moveBend(cornered, 0, { x: 0, y: 400 }))).toBe(700)
})

test('a formation is drawn up with an allowed number of files, where it may stand', () => {
  const drawn = formation(rectangleBase(1500, 2000), 10, 40, { x: 0, y: 0, facing: SOUTH })
  const form: PathForm = { kind: 'draw-up', formation: drawn, turns: true, files: { least: 1, most: 11 } }
  const draft = draftOf(form, undefined, middle)
  expect(proposalOf(draft)).toEqual({ path: [middle], facing: SOUTH, files: 10 })
  const wider = changeFiles(changeFiles(draft, 1), 1)
  expect(proposalOf(wider).files).toBe(11)
  expect(formationOf(wider)).toMatchObject({ ranks: [11, 11, 11, 7], pose: { ...middle, facing: SOUTH } })
})

test('a path around an obstacle shows separate corners, not a chain of them', () => {
  const round = Array.from({ length: 12 }, (_, i) => ({ x: i * 300, y: 0 }))
  expect(bendsWithHandles(round)).toEqual([0, 5, 10])
  expect(
    bendsWithHandles([
      { x: 0, y: 0 },
      { x: 5000, y: 0 },
      { x: 5000, y: 5000 },
    ]),
  ).toEqual([0, 1, 2])
  expect(bendsWithHandles([])).toEqual([])
})

test('a base that faces along its path proposes no facing until it is turned at its end', () => {
  const rolling: PathForm = {
    kind: 'move',
    base,
    from: { x: 0, y: 0, facing: { x: 0, y: -1 } },
    bends: true,
    turns: 'along',
  }
  const still = turnTo(draftOf(rolling, undefined, middle), { x: 100, y: 0 })
  expect(proposalOf(still)).toEqual({ path: [{ x: 0, y: 0 }], facing: { x: 1_000_000, y: 0 } })
  const rolled = moveTo(addBend(moveTo(still, { x: 0, y: 300 })), { x: 0, y: 500 })
  expect(proposalOf(rolled)).toEqual({
    path: [
      { x: 0, y: 300 },
      { x: 0, y: 500 },
    ],
  })
  expect(facingOf(still)).toEqual({ x: 1_000_000, y: 0 })
  expect(facingOf(rolled)).toEqual({ x: 0, y: 200 })
  // Turned by 45 degrees from there; a further leg makes it look along that again.
  const turned = turnBy(rolled, -45)
  expect(proposalOf(turned)).toMatchObject({ path: [{}, {}], facing: { x: 707_107, y: 707_107 } })
  expect(proposalOf(moveTo(turned, { x: 0, y: 600 }))).not.toHaveProperty('facing')
})
