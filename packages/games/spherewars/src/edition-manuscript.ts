import { defineEdition } from './edition.ts'
import { sharedRules } from './edition-shared.ts'
import { criticals } from './manuscript/criticals.ts'
import { join } from './manuscript/joining.ts'
import { annihilation, leastDexterity } from './manuscript/melee.ts'
import { moveAllowance } from './manuscript/move-allowance.ts'
import { chooseAction } from './manuscript/movement.ts'
import { recruitNamed } from './manuscript/roster.ts'
import { LONG_RANGE } from './manuscript/shooting.ts'
import { hiders, look, screens } from './manuscript/sight.ts'
import { densities, fightsFromAbove, formNamed } from './manuscript/terrain.ts'

/** SphereWars by the earlier Manuscript. */
export const manuscript = defineEdition({
  id: 'manuscript',
  ...sharedRules,
  entryNamed: recruitNamed,
  sceneryType: formNamed,
  densities,
  defenceAreas: false,
  look,
  hiders,
  screens,
  measuringRule: 'SM-BASE-05',
  longRange: LONG_RANGE,

  moveAllowance,
  chooseAction,
  join,

  tiesAreRolledAgain: true,
  leastDexterity,
  fightsFromAbove,
  weaponsHaveStrength: false,
  criticals,
  annihilation,
})
