import { abilityNamed, define } from '../ability.ts'

/**
 * What helps against shots or with them without being a number. Expert and Inexpert Shooter stand where the difficulty
 * is counted (shot-numbers.ts), penetration with the weapons (ranged-weapons.ts).
 */
define({ ...abilityNamed('sharp-eye'), seesThroughCover: true }, { ...abilityNamed('orichalcum'), impenetrable: true })
