import { Tally, text } from '@fray/kernel'
import { touches } from '../ground/board.ts'
import { type Combatant, isIn, type Play } from '../state.ts'
import { hooks } from '../traits.ts'

/** SW-SUPPORT-04: at most three support dice. */
const MOST_DICE = 3

/** The help a fighter's friends give it in one dexterity roll. */
export interface Support {
  readonly dice: number
  /** SW-ABIL-05: one of the supporters that count is a bodyguard. */
  readonly guarded: boolean
}

const ALONE: Support = { dice: 0, guarded: false }

/**
 * SW-SUPPORT-01 to -09: counts friends in contact with the enemy as the dice are picked up. Of more than three the
 * owner chooses which count; bodyguards are always best, so they are taken first.
 */
export function supportOf(play: Play, fighter: Combatant, enemy: Combatant): Support {
  if (!play.setup.advanced || isIn(fighter, 'paralysed')) return ALONE
  let dice = 0
  let guarded = false
  for (const combatant of play.state.combatants) {
    if (!maySupport(combatant, fighter) || !touches(combatant, enemy)) continue
    const added = supportDice(play, combatant, fighter, enemy)
    if (added < 1) continue
    dice += added
    guarded ||= hooks.answers(play, combatant, 'guards')
  }
  return dice === 0 ? ALONE : { dice: Math.min(MOST_DICE, dice), guarded }
}

/**
 * SW-SUPPORT-02, -03, -07, SW-RACE-74: whether a friend may support: not the fighter itself, not while stunned,
 * paralysed, fearful or concussed, and not an Ash.
 */
function maySupport(supporter: Combatant, fighter: Combatant): boolean {
  if (supporter.side !== fighter.side || supporter.id === fighter.id) return false
  if (supporter.status !== 'standing' || supporter.profile.ephemeral) return false
  return !isIn(supporter, 'stunned') && !isIn(supporter, 'fearful') && !isIn(supporter, 'paralysed')
}

/** One die, unless an ability of the supporter or the supported says otherwise (SW-SUPPORT-08). */
function supportDice(play: Play, supporter: Combatant, fighter: Combatant, enemy: Combatant): number {
  const tally = new Tally(text('number.support')).add(1, text('term.support'), 'SW-SUPPORT-01')
  const q = { play, tally, supporter, fighter, enemy }
  hooks.count(play, supporter, 'support', q)
  hooks.count(play, fighter, 'supportReceived', q)
  return tally.total
}
