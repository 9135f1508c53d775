import { type Procedure, text } from '@fray/kernel'
import { limits, registerCounterKind } from '../../limits.ts'
import { combatNote, fighterOption } from '../../pick-fighter.ts'
import { type Fighter, type Play, type PlayState, standing } from '../../state.ts'
import { allWith, has } from '../../traits.ts'
import { addOwnEffect, ruleOf, termOf } from '../builders.ts'

const givenAs = registerCounterKind('given')
const turnedAs = registerCounterKind('turned')

/** CF-MUTAGENIC-01, CF-TOXIC-01: the A.P. of bearers per die of their camp, rounded up. */
const AP_FOR_A_DIE = 100

/**
 * CF-MUTAGENIC-01, -02, CF-TOXIC-01, -02: at the beginning of a round a camp distributes all its dice among its
 * fighters with an ability, one to each. Called for every bearer; the first of a camp acts for all.
 */
export function* distributeDice(play: Play, bearer: Fighter, ability: string, die: string): Procedure {
  const bearers = standing(play).filter((fighter) => fighter.seat === bearer.seat && has(play, fighter, ability))
  if (bearers[0] !== bearer) return
  const ap = bearers.reduce((sum, { member }) => sum + member.ap, 0)
  const dice = Math.ceil(ap / AP_FOR_A_DIE)
  let without = bearers
  for (let left = Math.min(dice, bearers.length); left > 0; left--) {
    const chosen = left === without.length ? without[0]! : yield* chooseBearer(play, without, ability, left)
    without = without.filter((fighter) => fighter !== chosen)
    yield* assignDie(play, chosen, ability, die)
    const args = { fighter: { figure: chosen.id }, ability: { text: termOf(ability) } }
    play.log('round-die', args, [ruleOf(ability)], { seat: chosen.seat })
  }
}

/** Dice of an ability that a fighter received in this round, rolled or not. */
function dieGivenLimit(die: string) {
  return { id: givenAs(die), per: 'round' } as const
}

/**
 * CF-MUTAGENIC-02, CF-REV-DIRZ-16: assigns a die to a fighter, who may convert it; it counts as received either way.
 */
export function* assignDie(play: Play, bearer: Fighter, ability: string, die: string): Procedure {
  if (yield* isTaken(play, bearer, ability)) limits.spend(play.state, bearer.uses, dieConvertedLimit(die))
  else giveDie(play, bearer, ability, die)
}

/** CF-REV-DIRZ-16: a die that was used up without a roll. */
function dieConvertedLimit(die: string) {
  return { id: turnedAs(die), per: 'round' } as const
}

export function giveDie(play: Play, bearer: Fighter, ability: string, die: string): void {
  addOwnEffect(play, bearer, die, ability, 'round')
  limits.spend(play.state, bearer.uses, dieGivenLimit(die))
}

export function wasGivenDie({ state }: PlayState, { uses }: Fighter, die: string): boolean {
  return limits.isSpent(state, uses, dieGivenLimit(die)) || limits.isSpent(state, uses, dieConvertedLimit(die))
}

/** CF-SPELL-22, -24: whether a die received in this round has been rolled. */
export function hasRolledDie({ state }: PlayState, { uses, effects }: Fighter, die: string): boolean {
  return limits.isSpent(state, uses, dieGivenLimit(die)) && !effects.some(({ object }) => object === die)
}

/** CF-REV-DIRZ-16: whether an ability uses the die up for something else. */
function* isTaken(play: Play, bearer: Fighter, die: string): Procedure<boolean> {
  for (const [ability, effect] of allWith(play, bearer, 'takesRoundDie')) {
    if (yield* ability.takesRoundDie(play, die, bearer, effect)) return true
  }
  return false
}

function* chooseBearer(play: Play, bearers: readonly Fighter[], ability: string, left: number): Procedure<Fighter> {
  return yield* play.pick({
    seat: bearers[0]!.seat,
    prompt: text('ask.round-die', { ability: { text: termOf(ability) }, left }),
    rules: [ruleOf(ability)],
    defaultAnswer: () => String(bearers[0]!.id),
    options: bearers.map((bearer) => fighterOption(bearer, { note: () => combatNote(play, bearer) })),
  })
}
