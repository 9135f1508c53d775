import type { SelectField } from '@fray/kernel'
import { useId, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { chooseChart, useChartChoice } from './state/chart-choice.ts'

interface Props {
  readonly game: string
  readonly charts: readonly SelectField[]
  readonly words: string
  onGenerate(chosen: Readonly<Record<string, string>>): Promise<unknown>
}

/** The options of a game's charts, and the button that rolls on them. */
export function ChartForm({ game, charts, words, onGenerate }: Props) {
  const chosen = useChartChoice(game)
  const [busy, setBusy] = useState(false)
  const go = () => {
    setBusy(true)
    void onGenerate(chosen).finally(() => setBusy(false))
  }
  return (
    <>
      {charts.map((chart) => (
        <Chart
          key={chart.place}
          chart={chart}
          value={chosen[chart.place] ?? chart.value ?? ''}
          onChoose={(value) => chooseChart(game, chart.place, value)}
        />
      ))}
      <button type="button" className="button" disabled={busy} onClick={go}>
        <Icon name="perspective-dice-six-faces-random" size={16} /> {words}
      </button>
    </>
  )
}

interface ChartProps {
  readonly chart: SelectField
  readonly value: string
  onChoose(value: string): void
}

function Chart({ chart, value, onChoose }: ChartProps) {
  const { say } = useTranslator()
  const id = useId()
  return (
    <div className="force-field">
      <label htmlFor={id}>{say(chart.label)}</label>
      <select id={id} className="field" value={value} onChange={({ target }) => onChoose(target.value)}>
        {chart.options.map(({ value: each, text }) => (
          <option key={each ?? ''} value={each ?? ''}>
            {say(text)}
          </option>
        ))}
      </select>
    </div>
  )
}
