import type { Contour } from '@fray/tabletop'
import { type Fighter, isStanding, type Level, type PlayState } from '../state.ts'
import { allWith, bearersWith, someWith } from '../traits.ts'
import { contourOf } from './bodies.ts'
import { encumberingMarkers, solidMarkers, solidObjects } from './markers.ts'
import { contourOfPiece, LOW_FLIGHT, type Piece } from './scenery.ts'

/** An obstacle to a fighter's movement. */
export interface Obstacle {
  readonly contour: Contour
  /** A miniature, scenery or uncrossable ground; null for an obstacle created by a spell. */
  readonly what: Fighter | Piece | null
  /** The name and rule of a spell's obstacle. */
  readonly thing?: { readonly name: string; readonly rule: string }
}

/** CF-OBSTACLE-01, -03, -06: everything a fighter must go round. */
export function obstaclesFor(play: PlayState, mover: Fighter): Contour[] {
  return obstaclesOf(play, mover).map(({ contour }) => contour)
}

export function obstaclesOf(play: PlayState, mover: Fighter): Obstacle[] {
  return [
    ...miniaturesInTheWay(play, mover).map((what) => ({ what, contour: contourOf(what) })),
    ...sceneryInTheWay(play, mover).map((what) => ({ what, contour: contourOfPiece(what) })),
    ...(mover.level === 0
      ? solidObjects(play).map(({ contour, name, rule }) => ({ what: null, contour, thing: { name, rule } }))
      : []),
    ...closedGround(play, mover),
  ]
}

/** CF-REV-GRIFFIN-21: ground closed to this fighter by an effect. */
function closedGround(play: PlayState, mover: Fighter): Obstacle[] {
  const closed: Obstacle[] = []
  for (const bearer of bearersWith(play, 'closes')) {
    if (bearer === mover || !isStanding(bearer)) continue
    for (const [ability, effect] of allWith(play, bearer, 'closes')) {
      const contour = ability.closes(mover, bearer, effect)
      if (contour) closed.push({ what: null, contour, thing: { name: ability.name, rule: ability.rule } })
    }
  }
  return closed
}

/** CF-OBSTACLE-01, -03, CF-FLY-05: miniatures at the mover's level, except friends activated in the same turn. */
function miniaturesInTheWay(play: PlayState, mover: Fighter): Fighter[] {
  const { state } = play
  const passes = someWith(play, mover, 'passesThrough', (ability, effect) => {
    return ability.passesThrough('miniature', mover, effect)
  })
  if (mover.level > 0 || passes) return []
  const together = state.turn?.activated.includes(mover.id) ? state.turn.activated : []
  return state.fighters.filter(
    (fighter) =>
      fighter !== mover && isStanding(fighter) && isOnGround(play, fighter) && !together.includes(fighter.id),
  )
}

/** CF-REV-ORC-11: whether a miniature takes up room on the ground, even if only its place is reserved. */
function isOnGround(play: PlayState, fighter: Fighter): boolean {
  return fighter.level === 0 || someWith(play, fighter, 'keepsSpot')
}

/** Where no move may end, whatever it may pass through: miniatures of the same level and scenery. */
export function blockersAt(
  play: PlayState,
  mover: Fighter,
  level: Level = mover.level,
  isApart: (other: Fighter) => boolean = () => false,
): Contour[] {
  const blockers: Contour[] = []
  for (const fighter of level === 0 ? play.state.fighters : []) {
    if (fighter !== mover && isStanding(fighter) && isOnGround(play, fighter) && !isApart(fighter))
      blockers.push(contourOf(fighter))
  }
  for (const piece of play.setup.scenery) if (stops(piece, level)) blockers.push(contourOfPiece(piece))
  if (level === 0) blockers.push(...solidMarkers(play))
  for (const { contour } of closedGround(play, mover)) blockers.push(contour)
  return blockers
}

function sceneryInTheWay(play: PlayState, mover: Fighter): Piece[] {
  const passes = (obstacle: 'scenery' | 'uncrossable') =>
    someWith(play, mover, 'passesThrough', (ability, effect) => ability.passesThrough(obstacle, mover, effect))
  return play.setup.scenery.filter((piece) => {
    return stops(piece, mover.level) && !passes(piece.ground === 'solid' ? 'scenery' : 'uncrossable')
  })
}

/** CF-OBSTACLE-06, CF-FLY-09, -10: whether scenery blocks movement at a level. */
function stops({ ground, height }: Piece, level: Level): boolean {
  if (level === 2) return false
  if (level === 1) return ground === 'solid' && height > LOW_FLIGHT
  return ground === 'solid' || ground === 'uncrossable'
}

/** CF-OBSTACLE-05: ground that counts twice for this fighter. */
export function encumbering(play: PlayState, mover: Fighter): Contour[] {
  if (mover.level > 0 || someWith(play, mover, 'crossesEncumbered')) return []
  return [...encumberedGround(play), ...encumberingMarkers(play), ...encumberedRound(play, mover)]
}

/** CF-OBSTACLE-05: encumbered scenery. */
export function encumberedGround({ setup }: PlayState): Contour[] {
  return setup.scenery.filter(({ ground }) => ground === 'encumbered').map(contourOfPiece)
}

/** CF-REV-WOLFEN-05: encumbered ground around fighters whose ability causes it. */
function encumberedRound(play: PlayState, mover: Fighter): Contour[] {
  const areas: Contour[] = []
  for (const bearer of bearersWith(play, 'encumbers')) {
    if (!isStanding(bearer) || bearer.level > 0) continue
    for (const [ability, effect] of allWith(play, bearer, 'encumbers'))
      areas.push(ability.encumbers(mover, bearer, effect))
  }
  return areas
}
