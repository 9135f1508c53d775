import { listOf, type Message, type MessageArg, text } from '@fray/kernel'
import { ellipsePoints, type OverlayView, type Region } from '@fray/tabletop'
import { nameOf } from '../ground/scenery-view.ts'
import type { Hiders, SightLevel } from '../ground/sight/visibility.ts'
import type { Combatant, Play } from '../state.ts'

/** A question that players may ask about a combatant. */
export interface Overlay {
  readonly id: string
  readonly kind: OverlayView['kind']
  /** Whether the question applies to this combatant. */
  suits(play: Play, combatant: Combatant): boolean
  /** SW-BASE-06: whether the answer would reveal a distance that must not be measured now. */
  measures(play: Play, combatant: Combatant): boolean
  draw(play: Play, combatant: Combatant): Omit<OverlayView, 'kind' | 'label'>
}

/** SW-BASE-03: gets the region within a distance of a combatant's base. */
export function regionWithin({ at, profile }: Combatant, distance: number): Region {
  const radius = profile.base.radius + distance
  return [ellipsePoints(at, radius, radius, undefined, 96)]
}

/** SW-SIGHT-30: describes a level of sight and its causes. */
export function sightWords(level: SightLevel, { combatants, pieces }: Hiders): Message {
  const hiders: MessageArg[] = [
    ...combatants.map(({ id }) => ({ figure: id })),
    ...pieces.map((piece) => ({ text: nameOf(piece) })),
  ]
  if (hiders.length === 0) return text(`overlay.sight.${level}`)
  return text(`overlay.sight.${level}-by`, { hiders: listOf(hiders) })
}
