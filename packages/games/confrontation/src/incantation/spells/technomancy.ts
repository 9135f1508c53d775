import { atOnce } from '../../abilities/making.ts'
import { xOf } from '../../traits.ts'
import { spell } from '../spell.ts'
import { raise } from './making.ts'

/** CF-SPELL-21: Sequence one higher, up to 3. */
spell('CF-SPELL-21', {
  effect: (play, casting) =>
    atOnce(() => {
      const x = xOf(casting.target, 'sequence', null)
      if (x < 3) raise(play, casting, 'sequence', x + 1)
    }),
})
