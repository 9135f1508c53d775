import { atOnce } from '../../abilities/making.ts'
import { isDying } from '../../abilities/resilience.ts'
import { heal } from '../../abilities/upkeep.ts'
import { characteristic } from '../../characteristics.ts'
import type { TestKind } from '../../dice/test.ts'
import { isFree } from '../../ground/bodies.ts'
import { moveAtLevels } from '../../movement/flight.ts'
import { profileOf } from '../../state.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { enchant, enchantment, spell, termOfSpell } from '../spell.ts'

/** CF-SPELL-01: STR is the caster's POW of the moment. */
spell('CF-SPELL-01', {
  difficulty: (play, _target, caster) => characteristic(play, caster, 'pow').total + 4,
  *effect(play, { caster, target }) {
    const strength = characteristic(play, caster, 'pow').total
    yield* rollDamage(play, { victim: target, by: caster, kind: 'effect', strength, rules: ['CF-SPELL-01'] })
  },
})

/** CF-SPELL-02, CF-BOOK-10. */
spell('CF-SPELL-02', {
  effect: (play, { target }) =>
    atOnce(() => {
      const hurt = target.wounds > 0 || target.extraWounds > 0
      if (hurt && !isDying(target)) heal(play, target, 'CF-SPELL-02')
    }),
})

/** CF-SPELL-04, CF-BOOK-12: not the recovery of mana. */
const GALVANISED: readonly TestKind[] = [
  'initiative',
  'agility',
  'attack',
  'defence',
  'aim',
  'incantation',
  'countering',
]

spell('CF-SPELL-04', { effect: (play, casting) => atOnce(() => enchant(play, casting, 'round')) })
enchantment('CF-SPELL-04', {
  finalResult: ({ tally, test }) => {
    if (GALVANISED.includes(test.kind)) tally.add(1, termOfSpell('CF-SPELL-04'), 'CF-SPELL-04')
  },
})

/** CF-SPELL-05: as hard as the target is disciplined; 5 where he has no DIS at all. */
spell('CF-SPELL-05', {
  difficulty: (play, target) => (profileOf(target).dis === null ? 5 : characteristic(play, target, 'dis').total),
  effect: (play, casting) => atOnce(() => enchant(play, casting, 'round')),
})
enchantment('CF-SPELL-05', { cannotPursue: true })

/** CF-SPELL-06, CF-BOOK-15: a walk that is no action, whoever has been activated. */
spell('CF-SPELL-06', {
  mayTarget: (play, target) => isFree(play, target),
  *effect(play, { target }) {
    if (isFree(play, target)) yield* moveAtLevels(play, target, 'walk')
  },
})
