import { addEffect, endEffects } from '@fray/hooks'
import type { Seat } from '@fray/kernel'
import data from '../../data/artillery.json' with { type: 'json' }
import { type Ability, define } from '../ability.ts'
import { isImmobile } from '../armies/checks/check-cards.ts'
import { gapBetween, inContact } from '../ground/bodies.ts'
import { type Fighter, isStanding, otherSeat, type Play, type PlayState, profileOf, standing } from '../state.ts'
import { CENTIMETRE } from '../units.ts'
import { crewNeeded, isObject, qualifies } from './crew.ts'

export const captured: Ability = { id: 'captured', name: 'Captured', rule: 'CF-MACHINE-16', shownAs: 'flag-objective' }

/** CF-MACHINE-41: a machine cannot be served in the round of its capture. */
const justCaptured: Ability = {
  id: 'just-captured',
  name: 'Captured in this round',
  rule: 'CF-MACHINE-41',
  holdsFire: true,
}

/**
 * CF-MACHINE-16: checked after every movement or elimination in the activation and combat phases; it costs no action.
 */
export function captureMachines(play: Play): void {
  const { phase } = play.state
  if (phase !== 'activation' && phase !== 'frays' && phase !== 'combat') return
  for (const machine of standing(play)) {
    if (isImmobile(profileOf(machine)) && isTaken(play, machine)) changeHands(play, machine, otherSeat(machine.seat))
  }
}

function isTaken(play: PlayState, machine: Fighter): boolean {
  if (crewNeeded(machine) === 0) return false
  const takers = standing(play).filter((fighter) => fighter.seat !== machine.seat && mayTake(play, fighter, machine))
  return takers.length >= crewNeeded(machine) && !isGuarded(play, machine)
}

/** CF-MACHINE-16 (2): fighters in contact, not in rout, and able to serve it; its own returning servants always are. */
function mayTake(play: PlayState, fighter: Fighter, machine: Fighter): boolean {
  return (
    !fighter.inRout &&
    (fighter.serves === machine.id || qualifies(play, fighter, machine)) &&
    inContact(fighter, machine)
  )
}

/**
 * CF-MACHINE-16 (1): any fighter of its camp within 10 cm, even hidden or in rout; flyers are measured on the ground.
 */
function isGuarded(play: PlayState, machine: Fighter): boolean {
  const near = data.captureClear * CENTIMETRE
  return standing(play).some((fighter) => {
    return (
      fighter !== machine && fighter.seat === machine.seat && !isObject(fighter) && gapBetween(fighter, machine) <= near
    )
  })
}

/** CF-MACHINE-41: the machine gets a card of its captors' camp, which joins the next sequence. */
function changeHands(play: Play, machine: Fighter, seat: Seat): void {
  const former = play.state.cards[machine.card]!
  machine.seat = seat
  machine.card = cardFor(play, machine, seat)
  const [servant] = play.state.fighters.filter((fighter) => fighter.card === former.id && isStanding(fighter))
  if (servant) former.profile = profileOf(servant)
  play.state.cards[machine.card]!.profile = profileOf(machine)
  endEffects(machine, ({ object }) => object === captured.id)
  const isBack = play.state.fighters.some((fighter) => fighter.serves === machine.id && fighter.seat === seat)
  const lay = (object: string, until: 'round' | 'game') =>
    addEffect(play.state, machine, { object, source: { bearer: machine.id, object }, until, x: null })
  if (!isBack) lay(captured.id, 'game')
  lay(justCaptured.id, 'round')
  play.log(
    isBack ? 'machine.retaken' : 'machine.captured',
    { machine: { figure: machine.id }, seat: { seat } },
    ['CF-MACHINE-16'],
    {
      seat,
      isOutcome: true,
    },
  )
}

/** The card that it shares with servants of that camp; otherwise one without fighters, or a new one. */
function cardFor({ state }: Play, machine: Fighter, seat: Seat): number {
  const shared = state.fighters.find((fighter) => fighter.serves === machine.id && fighter.seat === seat)
  if (shared) return shared.card
  const used = new Set(state.fighters.filter((fighter) => isStanding(fighter)).map(({ card }) => card))
  const profile = profileOf(machine)
  const spare = state.cards.find((card) => card.seat === seat && card.profile === profile && !used.has(card.id))
  if (spare) return spare.id
  const id = state.cards.length
  state.cards.push({ id, seat, profile, warStaff: false })
  return id
}

define(captured, justCaptured)
