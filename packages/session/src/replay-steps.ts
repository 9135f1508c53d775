import type { AnyGame } from '@fray/games'
import { beginMatch, type GameEvent, type GivenAnswer, type MatchTerms, type Seat, visibleTo } from '@fray/kernel'
import type { ReplayStep } from './screen-data.ts'

/** The material of a replay: the answers, the number of answers at the end of each step, and the viewer. */
interface LookBack {
  readonly answers: readonly GivenAnswer[]
  readonly ends: readonly number[]
  readonly eyes: Seat | undefined
}

/** Lists what happened in each step, as far as a seat learned of it; the first step is the start. */
export function listReplaySteps(game: AnyGame, terms: MatchTerms, { answers, ends, eyes }: LookBack): ReplayStep[] {
  const again = beginMatch(game, terms, { retention: 'first' })
  let [given, told] = [0, 0]
  return ends.map((end, i) => {
    // Others may have passed since: the step belongs to the first who did something.
    const seat = i === 0 ? undefined : answers[given]?.seat
    for (; given < end; given++) again.answer(answers[given]!.seat, answers[given]!.answer)
    const news = again.events.slice(told).filter((event) => visibleTo(event, eyes))
    told = again.events.length
    const removed = news.flatMap(({ removes = [] }) => removes)
    return { seat, rolled: news.some(hasDice), removed, preparing: again.isPreparing }
  })
}

function hasDice({ dice }: GameEvent): boolean {
  return dice !== undefined
}
