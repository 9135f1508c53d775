import { immediately } from '../../../abilities/builders.ts'
import { characteristic } from '../../../characteristics.ts'
import { diceOf } from '../../../combat/fight.ts'
import { isFree } from '../../../ground/bodies.ts'
import { leavesAbility, onCharacteristic } from '../../../mystic/enchantment.ts'
import { profileOf } from '../../../state.ts'
import { suffer } from '../../../wounds/damage-roll.ts'
import { spell } from '../../spell.ts'
import { grant, grantingSpell, healOne, isHurt, lastingSpell, plainDie } from '../builders.ts'

/** CF-SPELL-55: Fencer. */
grantingSpell('instinct-of-the-wild-beast', 'fencer')

/** CF-SPELL-56: Vivacity, at a difficulty by INI. */
grantingSpell('speed-of-the-predator', 'vivacity', {
  difficulty: (play, target) => characteristic(play, target, 'ini').total,
})

/** CF-SPELL-58: the worse the Wound was, the likelier the caster suffers one. */
spell('mortification', {
  mayTarget: (_play, target) => isHurt(target),
  *effect(play, casting) {
    const { caster, target } = casting
    const before = target.wounds
    healOne(play, target, 'CF-SPELL-58')
    const face = yield* plainDie(play, casting)
    if (face <= before) yield* suffer(play, caster, 'light', { by: null, rules: ['CF-SPELL-58'] })
  },
})

/** CF-SPELL-59: cast at the beginning of a round, gives leadership for it. */
spell('spirit-of-the-pack', {
  when: 'strategic',
  effect: (play, casting) => immediately(() => grant(play, casting, 'leadership', { x: 15 })),
})
leavesAbility('spirit-of-the-pack', 'leadership', { numberFor: () => 15 })

/** CF-SPELL-57: a Critical Wound or a death by the table gives an attack die in the same combat. */
lastingSpell('bloodthirsty-rage', {
  damageRead: ({ kind, fight }, read, bearer) => {
    if (kind === 'combat' && fight && (read === 'critical' || read === 'killed')) diceOf(fight, bearer).attack++
  },
})

/** CF-SPELL-60: a 2 of attacks against the target counts as a 1. */
lastingSpell('shackles', {
  spoilsTwos: ({ kind, against }, bearer) => kind === 'attack' && against === bearer,
})

/** CF-PACK-54: before the Tactical roll, on a Wolfen in hand-to-hand combat. */
lastingSpell('the-mask-of-gandhar', onCharacteristic('the-mask-of-gandhar', 'fear', 2), {
  when: 'tactical',
  mayTarget: (play, target) => {
    const { people, fear } = profileOf(target)
    return people === 'wolfen' && fear !== null && !isFree(play, target)
  },
  difficulty: (_play, target) => profileOf(target).fear ?? 0,
})
