import { type Ability, define } from '../ability.ts'
import { equipmentNamed } from '../armies/equipment.ts'

/** A thing that has a rule of its own. */
function thing(id: string, hooks: Partial<Ability>): Ability {
  const { name, rule } = equipmentNamed(id)!
  return { id, name, rule: rule!, ...hooks }
}

/** CF-EQUIP-01: in hand-to-hand every double kills. */
const sacredWeapon = thing('sacred-weapon', {
  killsOutright: ([high, low], { kind }) => kind === 'combat' && high === low,
})

/** CF-EQUIP-02. */
const sacredArmour = thing('sacred-armour', { grants: ['immunity-exceptional-wounds'] })

/** CF-EQUIP-03: in hand-to-hand a Critical Wound read on the table kills; one that is reached by worsening does not. */
const swordAxe = thing('sword-axe', {
  convertsDealt: (result, { kind }) => (kind === 'combat' && result === 'critical' ? 'killed' : result),
})

define(sacredWeapon, sacredArmour, swordAxe)
