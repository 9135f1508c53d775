import { Random } from '@fray/kernel'
import { expect, test } from 'vitest'
import { recruitable } from '../../forces/catalogue.ts'
import { addCompanion, addFigure } from '../add-figure.ts'
import { armyOf, ownCard } from '../army.fixture.ts'
import { artefacts, miracles, spells } from '../extras/armoury.ts'
import { capacities } from '../extras/capacities/index.ts'
import { virtues } from '../extras/virtues.ts'
import { ARMIES_WITH_CARDS, type ArmyList, type ListedCard } from '../list.ts'
import { factions } from '../peoples/factions.ts'
import { randomArmy } from '../random-army.ts'
import { checkArmy } from './check.ts'
import { examinationOf } from './examination.ts'

/** Counts how many more faults of each kind an army has than another when both are fully checked. */
function fullDifference(before: ArmyList, after: ArmyList): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { fault } of checkArmy(after)) counts[fault.id] = (counts[fault.id] ?? 0) + 1
  for (const { fault } of checkArmy(before)) counts[fault.id] = (counts[fault.id] ?? 0) - 1
  return counts
}

function withCard(list: ArmyList, random: Random, change: (card: ListedCard) => ListedCard): ArmyList {
  const i = random.between(0, list.cards.length - 1)
  return { ...list, cards: list.cards.with(i, change(list.cards[i]!)) }
}

const WARES = { artefacts, spells, miracles, capacities, virtues } as const
type Ware = keyof typeof WARES

/** One change of every kind that can be made to an army, and some impossible ones. */
const CHANGES: readonly ((list: ArmyList, random: Random) => ArmyList)[] = [
  (list, random) => addFigure(list, random.pick(recruitable(list))),
  (list, random) => addCompanion(list, random.between(0, list.cards.length - 1), random.pick(recruitable(list))),
  (list, random) => ({ ...list, cards: list.cards.toSpliced(random.between(0, list.cards.length - 1), 1) }),
  (list, random) => ({ ...list, cards: [...list.cards, random.pick(list.cards)] }),
  (list, random) => withCard(list, random, (card) => ({ ...card, count: random.between(1, 5) })),
  (list, random) => withCard(list, random, (card) => ({ ...card, consecrated: !card.consecrated })),
  (list, random) => withCard(list, random, (card) => ({ ...card, with: [] })),
  (list, random) => withCard(list, random, (card) => ({ ...card, profile: 'nobody' })),
  (list, random) =>
    withCard(list, random, (card) => {
      const part = random.pick(Object.keys(WARES) as Ware[])
      return { ...card, [part]: [...card[part], random.pick<{ readonly id: string }>(WARES[part]).id] }
    }),
  (list, random) =>
    withCard(list, random, (card) => {
      const part = random.pick(Object.keys(WARES) as Ware[])
      return { ...card, [part]: card[part].slice(1) }
    }),
  (list) => ({ ...list, tournament: !list.tournament }),
  (list, random) => ({ ...list, faction: random.pick([null, ...factions.map(({ id }) => id)]) }),
  (list, random) => ({ ...list, points: random.between(1, 1000) }),
]

test.each(ARMIES_WITH_CARDS)('examining a change to an army of %s finds the same faults as a full check', (people) => {
  const random = Random.fromSeed(`change ${people}`)
  let list = randomArmy(people, 300, random)
  for (let i = 0; i < 150; i++) {
    const after = random.pick(CHANGES)(list, random)
    const difference = examinationOf(list).differenceTo(after)
    const full = fullDifference(list, after)
    expect(Object.fromEntries(Object.keys(full).map((id) => [id, difference.of(id)]))).toEqual(full)
    expect(difference.total).toBe(Object.values(full).reduce((sum, count) => sum + count, 0))
    list = after.cards.length > 0 ? after : list
  }
})

test('CF-ABIL-12 a line that changes another one counts, as for the price of a Blood brother', () => {
  const brother = (id: string, other: string) => ownCard(id, { abilities: [`blood-brother-${other}`], ap: 210 })
  const profiles = [brother('cain', 'seth'), ownCard('seth', { ap: 210 })]
  const alone = armyOf([{ profile: 'cain', count: 2 }], { points: 400, tournament: true, profiles })
  const both = { ...alone, cards: [...alone.cards, { ...alone.cards[0]!, profile: 'seth', count: 1 }] }
  const found = (list: ArmyList) => checkArmy(list).map(({ fault }) => fault.id)
  expect(found(alone)).toContain('fault.tournament-dear')
  expect(found(both)).not.toContain('fault.tournament-dear')
  expect(examinationOf(alone).differenceTo(both).of('fault.tournament-dear')).toBe(-1)
})
