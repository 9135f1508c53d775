import type { Message } from '@fray/kernel'
import type { LaidPiece, Point, TableLayout } from '@fray/tabletop'
import { clsx } from 'clsx'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { inUnits, linePath, mm, ringPath, stepIn } from '../board/model/drawing-units.ts'
import { Scenery } from '../board/Scenery.tsx'
import { placeOf } from '../board/state/drag-handlers.ts'
import { Tag } from '../board/Tag.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { placeBeside } from './model/free-place.ts'
import { numberViews } from './model/number-views.ts'
import {
  changeByKey,
  movePiece,
  type PieceChange,
  resizePiece,
  sizeHandle,
  turnHandle,
  turnPiece,
} from './model/piece-change.ts'
import { changeTable, choosePiece } from './state/editor-store.ts'

interface Props {
  readonly layout: TableLayout
  readonly chosen: number | undefined
  readonly handling: PieceChange | undefined
  onHandle(handling: PieceChange | undefined): void
}

/** Things to grip: every piece, and the handles of the selected one. */
export function PieceLayer({ layout, chosen, handling, onHandle }: Props) {
  const { pieces, faults } = layout
  const laid = chosen === undefined ? undefined : pieces[chosen]
  return (
    <g className="pieces">
      {handling ? <Held layout={layout} handling={handling} /> : null}
      {pieces.map((piece, number) => (
        <Grip
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its number
          key={number}
          layout={layout}
          piece={piece}
          number={number}
          chosen={number === chosen}
          faults={faults.filter((fault) => fault.piece === number).map(({ text }) => text)}
          held={handling?.piece === number}
          onHandle={onHandle}
        />
      ))}
      {laid && chosen !== undefined ? (
        <Handles piece={laid} number={chosen} held={handling !== undefined} onHandle={onHandle} />
      ) : null}
    </g>
  )
}

/** The dragged piece, as it would be if dropped now. */
function Held({ layout, handling }: { layout: TableLayout; handling: PieceChange }) {
  const piece = layout.pieces[handling.piece]
  if (!piece) return null
  return (
    <g className="piece-held" transform={transformOf(piece, handling)}>
      <Scenery scenery={numberViews(piece, handling.piece)} />
    </g>
  )
}

/** Gets the transformation of the drawing during a drag. */
function transformOf({ at, turn, size }: LaidPiece, handling: PieceChange): string {
  const [x, y] = [mm(at.x), mm(at.y)]
  if (handling.do === 'move') return `translate(${mm(handling.to.x) - x} ${mm(handling.to.y) - y})`
  if (handling.do === 'turn') return `rotate(${handling.degrees - turn} ${x} ${y})`
  const along = handling.length / (size?.length ?? handling.length)
  const across = handling.width === undefined ? along : handling.width / (size?.width ?? handling.width)
  return `translate(${x} ${y}) rotate(${turn}) scale(${along} ${across}) rotate(${-turn}) translate(${-x} ${-y})`
}

interface GripProps {
  readonly layout: TableLayout
  readonly piece: LaidPiece
  readonly number: number
  readonly chosen: boolean
  /** The faults of its place. */
  readonly faults: readonly Message[]
  readonly held: boolean
  onHandle(handling: PieceChange | undefined): void
}

/** The piece itself: dragging moves it, keys do everything. */
function Grip({ layout, piece, number, chosen, faults, held, onHandle }: GripProps) {
  const { ui, say } = useTranslator()
  const shape = useRef<SVGPathElement>(null)
  const drag = useGrip(piece.at, (to) => movePiece(number, to), onHandle)
  // A piece that was just added or copied takes the focus.
  useEffect(() => {
    if (chosen && !shape.current?.closest('.board')?.querySelector('.piece:focus')) {
      shape.current?.focus({ preventScroll: true })
    }
  }, [chosen])
  const { at, views } = piece
  const { unit } = layout
  const place = { x: inUnits(at.x, unit), y: inUnits(at.y, unit), sign: unit.sign }
  const [view] = views
  if (!view) return null
  const classes = ['piece', view.closed ? '' : 'piece-line', chosen ? 'piece-chosen' : '']
  const wrong = faults.map(say).join(' ')
  if (wrong !== '') classes.push('piece-faulty')
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG path cannot be a button element */}
      <path
        ref={shape}
        className={clsx(classes)}
        d={view.closed ? ringPath(view.outline) : linePath(view.outline)}
        opacity={held ? 0 : undefined}
        data-drag=""
        data-piece={number}
        role="button"
        tabIndex={0}
        aria-pressed={chosen}
        aria-label={[ui('ui.piece', { name: say(piece.name), ...place }), wrong].filter(Boolean).join(' · ')}
        onFocus={() => choosePiece(number)}
        onKeyDown={(event) => onKey(event, layout, piece, number)}
        {...drag}
      >
        {wrong === '' ? null : <title>{wrong}</title>}
      </path>
      {wrong === '' || held ? null : (
        <g transform={`translate(${mm(at.x)} ${mm(at.y)})`}>
          <Tag words={wrong} aside={4} />
        </g>
      )}
    </>
  )
}

function onKey(event: KeyboardEvent, layout: TableLayout, piece: LaidPiece, number: number): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const step = Math.round(stepIn(layout.unit, event.shiftKey))
  const handling = changeByKey(number, piece, event.key, step, event.shiftKey)
  if (handling) void changeTable(handling)
  else if (event.key === 'Delete' || event.key === 'Backspace') void changeTable({ do: 'remove', piece: number })
  else if (event.key === 'c') void changeTable({ do: 'copy', piece: number, at: placeBeside(piece, layout) })
  else if (event.key === 'Escape') choosePiece(undefined)
  else return
  event.preventDefault()
  event.stopPropagation()
}

interface HandlesProps {
  readonly piece: LaidPiece
  readonly number: number
  /** Hidden while a pointer drags the piece, but one of them may be what it drags. */
  readonly held: boolean
  onHandle(handling: PieceChange | undefined): void
}

/** The handles of the selected piece, for pointers; keys do the same. */
function Handles({ piece, number, held, onHandle }: HandlesProps) {
  const turning = turnHandle(piece)
  const sizing = sizeHandle(piece)
  const turn = useGrip(turning, (to, fine) => turnPiece(number, piece, to, fine), onHandle)
  const size = useGrip(sizing ?? piece.at, (to) => resizePiece(number, piece, to), onHandle)
  return (
    <g className="piece-handles" opacity={held ? 0 : undefined}>
      <path className="facing-arm" d={linePath([piece.at, turning])} />
      <circle className="facing-grip" data-drag="" data-handle="turn" cx={mm(turning.x)} cy={mm(turning.y)} {...turn} />
      {sizing ? (
        <circle
          className="facing-grip size-grip"
          data-drag=""
          data-handle="size"
          cx={mm(sizing.x)}
          cy={mm(sizing.y)}
          {...size}
        />
      ) : null}
    </g>
  )
}

/** Makes drag handlers: a preview follows the pointer, and dropping applies it. */
function useGrip(
  at: Point,
  become: (to: Point, fine: boolean) => PieceChange | undefined,
  onHandle: (handling: PieceChange | undefined) => void,
) {
  const grip = useRef<Point>(undefined)
  const latest = useRef<PieceChange>(undefined)
  const end = () => {
    if (latest.current) void changeTable(latest.current).then(() => onHandle(undefined))
    else onHandle(undefined)
    grip.current = undefined
    latest.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent<SVGElement>) {
      const place = placeOf(event)
      if (!place || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { x: at.x - place.x, y: at.y - place.y }
    },
    onPointerMove(event: PointerEvent<SVGElement>) {
      const place = grip.current && placeOf(event)
      if (!grip.current || !place) return
      const handling = become({ x: place.x + grip.current.x, y: place.y + grip.current.y }, event.shiftKey)
      latest.current = handling
      onHandle(handling)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
