import { type Answer, type DecisionData, optionsOf } from '@fray/kernel'
import type { Forecast, Snapshot } from '@fray/session'
import { toJson } from '@fray/tabletop'
import { useEffect, useState } from 'react'
import { placementOf } from '../../placing/model/proposal-draft.ts'
import type { Placing } from '../../placing/state/placing-store.ts'
import { perMatchStore } from '../../store/per-match.ts'
import { service } from '../../store/service.ts'
import { type ForecastSource, keyOf, OddsAhead } from '../model/odds-ahead.ts'

/** Gets the answer whose odds are wanted: the option pointed at, or the proposed place. */
export function answerPointedAt(
  decision: DecisionData | undefined,
  option: string | undefined,
  placing: Placing | undefined,
): Answer | undefined {
  if (!decision) return undefined
  const options = optionsOf(decision)
  if (options.some(({ key }) => key === option)) return option
  if (decision.kind !== 'place' || !placing?.weighed || placing.weighed.refusal) return undefined
  return toJson(placementOf(placing.draft))
}

/** Long enough that sweeping the pointer over options requests nothing. */
const DELAY = 120

/** Odds that take longer than this show that they are being computed. */
const THINKING_AFTER = 150

/** Delay before odds are computed in advance, so that quick players are not slowed down. */
const AHEAD_AFTER = 300

/** Players do not read the odds of more options than this. */
const AHEAD = 12

type Known = ReadonlyMap<string, Forecast | undefined>

/** The known odds of the current question. */
const useKnown = perMatchStore<{ readonly known: Known }>({ known: new Map() })

/** Answers given in a row. */
type Plan = readonly Answer[]

let ahead: OddsAhead<Plan> | undefined

const oracle: ForecastSource<Plan> = {
  forecast: async (seat, sequence, [answer, ...then]) =>
    answer === undefined ? undefined : service.forecast(seat, sequence, answer, then),
  cancelForecast: (seat) => service.cancelForecast(seat),
}

/** Computes the odds of listed options in advance. */
export function useOddsAhead({ decision, sequence }: Pick<Snapshot, 'decision' | 'sequence'>): void {
  const question = JSON.stringify([sequence, decision])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says all there is to know of the decision
  useEffect(() => {
    if (!decision) return
    const options = decision.kind === 'pick' ? decision.options.filter(({ cannotSucceed }) => !cannotSucceed) : []
    const tell = (plan: Plan, forecast: Forecast | undefined) =>
      useKnown.setState(({ known }) => ({ known: new Map([...known, [keyOf(plan), forecast]]) }))
    const plans = options.slice(0, AHEAD).map(({ key }) => [key])
    const mine = new OddsAhead<Plan>({ seat: decision.seat, sequence }, plans, oracle, tell)
    ahead = mine
    const timer = setTimeout(() => mine.begin(), AHEAD_AFTER)
    return () => {
      clearTimeout(timer)
      mine.end()
      ahead = undefined
      useKnown.setState({ known: new Map() })
    }
  }, [question])
}

/** Gets the odds of an option, once they are known. */
export function useOptionOdds(key: string): Forecast | undefined {
  return useKnown(({ known }) => known.get(keyOf([key])))
}

/** Gets the odds of answers given in a row; undefined if nothing is asked or known. */
export function useForecast(plan: Plan): Forecast | 'thinking' | undefined {
  const key = plan.length === 0 ? undefined : keyOf(plan)
  const known = useKnown((state) => state.known)
  const [thinking, setThinking] = useState<string>()
  const isKnown = key !== undefined && known.has(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all there is to know of the answers
  useEffect(() => {
    if (plan.length === 0 || isKnown) return
    const asking = setTimeout(() => ahead?.want(plan), DELAY)
    const told = setTimeout(() => setThinking(key), DELAY + THINKING_AFTER)
    return () => {
      clearTimeout(asking)
      clearTimeout(told)
    }
  }, [key, isKnown])
  if (key === undefined) return undefined
  return isKnown ? known.get(key) : thinking === key ? 'thinking' : undefined
}
