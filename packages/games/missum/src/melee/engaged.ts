/** MI-MELEE-02 to -07, MI-UNENGAGED-03: pairs fighting figures with their enemies. */
import {
  type Contour,
  DIRECTION_LENGTH,
  facingOf,
  figureCount,
  formationZone,
  frontage,
  isWithin,
  type Pose,
  quarterTurn,
  type RectangleFootprint,
  touchedSides,
} from '@fray/tabletop'
import { CONTACT, contoursOf, figureContoursOf, figureFootprints, figurePosesOf, ranksOf } from '../body.ts'
import { isDisorganized } from '../morale/disorder.ts'
import { isSkirmishing, type Present } from '../roster.ts'
import type { Contact } from '../state.ts'
import { mm } from '../units.ts'
import { isPike, type MeleeWeapon } from './weapons.ts'

/** An enemy of a unit in melee, and the weapon the unit uses against it. */
export interface Opponent {
  readonly unit: Present
  readonly contact: Contact
  readonly weapon: MeleeWeapon
}

/** A figure that may fight, with the enemies it may choose from. */
export interface Fighter {
  readonly figure: number
  /** MI-MELEE-03, -04: it fights over the shoulders of the front rank. */
  readonly second: boolean
  readonly enemies: readonly number[]
}

/** Lists all figures of a unit that fight; those with several enemies in reach choose one (MI-MELEE-02, -14). */
export function fightersOf(unit: Present, opponents: readonly Opponent[]): Fighter[] {
  const enemies = new Map<number, number[]>()
  for (const opponent of opponents) {
    for (const figure of frontFighters(unit, opponent)) {
      enemies.set(figure, [...(enemies.get(figure) ?? []), opponent.unit.id])
    }
  }
  const front = [...enemies].map(([figure, reached]): Fighter => ({ figure, second: false, enemies: reached }))
  return [...front, ...secondRank(unit, opponents, front)]
}

/** MI-MELEE-02, -05 to -07: lists figures that touch the enemy enough; of disorganized line only the front rank. */
function frontFighters(unit: Present, { unit: enemy, contact }: Opponent): number[] {
  const touching = touchingFigures(unit, enemy)
  // MI-MOVE-09: after turning to face, the figures in touch are the front. Skirmishers have no real ranks.
  const turned = contact.faced && contact.defender === unit.id
  if (!isDisorganized(unit) || isSkirmishing(unit) || turned) return touching
  const front = ranksOf(unit.body)[0]!
  return touching.filter((figure) => front.includes(figure))
}

/** MI-MELEE-02: with at least half of its own front edge, or at least half of an edge of an enemy's base. */
function touchingFigures(unit: Present, enemy: Present): number[] {
  const blocks = contoursOf(enemy.body)
  const footprints = figureFootprints(unit.body)
  return figureContoursOf(unit.body).flatMap((figure, i) => {
    if (!blocks.some((block) => isWithin(figure, block, CONTACT))) return []
    return touchesWithFront(footprints[i]!, blocks) || touchesEdge(figure, enemy) ? [i] : []
  })
}

function touchesWithFront(figure: RectangleFootprint, blocks: readonly Contour[]): boolean {
  const touched = blocks.reduce((sum, block) => {
    const front = touchedSides(figure, block, CONTACT).find(({ side }) => side === 'front')
    return sum + (front ? trueLength(front.length, figure.base.width) : 0)
  }, 0)
  return touched >= figure.base.width / 2 - SLACK
}

function touchesEdge(figure: Contour, enemy: Present): boolean {
  const contours = figureContoursOf(enemy.body)
  return figureFootprints(enemy.body).some((base, i) => {
    if (!isWithin(figure, contours[i]!, CONTACT)) return false
    return touchedSides(base, figure, CONTACT).some(({ length, share }) => {
      const full = length / share
      return trueLength(length, full) >= full / 2 - SLACK
    })
  })
}

/** An overlap beyond the end of an edge is within the tolerance of contact and does not count as touching. */
function trueLength(length: number, full: number): number {
  return length < full - SLACK ? length - CONTACT : length
}

/** Keeps rounding to whole hundredths from deciding which figures fight. */
const SLACK = mm(0.1)

/** MI-MELEE-03, -04, -06, -07: behind engaged pikes of the front rank. */
function secondRank(unit: Present, opponents: readonly Opponent[], front: readonly Fighter[]): Fighter[] {
  if (isSkirmishing(unit) || isDisorganized(unit)) return []
  const [first = [], second = []] = ranksOf(unit.body)
  const poses = figurePosesOf(unit.body)
  const pikes = opponents.filter(({ weapon }) => isPike(weapon)).map((opponent) => opponent.unit.id)
  const engaged = front.filter(({ figure }) => first.includes(figure))
  return second.flatMap((figure) => {
    const before = engaged.filter((fighter) =>
      standsBehind(poses[figure]!, poses[fighter.figure]!, unit.troop.base.width),
    )
    const enemies = [...new Set(before.flatMap((fighter) => fighter.enemies))].filter((id) => pikes.includes(id))
    return enemies.length > 0 ? [{ figure, second: true, enemies }] : []
  })
}

/** Whether two figures of a body overlap in frontage. */
function standsBehind(rear: Pose, front: Pose, width: number): boolean {
  const facing = facingOf(front)
  const right = quarterTurn(facing)
  const aside = ((rear.x - front.x) * right.x + (rear.y - front.y) * right.y) / DIRECTION_LENGTH
  return Math.abs(aside) < width - SLACK
}

/** MI-MELEE-04: short pikes bring half as many figures as the engaged first rank. */
export function mostOfSecondRank(weapon: MeleeWeapon, front: number): number {
  return weapon.id === 'shortPike' ? Math.floor(front / 2) : front * 2
}

/** MI-UNENGAGED-02: whether a figure of a wing strikes the enemy from behind. */
export function strikesFromBehind(unit: Present, figure: number, enemy: Present): boolean {
  if (unit.body.kind !== 'ranks' || enemy.body.kind !== 'ranks') return false
  if (figure < figureCount(unit.body.formation)) return false
  return formationZone(enemy.body.formation, figurePosesOf(unit.body)[figure]!) === 'rear'
}

/** MI-UNENGAGED-01, -03: counts the extra figures a unit may add: one for each end that overlaps the enemy's front. */
export function overlappingEnds(unit: Present, { unit: enemy, contact }: Opponent): number {
  const { body } = unit
  if (body.kind !== 'ranks' || body.wings.length > 0 || !facesEnemy(unit, contact)) return 0
  const right = quarterTurn(facingOf(body.formation.pose))
  const along = ({ x, y }: Pose) =>
    ((x - body.formation.pose.x) * right.x + (y - body.formation.pose.y) * right.y) / DIRECTION_LENGTH
  const corners = contoursOf(enemy.body).flatMap(({ xs, ys }) => xs.map((x, i) => along({ x, y: ys[i]! })))
  const half = frontage(body.formation) / 2
  const needed = body.formation.base.width / 2 - SLACK
  return Number(Math.min(...corners) + half >= needed) + Number(half - Math.max(...corners) >= needed)
}

/** MI-UNENGAGED-03: counts the figures of the front rank that are not fighting. */
export function idleFigures({ body }: Present, fighters: readonly Fighter[]): number {
  const front = ranksOf(body)[0]!
  return front.filter((figure) => fighters.every((fighter) => fighter.figure !== figure)).length
}

/** Whether a unit meets an enemy with its front. */
function facesEnemy({ id }: Present, { defender, side }: Contact): boolean {
  return defender !== id || side === 'front'
}
