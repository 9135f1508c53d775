import type { Procedure } from '@fray/kernel'
import { define } from '../../ability.ts'
import type { Action } from '../../activation/activity.ts'
import { cannotFire, hasShots } from '../../fire/firing.ts'
import { isInFieldOfVision } from '../../ground/sight.ts'
import { forEachInChosenOrder } from '../../pick-fighter.ts'
import { type Fighter, isStanding, type Play, type PlayState } from '../../state.ts'
import { device } from '../../steam/devices.ts'
import { compulsoryRoll, type Device, isUnderPressure } from '../../steam/pressure.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { fightersNear } from '../builders.ts'

const FROOF = 'the-froof'
/** CF-REV-ORC-04: the reach of the flames in cm. */
const FLAMES = 10

/** CF-REV-ORC-04: one die of naphtha for the STR of a shot. */
const froof: Device = {
  id: FROOF,
  name: 'The Froof',
  rule: 'CF-REV-ORC-04',
  fuel: 'naphtha',
  raises: ['ranged-str'],
  dice: 1,
}

/** CF-REV-ORC-04: all fighters in front within reach, of either camp. */
function fightersInFlames(play: PlayState, bearer: Fighter): Fighter[] {
  return fightersNear(play, bearer, FLAMES).filter(
    (fighter) => fighter !== bearer && isInFieldOfVision(bearer, fighter),
  )
}

/** CF-REV-ORC-04: the shot in Dragon mode: no Aim test, and the die is the STR. */
const dragon: Action = {
  id: 'dragon',
  icon: 'flame',
  rules: ['CF-REV-ORC-04'],
  concerns: (play, { fighter }) => hasShots(play, fighter) && isUnderPressure(play, fighter, froof),
  bar: cannotFire,
  *perform(play, activity): Procedure {
    const { fighter } = activity
    activity.fired = true
    fighter.shots++
    play.log('dragon', { fighter: { figure: fighter.id } }, ['CF-REV-ORC-04'], { seat: fighter.seat })
    const strength = yield* compulsoryRoll(play, fighter, froof)
    if (strength !== null) yield* burn(play, fighter, strength)
  },
}

function* burn(play: Play, by: Fighter, strength: number): Procedure {
  yield* forEachInChosenOrder(
    play,
    by.seat,
    fightersInFlames(play, by),
    'ask.victim-order',
    ['CF-REV-ORC-04'],
    function* (victim) {
      if (isStanding(victim)) yield* rollDamage(play, { victim, by, kind: 'fire', strength, rules: ['CF-REV-ORC-04'] })
    },
  )
}

/** CF-REV-ORC-04: otherwise it fires as the Cobra, a light piece that bursts. */
define(device(froof, { grants: ['carburettor'], firesAs: 'light-zone', actions: [dragon] }))
