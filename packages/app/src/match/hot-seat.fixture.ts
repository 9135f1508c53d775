import type { HostFault } from '@fray/host'
import type { Json, Seat } from '@fray/kernel'
import type { HotSeat } from './hot-seat.ts'
import type { SavedMatch, Snapshot } from './protocol.ts'
import { ScreenSnapshotBuilder } from './snapshot.ts'
import type { HotSeatDependencies } from './terms.ts'

export const HERE: Json = { path: [{ x: 5, y: 0 }] }

/** The world round a match at one screen, with a page that puts together what it is told. */
export class TestPage implements HotSeatDependencies {
  readonly shown: Snapshot[] = []
  readonly keptMatches: SavedMatch[] = []
  readonly faults: HostFault[] = []
  readonly #builder = new ScreenSnapshotBuilder()
  /** Where bots place. */
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

  /** What was kept last. */
  get kept(): SavedMatch {
    return this.keptMatches.at(-1) as SavedMatch
  }

  /** Answers what is shown. */
  answer(hotSeat: HotSeat, seat: Seat, answer: Json) {
    return hotSeat.answer(seat, this.latest.sequence, answer)
  }
}

/** Whatever goes on by itself has gone on. */
export const quiet = () => new Promise((resolve) => setTimeout(resolve, 5))
