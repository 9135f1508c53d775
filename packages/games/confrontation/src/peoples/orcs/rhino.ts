import type { Procedure } from '@fray/kernel'
import { type Contour, distance, firstCollision, type Point, pointAlong } from '@fray/tabletop'
import { effectOn, immediately } from '../../abilities/builders.ts'
import { announceCharge, chargeAtOnce, chargesOf } from '../../activation/immediate-actions.ts'
import { type AssaultTarget, touchedAt } from '../../assault/announcement.ts'
import type { Arrival } from '../../assault/arrival.ts'
import type { Assault } from '../../assault/assault.ts'
import { haltAlong, makeContact, pathOf } from '../../assault/contact.ts'
import { makeTest } from '../../dice/test.ts'
import { passedCourageTest, testDefendersFear } from '../../fear/assault-fear.ts'
import { baseOf, contourOf, movingBase } from '../../ground/bodies.ts'
import { contourOfPiece } from '../../ground/scenery.ts'
import { effectSourceOf, spell } from '../../incantation/spell.ts'
import { interruptMove } from '../../movement/interruption.ts'
import { endMove, isRooted, notifyTravel, readyToMove } from '../../movement/move.ts'
import { lengthAllowed, potential } from '../../movement/potential.ts'
import { enchant, enchantment, enchantmentOf, termOfMystery } from '../../mystic/enchantment.ts'
import { forEachInChosenOrder } from '../../pick-fighter.ts'
import { type Fighter, isStanding, type Play, type PlayState, standing } from '../../state.ts'
import { rollDamage, suffer } from '../../wounds/damage-roll.ts'

const RHINO = 'rhino-charge'
/** CF-REV-ORC-15: the extra MOV, and the STR of being run down. */
const FASTER = 2.5
const STRENGTH = 8

/** CF-REV-ORC-15: before other actions, and only with a target to charge; the caster charges even after a failure. */
spell(RHINO, {
  mayTarget: (play, target, _caster, occasion) => {
    return occasion.moment === 'activation' && occasion.isFresh === true && straightCharges(play, target).length > 0
  },
  effect: (play, casting) => immediately(() => void enchant(play, effectSourceOf(casting), casting.caster)),
  *afterwards(play, { caster }) {
    if (!isStanding(caster)) return
    if (effectOn(caster, enchantmentOf(RHINO))) yield* rush(play, caster)
    else yield* chargeAtOnce(play, caster, 'CF-REV-ORC-15')
  },
})
enchantment(RHINO, {
  lasts: 'cast',
  movement: ({ kind, tally }) => {
    if (kind === 'charge') tally.add(FASTER, termOfMystery(RHINO), 'CF-REV-ORC-15')
  },
})

/** CF-REV-ORC-15: charges at one enemy on the ground, to places on a straight line. */
function straightCharges(play: PlayState, caster: Fighter): AssaultTarget[] {
  return chargesOf(play, caster).flatMap((prospect) => {
    const [target, another] = prospect.targets
    if (another || prospect.dive || target?.level !== caster.level) return []
    const arrivals = () =>
      prospect.arrivals().filter((arrival) => arrival.slides.length === 0 && isStraight(caster, arrival))
    return arrivals().length > 0 ? [{ ...prospect, arrivals }] : []
  })
}

/** Tells whether the caster reaches that place without running through the target itself. */
function isStraight(caster: Fighter, { target, stance }: Arrival): boolean {
  const hit = impact(caster, stance, [contourOf(target)])
  return hit === undefined || hit >= distance(caster.at, stance) - baseOf(caster).width
}

/** How far the caster gets on the straight way to a point before it hits one of these. */
function impact(caster: Fighter, to: Point, things: readonly Contour[]): number | undefined {
  const disc = { base: movingBase(caster), pose: caster.at }
  return firstCollision(disc, [caster.at, to], things)?.travelled
}

function* rush(play: Play, caster: Fighter): Procedure {
  const assault = yield* announceCharge(play, caster, straightCharges(play, caster), 'CF-REV-ORC-15')
  if (!assault) return
  yield* readyToMove(play, caster, 'charge')
  if (isStanding(caster) && !isRooted(play, caster)) {
    const run = runOf(play, assault)
    const isBrave = !run.arrives || (yield* passedCourageTest(play, [assault])).length > 0
    if (isBrave && isStanding(caster)) yield* runThrough(play, assault, run)
  }
  endMove(caster)
}

/** CF-REV-ORC-15: how far the caster gets, and what ends the run. */
interface Run {
  readonly length: number
  readonly end: Point
  readonly arrives: boolean
  /** The caster runs into scenery. */
  readonly crashes: boolean
}

function runOf(play: PlayState, { assailant, arrival }: Assault): Run {
  const { at } = assailant
  const full = distance(at, arrival.stance)
  const allowed = Math.min(full, lengthAllowed(potential(play, assailant, 'charge')))
  const solid = play.setup.scenery.filter(({ ground }) => ground === 'solid' || ground === 'uncrossable')
  const wall = impact(assailant, arrival.stance, solid.map(contourOfPiece))
  const crashes = wall !== undefined && wall < allowed
  const length = crashes ? wall : allowed
  return { length, end: pointAlong([at, arrival.stance], length), arrives: !crashes && allowed >= full, crashes }
}

function* runThrough(play: Play, assault: Assault, run: Run): Procedure {
  const { assailant, arrival } = assault
  const { target } = arrival
  const before = target.at
  yield* runDown(play, assault, run)
  if (!isStanding(assailant)) return
  const from = assailant.at
  const stop = haltAlong(play, assailant, target, [from, run.end], run.length)?.end
  if (stop && !(yield* interruptMove(play, { mover: assailant, points: [from, stop], end: stop }, false))) return
  if (stop) assailant.at = stop
  play.log('rhino', { fighter: { figure: assailant.id } }, ['CF-REV-ORC-15'], {
    seat: assailant.seat,
    paths: pathOf(assailant, from),
  })
  play.reveal()
  yield* notifyTravel(play, assailant, [from, assailant.at])
  if (run.crashes) return yield* suffer(play, assailant, 'stunned', { by: null, rules: ['CF-REV-ORC-15'] })
  if (!run.arrives || !isStanding(assailant)) return
  const close = { ...assault, allowance: distance(assailant.at, arrival.stance) + baseOf(assailant).depth }
  if (isStanding(target)) yield* testDefendersFear(play, [close])
  if (isStanding(target) && target.at === before) yield* makeContact(play, close)
}

/** CF-REV-ORC-15: the caster's test against one of each fighter on its way and in contact at its end. */
function* runDown(play: Play, { assailant, arrival }: Assault, { end, arrives }: Run): Procedure {
  const onWay = standing(play).filter((fighter) => {
    return (
      fighter !== assailant &&
      fighter.level === assailant.level &&
      impact(assailant, end, [contourOf(fighter)]) !== undefined
    )
  })
  const touched = arrives ? touchedAt(play, assailant, arrival.stance) : []
  const own = yield* initiative(play, assailant)
  const rules = ['CF-REV-ORC-15', 'CF-BOOK-11']
  yield* forEachInChosenOrder(
    play,
    assailant.seat,
    [...new Set([...onWay, ...touched])],
    'ask.victim-order',
    rules,
    function* (fighter) {
      if (!isStanding(fighter) || (yield* initiative(play, fighter)) >= own) return
      yield* rollDamage(play, {
        victim: fighter,
        by: assailant,
        kind: 'effect',
        strength: STRENGTH,
        rules: ['CF-REV-ORC-15'],
      })
    },
  )
}

function* initiative(play: Play, fighter: Fighter): Procedure<number> {
  const test = {
    kind: 'initiative',
    fighter,
    rules: ['CF-REV-ORC-15'],
    difficulty: null,
    against: null,
    dice: 1,
  } as const
  return (yield* makeTest(play, test)).final
}
