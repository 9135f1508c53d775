import type { Nearest, Point, TableView } from '@fray/tabletop'
import type { KeyboardEvent, PointerEvent } from 'react'
import { inUnits, linePath, mm, stepIn } from '../board/model/drawing-units.ts'
import { placeOf } from '../board/state/drag-handlers.ts'
import { Tag } from '../board/Tag.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import {
  alongMove,
  endAt,
  firstTape,
  measureTape,
  nextFigure,
  placeOfEnd,
  type Tape,
  type TapeEnd,
  type TapePermission,
} from './model/tape.ts'
import { layTape, pointTape, toggleTape, useTape } from './state/tape-store.ts'

interface Props {
  readonly view: TableView
  readonly leave: TapePermission
  /** The figure at which a new tape starts. */
  readonly chosen: number | undefined
}

/** The tape on the table, while it is in use. */
export function TapeLayer({ view, leave, chosen }: Props) {
  const out = useTape((store) => store.out)
  const laid = useTape((store) => store.tape)
  const towards = useTape((store) => store.towards)
  if (!out || leave.may === 'none') return null
  if (leave.may === 'move') return <MoveTape view={view} leave={leave} towards={towards ?? leave.from} />
  return <FreeTape view={view} tape={laid ?? firstTape(view, chosen)} />
}

/** The whole table catches the pointer: the tape starts where it is pressed and ends where it goes. */
function FreeTape({ view, tape }: { view: TableView; tape: Tape }) {
  const begin = (place: Point) => layTape({ from: endAt(view, place), to: endAt(view, place) })
  const pull = (place: Point) => {
    const { tape: now } = useTape.getState()
    if (now) layTape({ ...now, to: endAt(view, place) })
  }
  const line = measureTape(view, tape)
  return (
    <g className="tape">
      <Catcher view={view} begin={begin} pull={pull} />
      <Line line={line} view={view} />
      <End
        view={view}
        end={tape.from}
        at={line.from}
        words="ui.tape-from"
        onMove={(from) => layTape({ ...tape, from })}
      />
      <End view={view} end={tape.to} at={line.to} words="ui.tape-to" onMove={(to) => layTape({ ...tape, to })} />
    </g>
  )
}

interface MoveProps {
  readonly view: TableView
  readonly leave: Extract<TapePermission, { may: 'move' }>
  readonly towards: Point
}

/** If only one's own move may be measured, the tape starts at the base and ends within its reach. */
function MoveTape({ view, leave: { from, reach }, towards }: MoveProps) {
  const line = alongMove(from, towards, reach)
  return (
    <g className="tape">
      <Catcher view={view} begin={pointTape} pull={pointTape} />
      <Line line={line} view={view} />
      <End
        view={view}
        end={{ at: towards }}
        at={line.to}
        words="ui.tape-to"
        onMove={(end) => 'at' in end && pointTape(end.at)}
      />
    </g>
  )
}

interface CatcherProps {
  readonly view: TableView
  begin(place: Point): void
  pull(place: Point): void
}

function Catcher({ view, begin, pull }: CatcherProps) {
  const down = (event: PointerEvent<SVGRectElement>) => {
    const place = placeOf(event)
    if (!place || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    begin(place)
  }
  const move = (event: PointerEvent<SVGRectElement>) => {
    const place = event.buttons > 0 ? placeOf(event) : undefined
    if (place) pull(place)
  }
  return (
    <rect
      className="tape-catcher"
      data-drag=""
      width={mm(view.table.width)}
      height={mm(view.table.depth)}
      onPointerDown={down}
      onPointerMove={move}
    />
  )
}

/** The tape itself, with a mark at every unit. */
function Line({ line, view: { unit } }: { line: Nearest; view: TableView }) {
  const { ui } = useTranslator()
  const words = ui('ui.length', { length: inUnits(line.length, unit), sign: unit.sign })
  const path = linePath([line.from, line.to])
  const marks = Math.max(mm(unit.length), 10)
  return (
    <>
      <path className="tape-body" d={path} />
      <path className="tape-marks" d={path} strokeDasharray={`0.7 ${marks - 0.7}`} />
      <g transform={`translate(${mm((line.from.x + line.to.x) / 2)} ${mm((line.from.y + line.to.y) / 2)})`}>
        <Tag words={words} aside={3} />
      </g>
    </>
  )
}

interface EndProps {
  readonly view: TableView
  readonly end: TapeEnd
  /** The end of the tape: at the edge of a base. */
  readonly at: Point
  readonly words: 'ui.tape-from' | 'ui.tape-to'
  onMove(end: TapeEnd): void
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** An end of the tape: keys move it, or take it from figure to figure. */
function End({ view, end, at, words, onMove }: EndProps) {
  const { ui } = useTranslator()
  const place = placeOfEnd(view, end)
  const name = 'figure' in end ? (view.names[end.figure] ?? '') : ui('ui.tape-point')
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const step = stepIn(view.unit, event.shiftKey)
    if (arrow) onMove({ at: { x: Math.round(place.x + arrow[0] * step), y: Math.round(place.y + arrow[1] * step) } })
    else if (event.key === 'n' || event.key === 'p') onMove(nextFigure(view, end, event.key === 'n' ? 1 : -1))
    else if (event.key === 'Escape') toggleTape()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG circle cannot be a button element
    <circle
      className="tape-end"
      role="button"
      tabIndex={0}
      aria-label={ui(words, { name })}
      cx={mm(at.x)}
      cy={mm(at.y)}
      onKeyDown={onKeyDown}
    />
  )
}
