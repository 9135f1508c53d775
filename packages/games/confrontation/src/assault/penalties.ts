import { Tally, text } from '@fray/kernel'
import type { ForceQuery } from '../ability.ts'
import { type Fighter, fighter, isStanding, type Play, type PlayState, profileOf } from '../state.ts'
import { count, someWith } from '../traits.ts'

/** CF-BASE-13: Force, in or outside a charge; effects never bring it below 0. */
export function forceOf(play: PlayState, bearer: Fighter, part: ForceQuery['part']): Tally {
  const tally = new Tally(text('number.force')).add(profileOf(bearer).force, text('term.size'), 'CF-BASE-13')
  count(bearer, 'force', { play, tally, part })
  return tally.atLeast(0)
}

/**
 * CF-CHARGE-11, -13, -14: the Force of all who charged the target this phase, and that of the target plus all others
 * they charged.
 */
function forcesMet(play: PlayState, target: Fighter): readonly [charging: Tally, charged: Tally] {
  const chargers = target.chargedBy.map((id) => fighter(play, id))
  const charged = new Set([target.id, ...chargers.flatMap((charger) => charger.charged)])
  return [
    summedForce(play, 'charging', chargers),
    summedForce(
      play,
      'charged',
      [...charged].map((id) => fighter(play, id)),
    ),
  ]
}

function summedForce(play: PlayState, part: 'charging' | 'charged', fighters: readonly Fighter[]): Tally {
  const sum = new Tally(text(`number.force-${part}`))
  for (const fighter of fighters) {
    addForce(sum, fighter, forceOf(play, fighter, part))
  }
  return sum
}

/**
 * Adds a fighter's own Force to a sum, listing its modifiers by name, or in one term where it was kept from falling
 * below 0.
 */
function addForce(sum: Tally, { id }: Fighter, force: Tally): void {
  const words = text('term.force-of', { fighter: { figure: id } })
  const [own, ...others] = force.terms
  const isWhole = own?.rule === 'CF-BASE-13' && force.terms.reduce((all, { amount }) => all + amount, 0) === force.total
  sum.add(isWhole ? own.amount : force.total, words, 'CF-BASE-13')
  for (const { amount, label, rule } of isWhole ? others : []) sum.add(amount, label, rule)
}

/** CF-CHARGE-11, -12, -15, CF-ABIL-88: applies charge penalties to the targets that suffer them. */
export function applyChargePenalties(play: Play, assailant: Fighter, engaged: readonly Fighter[]): void {
  for (const target of engaged) {
    if (!isStanding(target) || target.chargePenalty) continue
    const isCharged = target.chargedBy.includes(assailant.id)
    const always = someWith(play, assailant, 'alwaysPenalises')
    if (!isCharged && !always) continue
    const [charging, charged] = forcesMet(play, target)
    const isShaken = !isSteady(play, assailant, target) && (always || charging.total >= charged.total)
    target.chargePenalty = isShaken
    play.log(
      isShaken ? 'charge.penalty' : 'charge.withstood',
      { fighter: { figure: target.id } },
      ['CF-CHARGE-11', ...(isShaken ? ['CF-TOKEN-04'] : [])],
      { seat: target.seat, numbers: isCharged ? [charging.explain(), charged.explain()] : [] },
    )
  }
}

/** CF-ABIL-33, -96, -111: whether the target never suffers charge penalties, whatever the Force. */
function isSteady(play: PlayState, assailant: Fighter, target: Fighter): boolean {
  if (someWith(play, target, 'withstandsCharges')) return true
  return someWith(play, target, 'braces', (ability, effect) => ability.braces(play, assailant, target, effect))
}
