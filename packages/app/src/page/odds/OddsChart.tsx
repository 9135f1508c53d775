import type { Chance } from '@fray/session'
import { useParentSize } from '@visx/responsive'
import { scaleLinear } from '@visx/scale'
import { BarRounded, Line } from '@visx/shape'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  /** Describes the forecast. */
  readonly title: string
  readonly chances: readonly Chance[]
  /** The error of a chance; 0 for exact ones. */
  readonly error: number
}

/** Longer fractions are hard to read. */
const SHORT_FRACTION = 9

/** Each outcome with its chance and a bar: one table, so that screen readers can read it too. */
export function OddsChart({ title, chances, error }: Props) {
  const { ui, say } = useTranslator()
  const { parentRef, width } = useParentSize()
  return (
    <div ref={parentRef} className="odds-chart">
      <table className="odds-table">
        <caption className="unseen">{title}</caption>
        <tbody>
          {chances.map((chance) => (
            <tr key={JSON.stringify(chance.event)}>
              <th scope="row">{say({ id: chance.event.type, args: chance.event.args })}</th>
              <td>
                <b title={chance.fraction}>{ui('ui.percent', { value: shownFor(chance.probability, error) })}</b>
                <Fraction of={chance} />
              </td>
              <td className="odds-bar">
                <Bar probability={chance.probability} error={error} width={width} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Chances with an error above one percent are rounded to whole percents. */
function shownFor(probability: number, error: number): number {
  return error > 0.01 ? Math.round(probability * 100) / 100 : probability
}

/** The exact chance beside the rounded one, if it is short; a longer one is in the tooltip. */
function Fraction({ of: { fraction, probability } }: { of: Chance }) {
  const isShown = fraction !== undefined && fraction.length <= SHORT_FRACTION && probability < 1
  return isShown ? <small> {fraction}</small> : null
}

const HEIGHT = 9

/** A chance between 0 and 1 as a bar, with a whisker for its error. */
function Bar({ probability, error, width }: { probability: number; error: number; width: number }) {
  const across = scaleLinear({ domain: [0, 1], range: [0, Math.max(0, width)], clamp: true })
  const [low, high] = [across(probability - error), across(probability + error)]
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true">
      <BarRounded className="odds-track" x={0} y={0} width={width} height={HEIGHT} radius={HEIGHT / 2} all />
      <BarRounded
        className="odds-filled"
        x={0}
        y={0}
        width={Math.max(HEIGHT / 2, across(probability))}
        height={HEIGHT}
        radius={HEIGHT / 2}
        all
      />
      {[0.25, 0.5, 0.75].map((tick) => (
        <Line key={tick} className="odds-tick" from={{ x: across(tick), y: 0 }} to={{ x: across(tick), y: HEIGHT }} />
      ))}
      {error > 0 ? (
        <Line className="odds-whisker" from={{ x: low, y: HEIGHT / 2 }} to={{ x: high, y: HEIGHT / 2 }} />
      ) : null}
    </svg>
  )
}
