import type { ArmyList, ListedCard } from './list.ts'

/** A difference between two lists of one army: a card of either or both, and its members that differ. */
export interface ChangedLine {
  readonly before?: number
  readonly after?: number
  /** Indices of the members removed from the card before, and added to the card after. */
  readonly gone: readonly number[]
  readonly come: readonly number[]
}

const TERMS = ['army', 'faction', 'tournament', 'articles', 'points', 'profiles'] as const

/** Whether two lists differ in their cards only: all other fields concern every card. */
export function haveSameTerms(list: ArmyList, other: ArmyList): boolean {
  return TERMS.every((term) => list[term] === other[term])
}

/** Gets the cards that differ between two lists. Changed lists share unchanged cards with the list before. */
export function changedLines(before: readonly ListedCard[], after: readonly ListedCard[]): readonly ChangedLine[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let rest = 0
  while (rest < shorter - start && before.at(-1 - rest) === after.at(-1 - rest)) rest++
  const gone = before.slice(start, before.length - rest)
  const come = after.slice(start, after.length - rest)
  if (gone.length === come.length) return gone.map((card, i) => touchedOn(card, come[i]!, start + i))
  return [
    ...gone.map((card, i) => ({ before: start + i, gone: everybodyOn(card), come: [] })),
    ...come.map((card, i) => ({ after: start + i, gone: [], come: everybodyOn(card) })),
  ]
}

function everybodyOn(card: ListedCard): number[] {
  return [0, ...card.with.map((_, j) => j + 1)]
}

function touchedOn(before: ListedCard, after: ListedCard, i: number): ChangedLine {
  const isSame = (j: number) => {
    if (before.profile !== after.profile) return false
    return j === 0 ? areAlike(before, after) : before.with[j - 1] === after.with[j - 1]
  }
  return {
    before: i,
    after: i,
    gone: everybodyOn(before).filter((j) => !isSame(j)),
    come: everybodyOn(after).filter((j) => !isSame(j)),
  }
}

/** Whether the owner of a card is the same, apart from the members who share it. */
function areAlike(before: ListedCard, after: ListedCard): boolean {
  return (Object.keys(after) as (keyof ListedCard)[]).every((key) => key === 'with' || before[key] === after[key])
}
