import { bodyOf, footprintsTouch } from '../ground/bodies.ts'
import { type Fighter, type PlayState, profileOf } from '../state.ts'
import { type Arrival, fits } from './arrival.ts'
import { edgesOf, isInLine, placesAtJoint } from './edges.ts'

/**
 * CF-CHARGE-09, CF-CONTACT-09: pairs of targets side by side at one level, which a creature base may charge at once.
 */
export function pairsToCharge(
  play: PlayState,
  assailant: Fighter,
  charged: readonly Fighter[],
): (readonly [Fighter, Fighter])[] {
  if (!isBroad(assailant)) return []
  const narrow = charged.filter((fighter) => !isBroad(fighter))
  return narrow.flatMap((first, i) =>
    narrow
      .slice(i + 1)
      .filter((second) => second.level === first.level && arrivalsAgainst(play, assailant, first, second).length > 0)
      .map((second) => [first, second] as const),
  )
}

export function arrivalsAgainst(play: PlayState, assailant: Fighter, first: Fighter, second: Fighter): Arrival[] {
  return edgesOf(first).flatMap((edge) => {
    const beside = edgesOf(second).find((other) => isInLine(edge, other))
    if (!beside) return []
    const stance = placesAtJoint(edge, beside, assailant).find((place) => {
      const body = bodyOf(assailant, place)
      const touchesBoth = [first, second].every((fighter) => footprintsTouch(body, bodyOf(fighter)))
      return touchesBoth && fits(play, assailant, place, first)
    })
    return stance ? [{ target: first, side: edge.side, stance, slides: [] }] : []
  })
}

/** CF-CHARGE-09: whether the base is large enough to charge two at once. */
function isBroad(fighter: Fighter): boolean {
  const { base } = profileOf(fighter)
  return base === 'creature' || base === 'large-creature'
}
