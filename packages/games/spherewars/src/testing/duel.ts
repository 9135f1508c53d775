import type { Json } from '@fray/kernel'
import { entryNamed } from '../bands/roster.ts'
import { dexterityDice } from '../melee/dexterity.ts'
import { fight } from '../melee/melee.ts'
import { combatant } from '../state.ts'
import { INCH } from '../units.ts'
import { loadPosition, playRule } from './rule.ts'
import { figure, path, type Scene, type Script, scene } from './scene.ts'

/** A fighter: a roster id, and what differs from the roster. */
export type Fighter = string | readonly [who: string, more: Record<string, Json>]

/** A plain fighter without weapons or abilities, with the given numbers. */
export function plain(name: string, profile: Record<string, Json> = {}, more: Record<string, Json> = {}): Fighter {
  const figures = { weapons: [], ranged: [], armour: [], abilities: [], dex: 2, str: 2, conMundane: 4, conArcane: 4 }
  return ['battler', { name, profile: { ...figures, fear: 0, morale: 'common', ...profile }, ...more }]
}

export interface Company {
  /** Friends of the first fighter in contact with the second, and vice versa. */
  readonly friends?: readonly Fighter[]
  readonly foes?: readonly Fighter[]
  /** Anything else of the situation; its `figures` are added to the fighters. */
  readonly more?: Record<string, Json>
}

const HUB = { x: 20, y: 20 }
/** Where friends stand round the enemy, relative to it; the fighter itself stands on its left. */
const AROUND = [
  [0, -1],
  [0, 1],
  [1, 0],
  [0.7072, -0.7072],
] as const

/** Two fighters in contact, the first of seat 0, with friends in contact with the other's base. */
export function inContact(first: Fighter, second: Fighter, { friends = [], foes = [], more = {} }: Company = {}): Json {
  const gap = radiusOf(first) + radiusOf(second)
  const hub = { x: HUB.x + gap, y: HUB.y }
  const placed = [place(first, 0, HUB), place(second, 1, hub)]
  friends.forEach((friend, i) => {
    placed.push(place(friend, 0, spot(hub, radiusOf(second) + radiusOf(friend), AROUND[i]!, 1)))
  })
  foes.forEach((foe, i) => {
    placed.push(place(foe, 1, spot(HUB, radiusOf(first) + radiusOf(foe), AROUND[i]!, -1)))
  })
  const { figures = [], ...rest } = more
  return { ...rest, figures: [...placed, ...(figures as Json[])] }
}

/** Lets the first fighter fight the second, once. */
export function duel(first: Fighter, second: Fighter, script: Script = {}, company: Company = {}): Scene {
  return playRule(
    inContact(first, second, company),
    (play) => fight(play, combatant(play, 0), combatant(play, 1)),
    script,
  )
}

/** Counts the dexterity dice that each of the two would roll against the other. */
export function dexterities(first: Fighter, second: Fighter, company: Company = {}): [number, number] {
  const play = loadPosition(inContact(first, second, company))
  const [a, b] = [combatant(play, 0), combatant(play, 1)]
  return [dexterityDice(play, a, b).total, dexterityDice(play, b, a).total]
}

/** Plays the first fighter's activation: it joins the second at a distance, edge to edge, and fights it. */
export function joining(
  first: Fighter,
  second: Fighter,
  distance: number,
  script: Script = {},
  company: Company = {},
): Scene {
  const gap = radiusOf(first) + radiusOf(second)
  const { figures = [], ...rest } = company.more ?? {}
  const waiting = plain('Waiting')
  const placed = [
    place(first, 0, HUB),
    place(waiting, 0, { x: 2, y: 2 }),
    place(second, 1, { x: HUB.x, y: HUB.y - gap - distance }),
    ...(figures as Json[]),
  ]
  const { dice = [], answers = [] } = script
  const way = path([HUB.x, HUB.y - distance])
  return scene({ ...rest, figures: placed }, { dice, answers: ['0', 'join', way, ...answers] })
}

function spot(hub: { x: number; y: number }, gap: number, [dx, dy]: readonly [number, number], turned: 1 | -1) {
  return { x: hub.x + turned * dx * gap, y: hub.y + dy * gap }
}

function place(fighter: Fighter, seat: 0 | 1, { x, y }: { x: number; y: number }): Json {
  const [who, more] = typeof fighter === 'string' ? [fighter, {}] : fighter
  return figure(who, seat, x, y, more)
}

function radiusOf(fighter: Fighter): number {
  const who = typeof fighter === 'string' ? fighter : fighter[0]
  return (entryNamed(who)?.profile.base.radius ?? 0) / INCH
}
