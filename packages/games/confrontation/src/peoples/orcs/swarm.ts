import {
  accept,
  type DecisionOption,
  type Json,
  type Procedure,
  refuse,
  takeFirst,
  text,
  type Verdict,
} from '@fray/kernel'
import {
  boxPoints,
  CONTACT_TOLERANCE,
  type Contour,
  firstCollision,
  gap,
  isOnTable,
  NORTH,
  overlaps,
  type Point,
  pathLength,
  polygonContour,
  readProposal,
  rectangleBase,
  toJson,
  wholePoint,
} from '@fray/tabletop'
import { immediately } from '../../abilities/builders.ts'
import type { Action } from '../../activation/activity.ts'
import { contourOf } from '../../ground/bodies.ts'
import { addMarker, changeMarker, contourOfMarker, markerKind, markersOf, removeMarker } from '../../ground/markers.ts'
import { contourOfPiece } from '../../ground/scenery.ts'
import { addPurses, isMagician, roomFor } from '../../incantation/mana.ts'
import { defineReaction, spell } from '../../incantation/spell.ts'
import { limits, registerCounter } from '../../limits.ts'
import { type Fighter, fighter, type Marker, type Play, type PlayState, standing } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { isOfArmy } from '../builders.ts'

const SWARM = 'swarm-of-carrion-fowl'
/** CF-REV-ORC-05: the size of its card. */
const CARD = rectangleBase(6.3 * CENTIMETRE, 8.8 * CENTIMETRE)
/** CF-REV-ORC-05: how near Tamaor it appears, how far it flies in a round, and how near deaths must be. */
const NEAR = 10 * CENTIMETRE
const FLIES = 20 * CENTIMETRE
const SMELLS = 10 * CENTIMETRE
/** CF-REV-ORC-05: gems for a death, and the most gems it holds. */
const FOR_A_DEATH = 3
const MOST = 12
const FLOWN = { id: registerCounter('carrion-fowl-moved'), per: 'round' } as const

function outlineAt({ x, y }: Point): Point[] {
  return boxPoints(x - CARD.width / 2, y - CARD.depth / 2, CARD.width, CARD.depth)
}

function swarmOf(play: PlayState, { id }: Fighter): Marker | undefined {
  return markersOf(play).find(({ kind, by }) => kind === SWARM && by === id)
}

function gemsOn({ x = 0 }: Marker): number {
  return x
}

/** CF-REV-ORC-05: its flight goes around miniatures on the ground, and scenery. */
function obstacles(play: PlayState): Contour[] {
  const grounded = standing(play).filter(({ level }) => level === 0)
  const solid = play.setup.scenery.filter(({ ground }) => ground === 'solid' || ground === 'uncrossable')
  return [...grounded.map(contourOf), ...solid.map(contourOfPiece)]
}

function isRoom(play: PlayState, at: Point): boolean {
  const card = polygonContour(outlineAt(at))
  return isOnTable(card, play.setup.table) && !obstacles(play).some((obstacle) => overlaps(card, obstacle))
}

/** CF-REV-ORC-05: Tamaor has one at a time. */
spell(SWARM, {
  mayTarget: (play, target) => swarmOf(play, target) === undefined,
  *effect(play, { caster }) {
    const isNear = (at: Point) => gap(polygonContour(outlineAt(at)), contourOf(caster)) <= NEAR
    const judge = (path: readonly Point[]): Verdict<Point> => {
      const at = path.at(-1)!
      if (!isNear(at)) return refuse(text('refused.too-far', { allowed: NEAR / CENTIMETRE }), 'CF-REV-ORC-05')
      return isRoom(play, at) ? accept(at) : refuse(text('refused.no-room'), 'CF-REV-ORC-05')
    }
    const at = yield* choosePlace(play, caster, caster.at, judge)
    if (at) addMarker(play, { kind: SWARM, by: caster.id, at, x: 0 })
  },
})

/** The player's place for it, or none without room. */
function* choosePlace(
  play: Play,
  caster: Fighter,
  from: Point,
  judge: (path: readonly Point[]) => Verdict<Point>,
): Procedure<Point | null> {
  const suggest = (wanted = AROUND.length) => takeFirst(suggestions(from, judge), wanted)
  if (suggest(1).length === 0) return null
  return yield* play.place<Point>({
    seat: caster.seat,
    figure: caster.id,
    prompt: text('ask.swarm', { fighter: { figure: caster.id } }),
    rules: ['CF-REV-ORC-05'],
    form: toJson({ kind: 'deploy', base: CARD, turns: false }),
    check: (json) => {
      const path = readProposal(json)?.path ?? []
      return path.length > 0 ? judge(path) : refuse(text('refused.no-place'), 'CF-REV-ORC-05')
    },
    suggest,
  })
}

const AROUND: readonly (readonly [number, number])[] = [-10, 10, -7, 7, -16, 16].flatMap((cm) => [
  [cm, 0] as const,
  [0, cm] as const,
])

function* suggestions(from: Point, judge: (path: readonly Point[]) => Verdict<Point>): Generator<Json> {
  for (const [dx, dy] of AROUND) {
    const at = wholePoint(from.x + dx * CENTIMETRE, from.y + dy * CENTIMETRE)
    if (judge([at]).ok) yield toJson({ path: [at] })
  }
}

/** CF-REV-ORC-05: deaths of both camps feed it; it vanishes with Tamaor. */
defineReaction(SWARM, {
  onDeathOf: (play, victim, bearer) =>
    immediately(() => {
      const swarm = swarmOf(play, bearer)
      if (!swarm || gap(contourOf(victim), contourOfMarker(swarm)) > SMELLS) return
      changeMarker(play, swarm, { x: Math.min(MOST, gemsOn(swarm) + FOR_A_DEATH) })
      play.log('swarm.fed', { victim: { figure: victim.id } }, ['CF-REV-ORC-05'], { seat: bearer.seat })
    }),
  onElimination: (play, bearer) =>
    immediately(() => {
      const swarm = swarmOf(play, bearer)
      if (swarm) removeMarker(play, swarm)
    }),
})

/** CF-REV-ORC-05: during Tamaor's own activation, once a round. */
const move: Action = {
  ...{ id: 'move-swarm', icon: 'vulture', rules: ['CF-REV-ORC-05'], free: true },
  concerns: (play, { fighter: acting }) => {
    return swarmOf(play, acting) !== undefined && !limits.isSpent(play.state, acting.uses, FLOWN)
  },
  bar: () => undefined,
  *perform(play, { fighter: acting }): Procedure {
    const swarm = swarmOf(play, acting)!
    limits.spend(play.state, acting.uses, FLOWN)
    const at = yield* choosePlace(play, acting, swarm.at, (path) => judgeFlight(play, swarm, path))
    if (at) changeMarker(play, swarm, { at })
  },
}

function judgeFlight(play: PlayState, { at }: Marker, path: readonly Point[]): Verdict<Point> {
  const points = [at, ...path]
  const end = path.at(-1)!
  if (pathLength(points) > FLIES)
    return refuse(text('refused.too-far', { allowed: FLIES / CENTIMETRE }), 'CF-REV-ORC-05')
  const card = { base: CARD, pose: { ...at, facing: NORTH } }
  if (firstCollision(card, points, obstacles(play))) return refuse(text('refused.in-the-way'), 'CF-REV-ORC-05')
  return isRoom(play, end) ? accept(end) : refuse(text('refused.no-room'), 'CF-REV-ORC-05')
}

/** CF-REV-ORC-05: the friendly swarm in contact with an orc magician, with gems on it. */
function swarmInContact(play: PlayState, acting: Fighter): Marker | undefined {
  if (!isMagician(acting) || !isOfArmy(acting, 'orcs')) return undefined
  return markersOf(play).find((marker) => {
    if (marker.kind !== SWARM || gemsOn(marker) === 0 || fighter(play, marker.by).seat !== acting.seat) return false
    return acting.level === 0 && gap(contourOf(acting), contourOfMarker(marker)) <= CONTACT_TOLERANCE
  })
}

const take: Action = {
  ...{ id: 'take-from-swarm', icon: 'gems', rules: ['CF-REV-ORC-05'], free: true },
  concerns: (play, { fighter: acting }) => swarmInContact(play, acting) !== undefined && roomFor(play, acting) > 0,
  bar: () => undefined,
  *perform(play, { fighter: acting }): Procedure {
    const swarm = swarmInContact(play, acting)!
    const most = Math.min(gemsOn(swarm), roomFor(play, acting))
    const gems = yield* play.pick<number>({
      seat: acting.seat,
      figure: acting.id,
      prompt: text('ask.take-from-swarm', { fighter: { figure: acting.id } }),
      rules: ['CF-REV-ORC-05'],
      options: Array.from({ length: most }, (_, i): DecisionOption<number> => {
        return { key: String(i + 1), text: text('option.gems-taken', { gems: i + 1 }), value: i + 1 }
      }),
    })
    changeMarker(play, swarm, { x: gemsOn(swarm) - gems })
    acting.gems = addPurses(acting.gems, { neutral: gems })
    play.log('swarm.taken', { fighter: { figure: acting.id }, gems }, ['CF-REV-ORC-05'], { seat: acting.seat })
  },
}

/** CF-REV-ORC-05: a flat card that cannot be entered and does not block sight. */
markerKind(SWARM, {
  icon: 'raven',
  outline: ({ at }) => outlineAt(at),
  left: gemsOn,
  isSolid: () => true,
  actions: [move, take],
})
