import { select } from 'd3-selection'
import { type D3ZoomEvent, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'

/** How to look at the table: closer, farther, all of it, or aside. */
export interface Camera {
  closer(): void
  farther(): void
  whole(): void
  pan(right: number, down: number): void
  /** Brings a place (in millimetres) to the middle, not farther away than it is now. */
  lookAt(x: number, y: number): void
  stop(): void
}

const CLOSEST = 12
const STEP = 1.4
/** How close a look at one figure is. */
const LOOK = 2.4

/**
 * Lets wheel, drag and pinch move the scene within its frame. Things that are dragged themselves keep their gestures.
 * Whenever it changes, `onScale` hears how many millimetres of the table a pixel shows.
 */
export function attachCamera(frame: SVGSVGElement, scene: SVGGElement, onScale: (pixel: number) => void): Camera {
  const view = select(frame)
  let told = 1
  const tell = () => {
    told = tellScale(scene)
    onScale(1 / told)
  }
  const { width, height, x, y } = frame.viewBox.baseVal
  const behaviour = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, CLOSEST])
    .extent([
      [x, y],
      [x + width, y + height],
    ])
    .translateExtent([
      [x, y],
      [x + width, y + height],
    ])
    .filter((event: Event) => !(event.target as Element).closest('[data-drag]') && !(event as MouseEvent).button)
    .on('zoom', ({ transform: { x, y, k }, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      // Until a gesture ends the scene is moved as the picture it is: hundreds of bases are not drawn anew for each frame.
      if (sourceEvent) scene.toggleAttribute('data-moving', true)
      scene.style.transform = `translate(${x}px, ${y}px) scale(${k})`
      if (!sourceEvent || isStale(scene, told)) tell()
    })
    .on('end', () => {
      scene.removeAttribute('data-moving')
      tell()
    })
  view.call(behaviour).on('dblclick.zoom', null)
  const resized = new ResizeObserver(tell)
  resized.observe(frame)
  return {
    closer: () => view.call(behaviour.scaleBy, STEP),
    farther: () => view.call(behaviour.scaleBy, 1 / STEP),
    whole: () => view.call(behaviour.transform, zoomIdentity),
    pan: (right, down) => view.call(behaviour.translateBy, -right, -down),
    lookAt: (atX, atY) => {
      view.call(behaviour.scaleTo, Math.max(LOOK, zoomTransform(frame).k))
      view.call(behaviour.translateTo, atX, atY)
    },
    stop: () => {
      view.on('.zoom', null)
      resized.disconnect()
    },
  }
}

/** From so many millimetres to a pixel on, what is drawn on small bases can no longer be read. */
const FAR = 1.3

/** How much larger or smaller words may become before a gesture is over. */
const STALE = 1.5

/** Whether the scale that was told last is too far from that of now. */
function isStale(scene: SVGGElement, told: number): boolean {
  const change = (scene.getScreenCTM()?.a ?? told) / told
  return change > STALE || change < 1 / STALE
}

/** Tells style sheets how long a pixel of the screen is in the scene, so that words keep their size at any zoom. */
function tellScale(scene: SVGGElement): number {
  const scale = scene.getScreenCTM()?.a
  if (!scale) return 1
  scene.style.setProperty('--pixel', String(1 / scale))
  scene.toggleAttribute('data-far', 1 / scale > FAR)
  return scale
}
