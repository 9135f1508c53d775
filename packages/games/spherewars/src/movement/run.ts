import { firstOf, type Json, type Procedure, text, type Verdict } from '@fray/kernel'
import { asJson, type Point, pathLength } from '@fray/tabletop'
import { offerClimb } from '../ground/climb.ts'
import { type Surroundings, surroundingsOf } from '../ground/surroundings.ts'
import { type Combatant, isStanding, ownerOf, type Turn } from '../state.ts'
import { type Gait, lessened } from './gait.ts'
import { askForJumps, carryOut } from './jump.ts'
import { asInches, figurePath } from './path-points.ts'
import { accountOf, reachOf } from './reach.ts'
import { suggestRuns } from './run-suggestions.ts'
import { checkRun, type Running } from './running.ts'
import { sweepEphemerals, walk } from './travel.ts'

/** SW-MOVE-08, -09: up to MOV, or twice MOV, along any path that ends out of contact; stairs on the way (SW-SCENERY-33). */
export function* run(turn: Turn, mover: Combatant, gait: Gait, action: 'run' | 'speed-up'): Procedure {
  turn.state.acting!.move = action
  const climbed = yield* offerClimb(turn, mover, () => gait.allowance(action, [mover.at, mover.at]))
  const left = lessened(gait, climbed)
  const points = yield* chooseRun(turn, mover, left, action, RUNS[action])
  if (yield* goAlong(turn, mover, gait, points, action)) return
  yield* offerClimb(turn, mover, () => left.allowance(action, points) - pathLength(points))
}

/** How an edition calls a move along a path, by which rules, and what it allows. */
export interface RunRules {
  readonly prompt: string
  readonly rules: readonly string[]
  check(running: Running, proposal: Json): Verdict<readonly Point[]>
}

const RUNS: Readonly<Record<Running['action'], RunRules>> = {
  run: { prompt: 'ask.run', rules: ['SW-MOVE-08', 'SW-BASE-08'], check: checkRun },
  'speed-up': { prompt: 'ask.speed-up', rules: ['SW-MOVE-09', 'SW-BASE-08'], check: checkRun },
}

/** SW-MOVE-08, -09; SM-MOVE-02, -03: the path of a run. */
export function* chooseRun(
  turn: Turn,
  mover: Combatant,
  gait: Gait,
  action: Running['action'],
  { prompt, rules, check }: RunRules,
): Procedure<readonly Point[]> {
  const reach = gait.reach(action)
  let known: Surroundings | undefined
  const around = (): Surroundings => {
    known ??= surroundingsOf(turn, mover, reach)
    return known
  }
  const running: Running = { turn, mover, gait, action, around }
  return yield* turn.place({
    seat: ownerOf(turn, mover),
    figure: mover.id,
    prompt: text(prompt, { mover: { figure: mover.id } }),
    rules,
    form: asJson({ kind: 'move', base: mover.profile.base, from: mover.at, reach, bends: true, turns: false }),
    check: (proposal) => check(running, proposal),
    suggest: (wanted) => firstOf(suggestRuns(running), wanted).map((points) => asJson({ path: points.slice(1) })),
    region: () => asJson(reachOf(turn, mover, gait, action)),
    account: (proposal) => accountOf(running, proposal),
  })
}

/**
 * SW-DEFAREA-04, -06, -27: the path is fixed; enemies may jump in its way, which ends the move but not what it counts as.
 * True if the mover can go no further.
 */
export function* goAlong(
  turn: Turn,
  mover: Combatant,
  gait: Gait,
  points: readonly Point[],
  action: 'run' | 'speed-up',
): Procedure<boolean> {
  const stopped = yield* askForJumps(turn, mover, points)
  const walked = stopped?.points ?? points
  walk(turn, mover, walked)
  turn.log(
    action === 'run' ? 'ran' : 'sped-up',
    { mover: { figure: mover.id }, inches: asInches(pathLength(walked)) },
    [action === 'run' ? 'SW-MOVE-08' : 'SW-MOVE-09'],
    { seat: ownerOf(turn, mover), paths: [figurePath(mover, walked)], numbers: [gait.explain(action)] },
  )
  if (stopped) yield* carryOut(turn, mover, stopped.jumps)
  yield* sweepEphemerals(turn, mover, walked)
  return stopped !== null || !isStanding(mover)
}
