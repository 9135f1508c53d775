import { immediately } from '../../abilities/builders.ts'
import { characteristic } from '../../characteristics.ts'
import { isFree } from '../../ground/bodies.ts'
import { moveAtLevels } from '../../movement/flight.ts'
import { onTests } from '../../mystic/enchantment.ts'
import { profileOf } from '../../state.ts'
import { spell } from '../spell.ts'
import { damage, FIGHTING_AND_MYSTERIES, grantingSpell, healOne, lastingSpell } from './builders.ts'

/** CF-SPELL-01: STR is the caster's present POW. */
spell('arrow-of-mana', {
  difficulty: (play, _target, caster) => characteristic(play, caster, 'pow').total + 4,
  *effect(play, casting) {
    yield* damage(play, casting, casting.target, characteristic(play, casting.caster, 'pow').total)
  },
})

/** CF-SPELL-02: heals a Wound by one degree. */
spell('minor-cure', { effect: (play, { target }) => immediately(() => healOne(play, target, 'CF-SPELL-02')) })

/** CF-SPELL-03: at the beginning of a round. */
grantingSpell('aura-of-authority', 'authority', { when: 'strategic' })

/** CF-SPELL-04: mana recovery gets no bonus. */
lastingSpell('mystical-galvanisation', onTests('mystical-galvanisation', FIGHTING_AND_MYSTERIES, 1))

/** CF-SPELL-05: the difficulty is the target's DIS, or 5 without DIS. */
lastingSpell(
  'elemental-chains',
  { cannotPursue: true },
  { difficulty: (play, target) => (profileOf(target).dis === null ? 5 : characteristic(play, target, 'dis').total) },
)

/** CF-SPELL-06, CF-BOOK-15: a walk that is not an action, even after an activation. */
spell('forced-march', {
  mayTarget: (play, target) => isFree(play, target),
  *effect(play, { target }) {
    if (isFree(play, target)) yield* moveAtLevels(play, target, 'walk')
  },
})
