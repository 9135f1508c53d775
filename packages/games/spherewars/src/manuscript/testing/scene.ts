import { type Json, Proofreader, playSituation } from '@fray/kernel'
import type { Scene, Script } from '../../testing/scene.ts'
import { soldier } from '../../testing/soldiers.ts'
import { spherewarsManuscript } from '../game.ts'

export { barReason, bidAnswers } from '../../testing/concentration.ts'
export {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  rolledDice,
} from '../../testing/scene.ts'
export { terms, total } from '../../testing/shooting.ts'
export type { Scene, Script }

const proofreader = new Proofreader(spherewarsManuscript.content.phrases)

/**
 * Lays out a situation of the Manuscript and plays its script through the public interface. All dice must be used, all
 * phrases exist and all rules be cited.
 */
export function scene(position: Json, { dice = [], answers = [] }: Script = {}): Scene {
  const { match } = playSituation(spherewarsManuscript, { game: 'spherewars-manuscript', position, dice, answers })
  return proofreader.checkRules(proofreader.checkMessages(match))
}

export type More = Record<string, Json>

/** A plain combatant: base 30 mm, MOV 5, DES 2, POT 2, CON 4, 6 wounds, no abilities, weapons, feats or fear. */
export function man(name: string, seat: 0 | 1, x: number, y: number, profile: More = {}, more: More = {}): Json {
  return soldier(name, seat, x, y, { mov: 5, ...profile }, more)
}

/** A combatant with a bow: precision 2, POT 2. */
export function archer(name: string, seat: 0 | 1, x: number, y: number, profile: More = {}, more: More = {}): Json {
  return man(name, seat, x, y, { pre: 2, ranged: ['tension'], ...profile }, more)
}

/** Where Ana stands, and the radius of a 30 mm base. */
const ANA = { x: 10, y: 20 }
const RADIUS = 0.6

/** Cid, on the same side, waits far away, so that the match stops after the first activation. */
export const CID = man('Cid', 0, 36, 36)

/** Activates the first figure, of seat 0, while Cid (1) waits; the others are numbered from 2. */
export function activation(first: Json, others: readonly Json[], script: Script = {}, more: More = {}): Scene {
  const { answers = [], dice = [] } = script
  return scene({ ...more, figures: [first, CID, ...others] }, { dice, answers: ['0', ...answers] })
}

/** Ana with a changed profile. */
export function ana(profile: More = {}, more: More = {}): Json {
  return man('Ana', 0, ANA.x, ANA.y, profile, more)
}

/** Bor (2), a number of inches to the right of Ana, edge to edge. */
export function bor(gap: number, profile: More = {}, more: More = {}): Json {
  return man('Bor', 1, ANA.x + gap + 2 * RADIUS, ANA.y, profile, more)
}

/** Ana, in contact with Bor, fights; the dice are those of the fight. */
export function fighting(
  profile: More,
  enemy: More,
  script: Script = {},
  others: readonly Json[] = [],
  more: More = {},
): Scene {
  return activation(ana(profile), [bor(0, enemy), ...others], script, more)
}
