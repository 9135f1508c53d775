/** MI-MOVE-11: leads a column along a bent path. */
import { accept, type DecisionOption, type Json, type Procedure, refuse, text, type Verdict } from '@fray/kernel'
import { facingOf, type Point, pointTowards, rectangleBase, toJson, wholePoint } from '@fray/tabletop'
import { baseOf, centreOf } from '../../body.ts'
import { mm } from '../../units.ts'
import { turnsAway } from '../command/fanatics.ts'
import { type Journey, type Progress, startingAllowance } from '../plan/journey.ts'
import { marchLeg } from '../plan/march.ts'
import { accountFor, judgeEnd, judgeIdleness } from '../plan/orders.ts'
import { nearestFoe } from '../plan/suggestions.ts'
import { columnLeg, headOf, readColumnPath } from './column.ts'

/** Asks where the column goes; null if it does something else. */
export function* askForWay(
  journey: Journey,
  instead: readonly DecisionOption<null>[],
): Procedure<readonly Point[] | null> {
  const { play, unit } = journey
  const base = baseOf(unit.body)
  const abreast = unit.body.kind === 'ranks' ? unit.body.formation.files : unit.body.shape === 'column' ? 2 : 1
  const head = headOf(unit.body)
  return yield* play.place<readonly Point[] | null>({
    seat: unit.seat,
    figure: unit.id,
    prompt: text('ask.column', { unit: { figure: unit.id } }),
    rules: ['MI-MOVE-11'],
    form: toJson({
      kind: 'move',
      base: rectangleBase(base.width * abreast, base.depth),
      from: { ...wholePoint(head.x, head.y), facing: facingOf(head) },
      reach: startingAllowance(journey),
      bends: true,
      turns: false,
    }),
    check: (proposal) => judgeWay(journey, proposal),
    suggest: () => suggestWays(journey).map((path) => toJson({ path })),
    costOf: (proposal) => {
      const path = readColumnPath(journey, proposal)
      return 'ok' in path ? undefined : accountFor(journey, resolveWay(journey, path))
    },
    alternatives: instead,
  })
}

export function resolveWay(journey: Journey, path: readonly Point[]): Progress {
  return marchLeg(journey, columnLeg(journey.unit.body, path))
}

function judgeWay(journey: Journey, proposal: Json): Verdict<readonly Point[]> {
  const path = readColumnPath(journey, proposal)
  if ('ok' in path) return path
  const progress = resolveWay(journey, path)
  if (progress.stop?.kind === 'refused') return progress.stop.refusal
  if (turnsAway(journey, journey.unit.body, progress.body))
    return refuse(text('refuse.turns-away'), 'MI-FANATIC-03', 'MI-MOVE-11')
  return judgeIdleness(progress) ?? judgeEnd(journey, progress) ?? accept(path)
}

/** Whether leading the column there is worth it; a column does not shuffle. */
function makesProgress(journey: Journey, path: readonly Point[]): boolean {
  const { walked, stop } = resolveWay(journey, path)
  return walked >= mm(1) || stop?.kind === 'contact'
}

/** Suggests paths straight on, and towards the nearest enemy, as far as they are free. */
function suggestWays(journey: Journey): (readonly Point[])[] {
  const { unit } = journey
  const far = startingAllowance(journey) - 2
  if (far < mm(1)) return []
  const head = headOf(unit.body)
  const facing = facingOf(head)
  const ahead = { x: head.x + facing.x, y: head.y + facing.y }
  const foe = nearestFoe(journey)
  const goals = foe ? [ahead, centreOf(foe.body)] : [ahead]
  return goals.flatMap((goal) => {
    for (const share of [1, 0.5, 0.25]) {
      const { x, y } = pointTowards(head, goal, far * share)
      const path = [wholePoint(x, y)]
      if (judgeWay(journey, toJson({ path })).ok && makesProgress(journey, path)) return [path]
    }
    return []
  })
}
