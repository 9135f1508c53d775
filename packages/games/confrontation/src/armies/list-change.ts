import type { ArmyList, ListedCard } from './list.ts'

/** Where two lists of one army differ: a card of either, or of both, and which of those on it are not the same. */
export interface ChangedLine {
  readonly before?: number
  readonly after?: number
  /** Indices of those on the card before that are gone, and of those on the card after that come. */
  readonly gone: readonly number[]
  readonly come: readonly number[]
}

const TERMS = ['army', 'faction', 'tournament', 'articles', 'points', 'profiles'] as const

/** Whether two lists differ in their cards only: what else they say bears on every card. */
export function haveSameTerms(one: ArmyList, other: ArmyList): boolean {
  return TERMS.every((term) => one[term] === other[term])
}

/** Cards that are not the same ones in two lists. Changed lists share with the list before what they leave as it is. */
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

/** Whether the owner of a card is the same, whoever shares it. */
function areAlike(before: ListedCard, after: ListedCard): boolean {
  return (Object.keys(after) as (keyof ListedCard)[]).every((key) => key === 'with' || before[key] === after[key])
}
