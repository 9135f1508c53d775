import { Hooks } from '@fray/hooks'
import { type Ability, registry } from './ability.ts'
import { type Combatant, type Effect, isStanding, type Play } from './state.ts'

/** Which combatants have which abilities, and in what order abilities answer. */
export const hooks = new Hooks<Play, Combatant, Effect, Ability>(registry, {
  printedSource: ({ profile }) => profile,
  idsOn: ({ profile }) => [...profile.abilities, ...profile.weapons, ...profile.ranged, ...profile.armour],
  carriedIds: ({ artefacts }) => artefacts,
  presentBearers: ({ state }) => state.combatants.filter(isStanding),
  isOutdone,
})

/** Whether a combatant has an ability now: by its profile, an item, an effect, a condition or an aura. */
export function has(play: Play, bearer: Combatant, id: string): boolean {
  return hooks.has(play, bearer, id)
}

/** SW-RGEN-16: effects of the same name do not add up; the strongest counts, of equal ones the first. */
function isOutdone(effect: Effect, effects: readonly Effect[]): boolean {
  let isEarlier = true
  for (const other of effects) {
    if (other === effect) isEarlier = false
    else if (isAlike(other, effect)) {
      const lead = Math.abs(other.amount) - Math.abs(effect.amount)
      if (lead > 0 || (lead === 0 && isEarlier)) return true
    }
  }
  return false
}

/** A blessing and a curse of the same name are different effects (SW-RACE-102). */
function isAlike(a: Effect, b: Effect): boolean {
  return a.object === b.object && a.against === b.against && a.amount * b.amount > 0
}
