import {
  type ArrangeDecision,
  type Arrangement,
  type ArrangementAnswer,
  arrangementAnswer,
  normalizeArrangement,
  type Random,
  readArrangement,
  type Slot,
  type Stack,
} from '@fray/kernel'

/** Maximum number of rearrangements. */
const MAX_MOVES = 12

/** Picks a random legal arrangement: a suggestion, rearranged as long as the rules allow it. */
export function randomArrangement(decision: ArrangeDecision, random: Random): ArrangementAnswer | undefined {
  const suggestions = decision.suggest()
  if (suggestions.length === 0) return undefined
  const suggested = random.pick(suggestions)
  const moves = random.between(0, MAX_MOVES)
  const read = readArrangement(decision, suggested)
  if (!read.ok) return suggested
  let arrangement = read.value
  let changed: Arrangement | undefined
  for (let move = 0; move < moves; move++) {
    const next = withOneMoved(decision, arrangement, random)
    const verdict = normalizeArrangement(decision, next)
    if (!verdict.ok || !decision.check(verdict.value).ok) continue
    changed = next
    arrangement = verdict.value
  }
  return changed ? arrangementAnswer(changed) : suggested
}

/** Moves one thing of an arrangement elsewhere; the result may be illegal. */
export function rearrange(decision: ArrangeDecision, answer: ArrangementAnswer, random: Random): ArrangementAnswer {
  const read = readArrangement(decision, answer)
  return read.ok ? arrangementAnswer(withOneMoved(decision, read.value, random)) : answer
}

function withOneMoved(decision: ArrangeDecision, arrangement: Arrangement, random: Random): Arrangement {
  const from = random.pick(decision.slots.filter(({ id }) => arrangement[id]!.length > 0))
  const to = random.pick(decision.slots)
  const index = random.between(0, arrangement[from.id]!.length - 1)
  const { thing, count } = arrangement[from.id]![index]!
  const moved = { thing, count: random.between(1, count) }
  const taken = { ...arrangement, [from.id]: withoutStack(arrangement[from.id]!, index, moved.count) }
  // Slots with a limit are usually full, so a thing that moves into one often swaps places with another.
  const swapped = from.id !== to.id && random.between(0, 1) === 0 ? swap(taken, from, to, random) : taken
  const place = random.between(0, swapped[to.id]!.length)
  return { ...swapped, [to.id]: swapped[to.id]!.toSpliced(place, 0, moved) }
}

function swap(arrangement: Arrangement, from: Slot, to: Slot, random: Random): Arrangement {
  const there = arrangement[to.id]!
  if (there.length === 0) return arrangement
  const index = random.between(0, there.length - 1)
  const back = { thing: there[index]!.thing, count: 1 }
  return { ...arrangement, [from.id]: [...arrangement[from.id]!, back], [to.id]: withoutStack(there, index, 1) }
}

function withoutStack(puts: readonly Stack[], index: number, count: number): readonly Stack[] {
  const put = puts[index]!
  return put.count === count ? puts.toSpliced(index, 1) : puts.with(index, { ...put, count: put.count - count })
}
