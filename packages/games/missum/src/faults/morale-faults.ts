/** Checks that morale points add up: recomputes each legion's total from the champions, its losses and the record. */
import type { Setup } from '../preparation/setup-data.ts'
import { figuresOf, isLegion } from '../roster.ts'
import type { Entered, State, Unit } from '../state.ts'

/** MI-MPOINT: checks the totals of fighting legions, and a line of the record for each rout. */
export function moraleFaults(state: State, setup: Setup): string[] {
  const found: string[] = []
  for (const unit of state.units) {
    if (!isLegion(unit)) continue
    if (unit.fate === 'fighting' && unit.body) {
      const total = totalOf(state, setup, unit)
      if (unit.points !== total)
        found.push(`${unit.name} has ${unit.points} morale points, and they add up to ${total}`)
    }
    const lines = routsOf(state, unit)
    const most = hasRun(unit) ? 1 : 0
    // A position set up by hand does not list the routs of earlier turns.
    if (lines > most || (lines < most && !hasGivenTotal(state, unit)))
      found.push(`${unit.name}, ${unit.fate}, stands ${lines} times in the record of routs`)
  }
  return found
}

/** MI-MPOINT-01: adds up a legion's points from the start of the battle. */
function totalOf(state: State, setup: Setup, unit: Unit): number {
  const dead = unit.original - figuresOf(unit)
  return state.recorded.reduce((sum, line) => sum + worth(state, line, unit), championsShare(state, setup, unit) - dead)
}

/** MI-CHAMPION-03, -04: gets the points from champion combat. */
function championsShare({ champions }: State, { options }: Setup, { seat }: Unit): number {
  const [own, other] = seat === 0 ? champions : [champions[1], champions[0]]
  if (!options.champions || own === other) return 0
  return own > other ? Math.trunc((own - other) / 3) : -Math.trunc((other - own) / 5)
}

/** MI-MPOINT-04 to -08: gets the points that a line of the record gives a legion. */
function worth(state: State, line: Entered, unit: Unit): number {
  const huitsan = huitsanAt(state, unit, line.turn)
  switch (line.kind) {
    case 'given':
      return line.unit === unit.id ? line.points : 0
    case 'kerdu':
      return line.seat === unit.seat ? -6 : 0
    case 'dritlan':
      return line.huitsan === huitsan ? -2 : 0
    case 'huitsan':
      return isShakenBy(state, line.huitsan, huitsan) ? -2 : 0
    case 'routed':
      return worthOfRout(state, line, unit, huitsan)
  }
}

function worthOfRout(
  state: State,
  { unit: id, credit, turn }: Extract<Entered, { kind: 'routed' }>,
  unit: Unit,
  huitsan: number | null,
): number {
  if (huitsan === null || id === unit.id) return 0
  const routed = state.units[id]!
  if (routed.seat === unit.seat)
    return huitsanAt(state, routed, turn) === huitsan ? -(1 + Math.floor((routed.original - 1) / 20)) : 0
  return credit.some((victor) => huitsanAt(state, state.units[victor]!, turn) === huitsan) ? 1 : 0
}

/**
 * MI-MPOINT-06: whether a legion is shaken: neighbours in the line of battle, or the whole side when the reserve
 * routed.
 */
function isShakenBy(state: State, routed: number, huitsan: number | null): boolean {
  if (huitsan === null || huitsan === routed) return false
  const { reserve, seat } = state.huitsanyal[routed]!
  if (reserve) return state.huitsanyal[huitsan]!.seat === seat
  const line = state.order.find((side) => side.includes(routed)) ?? []
  return [-1, 1].some((beside) => line[line.indexOf(routed) + beside] === huitsan)
}

/** MI-DIVISION-04: gets the huitsán a legion belonged to at the end of a turn; before its transfer, the reserve. */
function huitsanAt(state: State, { huitsan, seat, committedOn }: Unit, turn: number): number | null {
  if (committedOn === null || turn >= committedOn) return huitsan
  return state.huitsanyal.findIndex((otherHuitsan) => otherHuitsan.seat === seat && otherHuitsan.reserve)
}

/** MI-MPOINT-04: whether it is line that has routed, whatever happened to it later. */
function hasRun({ troop, fate, rout }: Unit): boolean {
  if (troop.type !== 'line') return false
  return fate === 'routing' || fate === 'routed' || fate === 'surrendered' || rout !== null
}

function routsOf({ recorded, losses }: State, { id }: Unit): number {
  return [...recorded, ...losses].filter((line) => line.kind === 'routed' && line.unit === id).length
}

function hasGivenTotal({ recorded }: State, { id }: Unit): boolean {
  return recorded.some((line) => line.kind === 'given' && line.unit === id)
}
