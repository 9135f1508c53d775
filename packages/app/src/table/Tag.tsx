import type { CSSProperties } from 'react'

interface Props {
  readonly words: string
  /** How far right of and above the origin it hangs, in millimetres. */
  readonly aside: number
  /** How far above, if not as far as aside. */
  readonly above?: number
  /** Whether it keeps clear of grips too. */
  readonly clear?: boolean
}

/** A few words on a label that keeps its size at any zoom, beside the origin of the group it is in. */
export function Tag({ words, aside, above = aside, clear = false }: Props) {
  const width = words.length * 7 + 18
  return (
    <g
      className={clear ? 'tag tag-clear' : 'tag'}
      style={{ '--x': `${aside}px`, '--y': `${above}px` } as CSSProperties}
    >
      <rect width={width} height={24} rx={12} />
      <text x={width / 2} y={16.5}>
        {words}
      </text>
    </g>
  )
}
