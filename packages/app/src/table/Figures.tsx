import type { FigureView, Point } from '@fray/tabletop'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { Figure } from './Figure.tsx'
import { isHeading, neighbour } from './neighbour.ts'

export interface FiguresProps {
  readonly figures: readonly FigureView[]
  readonly chosen?: number | undefined
  readonly choosable?: ReadonlySet<number>
  readonly acting?: number | undefined
  readonly lifted?: number | undefined
  /** The ways figures take to where they stand now. */
  readonly walks?: ReadonlyMap<number, readonly Point[]>
  labelOf(figure: FigureView): string
  onPress?(figure: number): void
  onPoint?(figure: number | undefined): void
}

const NONE: ReadonlySet<number> = new Set()

/** All figures. One of them is a stop of the Tab key; arrow keys go from there to its neighbours. */
export function Figures(props: FiguresProps) {
  const { figures, chosen, choosable = NONE, acting, lifted, walks, labelOf, onPress, onPoint } = props
  const group = useRef<SVGGElement>(null)
  const [focused, setFocused] = useState<number>()
  const stop =
    figures.find(({ id }) => id === focused)?.id ?? figures.find(({ id }) => choosable.has(id))?.id ?? figures[0]?.id
  const press = useCallback((id: number) => onPress?.(id), [onPress])
  const point = useCallback((id: number | undefined) => onPoint?.(id), [onPoint])
  const key = useCallback(
    (event: KeyboardEvent, id: number) => {
      if (event.key === 'Enter' || event.key === ' ') press(id)
      else if (isHeading(event.key) && !event.altKey) {
        const next = neighbour(figures, id, event.key)
        if (next === undefined) return
        setFocused(next)
        group.current?.querySelector<SVGGElement>(`[data-figure="${next}"]`)?.focus()
      } else return
      event.preventDefault()
    },
    [figures, press],
  )
  return (
    <g ref={group} className="figures">
      {figures.map((figure) => (
        <Figure
          key={figure.id}
          figure={figure}
          label={labelOf(figure)}
          chosen={figure.id === chosen}
          choosable={choosable.has(figure.id)}
          acting={figure.id === acting}
          lifted={figure.id === lifted}
          tabStop={figure.id === stop}
          walk={walks?.get(figure.id)}
          onPress={press}
          onPoint={point}
          onKey={key}
        />
      ))}
    </g>
  )
}
