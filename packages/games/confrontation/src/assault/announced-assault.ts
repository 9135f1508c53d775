import { type Fighter, fighter, type PlayState, type Stance } from '../state.ts'
import type { Arrival } from './arrival.ts'
import type { Assault } from './assault.ts'

/** An arrival as plain data, with fighters as ids. */
interface ArrivalData extends Pick<Arrival, 'side' | 'stance'> {
  readonly target: number
  readonly slides: readonly { readonly fighter: number; readonly stance: Stance }[]
}

export function arrivalData({ target, side, stance, slides }: Arrival): ArrivalData {
  return {
    target: target.id,
    side,
    stance,
    slides: slides.map((slide) => ({ fighter: slide.fighter.id, stance: slide.stance })),
  }
}

export function arrivalAt(play: PlayState, { target, side, stance, slides }: ArrivalData): Arrival {
  return {
    target: fighter(play, target),
    side,
    stance,
    slides: slides.map((slide) => ({ fighter: fighter(play, slide.fighter), stance: slide.stance })),
  }
}

/** An assault as plain data, kept in the state until all assaults are announced. */
export interface AnnouncedAssault extends Omit<Assault, 'assailant' | 'arrival' | 'targets'> {
  readonly assailant: number
  readonly arrival: ArrivalData
  readonly targets: readonly number[]
}

export function announcedAssault({ assailant, arrival, targets, ...rest }: Assault): AnnouncedAssault {
  return { ...rest, assailant: assailant.id, arrival: arrivalData(arrival), targets: targets.map(({ id }) => id) }
}

export function assaultOf(play: PlayState, { assailant, arrival, targets, ...rest }: AnnouncedAssault): Assault {
  const fighterById = (id: number): Fighter => fighter(play, id)
  return {
    ...rest,
    assailant: fighterById(assailant),
    arrival: arrivalAt(play, arrival),
    targets: targets.map(fighterById),
  }
}
