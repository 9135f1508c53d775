import { text } from '@fray/kernel'
import { immediately } from '../../../abilities/builders.ts'
import { actAtOnce } from '../../../activation/immediate-actions.ts'
import { characteristic } from '../../../characteristics.ts'
import { enchantment, onCharacteristic, termOfMystery } from '../../../mystic/enchantment.ts'
import type { WoundResult } from '../../../wounds/wound-table.ts'
import { spell, type Variant } from '../../spell.ts'
import { lastingSpell, raise, raisingSpell } from '../builders.ts'

/** CF-SPELL-31: Master strike 2 higher than the target has it. */
raisingSpell('powerful-breeze', 'master-strike', 2, Number.POSITIVE_INFINITY, {
  difficulty: (play, target) => characteristic(play, target, 'att').total + 5,
})

/** CF-SPELL-32: the bonus for one, two and three gems of the cost. */
const WINDS: readonly number[] = [0, 1, 3, 4]

spell('force-of-the-four-winds', {
  variants: () =>
    [1, 2, 3].map((gems): Variant => {
      const gives = text('variant.strength', { amount: WINDS[gems]! })
      return { x: gems, cost: [{ gems, element: 'air' }], difficulty: 8, gives }
    }),
  effect: (play, casting) =>
    immediately(() => raise(play, casting, 'under-force-of-the-four-winds', WINDS[casting.x]!)),
})
enchantment('force-of-the-four-winds', onCharacteristic('force-of-the-four-winds', 'str'))

/** CF-SPELL-33: the Wounds that the target deals hand to hand are a degree milder. */
const MILDER: Readonly<Partial<Record<WoundResult, WoundResult>>> = {
  light: 'none',
  serious: 'light',
  critical: 'serious',
}

lastingSpell(
  'muscular-atrophy',
  { convertsDealt: (result, { kind }) => (kind === 'combat' ? (MILDER[result] ?? result) : result) },
  { difficulty: (play, target) => characteristic(play, target, 'str').total },
)

/** CF-SPELL-34: no sustained defence. */
lastingSpell(
  'trap-of-the-winds',
  { cannotSustain: true },
  { difficulty: (play, target) => characteristic(play, target, 'def').total + 1 },
)

/** CF-SPELL-36: Force is 1 less, and charge penalties are 1 worse. */
lastingSpell('fatal-apathy', {
  force: ({ tally }) => void tally.add(-1, termOfMystery('fatal-apathy'), 'CF-SPELL-36').atLeast(0),
  finalResult: ({ tally, test }, bearer) => {
    const shaken = bearer.chargePenalty && ['initiative', 'attack', 'defence', 'aim'].includes(test.kind)
    if (shaken) tally.add(-1, termOfMystery('fatal-apathy'), 'CF-SPELL-36')
  },
})

/** CF-SPELL-35: the friend acts at once, and not again with its card. */
spell('the-strategists-will', {
  mayTarget: (_play, target, caster) => target !== caster && !target.activated,
  *effect(play, { target }) {
    if (!target.activated) yield* actAtOnce(play, target.seat, [target])
  },
})
