import type { Procedure } from '@fray/kernel'
import { anySpot, type Ground } from '../ground/spots.ts'
import { putDown } from '../movement/put-down.ts'
import { chooseEdge, type DeploymentOption, deployNext, groundFor } from '../preparation/deployment.ts'
import { infiltrate, infiltratorsOf } from '../preparation/infiltration.ts'
import { type Combatant, type Side, speakerOf, type Turn } from '../state.ts'
import { commandOf, strategicRoll } from './turn.ts'

/** SM-DEPLOY-01 to -03: one step of deployment; called again and again while the phase is `deployment`. */
export function deploy(turn: Turn): Procedure {
  return deployNext(turn, { begin: beginDeployment, place: deployOption, batchOf })
}

/** SM-DEPLOY-01, SM-TURN-10: the winner of the strategic roll chooses his side, deploys first and begins turn 1. */
function* beginDeployment(turn: Turn): Procedure {
  const { state } = turn
  const winner = yield* strategicRoll(turn)
  if (state.terms.mission.deployment.system === 'generic') state.near = yield* chooseEdge(turn, winner)
  state.first = winner
  state.preparation = { placer: 0, points: 0, deploying: winner, batch: batchOf(turn, winner) }
  const seat = speakerOf(turn, winner)
  turn.log('deploys-first', { first: { seat } }, ['SM-DEPLOY-01'], { seat })
}

/** SM-DEPLOY-02: as many as the own leader's MAN; SM-DEPLOY-03: singly if the mission says so. */
function batchOf(turn: Turn, side: Side): number {
  return turn.state.terms.mission.deployment.system === 'alternating' ? 1 : commandOf(turn, side)
}

/** SM-BAND-06: a whole squad in one go. */
function* deployOption(turn: Turn, { figures }: DeploymentOption): Procedure {
  const placed: Combatant[] = []
  for (const figure of figures) {
    yield* putDown(turn, figure, squadGround(turn, figure, placed))
    placed.push(figure)
  }
}

/** SM-BAND-06: within 2 inches of all who are placed, as long as there is such a place. */
function squadGround(turn: Turn, figure: Combatant, placed: readonly Combatant[]): Ground {
  const ground = groundFor(turn, figure, placed)
  if (placed.length === 0) return ground
  const close = { ...ground, squad: placed, rules: ['SM-BAND-06', ...ground.rules] }
  return anySpot(turn, figure, close) ? close : ground
}

/** SW-ABIL-17: those who come after all others; then turn 1. */
export function* infiltrateOrBegin(turn: Turn): Procedure {
  const { state } = turn
  if (infiltratorsOf(turn, 0).length + infiltratorsOf(turn, 1).length > 0) return yield* infiltrate(turn)
  state.preparation = null
  state.phase = 'turn'
}
