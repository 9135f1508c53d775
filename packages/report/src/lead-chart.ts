import type { Seat } from '@fray/kernel'
import type { DecisiveMoment } from './moments.ts'

/** The data of a lead chart. */
export interface Course {
  readonly leads: readonly (readonly number[])[]
  /** Turns, with the number of answers before each. */
  readonly turns: readonly { readonly turn: number; readonly from: number }[]
  readonly moments: readonly DecisiveMoment[]
}

/** The course of a match from its first turn, as SVG paths: time runs to the right, the lead upwards. */
export interface LeadChart {
  readonly lines: readonly SeatPath[]
  /** With two sides, the area of each side's lead over the middle. */
  readonly areas: readonly SeatPath[]
  /** Positions where turns begin. */
  readonly ticks: readonly Tick[]
  readonly marks: readonly { readonly moment: DecisiveMoment; readonly x: number; readonly y: number }[]
}

interface Tick {
  readonly turn: number
  readonly x: number
  /** Whether its number has room beside the others, even on the narrowest screen. */
  readonly numbered: boolean
}

interface SeatPath {
  readonly seat: Seat
  readonly path: string
}

/** Share of the width that a number needs: two digits on a phone. */
const NUMBER_WIDTH = 0.07
/** More points than this are not visible. */
const MAX_POINTS = 320

export function leadChart({ leads, turns, moments }: Course, width: number, height: number): LeadChart {
  const first = turns.find(({ turn }) => turn > 0)?.from ?? 0
  const last = Math.max(first + 1, leads.length - 1)
  const x = (at: number) => toTenths((Math.max(0, at - first) / (last - first)) * width)
  const y = (lead: number) => toTenths(((1 - lead) / 2) * height)
  const every = Math.max(1, Math.ceil((leads.length - first) / MAX_POINTS))
  const seen = [...leads.keys()].filter((at) => at >= first && ((at - first) % every === 0 || at === leads.length - 1))
  const path = (lead: (at: number) => number) => `M${seen.map((at) => `${x(at)},${y(lead(at))}`).join('L')}`
  const leadOf = (seat: Seat) => (at: number) => leads[at]?.[seat] ?? 0
  const area = (bound: (lead: number) => number) => `${path((at) => bound(leadOf(0)(at)))}L${width},${y(0)}L0,${y(0)}Z`
  const seats = leads[0]?.length ?? 0
  // With two sides one line is enough: the lead of one is the deficit of the other.
  const pair = seats === 2
  return {
    lines: Array.from({ length: pair ? 1 : seats }, (_, seat) => ({ seat, path: path(leadOf(seat)) })),
    areas: pair
      ? [
          { seat: 0, path: area((lead) => Math.max(0, lead)) },
          { seat: 1, path: area((lead) => Math.min(0, lead)) },
        ]
      : [],
    ticks: ticksAt(
      turns.filter(({ turn }) => turn > 0).map(({ turn, from }) => ({ turn, x: x(from) })),
      width,
    ),
    marks: moments.map((moment) => ({ moment, x: x(moment.at), y: y(leadOf(pair ? 0 : moment.seat)(moment.at)) })),
  }
}

/** Places the turn numbers: always the last, and every other one that crowds neither its predecessor nor the last. */
function ticksAt(turns: readonly { readonly turn: number; readonly x: number }[], width: number): readonly Tick[] {
  const last = turns.at(-1)
  let free = 0
  return turns.map(({ turn, x }) => {
    const numbered = turn === last?.turn || (x >= free && x <= last!.x - NUMBER_WIDTH * width)
    if (numbered) free = x + NUMBER_WIDTH * width
    return { turn, x, numbered }
  })
}

/** Anchors a turn's number below its line: centred, but never beyond the drawing. */
export function anchorAt(x: number, width: number): 'start' | 'middle' | 'end' {
  const edge = (NUMBER_WIDTH / 4) * width
  if (x < edge) return 'start'
  return x > width - edge ? 'end' : 'middle'
}

function toTenths(length: number): number {
  return Math.round(length * 10) / 10
}
