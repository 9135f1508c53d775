import { define } from '../ability.ts'
import { listed } from './making.ts'

/** Abilities and equipment that only answer yes to a question of the core, which implements the rule. */
define(
  listed('infiltrator', { infiltrates: true }),
  listed('strategist', { winsEqualPairs: true }),
  listed('aquatic', { atHomeInWater: true }),
  listed('red-hot', { atHomeInLava: true }),
  listed('plates', { sinks: true }),
  listed('expert-combatant', { expertCombatant: true }),
  listed('inexpert-combatant', { inexpertCombatant: true }),
  listed('expert-shooter', { expertShooter: true }),
  listed('inexpert-shooter', { inexpertShooter: true }),
  listed('ambidextrous', { raisesDie: true }),
  listed('counterattack', { counterattacks: true }),
  listed('bodyguard', { guards: true }),
  listed('tireless', { neverTires: true }),
  listed('long', { outreaches: true, holdsOffCharges: true }),
  listed('long-mounted', { holdsOffCharges: true }),
  listed('hardened-attacker', { hardenedAttacker: true }),
  listed('hardened-defender', { hardenedDefender: true }),
  listed('undisciplined', { hearsNoOrders: true }),
  listed('insubordinate', { trustsNoLeader: true }),
  listed('fear-of-combat', { fearsCombat: true }),
  listed('intimidation', { intimidates: true }),
  listed('fierce', { mustPursue: true }),
)
