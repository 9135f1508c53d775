import { type Json, type Procedure, takeFirst, text, type Verdict } from '@fray/kernel'
import { type Point, pathLength, readProposal, shortestRoute, toJson } from '@fray/tabletop'
import { offerClimb } from '../ground/climb.ts'
import { surroundingsOf } from '../ground/surroundings.ts'
import type { Surroundings } from '../ground/surroundings-data.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { askForJumps, resolveInterceptions } from './jump.ts'
import type { MoveAllowance } from './move-action.ts'
import { reduceAllowance } from './move-allowance.ts'
import { asInches, figurePath } from './paths/path-points.ts'
import { accountOf, reachOf } from './paths/reach.ts'
import { suggestRuns } from './paths/run-suggestions.ts'
import { sweepEphemerals, walk } from './paths/travel.ts'
import { checkRun, type Running } from './running.ts'

/** SW-MOVE-08, -09: up to MOV, or twice MOV, along any path that ends out of contact; stairs on the way (SW-SCENERY-33). */
export function* run(
  play: Play,
  mover: Combatant,
  moveAllowance: MoveAllowance,
  action: 'run' | 'speed-up',
): Procedure {
  play.state.acting!.move = action
  const climbed = yield* offerClimb(play, mover, () => moveAllowance.allowance(action, [mover.at, mover.at]))
  const left = reduceAllowance(moveAllowance, climbed)
  const points = yield* chooseRun(play, mover, left, action, RUNS[action])
  if (yield* goAlong(play, mover, moveAllowance, points, action)) return
  yield* offerClimb(play, mover, () => left.allowance(action, points) - pathLength(points))
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
  play: Play,
  mover: Combatant,
  moveAllowance: MoveAllowance,
  action: Running['action'],
  { prompt, rules, check }: RunRules,
): Procedure<readonly Point[]> {
  const reach = moveAllowance.reach(action)
  // SW-BASE-06, SM-BASE-05: showing the reach gives away a distance, so the choice is final.
  if (!play.setup.premeasuring) play.reveal()
  let known: Surroundings | undefined
  const around = (): Surroundings => {
    known ??= surroundingsOf(play, mover, reach)
    return known
  }
  const running: Running = { play, mover, moveAllowance, action, around }
  return yield* play.place({
    seat: ownerOf(play, mover),
    figure: mover.id,
    prompt: text(prompt, { mover: { figure: mover.id } }),
    rules,
    form: toJson({ kind: 'move', base: mover.profile.base, from: mover.at, reach, bends: true, turns: false }),
    check: (proposal) => check(running, proposal),
    suggest: (wanted) => takeFirst(suggestRuns(running), wanted).map((points) => toJson({ path: points.slice(1) })),
    route: (to) => routeTo(running, to),
    region: () => toJson(reachOf(play, mover, moveAllowance, action)),
    costOf: (proposal) => accountOf(running, proposal),
  })
}

/** Finds the shortest route around obstacles, as far as the mover can go. */
function routeTo({ mover, moveAllowance, action, around }: Running, to: Json): Json | undefined {
  const end = readProposal(to)?.path.at(-1)
  if (!end) return undefined
  const route = shortestRoute(mover.profile.base, mover.at, end, around().contours, moveAllowance.reach(action))
  return route && toJson({ path: route.points.slice(1) })
}

/**
 * SW-DEFAREA-04, -06, -27: moves along the fixed path; enemies may intercept, which ends the move but does not change
 * what it counts as. True if the mover can go no further.
 */
export function* goAlong(
  play: Play,
  mover: Combatant,
  moveAllowance: MoveAllowance,
  points: readonly Point[],
  action: 'run' | 'speed-up',
): Procedure<boolean> {
  const stopped = yield* askForJumps(play, mover, points)
  const walked = stopped?.points ?? points
  walk(play, mover, walked)
  play.log(
    action === 'run' ? 'ran' : 'sped-up',
    { mover: { figure: mover.id }, inches: asInches(pathLength(walked)) },
    [action === 'run' ? 'SW-MOVE-08' : 'SW-MOVE-09'],
    {
      seat: ownerOf(play, mover),
      paths: [figurePath(mover, walked)],
      numbers: [moveAllowance.explain(action, walked)],
    },
  )
  if (stopped) yield* resolveInterceptions(play, mover, stopped.jumps)
  yield* sweepEphemerals(play, mover, walked)
  return stopped !== null || !isStanding(mover)
}
