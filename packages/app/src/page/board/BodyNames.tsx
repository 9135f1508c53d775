import type { FigureView } from '@fray/tabletop'
import { clsx } from 'clsx'
import { type BodyName, LINE_HEIGHT } from './model/body-names.ts'

interface Props {
  readonly figures: readonly FigureView[]
  readonly names: ReadonlyMap<number, BodyName>
  readonly acting: number | undefined
  /** The formation that moves as a ghost, which has its name there. */
  readonly lifted: number | undefined
}

/** The names of formations and their remaining figures, above all figures; screen readers get them from the figures. */
export function BodyNames({ figures, names, acting, lifted }: Props) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of words in a drawing takes no focus
    <g className="body-names" aria-hidden="true">
      {figures.map(({ id, seat }) => {
        const name = id === lifted ? undefined : names.get(id)
        if (!name) return null
        return (
          <text
            key={id}
            className={clsx('body-name', id === acting && 'body-name-acting')}
            data-seat={seat}
            style={{ transform: `translate(${name.x}px, ${name.y}px) scale(var(--pixel, 1))` }}
          >
            {name.lines.map((line, i) => (
              <tspan key={line} x={0} y={(i + 0.8) * LINE_HEIGHT}>
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
    </g>
  )
}
