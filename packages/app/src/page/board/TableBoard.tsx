import type { FigureView, Point, TableView } from '@fray/tabletop'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { innerRadius } from './BaseShape.tsx'
import { Figures, type FiguresProps } from './Figures.tsx'
import { boxOf, Ground, GroundPaints } from './Ground.tsx'
import { inUnits, mm } from './model/drawing-units.ts'
import { Scenery } from './Scenery.tsx'
import { attachCamera, type Camera, type CameraView } from './state/camera.ts'
import { placeOf } from './state/drag-handlers.ts'
import { WorldContext } from './WorldContext.tsx'
import { ZoneNames, Zones } from './Zones.tsx'
import { ZoomButtons } from './ZoomButtons.tsx'

interface Props extends Omit<FiguresProps, 'figures' | 'pixel'> {
  readonly view: TableView
  /** Drawings on the ground below the figures: regions, paths. */
  readonly under?: ReactNode
  /** What floats above them: the ghost of a base being placed. */
  readonly over?: ReactNode
  /** Where something happens: the camera goes there if the screen is too small for the whole table. */
  readonly follow?: readonly Point[] | undefined
  /** How closely, if not as usual. */
  readonly look?: CameraView | undefined
  /** Whether everybody should be visible, as long as figures can be told apart. */
  readonly showsAll?: boolean
  /** Further buttons beside the zoom buttons. */
  readonly tools?: ReactNode
  /** Reports presses on the bare ground. */
  onGround?(place: Point, event: MouseEvent): void
}

/** How far a key press pans, in millimetres. */
const PAN = 40
const PANS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-PAN, 0],
  ArrowRight: [PAN, 0],
  ArrowUp: [0, -PAN],
  ArrowDown: [0, PAN],
}

/** Draws any table and reports presses on it. It knows geometry and gestures, but no rules. */
export function TableBoard({ view, under, over, follow, look, showsAll = false, tools, onGround, ...figures }: Props) {
  const { ui } = useTranslator()
  const frame = useRef<SVGSVGElement>(null)
  const scene = useRef<SVGGElement>(null)
  const [camera, setCamera] = useState<Camera>()
  const [pixel, setPixel] = useState(1)
  const { width, depth } = view.table
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table that is turned or changed is shown from the start
  useEffect(() => {
    if (!frame.current || !scene.current) return
    const attached = attachCamera(frame.current, scene.current, setPixel)
    setCamera(attached)
    return attached.stop
  }, [width, depth])
  // biome-ignore lint/correctness/useExhaustiveDependencies: who stands where does not matter, only that something happened
  useEffect(() => {
    if (!follow) return
    const inMillimetres = ({ x, y }: Point) => ({ x: mm(x), y: mm(y) })
    camera?.follow(
      follow.map(inMillimetres),
      narrowestOf(view.figures.length > 0 ? view.figures : (view.reserve ?? [])),
      look,
      showsAll ? view.figures.flatMap(({ body, pose }) => body ?? [pose]).map(inMillimetres) : [],
    )
  }, [camera, follow, look, showsAll])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') camera?.closer()
    else if (event.key === '-') camera?.farther()
    else if (event.key === '0') camera?.whole()
    else if (event.altKey && PANS[event.key]) camera?.pan(...PANS[event.key]!)
    else return
    event.preventDefault()
  }
  const lengthText = (length: number) => ui('ui.length', { length: inUnits(length, view.unit), sign: view.unit.sign })
  return (
    <WorldContext value={view.world ?? 'meadow'}>
      <div className="board">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
        <svg
          ref={frame}
          className="board-frame"
          viewBox={boxOf(view.table)}
          role="group"
          aria-label={ui('ui.table', { width: lengthText(width), depth: lengthText(depth) })}
          onKeyDown={onKeyDown}
          onClick={(event) => {
            const place = isGround(event.target as Element) ? placeOf(event) : undefined
            if (place) onGround?.(place, event)
          }}
        >
          <GroundPaints table={view.table} />
          <g ref={scene} data-scene="">
            <Ground table={view.table} />
            <Zones zones={view.zones} />
            <Scenery scenery={view.scenery} />
            <ZoneNames zones={view.zones} pixel={pixel} />
            {under}
            <Figures figures={view.figures} pixel={pixel} {...figures} />
            {over}
          </g>
        </svg>
        <div className="board-tools">
          {tools}
          <ZoomButtons camera={camera} />
        </div>
      </div>
    </WorldContext>
  )
}

/**
 * Gets the smallest width that must be recognisable, in millimetres: that of formations if there are any, otherwise of
 * bases.
 */
function narrowestOf(figures: readonly FigureView[]): number {
  const bodies = figures.flatMap(({ base, body }) => (body ? widthOf(base, body) : []))
  return Math.min(...(bodies.length > 0 ? bodies : figures.map(({ base }) => 2 * innerRadius(base))))
}

/** Gets the larger of width and depth. */
function widthOf(base: FigureView['base'], body: readonly Point[]): number {
  const extent = (values: readonly number[]) => mm(Math.max(...values) - Math.min(...values))
  return 2 * innerRadius(base) + Math.max(extent(body.map(({ x }) => x)), extent(body.map(({ y }) => y)))
}

/** Everything that lies flat on the table. */
function isGround(pressed: Element): boolean {
  return pressed.closest('.ground, .zones, .scenery') !== null
}
