import { type ArrangementAnswer, arrangementAnswer, type DecisionData, readArrangement, type Slot } from '@fray/kernel'
import type { Chance, Forecast, Snapshot } from '@fray/session'
import { Fragment, useEffect, useState } from 'react'
import { countInSlot, sortByFilling } from '../arrange/model/arrangement-draft.ts'
import { Icon } from '../icons/Icon.tsx'
import { service } from '../store/service.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { Thinking } from './Thinking.tsx'

type ArrangeData = Extract<DecisionData, { kind: 'arrange' }>

interface Props {
  readonly decision: ArrangeData
  readonly sequence: Snapshot['sequence']
  /** The current arrangement. */
  readonly chosen: ArrangementAnswer
  onChoose(division: ArrangementAnswer): void
}

/** Outcomes shown at most. */
const SHOWN = 8

/** Compares the odds of the divisions worth considering. */
export function DivisionOdds({ decision, sequence, chosen, onChoose }: Props) {
  const { ui, say } = useTranslator()
  const divisions = sortByFilling(decision, decision.compared ?? [])
  const forecasts = useComparison(decision, sequence, divisions)
  const rows = rowsOf(forecasts)
  if (rows.length === 0)
    return forecasts.length < divisions.length ? <Thinking title={ui('ui.odds-divisions')} heading="h3" /> : null
  const errors = forecasts.flatMap((forecast) => (forecast && !forecast.exact ? [forecast.error] : []))
  return (
    <section className="odds odds-divisions" aria-label={ui('ui.odds-divisions')}>
      <h3>{ui('ui.odds-divisions')}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {divisions.map((division) => (
              <th key={JSON.stringify(division)} scope="col">
                <Division decision={decision} division={division} chosen={chosen} onChoose={onChoose} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((event) => (
            <tr key={keyOf(event)} data-seat={event.seat}>
              <th scope="row">{say({ id: event.type, args: event.args })}</th>
              {divisions.map((division, i) => (
                <td key={JSON.stringify(division)}>{percentOf(forecasts[i], event, ui)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">
        {errors.length === 0
          ? ui('ui.odds-exact')
          : ui('ui.odds-sampled', { error: ui('ui.percent', { value: Math.max(...errors) }) })}{' '}
        {ui('ui.odds-usual')} {forecasts.some((forecast) => forecast?.supposes) ? ui('ui.odds-supposed') : null}
      </p>
    </section>
  )
}

/** A division as numbers; a press fills the slots with it. */
function Division({ decision, division, chosen, onChoose }: Omit<Props, 'sequence'> & { division: ArrangementAnswer }) {
  const { ui, say } = useTranslator()
  const counts = decision.slots.map((slot) => [slot, countInSlot(decision, division, slot)] as const)
  const words = counts.map(([{ text }, count]) => `${count} ${say(text)}`).join(', ')
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isSame(decision, division, chosen)}
      aria-label={ui('ui.divide-so', { division: words })}
      title={words}
      onClick={() => onChoose(division)}
    >
      {distinguishingCounts(decision, counts).map(([{ id, icon }, count]) => (
        <Fragment key={id}>
          {icon ? <Icon name={icon} size={14} /> : null} {count}{' '}
        </Fragment>
      ))}
    </button>
  )
}

type SlotCount = readonly [slot: Slot, count: number]

/** Gets the slots whose counts distinguish the divisions; the last of three or more follows from the others. */
function distinguishingCounts(decision: ArrangeData, counts: readonly SlotCount[]): readonly SlotCount[] {
  const divisions = decision.compared ?? []
  const left = counts.length > 2 ? counts.slice(0, -1) : counts
  const differing = left.filter(([slot, count]) =>
    divisions.some((division) => countInSlot(decision, division, slot) !== count),
  )
  return differing.length > 0 ? differing : left
}

function isSame(decision: ArrangeData, a: ArrangementAnswer, b: ArrangementAnswer): boolean {
  const slotsText = (division: ArrangementAnswer) => {
    const read = readArrangement(decision, division)
    return read.ok ? JSON.stringify(arrangementAnswer(read.value)) : undefined
  }
  return slotsText(a) === slotsText(b)
}

/** Loads the odds of every division, one after another. */
function useComparison(
  { seat }: ArrangeData,
  sequence: number,
  divisions: readonly ArrangementAnswer[],
): readonly (Forecast | undefined)[] {
  const [known, setKnown] = useState<readonly (Forecast | undefined)[]>([])
  const question = JSON.stringify([seat, sequence, divisions])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says all there is to know
  useEffect(() => {
    let wanted = true
    const work = async () => {
      const found: (Forecast | undefined)[] = []
      for (const division of divisions) {
        const forecast = await service.forecast(seat, sequence, division).catch(() => undefined)
        if (!wanted) return
        found.push(forecast)
        setKnown([...found])
      }
    }
    void work()
    return () => {
      wanted = false
      service.cancelForecast(seat).catch(() => undefined)
    }
  }, [question])
  return known
}

/** Gets the outcomes that are most likely in any division. */
function rowsOf(forecasts: readonly (Forecast | undefined)[]): Chance['event'][] {
  const best = new Map<string, Chance>()
  for (const chance of forecasts.flatMap((forecast) => forecast?.chances ?? [])) {
    const before = best.get(keyOf(chance.event))
    if (!before || before.probability < chance.probability) best.set(keyOf(chance.event), chance)
  }
  return [...best.values()]
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, SHOWN)
    .map(({ event }) => event)
}

function percentOf(forecast: Forecast | undefined, event: Chance['event'], ui: ReturnType<typeof useTranslator>['ui']) {
  if (!forecast) return '…'
  const value = forecast.chances.find((chance) => keyOf(chance.event) === keyOf(event))?.probability ?? 0
  return ui('ui.percent', { value })
}

function keyOf({ type, args, seat }: Chance['event']): string {
  return JSON.stringify([type, args, seat])
}
