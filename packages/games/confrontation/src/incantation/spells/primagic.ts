import { immediately } from '../../abilities/builders.ts'
import { characteristic } from '../../characteristics.ts'
import { isFree } from '../../ground/bodies.ts'
import { moveAtLevels } from '../../movement/flight.ts'
import { onTests } from '../../mystic/enchantment.ts'
import { profileOf } from '../../state.ts'
import { spell } from '../spell.ts'
import { damage, FIGHTING_AND_MYSTERIES, grantingSpell, healOne, lastingSpell } from './builders.ts'

/** CF-SPELL-01: STR is the caster's present POW. */
spell('CF-SPELL-01', {
  difficulty: (play, _target, caster) => characteristic(play, caster, 'pow').total + 4,
  *effect(play, casting) {
    yield* damage(play, casting, casting.target, characteristic(play, casting.caster, 'pow').total)
  },
})

/** CF-SPELL-02: heals a Wound by one degree. */
spell('CF-SPELL-02', { effect: (play, { target }) => immediately(() => healOne(play, target, 'CF-SPELL-02')) })

/** CF-SPELL-03: at the beginning of a round. */
grantingSpell('CF-SPELL-03', 'authority', { when: 'strategic' })

/** CF-SPELL-04: mana recovery gets no bonus. */
lastingSpell('CF-SPELL-04', onTests('CF-SPELL-04', FIGHTING_AND_MYSTERIES, 1))

/** CF-SPELL-05: the difficulty is the target's DIS, or 5 without DIS. */
lastingSpell(
  'CF-SPELL-05',
  { cannotPursue: true },
  { difficulty: (play, target) => (profileOf(target).dis === null ? 5 : characteristic(play, target, 'dis').total) },
)

/** CF-SPELL-06, CF-BOOK-15: a walk that is not an action, even after an activation. */
spell('CF-SPELL-06', {
  mayTarget: (play, target) => isFree(play, target),
  *effect(play, { target }) {
    if (isFree(play, target)) yield* moveAtLevels(play, target, 'walk')
  },
})
