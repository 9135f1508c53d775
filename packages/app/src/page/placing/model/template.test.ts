import type { DecisionData } from '@fray/kernel'
import { type FigureView, type PlaceForm, rectangleBase, type TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { startProposal } from './proposal-draft.ts'
import { offeredTemplateOf, placedTemplateOf, templateShape } from './template.ts'

const base = rectangleBase(2500, 2500)
const figures = [0, 3000, 9000].map((x, id) => ({ id, base, pose: { x, y: 0 } }) as unknown as FigureView)
const view = { figures } as unknown as TableView
const disc = { shape: 'disc', radius: 2000, takes: [0, 1, 2] } as const
const figuresUnder = (template: Parameters<typeof templateShape>[0] | undefined) =>
  template && templateShape(template, view).taken.map(({ id }) => id)

test('a template covers the figures the game names, even in part', () => {
  const form: PlaceForm = { kind: 'point', radius: 500, template: disc }
  const at = (x: number) => placedTemplateOf(startProposal(form, { path: [{ x, y: 0 }] }, { x: 0, y: 0 }))
  expect(figuresUnder(at(0))).toEqual([0, 1])
  expect(figuresUnder(at(9000))).toEqual([2])
  expect(figuresUnder({ ...disc, takes: [1], at: { x: 0, y: 0 } })).toEqual([1])
  const plain: PlaceForm = { kind: 'point', radius: 500 }
  expect(placedTemplateOf(startProposal(plain, undefined, { x: 0, y: 0 }))).toBeUndefined()
})

test('a strip starts at the place chosen first', () => {
  const strip = {
    shape: 'strip',
    from: { x: -5000, y: 0 },
    width: 1000,
    takes: [0, 1, 2],
    at: { x: 3000, y: 0 },
  } as const
  expect(figuresUnder(strip)).toEqual([0, 1])
  expect(figuresUnder({ ...strip, at: strip.from })).toEqual([])
})

test('an option shows its template while it is pointed at', () => {
  const template = { ...disc, at: { x: 9000, y: 0 } }
  const decision = { kind: 'pick', options: [{ key: 'ann' }, { key: 'bob', template }] } as unknown as DecisionData
  expect(offeredTemplateOf(decision, 'bob')).toEqual(template)
  expect(offeredTemplateOf(decision, 'ann')).toBeUndefined()
  expect(offeredTemplateOf(undefined, 'bob')).toBeUndefined()
})
