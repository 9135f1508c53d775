import { define } from '../ability.ts'
import { listedAbility } from './builders.ts'

/** Abilities and equipment that only answer yes to a question of the core, which implements the rule. */
define(
  listedAbility('infiltrator', { infiltrates: true }),
  listedAbility('strategist', { winsEqualPairs: true }),
  listedAbility('aquatic', { atHomeInWater: true }),
  listedAbility('red-hot', { atHomeInLava: true }),
  listedAbility('plates', { sinks: true }),
  listedAbility('expert-combatant', { expertCombatant: true }),
  listedAbility('inexpert-combatant', { inexpertCombatant: true }),
  listedAbility('expert-shooter', { expertShooter: true }),
  listedAbility('inexpert-shooter', { inexpertShooter: true }),
  listedAbility('ambidextrous', { raisesDie: true }),
  listedAbility('counterattack', { counterattacks: true }),
  listedAbility('bodyguard', { guards: true }),
  listedAbility('tireless', { neverTires: true }),
  listedAbility('long', { outreaches: true, holdsOffCharges: true }),
  listedAbility('long-mounted', { holdsOffCharges: true }),
  listedAbility('hardened-attacker', { hardenedAttacker: true }),
  listedAbility('hardened-defender', { hardenedDefender: true }),
  listedAbility('undisciplined', { hearsNoOrders: true }),
  listedAbility('insubordinate', { trustsNoLeader: true }),
  listedAbility('fear-of-combat', { fearsCombat: true }),
  listedAbility('intimidation', { intimidates: true }),
  listedAbility('fierce', { mustPursue: true }),
)
