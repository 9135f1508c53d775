import { define, registry } from '../ability.ts'

/**
 * Abilities for and against shooting that are not numbers. Expert and Inexpert Shooter are in shot-numbers.ts with the
 * difficulty, penetration is in ranged-weapons.ts.
 */
define({ ...registry.get('sharp-eye'), seesThroughCover: true }, { ...registry.get('orichalcum'), impenetrable: true })
