import { define, traitsOf } from '../../ability.ts'
import { listedAbility, wordOf } from '../../armies/cards/ability-list.ts'
import { gapBetween } from '../../ground/bodies.ts'
import { areEnemies, type Fighter, isStanding, type PlayState, profileOf, standing } from '../../state.ts'
import { sumWith } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { ability, lasting, rollDie } from '../builders.ts'

/** CF-ABIL-99: the face that cancels a Damage roll. */
const SPARED = 6

/** CF-ABIL-99: before every Damage roll against the bearer, a 6 cancels it. */
const survivalInstinct = ability('survival-instinct', {
  *sparesDamage(play, _roll, bearer) {
    const bonus = sumWith(play, bearer, 'survivalBonus', (ability, effect) =>
      ability.survivalBonus(play, bearer, effect),
    )
    const face = yield* rollDie(play, bearer, 'CF-ABIL-99', 'roll.survival')
    if (face + bonus < SPARED) return false
    play.log('survival', { fighter: { figure: bearer.id } }, ['CF-ABIL-99'], { seat: bearer.seat, isOutcome: true })
    return true
  },
})

const BOND = listedAbility('blood-brother')!
/** CF-ABIL-12: the range of the bond. */
const BOND_REACH = 10 * CENTIMETRE

/**
 * CF-ABIL-12: whether a card names another fighter as its blood brother; CF-PACK-02: not one bound to another faction.
 */
function isBoundTo(bearer: Fighter, other: Fighter): boolean {
  const { id, estranged } = profileOf(other)
  return !estranged && traitsOf(bearer).some((trait) => wordOf(BOND, trait.ability) === id)
}

function isNear(bearer: Fighter, other: Fighter): boolean {
  return isStanding(other) && isStanding(bearer) && gapBetween(bearer, other) <= BOND_REACH
}

function isBrotherNear(play: PlayState, bearer: Fighter): boolean {
  return standing(play).some(
    (fighter) => !areEnemies(fighter, bearer) && isBoundTo(bearer, fighter) && isNear(bearer, fighter),
  )
}

/** CF-ABIL-12: near each other, both have Survival instinct or improve it. */
const bloodBrother = ability('blood-brother', {
  grantsWhile: [{ gives: ['survival-instinct', 'brotherhood'], holds: isBrotherNear }],
  aura: {
    gives: ['survival-instinct', 'brotherhood'],
    reaches: (_, bearer, other) => !areEnemies(bearer, other) && isBoundTo(bearer, other) && isNear(bearer, other),
  },
})

const brotherhood = lasting('brotherhood', 'blood-brother', {
  survivalBonus: (_, bearer) => {
    const own = [...traitsOf(bearer).map((trait) => trait.ability), ...bearer.effects.map(({ object }) => object)]
    return own.includes('survival-instinct') ? 1 : 0
  },
})

define(survivalInstinct, bloodBrother, brotherhood)
