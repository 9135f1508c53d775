import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { fighterNamed, figure, promptId, type Scene, scene } from '../../testing/scene.ts'
import { CENTIMETRE } from '../../units.ts'
import { armyOf } from '../army.fixture.ts'

/** How far the bases reach from front to back, in cm. */
const DEPTH = { infantry: 2.5, cavalry: 5, creature: 3.75, 'large-creature': 5 } as const
type Base = keyof typeof DEPTH

/** Ann, strong and of this Size, stands in front of a fighter of the catalogue and walks away if she can. */
function leaving(size: string, card: string, base: Base, dice: readonly number[]): Scene {
  const ann = figure('Ann', 0, 40, 30, { size, str: 30 })
  const bob = {
    who: card,
    seat: 1,
    x: 41.25 + DEPTH[base] / 2,
    y: 30,
    facing: 'west',
    changes: { name: 'Bob', res: 0 },
  }
  const figures = [ann, bob as Json, figure('Wait', 1, 110, 10)]
  return scene({ figures, piles: [['Ann'], ['Wait']], placements: [0, 1] }, { answers: ['done', '0:walk'], dice })
}

/** CF-DISENGAGE-04: only a fighter of a bigger Size may disengage by force; for others agility is rolled at once. */
function expectSize(card: string, base: Base, size: (typeof SIZES)[number]): void {
  for (const own of SIZES) {
    const isBigger = SIZES.indexOf(own) > SIZES.indexOf(size)
    const match = leaving(own, card, base, isBigger ? [] : [1])
    expect(own).toEqual(own)
    expect(promptId(match) === 'ask.disengage').toEqual(isBigger)
  }
}

const SIZES = ['small', 'medium', 'large', 'very-large'] as const

describe('Sizes', () => {
  test.each([
    ['CF-BASE-08', 'goblins-goblin-marauder', 'infantry', 'small'],
    ['CF-BASE-08', 'tirnabor-soldier-of-the-plains', 'infantry', 'small'],
    ['CF-BASE-08', 'midnor-warrior-of-the-abyss', 'infantry', 'small'],
    ['CF-BASE-08', 'goblins-baron-samedi', 'infantry', 'small'],
    ['CF-BASE-09', 'lions-guard-of-alahan', 'infantry', 'medium'],
    ['CF-BASE-09', 'devourers-half-elf', 'infantry', 'medium'],
    ['CF-BASE-10', 'lions-knight-of-the-lion', 'cavalry', 'large'],
    ['CF-BASE-10', 'wolfen-wolfen-hunter', 'creature', 'large'],
    ['CF-BASE-10', 'orcs-brontops-rider', 'large-creature', 'large'],
    ['CF-BASE-11', 'cynwall-dragon-of-lanever', 'large-creature', 'very-large'],
    ['CF-BASE-12', 'griffins-the-executioner', 'creature', 'medium'],
    ['CF-BASE-12', 'dirz-sasia-samaris', 'creature', 'medium'],
    ['CF-BASE-12', 'tirnabor-dwarven-bombardier', 'cavalry', 'small'],
    ['CF-BASE-12', 'midnor-fire-spitter-of-mid-nor', 'cavalry', 'small'],
    ['CF-BASE-12', 'acheron-sophet-drahas', 'creature', 'large'],
    ['CF-PROFILES-11', 'acheron-crane-warrior', 'infantry', 'large'],
  ] as const)('%s %s on a base of the kind %s is %s', (_rule, card, base, size) => {
    expectSize(card, base, size)
  })
})

describe('CF-BASE-05 a fighter stands on the base of its card', () => {
  test('and a list cannot choose it', () => {
    const card = { profile: 'lions-guard-of-alahan', base: 'cavalry' }
    expect(() => armyOf([card as never])).toThrow(/cards\[0\]/)
  })

  test.each([
    ['lions-guard-of-alahan', 2.5, 2.5],
    ['lions-knight-of-the-lion', 2.5, 5],
    ['wolfen-wolfen-hunter', 3.75, 3.75],
    ['orcs-brontops-rider', 5, 5],
  ])('%s: %d by %d cm on the table', (card, width, depth) => {
    const figures = [
      { who: card, seat: 0, x: 40, y: 30, facing: 'north', changes: { name: 'Ann' } },
      figure('Bob', 1, 90, 30),
    ] as Json[]
    const match = scene({ figures })
    const { base } = match.view(0).figures.find(({ id }) => id === fighterNamed(match, 'Ann').id)!
    expect(base).toMatchObject({ width: width * CENTIMETRE, depth: depth * CENTIMETRE })
  })
})
