import { addEffect } from '@fray/hooks'
import { type Ability, define } from '../ability.ts'
import type { TestResult } from '../dice/test.ts'
import type { Shot } from '../fire/shot.ts'
import type { Play } from '../state.ts'

/** CF-ARTILLERY-02: a 1 that no ability makes valid; a test that fails only by its sum is an ordinary miss. */
export function isIncident({ natural, failed }: TestResult): boolean {
  return failed && natural === null
}

export const incident: Ability = {
  id: 'firing-incident',
  name: 'Firing incident',
  rule: 'CF-ARTILLERY-02',
  shownAs: 'dust-cloud',
  holdsFire: true,
}

/** CF-ARTILLERY-02: no shot is fired, and the piece cannot fire again until the end of the round. */
export function haltFire(play: Play, { from, marksman }: Shot): void {
  addEffect(play.state, from, {
    object: incident.id,
    source: { bearer: from.id, object: incident.id },
    until: 'round',
    x: null,
  })
  const named = { machine: { figure: from.id } }
  play.log('shot.incident', named, [incident.rule], { seat: marksman.seat, isOutcome: true })
}

define(incident)
