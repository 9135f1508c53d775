import { text } from '@fray/kernel'
import { growRegion, type OverlayRegion } from '@fray/tabletop'
import { editionOf } from '../editions/edition.ts'
import { enemiesOf, isInCombat } from '../ground/board.ts'
import { sightToJoin } from '../ground/sight/sight.ts'
import type { MoveAction, MoveAllowance } from '../movement/move-action.ts'
import { covers } from '../movement/move-allowance.ts'
import { reachOf } from '../movement/paths/reach.ts'
import { aimAt } from '../movement/paths/trajectory.ts'
import { isRandomMover } from '../movement/random-move.ts'
import { type Combatant, isIn, type Play } from '../state.ts'
import { CONTACT } from '../units.ts'
import type { Overlay } from './overlay.ts'

/** SW-MOVE-06, SW-RANDMOVE-02: whether it may move and its distance is known in advance. */
function movesSteadily(play: Play, mover: Combatant): boolean {
  if (isIn(mover, 'stunned') || isIn(mover, 'paralysed') || isRandomMover(mover)) return false
  return !isInCombat(play, mover)
}

/** SW-BASE-06: gets the run or speed up being plotted, during which a player's own reach may be shown. */
function plottedAction({ state }: Play, mover: Combatant): 'run' | 'speed-up' | undefined {
  const move = state.acting?.id === mover.id ? state.acting.move : null
  return move === 'run' || move === 'speed-up' ? move : undefined
}

/** The area the combatant may move to. */
export const reach: Overlay = {
  id: 'reach',
  kind: 'movement',
  suits: movesSteadily,
  measures: (play, mover) => plottedAction(play, mover) === undefined,
  draw(play, mover) {
    const moveAllowance = editionOf(play.setup).moveAllowance(play, mover)
    const action = plottedAction(play, mover)
    const regions: OverlayRegion[] = action
      ? [region(play, mover, moveAllowance, action, 'near')]
      : [region(play, mover, moveAllowance, 'run', 'near'), region(play, mover, moveAllowance, 'speed-up', 'far')]
    return { rules: ['SW-MOVE-08', 'SW-MOVE-09', 'SW-SCENERY-11'], regions, lines: [], verdicts: [] }
  },
}

function region(
  play: Play,
  mover: Combatant,
  moveAllowance: MoveAllowance,
  action: 'run' | 'speed-up',
  tone: OverlayRegion['tone'],
): OverlayRegion {
  return { rings: reachOf(play, mover, moveAllowance, action), label: text(`overlay.${action}`), tone }
}

/** Enemies that it can charge or engage. */
export const charge: Overlay = {
  id: 'charge',
  kind: 'charge',
  suits: (play, mover) => movesSteadily(play, mover) && !isIn(mover, 'fearful'),
  measures: () => true,
  draw(play, mover) {
    const moveAllowance = editionOf(play.setup).moveAllowance(play, mover)
    const { radius } = mover.profile.base
    const strikeRegion = (action: MoveAction) => growRegion(reachOf(play, mover, moveAllowance, action), radius)
    return {
      rules: ['SW-MOVE-10', 'SW-MOVE-15'],
      regions: [
        { rings: strikeRegion('charge'), label: text('overlay.charge.near'), tone: 'near' },
        { rings: strikeRegion('engage'), label: text('overlay.charge.far'), tone: 'far' },
      ],
      lines: [],
      verdicts: enemiesOf(play, mover).map((enemy) => {
        const level = joining(play, mover, moveAllowance, enemy)
        return { figure: enemy.id, level, why: text(`overlay.charge.${level}`) }
      }),
    }
  },
}

/** SW-MOVE-10, -13, -15: a charge needs sight and MOV, an engagement twice MOV. */
function joining(
  play: Play,
  mover: Combatant,
  moveAllowance: MoveAllowance,
  enemy: Combatant,
): 'full' | 'partial' | 'none' {
  const aim = aimAt(play, mover, enemy, moveAllowance.reach('engage') + CONTACT)
  if (!aim) return 'none'
  const { points } = aim.shortest
  if (covers(moveAllowance, 'charge', points) && sightToJoin(play, mover, enemy) !== 'none') return 'full'
  return covers(moveAllowance, 'engage', points) ? 'partial' : 'none'
}
