import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { animationTempo } from '../store/settings.ts'

/** How to look at the table: closer, farther, all of it, or aside. */
export interface Camera {
  closer(): void
  farther(): void
  whole(): void
  pan(right: number, down: number): void
  /**
   * Brings what happens at some places (in millimetres) into sight, as close as it takes to tell bases of this width
   * apart; the whole table where nothing happens. Where everybody can be seen well enough at once, the sight shows everybody
   * and stays. Whoever has moved it by hand is left alone until they ask for the whole table.
   */
  follow(places: readonly Place[], width: number, look?: CameraView, everybody?: readonly Place[]): void
  stop(): void
}

interface Place {
  readonly x: number
  readonly y: number
}

/** How closely the sight follows. */
export interface CameraView {
  /** How wide the smallest base must be on the screen to be told from others, and how wide it is followed, in pixels. */
  readonly legible: number
  readonly clear: number
  /** As close as it goes at most. */
  readonly closest: number
  /** How much is seen round what happens, in millimetres; less where that is far apart, so that bases can be told apart. */
  readonly round: number
}

const CLOSEST = 12
const STEP = 1.4
const USUAL: CameraView = { legible: 26, clear: 46, closest: 4, round: 120 }
/** For those who stand base to base and are told apart one by one. */
export const CLOSELY: CameraView = { legible: 44, clear: 52, closest: 6, round: 60 }
/** For those who go somewhere, and want to see where. */
export const WIDELY: CameraView = { ...USUAL, round: 200 }
/** For those who choose among the spots of a zone that is wider than the screen. */
export const DEPLOYING: CameraView = { legible: 24, clear: 28, closest: 6, round: 160 }
/** Where there is room for most of the table: just close enough to read who is who. */
export const BROADLY: CameraView = { legible: 26, clear: 32, closest: 1.9, round: 150 }
/** What would hardly be larger is better seen with the whole table round it. */
const WORTH_GOING = 1.2
/** How long it takes to go there, in milliseconds. */
const GOING = 350

/**
 * Lets wheel, drag and pinch move the scene within its frame. Things that are dragged themselves keep their gestures.
 * Whenever it changes, `onScale` hears how many millimetres of the table a pixel shows.
 */
export function attachCamera(frame: SVGSVGElement, scene: SVGGElement, onScale: (pixel: number) => void): Camera {
  const view = select(frame)
  let told = 1
  let toldAt = 0
  /** The sight was moved by hand. */
  let own = false
  let going = 0
  /** Another one has taken its place: the table was turned. */
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
      // Until a gesture ends the scene is moved as the picture it is: hundreds of bases are not drawn anew for each frame.
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
  // A table that was turned is seen as a whole again.
  if (zoomTransform(frame) !== zoomIdentity) view.call(behaviour.transform, zoomIdentity)
  const byHand = (move: () => void) => () => {
    own = true
    move()
  }
  /** Goes to a transform in steps, so that eyes can follow. */
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
    // Nobody is lost from sight by going closer to those who stand together.
    const closest = together ? Math.max(look.closest, USUAL.closest) : look.closest
    if (isSeenWell(zoomTransform(frame), box, shown, { ...look, closest })) return
    const k = Math.max(1, Math.min(closest, scaleToFit(box, seen), look.clear / shown))
    if (k < WORTH_GOING) return goTo(zoomIdentity)
    const right = clampPan([box.left, box.right], [x, x + width], [seen.left, seen.right], k)
    const down = clampPan([box.top, box.bottom], [y, y + height], [seen.top, seen.bottom], k)
    goTo(zoomIdentity.translate(right, down).scale(k))
  }
  /** Whether the sight may stay where it is: it goes along only with what would be missed. */
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

/** What the frame shows of its drawing: more than the table where their shapes differ. */
function seenBox(frame: SVGSVGElement): Box {
  const { x, y, width, height } = frame.viewBox.baseVal
  const pixels = frame.getScreenCTM()?.a || 1
  const [across, down] = [frame.clientWidth / pixels || width, frame.clientHeight / pixels || height]
  const [left, top] = [x + (width - across) / 2, y + (height - down) / 2]
  return { left, top, right: left + across, bottom: top + down }
}

type CameraRange = readonly [low: number, high: number]

const middleOf = ([low, high]: CameraRange) => (low + high) / 2

/** How far to move what is drawn k times as large, so that the middle of a part is in the middle, with no more beyond the table than must be. */
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

/** How many times as large a part may be drawn to be seen whole. */
function scaleToFit(part: Box, seen: Box): number {
  return Math.min(
    (seen.right - seen.left) / (part.right - part.left),
    (seen.bottom - seen.top) / (part.bottom - part.top),
  )
}

/** From so many millimetres to a pixel on, what is drawn on small bases can no longer be read. */
const FAR = 1.3

/** And from so many on, letters that tell twins apart would lie on one another. */
const FARTHER = 2

/** How much larger or smaller words may become before a gesture is over. */
const STALE = 2

/** How often they are drawn anew meanwhile at most, in milliseconds: that is far more work than to move the picture. */
const TELLING = 400

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
  scene.toggleAttribute('data-farther', 1 / scale > FARTHER)
  return scale
}
