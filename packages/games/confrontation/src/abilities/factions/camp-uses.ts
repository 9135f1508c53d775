import type { Procedure } from '@fray/kernel'
import { traitsOf } from '../../ability.ts'
import { countedFor, limits } from '../../limits.ts'
import { type Fighter, isStanding, type Play, type PlayState } from '../../state.ts'
import { has } from '../../traits.ts'
import { addOwnEffect, termOf } from '../builders.ts'

/** What a camp uses together. */
export const campsUse = countedFor('camp')

/** Everybody in play of a bearer's camp who has the same. */
export function comradesOf(play: Play, bearer: Fighter, id: string): Fighter[] {
  return play.state.fighters.filter(
    (fighter) => fighter.seat === bearer.seat && isStanding(fighter) && has(play, fighter, id),
  )
}

/** What those of a camp cost together who have something for good, whether they are still in play or not. */
export function costOf({ state }: PlayState, seat: number, id: string): number {
  const bearers = state.fighters.filter((fighter) => {
    return fighter.seat === seat && traitsOf(fighter).some(({ ability }) => ability === id)
  })
  return bearers.reduce((sum, { member }) => sum + member.ap, 0)
}

/** What a camp may do once in a stretch of play, whoever of its bearers comes first. */
export function* onceForCamp(
  play: Play,
  bearer: Fighter,
  id: string,
  per: 'round' | 'game',
  act: () => Procedure<boolean>,
): Procedure {
  const use = { id: campsUse(id), per } as const
  const asked = { id: campsUse(`${id}:asked`), per: 'round' } as const
  if ([use, asked].some((each) => limits.isSpent(play.state, bearer.uses, each))) return
  // Whoever declines is asked in the next round.
  const once = (yield* act()) ? use : asked
  for (const fighter of play.state.fighters.filter(({ seat }) => seat === bearer.seat)) {
    limits.use(play.state, fighter.uses, once)
  }
}

/** Lays an ability that somebody has until the end of the round, and tells it. */
export function giveForRound(play: Play, bearer: Fighter, ability: string, of: string, rule: string): void {
  addOwnEffect(play, bearer, ability, of, 'round')
  const args = { fighter: { figure: bearer.id }, ability: { text: termOf(ability) } }
  play.log('faction.gained', args, [rule], { seat: bearer.seat })
}
