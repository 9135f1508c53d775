import { choice, type Procedure, text } from '@fray/kernel'
import { addOwnEffect, askToUse, effectOn, lasting, removeEffect } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { isInFieldOfVision } from '../../ground/sight.ts'
import { cloudBefore } from '../../ground/smoke.ts'
import { limits } from '../../limits.ts'
import { forEachInChosenOrder } from '../../pick-fighter.ts'
import { combatNow, type Fighter, isStanding, type Play } from '../../state.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { artefact, fightersNear, freeAction } from '../builders.ts'

const PUNCH = 'the-punch'
const RULE = 'CF-REV-GOBLIN-03'
/** CF-REV-GOBLIN-03: its reach in cm, the STR of burning naphtha, and the poison of the alternative fuel. */
const REACH = 10
const BURNING = 6
const POISON = 3
const USED = { id: PUNCH, per: 'round' } as const

/** CF-REV-GOBLIN-03: the fuels; the number of the effect on Golborak is the index of the loaded one. */
const FUELS = ['water', 'naphtha', 'alternative'] as const
type Fuel = (typeof FUELS)[number]

const punch = artefact(PUNCH, {
  *turnStart(play, bearer) {
    if (limits.isSpent(play.state, bearer.uses, USED)) return
    const fuel = yield* chooseFuel(play, bearer)
    if (fuel) addOwnEffect(play, bearer, 'punch-loaded', PUNCH, 'round', FUELS.indexOf(fuel))
  },
  actions: [
    freeAction(PUNCH, {
      icon: 'flamethrower',
      rules: [RULE],
      isOpen: (play, bearer) => {
        return effectOn(bearer, 'punch-loaded') !== undefined && !limits.isSpent(play.state, bearer.uses, USED)
      },
      use,
    }),
  ],
})

/** CF-REV-GOBLIN-03: at the very beginning of the activation. */
function* chooseFuel(play: Play, bearer: Fighter): Procedure<Fuel | null> {
  const options = [...FUELS, 'none'].map((fuel) => choice(fuel, text(`option.punch.${fuel}`)))
  const chosen = yield* play.pick({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.punch', { fighter: { figure: bearer.id } }),
    rules: [RULE],
    defaultAnswer: () => 'none',
    options,
  })
  return FUELS.find((fuel) => fuel === chosen) ?? null
}

function* use(play: Play, bearer: Fighter): Procedure {
  limits.spend(play.state, bearer.uses, USED)
  const fuel = FUELS[removeEffect(bearer, 'punch-loaded')?.x ?? 0]
  play.log(`punch.${fuel}`, { fighter: { figure: bearer.id } }, [RULE], { seat: bearer.seat, isOutcome: true })
  if (fuel === 'water') addOwnEffect(play, bearer, 'punch-steam', PUNCH, 'round')
  else if (fuel === 'naphtha') yield* burn(play, bearer)
  else envenom(play, bearer)
}

/** CF-REV-GOBLIN-03: burns fighters of both camps in front. */
function* burn(play: Play, bearer: Fighter): Procedure {
  const victims = fightersNear(play, bearer, REACH).filter(
    (fighter) => fighter !== bearer && isInFieldOfVision(bearer, fighter),
  )
  yield* forEachInChosenOrder(play, bearer.seat, victims, 'ask.victim-order', [RULE], function* (victim) {
    if (!isStanding(victim)) return
    yield* rollDamage(play, { victim, by: bearer, kind: 'effect', strength: BURNING, rules: [RULE] })
  })
}

/** CF-REV-GOBLIN-03: Toxic/3 with a die of its own, unless the bearer holds one. */
function envenom(play: Play, bearer: Fighter): void {
  addOwnEffect(play, bearer, 'toxic', PUNCH, 'round', POISON)
  if (!effectOn(bearer, 'toxic-die')) addOwnEffect(play, bearer, 'punch-venom', PUNCH, 'round')
}

const loaded = lasting('punch-loaded', PUNCH, {})

/** CF-REV-GOBLIN-03, -17: steam that moves with the bearer. */
const steam = lasting('punch-steam', PUNCH, {
  shownAs: 'steam',
  cloud: (bearer) => (isStanding(bearer) ? cloudBefore(bearer, REACH) : null),
})

/** CF-REV-GOBLIN-03, CF-TOXIC-03: the die of a hand-to-hand attack, never of a shot. */
const venom = lasting('punch-venom', PUNCH, {
  shownAs: 'poison-bottle',
  *beforeAttack(play, _target, bearer) {
    if (!combatNow(play.state.fighting) || !(yield* askToUse(play, bearer, PUNCH))) return
    removeEffect(bearer, 'punch-venom')
    addOwnEffect(play, bearer, 'envenomed', 'toxic', 'attack', POISON)
  },
})

define(punch, loaded, steam, venom)
