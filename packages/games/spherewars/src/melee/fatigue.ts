import { isHero } from '../bands/profile.ts'
import { heatTires } from '../ground/weather.ts'
import type { Combatant, Play } from '../state.ts'
import { hooks } from '../traits.ts'

/** SW-FATIGUE-05: fatigue alone takes a hero's DEX no lower. */
const HERO_FLOOR = 2

/** SW-FATIGUE-01, -04, -05, -08, -09: gets the points of DEX that the fights of this turn have cost. */
export function fatigueLoss(play: Play, fighter: Combatant): number {
  const { fatigue, profile } = fighter
  if (fatigue === 0 || (hooks.answers(play, fighter, 'neverTires') && !heatTires(play, fighter))) return 0
  const lowest = isHero(profile) ? HERO_FLOOR : 1
  return Math.min(fatigue, Math.max(0, (profile.dex ?? 1) - lowest))
}

/** SW-MELEE-21, SW-FATIGUE-02, -11: counts a fight for both; the dexterity roll has been made. */
export function tire(play: Play, a: Combatant, b: Combatant): void {
  if (!play.setup.advanced) return
  if (isTiredBy(play, a, b)) a.fatigue++
  if (isTiredBy(play, b, a)) b.fatigue++
}

/** SW-FATIGUE-07, -09: fights against minor enemies cost nothing, except in suffocating weather. */
function isTiredBy(play: Play, fighter: Combatant, enemy: Combatant): boolean {
  let spared = false
  hooks.each(play, fighter, 'preventsFatigue', (ability, effect) => {
    spared ||= ability.preventsFatigue(play, fighter, enemy, effect)
  })
  hooks.each(play, enemy, 'preventsEnemyFatigue', (ability, effect) => {
    spared ||= ability.preventsEnemyFatigue(play, enemy, fighter, effect)
  })
  return !spared || heatTires(play, fighter)
}
