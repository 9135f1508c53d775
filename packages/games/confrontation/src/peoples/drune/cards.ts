import { define } from '../../ability.ts'
import { isOf } from '../../incantation/spells/making.ts'
import { profileOf } from '../../state.ts'
import { innate } from '../making.ts'

/** CF-REV-DRUNE-01: only those of these kinds whose FEAR is great frighten a formor fiend. */
const WORSE_STILL = ['living-dead', 'hyperian', 'being-of-darkness']
const DREADFUL = 10

/** CF-REV-DRUNE-01: by what the enemy's card prints; a Hyperian's COU stands for his FEAR. */
const demonicAuras = innate('CF-REV-DRUNE-01', {
  fearless: (_play, enemy) => {
    const { fear, cou } = profileOf(enemy)
    const printed = fear ?? (isOf(enemy, 'hyperian') ? cou : null) ?? 0
    return printed < DREADFUL || !WORSE_STILL.some((id) => isOf(enemy, id))
  },
})

define(demonicAuras)
