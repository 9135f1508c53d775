import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { animationTempo } from '../../store/settings.ts'

/** How to look at the table: zoom in, zoom out, show all, or pan. */
export interface Camera {
  closer(): void
  farther(): void
  whole(): void
  pan(right: number, down: number): void
  /**
   * Brings places (in millimetres) into view, close enough to tell bases of this width apart; the whole table if
   * nothing happens. If everybody is recognisable at once, it shows everybody and stays. A camera moved by hand stays
   * until the whole table is asked for.
   */
  follow(places: readonly Place[], width: number, look?: CameraView, everybody?: readonly Place[]): void
  stop(): void
}

interface Place {
  readonly x: number
  readonly y: number
}

/** How closely the camera follows. */
export interface CameraView {
  /**
   * How wide the smallest base must be on the screen to be recognisable, and how wide it is when followed, in pixels.
   */
  readonly legible: number
  readonly clear: number
  /** The largest scale. */
  readonly closest: number
  /** The margin around what happens, in millimetres; less if that is far apart. */
  readonly round: number
}

const CLOSEST = 12
const STEP = 1.4
const USUAL: CameraView = { legible: 26, clear: 46, closest: 4, round: 120 }
/** For figures in base contact that must be told apart. */
export const CLOSELY: CameraView = { legible: 44, clear: 52, closest: 6, round: 60 }
/** For figures that move, with the ground ahead. */
export const WIDELY: CameraView = { ...USUAL, round: 200 }
/** For choosing a spot in a zone wider than the screen. */
export const DEPLOYING: CameraView = { legible: 24, clear: 28, closest: 6, round: 160 }
/** For wide screens: just close enough to recognise figures. */
export const BROADLY: CameraView = { legible: 26, clear: 32, closest: 1.9, round: 150 }
/** Below this enlargement the whole table is better. */
const WORTH_GOING = 1.2
/** The duration of a camera move, in milliseconds. */
const GOING = 350

/**
 * Lets wheel, drag and pinch move the scene within its frame. Elements with their own drag keep it. After every change
 * `onScale` receives the millimetres of the table per pixel.
 */
export function attachCamera(frame: SVGSVGElement, scene: SVGGElement, onScale: (pixel: number) => void): Camera {
  const view = select(frame)
  let told = 1
  let toldAt = 0
  /** The camera was moved by hand. */
  let own = false
  let going = 0
  /** The table was rotated: another camera has taken over. */
  let stopped = false
  const tell = () => {
    told = tellScale(scene)
    toldAt = performance.now()
    onScale(1 / told)
  }
  const { width, height, x, y } = frame.viewBox.baseVal
  const behaviour = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, CLOSEST])
    .extent(() => {
      const { left, right, top, bottom } = seenBox(frame)
      return [
        [left, top],
        [right, bottom],
      ]
    })
    .translateExtent([
      [x, y],
      [x + width, y + height],
    ])
    .filter((event: Event) => !(event.target as Element).closest('[data-drag]') && !(event as MouseEvent).button)
    .on('zoom', ({ transform: { x, y, k }, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      // During a gesture the scene is moved as an image: hundreds of bases are not redrawn for each frame.
      if (sourceEvent) {
        own = true
        cancelAnimationFrame(going)
        going = 0
      }
      if (sourceEvent || going) scene.toggleAttribute('data-moving', true)
      scene.style.transform = `translate(${x}px, ${y}px) scale(${k})`
      if (!(sourceEvent || going) || (performance.now() - toldAt > TELLING && isStale(scene, told))) tell()
    })
    .on('end', () => {
      if (going) return
      scene.removeAttribute('data-moving')
      tell()
    })
  view.call(behaviour).on('dblclick.zoom', null)
  // A rotated table is shown as a whole again.
  if (zoomTransform(frame) !== zoomIdentity) view.call(behaviour.transform, zoomIdentity)
  const byHand = (move: () => void) => () => {
    own = true
    move()
  }
  /** Moves to a transform in steps, so that eyes can follow. */
  const goTo = (to: ZoomTransform) => {
    cancelAnimationFrame(going)
    going = 0
    const from = zoomTransform(frame)
    if (from.k === to.k && from.x === to.x && from.y === to.y) return
    const began = performance.now()
    const lasts = GOING * animationTempo()
    const step = () => {
      const share = lasts === 0 ? 1 : Math.min(1, (performance.now() - began) / lasts)
      going = share < 1 ? requestAnimationFrame(step) : 0
      view.call(behaviour.transform, between(from, to, share * (2 - share)))
    }
    step()
  }
  let followed: Parameters<Camera['follow']> | undefined
  const follow: Camera['follow'] = (places, base, look = USUAL, everybody = []) => {
    followed = [places, base, look, everybody]
    const pixels = frame.getScreenCTM()?.a ?? 1
    if (own || stopped) return
    if (places.length === 0) return goTo(zoomIdentity)
    const shown = base * pixels
    if (shown >= look.legible) return
    const seen = seenBox(frame)
    const isLegible = (box: Box) => scaleToFit(box, seen) * shown >= look.legible
    const all = everybody.length > 0 ? boxRound([...places, ...everybody], CLOSELY.round) : undefined
    const together = all && isLegible(all)
    const near = boxRound(places, look.round)
    const box = together ? all : isLegible(near) ? near : boxRound(places, Math.min(look.round, CLOSELY.round))
    // Zooming in on a group must not push anyone out of view.
    const closest = together ? Math.max(look.closest, USUAL.closest) : look.closest
    if (isSeenWell(zoomTransform(frame), box, shown, { ...look, closest })) return
    const k = Math.max(1, Math.min(closest, scaleToFit(box, seen), look.clear / shown))
    if (k < WORTH_GOING) return goTo(zoomIdentity)
    const right = clampPan([box.left, box.right], [x, x + width], [seen.left, seen.right], k)
    const down = clampPan([box.top, box.bottom], [y, y + height], [seen.top, seen.bottom], k)
    goTo(zoomIdentity.translate(right, down).scale(k))
  }
  /** Whether the camera may stay: it moves only for what would be missed. */
  const isSeenWell = ({ k, x: right, y: down }: ZoomTransform, box: Box, shown: number, look: CameraView) => {
    if (k < Math.min(look.legible / shown, look.closest) || k > look.closest) return false
    const seen = seenBox(frame)
    const across = box.left * k + right >= seen.left && box.right * k + right <= seen.right
    return across && box.top * k + down >= seen.top && box.bottom * k + down <= seen.bottom
  }
  const resized = new ResizeObserver(() => {
    tell()
    if (followed) follow(...followed)
  })
  resized.observe(frame)
  return {
    closer: byHand(() => view.call(behaviour.scaleBy, STEP)),
    farther: byHand(() => view.call(behaviour.scaleBy, 1 / STEP)),
    whole: () => {
      own = false
      view.call(behaviour.transform, zoomIdentity)
    },
    pan: (right, down) => {
      own = true
      view.call(behaviour.translateBy, -right, -down)
    },
    follow,
    stop: () => {
      stopped = true
      cancelAnimationFrame(going)
      view.on('.zoom', null)
      resized.disconnect()
    },
  }
}

function between(from: ZoomTransform, to: ZoomTransform, share: number): ZoomTransform {
  const on = (a: number, b: number) => a + (b - a) * share
  return zoomIdentity.translate(on(from.x, to.x), on(from.y, to.y)).scale(on(from.k, to.k))
}

/** Gets the visible part of the drawing: more than the table if their shapes differ. */
function seenBox(frame: SVGSVGElement): Box {
  const { x, y, width, height } = frame.viewBox.baseVal
  const pixels = frame.getScreenCTM()?.a || 1
  const [across, down] = [frame.clientWidth / pixels || width, frame.clientHeight / pixels || height]
  const [left, top] = [x + (width - across) / 2, y + (height - down) / 2]
  return { left, top, right: left + across, bottom: top + down }
}

type CameraRange = readonly [low: number, high: number]

const middleOf = ([low, high]: CameraRange) => (low + high) / 2

/** Gets how far to pan a drawing scaled by k, so that a part is centred with as little beyond the table as possible. */
function clampPan(part: CameraRange, table: CameraRange, seen: CameraRange, k: number): number {
  const [least, most] = [seen[1] - table[1] * k, seen[0] - table[0] * k]
  if (least > most) return middleOf([least, most])
  return Math.min(most, Math.max(least, middleOf(seen) - middleOf(part) * k))
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function boxRound(places: readonly Place[], round: number): Box {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  return {
    left: Math.min(...xs) - round,
    right: Math.max(...xs) + round,
    top: Math.min(...ys) - round,
    bottom: Math.max(...ys) + round,
  }
}

/** Gets the largest scale at which a part is completely visible. */
function scaleToFit(part: Box, seen: Box): number {
  return Math.min(
    (seen.right - seen.left) / (part.right - part.left),
    (seen.bottom - seen.top) / (part.bottom - part.top),
  )
}

/** Above this many millimetres per pixel, details on small bases cannot be read. */
const FAR = 1.3

/** Above this many, the tags of similar figures would overlap. */
const FARTHER = 2

/** How much the text size may drift before a gesture ends. */
const STALE = 2

/** How often text is redrawn during a gesture, in milliseconds: redrawing costs far more than moving the image. */
const TELLING = 400

/** Whether the last reported scale is too far from the present one. */
function isStale(scene: SVGGElement, told: number): boolean {
  const change = (scene.getScreenCTM()?.a ?? told) / told
  return change > STALE || change < 1 / STALE
}

/** Tells style sheets the size of a pixel in the scene, so that text keeps its size at any zoom. */
function tellScale(scene: SVGGElement): number {
  const scale = scene.getScreenCTM()?.a
  if (!scale) return 1
  scene.style.setProperty('--pixel', String(1 / scale))
  scene.toggleAttribute('data-far', 1 / scale > FAR)
  scene.toggleAttribute('data-farther', 1 / scale > FARTHER)
  return scale
}
