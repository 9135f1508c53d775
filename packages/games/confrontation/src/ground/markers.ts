import { type Message, type Procedure, text } from '@fray/kernel'
import { boxPoints, type Contour, type Point, polygonContour } from '@fray/tabletop'
import type { Action } from '../activation/activity.ts'
import { spellNamed } from '../armies/extras/armoury.ts'
import type { Fighter, Marker, Play, PlayState, Stance } from '../state.ts'

/** CF-MACHINE-05, -38: what an attacker of a marker has to overcome. */
export interface Bulk {
  readonly resistance: number
  readonly points: number
}

/**
 * The behaviour of one kind of marker. The core asks and a kind answers the questions that concern it, as abilities do.
 */
interface MarkerKind {
  /** The id of the spell or ability that leaves it. */
  readonly id: string
  readonly name: string
  readonly rule: string
  /** Icon drawn at its place, a name of the game-icons set. */
  readonly icon: string
  /** The marker's name, if it differs within the kind. */
  label?(marker: Marker): Message
  /**
   * CF-TOKEN-02, -03: only the owner knows its number while another face-down marker of the same owner lies with it.
   */
  readonly faceDown?: true
  /** Its shape for drawing, sight and movement. */
  outline(marker: Marker): Point[]
  /** Its exact shape for measuring, if that is not a polygon. */
  contour?(marker: Marker): Contour
  /** The amount left of it, for kinds that count something. */
  left?(marker: Marker): number
  /** CF-SIGHT-01: blocks lines of sight at level 0. */
  readonly opaque?: true
  /** Whether it blocks movement at level 0. */
  isSolid?(marker: Marker): boolean
  /** CF-OBSTACLE-05: every centimetre in it counts twice at level 0. */
  encumbers?(marker: Marker): boolean
  /** CF-REV-SESSAIR-03: whether it keeps this fighter from moving. */
  holds?(marker: Marker, who: Fighter): boolean
  /** CF-MACHINE-35: what it takes to break it, if it can be attacked; the marker's `x` counts lost structure points. */
  bulk?(marker: Marker): Bulk
  /** Whether it blocks a line of sight, given the part of the line between the two bases. */
  cuts?(marker: Marker, from: Point, to: Point): boolean
  /** CF-ABIL-68: how far along a path it interrupts a fighter about to move, if it does. */
  meetsAt?(marker: Marker, mover: Fighter, points: readonly Point[], end: Stance): number | undefined
  /** CF-ABIL-68: called when the fighter has got that far. */
  onMeeting?(play: Play, marker: Marker, mover: Fighter): Procedure
  /** Called after a fighter has moved along these points. */
  onTravel?(play: Play, marker: Marker, mover: Fighter, points: readonly Point[]): Procedure
  /** Called when a fighter has been placed on the table or moved without a path. */
  onArrival?(play: Play, marker: Marker, newcomer: Fighter): Procedure
  /** CF-MYSTIC-02: called after mana has been recovered. */
  mysticPhase?(play: Play, marker: Marker): Procedure
  /** CF-MAINT-05: called in its turn among the other effects. */
  maintenance?(play: Play, marker: Marker): Procedure
  /** CF-REV-07: actions it offers to fighters. */
  readonly actions?: readonly Action[]
}

const kinds = new Map<string, MarkerKind>()

/** Registers a kind of marker under the id of the spell or ability that leaves it. */
export function markerKind(
  id: string,
  kind: Omit<MarkerKind, 'id' | 'name' | 'rule'>,
  cause: Pick<MarkerKind, 'name' | 'rule'> | undefined = spellNamed(id),
): void {
  if (!cause) throw new Error(`no spell is called ${id}`)
  const { name, rule } = cause
  kinds.set(id, { id, name, rule, ...kind })
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

/** Updates properties of a marker. */
export function changeMarker({ state }: Play, { id }: Marker, changes: Partial<Marker>): void {
  state.markers = state.markers.map((marker) => (marker.id === id ? { ...marker, ...changes } : marker))
}

/** Whether the marker is still there, unchanged. */
export function isOnTable(play: PlayState, marker: Marker): boolean {
  return markersOf(play).some(({ id }) => id === marker.id)
}

const contours = new WeakMap<Marker, Contour>()

/** The outline of a marker. Cached by identity: markers are replaced, never changed. */
export function contourOfMarker(marker: Marker): Contour {
  let contour = contours.get(marker)
  if (!contour) {
    const kind = kindOf(marker)
    contour = kind.contour?.(marker) ?? polygonContour(kind.outline(marker))
    contours.set(marker, contour)
  }
  return contour
}

export function nameOfObject(marker: Marker): Message {
  return text('trait', { name: kindOf(marker).name })
}

export function middleOf({ at, to = at }: Marker): Point {
  return { x: (at.x + to.x) / 2, y: (at.y + to.y) / 2 }
}

/** CF-ARTILLERY-04: markers that stop a projectile like scenery that hides. */
export function ramparts(play: PlayState): Marker[] {
  return markersOf(play).filter((marker) => kindOf(marker).opaque && kindOf(marker).isSolid?.(marker))
}

/** Outlines that block sight at level 0. */
export function opaqueMarkers(play: PlayState): Contour[] {
  return markersOf(play).flatMap((marker) => (kindOf(marker).opaque ? [contourOfMarker(marker)] : []))
}

/** Outlines that block movement at level 0. */
export function solidMarkers(play: PlayState): Contour[] {
  return markersOf(play).flatMap((marker) => (kindOf(marker).isSolid?.(marker) ? [contourOfMarker(marker)] : []))
}

/** The same with names and rules. */
export function solidObjects(
  play: PlayState,
): { readonly contour: Contour; readonly name: string; readonly rule: string }[] {
  return markersOf(play)
    .filter((marker) => kindOf(marker).isSolid?.(marker))
    .map((marker) => ({ contour: contourOfMarker(marker), name: kindOf(marker).name, rule: kindOf(marker).rule }))
}

/** CF-OBSTACLE-05: outlines of encumbered ground at level 0. */
export function encumberingMarkers(play: PlayState): Contour[] {
  return markersOf(play).flatMap((marker) => (kindOf(marker).encumbers?.(marker) ? [contourOfMarker(marker)] : []))
}

/** The rules by which markers keep a fighter from moving. */
export function heldBy(play: PlayState, who: Fighter): string[] {
  return markersOf(play).flatMap((marker) => (kindOf(marker).holds?.(marker, who) ? [marker.kind] : []))
}

/** Whether a marker blocks a line of sight; the line is only computed if one could. */
export function isCut(play: PlayState, line: () => readonly [Point, Point]): boolean {
  return markersOf(play).some((marker) => kindOf(marker).cuts?.(marker, ...line()) ?? false)
}

/** Informs all markers that a fighter has moved, as long as it lives. */
export function* notifyMarkersOnPath(play: Play, mover: Fighter, points: readonly Point[]): Procedure {
  // Iterates over ids, since a marker object must not be held across a decision: it may be secret.
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

/** CF-REV-07: actions that markers offer to every fighter. */
export function markerActions(play: PlayState): Action[] {
  const found = markersOf(play).flatMap((marker) => kindOf(marker).actions ?? [])
  return [...new Set(found)]
}

/** A strip between two points, with its width in hundredths of a millimetre. */
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

/** A square around a point. */
export function squareOutline({ x, y }: Point, half: number): Point[] {
  return boxPoints(x - half, y - half, 2 * half, 2 * half)
}

const C1 = 0.9239
const S1 = 0.3827
const C2 = Math.SQRT1_2
/** Sixteen corners on a circle of radius 1. */
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

/** A disc for drawing; rules measure from its centre instead. */
export function discOutline({ x, y }: Point, radius: number): Point[] {
  return CORNERS.map(([cx, cy]) => ({ x: x + cx * radius, y: y + cy * radius }))
}
