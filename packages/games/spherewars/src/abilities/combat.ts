import { text } from '@fray/kernel'
import { define } from '../ability.ts'

/**
 * Universal hand-to-hand abilities that change a number. Abilities that are steps of the procedure live where the step
 * is: Ambidextrous, Counterattack, Expert and Inexpert Combatant, Fear of Combat and Intimidation in dexterity-roll.ts,
 * Bodyguard in support.ts, Hardened Attacker and Defender in charge.ts, Tireless in fatigue.ts.
 */
define(
  {
    id: 'assault',
    name: 'Assault',
    rule: 'SW-ABIL-04',
    once: true,
    dexterityDice({ play, tally, enemy }, bearer) {
      const { acting } = play.state
      if (acting?.id === bearer.id && acting.joined.includes(enemy.id)) tally.add(1, text('term.assault'), 'SW-ABIL-04')
    },
  },
  { id: 'insignificant', name: 'Insignificant', rule: 'SW-ABIL-18', preventsEnemyFatigue: () => true },
  {
    id: 'tough',
    name: 'Tough',
    rule: 'SW-ABIL-25',
    once: true,
    enemyConstitution: ({ tally }) => {
      tally.add(-1, text('term.tough'), 'SW-ABIL-25')
    },
  },
  {
    id: 'unimportant',
    name: 'Unimportant',
    rule: 'SW-ABIL-29',
    once: true,
    support: ({ tally }) => {
      tally.add(-1, text('term.unimportant'), 'SW-ABIL-29')
    },
  },
  {
    id: 'weak',
    name: 'Weak',
    rule: 'SW-ABIL-30',
    once: true,
    enemyConstitution: ({ tally }) => {
      tally.add(1, text('term.weak'), 'SW-ABIL-30')
    },
  },
)
