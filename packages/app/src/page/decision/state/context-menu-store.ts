import type { Refusal, Seat } from '@fray/kernel'
import type { GestureOption } from '@fray/session'
import type { Point } from '@fray/tabletop'
import { reportCrash, takeAnswers, useMatch } from '../../store/match-store.ts'
import { perMatchStore, sameMatch } from '../../store/per-match.ts'
import { service } from '../../store/service.ts'

/** The context menu: actions to choose from, or why something is not possible. */
export interface ContextMenuState {
  /** Its place on the screen. */
  readonly where: Point
  /** The snapshot it belongs to; the next one closes it. */
  readonly sequence: number
  readonly seat: Seat
  /** The figure it is about. */
  readonly figure: number
  readonly ways: readonly GestureOption[]
  readonly refusal: Refusal | undefined
}

export const useContextMenu = perMatchStore<{ readonly aside: ContextMenuState | undefined }>({ aside: undefined })

export function closeContextMenu(): void {
  useContextMenu.setState({ aside: undefined })
}

export interface FigureDragged {
  readonly figure: number
  readonly from: Point
  readonly to: Point
  readonly onto: number | undefined
}

/**
 * Handles a dropped figure: does what the drag means, offers a choice, or shows the refusal; an action that cannot
 * succeed is only offered.
 */
export async function dragFigure(seat: Seat, dragged: FigureDragged, where: Point): Promise<void> {
  const sequence = useMatch.getState().snapshot?.sequence
  if (sequence === undefined) return
  const isSame = sameMatch()
  const reading = await service.readGesture(sequence, { seat, ...dragged }).catch(reportCrash)
  if (!isSame()) return
  const { ways, refusal } = reading ?? { ways: [], refusal: undefined }
  const [only, other] = ways
  if (only && !other && !only.reason) takeAnswers(seat, sequence, only.answers)
  else if (only || refusal)
    useContextMenu.setState({ aside: { where, sequence, seat, figure: dragged.figure, ways, refusal } })
}

/** Lists everything that a figure may do now. */
export async function openMenu(seat: Seat, figure: number, where: Point): Promise<void> {
  const sequence = useMatch.getState().snapshot?.sequence
  if (sequence === undefined) return
  const isSame = sameMatch()
  const ways = (await service.menu(figure).catch(reportCrash)) ?? []
  if (!isSame()) return
  useContextMenu.setState({ aside: { where, sequence, seat, figure, ways, refusal: undefined } })
}
