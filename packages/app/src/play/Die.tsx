import { useSettings } from '../store/settings.ts'
import { useTalk } from '../words/TalkContext.tsx'

/** Where the pips of a six-sided die sit, on a grid of three by three counted from 0. */
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
  /** What the game writes for this value, if not the number. */
  readonly face: string | undefined
}

/** A die as it fell: pips on six sides, unless the reader wants numbers; numerals on any other number of sides. */
export function Die({ value, sides, seat, face }: Props) {
  const { ui } = useTalk()
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
        <text x="12" y="16.4" textAnchor="middle">
          {face ?? value}
        </text>
      )}
    </svg>
  )
}
