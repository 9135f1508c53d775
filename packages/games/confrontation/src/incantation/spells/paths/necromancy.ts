import { immediately } from '../../../abilities/builders.ts'
import { forceOf } from '../../../assault/penalties.ts'
import { characteristic } from '../../../characteristics.ts'
import { enchantment, termOfMystery } from '../../../mystic/enchantment.ts'
import type { Fighter, PlayState, WoundLevel } from '../../../state.ts'
import { has } from '../../../traits.ts'
import { inflict, woundPenalty } from '../../../wounds/health.ts'
import { gainGems } from '../../reserve.ts'
import { spell } from '../../spell.ts'
import { concentrate, damage, healOne, lastingSpell, plainDie } from '../builders.ts'

const onLivingDead = (play: PlayState, target: Fighter) => has(play, target, 'living-dead')

/** CF-SPELL-13: one combat die less in every combat. */
lastingSpell(
  'diversion-of-the-shadows',
  {
    combatDice: ({ tally }) => void tally.add(-1, termOfMystery('diversion-of-the-shadows'), 'CF-SPELL-13').atLeast(0),
  },
  { difficulty: (play, target) => characteristic(play, target, 'att').total + 4 },
)

/** CF-SPELL-14: Concentration/2 for what helps to fight. */
spell('clutch-of-the-necromant', {
  mayTarget: onLivingDead,
  effect: (play, casting) => immediately(() => concentrate(play, casting, 'round')),
})
enchantment('clutch-of-the-necromant', { concentratesOn: ['ini', 'att', 'str'] })

/** CF-SPELL-15: the die heals or hurts. */
spell('respire-of-the-dead', {
  mayTarget: onLivingDead,
  *effect(play, casting) {
    const { target } = casting
    const face = yield* plainDie(play, casting)
    if (face >= 4) healOne(play, target, 'CF-SPELL-15')
    if (face === 1)
      yield* inflict(play, target, WORSE[target.wounds], { by: null, rules: ['CF-SPELL-15', 'CF-BOOK-10'] })
  },
})

/** CF-BOOK-10: the Wound one degree worse than each level. */
const WORSE: Readonly<Record<WoundLevel, 'light' | 'serious' | 'critical' | 'killed'>> = {
  0: 'light',
  1: 'serious',
  2: 'critical',
  3: 'killed',
}

/** CF-SPELL-16: a Damage roll, and three gems of Darkness whatever its result. */
spell('devotion-of-the-dead', {
  mayTarget: onLivingDead,
  *effect(play, casting) {
    yield* damage(play, casting, casting.target, 10)
    gainGems(play, casting.caster, 'darkness', 3, ['CF-SPELL-16', 'CF-MANA-11'])
  },
})

/** CF-SPELL-17: difficulty 4, and one more for every degree; being Stunned counts as a Light Wound. */
lastingSpell(
  'force-from-the-beyond',
  {
    damage: ({ play, tally, roll }, bearer) => {
      if (roll.kind === 'combat')
        tally.add(0 - woundPenalty(play, bearer), termOfMystery('force-from-the-beyond'), 'CF-SPELL-17')
    },
  },
  {
    mayTarget: onLivingDead,
    difficulty: (_play, target) => 4 + Math.max(target.wounds, target.stunned ? 1 : 0),
  },
)

/** CF-SPELL-18: Force is 2 less. */
lastingSpell(
  'defiance-of-death',
  { force: ({ tally }) => void tally.add(-2, termOfMystery('defiance-of-death'), 'CF-SPELL-18').atLeast(0) },
  { difficulty: (play, target) => 4 + forceOf(play, target, 'at-rest').total },
)
