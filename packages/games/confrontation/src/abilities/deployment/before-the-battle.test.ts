import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { elementsOf } from '../../armies/cards/elements.ts'
import type { Characteristic } from '../../armies/cards/profile.ts'
import { profileNamed } from '../../armies/cards/profiles.ts'
import { characteristic } from '../../characteristics.ts'
import { combatDice } from '../../combat/fight.ts'
import { playPhase } from '../../testing/phase.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  type Scene,
} from '../../testing/scene.ts'

const WAITING = { status: 'waiting' }

/** The start of an approach, with fighters by their abilities. */
const begins = (
  camp: readonly (readonly string[])[],
  answers: string[] = [],
  dice: number[] = [],
  more: FigureDetails = {},
) =>
  playPhase(
    'approach',
    {
      figures: [
        ...camp.map((abilities, i) =>
          figure(`Ann${i}`, 0, 0, 0, { abilities: [...abilities], pow: 2, ...more }, WAITING),
        ),
        figure('Bob', 1, 0, 0, {}, WAITING),
      ],
    },
    { answers, dice },
  )

describe('CF-ABIL-91 the moon of a Selenite', () => {
  const under = (face: number, answers: string[] = []) => begins([['selenite']], answers, [face])
  const values = (match: Scene) =>
    (['ini', 'cou', 'dis', 'pow'] as Characteristic[]).map(
      (which) => characteristic(match, fighterNamed(match, 'Ann0'), which).total,
    )

  test('is a crescent on 1 and 2, a half moon on 3 and 4, gibbous on 5', () => {
    expect([1, 2, 3, 4, 5].map((face) => values(under(face)))).toEqual([
      [3, 4, 3, 2],
      [3, 4, 3, 2],
      [4, 4, 3, 2],
      [4, 4, 3, 2],
      [3, 5, 4, 2],
    ])
  })

  test('is full on 6 and gives Possessed or Born killer, and POW or DIS', () => {
    const match = under(6)
    expect(promptId(match)).toBe('ask.selenite-ability')
    expect(optionKeys(match)).toEqual(['possessed', 'born-killer'])
    const killer = under(6, ['born-killer', 'pow'])
    expect(values(killer)).toEqual([3, 4, 3, 3])
    expect(combatDice(killer, fighterNamed(killer, 'Ann0'), []).total).toBe(2)
    const possessed = under(6, ['possessed', 'dis'])
    expect(values(possessed)).toEqual([3, 4, 4, 2])
    expect(combatDice(possessed, fighterNamed(possessed, 'Ann0'), []).total).toBe(1)
  })
})

describe('CF-ABIL-95 a Stateless fighter', () => {
  const abilitiesOf = (match: Scene) => fighterNamed(match, 'Ann0').effects.map(({ object, x }) => [object, x])

  test('has the ability that most fighters of the army have, with its most common value', () => {
    const match = begins([
      ['stateless'],
      ['regeneration/5'],
      ['regeneration/4'],
      ['regeneration/5'],
      ['brutal'],
      ['brutal'],
    ])
    expect(abilitiesOf(match)).toMatchObject([['regeneration', 5]])
    expect(eventArgs(match, 'ability.gained')).toMatchObject([{ fighter: 'Ann0' }])
  })

  test('CF-ABILGEN-05 never has an ability that cannot be acquired this way', () => {
    expect(abilitiesOf(begins([['stateless'], ['leadership/10'], ['steadfast'], ['steadfast'], ['brutal']]))).toEqual([
      ['brutal', null],
    ])
  })

  test('has the ability its player chooses among equally common ones; other Stateless fighters do not count', () => {
    const match = begins([['stateless'], ['stateless', 'fierce'], ['dodge'], ['brutal'], ['dodge'], ['brutal']])
    expect(promptId(match)).toBe('ask.stateless')
    expect(optionKeys(match)).toEqual(['dodge', 'brutal'])
  })

  test('CF-ABILGEN-07 and CF-INCARN-03 abilities that Characters have by status are not printed and do not count', () => {
    expect(abilitiesOf(begins([['stateless'], [], []], [], [], { character: true }))).toEqual([])
  })

  test('CF-ARTEFACT-03, CF-ABILGEN-07: abilities that a common artefact gives count as printed', () => {
    const bears = (...extras: string[]) => figure('Ann', 0, 0, 0, {}, { ...WAITING, extras })
    const stateless = figure('Ann0', 0, 0, 0, { abilities: ['stateless'] }, WAITING)
    const lucky = (...bearers: readonly string[][]) =>
      abilitiesOf(
        playPhase('approach', {
          figures: [stateless, ...bearers.map((extras) => bears(...extras)), figure('Bob', 1, 0, 0, {}, WAITING)],
        }),
      )
    // CF-ARTEFACT-21: Negation cannot be acquired this way.
    expect(lucky(['ring-of-fortune'], ['seal-of-negation'], ['seal-of-negation'])).toEqual([['luck', null]])
    expect(lucky(['minor-rune-of-will'], ['minor-rune-of-will'], ['ring-of-fortune'])).toEqual([['resolution', 1]])
  })

  test('has no ability in an army without any', () => {
    expect(abilitiesOf(begins([['stateless'], []]))).toEqual([])
  })
})

test('CF-ABIL-91 a Selenite also masters Water, and the Wolfen may take it as an Ally', () => {
  const migail = (spells: string[], army: 'lions' | 'wolfen' = 'lions') =>
    faultsOf(armyOf([{ profile: 'lions-migail-the-selenite', spells }], { army }))
  const card = profileNamed('lions-migail-the-selenite')!
  expect(card.magic?.elements).toEqual(['light'])
  expect(elementsOf(card)).toEqual(['light', 'water'])
  expect(migail([], 'wolfen')).toEqual([])
  expect(faultsOf(armyOf([{ profile: 'lions-guard-of-alahan' }], { army: 'wolfen' }))).toContain('stranger')
})
