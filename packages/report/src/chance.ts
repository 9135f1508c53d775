import type { Event } from '@fray/kernel'
import { forecast } from '@fray/odds'
import type { ReportedMatch } from './history.ts'
import { rollsAgain } from './rolls-again.ts'

/** Enough to say how likely something was, to a few hundredths; what was measured then is no secret any more. */
const OPTIONS = { until: 'decision', leaves: 250, samples: 250, supposing: false } as const

/** How likely an event was when the answer was given that led to it; undefined if no dice decided about it. */
export function chanceOf(match: ReportedMatch, at: number, event: Event): number | undefined {
  const given = match.answers[at - 1]
  if (!given) return undefined
  const { chances } = forecast(rollsAgain(match, at), given.seat, given.answer, OPTIONS)
  const found = chances.find((chance) => isSame(chance.event, event))
  return found && found.probability.value < 1 ? found.probability.value : undefined
}

function isSame(one: Event, other: Event): boolean {
  return JSON.stringify([one.type, one.args, one.seat]) === JSON.stringify([other.type, other.args, other.seat])
}
