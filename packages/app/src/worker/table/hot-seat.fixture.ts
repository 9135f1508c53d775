import type { HostFault } from '@fray/host'
import type { Json, Seat } from '@fray/kernel'
import { ScreenSnapshotBuilder, type Snapshot } from '@fray/session'
import type { SavedMatch } from '../../shared/protocol.ts'
import type { HotSeat } from './hot-seat.ts'
import type { HotSeatDependencies } from './terms.ts'

export const HERE: Json = { path: [{ x: 5, y: 0 }] }

/** The dependencies of a hot-seat match, with a page that assembles the updates. */
export class TestPage implements HotSeatDependencies {
  readonly shown: Snapshot[] = []
  readonly keptMatches: SavedMatch[] = []
  readonly faults: HostFault[] = []
  readonly #builder = new ScreenSnapshotBuilder()
  /** The seats that bots place for. */
  readonly #place: Json

  constructor(place: Json = HERE) {
    this.#place = place
  }

  bot: HotSeatDependencies['bot'] = () => (match, seat) =>
    match.decisionOf(seat)?.kind === 'place' ? this.#place : 'pass'
  think: HotSeatDependencies['think'] = async () => {}
  keep: HotSeatDependencies['keep'] = async (saved) => void this.keptMatches.push(saved)
  reportFault: HotSeatDependencies['reportFault'] = (fault) => void this.faults.push(fault)
  forecast: HotSeatDependencies['forecast'] = async () => undefined
  show: HotSeatDependencies['show'] = (update) => {
    const snapshot = this.#builder.apply(update)
    if (snapshot) this.shown.push(snapshot)
  }

  get latest(): Snapshot {
    const latest = this.shown.at(-1)
    if (!latest) throw new Error('nothing was shown yet')
    return latest
  }

  /** The match as it was last saved. */
  get kept(): SavedMatch {
    return this.keptMatches.at(-1) as SavedMatch
  }

  /** Answers the shown decision. */
  answer(hotSeat: HotSeat, seat: Seat, answer: Json) {
    return hotSeat.answer(seat, this.latest.sequence, answer)
  }
}

/** Waits until everything automatic has run. */
export const quiet = () => new Promise((resolve) => setTimeout(resolve, 5))
