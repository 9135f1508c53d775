import { define } from '../../ability.ts'
import { printedValue } from '../../characteristics.ts'
import { profileOf } from '../../state.ts'
import { has } from '../../traits.ts'
import { innate } from '../builders.ts'

/** CF-REV-DRUNE-01: a formor fiend fears only these kinds, with FEAR of at least this. */
const WORSE_STILL = ['living-dead', 'hyperian', 'being-of-darkness']
const DREADFUL = 10

/** CF-REV-DRUNE-01, CF-ABIL-09, -58: printed values count, and a printed COU counts as FEAR. */
const demonicAuras = innate('demonic-auras', {
  fearless: (play, enemy) => {
    const printed = printedValue(play, enemy, profileOf(enemy).fear === null ? 'cou' : 'fear')
    return printed < DREADFUL || !WORSE_STILL.some((id) => has(play, enemy, id))
  },
})

define(demonicAuras)
