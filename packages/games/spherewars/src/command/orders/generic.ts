import { asProcedure } from '../../abilities/builders.ts'
import { addEffect } from '../../morale/effects.ts'
import { rally } from '../../morale/regroup.ts'
import { relocate } from '../../movement/relocation.ts'
import type { Combatant, Play, Until } from '../../state.ts'
import { BETWEEN_ACTIONS, type Order } from '../order.ts'
import type { WindowMoment } from '../window-moment.ts'

/** Effect of an order that only marks its recipient. */
export function marks(object: string, until: Until): Order['effect'] {
  return (play, _moment, recipient) => asProcedure(() => mark(play, recipient, object, until))
}

function mark(play: Play, recipient: Combatant, object: string, until: Until): void {
  addEffect(play, recipient, { object, until, source: { bearer: recipient.id, object } })
}

/** SW-PROFILE-23: large and bigger combatants cannot hide by lying down. */
const LARGE = 3

const hitTheDirt: Order = {
  id: 'hit-the-dirt',
  rule: 'SW-ORDER-25',
  icon: 'half-body-crawling',
  race: null,
  at: ['before-precision'],
  suits: (_turn, moment, { id, profile }) =>
    moment.at === 'before-precision' &&
    moment.special !== 'against-charge' &&
    moment.target.id === id &&
    profile.movement !== 'flying' &&
    profile.height < LARGE,
  effect: marks('hit-the-dirt', 'combat'),
}

const toTheDeath: Order = {
  id: 'to-the-death',
  rule: 'SW-ORDER-28',
  icon: 'skull-crossed-bones',
  race: null,
  at: ['before-dexterity'],
  suits: (_turn, moment, recipient) => isFighter(moment, recipient),
  effect: marks('to-the-death', 'combat'),
}

/** Whether the combatant takes part in the coming hand-to-hand combat. */
export function isFighter(moment: WindowMoment, { id }: Combatant): boolean {
  return moment.at === 'before-dexterity' && (moment.acting.id === id || moment.target.id === id)
}

const holdYourGround: Order = {
  id: 'hold-your-ground',
  rule: 'SW-ORDER-29',
  icon: 'guarded-tower',
  race: null,
  at: ['before-morale', 'after-pursuit', ...BETWEEN_ACTIONS],
  toFleeing: true,
  suits: (_turn, moment, recipient) => recipient.fleeing || rollsMorale(moment, recipient),
  effect: (play, moment, recipient) => asProcedure(() => hold(play, moment, recipient)),
}

/** Stops a flight: the recipient's morale roll is skipped and its activation goes on. */
function hold(play: Play, moment: WindowMoment, recipient: Combatant): void {
  if (rollsMorale(moment, recipient)) mark(play, recipient, 'steadied', 'activation')
  if (recipient.fleeing) rally(play, recipient, ['SW-ORDER-29'])
}

/**
 * SW-ABIL-27, SW-MORALE-24: no order helps with the roll of an uncontrolled combatant or those for a leader's death.
 */
function rollsMorale(moment: WindowMoment, { id }: Combatant): boolean {
  if (moment.at !== 'before-morale' || moment.acting.id !== id) return false
  return moment.cause !== 'uncontrolled' && moment.cause !== 'leader-death'
}

/** SW-ORDER-30: distance in inches. */
const RELOCATION = 2

const relocateOrder: Order = {
  id: 'relocate',
  rule: 'SW-ORDER-30',
  icon: 'footsteps',
  race: null,
  at: ['before-join', 'before-precision', 'before-dexterity', 'after-designation', 'after-pursuit', ...BETWEEN_ACTIONS],
  suits: mayRelocate,
  effect: (play, moment, recipient, later) =>
    asProcedure(() => {
      const contact = mayEngage(play, recipient)
      const prey = moment.at === 'after-pursuit' ? moment.target : null
      relocate(play, recipient, { longest: RELOCATION, rule: 'SW-ORDER-30', contact, prey }, later)
    }),
}

/**
 * SW-ORDER-12: not against a shot at a charger, which falls inside a move that no order interrupts. SW-PURSUIT-14:
 * after a flight from blood only the pursuer may relocate, in its friendly round.
 */
function mayRelocate(play: Play, moment: WindowMoment, { id, side }: Combatant): boolean {
  if (moment.at === 'before-precision') return moment.special !== 'against-charge'
  if (moment.at !== 'after-pursuit') return true
  return moment.pursued && moment.acting.id === id && side === play.state.round
}

/** SW-ORDER-31: may move into contact only in the friendly round. */
function mayEngage(play: Play, { side }: Combatant): 'allowed' | 'forbidden' {
  return side === play.state.round ? 'allowed' : 'forbidden'
}

/** SW-ORDER-24: orders open to all races. */
export const genericOrders: readonly Order[] = [hitTheDirt, toTheDeath, holdYourGround, relocateOrder]
