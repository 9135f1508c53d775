import { define } from '../ability.ts'

/** Morale abilities granted by artefacts, orders, potions and spells. */
define(
  { id: 'unbreakable', name: 'Unbreakable', rule: 'SW-MORALE-03', unbreakable: true },
  { id: 'firm', name: 'Firm', rule: 'SW-MORALE-08', firm: true },
  { id: 'treated-as-coward', name: 'Treated as coward', rule: 'SW-MORALE-07', coward: true },
  /** Passes the next morale roll without dice (Hold Your Ground!, Potion of Courage). */
  { id: 'steadied', name: 'Steadied', rule: 'SW-MORALE-09', passesNextMorale: true },
)
