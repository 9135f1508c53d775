import { describe, expect, test } from 'vitest'
import { eventArgs, figure } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { armyOf, faultsOf, ownCard } from '../army.fixture.ts'
import { buildArmy } from '../army-builder.ts'
import type { ArmyListInput } from '../list.ts'

const ARTEFACTS = ['ring-of-fortune', 'seal-of-negation', 'symbol-of-power', 'minor-rune-of-will', 'consecrated-emblem']

/** Finds how many artefacts a Character of this rank may carry, by trying. */
function placesOf(rank: string): number {
  const list = (count: number) =>
    armyOf([{ profile: 'hero', artefacts: ARTEFACTS.slice(0, count) }], {
      profiles: [ownCard('hero', { rank, character: true })],
    })
  return ARTEFACTS.filter((_, i) => !faultsOf(list(i + 1)).includes('artefact-number')).length
}

/** Gets what a lord of the dead of this rank adds to the FEAR of nearby dead (CF-LORD-03). */
function darknessOf(rank: string): number {
  const hero = ownCard('hero', { rank }) as NonNullable<ArmyListInput['profiles']>[number]
  const [card] = buildArmy(armyOf([{ profile: 'hero' }], { profiles: [hero] }), 'Army').cards
  const lord = { abilities: ['leadership/10'], command: 'commander', people: 'acheron', fear: 20 }
  const match = turn(
    [
      figure('Ann', 0, 45, 30, { abilities: ['living-dead'], fear: 5, people: 'acheron' }),
      figure('Lord', 0, 45, 38, { ...lord, category: card!.profile.category }, { card: 'Lord' }),
      figure('Bob', 1, 60, 30, { cou: 20 }),
    ],
    { answers: ['0:charge:2', { to: [57.5, 30] }], dice: [2] },
  )
  return (eventArgs(match, 'test.passed')[0]!.difficulty as number) - 5
}

describe('CF-RANK-01 other rules use the category of a rank', () => {
  test.each([
    ['CF-RANK-02', 'irregular', 1],
    ['CF-RANK-03', 'regular', 1],
    ['CF-RANK-04', 'veteran', 1],
    ['CF-RANK-05', 'creature', 1],
    ['CF-RANK-06', 'special', 2],
    ['CF-RANK-07', 'elite', 2],
    ['CF-RANK-08', 'living-legend', 3],
    ['CF-RANK-09', 'major-ally', 4],
    ['CF-RANK-10', 'initiate', 1],
    ['CF-RANK-11', 'adept', 2],
    ['CF-RANK-12', 'master', 3],
    ['CF-RANK-13', 'virtuoso', 4],
    ['CF-RANK-14', 'devout', 1],
    ['CF-RANK-15', 'zealot', 2],
    ['CF-RANK-16', 'dean', 3],
    ['CF-RANK-17', 'avatar', 4],
  ])('%s %s has category %i, which sets the number of artefacts and the FEAR for the dead', (_rule, rank, category) => {
    expect(placesOf(rank)).toEqual(category)
    expect(darknessOf(rank)).toEqual(category)
  })

  test('there are no other ranks', () => {
    expect(
      () => ownCard('hero', { rank: 'boss' }) && armyOf([], { profiles: [ownCard('hero', { rank: 'boss' })] }),
    ).toThrow(/rank/)
  })
})
