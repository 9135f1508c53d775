import { entryNamed } from '../bands/roster.ts'
import { elevationOf } from '../ground/ground.ts'
import { densityFigures, typeNamed } from '../ground/scenery-types.ts'
import { screensByHeights } from '../ground/sight/screens.ts'
import { hidersByHeights, lookByHeights } from '../ground/sight/sight.ts'
import { join } from '../melee/joining.ts'
import { steadyAllowance } from '../movement/move-allowance.ts'
import { LONG_RANGE } from '../shooting/shot-numbers.ts'
import { chooseAction } from '../turn/action-choice.ts'
import { moveOn } from '../wounds/annihilation.ts'
import { rulebookCritical } from '../wounds/criticals.ts'
import { defineEdition } from './edition.ts'
import { sharedRules } from './edition-shared.ts'

/** SphereWars by the rulebook. */
export const rulebook = defineEdition({
  id: 'rulebook',
  ...sharedRules,
  entryNamed,
  sceneryType: typeNamed,
  densities: densityFigures,
  defenceAreas: true,
  look: lookByHeights,
  hiders: hidersByHeights,
  screens: screensByHeights,
  measuringRule: 'SW-BASE-06',
  world: 'meadow',
  longRange: LONG_RANGE,

  moveAllowance: steadyAllowance,
  chooseAction,
  join,

  tiesAreRolledAgain: false,
  leastDexterity: () => 1,
  fightsFromAbove(play, attacker, victim) {
    const { acting } = play.state
    if (acting?.id !== attacker.id || !acting.joined.includes(victim.id)) return false
    return acting.joinedFromElevation > elevationOf(play, victim)
  },
  weaponsHaveStrength: true,
  criticals: {
    precise: (spheres) => Math.max(0, spheres - 1),
    fives: false,
    certain: true,
    of: rulebookCritical,
  },
  annihilation: moveOn,
})
