import type { Problem } from '@fray/kernel'
import { COMPASS, type Direction, direction, halfTurn, NORTH, quarterTurn, quarterTurnBack } from '@fray/tabletop'
import { z } from 'zod'
import { bases } from '../armies/cards/bases.ts'
import type { Profile } from '../armies/cards/profile.ts'
import { inputProblem } from '../input-problem.ts'
import { writtenWord } from '../written-word.ts'
import { name } from './situation-profile.ts'

type Compass = keyof typeof COMPASS
const POINTS = Object.keys(COMPASS) as [Compass, ...Compass[]]

export const facingSchema = z.union([writtenWord(POINTS), z.tuple([z.number(), z.number()])])

/** Against an earlier figure of the list, or at a distance from it, edge to edge. */
export const besideSchema = z.strictObject({
  figure: z.union([name, z.number().int().min(0)]),
  side: writtenWord(['front', 'back', 'left', 'right', 'north', 'east', 'south', 'west'], { rear: 'back' }).default(
    'front',
  ),
  gap: z.number().min(0).max(1000).default(0),
  /** Along the edge, to the east or else to the south. */
  shift: z.number().min(-1000).max(1000).default(0),
})

/** The fields for the place of a figure. */
interface WrittenPlace {
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly facing?: z.infer<typeof facingSchema> | undefined
  readonly beside?: z.infer<typeof besideSchema> | undefined
  readonly profile: Profile
  readonly status: string
  readonly aboard?: number | undefined
}

/** A place in cm, and the direction of the front. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly facing: Direction
}

/** Gets the places of all figures, in list order; undeterminable ones are added to the problems. */
export function spotsOf(figures: readonly WrittenPlace[], problems: Problem[]): Spot[] {
  const spots: Spot[] = []
  figures.forEach((figure, i) => {
    const { x, y, beside } = figure
    const found = typeof beside?.figure === 'string' ? placeOf(figures, beside.figure) : beside?.figure
    const neighbour = found !== undefined && found < i ? found : undefined
    if (beside && neighbour === undefined) {
      problems.push(
        inputProblem(`figures[${i}].beside.figure`, 'fault.situation.no-neighbour', { name: beside.figure }),
      )
    }
    const isPlaced = beside !== undefined || (x !== undefined && y !== undefined)
    if (!isPlaced && figure.status === 'standing' && figure.aboard === undefined) {
      problems.push(inputProblem(`figures[${i}]`, 'fault.situation.no-spot'))
    }
    spots.push(
      beside && neighbour !== undefined
        ? spotBeside(figure, beside, figures[neighbour]!, spots[neighbour]!)
        : { x: x ?? 0, y: y ?? 0, facing: headingOf(figure.facing) },
    )
  })
  return spots
}

function placeOf(figures: readonly WrittenPlace[], called: string): number | undefined {
  const found = figures.findIndex(({ profile }) => profile.name === called)
  return found < 0 ? undefined : found
}

function headingOf(facing: WrittenPlace['facing'] = 'north'): Direction {
  if (typeof facing === 'string') return COMPASS[facing]
  const [x, y] = facing
  return x === 0 && y === 0 ? NORTH : direction(x, y)
}

type Beside = z.infer<typeof besideSchema>

/** CF-CHARGE-06: with the front against the other figure, unless another facing is written. */
function spotBeside(figure: WrittenPlace, { side, gap, shift }: Beside, other: WrittenPlace, at: Spot): Spot {
  const out = outwards(at.facing, side)
  const facing = figure.facing === undefined ? halfTurn(out) : headingOf(figure.facing)
  const apart = reachOf(other, at.facing, out) + gap + reachOf(figure, facing, out)
  const [x, y] = unit(out)
  // Along the edge to the east, or to the south if it runs north and south.
  const [alongX, alongY] = Math.abs(y) > NEARLY_NONE ? [Math.abs(y), y > 0 ? 0 - x : x] : [0, 1]
  return { x: at.x + x * apart + alongX * shift, y: at.y + y * apart + alongY * shift, facing }
}

const NEARLY_NONE = 1e-6

/** Gets the outward normal of a base's edge: of one of its four, by name or nearest to a point of the compass. */
function outwards(facing: Direction, side: Beside['side']): Direction {
  const edges = {
    front: facing,
    back: halfTurn(facing),
    left: quarterTurnBack(facing),
    right: quarterTurn(facing),
  }
  if (side in edges) return edges[side as keyof typeof edges]
  const wanted = COMPASS[side as Compass]
  const along = (edge: Direction) => edge.x * wanted.x + edge.y * wanted.y
  return Object.values(edges).reduce((best, edge) => (along(edge) > along(best) ? edge : best))
}

/** Gets how far a base reaches from its middle in a direction, in cm. */
function reachOf({ profile }: WrittenPlace, facing: Direction, towards: Direction): number {
  const { widthMm, depthMm } = bases.find(({ id }) => id === profile.base)!
  const [fx, fy] = unit(facing)
  const [tx, ty] = unit(towards)
  const ahead = Math.abs(fx * tx + fy * ty)
  const aside = Math.abs(fx * ty - fy * tx)
  return (ahead * depthMm + aside * widthMm) / 20
}

function unit({ x, y }: Direction): [number, number] {
  const length = Math.sqrt(x * x + y * y)
  return [x / length, y / length]
}
