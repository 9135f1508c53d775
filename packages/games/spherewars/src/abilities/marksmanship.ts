import { define, registry } from '../ability.ts'

/**
 * What helps against shots or with them without being a number. Expert and Inexpert Shooter stand where the difficulty
 * is counted (shot-numbers.ts), penetration with the weapons (ranged-weapons.ts).
 */
define({ ...registry.get('sharp-eye'), seesThroughCover: true }, { ...registry.get('orichalcum'), impenetrable: true })
