import { text } from '@fray/kernel'
import { grown, type OverlayRegion } from '@fray/tabletop'
import { enemiesOf, isInCombat } from '../ground/board.ts'
import { sightToJoin } from '../ground/sight.ts'
import { covers, type Gait, type MoveAction } from '../movement/gait.ts'
import { isRandomMover } from '../movement/random-move.ts'
import { reachOf } from '../movement/reach.ts'
import { aimAt } from '../movement/trajectory.ts'
import { type Combatant, isIn, type Turn } from '../state.ts'
import { CONTACT } from '../units.ts'
import type { Overlay } from './overlay.ts'

/** SW-MOVE-06, SW-RANDMOVE-02: it may move, and how far is known before it does. */
function movesSteadily(turn: Turn, mover: Combatant): boolean {
  if (isIn(mover, 'stunned') || isIn(mover, 'paralysed') || isRandomMover(mover)) return false
  return !isInCombat(turn, mover)
}

/** SW-BASE-06: one's own reach may be shown while a run or speed up is plotted. */
function plotted({ state }: Turn, mover: Combatant): 'run' | 'speed-up' | undefined {
  const move = state.acting?.id === mover.id ? state.acting.move : null
  return move === 'run' || move === 'speed-up' ? move : undefined
}

/** Where it may go. */
export const reach: Overlay = {
  id: 'reach',
  kind: 'movement',
  suits: movesSteadily,
  measures: (turn, mover) => plotted(turn, mover) === undefined,
  draw(turn, mover) {
    const gait = turn.setup.edition.gait(turn, mover)
    const action = plotted(turn, mover)
    const regions: OverlayRegion[] = action
      ? [region(turn, mover, gait, action, 'near')]
      : [region(turn, mover, gait, 'run', 'near'), region(turn, mover, gait, 'speed-up', 'far')]
    return { rules: ['SW-MOVE-08', 'SW-MOVE-09', 'SW-SCENERY-11'], regions, lines: [], verdicts: [] }
  },
}

function region(
  turn: Turn,
  mover: Combatant,
  gait: Gait,
  action: 'run' | 'speed-up',
  tone: OverlayRegion['tone'],
): OverlayRegion {
  return { rings: reachOf(turn, mover, gait, action), label: text(`overlay.${action}`), tone }
}

/** Whom it can charge or engage. */
export const charge: Overlay = {
  id: 'charge',
  kind: 'charge',
  suits: (turn, mover) => movesSteadily(turn, mover) && !isIn(mover, 'fearful'),
  measures: () => true,
  draw(turn, mover) {
    const gait = turn.setup.edition.gait(turn, mover)
    const { radius } = mover.profile.base
    const struck = (action: MoveAction) => grown(reachOf(turn, mover, gait, action), radius)
    return {
      rules: ['SW-MOVE-10', 'SW-MOVE-15'],
      regions: [
        { rings: struck('charge'), label: text('overlay.charge.near'), tone: 'near' },
        { rings: struck('engage'), label: text('overlay.charge.far'), tone: 'far' },
      ],
      lines: [],
      verdicts: enemiesOf(turn, mover).map((enemy) => {
        const level = joining(turn, mover, gait, enemy)
        return { figure: enemy.id, level, why: text(`overlay.charge.${level}`) }
      }),
    }
  },
}

/** SW-MOVE-10, -13, -15: a charge needs sight and MOV, an engagement twice MOV. */
function joining(turn: Turn, mover: Combatant, gait: Gait, enemy: Combatant): 'full' | 'partial' | 'none' {
  const aim = aimAt(turn, mover, enemy, gait.reach('engage') + CONTACT)
  if (!aim) return 'none'
  const { points } = aim.shortest
  if (covers(gait, 'charge', points) && sightToJoin(turn, mover, enemy) !== 'none') return 'full'
  return covers(gait, 'engage', points) ? 'partial' : 'none'
}
