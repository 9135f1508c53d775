import { endEffects } from '@fray/hooks'
import { text } from '@fray/kernel'
import { allOf, asProcedure, contactDeed, dealsWounds, ifSuccesses, untilCombatEnds } from '../abilities/builders.ts'
import { type Ability, define } from '../ability.ts'
import { addEffect } from '../morale/effects.ts'
import type { Combatant, Play } from '../state.ts'
import type { Shelter } from './terrain.ts'

/** SM-PROFILE-19: the Manuscript's name for Tir'Abe's blow. */
const HILT_BLOW = 'manuscript-hilt-blow'
/** SM-MELEE-09: marks enemies met after a kill, who fight in the following round. */
const NEWLY_MET = 'newly-met'

define(
  { id: 'outsized-bone-bark', name: 'Outsized Bone Bark', rule: 'SM-PROFILE-18' },
  {
    id: HILT_BLOW,
    name: 'Hilt Blow',
    rule: 'SM-PROFILE-19',
    deed: contactDeed(5, ifSuccesses(2, allOf(dealsWounds(1), untilCombatEnds(HILT_BLOW)))),
    leaves: {
      enemyDexterity({ tally, fighter }, _bearer, { against }) {
        if (against === fighter.id) tally.add(-1, text('ability', { name: 'Hilt Blow' }), 'SM-PROFILE-19')
      },
      mustFight: (_play, _bearer, { against }) => against,
    },
  },
  /** Marks a combatant that met an enemy by an annihilation move this round. */
  { id: NEWLY_MET, name: 'Newly met', rule: 'SM-MELEE-09' },
  hindrance('across-low-scenery', 'Behind low scenery', 'SM-TERRAIN-02'),
  hindrance('across-difficult-terrain', 'Behind difficult terrain', 'SM-TERRAIN-03'),
)

/** SM-TERRAIN-02, -03: one DES less against the enemy attacked there, in the first close combat only. */
function hindrance(id: string, name: string, rule: string): Ability {
  return {
    id,
    name,
    rule,
    dexterity({ tally, enemy }, _bearer, effect) {
      if (effect?.against === enemy.id) tally.add(-1, text('ability', { name }), rule)
    },
    afterFight: (_play, bearer) => asProcedure(() => void endEffects(bearer, ({ object }) => object === id)),
  }
}

/** Marks the attacker as coming at an enemy behind some terrain. */
export function hinderMove(play: Play, attacker: Combatant, enemy: Combatant, shelters: ReadonlySet<Shelter>): void {
  for (const shelter of shelters) {
    const object = shelter === 'lowScenery' ? 'across-low-scenery' : 'across-difficult-terrain'
    addEffect(play, attacker, { object, until: 'activation', source: { bearer: enemy.id, object }, against: enemy.id })
  }
}

/** SM-MELEE-09: keeps these two from fighting each other before the next round begins. */
export function meet(play: Play, mover: Combatant, enemy: Combatant): void {
  const source = { bearer: mover.id, object: NEWLY_MET }
  addEffect(play, mover, { object: NEWLY_MET, until: 'round', source, against: enemy.id })
}

export function haveNewlyMet(a: Combatant, b: Combatant): boolean {
  return metBy(a, b) || metBy(b, a)
}

function metBy(mover: Combatant, enemy: Combatant): boolean {
  return mover.effects.some(({ object, against }) => object === NEWLY_MET && against === enemy.id)
}
