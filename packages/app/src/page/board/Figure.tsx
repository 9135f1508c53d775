import type { FigureView, Point, Pose } from '@fray/tabletop'
import { clsx } from 'clsx'
import { type KeyboardEvent, memo, useRef } from 'react'
import { useDrawing } from '../icons/state/drawing.ts'
import { BaseShape, innerRadius } from './BaseShape.tsx'
import { BodyBases } from './BodyBases.tsx'
import { BodyMarks } from './BodyMarks.tsx'
import { Badges, FacingArrow, WoundPips } from './FigureMarks.tsx'
import { MiniatureImages, useMiniatureOf } from './FigureMiniature.tsx'
import { FigureName } from './FigureName.tsx'
import { DragLine, type Drop, useFigureDrag } from './figure-drag.tsx'
import { degreesOf, mm } from './model/drawing-units.ts'
import { useWalk } from './state/walk-animation.ts'

interface FigureProps {
  readonly figure: FigureView
  readonly label: string
  /** The meaning of a press: a choice of the decision, or only a look. */
  readonly chosen: boolean
  readonly choosable: boolean
  readonly acting: boolean
  /** It moves as a ghost; only its start is drawn here. */
  readonly lifted: boolean
  readonly tabStop: boolean
  /** Its name is already shown beside it. */
  readonly named: boolean
  /** The path it takes to its place. */
  readonly walk: readonly Point[] | undefined
  readonly draggable: boolean
  /** How far from its middle a finger may press, in millimetres; by default the size of its base. */
  readonly room: number | undefined
  onPress(figure: number): void
  onDrop(figure: number, drop: Drop): void
  /** Asks for the figure's actions. */
  onMenu(figure: number, where: Point): void
  onPoint(figure: number | undefined): void
  onKey(event: KeyboardEvent, figure: number): void
}

/** A figure on its base. */
export const Figure = memo(function Figure(props: FigureProps) {
  const {
    figure,
    label,
    chosen,
    choosable,
    acting,
    lifted,
    tabStop,
    named,
    walk,
    draggable,
    room,
    onPress,
    onDrop,
    onMenu,
    onPoint,
    onKey,
  } = props
  const { id, pose } = figure
  const drawn = useRef<SVGGElement>(null)
  useWalk(drawn, walk)
  const { drag, wasDragged, handlers } = useFigureDrag({ draggable, id, onDrop, onMenu })
  const marks = { chosen, choosable, acting, lifted, spent: figure.spent }
  const classes = Object.entries(marks).flatMap(([name, on]) => (on ? [`figure-${name}`] : []))
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG group cannot be a button element
    <g
      ref={drawn}
      className={clsx('figure', classes)}
      style={{ transform: `translate(${mm(pose.x)}px, ${mm(pose.y)}px)` }}
      data-seat={figure.seat}
      data-figure={id}
      role="button"
      aria-label={label}
      aria-pressed={chosen}
      tabIndex={tabStop ? 0 : -1}
      {...handlers}
      {...(draggable ? { 'data-drag': '' } : {})}
      onClick={() => wasDragged() || onPress(id)}
      onKeyDown={(event) => onKey(event, id)}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(undefined)}
    >
      {room ? <circle className="finger-room" r={room} /> : null}
      <FigureBase figure={figure} />
      {named ? null : <FigureName figure={figure} />}
      {drag ? (
        <DragLine figure={figure} drag={drag}>
          <FigureBody figure={figure} />
        </DragLine>
      ) : null}
    </g>
  )
})

/** The dragged ghost of a figure, around the origin. */
export function FigureBody({ figure }: { figure: FigureView }) {
  return (
    <>
      <FigureBase figure={figure} />
      <MiniatureImages figure={figure} />
    </>
  )
}

/** The base with its marks, and an icon until the miniature is painted. */
function FigureBase({ figure }: { figure: FigureView }) {
  return figure.body ? <ManyBases figure={figure} body={figure.body} /> : <OneBase figure={figure} />
}

/** A formation: all its bases, and one set of marks. */
function ManyBases({ figure, body }: { figure: FigureView; body: readonly Pose[] }) {
  const { base, pose, icon } = figure
  const miniature = useMiniatureOf(figure)
  return (
    <>
      <BodyBases base={base} poses={body} origin={pose} icon={icon} hasMiniatures={miniature !== undefined} />
      {pose.facing ? (
        <g transform={`rotate(${degreesOf(pose.facing)})`}>
          <path className="facing body-facing" d="M0,-6l5,6h-10z" />
        </g>
      ) : null}
      <BodyMarks figure={figure} body={body} />
    </>
  )
}

function OneBase({ figure }: { figure: FigureView }) {
  const { base, pose, icon } = figure
  const drawing = useDrawing(icon)
  const miniature = useMiniatureOf(figure)
  const radius = innerRadius(base)
  const size = radius * 1.3
  const turn = pose.facing ? `rotate(${degreesOf(pose.facing)})` : undefined
  return (
    <>
      <g transform={turn}>
        <BaseShape base={base} className="base-shadow" wider={0.6} />
        <BaseShape base={base} className="base-halo" wider={3} />
        <BaseShape base={base} className={clsx('base-body', miniature && 'base-earth')} wider={-0.8} />
        <BaseShape base={base} className="base-ring" wider={-0.8} />
        {pose.facing ? <FacingArrow base={base} /> : null}
      </g>
      {miniature === undefined ? (
        <path
          className="figure-icon"
          d={drawing}
          transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}
        />
      ) : null}
      {figure.wounds ? <WoundPips base={base} left={figure.wounds.left} of={figure.wounds.of} /> : null}
      <BaseShape base={base} className="base-veil" wider={0} />
      <Badges states={figure.states} base={base} />
    </>
  )
}
