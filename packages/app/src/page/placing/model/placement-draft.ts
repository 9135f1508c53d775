import { type Formation, figureCount, formation, type PlaceForm, type Point, type Proposal } from '@fray/tabletop'
import type { TouchPoint } from './touch.ts'

/** All forms except formations that manoeuvre: something is brought to a place. */
export type PathForm = Exclude<PlaceForm, { kind: 'manoeuvre' }>

/** A proposal in progress. */
export interface PathDraft {
  readonly form: PathForm
  /** The present place of the base. */
  readonly at: Point
  /** The corners of its path, from the start. */
  readonly bends: readonly Point[]
  readonly facing: Point | undefined
  /** The number of files of a formation. */
  readonly files: number | undefined
  /** The contact that the base snapped to, if any. */
  readonly touch?: TouchPoint | undefined
}

/** Starts a draft at the first suggestion, or where the base stands. */
export function draftOf(form: PathForm, suggestion: Proposal | undefined, middle: Point): PathDraft {
  const from = 'from' in form ? form.from : undefined
  const drawn = form.kind === 'draw-up' ? form.formation : undefined
  const facing = from?.facing ?? drawn?.pose.facing
  const at = from ? { x: from.x, y: from.y } : middle
  const start: PathDraft = { form, at, bends: [], facing, files: drawn?.files }
  return suggestion ? followSuggestion(start, suggestion) : start
}

/** Makes the draft match a suggestion. */
export function followSuggestion(draft: PathDraft, { path, facing, files = draft.files }: Proposal): PathDraft {
  const before = path.length > 0 ? withoutTurn(draft) : draft
  return { ...before, at: path.at(-1) ?? draft.at, bends: path.slice(0, -1), facing: facing ?? before.facing, files }
}

/** A base that faces along its path takes the facing of its new path. */
function withoutTurn(draft: PathDraft): PathDraft {
  return looksAlong(draft.form) ? { ...draft, facing: undefined } : draft
}

function looksAlong(form: PathForm): boolean {
  return form.kind === 'move' && form.turns === 'along'
}

export function proposalOf({ form, at, bends, facing, files }: PathDraft): Proposal {
  return {
    path: [...bends, at],
    ...(mayTurn(form) && facing ? { facing } : {}),
    ...(filesIn(form) && files !== undefined ? { files } : {}),
  }
}

/** Gets the limits of the number of files, if it may be chosen. */
export function filesIn(form: PathForm): { readonly least: number; readonly most: number } | undefined {
  return form.kind === 'draw-up' ? form.files : undefined
}

/** Adds or removes a file. */
export function changeFiles(draft: PathDraft, by: 1 | -1): PathDraft {
  const limits = filesIn(draft.form)
  if (!limits || draft.files === undefined) return draft
  return { ...draft, files: Math.min(limits.most, Math.max(limits.least, draft.files + by)) }
}

/** Gets the formation of the draft, if it is one. */
export function formationOf({ form, at, facing, files }: PathDraft): Formation | undefined {
  if (form.kind !== 'draw-up') return undefined
  const { base, alignment, pose } = form.formation
  const turned = facing ?? pose.facing
  const there = turned ? { ...at, facing: turned } : at
  return formation(base, files ?? form.formation.files, figureCount(form.formation), there, alignment)
}

export function mayTurn(form: PathForm): boolean {
  return 'turns' in form && form.turns !== false
}

/** Gets the facing of the base. */
export function facingOf(draft: PathDraft): Point | undefined {
  if (draft.facing || !looksAlong(draft.form)) return draft.facing
  return courseOf(pathOf(draft)) ?? ('from' in draft.form ? draft.form.from.facing : undefined)
}

/** Gets the direction of the last leg with a length. */
function courseOf(way: readonly Point[]): Point | undefined {
  const last = way.at(-1)!
  const before = way.findLast(({ x, y }) => x !== last.x || y !== last.y)
  return before && { x: last.x - before.x, y: last.y - before.y }
}

export function mayBend(form: PathForm): boolean {
  return form.kind === 'move' && form.bends
}

/** Drags the base to a place; on a slide it keeps to its line and steps. */
export function moveTo(draft: PathDraft, to: Point): PathDraft {
  const { form } = draft
  const at =
    form.kind === 'slide' ? onLine(form, projectOnLine(form, to)) : { x: Math.round(to.x), y: Math.round(to.y) }
  return { ...withoutTurn(draft), at, touch: undefined }
}

/** Moves the base along its slide. */
export function slideTo(draft: PathDraft, length: number): PathDraft {
  return draft.form.kind === 'slide' ? { ...draft, at: onLine(draft.form, length) } : draft
}

/** Moves the base by an arrow key. */
export function nudge(draft: PathDraft, right: number, down: number): PathDraft {
  if (draft.form.kind !== 'slide') return moveTo(draft, { x: draft.at.x + right, y: draft.at.y + down })
  const { from, to } = draft.form
  const total = lengthBetween(from, to) || 1
  const along = (right * (to.x - from.x) + down * (to.y - from.y)) / total
  // Arrow keys across the line move along it too: up and right go forward.
  const onward = along === 0 ? right - down : along
  return slideTo(draft, pathLength(draft) + onward)
}

/** Adds a corner here. */
export function addBend(draft: PathDraft): PathDraft {
  return mayBend(draft.form) ? { ...draft, bends: [...draft.bends, draft.at] } : draft
}

/** Removes the last corner. */
export function removeBend(draft: PathDraft): PathDraft {
  const at = draft.bends.at(-1)
  return at ? { ...withoutTurn(draft), at, bends: draft.bends.slice(0, -1) } : draft
}

/** Drags a corner to another place. */
export function moveBend(draft: PathDraft, index: number, to: Point): PathDraft {
  const place = { x: Math.round(to.x), y: Math.round(to.y) }
  return { ...withoutTurn(draft), bends: draft.bends.with(index, place) }
}

/** Turns the base to face a place. */
export function turnTo(draft: PathDraft, to: Point): PathDraft {
  const { x, y } = draft.at
  const length = lengthBetween(draft.at, to)
  if (length === 0) return draft
  return {
    ...draft,
    facing: { x: Math.round(((to.x - x) / length) * 1e6), y: Math.round(((to.y - y) / length) * 1e6) },
  }
}

/** Turns the base clockwise by degrees. */
export function turnBy(draft: PathDraft, degrees: number): PathDraft {
  const { x, y } = facingOf(draft) ?? { x: 0, y: -1_000_000 }
  const angle = Math.atan2(y, x) + (degrees * Math.PI) / 180
  return { ...draft, facing: { x: Math.round(Math.cos(angle) * 1e6), y: Math.round(Math.sin(angle) * 1e6) } }
}

/** Gets the whole path from the start. */
export function pathOf({ form, bends, at }: PathDraft): readonly Point[] {
  return 'from' in form ? [form.from, ...bends, at] : [at]
}

/** Gets the length of the path. */
export function pathLength(draft: PathDraft): number {
  const way = pathOf(draft)
  return way.slice(1).reduce((sum, point, i) => sum + lengthBetween(way[i] ?? point, point), 0)
}

/** Gets the reach, if it is known. */
export function reachOf(form: PathForm): number | undefined {
  if (form.kind === 'slide') return form.longest
  return form.kind === 'move' ? form.reach : undefined
}

type Slide = Extract<PlaceForm, { kind: 'slide' }>

function projectOnLine({ from, to }: Slide, point: Point): number {
  const total = lengthBetween(from, to) || 1
  return ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / total
}

function onLine({ from, to, shortest, longest, step }: Slide, length: number): Point {
  const stepped = length >= longest ? longest : Math.round(length / step) * step
  const share = Math.min(longest, Math.max(shortest, stepped)) / (lengthBetween(from, to) || 1)
  return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) }
}

function lengthBetween(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

/** The least distance between corners with handles, in hundredths of a millimetre. */
const HANDLES_APART = 1270

/** Lists the corners that get handles: only some of a path around an obstacle with many small corners. */
export function bendsWithHandles(bends: readonly Point[]): readonly number[] {
  const handled: number[] = []
  for (const [index, { x, y }] of bends.entries()) {
    const last = bends[handled.at(-1) ?? -1]
    if (!last || Math.hypot(x - last.x, y - last.y) >= HANDLES_APART) handled.push(index)
  }
  return handled
}
