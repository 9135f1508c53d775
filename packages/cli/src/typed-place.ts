import type { Json, Place } from '@fray/kernel'
import { asJson, type PlaceForm, type Point, pointTowards, type TableView, wholePoint } from '@fray/tabletop'

/** How a person may type a place of their own choosing. */
export function typingHint({ form }: Place, { unit }: TableView): string {
  const isSlide = (form as unknown as PlaceForm).kind === 'slide'
  return isSlide ? `+1.5 for a move of 1.5${unit.sign}` : `"x y" for a place in ${unit.sign} from the far left corner`
}

/** The proposal that a typed line stands for: points "x y x y …", or "+1.5" along a line; undefined if it is none. */
export function readTypedPlace(line: string, place: Place, { unit }: TableView): Json | undefined {
  const form = place.form as unknown as PlaceForm
  if (form.kind === 'slide' && /^\+\d*\.?\d+$/.test(line)) {
    const { x, y } = pointTowards(form.from, form.to, Number(line) * unit.length)
    return asJson({ path: [wholePoint(x, y)] })
  }
  const numbers = line.split(/[\s,]+/).map(Number)
  if (numbers.length % 2 !== 0 || !numbers.every(Number.isFinite)) return undefined
  const path: Point[] = []
  for (let i = 0; i < numbers.length; i += 2) {
    path.push(wholePoint((numbers[i] ?? 0) * unit.length, (numbers[i + 1] ?? 0) * unit.length))
  }
  return asJson({ path })
}
