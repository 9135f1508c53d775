import type { QuickPhrase } from '@fray/protocol'
import { ScreenSnapshotBuilder, type ScreenUpdate, type Snapshot } from '@fray/session'
import { leaveServerTable, loadGames, reportCrash, seatAtServerTable } from '../../store/match-store.ts'
import { serverTableKey } from '../../store/table-of-tab.ts'
import { agreeOnSeed } from './agree-on-seed.ts'
import { serverConnection } from './connection.ts'
import { lastStepSeen, rememberStepSeen } from './last-visit.ts'
import { useRoom } from './room-store.ts'
import { serverMatchOf } from './server-match.ts'

/** Ends looking at the current match. */
let leave: () => void = () => {}

/** Looks at a match of the server: who sits there, what they say, and the table once it is played. */
export function enterRoom(code: string): void {
  if (useRoom.getState().code === code && !useRoom.getState().fault) return
  leaveRoom()
  const table = new RoomTable(code)
  useRoom.setState({ code, visit: () => table.visit() })
  const close = serverConnection().openMatch(code, {
    onMessage: (message) => {
      if (message.kind === 'fault') useRoom.setState({ fault: message.fault.code })
      if (message.kind === 'chat') useRoom.setState({ chat: message.lines })
      if (message.kind === 'screen') table.apply(message.screen)
      if (message.kind !== 'info') return
      useRoom.setState({ info: message.info, fault: undefined })
      table.showPeople()
      agreeOnSeed(message.info).catch(reportCrash)
    },
  })
  const noteSeen = () => table.noteSeen()
  document.addEventListener('visibilitychange', noteSeen)
  leave = () => {
    document.removeEventListener('visibilitychange', noteSeen)
    close()
    table.close()
  }
}

/** Asks for a match again that could not be opened. */
export function reopenRoom(code: string): void {
  leaveRoom()
  enterRoom(code)
}

export function leaveRoom(): void {
  leave()
  leave = () => {}
  const { connection } = useRoom.getState()
  useRoom.setState({ ...useRoom.getInitialState(), connection }, true)
}

/** Says something to the others at the table. */
export async function say(said: { readonly phrase: QuickPhrase } | { readonly text: string }): Promise<void> {
  const { code } = useRoom.getState()
  if (code !== undefined) await serverConnection().say(code, said)
}

/** Shows the screens of a match on the table of this page. */
class RoomTable {
  readonly #code: string
  readonly #builder = new ScreenSnapshotBuilder()
  #latest: Snapshot | undefined
  #isVisited = false
  #show: ((snapshot: Snapshot) => void) | undefined

  constructor(code: string) {
    this.#code = code
  }

  apply(screen: ScreenUpdate): void {
    const snapshot = this.#builder.apply(screen)
    if (!snapshot) return
    this.#latest = snapshot
    this.noteSeen()
    this.#show ??= this.#sitDown()
    this.#show(withPeople(snapshot))
  }

  /** The reader looks at the table, until the returned function is called. */
  visit(): () => void {
    const seen = lastStepSeen(this.#code)
    const { step = 0, outcome } = this.#latest ?? {}
    if (seen !== undefined && step > seen && !outcome) useRoom.setState({ seenUntil: seen })
    this.#isVisited = true
    this.noteSeen()
    return () => {
      this.#isVisited = false
    }
  }

  /** Remembers how much of the match the reader has seen. */
  noteSeen(): void {
    if (this.#latest && this.#isVisited && !document.hidden) rememberStepSeen(this.#code, this.#latest.step)
  }

  /** Someone has come, gone or taken another name. */
  showPeople(): void {
    if (this.#latest) this.#show?.(withPeople(this.#latest))
  }

  close(): void {
    if (!this.#show) return
    this.#show = undefined
    leaveServerTable()
  }

  #sitDown(): (snapshot: Snapshot) => void {
    void loadGames()
    const show = seatAtServerTable({
      key: serverTableKey(this.#code),
      calls: serverMatchOf(this.#code, () => this.#latest && withPeople(this.#latest)),
      leave: () => this.#show && leaveRoom(),
    })
    useRoom.setState({ isSeated: true })
    return show
  }
}

function withPeople(snapshot: Snapshot): Snapshot {
  const { info } = useRoom.getState()
  return { ...snapshot, people: snapshot.players.map((_, seat) => info?.seats[seat]?.person?.name) }
}
