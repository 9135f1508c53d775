import { useSettings } from '../store/settings.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** The places of the pips of a six-sided die, on a grid of three by three counted from 0. */
const PIPS: Readonly<Record<number, readonly (readonly [column: number, row: number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
}

interface Props {
  readonly value: number
  readonly sides: number
  readonly seat: number
  /** The face that the game prints for this value, if it is not the number. */
  readonly face: string | undefined
}

/**
 * A rolled die: pips on six sides unless the reader prefers numbers, numerals on any other number of sides; two sides
 * are a coin.
 */
export function Die(props: Props) {
  return props.sides === 2 ? <Coin {...props} /> : <SidedDie {...props} />
}

/** A flipped coin: a crown on one side, a star on the other; it belongs to neither seat. */
function Coin({ value, seat }: Props) {
  const { ui } = useTranslator()
  const side = value === 1 ? 'heads' : 'tails'
  return (
    <svg className="die coin" viewBox="0 0 24 24" data-seat={seat} role="img" aria-label={ui('ui.coin', { side })}>
      <circle className="coin-edge" cx="12" cy="12" r="11" />
      <circle className="coin-rim" cx="12" cy="12" r="8.6" />
      {side === 'heads' ? (
        <path className="coin-crown" d="M6.8 15.6 6 8.6l3.6 2.6L12 7l2.4 4.2L18 8.6l-.8 7z" />
      ) : (
        <path className="coin-star" d="m12 6.4 1.6 3.9 4.2.3-3.2 2.7 1 4.1-3.6-2.2-3.6 2.2 1-4.1-3.2-2.7 4.2-.3z" />
      )}
    </svg>
  )
}

function SidedDie({ value, sides, seat, face }: Props) {
  const { ui } = useTranslator()
  const wanted = useSettings(({ dice }) => dice === 'pips')
  const pips = wanted && sides === 6 && face === undefined ? PIPS[value] : undefined
  return (
    <svg
      className="die"
      viewBox="0 0 24 24"
      data-seat={seat}
      role="img"
      aria-label={ui('ui.die', { face: face ?? value })}
    >
      <rect x="1" y="1" width="22" height="22" rx="5" />
      {pips?.map(([column, row]) => (
        <circle key={`${column} ${row}`} cx={6.5 + column * 5.5} cy={6.5 + row * 5.5} r="2.1" />
      ))}
      {pips ? null : (
        <text x="12" y="16.4" textAnchor="middle" className={`${face ?? value}`.length > 2 ? 'die-long' : undefined}>
          {face ?? value}
        </text>
      )}
    </svg>
  )
}
