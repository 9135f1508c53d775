import { addOwnEffect, immediately, lasting, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { printedName } from '../../armies/cards/printed-name.ts'
import { isInAura } from '../../divination/aura.ts'
import { limits } from '../../limits.ts'
import { type Fighter, type PlayState, profileOf, standing } from '../../state.ts'
import { wantsPressureReroll } from '../../steam/pressure.ts'
import { artefact, innate, isOfArmy } from '../builders.ts'

/** CF-REV-TIRNABOR-07: one boiler for all its steam equipment, by the rules of steam (CF-STEAM-15). */
const chariot = innate('armoured-chariot', {})

/** CF-REV-TIRNABOR-15: the least face that heals each Wound; worse Wounds heal more easily. */
const KHOR: readonly number[] = [6, 6, 5, 4]

/** CF-REV-TIRNABOR-15: Regeneration that depends on the Wound at each roll. */
const gylfaGar = artefact('gylfa-gar-and-uren-gar', {
  grants: ['regeneration'],
  regeneratesOn: ({ wounds }) => KHOR[wounds]!,
})

const PROVOST = 'provost-of-uren'

/** CF-REV-TIRNABOR-16: COU for every dwarf in the aura when the provost's card is played. */
const provost = innate(PROVOST, {
  turnStart: (play, bearer) =>
    immediately(() => {
      const around = standing(play).filter((fighter) => fighter !== bearer && encourages(play, bearer, fighter))
      if (around.length > 0) addOwnEffect(play, bearer, 'encouraged', PROVOST, 'round', around.length)
    }),
})

function encourages(play: PlayState, bearer: Fighter, fighter: Fighter): boolean {
  if (fighter.seat !== bearer.seat || profileOf(fighter).character) return false
  return isOfArmy(fighter, 'tirnabor') && isInAura(play, bearer, fighter)
}

const encouraged = lasting('encouraged', PROVOST, {
  characteristic: ({ which, tally }, _bearer, effect) => {
    if (which === 'cou') tally.add(effect?.x ?? 0, termOf(PROVOST), 'CF-REV-TIRNABOR-16')
  },
})

const GUIDANCE = 'guidance-of-uren'
const GUIDED = { id: GUIDANCE, per: 'round' } as const

/** CF-REV-TIRNABOR-17: guides the sons of Uren in the provost's aura, the provost included. */
const guidance = innate(GUIDANCE, {
  grants: ['guided-by-uren'],
  aura: {
    gives: ['guided-by-uren'],
    reaches: (play, bearer, other) => other.seat === bearer.seat && isInAura(play, bearer, other),
  },
})

/** CF-REV-TIRNABOR-17: once a round an incident may be averted. */
const guided = lasting('guided-by-uren', GUIDANCE, {
  *repeatsPressure(play, roll, bearer) {
    const open = roll.isIncident && isSonOfUren(bearer) && !limits.isSpent(play.state, bearer.uses, GUIDED)
    if (!open || !(yield* wantsPressureReroll(play, bearer, roll, 'CF-REV-TIRNABOR-17'))) return false
    limits.spend(play.state, bearer.uses, GUIDED)
    return true
  },
})

function isSonOfUren(fighter: Fighter): boolean {
  return printedName(profileOf(fighter)).includes('Uren')
}

define(chariot, gylfaGar, provost, encouraged, guidance, guided)
