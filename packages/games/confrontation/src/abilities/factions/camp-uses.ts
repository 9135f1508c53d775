import type { Procedure } from '@fray/kernel'
import { traitsOf } from '../../ability.ts'
import { limits, registerCounterKind } from '../../limits.ts'
import { type Fighter, isStanding, type Play, type PlayState } from '../../state.ts'
import { has } from '../../traits.ts'
import { addOwnEffect, termOf } from '../builders.ts'

/** Counts the uses that a camp shares. */
export const campsUse = registerCounterKind('camp')

/** Lists the fighters in play of the bearer's camp with the same capacity. */
export function comradesOf(play: Play, bearer: Fighter, id: string): Fighter[] {
  return play.state.fighters.filter(
    (fighter) => fighter.seat === bearer.seat && isStanding(fighter) && has(play, fighter, id),
  )
}

/** Adds up the cost of all fighters of a camp who have had a capacity from the start, in play or not. */
export function costOf({ state }: PlayState, seat: number, id: string): number {
  const bearers = state.fighters.filter((fighter) => {
    return fighter.seat === seat && traitsOf(fighter).some(({ ability }) => ability === id)
  })
  return bearers.reduce((sum, { member }) => sum + member.ap, 0)
}

/** Lets a camp act once in a stretch of play, through the first of its bearers who accepts. */
export function* onceForCamp(
  play: Play,
  bearer: Fighter,
  id: string,
  per: 'round' | 'game',
  act: () => Procedure<boolean>,
): Procedure {
  const use = { id: campsUse(id), per } as const
  const asked = { id: campsUse(`${id}:asked`), per: 'round' } as const
  if ([use, asked].some((limit) => limits.isSpent(play.state, bearer.uses, limit))) return
  // A player who declines is asked again next round.
  const once = (yield* act()) ? use : asked
  for (const fighter of play.state.fighters.filter(({ seat }) => seat === bearer.seat)) {
    limits.use(play.state, fighter.uses, once)
  }
}

/** Gives a fighter an ability until the end of the round, and logs it. */
export function giveForRound(play: Play, bearer: Fighter, ability: string, of: string, rule: string): void {
  addOwnEffect(play, bearer, ability, of, 'round')
  const args = { fighter: { figure: bearer.id }, ability: { text: termOf(ability) } }
  play.log('faction.gained', args, [rule], { seat: bearer.seat })
}
