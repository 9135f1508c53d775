import type { Json } from '@fray/kernel'
import { combatant } from '../state.ts'
import { activate } from './activation.ts'
import { type Fighter, plain } from './duel.ts'
import { playRule } from './rule.ts'
import { figure, type Scene, type Script } from './scene.ts'

/** A plain shooter with a bow: PRE 2, STR 2, no abilities. */
export function archer(name: string, profile: Record<string, Json> = {}, more: Record<string, Json> = {}): Fighter {
  return plain(name, { pre: 2, ranged: ['tension'], mov: 4, ...profile }, more)
}

/** A plain target: MOV 4, CON 4, 6 wounds. */
export function shootingTarget(
  name: string,
  profile: Record<string, Json> = {},
  more: Record<string, Json> = {},
): Fighter {
  return plain(name, { mov: 4, ...profile }, more)
}

/** Places a fighter. */
export function at(fighter: Fighter, seat: 0 | 1, x: number, y: number): Json {
  const [who, more] = typeof fighter === 'string' ? [fighter, {}] : fighter
  return figure(who, seat, x, y, more)
}

export interface ShootingRange {
  readonly dice?: readonly (number | 'S')[]
  /** Answers before the target is named; by default the shooter stands still. */
  readonly first?: readonly Json[]
  /** Answers after that. */
  readonly after?: readonly Json[]
  /** Inches from edge to edge; both have bases of 30 mm. */
  readonly gap?: number
  readonly others?: readonly Json[]
  readonly more?: Record<string, Json>
}

/** Activates the first figure of a situation; the match ends with its activation. */
export function activation(position: Json, script: Script = {}): Scene {
  return playRule(position, (play) => activate(play, combatant(play, 0)), script)
}

/** The shooter's place and the radius of its base. */
const SHOOTER = { x: 10, y: 10 }
const RADIUS = 0.6

/** Lets the first combatant shoot in its activation at the second, to its right, with others about. */
export function shoot(shooter: Fighter, target: Fighter, range: ShootingRange = {}): Scene {
  const { dice = [], first = ['stand'], after = [], gap = 4, others = [], more = {} } = range
  const { x, y } = SHOOTER
  const figures = [at(shooter, 0, x, y), at(target, 1, x + gap + 2 * RADIUS, y), ...others]
  return activation({ ...more, figures }, { dice, answers: [...first, '1', ...after] })
}

/** Gets the terms of a number that an event of a type carries, by label: { "term.long-range": -1 }. */
export function terms(match: Scene, type: string, number: number): Record<string, number> {
  const explained = match.events.findLast((event) => event.type === type)?.numbers?.[number]
  if (!explained) throw new Error(`no event ${type} with a number ${number}`)
  return Object.fromEntries(explained.terms.map(({ label, amount }) => [label.id, amount]))
}

/** Gets the total of such a number. */
export function total(match: Scene, type: string, number: number): number {
  return match.events.findLast((event) => event.type === type)?.numbers?.[number]?.total ?? Number.NaN
}

/** Gets the precision dice and difficulty of the last shot. */
export function shotNumbers(match: Scene): [number, number] {
  const type = match.events.findLast((event) => event.type === 'shot-hit' || event.type === 'shot-missed')!.type
  return [total(match, type, 0), total(match, type, 1)]
}

/** The same as terms, for a shot that missed. */
export function diceTerms(match: Scene): Record<string, number> {
  return terms(match, 'shot-missed', 0)
}

export function difficultyTerms(match: Scene): Record<string, number> {
  return terms(match, 'shot-missed', 1)
}
