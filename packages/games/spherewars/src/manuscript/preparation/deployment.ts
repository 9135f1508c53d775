import type { Procedure } from '@fray/kernel'
import { anySpot, type DeploymentGround } from '../../ground/field/spots.ts'
import { putDown } from '../../movement/put-down.ts'
import { chooseEdge, type DeploymentOption, deployNext, groundFor } from '../../preparation/deployment.ts'
import { infiltrate, infiltratorsOf } from '../../preparation/infiltration.ts'
import type { Side } from '../../side.ts'
import { type Combatant, type Play, speakerOf } from '../../state.ts'
import { commandOf, strategicRoll } from '../turn.ts'

/** SM-DEPLOY-01 to -03: one step of deployment, repeated while the phase is `deployment`. */
export function deploy(play: Play): Procedure {
  return deployNext(play, { begin: beginDeployment, place: deployOption, batchOf })
}

/** SM-DEPLOY-01, SM-TURN-10: the winner of the strategic roll chooses their side, deploys first and begins turn 1. */
function* beginDeployment(play: Play): Procedure {
  const { state } = play
  const winner = yield* strategicRoll(play)
  if (state.terms.mission.deployment.system === 'generic') state.near = yield* chooseEdge(play, winner)
  state.first = winner
  state.preparation = { placer: 0, points: 0, deploying: winner, batch: batchOf(play, winner) }
  const seat = speakerOf(play, winner)
  play.log('deploys-first', { first: { seat } }, ['SM-DEPLOY-01'], { seat })
}

/** SM-DEPLOY-02: as many as its leader's MAN; SM-DEPLOY-03: singly if the mission says so. */
function batchOf(play: Play, side: Side): number {
  return play.state.terms.mission.deployment.system === 'alternating' ? 1 : commandOf(play, side)
}

/** SM-BAND-06: deploys a whole squad at once. */
function* deployOption(play: Play, { figures }: DeploymentOption): Procedure {
  const placed: Combatant[] = []
  for (const figure of figures) {
    yield* putDown(play, figure, squadGround(play, figure, placed))
    placed.push(figure)
  }
}

/** SM-BAND-06: within 2 inches of all that are placed, as long as there is such a place. */
function squadGround(play: Play, figure: Combatant, placed: readonly Combatant[]): DeploymentGround {
  const ground = groundFor(play, figure, placed)
  if (placed.length === 0) return ground
  const close = { ...ground, squad: placed, rules: ['SM-BAND-06', ...ground.rules] }
  return anySpot(play, figure, close) ? close : ground
}

/** SW-ABIL-17: deploys infiltrators after all others, then begins turn 1. */
export function* infiltrateOrBegin(play: Play): Procedure {
  const { state } = play
  if (infiltratorsOf(play, 0).length + infiltratorsOf(play, 1).length > 0) return yield* infiltrate(play)
  state.preparation = null
  state.phase = 'turn'
}
