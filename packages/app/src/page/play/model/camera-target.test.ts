import type { DecisionData } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { figuresConcernedBy, figuresNamedIn, figuresToDivide, placesToFollow } from './camera-target.ts'

const decision = (more: object) => ({ seat: 0, prompt: { id: 'ask' }, options: [], ...more }) as unknown as DecisionData
/** The words of an option that name these figures. */
const naming = (...figures: number[]) => ({
  id: 'o',
  args: Object.fromEntries(figures.map((figure, i) => [`a${i}`, { figure }])),
})

test('the camera follows the acting figure, or all candidates', () => {
  const options = [
    { key: 'a', text: naming(), figure: 3, target: 5 },
    { key: 'b', text: naming(), figure: 3, target: 6 },
    { key: 'pass' },
  ]
  expect(
    figuresConcernedBy(
      decision({
        kind: 'pick',
        figure: 1,
        options: [...options, { key: 'run', text: naming() }, { key: 'stay', text: naming() }],
      }),
    ),
  ).toEqual([1])
  expect(figuresConcernedBy(decision({ kind: 'pick', options }))).toEqual([3, 5, 6])
  expect(figuresConcernedBy(undefined)).toEqual([])
})

test('the camera shows possible targets', () => {
  const options = [{ key: 'a', text: naming(5), target: 5 }, { key: 'b', text: naming(6), target: 6 }, { key: 'pass' }]
  expect(figuresConcernedBy(decision({ kind: 'pick', figure: 1, options }))).toEqual([1, 5, 6])
  const actions = [
    { key: 'shoot', text: naming(5), target: 5 },
    { key: 'run', text: naming() },
  ]
  expect(figuresConcernedBy(decision({ kind: 'pick', figure: 1, options: actions }))).toEqual([1])
  expect(
    figuresConcernedBy(decision({ kind: 'pick', figure: 1, options: [...options, { key: 'divide', text: naming() }] })),
  ).toEqual([1, 5, 6])
})

test('figures with options are in view; a narrow screen shows them rather than what happened', () => {
  const options = [
    { key: 'keep', text: naming(5), figure: 5 },
    { key: '6', text: naming(6), figure: 6 },
  ]
  const shoots = decision({ kind: 'pick', figure: 1, options })
  expect(figuresConcernedBy(shoots)).toEqual([1, 5, 6])
  const poses = [1, 5, 6].map((id) => ({ id, pose: { x: id, y: 0 } }))
  const view = { figures: [...poses, { id: 9, pose: { x: 9, y: 9 } }], zones: [] } as unknown as TableView
  expect(placesToFollow(view, shoots, [{ x: 4, y: 4 }], true)).toEqual(poses.map(({ pose }) => pose))
})

test('figures are divided where an arrangement links them', () => {
  const things = [{ id: 'x', figure: 4 }, { id: 'y', figure: 7 }, { id: 'gem' }]
  expect(figuresToDivide(decision({ kind: 'arrange', things, links: [['x', 'y']] }))).toEqual([4, 7])
  expect(figuresToDivide(decision({ kind: 'arrange', things }))).toEqual([])
  expect(figuresToDivide(undefined)).toEqual([])
})

test('a question is about the figures it names besides the acting one, and those that all its options name', () => {
  const prompt = naming(1, 4)
  expect(figuresNamedIn(decision({ kind: 'pick', figure: 1, prompt }))).toEqual([4])
  const options = [
    { key: 'toward', text: naming(4) },
    { key: 'away', text: naming(4) },
    { key: 'pass', text: naming() },
  ]
  expect(figuresNamedIn(decision({ kind: 'pick', figure: 1, options }))).toEqual([4])
  expect(figuresConcernedBy(decision({ kind: 'pick', figure: 1, options }))).toEqual([1, 4])
  const targets = [
    { key: 'a', text: naming(5) },
    { key: 'b', text: naming(6) },
  ]
  expect(figuresNamedIn(decision({ kind: 'pick', figure: 1, options: targets }))).toEqual([])
  expect(figuresNamedIn(undefined)).toEqual([])
})

test('on a narrow screen a question about nobody on the table shows everybody', () => {
  const [ann, bob] = [
    { x: 1, y: 2 },
    { x: 8, y: 9 },
  ]
  const figures = [
    { id: 0, pose: ann },
    { id: 1, pose: bob },
  ]
  const view = { figures, zones: [] } as unknown as TableView
  const cards = decision({ kind: 'arrange', things: [], slots: [] })
  const acting = decision({ kind: 'pick', figure: 1 })
  const happened = [{ x: 5, y: 5 }]
  expect(placesToFollow(view, cards, [], true)).toEqual([ann, bob])
  expect(placesToFollow(view, acting, [], true)).toEqual([bob])
  expect(placesToFollow(view, acting, happened, true)).toEqual(happened)
  expect(placesToFollow(view, undefined, [], true)).toBeUndefined()
})

test('a deployed figure is seen in its zone, with its surroundings', () => {
  const outline = [
    { x: 0, y: 9 },
    { x: 9, y: 9 },
  ]
  const zones = [
    { kind: 'deployment', seat: 0, outline },
    { kind: 'deployment', seat: 1, outline: [{ x: 0, y: 0 }] },
  ]
  const view = { figures: [{ id: 1, pose: { x: 5, y: 5 } }], zones } as unknown as TableView
  const deploys = decision({ kind: 'place', figure: 0, form: { kind: 'deploy' }, alternatives: [] })
  expect([true, false].map((narrow) => placesToFollow(view, deploys, [], narrow))).toEqual([outline, outline])
  // A narrow screen would show figures too small in all of it.
  const spot = [{ x: 2, y: 9 }]
  expect([true, false].map((narrow) => placesToFollow(view, deploys, [], narrow, spot))).toEqual([spot, outline])
  const moves = decision({ kind: 'place', figure: 1, form: { kind: 'move' }, alternatives: [] })
  expect(placesToFollow(view, moves, [], true)).toEqual([{ x: 5, y: 5 }])
})

test("ordering one's own figures shows those on a narrow screen, and everybody on a wide one", () => {
  const [own, other] = [
    { x: 1, y: 2 },
    { x: 8, y: 9 },
  ]
  const figures = [
    { id: 0, pose: own },
    { id: 1, pose: other },
  ]
  const view = { figures, zones: [] } as unknown as TableView
  const cards = decision({ kind: 'arrange', things: [{ id: 'x', figure: 0 }, { id: 'gem' }], slots: [] })
  expect(placesToFollow(view, cards, [], true)).toEqual([own])
  expect(placesToFollow(view, cards, [], false)).toEqual([own, other])
})

test('a wide screen shows what happened together with the deciding figure', () => {
  const bob = { x: 8, y: 9 }
  const view = { figures: [{ id: 1, pose: bob }], zones: [] } as unknown as TableView
  const happened = [{ x: 5, y: 5 }]
  expect(placesToFollow(view, decision({ kind: 'pick', figure: 1 }), happened, false)).toEqual([...happened, bob])
  expect(placesToFollow(view, decision({ kind: 'arrange', things: [], slots: [] }), happened, false)).toEqual([bob])
  expect(placesToFollow(view, undefined, happened, false)).toEqual(happened)
  const legion = [
    { x: 2, y: 2 },
    { x: 3, y: 2 },
  ]
  const legions = { figures: [...view.figures, { id: 2, pose: bob, body: legion }], zones: [] } as unknown as TableView
  expect(placesToFollow(legions, decision({ kind: 'pick', figure: 1 }), happened, false)).toEqual([bob, ...legion])
})

test('on a narrow screen aiming at a spot shows it with the acting figure; a wide one shows both anyway', () => {
  const [mage, spot] = [
    { x: 1, y: 2 },
    { x: 8, y: 9 },
  ]
  const view = { figures: [{ id: 1, pose: mage }], zones: [] } as unknown as Parameters<typeof placesToFollow>[0]
  const aims = decision({ kind: 'place', figure: 1, form: { kind: 'point' }, alternatives: [] })
  expect(placesToFollow(view, aims, [], true, [spot])).toEqual([mage, spot])
  expect(placesToFollow(view, aims, [{ x: 5, y: 5 }], true, [spot])).toEqual([mage, spot])
  expect(placesToFollow(view, aims, [{ x: 5, y: 5 }], true)).toEqual([{ x: 5, y: 5 }])
})

test('a choice among several figures shows all of them; a card without a figure shows everybody', () => {
  const pair = { key: 'a', text: naming(), figure: 1, figures: [1, 7] }
  expect(figuresConcernedBy(decision({ kind: 'pick', options: [pair] }))).toEqual([1, 7])
  expect(figuresConcernedBy(decision({ kind: 'pick', options: [{ ...pair, figure: undefined }] }))).toEqual([])
})
