import type { FigureView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { figureTags, tagOf } from './figure-tags.ts'

const figure = (id: number, name: string, icon: string, more: Partial<FigureView> = {}): FigureView => ({
  id,
  name,
  icon,
  seat: 0,
  base: { shape: 'disc', radius: 1250 },
  pose: { x: 0, y: 0 },
  states: [],
  spent: false,
  attributes: [],
  abilities: [],
  ...more,
})

test('twins of one side are told apart, others need no tag', () => {
  const tags = figureTags([
    figure(0, 'Lookout 1', 'bow'),
    figure(1, 'Lookout 2', 'bow'),
    figure(2, 'Barbarian', 'axe'),
    figure(3, 'Lookout 3', 'bow', { seat: 1 }),
    figure(4, 'Third Legion', 'bow', { body: [{ x: 0, y: 0 }] }),
  ])
  expect([...tags]).toEqual([
    [0, 'L1'],
    [1, 'L2'],
  ])
})

test('names that begin alike are told apart by more letters', () => {
  const tags = figureTags(['Ada', 'Ann', 'Bo'].map((name, id) => figure(id, name, 'axe')))
  expect([...tags.values()]).toEqual(['Ad', 'An', 'B'])
})

test('twins of different kinds are told apart, too', () => {
  const guards = ['Igneous Guard 1', 'Igneous Guard 2'].map((name, id) => figure(id, name, 'shield'))
  const imps = ['Imp 1', 'Imp 2', 'Imp 3'].map((name, id) => figure(id + 2, name, 'imp'))
  const theirs = ['Imp 1', 'Imp 2'].map((name, id) => figure(id + 5, name, 'imp', { seat: 1 }))
  expect([...figureTags([...guards, ...imps, ...theirs]).values()]).toEqual([
    'Ig1',
    'Ig2',
    'Im1',
    'Im2',
    'Im3',
    'I1',
    'I2',
  ])
})

test('a tag is an initial with the number, or the initials', () => {
  expect(['Igneous Guard 12', 'Wild Sorrep', 'Ñandú', 'émile'].map(tagOf)).toEqual(['I12', 'WS', 'Ñ', 'É'])
})
