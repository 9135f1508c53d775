import type { Slot } from '@fray/kernel'
import type { FigureView, TableView } from '@fray/tabletop'
import { type ArrangementDraft, isFixed, putBack, putDown, putInto, spotOf, takeUp } from './arrangement-draft.ts'

/** Two figures that would fight if they were in one group. */
type Link = readonly [FigureView, FigureView]

/** The figures of one slot, as drawn on the table. */
export interface Group {
  readonly slot: Slot
  /** Counted from 1, like the keys. */
  readonly number: number
  readonly members: readonly FigureView[]
  readonly links: readonly Link[]
}

/** Whether an arrangement divides figures on the table into groups. */
export function isGrouping({ form }: ArrangementDraft): boolean {
  return form.links !== undefined && form.things.every(({ figure }) => figure !== undefined)
}

export function groupsIn(arranging: ArrangementDraft, { figures }: TableView): readonly Group[] {
  const { form, arrangement } = arranging
  return form.slots.map((slot, i) => {
    const things = (arrangement[slot.id] ?? []).map(({ thing }) => thing)
    const members = things.flatMap((thing) => figureOf(arranging, thing, figures) ?? [])
    return { slot, number: i + 1, members, links: linksAmong(arranging, (thing) => things.includes(thing), figures) }
  })
}

/** Lists pairs that would fight but are in different groups. */
export function brokenLinks(arranging: ArrangementDraft, { figures }: TableView): readonly Link[] {
  const { form } = arranging
  const slotOf = (thing: string) => spotOf(arranging, thing)?.slot
  const apart = {
    ...arranging,
    form: { ...form, links: (form.links ?? []).filter(([a, b]) => slotOf(a) !== slotOf(b)) },
  }
  return linksAmong(apart, () => true, figures)
}

function linksAmong(
  arranging: ArrangementDraft,
  isIn: (thing: string) => boolean,
  figures: TableView['figures'],
): Link[] {
  const { links = [] } = arranging.form
  return links.flatMap(([a, b]): Link[] => {
    const [one, other] = [figureOf(arranging, a, figures), figureOf(arranging, b, figures)]
    return one && other && isIn(a) && isIn(b) ? [[one, other]] : []
  })
}

function figureOf({ form }: ArrangementDraft, thing: string, figures: TableView['figures']): FigureView | undefined {
  const { figure } = form.things.find(({ id }) => id === thing) ?? {}
  return figures.find(({ id }) => id === figure)
}

function thingOf({ form }: ArrangementDraft, figure: number | undefined): string | undefined {
  return figure === undefined ? undefined : form.things.find((thing) => thing.figure === figure)?.id
}

/** Gets the group of a figure. */
export function slotOfFigure(arranging: ArrangementDraft, figure: number): Slot | undefined {
  const thing = thingOf(arranging, figure)
  const at = thing === undefined ? undefined : spotOf(arranging, thing)?.slot
  return arranging.form.slots.find(({ id }) => id === at)
}

/** Gets the held figure, if any. */
export function heldFigure({ form, arrangement, held }: ArrangementDraft): number | undefined {
  const thing = held && arrangement[held.slot]?.[held.index]?.thing
  return form.things.find(({ id }) => id === thing)?.figure
}

/** Moves a figure to a group; a fixed one stays where it is. */
export function joinGroup(arranging: ArrangementDraft, figure: number, slot: string): ArrangementDraft {
  const thing = thingOf(arranging, figure)
  const spot = thing === undefined ? undefined : spotOf(arranging, thing)
  return spot && spot.slot !== slot ? putInto(arranging, spot, slot) : putDown(arranging)
}

/** A press picks a figure up; the next one, on a figure of another group, moves it there. */
export function pressInGroups(arranging: ArrangementDraft, figure: number): ArrangementDraft | undefined {
  const slot = slotOfFigure(arranging, figure)
  const thing = thingOf(arranging, figure)
  const spot = thing === undefined ? undefined : spotOf(arranging, thing)
  if (!slot || !spot) return undefined
  const held = heldFigure(arranging)
  if (held !== undefined && arranging.held?.slot !== slot.id) return joinGroup(arranging, held, slot.id)
  return takeUp(arranging, spot)
}

/** A figure dropped on another one joins its group; on the ground, an empty group. */
export function dropInGroups(arranging: ArrangementDraft, figure: number, onto: number | undefined): ArrangementDraft {
  const { form, arrangement } = arranging
  const empty = form.slots.find(({ id }) => (arrangement[id] ?? []).length === 0)
  const slot = onto === undefined ? empty : slotOfFigure(arranging, onto)
  return slot ? joinGroup(arranging, figure, slot.id) : putDown(arranging)
}

/** Handles a key on a figure: numbers choose its group, Escape puts everything back. */
export function keyInGroups(arranging: ArrangementDraft, figure: number, key: string): ArrangementDraft | undefined {
  if (key === 'Escape') return arranging.held && putBack(arranging)
  const slot = /^[1-9]$/.test(key) ? arranging.form.slots[Number(key) - 1] : undefined
  return slot && thingOf(arranging, figure) !== undefined ? joinGroup(arranging, figure, slot.id) : undefined
}

/** Lists the figures that may change their group. */
export function movableIn(arranging: ArrangementDraft): ReadonlySet<number> {
  const free = arranging.form.things.filter(({ id }) => {
    const spot = spotOf(arranging, id)
    return spot && !isFixed(arranging.form, spot.slot, id)
  })
  return new Set(free.flatMap(({ figure }) => figure ?? []))
}
