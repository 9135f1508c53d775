import type { AnyGame } from '@fray/games'
import { versionError } from '@fray/kernel'
import type { ScreenUpdate } from '@fray/session'
import { inputError } from '../../locales/fault.ts'
import { isArchivedMatch } from '../../shared/archived-match.ts'
import type { SavedMatch } from '../../shared/protocol.ts'
import type { StoredMatch } from '../../shared/stored-matches.ts'
import { gameWithId, lessonOf } from '../services/list-games.ts'
import { MatchSaver, type MatchStore } from '../storage/match-saver.ts'
import type { MatchTabs } from '../storage/match-tabs.ts'
import { HotSeat } from './hot-seat.ts'
import type { HotSeatDependencies, Terms } from './terms.ts'

/** Dependencies of the table beyond those of a match: where matches are stored, and which tab plays them. */
export interface TableDependencies extends Omit<HotSeatDependencies, 'show' | 'keep'> {
  readonly store: MatchStore
  readonly tabs: MatchTabs
}

/** Holds the match being played and replaces it by others. */
export class MatchTable {
  readonly #world: TableDependencies
  readonly #kept: MatchSaver
  #match: HotSeat | undefined
  /** Until then another match is loading, and the previous one is not shown. */
  #arrival: Promise<void> = Promise.resolve()
  #show: (update: ScreenUpdate) => void = () => {}

  constructor(world: TableDependencies) {
    this.#world = world
    this.#kept = new MatchSaver(world.store, world.tabs, {
      follow: (kept) => void this.#follow(kept),
      stop: () => this.#match?.stop(),
      goOn: () => void this.playHere(),
    })
  }

  get running(): HotSeat {
    if (!this.#match) throw new Error('no match is on the table')
    return this.#match
  }

  /** The key under which the match is stored. */
  get key(): string | undefined {
    return this.#kept.key
  }

  watch(show: (update: ScreenUpdate) => void): void {
    this.#show = show
  }

  /**
   * Shows the match that is here or loading, otherwise the one stored under this key or the last one; false if there is
   * none.
   */
  async resume(key: string | undefined): Promise<boolean> {
    await this.#arrival
    if (this.#match) {
      this.#match.show()
      return true
    }
    const { store } = this.#world
    const kept = (key === undefined ? undefined : await store.read(key)) ?? (await store.last())
    if (!kept) return false
    await this.#open(await this.restore(kept.saved), kept)
    return true
  }

  /** Plays the match here, which another tab played. */
  async playHere(): Promise<void> {
    const kept = await this.#kept.takeOver()
    if (kept) await this.#follow(kept)
    this.#match?.open()
  }

  /** Continues a stored match. */
  async openKept(key: string): Promise<void> {
    if (key === this.#kept.key) return
    await this.#arrives(async () => {
      const kept = await this.#world.store.read(key)
      if (!kept) throw inputError('match', 'key', 'ui.fault.not-kept')
      const match = await this.restore(kept.saved)
      await this.#open(match, (await this.#world.store.open(key)) ?? kept)
    })
  }

  /** Starts a match; bots deploy a prepared one. */
  begin(game: string, terms: Terms, { prepared }: { readonly prepared: boolean }): Promise<void> {
    return this.#arrives(async () => {
      const match = HotSeat.start(await gameWithId(game), terms, this.#surroundings())
      if (prepared) await match.prepare()
      await this.#admit(match)
    })
  }

  /** Puts another match on the table, or a longer stored version of it. */
  replace(match: HotSeat): Promise<void> {
    return this.#arrives(() => this.#admit(match))
  }

  /** Replaces the match by a changed version of itself, under the same key. */
  redeploy(): void {
    const again = this.running.beforeDeployment()
    if (!again) return
    this.running.close()
    this.#match = again
    again.open()
  }

  /**
   * A finished match that can be shown from its events never continues under other rules: they might end it otherwise.
   */
  async restore(saved: SavedMatch): Promise<HotSeat> {
    const game: AnyGame = await gameWithId(saved.game)
    if (isArchivedMatch(saved) && saved.version !== game.version) throw versionError(game, saved)
    const lesson = saved.lesson === undefined ? undefined : await lessonOf(game, saved.lesson)
    return HotSeat.restore(game, saved, this.#surroundings(), lesson)
  }

  async #arrives(coming: () => Promise<void>): Promise<void> {
    const arriving = coming()
    this.#arrival = arriving.catch(() => undefined)
    await arriving
  }

  async #admit(match: HotSeat): Promise<void> {
    const kept = await this.#kept.admit(match.save())
    const same = !kept || kept.saved.answers.length === match.match.answers.length
    await this.#open(same ? match : await this.restore(kept.saved), kept)
  }

  async #open(match: HotSeat, kept: StoredMatch | undefined): Promise<void> {
    this.#match?.close()
    this.#match = match
    const playing = await this.#kept.turnTo(kept)
    if (this.#match === match) match.open(playing)
  }

  /** Another tab has played on. */
  async #follow({ saved }: StoredMatch): Promise<void> {
    if (!this.#match || this.#match.follow(saved)) return
    const match = await this.restore(saved)
    this.#match.close()
    this.#match = match
    match.open(false)
  }

  #surroundings(): HotSeatDependencies {
    return {
      ...this.#world,
      keep: (saved) => this.#kept.keep(saved),
      show: (update) => this.#show(update),
    }
  }
}
