import { clsx } from 'clsx'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { breakLines } from './model/break-lines.ts'

/** Letters per line of a label: as many as a phone can show beside a figure. */
const LINE = 30
const LINE_HEIGHT = 15

interface Props {
  readonly words: string
  /** Its distance right of and above the origin, in millimetres. */
  readonly aside: number
  /** Its distance above, if it differs. */
  readonly above?: number
  /** Whether it also keeps clear of handles. */
  readonly clear?: boolean
}

/** A label of constant size at any zoom: right of and above the origin, or left and below where the picture ends. */
export function Tag({ words, aside, above = aside, clear = false }: Props) {
  const lines = breakLines(words, LINE)
  const width = Math.max(...lines.map(({ length }) => length)) * 7 + 18
  const height = 24 + (lines.length - 1) * LINE_HEIGHT
  const tag = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    const drawn = tag.current
    const picture = drawn?.ownerSVGElement?.getBoundingClientRect()
    if (!drawn || !picture) return
    drawn.removeAttribute('data-left')
    drawn.removeAttribute('data-below')
    drawn.style.removeProperty('--nudge')
    const { right, top } = drawn.getBoundingClientRect()
    drawn.toggleAttribute('data-left', right > picture.right)
    drawn.toggleAttribute('data-below', top < picture.top)
    // If neither side has room, it lies over the middle.
    const { left } = drawn.getBoundingClientRect()
    if (left < picture.left) drawn.style.setProperty('--nudge', `${Math.ceil(picture.left - left)}px`)
  })
  return (
    <g
      ref={tag}
      className={clsx('tag', clear && 'tag-clear')}
      style={
        {
          '--x': `${aside}px`,
          '--y': `${above}px`,
          '--width': `${width}px`,
          '--height': `${height}px`,
        } as CSSProperties
      }
    >
      <rect width={width} height={height} rx={12} />
      <text>
        {lines.map((line, i) => (
          <tspan key={line} x={width / 2} y={16.5 + i * LINE_HEIGHT}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}
