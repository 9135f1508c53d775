/** The forms of place decisions: everything an interface needs to let a person place something it does not know. */
import type { Json } from '@fray/kernel'
import type { Formation } from '../formations/formation.ts'
import {
  type ManoeuvreAllowance,
  type ManoeuvreStep,
  readRecordedSteps,
  readScriptedSteps,
} from '../formations/manoeuvre.ts'
import { COMPASS, direction } from '../plane/direction.ts'
import { type Point, wholePoint } from '../plane/point.ts'
import type { Base, Pose } from '../shapes/base.ts'
import type { PlacedTemplate, TemplateView } from '../templates/template-view.ts'
import type { LayoutChange, TableLayout } from '../terrain/layout.ts'
import type { OverlayView } from './overlay.ts'
import type { Ring } from './view.ts'

/** A proposal for a place decision: the points that the centre passes after its start, ending with its destination. */
export interface Proposal {
  readonly path: readonly Point[]
  /** Final facing of the base, for bases that have a front. */
  readonly facing?: Point
  /** Number of files in which a formation is drawn up. */
  readonly files?: number
}

/** The answer to a place decision: a place or path for a base, or steps for a formation (form 'manoeuvre'). */
export type Placement = Proposal | readonly ManoeuvreStep[]

export type PlaceForm =
  /** A base that is not on the table yet is put down. */
  | { readonly kind: 'deploy'; readonly base: Base; readonly turns: boolean }
  /**
   * A base moves; `reach` is its range, if the seat may know it. A base that `turns` along its way faces the direction
   * of its move, unless it is turned afterwards.
   */
  | {
      readonly kind: 'move'
      readonly base: Base
      readonly from: Pose
      readonly reach?: number
      readonly bends: boolean
      readonly turns: boolean | 'along'
    }
  /** A base moves along one straight line, from `from` towards `to`, stopping at whole steps. */
  | {
      readonly kind: 'slide'
      readonly base: Base
      readonly from: Pose
      readonly to: Point
      readonly shortest: number
      readonly longest: number
      readonly step: number
    }
  /**
   * A point on the table is named: the middle of a template, a place for an effect; or, with `stops`, the place where a
   * moving figure is stopped.
   */
  | {
      readonly kind: 'point'
      readonly radius: number
      readonly stops?: { readonly figure: number; readonly way: readonly Point[] }
      /** The template that will lie there with the figures it would hit, as far as the seat may know. */
      readonly template?: TemplateView
    }
  /**
   * A formation that is not on the table yet is drawn up: the proposal's place is the middle of its front, with a
   * facing if it `turns` and a number of files if it may choose them. `formation` is its initial shape.
   */
  | {
      readonly kind: 'draw-up'
      readonly formation: Formation
      readonly turns: boolean
      readonly files?: { readonly least: number; readonly most: number }
    }
  /**
   * A formation on the table manoeuvres. The answer is a list of steps (`readManoeuvres`), done in order from
   * `formation`; `allowance` is the distance it may still spend on them.
   */
  | {
      readonly kind: 'manoeuvre'
      readonly formation: Formation
      readonly allowance: number
      readonly may: ManoeuvreAllowance
    }

/** Coordinates beyond this (a kilometre) are not on any table. */
const FAR = 100_000_000
/** Maximum number of points in a path: a route that squeezes between bases has five hundred for each full turn. */
const MAX_POINTS = 5000

/** Reads a proposal from outside, rounding to whole hundredths; undefined if it is not one. */
export function readProposal(json: Json): Proposal | undefined {
  if (typeof json !== 'object' || json === null || !('path' in json) || !Array.isArray(json.path)) return undefined
  if (json.path.length > MAX_POINTS) return undefined
  const path: Point[] = []
  for (const item of json.path) {
    const point = readPoint(item)
    if (!point) return undefined
    path.push(point)
  }
  const facing = readFacing('facing' in json ? json.facing : undefined)
  const files = readFiles('files' in json ? json.files : undefined)
  return facing && files && { path, ...facing, ...files }
}

/**
 * Reads the answer to a place decision of any form as it is recorded (`Game.readPlacement`): only the parts that
 * `readProposal` and `readManoeuvres` use, so that they read the same from it. Undefined if it is neither.
 */
export function readPlacement(json: Json): Json | undefined {
  if (Array.isArray(json)) return readRecordedSteps(json)
  const proposal = readProposal(json)
  return proposal && toJson(proposal)
}

/** Reads an optional part: an empty object if it is absent, undefined if it is invalid. */
function readFacing(json: Json | undefined): Pick<Proposal, 'facing'> | undefined {
  if (json === undefined) return {}
  const facing = readPoint(json)
  return facing && (facing.x !== 0 || facing.y !== 0) ? { facing } : undefined
}

function readFiles(json: Json | undefined): Pick<Proposal, 'files'> | undefined {
  if (json === undefined) return {}
  return typeof json === 'number' && Number.isInteger(json) && json >= 1 ? { files: json } : undefined
}

function readPoint(json: Json | undefined): Point | undefined {
  if (typeof json !== 'object' || json === null || !('x' in json) || !('y' in json)) return undefined
  const { x, y } = json
  if (typeof x !== 'number' || typeof y !== 'number') return undefined
  return Math.abs(x) <= FAR && Math.abs(y) <= FAR ? wholePoint(x, y) : undefined
}

/** Converts a placement or form to the plain data that the kernel carries without looking into it. */
export function toJson(
  data: Placement | PlaceForm | PlacedTemplate | OverlayView | TableLayout | LayoutChange | readonly Ring[],
): Json {
  return data as unknown as Json
}

/**
 * Reads places in the notation of situations, `{ "to": [x, y] }` or `{ "path": [[x, y], …] }` or a list of manoeuvres
 * in the game's unit, as a proposal in hundredths of a millimetre. A facing may be a pair or a point of the compass;
 * alone it is a turn on the spot. Anything else is left unchanged.
 */
export function scriptedProposalReader(unit: number): (answer: Json) => Json {
  return (answer) => {
    if (Array.isArray(answer)) return readScriptedSteps(answer, unit)
    if (typeof answer !== 'object' || answer === null) return answer
    const { to, path, facing, ...rest } = answer as { readonly [key: string]: Json }
    const turn = facing === undefined ? {} : { facing: scriptedFacing(facing) }
    if (to === undefined && (path === undefined || isTurn(path)))
      return facing ? { ...rest, path: [], ...turn } : answer
    const places = to === undefined ? path : [to]
    if (!Array.isArray(places) || !places.every(isPair)) return { ...answer, ...turn }
    return { ...rest, path: places.map(([x, y]) => ({ ...wholePoint(x * unit, y * unit) })), ...turn }
  }
}

function isTurn(path: Json): boolean {
  return Array.isArray(path) && path.length === 0
}

/** Scales a facing up so that rounding does not change its direction. */
function scriptedFacing(facing: Json): Json {
  if (typeof facing === 'string') return compassPoint(facing) ?? facing
  const [x, y] = isPair(facing) ? facing : pairOf(facing)
  const isWhole = Number.isInteger(x) && Number.isInteger(y)
  if (x === undefined || y === undefined || (x === 0 && y === 0)) return facing
  return isWhole ? { x, y } : { ...direction(x, y) }
}

function compassPoint(word: string): Json | undefined {
  const point = word.toLowerCase()
  return point in COMPASS ? { ...COMPASS[point as keyof typeof COMPASS] } : undefined
}

function pairOf(json: Json): readonly number[] {
  if (typeof json !== 'object' || json === null || !('x' in json) || !('y' in json)) return []
  return typeof json.x === 'number' && typeof json.y === 'number' ? [json.x, json.y] : []
}

function isPair(place: Json): place is [number, number] {
  return Array.isArray(place) && place.length === 2 && place.every((item) => typeof item === 'number')
}
