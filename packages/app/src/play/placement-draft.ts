import { type Formation, figureCount, formation, type PlaceForm, type Point, type Proposal } from '@fray/tabletop'
import type { TouchPoint } from './touch.ts'

/** All forms but those of a formation that manoeuvres: something is brought to a place. */
export type PathForm = Exclude<PlaceForm, { kind: 'manoeuvre' }>

/** A proposal while a person is making it. */
export interface PathDraft {
  readonly form: PathForm
  /** Where the base is now. */
  readonly at: Point
  /** Where its way bends, from the start on. */
  readonly bends: readonly Point[]
  readonly facing: Point | undefined
  /** In how many files a formation is drawn up. */
  readonly files: number | undefined
  /** Whom the base was drawn into contact with, if it was. */
  readonly touch?: TouchPoint | undefined
}

/** A draft that begins at the first suggestion, or where the base stands. */
export function draftOf(form: PathForm, suggestion: Proposal | undefined, middle: Point): PathDraft {
  const from = 'from' in form ? form.from : undefined
  const drawn = form.kind === 'draw-up' ? form.formation : undefined
  const facing = from?.facing ?? drawn?.pose.facing
  const at = from ? { x: from.x, y: from.y } : middle
  const start: PathDraft = { form, at, bends: [], facing, files: drawn?.files }
  return suggestion ? followSuggestion(start, suggestion) : start
}

/** The draft that says what a suggestion says. */
export function followSuggestion(draft: PathDraft, { path, facing, files = draft.files }: Proposal): PathDraft {
  const before = path.length > 0 ? unturned(draft) : draft
  return { ...before, at: path.at(-1) ?? draft.at, bends: path.slice(0, -1), facing: facing ?? before.facing, files }
}

/** A base that looks along its way has the facing of its new way, whichever one it was given before. */
function unturned(draft: PathDraft): PathDraft {
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

/** The fewest and the most files that may be chosen, if any may. */
export function filesIn(form: PathForm): { readonly least: number; readonly most: number } | undefined {
  return form.kind === 'draw-up' ? form.files : undefined
}

/** One file more or fewer. */
export function changeFiles(draft: PathDraft, by: 1 | -1): PathDraft {
  const limits = filesIn(draft.form)
  if (!limits || draft.files === undefined) return draft
  return { ...draft, files: Math.min(limits.most, Math.max(limits.least, draft.files + by)) }
}

/** The formation as it would be drawn up, if one is. */
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

/** Where the front of the base looks. */
export function facingOf(draft: PathDraft): Point | undefined {
  if (draft.facing || !looksAlong(draft.form)) return draft.facing
  return courseOf(pathOf(draft)) ?? ('from' in draft.form ? draft.form.from.facing : undefined)
}

/** The direction of the last leg that has a length. */
function courseOf(way: readonly Point[]): Point | undefined {
  const last = way.at(-1)!
  const before = way.findLast(({ x, y }) => x !== last.x || y !== last.y)
  return before && { x: last.x - before.x, y: last.y - before.y }
}

export function mayBend(form: PathForm): boolean {
  return form.kind === 'move' && form.bends
}

/** The base is dragged to a place; on a slide it keeps to its line and steps. */
export function moveTo(draft: PathDraft, to: Point): PathDraft {
  const { form } = draft
  const at =
    form.kind === 'slide' ? onLine(form, projectOnLine(form, to)) : { x: Math.round(to.x), y: Math.round(to.y) }
  return { ...unturned(draft), at, touch: undefined }
}

/** The base goes so far along its slide. */
export function slideTo(draft: PathDraft, length: number): PathDraft {
  return draft.form.kind === 'slide' ? { ...draft, at: onLine(draft.form, length) } : draft
}

/** The base moves by an arrow key. */
export function nudge(draft: PathDraft, right: number, down: number): PathDraft {
  if (draft.form.kind !== 'slide') return moveTo(draft, { x: draft.at.x + right, y: draft.at.y + down })
  const { from, to } = draft.form
  const total = lengthBetween(from, to) || 1
  const along = (right * (to.x - from.x) + down * (to.y - from.y)) / total
  // An arrow key across the line moves along it all the same: up and right are onward.
  const onward = along === 0 ? right - down : along
  return slideTo(draft, pathLength(draft) + onward)
}

/** The way bends here and goes on. */
export function addBend(draft: PathDraft): PathDraft {
  return mayBend(draft.form) ? { ...draft, bends: [...draft.bends, draft.at] } : draft
}

/** The last bend is taken back. */
export function removeBend(draft: PathDraft): PathDraft {
  const at = draft.bends.at(-1)
  return at ? { ...unturned(draft), at, bends: draft.bends.slice(0, -1) } : draft
}

/** One of the bends is dragged to another place. */
export function moveBend(draft: PathDraft, index: number, to: Point): PathDraft {
  const place = { x: Math.round(to.x), y: Math.round(to.y) }
  return { ...unturned(draft), bends: draft.bends.with(index, place) }
}

/** The base is turned to face a place. */
export function turnTo(draft: PathDraft, to: Point): PathDraft {
  const { x, y } = draft.at
  const length = lengthBetween(draft.at, to)
  if (length === 0) return draft
  return {
    ...draft,
    facing: { x: Math.round(((to.x - x) / length) * 1e6), y: Math.round(((to.y - y) / length) * 1e6) },
  }
}

/** The base turns by so many degrees, clockwise. */
export function turnBy(draft: PathDraft, degrees: number): PathDraft {
  const { x, y } = facingOf(draft) ?? { x: 0, y: -1_000_000 }
  const angle = Math.atan2(y, x) + (degrees * Math.PI) / 180
  return { ...draft, facing: { x: Math.round(Math.cos(angle) * 1e6), y: Math.round(Math.sin(angle) * 1e6) } }
}

/** The whole way from where the base started. */
export function pathOf({ form, bends, at }: PathDraft): readonly Point[] {
  return 'from' in form ? [form.from, ...bends, at] : [at]
}

/** How far the base goes. */
export function pathLength(draft: PathDraft): number {
  const way = pathOf(draft)
  return way.slice(1).reduce((sum, point, i) => sum + lengthBetween(way[i] ?? point, point), 0)
}

/** How far it may go, where that is known. */
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

/** How far apart bends are that can be taken hold of one by one, in hundredths of a millimetre. */
const HANDLES_APART = 1270

/** The bends of a way that are drawn to be dragged: where a way goes round something in many small bends, only some. */
export function bendsWithHandles(bends: readonly Point[]): readonly number[] {
  const handled: number[] = []
  for (const [index, { x, y }] of bends.entries()) {
    const last = bends[handled.at(-1) ?? -1]
    if (!last || Math.hypot(x - last.x, y - last.y) >= HANDLES_APART) handled.push(index)
  }
  return handled
}
