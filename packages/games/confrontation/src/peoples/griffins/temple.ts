import { askToUse, immediately, rollDie } from '../../abilities/builders.ts'
import { define, traitsOf } from '../../ability.ts'
import { printedName } from '../../armies/cards/printed-name.ts'
import { dealDamage } from '../../combat/exchange.ts'
import { miracle } from '../../divination/miracle.ts'
import { effectSourceOf, spreads } from '../../divination/miracles/builders.ts'
import { limits } from '../../limits.ts'
import { enchant, enchantment } from '../../mystic/enchantment.ts'
import { type Fighter, isStanding, type Play, profileOf } from '../../state.ts'
import { has } from '../../traits.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { innate } from '../builders.ts'

/** CF-REV-GRIFFIN-03: every fighter called a templar, except those of the Inquisition. */
function isTemplar(fighter: Fighter): boolean {
  const name = printedName(profileOf(fighter)).toLowerCase()
  return name.includes('templar') && !name.includes('of the inquisition')
}

/** CF-REV-GRIFFIN-11: templars, the Lodge of Hod, and the named fighters. */
export function isBoundToTemple(fighter: Fighter): boolean {
  const profile = profileOf(fighter)
  if (isTemplar(fighter) || profile.id === 'griffins-mira-the-reckless') return true
  return ['of the temple', 'of hod'].some((phrase) => printedName(profile).toLowerCase().includes(phrase))
}

const MASTERS = 'masters-of-the-temple'

/** CF-REV-GRIFFIN-03: templars test only with values of their own commanders. */
const masters = innate(MASTERS, { barsLending: (friend, lender) => isTemplar(friend) && !isMaster(lender) })

function isMaster(fighter: Fighter): boolean {
  return traitsOf(fighter).some(({ ability }) => ability === MASTERS)
}

/** CF-REV-GRIFFIN-04: one more for templars, and for the members of the war-staff. */
const templeStaff = innate('war-staff-of-the-temple', {
  strengthensStaff: (friend, bearer) => (isTemplar(friend) || friend.card === bearer.card ? 1 : 0),
})

const VENGEANCE = 'vengeance-of-the-temple'

/** CF-REV-GRIFFIN-10: Master strike/1 for fighters bound to the Temple, while they are in the caller's aura. */
miracle(VENGEANCE, {
  effect: (play, calling) =>
    immediately(() => {
      const { faithful } = calling
      enchant(play, effectSourceOf(calling), faithful, { part: 'source' })
      for (const fighter of play.state.fighters) arm(play, faithful, fighter)
    }),
})
enchantment(VENGEANCE, { onNewcomer: (play, newcomer, bearer) => arm(play, bearer, newcomer) }, 'source')

function arm(play: Play, faithful: Fighter, fighter: Fighter): void {
  if (fighter.seat !== faithful.seat || !isBoundToTemple(fighter) || has(play, fighter, 'master-strike')) return
  enchant(play, { id: VENGEANCE, by: faithful }, fighter, { x: 1 })
}

enchantment(VENGEANCE, {
  grantsWhile: [
    { gives: ['master-strike'], holds: (play, bearer, effect) => spreads(play, effect, VENGEANCE, bearer) },
  ],
})

const COMBINED = 'combined-weapon'
const FIRED = { id: COMBINED, per: 'round' } as const

/** CF-REV-GRIFFIN-07: sword and pistol in one blow, once a round. */
const seneschal = innate(COMBINED, {
  *insteadOfDamage(play, exchange, bearer) {
    const { weapon } = profileOf(bearer)
    if (!weapon || limits.isSpent(play.state, bearer.uses, FIRED)) return false
    if (!(yield* askToUse(play, bearer, COMBINED))) return false
    limits.spend(play.state, bearer.uses, FIRED)
    const face = yield* rollDie(play, bearer, 'CF-REV-GRIFFIN-07', 'roll.combined-weapon')
    if (face === 1) {
      play.log('combined-weapon.jammed', { fighter: { figure: bearer.id } }, ['CF-REV-GRIFFIN-07'], {
        seat: bearer.seat,
      })
      return true
    }
    if (face < 5) return false
    yield* dealDamage(play, exchange)
    const { target, fight } = exchange
    if (!isStanding(target)) return true
    const shot = { victim: target, by: bearer, kind: 'combat', strength: weapon.strength, ownStrength: true } as const
    yield* rollDamage(play, { ...shot, rules: ['CF-REV-GRIFFIN-07'], fight })
    return true
  },
})

define(masters, templeStaff, seneschal)
