import { asProcedure } from '../../abilities/builders.ts'
import { isInCombat } from '../../ground/board.ts'
import { relocate } from '../../movement/relocation.ts'
import { hooks } from '../../traits.ts'
import type { Order } from '../order.ts'
import { isFighter, marks } from './generic.ts'

const devour: Order = {
  id: 'devour',
  rule: 'SW-RRULE-09',
  icon: 'carnivore-mouth',
  race: 'scions',
  at: ['after-movement'],
  suits: (play, { acting }, recipient) =>
    acting.id === recipient.id && recipient.profile.fur !== null && hooks.answers(play, recipient, 'deed'),
  effect: marks('devour', 'activation'),
}

const byTheAlliance: Order = {
  id: 'by-the-alliance',
  rule: 'SW-RRULE-13',
  icon: 'rally-the-troops',
  race: 'alliance',
  at: ['before-dexterity'],
  suits: (_turn, moment, recipient) => isFighter(moment, recipient) && recipient.fatigue > 0,
  effect: marks('by-the-alliance', 'combat'),
}

const goForth: Order = {
  id: 'go-forth',
  rule: 'SW-RRULE-19',
  icon: 'sprint',
  race: 'urueh',
  at: ['before-activation'],
  suits: (_turn, { acting }, recipient) => acting.id === recipient.id,
  effect: marks('go-forth', 'activation'),
}

/** SW-RRULE-23: distance in inches. */
const GUST = 3

const byMalesur: Order = {
  id: 'by-malesur',
  rule: 'SW-RRULE-23',
  icon: 'wind-hole',
  race: 'adepts',
  at: ['after-combat'],
  suits: (play, { acting }, recipient) => acting.id === recipient.id && !isInCombat(play, recipient),
  effect: (play, _moment, recipient, later) =>
    asProcedure(() => relocate(play, recipient, { longest: GUST, rule: 'SW-RRULE-23', contact: 'forbidden' }, later)),
}

/** SW-ORDER-22, SW-RRULE-25: one order for each race. */
export const exclusiveOrders: readonly Order[] = [devour, byTheAlliance, goForth, byMalesur]
