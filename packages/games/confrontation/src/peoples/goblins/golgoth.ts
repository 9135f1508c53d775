import { type Procedure, text } from '@fray/kernel'
import { mutate } from '../../abilities/dice/mutagenic.ts'
import { define } from '../../ability.ts'
import { forEachInChosenOrder } from '../../pick-fighter.ts'
import { type Fighter, isStanding, type Play } from '../../state.ts'
import { addSteamEffect, boilerOutOfOrder } from '../../steam/effects.ts'
import type { Device, Pressure } from '../../steam/pressure.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { fightersNear, innate } from '../builders.ts'

const ARMOUR = 'the-golgoth-armour'
/** CF-REV-GOBLIN-04: the faces up to which it bursts and blinks; higher ones transform the bearer. */
const OOPS = 1
const BLINKS = 4
/** CF-REV-GOBLIN-04: STR of the burst for Golborak and for fighters nearby, and its radius in cm. */
const BURST = { strength: 10, around: 5, cm: 5 }

const NOTHING: Pressure = { bonus: 0, burst: false }

/** CF-REV-GOBLIN-04: incidents of the armour have a table of their own. */
const golgoth = innate(ARMOUR, {
  ownIncident: (device, bearer) => {
    return device.id === 'golgoth-armour' ? (play) => incident(play, bearer, device) : undefined
  },
})

function* incident(play: Play, bearer: Fighter, device: Device): Procedure<Pressure> {
  const [[face = 1] = []] = yield* play.rollDice(
    text('roll.golgoth', { fighter: { figure: bearer.id } }),
    ['CF-REV-GOBLIN-04'],
    [{ seat: bearer.seat, count: 1, sides: 6 }],
  )
  if (face <= OOPS) return yield* burst(play, bearer, device)
  if (face <= BLINKS) {
    logGolgoth(play, bearer, 'golgoth.blinks')
    addSteamEffect(play, bearer, boilerOutOfOrder.id, device.id, 'round')
  } else {
    logGolgoth(play, bearer, 'golgoth.metamorphosis')
    yield* mutate(play, bearer)
  }
  return NOTHING
}

function logGolgoth(play: Play, bearer: Fighter, event: string): void {
  play.log(event, { fighter: { figure: bearer.id } }, ['CF-REV-GOBLIN-04'], { seat: bearer.seat, isOutcome: true })
}

/** CF-REV-GOBLIN-04: RES counts for none of the victims, and the test fails. */
function* burst(play: Play, bearer: Fighter, device: Device): Procedure<Pressure> {
  logGolgoth(play, bearer, 'golgoth.oops')
  addSteamEffect(play, bearer, boilerOutOfOrder.id, device.id, 'game')
  const blow = { by: null, kind: 'effect', resistance: 0, rules: ['CF-REV-GOBLIN-04'] } as const
  const around = fightersNear(play, bearer, BURST.cm).filter((fighter) => fighter !== bearer)
  yield* rollDamage(play, { ...blow, victim: bearer, strength: BURST.strength })
  yield* forEachInChosenOrder(play, bearer.seat, around, 'ask.victim-order', ['CF-REV-GOBLIN-04'], function* (victim) {
    if (isStanding(victim)) yield* rollDamage(play, { ...blow, victim, strength: BURST.around })
  })
  return { bonus: 0, burst: true }
}

define(golgoth)
