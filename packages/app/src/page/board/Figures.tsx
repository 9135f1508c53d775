import type { FigureView, Point } from '@fray/tabletop'
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { BodyNames } from './BodyNames.tsx'
import { Figure } from './Figure.tsx'
import { FigureLabel } from './FigureLabel.tsx'
import { FigureMiniature } from './FigureMiniature.tsx'
import { isNamedAbove } from './FigureName.tsx'
import type { Drop } from './figure-drag.tsx'
import { placeNames } from './model/body-names.ts'
import { figureTags } from './model/figure-tags.ts'
import { fingerRooms } from './model/finger-room.ts'
import { isHeading, neighbour } from './model/neighbour.ts'
import { useTranslatedNames } from './state/use-translated-names.ts'

export interface FiguresProps {
  readonly figures: readonly FigureView[]
  readonly chosen?: number | undefined
  readonly choosable?: ReadonlySet<number>
  readonly acting?: number | undefined
  /** Other figures involved in the action: marked and named. */
  readonly concerned?: ReadonlySet<number>
  readonly lifted?: number | undefined
  /** The paths that figures take to their places. */
  readonly walks?: ReadonlyMap<number, readonly Point[]>
  /** Millimetres of the table per pixel. */
  readonly pixel?: number
  /** Whether touch is used, which is less exact than a mouse. */
  readonly fingers?: boolean
  /** Figures that may be dragged over the ground. */
  readonly draggable?: ReadonlySet<number>
  labelOf(figure: FigureView): string
  onPress?(figure: number): void
  /** A figure was dropped at a place, or onto another one. */
  onDrop?(figure: number, drop: Drop): void
  /** Asks for a figure's actions, at a place of the screen. */
  onMenu?(figure: number, where: Point): void
  onPoint?(figure: number | undefined): void
  /** Handles any other key at a figure; whether it did something. */
  onKey?(figure: number, key: string): boolean
}

const NONE: ReadonlySet<number> = new Set()

const MENU_KEYS = ['o', 'ContextMenu']

/** Gets the middle of an element on the screen. */
function middleOf(drawn: Element): Point {
  const { x, y, width, height } = drawn.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** All figures. One of them is a Tab stop; arrow keys move to its neighbours. */
export function Figures(props: FiguresProps) {
  const {
    chosen,
    choosable = NONE,
    acting,
    concerned = NONE,
    lifted,
    walks,
    pixel = 1,
    fingers = false,
    draggable = NONE,
    labelOf,
    onPress,
    onPoint,
    onDrop,
    onMenu,
    onKey,
  } = props
  const figures = useTranslatedNames(props.figures)
  const group = useRef<SVGGElement>(null)
  const [focused, setFocused] = useState<number>()
  const stop =
    figures.find(({ id }) => id === focused)?.id ?? figures.find(({ id }) => choosable.has(id))?.id ?? figures[0]?.id
  const press = useCallback((id: number) => onPress?.(id), [onPress])
  const point = useCallback((id: number | undefined) => onPoint?.(id), [onPoint])
  const menu = useCallback((id: number, where: Point) => onMenu?.(id, where), [onMenu])
  const key = useCallback(
    (event: KeyboardEvent, id: number) => {
      if (event.key === 'Enter' || event.key === ' ') press(id)
      else if (MENU_KEYS.includes(event.key)) menu(id, middleOf(event.currentTarget))
      else if (isHeading(event.key) && !event.altKey) {
        const next = neighbour(figures, id, event.key)
        if (next === undefined) return
        setFocused(next)
        group.current?.querySelector<SVGGElement>(`[data-figure="${next}"]`)?.focus()
      } else if (!onKey?.(id, event.key)) return
      event.preventDefault()
    },
    [figures, press, menu, onKey],
  )
  const { say } = useTranslator()
  const names = useMemo(() => placeNames(figures, pixel, acting, say), [figures, pixel, acting, say])
  const drop = useCallback((id: number, dropped: Drop) => onDrop?.(id, dropped), [onDrop])
  const rooms = useMemo(() => (fingers ? fingerRooms(figures, pixel) : undefined), [fingers, figures, pixel])
  const tags = useMemo(() => figureTags(figures), [figures])
  const markOf = ({ id, body }: FigureView) => {
    if (body) return undefined
    return id === acting ? 'acting' : concerned.has(id) ? 'concerned' : undefined
  }
  const marked = figures.filter((figure) => markOf(figure) !== undefined)
  // Miniatures stand up the picture, so those nearer to the viewer are drawn over those behind.
  const farFirst = useMemo(() => figures.toSorted((a, b) => a.pose.y - b.pose.y), [figures])
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
          named={names.has(figure.id) || markOf(figure) !== undefined}
          walk={walks?.get(figure.id)}
          draggable={draggable.has(figure.id)}
          room={rooms?.get(figure.id)}
          onPress={press}
          onDrop={drop}
          onMenu={menu}
          onPoint={point}
          onKey={key}
        />
      ))}
      <g className="miniatures">
        {farFirst.map((figure) => (
          <FigureMiniature key={figure.id} figure={figure} lifted={figure.id === lifted} walk={walks?.get(figure.id)} />
        ))}
      </g>
      {figures
        .filter((figure) => figure.id !== lifted && (tags.has(figure.id) || markOf(figure)))
        .map((figure) => (
          <FigureLabel
            key={figure.id}
            figure={figure}
            tag={tags.get(figure.id)}
            mark={markOf(figure)}
            above={isNamedAbove(figure, marked)}
            walk={walks?.get(figure.id)}
          />
        ))}
      <BodyNames figures={figures} names={names} acting={acting} lifted={lifted} />
    </g>
  )
}
