import { text } from '@fray/kernel'
import { define } from '../ability.ts'
import type { Combatant } from '../state.ts'

/**
 * SW-WEAPON-07: counts the weapons of a category that the bearer fights with; at least one if it has the category
 * otherwise.
 */
function countOf({ profile }: Combatant, category: string): number {
  let count = 0
  for (const weapon of profile.weapons) if (weapon === category) count++
  return Math.max(1, count)
}

/** SW-WEAPON-04: strength from which a blunt weapon penetrates deeper. */
const HEAVY_BLOW = 4

define(
  {
    id: 'light',
    name: 'Light weapon',
    rule: 'SW-WEAPON-02',
    dexterityDice(q, bearer) {
      if (countOf(bearer, 'light') > 1) q.tally.add(1, text('term.two-light'), 'SW-WEAPON-09')
    },
  },
  {
    id: 'conventional',
    name: 'Conventional weapon',
    rule: 'SW-WEAPON-03',
    dexterityDice: (q, bearer) => {
      q.tally.add(countOf(bearer, 'conventional'), text('term.conventional'), 'SW-WEAPON-03')
    },
  },
  {
    id: 'blunt',
    name: 'Blunt weapon',
    rule: 'SW-WEAPON-04',
    dexterityDice(q, bearer) {
      if (countOf(bearer, 'blunt') > 1) q.tally.add(-1, text('term.two-blunt'), 'SW-WEAPON-08')
    },
    enemyConstitution(q, bearer) {
      if (q.kind !== 'melee') return
      const bite = q.strength >= HEAVY_BLOW ? 2 : 1
      q.tally.add(-bite * countOf(bearer, 'blunt'), text('term.blunt'), 'SW-WEAPON-04')
    },
  },
  /** SW-EQUIP-01: the penalty for not buying a required weapon. */
  {
    id: 'unequipped',
    name: 'Unequipped',
    rule: 'SW-EQUIP-01',
    dexterity: (q) => void q.tally.add(-1, text('term.unequipped'), 'SW-EQUIP-01'),
    strength(q) {
      if (q.own) q.tally.add(-1, text('term.unequipped'), 'SW-EQUIP-01')
    },
  },
)
