import { criticals } from '../manuscript/combat/criticals.ts'
import { join } from '../manuscript/combat/joining.ts'
import { annihilation, leastDexterity } from '../manuscript/combat/melee.ts'
import { LONG_RANGE } from '../manuscript/combat/shooting.ts'
import { moveAllowance } from '../manuscript/move-allowance.ts'
import { chooseAction } from '../manuscript/movement.ts'
import { recruitNamed } from '../manuscript/preparation/roster.ts'
import { hiders, look, screens } from '../manuscript/sight.ts'
import { densities, fightsFromAbove, formNamed } from '../manuscript/terrain.ts'
import { defineEdition } from './edition.ts'
import { sharedRules } from './edition-shared.ts'

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
  world: 'ash',
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
