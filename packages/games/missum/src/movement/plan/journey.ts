/** A move while it is being resolved: it does not touch the state until it is carried out. */
import type { Refusal } from '@fray/kernel'
import type { ManoeuvreStep } from '@fray/tabletop'
import { areOverlapping, centreOf, spreadOf } from '../../body.ts'
import { isHidden } from '../../ground/sight.ts'
import { FOOTPRINT } from '../../magic/platforms/platform-work.ts'
import { enemyOf, type Present, present } from '../../roster.ts'
import type { Play, State, TroopBody } from '../../state.ts'
import { type MoveAllowance, stepAllowance } from '../pace/allowance.ts'
import { piecesNear, underfoot } from '../pace/going.ts'
import type { Leg } from './leg.ts'

/** MI-LEADER-25: the reaction of units that an enemy comes near. */
export type Answer = 'stand' | 'slip'

/** A mover, its allowance, and what is known about others. */
export interface Journey {
  readonly play: Play
  readonly unit: Present
  readonly moveAllowance: MoveAllowance
  /** MI-SITUATION-07: it was in the air as the step began. */
  readonly begunAloft: boolean
  /** MI-CHARGE-02: a bonus move; its length costs nothing. */
  readonly charging: boolean
  /** MI-LEADER-03: a leader who ends beside a legion may come as near to the enemy as it stands. */
  readonly joining: boolean
  /** Whether hidden enemies count: they do when it is carried out, not when it is judged. */
  readonly unseen: boolean
  /** The answers of approached groups. */
  readonly answers: ReadonlyMap<number, Answer>
}

/** The reason why a move ends before its steps are all done. */
export type Stop =
  /** MI-CONTACT-01: it reached an enemy. */
  | { readonly kind: 'contact'; readonly foe: number }
  /** MI-ZOC-02: it entered a zone of control. */
  | { readonly kind: 'zone'; readonly foe: number }
  /** MI-TERRAIN-01: the remaining allowance does not pay for the crossing. */
  | { readonly kind: 'crossing'; readonly piece: number }
  /** It cannot come nearer to this enemy. */
  | { readonly kind: 'short'; readonly foe: number; readonly rule: string }
  /** MI-CHARGE-04: ground that bans charges. */
  | { readonly kind: 'no-charge'; readonly rule: string }
  /** The rules forbid the rest. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** MI-SKIRMISH-02: where a unit was driven; without a body, off the table. */
export interface Driven {
  readonly body: TroopBody | null
  readonly distance: number
}

/** The progress of a move. */
export interface Progress {
  /** Enemies on its level that it can run into: those with a legion shelter behind it (MI-LEADER-26). */
  readonly foes: readonly Present[]
  /** MI-PLATFORM-07: enemies on platforms, with the platform as their ground: touching a platform touches the units on it. */
  readonly platforms: ReadonlyMap<number, TroopBody>
  /** MI-PASS-01: friends on its level. */
  readonly friends: readonly Present[]
  body: TroopBody
  /** Allowance spent on it so far. */
  spent: number
  /** The distance covered, except turning on the spot. */
  walked: number
  /** MI-TERRAIN-01: entries of the chart met this turn. */
  readonly ground: Set<string>
  /** It began inside ground that costs allowance. */
  readonly inside: boolean
  facings: number
  reformed: boolean
  readonly steps: ManoeuvreStep[]
  /** The path, start and end included. */
  readonly trail: TroopBody[]
  /** The leg under way and how much of it was done, for stepping back. */
  last: { readonly leg: Leg; readonly at: number } | null
  readonly passed: Set<number>
  readonly driven: Map<number, Driven>
  /** MI-SKIRMISH-04: units that could not get away. */
  readonly trapped: Set<number>
  /** Groups and legions of two roles that it comes so near that their owner must decide how they react. */
  readonly approached: Set<number>
  /** MI-DISORG-07: entries of the chart that disorganize it. */
  readonly disorders: Set<string>
  crossing: { readonly piece: number; readonly paid: number } | null
  stop: Stop | null
}

export function startProgress(journey: Journey): Progress {
  const { play, unit } = journey
  const { state } = play
  const foes = foesOf(journey)
  return {
    foes,
    platforms: platformsUnder(state, foes),
    friends: friendsOf(journey),
    body: unit.body,
    spent: 0,
    walked: 0,
    ground: new Set(unit.now.ground),
    inside: isInside(state, unit),
    facings: unit.now.facings,
    reformed: unit.now.reformed,
    steps: [],
    trail: [unit.body],
    last: null,
    passed: new Set(),
    driven: new Map(),
    trapped: new Set(),
    approached: new Set(),
    disorders: new Set(),
    crossing: unit.crossing,
    stop: null,
  }
}

/** The allowance for the step before the move begins. */
export function startingAllowance(journey: Journey): number {
  const { unit, play } = journey
  return left(journey, { ground: new Set(unit.now.ground), inside: isInside(play.state, unit), spent: 0 })
}

/** MI-TERRAIN-01: whether it stands in ground that costs allowance. */
function isInside(state: State, unit: Present): boolean {
  const pieces = piecesNear(state, centreOf(unit.body), spreadOf(unit.body))
  return underfoot(state, unit, unit.body, pieces).some(({ perTurn }) => perTurn > 0)
}

/** The allowance left in the step. */
export function left(
  { unit, moveAllowance }: Journey,
  { ground, inside, spent }: Pick<Progress, 'ground' | 'inside' | 'spent'>,
): number {
  return stepAllowance(unit, moveAllowance, ground, inside) - unit.now.spent - spent
}

function foesOf({ play: { state }, unit, unseen }: Journey): Present[] {
  return present(state, enemyOf(unit.seat)).filter(
    (foe) => foe.height === unit.height && foe.with === null && (unseen || !isHidden(state, foe)),
  )
}

function friendsOf({ play: { state }, unit }: Journey): Present[] {
  return present(state, unit.seat).filter((friend) => friend !== unit && friend.height === unit.height)
}

function platformsUnder(state: State, foes: readonly Present[]): Map<number, TroopBody> {
  const grounds = new Map<number, TroopBody>()
  for (const { id, platform } of foes) {
    const under = platform === null ? undefined : state.platforms[platform]
    if (under) grounds.set(id, { kind: 'placed', base: FOOTPRINT, figures: [under.at] })
  }
  return grounds
}

/** The ground an enemy holds after the events of the move. */
export function bodyOf({ driven, platforms }: Progress, foe: Present): TroopBody | null {
  const moved = driven.get(foe.id)
  return moved ? moved.body : (platforms.get(foe.id) ?? foe.body)
}

/** MI-PASS-05: gets the friend that a body overlaps; companions of the mover make room. */
export function overlappedFriend({ unit }: Journey, { friends }: Progress, body: TroopBody): Present | undefined {
  return friends.find((friend) => friend.with !== unit.id && areOverlapping(friend.body, body))
}
