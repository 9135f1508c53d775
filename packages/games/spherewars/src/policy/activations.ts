import { type Answer, optionsOf } from '@fray/kernel'
import { distance, readProposal } from '@fray/tabletop'
import type { Combatant } from '../state.ts'
import { inches } from '../units.ts'
import {
  canJoin,
  estimateFrom,
  estimateGap,
  isInContact,
  isShooter,
  nearestGap,
  type Question,
  shotRange,
  standingEnemies,
  walk,
} from './outlook.ts'

/** Shooters act first, before the lines meet; then those who reach somebody; ties are broken at random. */
export function proposeActivations(question: Question): readonly Answer[] {
  const { state, decision, random } = question
  const offered = optionsOf(decision).map(({ key }) => key)
  return random
    .shuffle(offered)
    .map((key) => ({ key, urgency: urgencyOf(question, state.combatants[Number(key)]) }))
    .sort((a, b) => b.urgency - a.urgency)
    .map(({ key }) => key)
}

function urgencyOf(question: Question, combatant: Combatant | undefined): number {
  if (!combatant) return -1
  if (isInContact(question, combatant)) return 1
  const gap = nearestGap(question, combatant)
  if (isShooter(combatant) && gap <= shotRange(combatant) + walk(combatant)) return 2
  return standingEnemies(question, combatant).some((enemy) => canJoin(question, combatant, enemy)) ? 1 : 0
}

/** SW-MOVE-09: nobody may speed up with an enemy closer than this. */
const TOO_CLOSE = inches(5)

/** SW-ACT-03: shooters shoot, fighters join whom they think to reach, all others come nearer. */
export function proposeActions(question: Question): readonly Answer[] | undefined {
  const { state, decision } = question
  const mover = decision.figure === undefined ? undefined : state.combatants[decision.figure]
  if (!mover) return undefined
  const wanted = wantedActions(question, mover)
  const offered = optionsOf(decision).map(({ key }) => key)
  const own = offered.filter((key) => !ACTIONS.has(key))
  return [...wanted.filter((key) => offered.includes(key)), ...own]
}

/** The actions of both editions; what else is offered comes from an ability. */
const ACTIONS = new Set(['stand', 'run', 'speed-up', 'sprint', 'join', 'charge', 'engage'])

function wantedActions(question: Question, mover: Combatant): string[] {
  const enemies = standingEnemies(question, mover)
  const gaps = enemies.map((enemy) => estimateGap(question, mover, enemy))
  const nearest = Math.min(Number.POSITIVE_INFINITY, ...gaps)
  const joins = [
    ...(nearest <= walk(mover) ? ['charge'] : []),
    ...(enemies.some((enemy) => canJoin(question, mover, enemy)) ? ['join', 'engage'] : []),
  ]
  if (isShooter(mover)) {
    const range = shotRange(mover)
    if (nearest <= range) return ['stand', 'run', ...joins]
    if (nearest <= range + walk(mover)) return ['run', 'stand', ...joins]
  }
  const hurried = nearest > TOO_CLOSE ? ['speed-up', 'sprint'] : []
  return [...joins, ...hurried, 'run', 'stand']
}

/** How much nearer than its range a shooter likes its target, for the sake of misjudged distances. */
const IN_RANGE = 0.9

/** SW-MOVE-08: a shooter goes no nearer than its range; others take the rules' first suggestion. */
export function proposeRuns(question: Question): readonly Answer[] | undefined {
  const { state, decision } = question
  if (decision.kind !== 'place') return undefined
  const ways = decision.suggest(SUGGESTIONS)
  const mover = decision.figure === undefined ? undefined : state.combatants[decision.figure]
  if (!mover || !isShooter(mover)) return ways
  const wanted = IN_RANGE * shotRange(mover)
  const missBy = (way: Answer) => {
    const gap = gapAfter(question, mover, way)
    return gap > wanted ? 2 * (gap - wanted) : wanted - gap
  }
  return ways
    .map((way) => ({ way, miss: missBy(way) }))
    .sort((a, b) => a.miss - b.miss)
    .map(({ way }) => way)
}

/** How many ways to go are considered. */
const SUGGESTIONS = 6

/** The distance from the end of a way to the nearest enemy. */
function gapAfter(question: Question, mover: Combatant, way: Answer): number {
  const end = typeof way === 'string' ? undefined : readProposal(way)?.path.at(-1)
  const at = end ?? mover.at
  const gaps = standingEnemies(question, mover).map((enemy) => {
    const gap = distance(at, enemy.at) - enemy.profile.base.radius - mover.profile.base.radius
    return estimateFrom(question, gap, at, enemy.at)
  })
  return Math.min(Number.POSITIVE_INFINITY, ...gaps)
}
