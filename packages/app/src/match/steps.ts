import type { AnyGame } from '@fray/games'
import { beginMatch, type Event, type Given, type Seat, visibleTo } from '@fray/kernel'
import type { Step } from './protocol.ts'
import type { Terms } from './terms.ts'

/** What happened after each answer, as far as a seat learned of it; the first step is the beginning. */
export function stepsOf(game: AnyGame, terms: Terms, answers: readonly Given[], eyes: Seat | undefined): Step[] {
  const again = beginMatch(game, terms, { retention: 'first' })
  let told = 0
  const stepOf = (seat: Seat | undefined): Step => {
    const news = again.events.slice(told).filter((event) => visibleTo(event, eyes))
    told = again.events.length
    return { seat, rolled: news.some(hasDice), removed: news.flatMap(({ removes = [] }) => removes) }
  }
  const steps = [stepOf(undefined)]
  for (const { seat, answer } of answers) {
    again.answer(seat, answer)
    steps.push(stepOf(seat))
  }
  return steps
}

function hasDice({ dice }: Event): boolean {
  return dice !== undefined
}
