import { chooseAction } from './action-choice.ts'
import { moveOn } from './annihilation.ts'
import { rulebookCritical } from './criticals.ts'
import type { Edition } from './edition.ts'
import { steadyGait } from './gait.ts'
import { elevationOf } from './ground.ts'
import { join } from './joining.ts'
import { entryNamed } from './roster.ts'
import { densityFigures, typeNamed } from './scenery-types.ts'
import { lookByHeights } from './sight.ts'

/** SphereWars by the rulebook. */
export const rulebook: Edition = {
  entryNamed,
  sceneryType: typeNamed,
  densities: densityFigures,
  defenceAreas: true,
  look: lookByHeights,

  gait: steadyGait,
  chooseAction,
  join,

  tiesAreRolledAgain: false,
  leastDexterity: () => 1,
  fightsFromAbove(turn, attacker, victim) {
    const { acting } = turn.state
    if (acting?.id !== attacker.id || !acting.joined.includes(victim.id)) return false
    return acting.joinedFromElevation > elevationOf(turn, victim)
  },
  weaponsHaveStrength: true,
  criticals: {
    precise: (spheres) => Math.max(0, spheres - 1),
    fives: false,
    certain: true,
    of: rulebookCritical,
  },
  annihilation: moveOn,
}
