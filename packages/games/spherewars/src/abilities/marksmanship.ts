import { define, registry } from '../ability.ts'

/**
 * What helps against shots or with them without being a number. Expert and Inexpert Shooter stand where the difficulty
 * is counted (shot-numbers.ts), penetration with the weapons (ranged-weapons.ts).
 */
define(
  { ...registry.named('sharp-eye'), seesThroughCover: true },
  { ...registry.named('orichalcum'), impenetrable: true },
)
