import type { Chance } from '@fray/session'
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
  return (
    <div className="odds-chart">
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
                <Bar probability={chance.probability} error={error} />
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

/** A chance between 0 and 1 as a bar, with a whisker for its error. The smallest chance is still a dot. */
function Bar({ probability, error }: { probability: number; error: number }) {
  const round = { height: HEIGHT, rx: HEIGHT / 2 }
  return (
    <svg width="100%" height={HEIGHT} aria-hidden="true">
      <rect className="odds-track" width="100%" {...round} />
      <rect className="odds-filled" style={{ width: `max(${HEIGHT / 2}px, ${across(probability)})` }} {...round} />
      {[0.25, 0.5, 0.75].map((tick) => (
        <line key={tick} className="odds-tick" x1={across(tick)} y1={0} x2={across(tick)} y2={HEIGHT} />
      ))}
      {error > 0 ? (
        <line
          className="odds-whisker"
          x1={across(probability - error)}
          y1={HEIGHT / 2}
          x2={across(probability + error)}
          y2={HEIGHT / 2}
        />
      ) : null}
    </svg>
  )
}

/** Gets the place of a chance on its bar. */
function across(chance: number): string {
  return `${100 * Math.min(1, Math.max(0, chance))}%`
}
