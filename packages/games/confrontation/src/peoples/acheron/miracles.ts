import { immediately, removeEffect } from '../../abilities/builders.ts'
import { printedValue } from '../../characteristics.ts'
import { miracle, type Variant } from '../../divination/miracle.ts'
import { effectSourceOf, prolongForFaith } from '../../divination/miracles/builders.ts'
import { opponentsOf } from '../../ground/bodies.ts'
import { enchant, enchantment, enchantmentOf, termOfMystery } from '../../mystic/enchantment.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { has } from '../../traits.ts'
import type { DamageRoll } from '../../wounds/damage-roll.ts'
import { inflict } from '../../wounds/health.ts'

const ENCHANTED = 'salauels-enchantment'
/** CF-REV-ACHERON-15: the highest difficulty the faithful may set. */
const HARDEST = 20

/**
 * CF-REV-ACHERON-15: adds half of a difficulty the faithful sets to one Damage roll, which may destroy the target's
 * body.
 */
miracle(ENCHANTED, {
  mayTarget: (play, target) => {
    const under = target.effects.some(({ object }) => object === enchantmentOf(ENCHANTED))
    return !under && has(play, target, 'living-dead')
  },
  variants: () => Array.from({ length: HARDEST }, (_, i): Variant => ({ x: i + 1, fervour: 3, difficulty: i + 1 })),
  effect: (play, calling) =>
    immediately(() => {
      const { target, x } = calling
      enchant(play, effectSourceOf(calling), target, { x: Math.ceil(x / 2) })
    }),
})
enchantment(ENCHANTED, {
  lasts: 'game',
  amount: 'given',
  shownAs: 'death-zone',
  mindsDice: true,
  damage: ({ roll, tally }, _bearer, effect) => {
    if (isBlow(roll)) tally.add(effect?.x ?? 0, termOfMystery(ENCHANTED), 'CF-REV-ACHERON-15')
  },
  *afterDamage(play, roll, _result, bearer) {
    if (roll.by !== bearer || !isBlow(roll)) return
    removeEffect(bearer, enchantmentOf(ENCHANTED))
    const exceptional = roll.dice !== undefined && roll.dice[0] === roll.dice[1]
    if (exceptional) yield* inflict(play, bearer, 'killed', { by: null, rules: ['CF-REV-ACHERON-15'] })
  },
})

/** CF-REV-ACHERON-15: hand-to-hand or a shot. */
function isBlow({ kind }: DamageRoll): boolean {
  return kind !== 'effect'
}

const EYE = 'evil-eye'

/** CF-REV-ACHERON-16: Thaumaturgist, and undisturbed by enemies in contact, while a point is paid each round. */
miracle(EYE, {
  effect: (play, calling) => immediately(() => void enchant(play, effectSourceOf(calling), calling.faithful)),
})
enchantment(EYE, {
  lasts: 'game',
  shownAs: 'evil-eyes',
  grants: ['thaumaturgist'],
  faithUndisturbed: true,
  ...prolongForFaith(EYE, 1),
})

const BRUTALITY = 'brutality-of-the-shadows'

/** CF-REV-ACHERON-21: the printed STR of an enemy in contact, and one more for the harder call. */
miracle(BRUTALITY, {
  mayTarget: (play, faithful) => opponentsOf(play, faithful).length > 0,
  variants: (): Variant[] => [
    { x: 0, fervour: 2, difficulty: 6 },
    { x: 1, fervour: 2, difficulty: 8 },
  ],
  *effect(play, calling) {
    const { faithful, x } = calling
    const model = yield* pickFighter(play, faithful.seat, opponentsOf(play, faithful), 'ask.brutality', [
      'CF-REV-ACHERON-21',
    ])
    enchant(play, effectSourceOf(calling), faithful, { x: printedValue(play, model, 'str') + x })
  },
})
enchantment(BRUTALITY, {
  amount: 'given',
  shownAs: 'muscle-up',
  stage: { characteristic: 'set' },
  characteristic: ({ which, tally }, _bearer, effect) => {
    if (which === 'str') tally.replace(effect?.x ?? 0, termOfMystery(BRUTALITY), 'CF-REV-ACHERON-21')
  },
})
