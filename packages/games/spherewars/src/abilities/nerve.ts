import { define } from '../ability.ts'

/** What morale rules ask for. Artefacts, orders, potions and spells grant them. */
define(
  { id: 'unbreakable', name: 'Unbreakable', rule: 'SW-MORALE-03', unbreakable: true },
  { id: 'firm', name: 'Firm', rule: 'SW-MORALE-08', firm: true },
  { id: 'treated-as-coward', name: 'Treated as coward', rule: 'SW-MORALE-07', coward: true },
  /** The next morale roll is passed without rolling (Hold Your Ground!, Potion of Courage). */
  { id: 'steadied', name: 'Steadied', rule: 'SW-MORALE-09', passesNextMorale: true },
)
