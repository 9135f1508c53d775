import type { GameEvent } from '@fray/kernel'
import { isOnTable, overlaps } from '@fray/tabletop'
import { contourOf } from './ground/bodies.ts'
import { contourOfPiece } from './ground/scenery.ts'
import type { Setup } from './preparation/setup.ts'
import { type Fighter, isStanding, profileOf, type State } from './state.ts'

/** How far rounding may let bases overlap, in hundredths of a millimetre. */
const TOLERANCE = 3

/** Invariants that hold between any two answers. */
export function faults(state: State, setup: Setup, _since: readonly GameEvent[]): string[] {
  const standing = state.fighters.filter(isStanding)
  return [
    ...standing.flatMap((fighter) => ownFaults(fighter, setup)),
    ...standing.flatMap((a, i) => standing.slice(i + 1).flatMap((b) => overlapFaults(a, b))),
    ...cardFaults(state),
    ...combatFaults(state),
  ]
}

function ownFaults(fighter: Fighter, { table, scenery }: Setup): string[] {
  const { name } = profileOf(fighter)
  const found: string[] = []
  const { x, y } = fighter.at
  if (!Number.isInteger(x) || !Number.isInteger(y)) found.push(`${name} stands between the hundredths`)
  if (!isOnTable(contourOf(fighter), table)) found.push(`${name} stands off the table`)
  const inside = scenery.some(({ ground }, i) => {
    const blocks = ground === 'solid' || ground === 'uncrossable'
    return blocks && fighter.level === 0 && overlaps(contourOf(fighter), contourOfPiece(scenery[i]!), TOLERANCE)
  })
  if (inside) found.push(`${name} stands in an obstacle`)
  if (fighter.wounds < 0 || fighter.wounds > 3) found.push(`${name} has a Wound level of ${fighter.wounds}`)
  return found
}

function overlapFaults(a: Fighter, b: Fighter): string[] {
  if (a.level !== b.level || a.level > 0 || !overlaps(contourOf(a), contourOf(b), TOLERANCE)) return []
  return [`${profileOf(a).name} overlaps ${profileOf(b).name}`]
}

/** CF-STRATEGIC-02: each card is in one place and belongs to the camp that holds it. */
function cardFaults({ camps, cards }: State): string[] {
  return camps.flatMap(({ seat, pile, reserve, passes, placements }) => {
    const held = [...pile, ...reserve]
    const found: string[] = []
    if (new Set(held).size < held.length) found.push(`a card of camp ${seat} is in two places`)
    if (held.some((id) => cards[id]?.seat !== seat)) found.push(`camp ${seat} holds a card of the other`)
    if (passes < 0 || placements < 0) found.push(`camp ${seat} has passed or reserved more than it may`)
    return found
  })
}

/** CF-FRAY-05: a fighter is in one combat at most. */
function combatFaults({ combats }: State): string[] {
  const all = combats.flatMap(({ lone, many }) => [lone, ...many])
  return new Set(all).size < all.length ? ['somebody is in two combats'] : []
}
