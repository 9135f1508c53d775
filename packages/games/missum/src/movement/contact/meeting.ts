/** MI-CONTACT: the consequences of a move that brought enemies together. */
import type { Procedure } from '@fray/kernel'
import { type Formation, face, gap } from '@fray/tabletop'
import { areOverlapping, areTouching, CONTACT, contoursOf } from '../../body.ts'
import { terrainEffect } from '../../charts.ts'
import { BEHIND, contoursOfPiece, isOn } from '../../ground/terrain.ts'
import { uncloak } from '../../magic/enchantments.ts'
import { FOOTPRINT } from '../../magic/platforms/platform-work.ts'
import { disorganize } from '../../morale/disorder.ts'
import { frighten } from '../../morale/fright.ts'
import { settle } from '../../morale/settle.ts'
import { contactsOf, enemyOf, isLegion, isSkirmishing, type Present, present } from '../../roster.ts'
import type { Contact, Play, State, TroopBody } from '../../state.ts'
import { displace } from '../../turn/standing.ts'
import { isSurprised } from '../noticing.ts'
import { firstHitOn, straightLeg } from '../plan/leg.ts'
import { sideTouched, touchedEdge } from './touch.ts'

/** Brings the mover into contact with all enemies it touches, then takes the resulting tests. */
export function* meet(play: Play, mover: Present): Procedure {
  const { state } = play
  for (const foe of present(state, enemyOf(mover.seat))) stepUp(state, mover, foe)
  const met = present(state, enemyOf(mover.seat)).filter((foe) => foe.with === null && isMet(state, mover, foe))
  const surprised = met.filter((foe) => isSurprised(mover, foe))
  for (const foe of met) join(play, mover, foe)
  for (const foe of surprised) frighten(play, foe, 'surprise', [mover.id])
  yield* settle(play)
}

/** MI-PLATFORM-07: units on a touched platform come to its edge. */
function stepUp(state: State, mover: Present, foe: Present): void {
  const platform = foe.platform === null ? undefined : state.platforms[foe.platform]
  if (!platform || mover.height !== foe.height) return
  const ground: TroopBody = { kind: 'placed', base: FOOTPRINT, figures: [platform.at] }
  if (!areTouching(ground, mover.body) || areTouching(foe.body, mover.body)) return
  const { normal } = touchedEdge(ground, mover.body)
  const leg = straightLeg(foe.body, { x: normal.x * FOOTPRINT.width, y: normal.y * FOOTPRINT.width })
  const reach = firstHitOn(leg, contoursOf(mover.body))
  if (reach !== undefined) displace(foe, leg.at(reach))
}

function isMet(state: State, mover: Present, foe: Present): boolean {
  if (foe.height !== mover.height || !areTouching(foe.body, mover.body)) return false
  return !contactsOf(state, mover.id).some(({ attacker, defender }) => attacker === foe.id || defender === foe.id)
}

/** MI-CONTACT-01, -06, MI-SKIRMISH-07, MI-ROUT-09: creates the contact and applies its effects. */
function join(play: Play, mover: Present, foe: Present): void {
  const { state } = play
  const { side, rule } = sideOf(mover, foe)
  const across = featureBetween(state, mover.body, foe.body)
  state.contacts.push({
    attacker: mover.id,
    defender: foe.id,
    side,
    since: state.turn,
    rounds: 0,
    across,
    weapons: { attacker: null, defender: null },
    faced: false,
  })
  for (const unit of [mover, foe]) {
    unit.now.contacted = true
    unit.crossing = null
    uncloak(play, unit)
  }
  play.log(`contact.${side}`, { unit: { figure: mover.id }, foe: { figure: foe.id } }, [rule, 'MI-CONTACT-01'], {
    seat: mover.seat,
    isOutcome: true,
  })
  if (foe.rout) foe.rout = { ...foe.rout, from: [...new Set([...foe.rout.from, mover.id])], caught: true }
  if (isLegion(foe) && isSkirmishing(foe)) showRear(state, mover, foe)
  if (isLegion(foe) && side !== 'front') disorganize(play, foe, 'MI-DISORG-01')
  if (side === 'rear') frighten(play, foe, 'rear', [mover.id])
  if (mover.troop.race === 'serudla') frighten(play, foe, 'serudla', [mover.id])
}

function sideOf(mover: Present, foe: Present): { readonly side: Contact['side']; readonly rule: string } {
  if (foe.fate === 'routing') return { side: 'rear', rule: 'MI-ROUT-09' }
  if (!isLegion(foe)) return { side: 'front', rule: 'MI-LEADER-25' }
  if (isSkirmishing(foe)) return { side: 'rear', rule: 'MI-SKIRMISH-07' }
  return { side: sideTouched(foe.body, mover.body), rule: 'MI-CONTACT-06' }
}

/** MI-SKIRMISH-07: skirmishers taken from the front are turned about, where that moves nobody. */
function showRear(state: State, mover: Present, foe: Present): void {
  if (foe.body.kind === 'placed' || sideTouched(foe.body, mover.body) !== 'front') return
  const formation: Formation = face(foe.body.formation, 'about').formation
  const turned: TroopBody = { ...foe.body, formation }
  const others = present(state).filter((other) => other !== foe && other.height === foe.height)
  if (areTouching(turned, mover.body) && !others.some((other) => areOverlapping(other.body, turned)))
    displace(foe, turned)
}

/** MI-TERRAIN-02: a wall, bank or stream that the attacker has come up to and the other stands close behind or in. */
function featureBetween(state: State, attacker: TroopBody, defender: TroopBody): number | null {
  const feature = state.pieces.find((piece) => {
    const effect = terrainEffect(piece.terrain)
    if (effect?.attackerMelee === undefined) return false
    const contours = contoursOfPiece(piece)
    const apart = (body: TroopBody) =>
      Math.min(...contours.flatMap((contour) => contoursOf(body).map((block) => gap(block, contour))))
    return (isOn(attacker, piece) || apart(attacker) <= CONTACT) && apart(defender) <= BEHIND
  })
  return feature?.id ?? null
}
