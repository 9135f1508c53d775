import { gameIds, loadGame } from '@fray/games'
import { nameIn } from '@fray/kernel'
import type { FigureView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { figureTags } from './figure-tags.ts'

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

test('similar figures of one side get tags, others do not', () => {
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

test('names with the same beginning get more letters', () => {
  const tags = figureTags(['Ada', 'Ann', 'Bo'].map((name, id) => figure(id, name, 'axe')))
  expect([...tags.values()]).toEqual(['Ad', 'An', 'B'])
})

const tagsOf = (names: readonly string[]) => [...figureTags(names.map((name, id) => figure(id, name, 'axe'))).values()]

test('kinds with the same beginning get letters of their own, on both sides of the table', () => {
  const guards = ['Igneous Guard 1', 'Igneous Guard 2'].map((name, id) => figure(id, name, 'shield'))
  const imps = ['Imp 1', 'Imp 2', 'Imp 3'].map((name, id) => figure(id + 2, name, 'imp'))
  const theirs = ['Ice Elf 1', 'Ice Elf 2'].map((name, id) => figure(id + 5, name, 'elf', { seat: 1 }))
  const tags = [...figureTags([...guards, ...imps, ...theirs]).values()]
  expect(tags).toEqual(['Ig1', 'Ig2', 'Im1', 'Im2', 'Im3', 'Ic1', 'Ic2'])
})

test('kinds with the same first word are told apart by the next words', () => {
  expect(tagsOf(['Akkyshan blade-dancer 1', 'Akkyshan warrior 1'])).toEqual(['AB1', 'AW1'])
  expect(tagsOf(['Bearer of the Hydra', 'Bearer of the Web'])).toEqual(['BH', 'BW'])
  expect(tagsOf(['Drune hunter 1', 'Drune horn-blower 1', 'Drune karnagh 2'])).toEqual(['DH1', 'DB1', 'DK2'])
})

test('figures with the same name get different tags, in any order', () => {
  const goblins = [0, 1, 2].map((id) => figure(id, 'Goblin 1', 'imp'))
  expect(figureTags(goblins)).toEqual(figureTags(goblins.toReversed()))
  expect([...figureTags(goblins)]).toEqual([
    [0, 'G1'],
    [1, 'G1b'],
    [2, 'G1c'],
  ])
})

test('a tag is an initial with a number, or initials', () => {
  expect(tagsOf(['Igneous Guard 12', 'Wild Sorrep', 'Ñandú', 'émile'])).toEqual(['I12', 'WS', 'Ñ', 'É'])
})

test.each(gameIds)('%s: no two figures of a table have the same tag, in any language', async (id) => {
  const game = (await loadGame(id))!
  const languages = [{}, await game.content.translations!.es!(), await game.content.translations!.fr!()]
  // Confrontation has hundreds of tables.
  const every = Math.ceil(game.content.presets.length / 40)
  for (const { setup } of game.content.presets.filter((_, i) => i % every === 0)) {
    const read = game.rules.readSetup(setup)
    const { figures, reserve = [] } = game.view.show(game.rules.begin(read), read, 0)
    for (const phrases of languages) {
      const named = [...figures, ...reserve].map((figure) => ({ ...figure, name: nameIn(phrases, figure.name) }))
      const tags = [...figureTags(named).values()]
      const repeated = tags.filter((tag, i) => tags.indexOf(tag) < i)
      expect(repeated, JSON.stringify(setup)).toEqual([])
      expect(tags.filter((tag) => !/^\p{L}{1,3}\d*$/u.test(tag))).toEqual([])
    }
  }
})
