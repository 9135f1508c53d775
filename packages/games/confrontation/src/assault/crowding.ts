import { overlaps } from '@fray/tabletop'
import { contourAt } from '../ground/bodies.ts'
import { copy } from '../saves/copy.ts'
import { type Fighter, fighter, isStanding, type PlayState } from '../state.ts'
import type { Arrival } from './arrival.ts'
import type { Underway } from './assault.ts'
import { freeArrival } from './contact.ts'

/**
 * CF-COURAGE-05, -06, CF-SEQ-03: the assaults that will find room once those before them have taken their places, each
 * with the place that is left for it.
 */
export function assaultsWithRoom(play: PlayState, assaults: readonly Underway[]): readonly Underway[] {
  if (!areCrowded(assaults)) return assaults
  const ahead = { setup: play.setup, state: copy(play.state) }
  return assaults.flatMap((assault) => {
    const moving = assaultIn(ahead, assault)
    // An assault on a dead target is redirected or dropped.
    if (!isStanding(moving.arrival.target)) return [assault]
    const place = freeArrival(ahead, moving)
    if (!place) return []
    for (const slide of place.slides) slide.fighter.at = slide.stance
    moving.assailant.at = place.stance
    moving.assailant.level = place.target.level
    return [{ ...assault, arrival: arrivalIn(play, place) }]
  })
}

/** Whether two assailants mean to stand on the same ground, or one of them needs a fighter slid aside. */
function areCrowded(assaults: readonly Underway[]): boolean {
  const places = assaults.map(({ assailant, arrival }) => contourAt(assailant, arrival.stance))
  return assaults.some(({ arrival }, i) => {
    if (i > 0 && arrival.slides.length > 0) return true
    return places.slice(0, i).some((other) => overlaps(other, places[i]!))
  })
}

/** The same assault with the fighters of another position. */
function assaultIn(position: PlayState, assault: Underway): Underway {
  const there = (other: Fighter) => fighter(position, other.id)
  const { assailant, arrival, targets } = assault
  return {
    ...assault,
    assailant: there(assailant),
    arrival: arrivalIn(position, arrival),
    targets: targets.map(there),
  }
}

function arrivalIn(position: PlayState, { target, slides, ...rest }: Arrival): Arrival {
  return {
    ...rest,
    target: fighter(position, target.id),
    slides: slides.map((slide) => ({ ...slide, fighter: fighter(position, slide.fighter.id) })),
  }
}
