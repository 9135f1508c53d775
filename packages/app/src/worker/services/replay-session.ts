import type { AnyGame } from '@fray/games'
import { drawOverlay, type OverlayOffer, overlaysOf, type Seat } from '@fray/kernel'
import { listReplaySteps, type ReplayStep, type TableMatch } from '@fray/session'
import type { OverlayView } from '@fray/tabletop'
import type { ReplayMoment } from '../../shared/protocol.ts'
import type { SharedScreen } from '../table/screen.ts'
import type { Terms } from '../table/terms.ts'

/** A match at one of its steps, and who sees it. */
interface MomentSeen {
  readonly match: TableMatch
  readonly eyes: Seat | undefined
  readonly step: number
}

/** Decides which steps of a match are visible: of a running one to its viewers, of a finished one to everyone. */
export class ReplaySession {
  readonly #game: AnyGame
  readonly #match: TableMatch
  readonly #terms: Terms
  readonly #screen: SharedScreen

  constructor(game: AnyGame, match: TableMatch, terms: Terms, screen: SharedScreen) {
    this.#game = game
    this.#match = match
    this.#terms = terms
    this.#screen = screen
  }

  /** The number of steps for those at the screen. */
  get lastStep(): number {
    return this.#ends(this.#screen.knowing).length - 1
  }

  /** Gets the match after so many steps; by default as it stands. */
  at(moment: Omit<ReplayMoment, 'of'> | undefined): MomentSeen {
    if (!moment) return { match: this.#match, eyes: this.#screen.knowing, step: this.lastStep }
    const eyes = this.#openEyes(moment.eyes)
    const ends = this.#ends(eyes)
    const step = Math.min(moment.at, ends.length - 1)
    return { match: this.#match.at(ends[step] ?? 0), eyes, step }
  }

  /** Lists what happened in each step; the first is the start. */
  steps(eyes: Seat | undefined): ReplayStep[] {
    const open = this.#openEyes(eyes)
    return listReplaySteps(this.#game, this.#terms, {
      answers: this.#match.answers,
      ends: this.#ends(open),
      eyes: open,
    })
  }

  overlays(figure: number, moment: Omit<ReplayMoment, 'of'> | undefined): readonly OverlayOffer[] {
    const { match, eyes } = this.at(moment)
    return overlaysOf(match, eyes, figure)
  }

  overlay(figure: number, id: string, moment: Omit<ReplayMoment, 'of'> | undefined): OverlayView | undefined {
    const { match, eyes } = this.at(moment)
    const drawn = drawOverlay(match, eyes, figure, id)
    return drawn.ok ? (drawn.value as unknown as OverlayView) : undefined
  }

  /**
   * Gets the number of answers at the end of each step: every answer of a finished match, otherwise as these eyes may
   * know.
   */
  #ends(eyes: Seat | undefined): readonly number[] {
    const { outcome, answers } = this.#match
    return outcome ? Array.from({ length: answers.length + 1 }, (_, at) => at) : this.#match.stepsFor(eyes)
  }

  #openEyes(eyes: Seat | undefined): Seat | undefined {
    return this.#match.outcome ? eyes : this.#screen.knowing
  }
}
