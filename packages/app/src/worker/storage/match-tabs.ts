/** How long a playing tab may take to let go. A frozen tab never does. */
const LET_GO = 2000

/** How long a closed page usually takes to disappear, and how long on a busy machine. */
const GONE = 500
const GONE_AT_LAST = 20_000

type Word = { readonly kind: 'kept' | 'release'; readonly key: string }

/** What other tabs tell a tab about its match. */
export interface TabEvents {
  /** It was played on and stored. */
  onKept(): void
  /** This tab plays it, and another one wants to. */
  onWanted(): void
  /** This tab played it, but another one took it without waiting. */
  onLost(): void
  /** The tab that played it has closed shortly after this one opened, which plays it now. */
  onFreed(): void
}

/** Lets one tab of a browser play a match while others may follow. Without locks every tab assumes that it is alone. */
export class MatchTabs {
  readonly #locks: LockManager | undefined
  readonly #channel: BroadcastChannel
  #key: string | undefined
  #events: TabEvents | undefined
  #release: (() => void) | undefined
  /** Stops waiting for the playing tab to go. */
  #waiting = new AbortController()

  constructor(locks: LockManager | undefined = globalThis.navigator?.locks) {
    this.#locks = locks
    this.#channel = new BroadcastChannel('fray.matches')
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Word>) => this.#hear(data))
  }

  /** Turns to another match; says whether this tab plays it. */
  async turnTo(key: string, events: TabEvents): Promise<boolean> {
    this.letGo()
    this.#key = key
    this.#events = events
    // A reloaded page may start before its old self has released the lock.
    const signal = AbortSignal.any([this.#waiting.signal, AbortSignal.timeout(GONE_AT_LAST)])
    const claimed = this.#claim({ signal }).catch(() => false)
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, GONE, 'late'))
    const answer = await Promise.race([claimed, late])
    if (answer !== 'late') return answer
    void claimed.then((isOurs) => isOurs && events.onFreed())
    return false
  }

  /** Plays the followed match: asks the playing tab to let go, but does not wait for ever. */
  async takeOver(): Promise<void> {
    if (this.#key === undefined || this.#release) return
    this.#stopWaiting()
    this.#say('release')
    const limit = AbortSignal.timeout(LET_GO)
    await this.#claim({ signal: limit }).catch(() => this.#claim({ steal: true }))
  }

  /** Others may play the match from now on; this tab follows. */
  letGo(): void {
    this.#stopWaiting()
    this.#release?.()
    this.#release = undefined
  }

  #stopWaiting(): void {
    this.#waiting.abort()
    this.#waiting = new AbortController()
  }

  /** The match was played on: tells the followers. */
  tellKept(): void {
    this.#say('kept')
  }

  close(): void {
    this.letGo()
    this.#channel.close()
  }

  #say(kind: Word['kind']): void {
    if (this.#key !== undefined) this.#channel.postMessage({ kind, key: this.#key } satisfies Word)
  }

  #hear({ kind, key }: Word): void {
    if (key !== this.#key) return
    if (kind === 'release' && this.#release) this.#events?.onWanted()
    if (kind === 'kept' && !this.#release) this.#events?.onKept()
  }

  #claim(options: LockOptions): Promise<boolean> {
    const [key, events] = [this.#key, this.#events]
    return new Promise((resolve, reject) => {
      const hold = (lock: unknown) => {
        if (!lock || this.#key !== key) return resolve(false)
        return new Promise<void>((release) => {
          this.#release = release
          resolve(true)
        })
      }
      if (!this.#locks) return void hold(true)
      this.#locks.request(`fray.match/${key}`, options, hold).catch((error: unknown) => {
        // Before the lock is granted a rejection means that it is held; afterwards, that it was stolen.
        reject(error)
        if (this.#key !== key || !this.#release) return
        this.#release = undefined
        events?.onLost()
      })
    })
  }
}
