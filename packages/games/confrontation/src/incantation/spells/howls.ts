import { atOnce } from '../../abilities/making.ts'
import { characteristic } from '../../characteristics.ts'
import { profileOf } from '../../state.ts'
import { xOf } from '../../traits.ts'
import { spell } from '../spell.ts'
import { grantingSpell, lastingSpell, onTests, POWER_AND_FIGHTING, raise } from './making.ts'

/** CF-SPELL-62. */
grantingSpell('CF-SPELL-62', 'fine-blade', {
  difficulty: (play, target) => characteristic(play, target, 'att').total + 2,
})

/** CF-SPELL-64: as hard as what is printed for COU or FEAR, else as his RES. */
lastingSpell('CF-SPELL-64', onTests('CF-SPELL-64', POWER_AND_FIGHTING, -1), {
  difficulty(play, target) {
    const { cou, fear } = profileOf(target)
    return cou ?? fear ?? characteristic(play, target, 'res').total
  },
})

/** CF-SPELL-65: one more, up to 3. */
spell('CF-SPELL-65', {
  difficulty: (play, target) => characteristic(play, target, 'str').total - 2,
  effect: (play, casting) =>
    atOnce(() => {
      const x = xOf(casting.target, 'implacable', null)
      if (x < 3) raise(play, casting, 'implacable', x + 1)
    }),
})
