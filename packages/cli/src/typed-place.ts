import type { Json, PlaceDecision } from '@fray/kernel'
import {
  type PlaceForm,
  type Point,
  pointTowards,
  readManoeuvres,
  readScriptedSteps,
  type TableView,
  toJson,
  wholePoint,
} from '@fray/tabletop'

/** Explains how to type a place. */
export function placeHint({ form }: PlaceDecision, { unit }: TableView): string {
  const { kind } = form as unknown as PlaceForm
  if (kind === 'slide') return `+1.5 for a move of 1.5${unit.sign}`
  if (kind === 'manoeuvre') return `orders such as "advance 50, wheel left 30, drift 40 -10, face right, files 8"`
  return `"x y" for a place in ${unit.sign} from the far left corner`
}

/**
 * Parses a typed place: points "x y x y …", "+1.5" along a line, or the orders of a formation; undefined if it cannot
 * be read.
 */
export function readTypedPlace(line: string, place: PlaceDecision, { unit }: TableView): Json | undefined {
  const form = place.form as unknown as PlaceForm
  if (form.kind === 'slide' && /^\+\d*\.?\d+$/.test(line)) {
    const { x, y } = pointTowards(form.from, form.to, Number(line) * unit.length)
    return toJson({ path: [wholePoint(x, y)] })
  }
  if (form.kind === 'manoeuvre') return readOrders(line, unit.length)
  const numbers = line.split(/[\s,]+/).map(Number)
  if (numbers.length % 2 !== 0 || !numbers.every(Number.isFinite)) return undefined
  const path: Point[] = []
  for (let i = 0; i < numbers.length; i += 2) {
    path.push(wholePoint((numbers[i] ?? 0) * unit.length, (numbers[i + 1] ?? 0) * unit.length))
  }
  return toJson({ path })
}

/** Parses orders separated by commas. */
function readOrders(line: string, unit: number): Json | undefined {
  const orders = line.split(',').map((order) => readOrder(order.trim().split(/\s+/)))
  if (!orders.every((order) => order !== undefined)) return undefined
  const steps = readManoeuvres(readScriptedSteps(orders, unit))
  return steps && toJson(steps)
}

function readOrder([what, first = '', second = '']: readonly string[]): Json | undefined {
  switch (what) {
    case 'advance':
      return { do: what, by: parseNumber(first) }
    case 'drift':
      return { do: what, ahead: parseNumber(first), aside: parseNumber(second) }
    case 'wheel':
      return { do: what, pivot: first, arc: parseNumber(second) }
    case 'face':
      return { do: what, to: first }
    case 'turn':
      return { do: what, facing: { x: parseNumber(first), y: parseNumber(second) } }
    case 'files':
      return { do: what, files: parseNumber(first) }
    default:
      return undefined
  }
}

/** Parses a number; an empty word gives NaN. */
function parseNumber(word: string): number {
  return word === '' ? Number.NaN : Number(word)
}
