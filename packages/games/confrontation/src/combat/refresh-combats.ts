import type { Procedure } from '@fray/kernel'
import { inContact } from '../ground/bodies.ts'
import { type Combat, type Fighter, isStanding, type Play } from '../state.ts'
import { combatOf, fightersIn, fraysAmong } from './frays.ts'
import { splitFray } from './split.ts'

/**
 * CF-COMBAT-30: combats that lost a fighter go on with the rest; fighters who lost all opponents are split into combats
 * again.
 */
export function* refreshCombats(play: Play): Procedure {
  const { state } = play
  const kept: Combat[] = []
  const adrift: Fighter[] = []
  for (const combat of state.combats) {
    const left = fightersIn(play, combat).filter(isStanding)
    const [lone, ...many] = left
    const together = lone?.id === combat.lone ? [lone, ...many.filter((fighter) => inContact(lone, fighter))] : []
    const still = combatOf(together)
    if (still) kept.push(still)
    adrift.push(...left.filter((fighter) => !still || !together.includes(fighter)))
  }
  state.combats = kept
  if (adrift.length === 0) return
  const resplit = yield* combatsOf(play, adrift)
  state.combats.push(...resplit)
}

/** CF-PURSUIT-08: takes all linked fighters who have not fought out of their combats, and splits that fray again. */
export function* combatsOf(play: Play, fighters: readonly Fighter[]): Procedure<readonly Combat[]> {
  const { state } = play
  const open = state.fighters.filter(
    (fighter) => isStanding(fighter) && (!fighter.fought || fighters.includes(fighter)),
  )
  const frays = fraysAmong(open).filter((fray) => fray.some((fighter) => fighters.includes(fighter)))
  const involved = new Set(frays.flat().map(({ id }) => id))
  state.combats = state.combats.filter(({ lone }) => !involved.has(lone))
  const combats: Combat[] = []
  for (const fray of frays) combats.push(...(yield* splitFray(play, fray)))
  return combats
}
