import { type AnyGame, gameIds, loadGame } from '@fray/games'
import { type Answer, fingerprint, InputError, type Json, type Place, replay, type Seat, type Text } from '@fray/kernel'
import { forecast } from '@fray/odds'
import type { Proposal, TableView } from '@fray/tabletop'
import { MatchHost, type Surroundings } from './match-host.ts'
import { hintsOf, weigh } from './placing.ts'
import type {
  Forecast,
  GameInfo,
  Loaded,
  MatchDesk,
  NewMatch,
  PlaceHints,
  SavedMatch,
  Snapshot,
  Step,
  Verification,
  Weighed,
} from './protocol.ts'
import { readSavedMatch } from './saved-match.ts'

/** What the desk needs besides what a match needs: where the last match is kept, and seeds. */
export interface DeskSurroundings extends Omit<Surroundings, 'show'> {
  kept(): Promise<SavedMatch | undefined>
  seed(): string
}

/** Everything the page may ask of the thread that holds the match. */
export class Desk implements MatchDesk {
  readonly #world: DeskSurroundings
  #host: MatchHost | undefined
  #show: (snapshot: Snapshot) => void = () => {}

  constructor(world: DeskSurroundings) {
    this.#world = world
  }

  async games(): Promise<readonly GameInfo[]> {
    const games = await Promise.all(gameIds.map(gameWithId))
    return games.map(({ id, version, title, summary, phrases, presets, faces = {} }) => {
      return { id, version, title, summary, phrases, presets, faces }
    })
  }

  async reference(game: string) {
    return (await gameWithId(game)).reference()
  }

  async preview(game: string, json: Json): Promise<TableView> {
    const rules = await gameWithId(game)
    const setup = rules.readSetup(json)
    return rules.view(rules.begin(setup), setup, undefined)
  }

  watch(show: (snapshot: Snapshot) => void): void {
    this.#show = show
  }

  async start({ game, setup, players, pace }: NewMatch): Promise<void> {
    const terms = { origin: { setup }, seed: this.#world.seed(), players, pace }
    this.#open(MatchHost.start(await gameWithId(game), terms, this.#surroundings()))
  }

  async resume(): Promise<boolean> {
    if (this.#host) {
      this.#show(this.#host.snapshot())
      return true
    }
    const saved = await this.#world.kept()
    if (!saved) return false
    this.#open(MatchHost.restore(await gameWithId(saved.game), saved, this.#surroundings()))
    return true
  }

  async load(file: string): Promise<Loaded> {
    const saved = readSavedMatch(file)
    const game = await gameWithId(saved.game)
    const seats = replay(game, saved).seats
    const players = Array.from({ length: seats }, (_, seat) => saved.players[seat] ?? 'person')
    const host = MatchHost.restore(game, { ...saved, players }, this.#surroundings())
    this.#open(host)
    return { game: saved.game, over: host.match.outcome !== undefined }
  }

  async save(): Promise<string> {
    return JSON.stringify(this.#running.saved())
  }

  answer(seat: Seat, at: number, answer: Answer) {
    return this.#running.answer(seat, at, answer)
  }

  takeOver(seat: Seat): void {
    this.#running.takeOver(seat)
  }

  passAlways(seat: Seat, prompt: Text): Promise<void> {
    return this.#running.passAlways(seat, prompt)
  }

  async askAgain(seat: Seat, prompt: Text): Promise<void> {
    await this.#running.askAgain(seat, prompt)
  }

  undo(): void {
    this.#running.undo()
  }

  async rematch(): Promise<void> {
    const { game, terms } = this.#running
    this.#open(MatchHost.start(game, { ...terms, seed: this.#world.seed(), passing: undefined }, this.#surroundings()))
  }

  hints(seat: Seat): PlaceHints {
    return hintsOf(this.#placeOf(seat))
  }

  weigh(seat: Seat, proposal: Proposal, from: Proposal | undefined): Weighed {
    return weigh(this.#placeOf(seat), proposal, from)
  }

  forecast(seat: Seat, answer: Answer): Forecast | undefined {
    const { match } = this.#running
    if (match.check(seat, answer)) return undefined
    const { exact, error = 0, chances } = forecast(match, seat, answer)
    return {
      exact,
      error,
      chances: chances.map(({ event, probability }) => {
        return { event, probability: probability.value, fraction: probability.fraction }
      }),
    }
  }

  steps(): readonly Step[] {
    return this.#running.steps()
  }

  position(at: number): Snapshot {
    return this.#running.position(at)
  }

  /** Plays the whole match again from the revealed seed and compares it with what was promised and shown. */
  verify(): Verification {
    const { game, terms } = this.#running
    const shown = this.#running.snapshot()
    const saved = this.#running.saved()
    const again = replay(game, saved)
    return {
      seed: fingerprint(terms.seed) === shown.fingerprint,
      replay: JSON.stringify(again.eventsFor(shown.eyes)) === JSON.stringify(shown.events),
    }
  }

  get #running(): MatchHost {
    if (!this.#host) throw new Error('no match is on the table')
    return this.#host
  }

  #placeOf(seat: Seat): Place {
    const decision = this.#running.match.decisionOf(seat)
    if (decision?.kind !== 'place') throw new Error(`seat ${seat} has nothing to place`)
    return decision
  }

  #surroundings(): Surroundings {
    return { ...this.#world, show: (snapshot) => this.#show(snapshot) }
  }

  #open(host: MatchHost): void {
    this.#host?.close()
    this.#host = host
    host.open()
  }
}

async function gameWithId(id: string): Promise<AnyGame> {
  const game = await loadGame(id)
  if (game) return game
  throw new InputError('match file', [{ field: 'game', message: `"${id}" is no game of this version of Fray` }])
}
