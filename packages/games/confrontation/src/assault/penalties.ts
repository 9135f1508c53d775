import { Tally, text } from '@fray/kernel'
import type { ForceQuery } from '../ability.ts'
import { type Fighter, fighter, isStanding, type Play, type Position, profileOf } from '../state.ts'
import { count, someWith } from '../traits.ts'

/** CF-BASE-13: Force, in a charge or without one; effects never bring it below 0. */
export function forceOf(play: Position, bearer: Fighter, part: ForceQuery['part']): Tally {
  const tally = new Tally(text('number.force')).add(profileOf(bearer).force, text('term.size'), 'CF-BASE-13')
  count(bearer, 'force', { play, tally, part })
  return tally.atLeast(0)
}

/** CF-CHARGE-11, -13, -14: all who charged him in this phase against him and all that they charged. */
function isOutweighed(play: Position, target: Fighter): boolean {
  const chargers = target.chargedBy.map((id) => fighter(play, id))
  const charged = new Set([target.id, ...chargers.flatMap((each) => each.charged)])
  const attack = chargers.reduce((sum, each) => sum + forceOf(play, each, 'charging').total, 0)
  const defence = [...charged].reduce((sum, id) => sum + forceOf(play, fighter(play, id), 'charged').total, 0)
  return chargers.length > 0 && attack >= defence
}

/** CF-CHARGE-11, -12, -15, CF-ABIL-88: those just assaulted are put under charge penalties if they must be. */
export function applyChargePenalties(play: Play, assailant: Fighter, engaged: readonly Fighter[]): void {
  for (const target of engaged) {
    if (!isStanding(target) || target.chargePenalty || someWith(play, target, 'withstandsCharges')) continue
    const braced = someWith(play, target, 'braces', (ability, effect) => {
      return ability.braces(play, assailant, target, effect)
    })
    if (braced) continue
    const always = someWith(play, assailant, 'alwaysPenalises')
    if (!always && !(target.chargedBy.includes(assailant.id) && isOutweighed(play, target))) continue
    target.chargePenalty = true
    play.log('charge.penalty', { fighter: { figure: target.id } }, ['CF-CHARGE-11', 'CF-TOKEN-04'], {
      seat: target.seat,
    })
  }
}
