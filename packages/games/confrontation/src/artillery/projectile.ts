import type { DecisionOption, Procedure } from '@fray/kernel'
import { type PlacedTemplate, toJson } from '@fray/tabletop'
import type { Shot } from '../fire/shot.ts'
import { type Fighter, type Play, type PlayState, profileOf } from '../state.ts'
import { allWith } from '../traits.ts'
import { perforating } from './perforation.ts'
import { zone } from './zone.ts'

/** CF-ARTILLERY-01: the effect of an artillery shot after its Aim test. */
export interface Projectile {
  /** CF-ARTILLERY-02: a 1 is an incident. */
  readonly hasIncidents?: true
  /** CF-ARTILLERY-09: the template on a target that is hit, shown when choosing one. */
  template?(play: PlayState, target: Fighter, from: Fighter): PlacedTemplate
  /** Called when a victim has been hit and has suffered the Damage roll. */
  onHit(play: Play, shot: Shot, victim: Fighter, eliminated: boolean): Procedure
  /** Called after a failed Aim test without an incident. */
  onMiss(play: Play, shot: Shot): Procedure
}

/** CF-MACHINE-08, CF-REV-ORC-04: by the artillery class of the weapon; null if it is not artillery. */
export function projectileOf(play: PlayState, from: Fighter): Projectile | null {
  const [carried] = allWith(play, from, 'firesAs')
  if (carried) return zone(carried[0].firesAs)
  const artillery = profileOf(from).machine?.artillery ?? 'chariot'
  if (artillery === 'chariot') return null
  return artillery === 'light' || artillery === 'heavy' ? perforating(artillery) : zone(artillery)
}

/** A target as an option, with its template. */
export function withTemplate<T>(
  play: PlayState,
  from: Fighter,
  option: DecisionOption<T>,
  target: Fighter,
): DecisionOption<T> {
  const template = projectileOf(play, from)?.template?.(play, target, from)
  return template ? { ...option, template: toJson(template) } : option
}
