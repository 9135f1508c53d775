import { type Answer, type DecisionData, optionsOf } from '@fray/kernel'
import { asJson } from '@fray/tabletop'
import { useEffect, useState } from 'react'
import type { Forecast, Snapshot } from '../match/protocol.ts'
import { service } from '../store/service.ts'
import type { Placing } from './placing-store.ts'
import { placementOf } from './proposing.ts'

/** The answer whose odds are asked: the option pointed at, or the place proposed. */
export function answerInMind(
  decision: DecisionData | undefined,
  option: string | undefined,
  placing: Placing | undefined,
): Answer | undefined {
  if (!decision) return undefined
  const options = optionsOf(decision)
  if (options.some(({ key }) => key === option)) return option
  if (decision.kind !== 'place' || !placing?.weighed || placing.weighed.refusal) return undefined
  return asJson(placementOf(placing.draft))
}

/** Long enough that sweeping the pointer over options asks nothing. */
const DELAY = 120

/** Odds that take longer than this are said to be worked out. */
const THINKING_AFTER = 150

/** The odds of an answer, worked out by the worker: undefined where nothing is asked or nothing is known. */
export function useForecast(
  { decision, sequence }: Pick<Snapshot, 'decision' | 'sequence'>,
  answer: Answer | undefined,
): Forecast | 'thinking' | undefined {
  const [known, setKnown] = useState<{ question: string; forecast: Forecast | 'thinking' | undefined }>()
  const question = JSON.stringify([sequence, decision, answer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says all there is to know of decision and answer
  useEffect(() => {
    if (!decision || answer === undefined) return
    let [wanted, asking] = [true, false]
    const timer = setTimeout(async () => {
      asking = true
      const told = setTimeout(() => wanted && setKnown({ question, forecast: 'thinking' }), THINKING_AFTER)
      const forecast = await service.forecast(decision.seat, sequence, answer).catch(() => undefined)
      asking = false
      clearTimeout(told)
      if (wanted) setKnown({ question, forecast })
    }, DELAY)
    return () => {
      wanted = false
      clearTimeout(timer)
      if (asking) service.cancelForecast(decision.seat).catch(() => undefined)
    }
  }, [question])
  return known?.question === question ? known.forecast : undefined
}
