import type { Point } from '@fray/tabletop'
import { perMatchStore } from '../../store/per-match.ts'
import type { Tape } from '../model/tape.ts'

interface TapeStore {
  /** The tape is on, or somebody wants to know why it is not available. */
  readonly out: boolean
  readonly tape: Tape | undefined
  /** The direction of a tape along the own move. */
  readonly towards: Point | undefined
}

export const useTape = perMatchStore<TapeStore>({ out: false, tape: undefined, towards: undefined })

/** Turns the tape on or off. */
export function toggleTape(): void {
  useTape.setState(({ out }) => ({ out: !out, tape: undefined, towards: undefined }))
}

export function layTape(tape: Tape): void {
  useTape.setState({ tape })
}

export function pointTape(towards: Point): void {
  useTape.setState({ towards })
}
