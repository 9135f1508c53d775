import { type CSSProperties, useLayoutEffect, useRef } from 'react'

interface Props {
  readonly words: string
  /** How far right of and above the origin it hangs, in millimetres. */
  readonly aside: number
  /** How far above, if not as far as aside. */
  readonly above?: number
  /** Whether it keeps clear of grips too. */
  readonly clear?: boolean
}

/**
 * A few words on a label that keeps its size at any zoom, beside the origin of the group it is in: right of it, or left
 * where the picture ends on the right.
 */
export function Tag({ words, aside, above = aside, clear = false }: Props) {
  const width = words.length * 7 + 18
  const tag = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    const drawn = tag.current
    const picture = drawn?.ownerSVGElement?.getBoundingClientRect()
    if (!drawn || !picture) return
    drawn.removeAttribute('data-left')
    drawn.toggleAttribute('data-left', drawn.getBoundingClientRect().right > picture.right)
  })
  return (
    <g
      ref={tag}
      className={clear ? 'tag tag-clear' : 'tag'}
      style={{ '--x': `${aside}px`, '--y': `${above}px`, '--width': `${width}px` } as CSSProperties}
    >
      <rect width={width} height={24} rx={12} />
      <text x={width / 2} y={16.5}>
        {words}
      </text>
    </g>
  )
}
