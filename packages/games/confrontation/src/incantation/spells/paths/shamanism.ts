import { choice, text } from '@fray/kernel'
import { characteristic } from '../../../characteristics.ts'
import { isFree } from '../../../ground/bodies.ts'
import { enchantment, onCharacteristic, termOfMystery } from '../../../mystic/enchantment.ts'
import { compel, isCoordinator } from '../../coordinator.ts'
import { spell } from '../../spell.ts'
import { teleport } from '../../teleport.ts'
import { extraGems, lastingSpell, raise } from '../builders.ts'

/** CF-SPELL-25: the bonus for none, one and two further gems. */
const BREASTPLATE: readonly number[] = [2, 3, 5]

spell('breastplate-of-earth', {
  *effect(play, casting) {
    const gems = yield* extraGems(play, casting, 'earth', [1, 2])
    raise(play, casting, 'under-breastplate-of-earth', BREASTPLATE[gems]!)
  },
})
enchantment('breastplate-of-earth', onCharacteristic('breastplate-of-earth', 'res'))

/** CF-SPELL-27: slower, no pursuit, and harder to disengage. */
lastingSpell('bogging-down', {
  cannotPursue: true,
  movement: ({ tally }) => void tally.add(-2.5, termOfMystery('bogging-down'), 'CF-SPELL-27').atLeast(0),
  anyDisengagement: ({ tally }) => void tally.add(2, termOfMystery('bogging-down'), 'CF-SPELL-27'),
})

/** CF-SPELL-30: each Attack test may be rerolled once; a 6 of the second one explodes as in any test. */
lastingSpell('ardent-heart', {
  *repeatsTest(play, { kind }, _result, bearer) {
    if (kind !== 'attack') return null
    const answer = yield* play.pick({
      seat: bearer.seat,
      figure: bearer.id,
      prompt: text('ask.ardent-heart', { fighter: { figure: bearer.id } }),
      rules: ['CF-SPELL-30'],
      options: [choice('repeat', text('option.repeat')), choice('keep', text('option.keep-result'))],
    })
    return answer === 'repeat' ? 'in-full' : null
  },
})

/** CF-SPELL-26: one additional attack in each exchange. */
lastingSpell('rage-of-the-warrior', { extraAttacks: () => 1 })

/** CF-SPELL-28, CF-BOOK-15: moves the caster to another place. */
spell('minor-teleportation', {
  on: 'self',
  mayTarget: isFree,
  effect: (play, { caster, spell: { rule } }) => teleport(play, caster, 30, rule),
})

/** CF-SPELL-29: the opponent must play the last card of the pile. */
spell('exposure-of-the-mind', {
  on: 'enemy',
  mayTarget: isCoordinator,
  difficulty: (play, target) => characteristic(play, target, 'dis').total + 3,
  effect: (play, casting) => compel(play, casting, 'last-card'),
})
