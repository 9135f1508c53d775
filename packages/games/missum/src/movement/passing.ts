/** MI-PASS: the effect of moving through friends on both. */
import { contoursOf } from '../body.ts'
import { disorganize, isDisorganized } from '../morale/disorder.ts'
import { isLegion, isSkirmishing, type Present, present, presentUnit } from '../roster.ts'
import type { Play, State } from '../state.ts'
import { audienceOf } from './audience.ts'
import { firstHitOn, type Leg } from './plan/leg.ts'

/** MI-PASS-01 to -05: applies passing through these units. */
export function passThrough(play: Play, mover: Present, passed: Iterable<number>): void {
  for (const id of passed) {
    const friend = presentUnit(play.state, id)
    if (friend.office?.kind === 'mage') friend.now.passedThrough = true
    if (!isLegion(mover) || !isLegion(friend)) continue
    const words = { unit: { figure: mover.id }, friend: { figure: friend.id } }
    play.log('passed-through', words, ['MI-PASS-01'], audienceOf(play.state, mover))
    if (isDisorganized(mover)) disorganize(play, friend, 'MI-PASS-03')
    if (isLine(mover) && isLine(friend)) {
      disorganize(play, mover, 'MI-PASS-02')
      disorganize(play, friend, 'MI-PASS-02')
    }
  }
}

/** MI-PASS-01, -03, -04: lists the friends that a straight path leads through; companions of the mover go along. */
export function friendsOn(leg: Leg, state: State, mover: Present): number[] {
  const friends = present(state, mover.seat).filter(
    (friend) => friend !== mover && friend.with !== mover.id && friend.height === mover.height,
  )
  return friends.filter(({ body }) => firstHitOn(leg, contoursOf(body)) !== undefined).map(({ id }) => id)
}

function isLine(unit: Present): boolean {
  return !isSkirmishing(unit)
}
