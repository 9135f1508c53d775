import { type Ability, define } from '../../ability.ts'
import { equipmentNamed } from '../../armies/cards/equipment.ts'

/** Builds a piece of equipment with a rule. */
function thing(id: string, hooks: Partial<Ability>): Ability {
  const { name, rule } = equipmentNamed(id)!
  return { id, name, rule: rule!, ...hooks }
}

/** CF-EQUIP-01: in hand-to-hand combat every double kills. */
const sacredWeapon = thing('sacred-weapon', {
  killsOutright: ([high, low], { kind }) => kind === 'combat' && high === low,
})

/** CF-EQUIP-02: grants Immunity/Exceptional Wounds. */
const sacredArmour = thing('sacred-armour', { grants: ['immunity-exceptional-wounds'] })

/**
 * CF-EQUIP-03: in hand-to-hand combat a Critical Wound read on the table kills; a Wound that was worsened to Critical
 * does not.
 */
const swordAxe = thing('sword-axe', {
  convertsDealt: (result, { kind }) => (kind === 'combat' && result === 'critical' ? 'killed' : result),
})

define(sacredWeapon, sacredArmour, swordAxe)
