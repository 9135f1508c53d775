import type { GameEvent } from '@fray/kernel'
import { forecast } from '@fray/odds'
import type { ReportedMatch } from './history.ts'
import { matchBeforeAnswer } from './match-before-answer.ts'

/** Exact to a few percent; distances measured by then are no longer secret. */
const OPTIONS = { until: 'decision', leaves: 250, samples: 250, assumeDistances: false } as const

/** Gets the chance an event had when the answer that led to it was given; undefined if no dice decided it. */
export function chanceOf(match: ReportedMatch, at: number, event: GameEvent): number | undefined {
  const given = match.answers[at - 1]
  if (!given) return undefined
  const { chances } = forecast(matchBeforeAnswer(match, at), given.seat, given.answer, OPTIONS)
  const found = chances.find((chance) => isSameEvent(chance.event, event))
  return found && found.probability.value < 1 ? found.probability.value : undefined
}

function isSameEvent(gameEvent: GameEvent, other: GameEvent): boolean {
  return (
    JSON.stringify([gameEvent.type, gameEvent.args, gameEvent.seat]) ===
    JSON.stringify([other.type, other.args, other.seat])
  )
}
