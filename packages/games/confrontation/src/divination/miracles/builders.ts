import { choice, type DecisionOption, type Procedure, type Seat, text } from '@fray/kernel'
import { immediately } from '../../abilities/builders.ts'
import { isDying } from '../../abilities/resilience/resilience.ts'
import { heal } from '../../abilities/resilience/upkeep.ts'
import type { Ability } from '../../ability.ts'
import { miracleNamed } from '../../armies/extras/armoury.ts'
import {
  type EffectSource,
  enchant,
  enchantment,
  enchantmentOf,
  grant,
  type Hooks,
  leavesAbility,
  ruleOfMystery,
} from '../../mystic/enchantment.ts'
import {
  type Effect,
  type Fighter,
  fighter,
  isStanding,
  type Play,
  type PlayState,
  profileOf,
  standing,
} from '../../state.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { isInAura } from '../aura.ts'
import { spendFaith } from '../faith.ts'
import { type Called, type Calling, type Miracle, miracle } from '../miracle.ts'

type Behaviour = Parameters<typeof miracle>[1]

export function effectSourceOf({ miracle: { id }, faithful }: Called): EffectSource {
  return { id, by: faithful }
}

/**
 * A miracle that leaves an effect with hooks on its target until the end of the round, with the chosen value as its
 * number.
 */
export function lastingMiracle(id: string, hooks: Hooks, more: Partial<Behaviour> = {}): void {
  const effect: Miracle['effect'] = (play, calling) =>
    immediately(() => void enchant(play, effectSourceOf(calling), calling.target, { x: calling.x }))
  miracle(id, { effect, ...more })
  enchantment(id, hooks)
}

/** CF-LITANY-01: a miracle that gives an ability until the end of the round. */
export function grantingMiracle(id: string, ability: string, more: Partial<Behaviour> = {}): void {
  miracle(id, {
    effect: (play, calling) => immediately(() => grant(play, effectSourceOf(calling), calling.target, ability)),
    ...more,
  })
  leavesAbility(id, ability)
}

/** CF-BOOK-10: whether a fighter has Wounds that can be healed. */
export function isHurt(fighter: Fighter): boolean {
  return (fighter.wounds > 0 || fighter.extraWounds > 0) && !isDying(fighter)
}

export function healDegrees(play: Play, patient: Fighter, degrees: number, rule: string): void {
  for (let i = 0; i < degrees && isHurt(patient); i++) heal(play, patient, rule)
}

/** Friends of the faithful's camp and people, the faithful included. */
export function isOwnBeliever(faithful: Fighter, other: Fighter): boolean {
  return other.seat === faithful.seat && profileOf(other).people === profileOf(faithful).people
}

/** Those of them in the aura of faith, the faithful included. */
export function ownInAura(play: PlayState, faithful: Fighter): Fighter[] {
  return standing(play).filter((fighter) => isOwnBeliever(faithful, fighter) && isInAura(play, faithful, fighter))
}

/**
 * Whether a called aura still affects a fighter: the faithful is in play, the effect not dissipated, and the fighter
 * near.
 */
export function spreads(play: PlayState, effect: Effect | null, id: string, other: Fighter): boolean {
  const faithful = fighter(play, effect!.source.bearer)
  const source = enchantmentOf(id, 'source')
  if (!isStanding(faithful) || !faithful.effects.some(({ object }) => object === source)) return false
  return isInAura(play, faithful, other)
}

/** CF-BOOK-11: a Damage roll caused by a miracle. */
export function* damage(play: Play, { id, by }: EffectSource, victim: Fighter, strength: number): Procedure {
  yield* rollDamage(play, { victim, by, kind: 'effect', strength, rules: [ruleOfMystery(id)] })
}

/** CF-CALL-17: asks once for further faith that strengthens a successful miracle. */
export function* extraFaith(play: Play, calling: Calling, amounts: readonly number[]): Procedure<number> {
  const { faithful, miracle: called } = calling
  const payable = amounts.filter((points) => points <= faithful.faith)
  const points = yield* play.pick<number>({
    seat: faithful.seat,
    figure: faithful.id,
    prompt: text('ask.extra-faith', { miracle: called.name }),
    rules: [called.rule, 'CF-CALL-17'],
    options: [0, ...payable].map(
      (count): DecisionOption<number> => ({
        key: String(count),
        text: text('option.extra-faith', { points: count }),
        value: count,
      }),
    ),
  })
  spendFaith(faithful, points)
  calling.spent += points
  return points
}

/** CF-DICE-09: plain dice for an effect. */
export function* plainDice(
  play: Play,
  { faithful, miracle: called }: Called,
  count: number,
  sides = 6,
  only?: readonly Seat[],
): Procedure<readonly number[]> {
  const purpose = text('roll.miracle', { miracle: called.name })
  const [faces = []] = yield* play.rollDice(
    purpose,
    [called.rule],
    [{ seat: faithful.seat, count, sides }],
    undefined,
    only,
  )
  return faces
}

/** CF-MIRACLE-40: a miracle on the faithful itself that points of faith prolong round by round. */
export function prolongForFaith(id: string, points: number): Pick<Ability, 'maintenance'> {
  return {
    maintenance: {
      step: 'other',
      isIdle: (_play, faithful) => faithful.faith < points,
      *perform(play, faithful) {
        if (yield* prolongs(play, faithful, id, points)) spendFaith(faithful, points)
        else faithful.effects = faithful.effects.filter(({ object }) => object !== enchantmentOf(id))
      },
    },
  }
}

function* prolongs(play: Play, faithful: Fighter, id: string, points: number): Procedure<boolean> {
  if (faithful.faith < points) return false
  const { name, rule } = miracleNamed(id)!
  const args = { fighter: { figure: faithful.id }, miracle: name, points }
  const answer = yield* play.pick({
    seat: faithful.seat,
    figure: faithful.id,
    prompt: text('ask.prolong', args),
    rules: [rule, 'CF-MAINT-05'],
    options: [choice('keep', text('option.prolong', args)), choice('end', text('option.prolong-no'))],
  })
  return answer === 'keep'
}
