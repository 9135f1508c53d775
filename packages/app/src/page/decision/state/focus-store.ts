import type { GestureOption } from '@fray/session'
import { perMatchStore } from '../../store/per-match.ts'

/** The thing that the person is looking at; it does not change the match. */
interface PointerFocus {
  /** The figure whose card is shown. */
  readonly figure: number | undefined
  /** The figure under the pointer or the focus. */
  readonly pointed: number | undefined
  /** The option whose odds are shown. */
  readonly option: string | undefined
  /** A finger is pressing the option for its odds, which may be further down. */
  readonly resting: boolean
  /** A long press was used before. */
  readonly hasRested: boolean
  /** The menu action whose odds are shown instead. */
  readonly way: GestureOption | undefined
}

const NOTHING: PointerFocus = {
  figure: undefined,
  pointed: undefined,
  option: undefined,
  resting: false,
  hasRested: false,
  way: undefined,
}

export const useFocus = perMatchStore(NOTHING, ({ hasRested }) => ({ hasRested }))

export function pointAtOption(option: string | undefined): void {
  if (useFocus.getState().option !== option) useFocus.setState({ option, resting: false })
}

export function longPressOption(option: string): void {
  useFocus.setState({ option, resting: true, hasRested: true })
}

export function pointAtAction(way: GestureOption | undefined): void {
  useFocus.setState({ way })
}

export function pointAtFigure(pointed: number | undefined): void {
  useFocus.setState({ pointed })
}

export function lookAtFigure(figure: number | undefined): void {
  useFocus.setState({ figure })
}
