import type { SavedMatch } from '../../shared/protocol.ts'
import { matchId } from '../../shared/saved-match.ts'
import type { StoredMatch } from '../../shared/stored-matches.ts'
import { StaleWriteError } from '../../shared/stored-matches.ts'
import type { MatchTabs } from './match-tabs.ts'

/** Where matches are stored. */
export interface MatchStore {
  keep(key: string, saved: SavedMatch, revision: number): Promise<number>
  admit(id: string, saved: SavedMatch): Promise<StoredMatch>
  read(key: string): Promise<StoredMatch | undefined>
  /** Puts a match on the table. */
  open(key: string): Promise<StoredMatch | undefined>
  /** Gets the match that was at the table last. */
  last(): Promise<StoredMatch | undefined>
  tidy(onTable: string): Promise<void>
}

/** The reactions of the table when other tabs play its match. */
interface KeptTableEvents {
  /** Another tab has played on to here. */
  follow(kept: StoredMatch): void
  /** Another tab plays it from now on. */
  stop(): void
  /** No other tab plays it any more: this one does. */
  goOn(): void
}

/** The match on the table as this browser stores it, written at every answer by the one tab that plays it. */
export class MatchSaver {
  readonly #store: MatchStore
  readonly #tabs: MatchTabs
  readonly #events: KeptTableEvents
  #key: string | undefined
  #revision = 0
  #writing: Promise<void> = Promise.resolve()

  constructor(store: MatchStore, tabs: MatchTabs, events: KeptTableEvents) {
    this.#store = store
    this.#tabs = tabs
    this.#events = events
  }

  /** The key of the match on the table; undefined if it cannot be stored. */
  get key(): string | undefined {
    return this.#key
  }

  /** Puts a match on the table; says whether this tab plays it. One that cannot be stored is played all the same. */
  async turnTo(kept: StoredMatch | undefined): Promise<boolean> {
    // The last answers of the previous match may still be on their way.
    await this.#writing
    this.#key = kept?.key
    this.#revision = kept?.revision ?? 0
    if (!kept) {
      this.#tabs.letGo()
      return true
    }
    await this.#store.tidy(kept.key).catch(() => undefined)
    return this.#tabs.turnTo(kept.key, {
      onKept: () => void this.#look(),
      onWanted: () => void this.#handOver(),
      onLost: () => this.#events.stop(),
      onFreed: () => this.#events.goOn(),
    })
  }

  /** Admits the match to the store; undefined if this browser stores nothing. */
  admit(saved: SavedMatch): Promise<StoredMatch | undefined> {
    return this.#store.admit(matchId(saved), plain(saved)).catch(() => undefined)
  }

  /** Writes the match, after pending writes. */
  keep(saved: SavedMatch): Promise<void> {
    const key = this.#key
    const content = plain(saved)
    const writing = this.#writing.then(() => this.#write(key, content))
    this.#writing = writing.catch(() => undefined)
    return writing
  }

  /** This tab plays the match from now on; returns it as it stands. */
  async takeOver(): Promise<StoredMatch | undefined> {
    await this.#tabs.takeOver()
    return this.#latest()
  }

  async #write(key: string | undefined, saved: SavedMatch): Promise<void> {
    if (key === undefined) throw new Error('this browser keeps no matches')
    if (key !== this.#key) return
    try {
      this.#revision = await this.#store.keep(key, saved, this.#revision)
      this.#tabs.tellKept()
    } catch (error) {
      if (error instanceof StaleWriteError) void this.#look()
      throw error
    }
  }

  async #look(): Promise<void> {
    const kept = await this.#latest()
    if (kept) this.#events.follow(kept)
  }

  async #latest(): Promise<StoredMatch | undefined> {
    const kept = this.#key === undefined ? undefined : await this.#store.read(this.#key)
    if (kept) this.#revision = kept.revision
    return kept
  }

  /** Another tab wants to play: everything is written first. */
  async #handOver(): Promise<void> {
    this.#events.stop()
    await this.#writing
    this.#tabs.letGo()
  }
}

/** Reduces the match to what a file would hold: setups may carry more than data. */
function plain(saved: SavedMatch): SavedMatch {
  return JSON.parse(JSON.stringify(saved)) as SavedMatch
}

/** How long play waits for a write, in milliseconds. */
const KEEPING_LIMIT = 3000

/** Whether the match was stored. A store that does not answer holds nobody up. */
export function savedInTime(keeping: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(false), KEEPING_LIMIT)
    keeping.then(
      () => resolve(true),
      () => resolve(false),
    )
    keeping.finally(() => clearTimeout(limit)).catch(() => undefined)
  })
}
