import { characteristic } from '../../characteristics.ts'
import { gapBetween } from '../../ground/bodies.ts'
import { standing } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { isSpared } from '../power.ts'
import { spell } from '../spell.ts'
import { damage, extraGems, grant, grantingSpell, lastingSpell, onTests, plainDie } from './making.ts'

/** CF-SPELL-74. */
grantingSpell('CF-SPELL-74', 'luck', { difficulty: (play, target) => characteristic(play, target, 'ini').total + 2 })

/** CF-SPELL-75, CF-BOOK-08. */
spell('CF-SPELL-75', {
  on: 'self',
  area: true,
  *effect(play, casting) {
    const { caster } = casting
    const near = standing(play).filter((each) => each.seat === caster.seat && each.level === caster.level)
    for (const each of near) {
      if (each !== caster && gapBetween(caster, each) > 10 * CENTIMETRE) continue
      if (!(yield* isSpared(play, casting, each))) grant(play, casting, 'ferocious', null, each)
    }
  },
})

/** CF-SPELL-76: STR for no, one, two and three further gems. */
const STAR: readonly number[] = [5, 8, 10, 12]

spell('CF-SPELL-76', {
  on: 'enemy',
  area: true,
  *effect(play, casting) {
    const { target } = casting
    const gems = yield* extraGems(play, casting, 'light', [1, 2, 3])
    const strength = STAR[gems]!
    const near = standing(play).filter((each) => {
      return each !== target && each.level === target.level && gapBetween(each, target) <= 2.5 * CENTIMETRE
    })
    yield* damage(play, casting, target, strength)
    for (const each of near) {
      if (each.status !== 'standing') continue
      if ((yield* plainDie(play, casting)) >= 5) yield* damage(play, casting, each, Math.ceil(strength / 2))
    }
  },
})

/** CF-SPELL-77. */
lastingSpell('CF-SPELL-77', onTests('CF-SPELL-77', ['defence'], -1))
