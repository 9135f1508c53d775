import { Tally, text } from '@fray/kernel'
import { editionOf } from '../editions/edition.ts'
import { standFrom } from '../ground/ground.ts'
import { type Combatant, isIn, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { fatigueLoss } from './fatigue.ts'
import { type Support, supportOf } from './support.ts'

/**
 * SW-MELEE-06, -11, -12, SW-ABIL-31 (1): DEX after fatigue and reductions, at least 1, then all added and removed dice.
 * A paralysed fighter has one die, whatever adds to it (SW-STATE-17).
 */
export function dexterityDice(
  play: Play,
  fighter: Combatant,
  enemy: Combatant,
  support: Support = supportOf(play, fighter, enemy),
): Tally {
  const tally = new Tally(text('number.dexterity', { fighter: { figure: fighter.id } }))
  const least = editionOf(play.setup).leastDexterity(fighter)
  if (isIn(fighter, 'paralysed')) return tally.add(1, text('state.paralysed'), 'SW-STATE-17').atLeast(least)
  addAttribute(play, tally, fighter, enemy, least)
  addDice(play, tally, fighter, enemy, support)
  return tally.atLeast(least)
}

/** SW-FATIGUE-05: fatigue first, with the hero's minimum; then everything else, with a minimum of 1. */
function addAttribute(play: Play, tally: Tally, fighter: Combatant, enemy: Combatant, least: number): void {
  const q = { play, tally, fighter, enemy }
  tally.add(fighter.profile.dex ?? 1, text('attribute.dex'), 'SW-PROFILE-12')
  if (play.setup.advanced) tally.add(-fatigueLoss(play, fighter), text('term.fatigue'), 'SW-FATIGUE-01')
  hooks.count(play, fighter, 'dexterity', q)
  hooks.count(play, enemy, 'enemyDexterity', q)
  if (tally.total < least) tally.add(least - tally.total, text('term.at-least-one'), 'SW-MELEE-11')
}

function addDice(play: Play, tally: Tally, fighter: Combatant, enemy: Combatant, support: Support): void {
  const q = { play, tally, fighter, enemy }
  tally.add(support.dice, text('term.support'), 'SW-SUPPORT-01')
  tally.add(standDice(play, fighter, enemy), text('term.scenery'), 'SW-SCENERY-07')
  hooks.count(play, fighter, 'dexterityDice', q)
  hooks.count(play, enemy, 'enemyDexterityDice', q)
}

/** SW-SCENERY-07, -08: the ground helps a combatant that was joined there in this activation while in no combat. */
function standDice(play: Play, fighter: Combatant, enemy: Combatant): number {
  return wasFreshlyJoined(play, fighter, enemy) ? standFrom(play, fighter, enemy, play.state.acting!.from).dice : 0
}

/** Whether `joiner`, in the current activation, joined an enemy that was in no fight. */
export function wasFreshlyJoined(play: Play, joined: Combatant, joiner: Combatant): boolean {
  const { acting } = play.state
  return acting?.id === joiner.id && acting.joined.includes(joined.id) && acting.newlyEngaged.includes(joined.id)
}
