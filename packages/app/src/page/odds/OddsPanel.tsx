import { type DecisionData, listOf, optionsOf } from '@fray/kernel'
import type { Chance, Forecast, Snapshot } from '@fray/session'
import type { PlaceForm } from '@fray/tabletop'
import { lazy, Suspense } from 'react'
import { actionTitle } from '../decision/ContextMenu.tsx'
import { useFocus } from '../decision/state/focus-store.ts'
import { usePlacingIn } from '../placing/state/placing-store.ts'
import { loadOrReport } from '../store/loads.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { answerPointedAt, useForecast, useOddsAhead } from './state/forecast.ts'
import { Thinking } from './Thinking.tsx'

// The table does not wait for charts, but loads them before odds are first needed.
const chart = loadOrReport(() => import('./OddsChart.tsx'))
const OddsChart = lazy(() => chart.then(({ OddsChart }) => ({ default: OddsChart })))

/** Chances shown at most. */
const SHOWN = 6

/** Names of excluded things shown at most. */
const LEFT_OUT = 3

/** Scrolls to the odds after a long press, wherever they are. */
function scrollIntoView(odds: HTMLElement | null): void {
  odds?.scrollIntoView({ block: 'nearest' })
}

/** The odds of the answer pointed at. */
export function OddsPanel({ decision, snapshot }: { decision: DecisionData; snapshot: Snapshot }) {
  const talk = useTranslator()
  const { ui } = talk
  const way = useFocus((attention) => attention.way)
  const option = useFocus((attention) => attention.option)
  const resting = useFocus((attention) => attention.resting)
  const placing = usePlacingIn(snapshot)
  const answer = way ? way.answers[0] : answerPointedAt(decision, option, placing)
  useOddsAhead(snapshot)
  const forecast = useForecast(way?.answers ?? (answer === undefined ? [] : [answer]))
  const chosen = optionsOf(decision).find(({ key }) => key === answer)
  const choice = way ? actionTitle(way, talk) : chosen && { text: chosen.text }
  const title = choice ? ui('ui.odds-of', { choice }) : ui(placeTitle(decision))
  if (answer === undefined || !forecast) return null
  if (forecast === 'thinking') return <Thinking title={title} />
  if (forecast.chances.length === 0) return null
  const exactness = forecast.exact
    ? ui('ui.odds-exact')
    : ui('ui.odds-sampled', { error: ui('ui.percent', { value: forecast.error }) })
  const left = forecast.leftOut.slice(0, LEFT_OUT)
  return (
    <Suspense>
      <section ref={resting ? scrollIntoView : undefined} className="odds" aria-label={title}>
        <h2>{title}</h2>
        <OddsChart
          title={title}
          chances={sortChances(forecast.chances).slice(0, SHOWN)}
          error={forecast.exact ? 0 : forecast.error}
        />
        <p className="hint">
          {exactness} {forecast.supposes ? ui('ui.odds-supposed') : null}{' '}
          {left.length > 0 ? ui('ui.odds-left-out', { what: listOf(left.map((text) => ({ text }))) }) : null}
        </p>
      </section>
    </Suspense>
  )
}

/** A figure stops somewhere; a template or marker is placed. */
function placeTitle(decision: DecisionData): 'ui.odds-place' | 'ui.odds-point' {
  const form = decision.kind === 'place' ? (decision.form as unknown as PlaceForm) : undefined
  return form?.kind === 'point' && !form.stops ? 'ui.odds-point' : 'ui.odds-place'
}

/** Certain events come after those that dice decide. */
function sortChances(chances: Forecast['chances']): Forecast['chances'] {
  const isCertain = ({ probability }: Chance) => probability === 1
  return [...chances.filter((chance) => !isCertain(chance)), ...chances.filter(isCertain)]
}
