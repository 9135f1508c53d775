/** MI-SHIELD: the two shields that a defence caster always keeps up. */
import { type Message, type Procedure, text } from '@fray/kernel'
import { type Contour, circlesApart, contourOf, gap, type Point, verticesOf } from '@fray/tabletop'
import { contoursOf, figureFootprints, figurePosesOf } from '../body.ts'
import { mageRow } from '../charts.ts'
import { spot } from '../ground/terrain.ts'
import { figuresOf, type Present } from '../roster.ts'
import type { Play, State } from '../state.ts'
import { mm } from '../units.ts'
import { isStopped } from './arms.ts'
import { guardsOfTeam, type Mage, magesOf } from './casters.ts'

/** MI-SHIELD-02: the radius of the shields. */
const RADIUS = mm(50)

/**
 * MI-SHIELD-02, MI-SPECIAL-03: lists the figures of a unit under a defence caster's shields, as indices in its body.
 */
export function shieldedFigures(state: State, mage: Mage, unit: Present): number[] {
  if (guardsOfTeam(state, mage).includes(unit)) return figurePosesOf(unit.body).map((_, i) => i)
  const [around] = contoursOf(mage.body)
  if (contoursOf(unit.body).every((block) => circlesApart(block, around!, RADIUS))) return []
  return figureFootprints(unit.body).flatMap((figure, i) => (isWhollyNear(contourOf(figure), around!) ? [i] : []))
}

function isWhollyNear(base: Contour, around: Contour): boolean {
  return verticesOf(base).every((corner) => gap(spot(corner), around) <= RADIUS)
}

/** MI-SHIELD-05: the best anti-missile shield over any figure of a target. */
interface MissileShield {
  readonly mage: Mage
  /** The highest d20 roll that gets through. */
  readonly number: number
  readonly figures: readonly number[]
}

export function missileShieldOver(state: State, target: Present): MissileShield | undefined {
  let best: MissileShield | undefined
  for (const mage of magesOf(state, target.seat, 'defence')) {
    const figures = shieldedFigures(state, mage, target)
    const number = mageRow(mage.office.level).antiMissile
    if (figures.length > 0 && (!best || number < best.number)) best = { mage, number, figures }
  }
  return best
}

/** MI-SHIELD-05: rolls whether an attack gets through a shield. */
export function* penetrates(play: Play, attacker: Present, { mage, number }: MissileShield): Procedure<boolean> {
  const purpose = text('roll.anti-missile', { unit: { figure: attacker.id }, needed: number })
  const through = yield* play.roll(purpose, ['MI-SHIELD-05'], [{ seat: attacker.seat, count: 1, sides: 20 }], {
    id: `at-most-${number}`,
    read: ([die]) => die![0]! <= number,
  })
  logShield(play, attacker, mage, through)
  return through
}

function logShield(play: Play, attacker: Present, mage: Mage, through: boolean): void {
  play.log(
    through ? 'shield.pierced' : 'shield.held',
    { unit: { figure: attacker.id }, mage: { figure: mage.id } },
    ['MI-SHIELD-05'],
    { seat: through ? attacker.seat : mage.seat },
  )
}

/** The part of an attack that gets through to a target. */
export interface Exposure {
  /** MI-MAGIC-02: the attacks that no Arm of Karakán stops, as indices of their places. */
  readonly passing: readonly number[]
  /** MI-SHIELD-05: how many figures can be hit at all. */
  readonly exposed: number
}

/** MI-MAGIC-02: an Arm of Karakán stops the missiles that would cross it on their way to the nearest figure. */
function placesPastArms(state: State, attacker: Present, target: Present, from: readonly Point[]): number[] {
  const poses = figurePosesOf(target.body)
  return [...from.keys()].filter((i) => {
    const place = from[i]!
    return state.arms.length === 0 || !isStopped(state, attacker, place, nearestTo(place, poses))
  })
}

function nearestTo(place: Point, poses: readonly Point[]): Point {
  const away = ({ x, y }: Point) => (x - place.x) * (x - place.x) + (y - place.y) * (y - place.y)
  return poses.reduce((best, pose) => (away(pose) < away(best) ? pose : best))
}

/** MI-MISSILE-17: Arm of Karakán and anti-missile shield against one attack from these places. */
export function* shieldAgainst(
  play: Play,
  attacker: Present,
  target: Present,
  from: readonly Point[],
): Procedure<Exposure> {
  const { state } = play
  const passing = placesPastArms(state, attacker, target, from)
  if (passing.length < from.length) {
    play.log('arm.stops', stoppedBy(attacker, target), ['MI-MAGIC-02', 'MI-MISSILE-17'], { seat: target.seat })
  }
  if (passing.length === 0) return { passing, exposed: 0 }
  const shield = missileShieldOver(state, target)
  const all = figuresOf(target)
  const through = shield === undefined || (yield* penetrates(play, attacker, shield))
  const exposed = through ? all : all - shield.figures.length
  // MI-CAST-07: missiles that get past the shields keep a magic user from casting.
  if (exposed > 0 && target.office) target.now.struck = true
  return { passing, exposed }
}

function stoppedBy(attacker: Present, target: Present): Record<string, { figure: number } | { text: Message }> {
  return { unit: { figure: attacker.id }, target: { figure: target.id }, spell: { text: text('spell.arm') } }
}
