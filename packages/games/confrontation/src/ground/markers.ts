import { type Message, type Procedure, text } from '@fray/kernel'
import { boxPoints, type Contour, type Point, polygonContour } from '@fray/tabletop'
import type { Action } from '../activation/activity.ts'
import { spellNamed } from '../armies/armoury.ts'
import type { Fighter, Marker, Play, PlayState, Stance } from '../state.ts'

/** CF-MACHINE-05, -38: what stands against those who attack a thing. */
export interface Bulk {
  readonly resistance: number
  readonly points: number
}

/** What markers of one kind do. The core asks; a kind answers what it cares about, as abilities do. */
interface MarkerKind {
  /** The rule of the spell or ability that leaves it. */
  readonly id: string
  readonly name: string
  /** Drawn where it lies: a name of the game-icons set. */
  readonly icon: string
  /** What it is called, where that is not the same for all of its kind. */
  label?(marker: Marker): Message
  /** CF-TOKEN-02, -03: what its number says is known to its owner alone as long as another of the same owner's lies with it. */
  readonly faceDown?: true
  /** Where it lies, for those who look, walk and draw. */
  outline(marker: Marker): Point[]
  /** The same for those who measure, where it is no polygon. */
  contour?(marker: Marker): Contour
  /** How much of it is left, where it counts something. */
  left?(marker: Marker): number
  /** CF-SIGHT-01: no line of sight at level 0 passes it. */
  readonly opaque?: true
  /** Nobody crosses it or comes to stand in it at level 0. */
  isSolid?(marker: Marker): boolean
  /** CF-OBSTACLE-05: every centimetre in it counts twice at level 0. */
  encumbers?(marker: Marker): boolean
  /** CF-REV-SESSAIR-03: whoever it holds where he is. */
  holds?(marker: Marker, who: Fighter): boolean
  /** CF-MACHINE-35: what it takes to break it, where it can be attacked; `x` of the marker counts structure points lost. */
  bulk?(marker: Marker): Bulk
  /** Whether it cuts a line of sight, given the part of it between the two bases. */
  cuts?(marker: Marker, from: Point, to: Point): boolean
  /** CF-ABIL-68: how far along these points somebody who is about to move there is interrupted by it, if he is. */
  meetsAt?(marker: Marker, mover: Fighter, points: readonly Point[], end: Stance): number | undefined
  /** CF-ABIL-68: he has come so far. */
  onMeeting?(play: Play, marker: Marker, mover: Fighter): Procedure
  /** Somebody has been moved along these points. */
  onTravel?(play: Play, marker: Marker, mover: Fighter, points: readonly Point[]): Procedure
  /** Somebody has come to the table, or to another place of it without a way there. */
  onArrival?(play: Play, marker: Marker, newcomer: Fighter): Procedure
  /** CF-MYSTIC-02: mana has been recovered. */
  mysticPhase?(play: Play, marker: Marker): Procedure
  /** CF-MAINT-05: its turn among the other effects. */
  maintenance?(play: Play, marker: Marker): Procedure
  /** CF-REV-07: what fighters may do because of it. */
  readonly actions?: readonly Action[]
}

const kinds = new Map<string, MarkerKind>()

/** Makes what a spell or something else leaves on the ground known, called like that. */
export function markerKind(id: string, kind: Omit<MarkerKind, 'id' | 'name'>, name = spellNamed(id)?.name): void {
  if (name === undefined) throw new Error(`no spell is called ${id}`)
  kinds.set(id, { id, name, ...kind })
}

export function kindOf({ kind }: Marker): MarkerKind {
  const found = kinds.get(kind)
  if (!found) throw new Error(`no marker is called ${kind}`)
  return found
}

export function isMarkerKind(id: string): boolean {
  return kinds.has(id)
}

export function markerKinds(): string[] {
  return [...kinds.keys()]
}

export function markersOf({ state }: PlayState): readonly Marker[] {
  return state.markers
}

export function addMarker({ state }: Play, marker: Omit<Marker, 'id'>): Marker {
  const added = { ...marker, id: state.effectsMade++ }
  state.markers = [...state.markers, added]
  return added
}

export function removeMarker({ state }: Play, { id }: Marker): void {
  state.markers = state.markers.filter((marker) => marker.id !== id)
}

/** A marker with something of it changed. */
export function changeMarker({ state }: Play, { id }: Marker, changes: Partial<Marker>): void {
  state.markers = state.markers.map((marker) => (marker.id === id ? { ...marker, ...changes } : marker))
}

/** Whether it still lies there as it was. */
export function isOnTable(play: PlayState, marker: Marker): boolean {
  return markersOf(play).some(({ id }) => id === marker.id)
}

const contours = new WeakMap<Marker, Contour>()

/** The outline of a marker; remembered, for it is never changed, only replaced. */
export function contourOfMarker(marker: Marker): Contour {
  let contour = contours.get(marker)
  if (!contour) {
    const kind = kindOf(marker)
    contour = kind.contour?.(marker) ?? polygonContour(kind.outline(marker))
    contours.set(marker, contour)
  }
  return contour
}

export function nameOfThing(marker: Marker): Message {
  return text('trait', { name: kindOf(marker).name })
}

export function middleOf({ at, to = at }: Marker): Point {
  return { x: (at.x + to.x) / 2, y: (at.y + to.y) / 2 }
}

/** CF-ARTILLERY-04: what stops a projectile, as scenery that hides what is behind it does. */
export function ramparts(play: PlayState): Marker[] {
  return markersOf(play).filter((marker) => kindOf(marker).opaque && kindOf(marker).isSolid?.(marker))
}

/** What nobody sees through at level 0. */
export function opaqueMarkers(play: PlayState): Contour[] {
  return markersOf(play).flatMap((marker) => (kindOf(marker).opaque ? [contourOfMarker(marker)] : []))
}

/** What nobody walks through at level 0. */
export function solidMarkers(play: PlayState): Contour[] {
  return markersOf(play).flatMap((marker) => (kindOf(marker).isSolid?.(marker) ? [contourOfMarker(marker)] : []))
}

/** The same with what it is called, and its rule. */
export function solidThings(
  play: PlayState,
): { readonly contour: Contour; readonly name: string; readonly rule: string }[] {
  return markersOf(play)
    .filter((marker) => kindOf(marker).isSolid?.(marker))
    .map((marker) => ({ contour: contourOfMarker(marker), name: kindOf(marker).name, rule: marker.kind }))
}

/** CF-OBSTACLE-05: what hinders walking at level 0. */
export function encumberingMarkers(play: PlayState): Contour[] {
  return markersOf(play).flatMap((marker) => (kindOf(marker).encumbers?.(marker) ? [contourOfMarker(marker)] : []))
}

/** The rules of what on the ground holds somebody where he is. */
export function heldBy(play: PlayState, who: Fighter): string[] {
  return markersOf(play).flatMap((marker) => (kindOf(marker).holds?.(marker, who) ? [marker.kind] : []))
}

/** Whether something on the ground cuts a line of sight; the line is worked out only where there is something that could. */
export function isCut(play: PlayState, line: () => readonly [Point, Point]): boolean {
  return markersOf(play).some((marker) => kindOf(marker).cuts?.(marker, ...line()) ?? false)
}

/** Everything on the ground that cares is told that somebody was moved, as long as he lives. */
export function* notifyMarkersOnPath(play: Play, mover: Fighter, points: readonly Point[]): Procedure {
  // None is held on to while somebody may be asked: what it is may be secret.
  for (const id of markersOf(play).map((marker) => marker.id)) {
    const marker = markersOf(play).find((otherMarker) => otherMarker.id === id)
    if (marker && mover.status === 'standing') yield* kindOf(marker).onTravel?.(play, marker, mover, points) ?? []
  }
}

export function* notifyMarkersOfArrival(play: Play, newcomer: Fighter): Procedure {
  for (const marker of markersOf(play)) {
    if (newcomer.status === 'standing') yield* kindOf(marker).onArrival?.(play, marker, newcomer) ?? []
  }
}

/** CF-REV-07: what everybody may do because of what lies on the ground. */
export function markerActions(play: PlayState): Action[] {
  const found = markersOf(play).flatMap((marker) => kindOf(marker).actions ?? [])
  return [...new Set(found)]
}

/** A strip between two points, so many hundredths of a millimetre wide. */
export function stripOutline(from: Point, to: Point, width: number): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  const [x, y] = [((0 - dy) / length) * (width / 2), (dx / length) * (width / 2)]
  return [
    { x: from.x + x, y: from.y + y },
    { x: to.x + x, y: to.y + y },
    { x: to.x - x, y: to.y - y },
    { x: from.x - x, y: from.y - y },
  ]
}

/** A square round a point. */
export function squareOutline({ x, y }: Point, half: number): Point[] {
  return boxPoints(x - half, y - half, 2 * half, 2 * half)
}

const C1 = 0.9239
const S1 = 0.3827
const C2 = Math.SQRT1_2
/** Sixteen corners of a circle of radius 1. */
const CORNERS: readonly (readonly [number, number])[] = [
  ...([
    [1, 0],
    [C1, S1],
    [C2, C2],
    [S1, C1],
    [0, 1],
    [-S1, C1],
    [-C2, C2],
    [-C1, S1],
  ] as const),
  ...([
    [-1, 0],
    [-C1, -S1],
    [-C2, -C2],
    [-S1, -C1],
    [0, -1],
    [S1, -C1],
    [C2, -C2],
    [C1, -S1],
  ] as const),
]

/** A disc as it is drawn; what decides anything measures from its middle. */
export function discOutline({ x, y }: Point, radius: number): Point[] {
  return CORNERS.map(([cx, cy]) => ({ x: x + cx * radius, y: y + cy * radius }))
}
