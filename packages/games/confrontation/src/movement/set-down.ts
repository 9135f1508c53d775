import {
  accept,
  type Json,
  type Message,
  type Procedure,
  type Refusal,
  refuse,
  takeFirst,
  text,
  type Verdict,
} from '@fray/kernel'
import { direction, readProposal, toJson, wholePoint } from '@fray/tabletop'
import { baseOf } from '../ground/bodies.ts'
import type { Fighter, Play, PlayState, Stance } from '../state.ts'
import { CENTIMETRE } from '../units.ts'
import { endRefusal, enemiesTouchedAt } from './move-plan.ts'

/** A fighter to be placed on the table. */
export interface Placement {
  readonly fighter: Fighter
  readonly prompt: Message
  readonly rule: string
  /** Fighters to place it near; or the places to try instead. */
  readonly near: readonly Fighter[]
  readonly spots?: readonly Stance[]
  /** The rule that forbids contact with enemies, if not the usual one. */
  readonly contactRule?: string
  /** Why the fighter may not be placed there, apart from lack of room. */
  bar(at: Stance): Refusal | undefined
}

/** Why a fighter cannot be placed there: it would touch an enemy, or lacks room. */
export function placementRefusal(
  play: PlayState,
  fighter: Fighter,
  at: Stance,
  rule: string,
  contactRule = rule,
): Refusal | undefined {
  const bar = endRefusal(play, fighter, at, 0)
  if (!bar) return undefined
  const [enemy] = enemiesTouchedAt(play, fighter, at, 0)
  if (bar.reason.id !== 'refused.contact' || !enemy) return refuse(text('refused.no-room'), rule)
  const words = { fighter: { figure: fighter.id }, target: { figure: enemy.id } }
  return refuse(text('refused.set-down-contact', words), contactRule)
}

const MOST_SUGGESTED = 8

/**
 * Lets its player place the fighter where there is room and no contact with an enemy. Null if there is no such place.
 */
export function* setDown(play: Play, given: Placement): Procedure<Stance | null> {
  const { fighter, prompt, rule } = given
  const suggest = () => spotsFor(play, given)
  if (suggest().length === 0) return null
  return yield* play.place<Stance>({
    seat: fighter.seat,
    figure: fighter.id,
    prompt,
    rules: [rule],
    form: toJson({ kind: 'deploy', base: baseOf(fighter), turns: true }),
    check: (json) => judge(play, given, json),
    suggest,
  })
}

/** Possible places; empty without room. */
export function spotsFor(play: PlayState, given: Placement): Json[] {
  return takeFirst(suggestPlaces(play, given), MOST_SUGGESTED)
}

function judge(play: PlayState, given: Placement, json: Json): Verdict<Stance> {
  const { fighter, rule, bar } = given
  const proposal = readProposal(json)
  const place = proposal?.path.at(-1)
  if (!proposal || !place) return refuse(text('refused.no-place'), rule)
  const { facing } = proposal
  const at = { ...place, facing: facing ? direction(facing.x, facing.y) : fighter.at.facing }
  const refusal = placementRefusal(play, fighter, at, rule, given.contactRule)
  if (refusal) return refusal
  return bar(at) ?? accept(at)
}

/** Places around a fighter, in cm from the centre of its base. */
const SPOTS: readonly (readonly [number, number])[] = [
  [-6, 0],
  [6, 0],
  [0, -6],
  [0, 6],
  [-6, -6],
  [6, 6],
]

function* suggestPlaces(play: PlayState, given: Placement): Generator<Json> {
  for (const { x, y, facing } of given.spots ?? []) {
    const spot = toJson({ path: [{ x, y }], facing })
    if (judge(play, given, spot).ok) yield spot
  }
  for (const { at } of given.near) {
    for (const [dx, dy] of SPOTS) {
      const spot = toJson({ path: [wholePoint(at.x + dx * CENTIMETRE, at.y + dy * CENTIMETRE)], facing: at.facing })
      if (judge(play, given, spot).ok) yield spot
    }
  }
}
