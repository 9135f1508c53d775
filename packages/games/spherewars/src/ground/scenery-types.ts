import { freeze } from '@fray/kernel'
import { type Direction, EAST, type Point, rotate, wholePoint } from '@fray/tabletop'
import tables from '../../data/battlefield-tables.json' with { type: 'json' }
import list from '../../data/scenery-types.json' with { type: 'json' }
import type { Height } from '../bands/profile.ts'
import { inches } from '../units.ts'
import type { Crossing, Density, Feature, Opening, Piece, PieceShape } from './scenery.ts'

/** SW-SCENERY-05 to -09: changes that a density makes to numbers; negative ones reduce. */
export interface DensityFigures {
  /** MOV when moving through it. */
  readonly movement: number
  /** Precision dice and strength of shots at targets inside. */
  readonly shotDice: number
  readonly shotStrength: number
  /** Dexterity dice of a joined combatant inside, and strength of the joiner. */
  readonly defenderDice: number
  readonly attackerStrength: number
}

export const densityFigures = freeze(
  Object.fromEntries(
    list
      .filter(({ kind }) => kind === 'density')
      .map((listed): [string, DensityFigures] => [
        listed.name,
        {
          movement: listed.movPenalty ?? 0,
          shotDice: listed.shotPrecision ?? 0,
          shotStrength: listed.shotStrength ?? 0,
          defenderDice: listed.defenderDexDice ?? 0,
          attackerStrength: listed.attackerStrength ?? 0,
        },
      ]),
  ),
) as Readonly<Record<Density, DensityFigures>>

export type SceneryTypeId =
  | 'hedge'
  | 'shallow-water'
  | 'shallow-lava'
  | 'deep-water'
  | 'deep-lava'
  | 'wood'
  | 'leafy-wood'
  | 'rubble'
  | 'house'
  | 'tower'
  | 'hill'

/** SW-SCENERY-21 to -31 with the footprint of SW-FIELD-13, lengths in hundredths of a millimetre. */
export interface SceneryType {
  readonly id: string
  readonly size: number
  readonly height: Height
  readonly density: Density
  readonly features: readonly Feature[]
  readonly footprint: Footprint
  /** Minimum number of crossings. */
  readonly crossings: number
  readonly openings: 'none' | 'house' | 'tower'
}

export type Footprint =
  | { readonly kind: 'disc'; readonly radius: number }
  | { readonly kind: 'rectangle'; readonly length: number; readonly width: number }
  | { readonly kind: 'line'; readonly length: number }

const FEATURES: Readonly<Record<string, Feature>> = {
  aquatic: 'aquatic',
  deepAquatic: 'deep-aquatic',
  redHot: 'red-hot',
  deepRedHot: 'deep-red-hot',
  building: 'building',
  elevation: 'elevation',
  lineal: 'lineal',
  vertical: 'vertical',
}

export const sceneryTypes: readonly SceneryType[] = freeze(list.filter(({ kind }) => kind === 'type').map(typeOf))

const byId = new Map<string, SceneryType>(sceneryTypes.map((type) => [type.id, type]))

export function typeNamed(id: string): SceneryType | undefined {
  return byId.get(id)
}

export function sceneryType(id: SceneryTypeId): SceneryType {
  return byId.get(id)!
}

function typeOf(listed: (typeof list)[number]): SceneryType {
  const id = listed.id as SceneryTypeId
  return {
    id,
    size: listed.sizePoints!,
    height: listed.heightLevel as Height,
    density: listed.density as Density,
    features: (listed.features ?? []).map((name) => FEATURES[name]!),
    footprint: footprintOf(id),
    crossings: listed.minCrossings ?? 0,
    openings: id === 'house' || id === 'tower' ? id : 'none',
  }
}

function footprintOf(id: SceneryTypeId): Footprint {
  const listed = tables.footprints.find(({ type }) => type === id)
  if (!listed) throw new Error(`no footprint for ${id}`)
  if (listed.shape === 'disc') return { kind: 'disc', radius: inches(listed.diameter! / 2) }
  if (listed.shape === 'line') return { kind: 'line', length: inches(listed.length!) }
  return { kind: 'rectangle', length: inches(listed.length!), width: inches(listed.width!) }
}

/** SW-SCENERY-32: how wide crossings are; SW-FIELD-13: doors, and windows or slots. */
export const CROSSING_WIDTH = inches(2)
const DOOR_WIDTH = inches(2)
const WINDOW_WIDTH = inches(1)

/** Optional values of a piece besides its type and place. */
export type PieceDetails = Partial<Omit<Piece, 'id' | 'type'>>

/**
 * SW-FIELD-13: a piece of a type with its default footprint, its middle at a point and turned: lengths run along `facing`,
 * doors look to the right of it. Not frozen; the one who lays out the table freezes all pieces together.
 */
export function pieceAt(
  id: number,
  type: SceneryType,
  at: Point,
  facing: Direction = EAST,
  details: PieceDetails = {},
): Piece {
  const onTable = (x: number, y: number) => {
    const arm = rotate({ x, y }, facing)
    return wholePoint(at.x + arm.x, at.y + arm.y)
  }
  return {
    id,
    type: type.id,
    name: null,
    shape: shapeOf(type.footprint, at, onTable),
    height: type.height,
    density: type.density,
    features: type.features,
    openings: openingsOf(type, onTable),
    crossings: crossingsOf(type, onTable),
    floors: 1,
    roof: false,
    size: type.size,
    objective: null,
    ...details,
  }
}

type OnTable = (x: number, y: number) => Point

function shapeOf(footprint: Footprint, centre: Point, onTable: OnTable): PieceShape {
  switch (footprint.kind) {
    case 'disc':
      return { kind: 'disc', centre, radius: footprint.radius }
    case 'line':
      return { kind: 'line', from: onTable(-footprint.length / 2, 0), to: onTable(footprint.length / 2, 0) }
    case 'rectangle': {
      const [x, y] = [footprint.length / 2, footprint.width / 2]
      return { kind: 'polygon', outline: [onTable(-x, -y), onTable(x, -y), onTable(x, y), onTable(-x, y)] }
    }
  }
}

/** SW-FIELD-13: a door in the middle of one long side, windows (in a tower slots) in the middle of the others, as wide as the wall where that is narrower. */
function openingsOf({ footprint, openings }: SceneryType, onTable: OnTable): Opening[] {
  if (openings === 'none' || footprint.kind !== 'rectangle') return []
  const [x, y] = [footprint.length / 2, footprint.width / 2]
  const kind = openings === 'house' ? 'window' : 'slot'
  const [door, window, beside] = [
    Math.min(DOOR_WIDTH / 2, x),
    Math.min(WINDOW_WIDTH / 2, x),
    Math.min(WINDOW_WIDTH / 2, y),
  ]
  return [
    { kind: 'door', from: onTable(-door, y), to: onTable(door, y) },
    { kind, from: onTable(-window, -y), to: onTable(window, -y) },
    { kind, from: onTable(x, -beside), to: onTable(x, beside) },
    { kind, from: onTable(-x, -beside), to: onTable(-x, beside) },
  ]
}

/** SW-SCENERY-32, SW-FIELD-13: straight across the short way, evenly spread over the length. */
function crossingsOf({ footprint, crossings }: SceneryType, onTable: OnTable): Crossing[] {
  if (footprint.kind !== 'rectangle') return []
  const { length, width } = footprint
  return Array.from({ length: crossings }, (_, i) => {
    const x = ((i + 1) / (crossings + 1) - 0.5) * length
    return { from: onTable(x, -width / 2), to: onTable(x, width / 2), width: CROSSING_WIDTH }
  })
}
