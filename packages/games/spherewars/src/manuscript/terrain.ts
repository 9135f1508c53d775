import { freeze } from '@fray/kernel'
import { discContour, type Point, rayCrosses, sight } from '@fray/tabletop'
import list from '../../data/manuscript/terrain.json' with { type: 'json' }
import { elevationOf, isAirborne, touchesPiece } from '../ground/ground.ts'
import { contourOfPiece } from '../ground/plan.ts'
import { type Density, isElevation, type Piece } from '../ground/scenery.ts'
import type { DensityFigures, SceneryType } from '../ground/scenery-types.ts'
import { passesThrough } from '../ground/terrain-costs.ts'
import type { Combatant, Play } from '../state.ts'
import { inches } from '../units.ts'

/** SM-SCENERY-01: the four kinds of terrain. */
export type Terrain = 'higherGround' | 'lowScenery' | 'difficult' | 'impassable'

/**
 * SM-SCENERY-01: gets a piece's kind by its density, as in all editions, so that those of missions count too
 * (SM-SCENERY-08).
 */
export function terrainOf(piece: Piece): Terrain | null {
  if (piece.density === 'bare') return isElevation(piece) ? 'higherGround' : null
  return BY_DENSITY[piece.density]
}

const BY_DENSITY = { sparse: 'lowScenery', dense: 'difficult', impassable: 'impassable' } as const

/**
 * SM-SCENERY-03, -05, SM-SHOOT-09, -10: what terrain takes from a run and gives as cover; it does not help a defender.
 */
export const densities: Readonly<Record<Density, DensityFigures>> = freeze({
  bare: figuresOf('higherGround'),
  sparse: figuresOf('lowScenery'),
  dense: figuresOf('difficult'),
  impassable: figuresOf('impassable'),
})

function figuresOf(terrain: Terrain): DensityFigures {
  const { runMov, coverPrecision } = list.find(({ key }) => key === terrain)!
  const movement = runMov ?? 0
  return { movement, shotDice: coverPrecision ?? 0, shotStrength: 0, defenderDice: 0, attackerStrength: 0 }
}

/** Forms of terrain. A high wall has some thickness, so that no one fights across it (SM-TERRAIN-04). */
export type FormId = 'higher-ground' | 'low-wall' | 'open-building' | 'difficult-terrain' | 'boulder' | 'high-wall'

const PLAIN = { size: 1, height: 1, features: [], crossings: 0, openings: 'none' } as const

export const FORMS: readonly (SceneryType & { readonly id: FormId })[] = freeze([
  {
    ...PLAIN,
    id: 'higher-ground',
    density: 'bare',
    features: ['elevation'],
    footprint: { kind: 'disc', radius: inches(4) },
  },
  { ...PLAIN, id: 'low-wall', density: 'sparse', features: ['lineal'], footprint: { kind: 'line', length: inches(6) } },
  {
    ...PLAIN,
    id: 'open-building',
    density: 'sparse',
    footprint: { kind: 'rectangle', length: inches(5), width: inches(4) },
  },
  { ...PLAIN, id: 'difficult-terrain', density: 'dense', footprint: { kind: 'disc', radius: inches(3) } },
  { ...PLAIN, id: 'boulder', density: 'impassable', footprint: { kind: 'disc', radius: inches(1.5) } },
  {
    ...PLAIN,
    id: 'high-wall',
    density: 'impassable',
    footprint: { kind: 'rectangle', length: inches(6), width: inches(0.25) },
  },
])

const byId = new Map<string, SceneryType>(FORMS.map((form) => [form.id, form]))

export function formNamed(id: string): SceneryType | undefined {
  return byId.get(id)
}

/** Gets the forms that a kind of terrain may have. */
export function formsOf(terrain: Terrain): readonly FormId[] {
  return FORMS.filter(({ density, features }) => {
    return density === 'bare' ? terrain === 'higherGround' && features.length > 0 : BY_DENSITY[density] === terrain
  }).map(({ id }) => id)
}

/** SM-SCENERY-05: whether a path, its start included, touches difficult terrain. */
export function meetsDifficult(play: Play, mover: Combatant, path: readonly Point[]): boolean {
  if (isAirborne(play, mover)) return false
  const { radius } = mover.profile.base
  return play.state.pieces.some((piece) => {
    if (piece.density !== 'dense') return false
    return touchesPiece(piece, path[0]!, radius) || passesThrough(piece, radius, path)
  })
}

/** SM-TERRAIN-01: whether the active combatant stands higher than its opponent. */
export function fightsFromAbove(play: Play, attacker: Combatant, victim: Combatant): boolean {
  if (play.state.acting?.id !== attacker.id) return false
  return elevationOf(play, attacker) > elevationOf(play, victim)
}

/** The kinds of terrain that give cover or hinder a blow. */
export type Shelter = 'lowScenery' | 'difficult'

/** SM-SCENERY-04, -06, SM-SHOOT-10: gets the kinds of terrain that cover a target, each once. */
export function coverOf(play: Play, shooter: Combatant, target: Combatant): ReadonlySet<Shelter> {
  const found = new Set<Shelter>()
  if (isAirborne(play, target)) return found
  for (const piece of play.state.pieces) {
    const terrain = terrainOf(piece)
    if (terrain === 'lowScenery' && hidesHalf(piece, shooter, target)) found.add(terrain)
    if (terrain === 'difficult' && isInOrBehind(piece, shooter, target)) found.add(terrain)
  }
  return found
}

/** SM-SCENERY-06: whether the target is inside, behind or half hidden by a piece. */
function isInOrBehind(piece: Piece, shooter: Combatant, target: Combatant): boolean {
  if (touchesPiece(piece, target.at, target.profile.base.radius)) return true
  if (isWithin(piece, shooter)) return false
  return rayCrosses(shooter.at, target.at, contourOfPiece(piece)) || hidesHalf(piece, shooter, target)
}

/** Half of a base's width, with a little slack for rounded positions. */
const HALF = 0.5001

/**
 * SM-SCENERY-04: judged by the lines from the shooter's centre. The piece that the shooter stands in hides no one from
 * it.
 */
function hidesHalf(piece: Piece, shooter: Combatant, target: Combatant): boolean {
  if (isWithin(piece, shooter)) return false
  const { at, profile } = target
  return sight(shooter.at, discContour(at.x, at.y, profile.base.radius), [contourOfPiece(piece)]).fraction <= HALF
}

function isWithin(piece: Piece, { at, profile }: Combatant): boolean {
  return touchesPiece(piece, at, profile.base.radius)
}

/**
 * SM-TERRAIN-02, -03: gets the kinds of terrain that protect an enemy from an attacker: the approach crosses the piece,
 * they touch across it, or the enemy is inside it.
 */
export function sheltersOf(
  play: Play,
  attacker: Combatant,
  enemy: Combatant,
  approach: readonly Point[],
): ReadonlySet<Shelter> {
  const found = new Set<Shelter>()
  for (const piece of play.state.pieces) {
    const terrain = terrainOf(piece)
    if (terrain !== 'lowScenery' && terrain !== 'difficult') continue
    if (!found.has(terrain) && shelters(play, piece, attacker, enemy, approach)) found.add(terrain)
  }
  return found
}

function shelters(
  play: Play,
  piece: Piece,
  attacker: Combatant,
  enemy: Combatant,
  approach: readonly Point[],
): boolean {
  const { radius } = attacker.profile.base
  if (!isAirborne(play, enemy) && isWithin(piece, enemy)) return true
  if (rayCrosses(approach[approach.length - 1]!, enemy.at, contourOfPiece(piece))) return true
  if (isAirborne(play, attacker) || touchesPiece(piece, approach[0]!, radius)) return false
  return passesThrough(piece, radius, approach)
}
