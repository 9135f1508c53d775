import type { Procedure } from '@fray/kernel'
import { approach } from '../preparation/deployment.ts'
import { strategicPhase } from '../round/phases.ts'
import { isAtRest, type Play } from '../state.ts'

/** Runs a phase that has savepoints inside from its beginning to its end. */
function untilRest(phase: (play: Play) => Procedure): (play: Play) => Procedure {
  return function* (play) {
    do yield* phase(play)
    while (!isAtRest(play.state))
  }
}

export const wholeApproach = untilRest(approach)
export const wholeStrategicPhase = untilRest(strategicPhase)
