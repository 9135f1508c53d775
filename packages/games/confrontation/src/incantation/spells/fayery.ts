import { gapBetween } from '../../ground/bodies.ts'
import { profileOf, standing } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { isSpared } from '../power.ts'
import { spell, termOfSpell } from '../spell.ts'
import { grantingSpell, healOne, lastingSpell, plainDie } from './making.ts'

/** CF-SPELL-81. */
grantingSpell('CF-SPELL-81', 'brutal')

/** CF-SPELL-82: −4 on the Damage rolls of his attacks. */
lastingSpell('CF-SPELL-82', {
  damage: ({ tally, roll }) => {
    if (roll.kind === 'combat') tally.add(-4, termOfSpell('CF-SPELL-82'), 'CF-SPELL-82')
  },
})

/** CF-SPELL-83: a die for the caster and each friend of his people around him. */
spell('CF-SPELL-83', {
  on: 'self',
  area: true,
  *effect(play, casting) {
    const { caster } = casting
    const { people } = profileOf(caster)
    const near = standing(play).filter((each) => {
      if (each.seat !== caster.seat || each.level !== caster.level) return false
      return each === caster || (profileOf(each).people === people && gapBetween(caster, each) <= 10 * CENTIMETRE)
    })
    for (const each of near) {
      if (yield* isSpared(play, casting, each)) continue
      if ((yield* plainDie(play, casting)) >= 4) healOne(play, each, 'CF-SPELL-83')
    }
  },
})

/** CF-SPELL-84: STR after a charge. */
lastingSpell('CF-SPELL-84', {
  characteristic: ({ which, tally }, bearer) => {
    if (which === 'str' && bearer.charged.length > 0) tally.add(4, termOfSpell('CF-SPELL-84'), 'CF-SPELL-84')
  },
})
