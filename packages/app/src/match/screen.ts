import type { AnyGame } from '@fray/games'
import type { Seat } from '@fray/kernel'
import type { PlayerKind } from './protocol.ts'
import type { TableMatch } from './terms.ts'

/** Who sits before the screen: through whose eyes the match is shown, and to whom the screen must be passed. */
export class Screen {
  readonly #game: AnyGame
  readonly #match: TableMatch
  readonly persons: readonly Seat[]
  #eyes: Seat | undefined
  /** How many events each person had been shown when they last had the screen. */
  readonly #seen = new Map<Seat, number>()
  #recap: number | undefined

  constructor(game: AnyGame, match: TableMatch, players: readonly PlayerKind[]) {
    this.#game = game
    this.#match = match
    this.persons = [...players.keys()].filter((seat) => players[seat] === 'person')
    // After a reload nobody knows who sits before the screen: where persons keep secrets, it is covered first.
    this.#eyes = match.answers.length > 0 && this.#haveSecrets ? undefined : this.persons[0]
  }

  /** Through whose eyes; nobody's while the screen changes hands. */
  get eyes(): Seat | undefined {
    return this.handOver === undefined ? this.#eyes : undefined
  }

  /** From which event on the person at the screen has not seen what happened, since they took over. */
  get recap(): number | undefined {
    return this.handOver === undefined ? this.#recap : undefined
  }

  /** Whom the screen must be passed to, unseen by others, because the game keeps secrets between persons. */
  get handOver(): Seat | undefined {
    const next = this.#next
    if (next === undefined || next === this.#eyes) return undefined
    return this.#watching(next).some((other) => this.#keepsSecrets(next, other)) ? next : undefined
  }

  /** The person at this seat has the screen now. */
  takeOver(seat: Seat): void {
    this.#eyes = seat
    this.#recap = this.#seen.get(seat) ?? 0
  }

  /** The match has gone on: where nothing is secret, whoever must decide simply looks. */
  follow(): void {
    const next = this.#next
    if (next !== undefined && this.handOver === undefined) this.#eyes = next
  }

  /** What is shown now has been seen. */
  shown(): void {
    const { eyes } = this
    if (eyes !== undefined) this.#seen.set(eyes, this.#match.eventsFor(eyes).length)
  }

  /** The person who must decide: the one at the screen if they must, else the first who must. */
  get #next(): Seat | undefined {
    const asked = this.#match.pending.map(({ seat }) => seat).filter((seat) => this.persons.includes(seat))
    return asked.find((seat) => seat === this.#eyes) ?? asked[0]
  }

  /** Who may be looking at the screen while this person does not: as long as nobody has taken it over, any other. */
  #watching(person: Seat): readonly Seat[] {
    return this.#eyes === undefined ? this.persons.filter((other) => other !== person) : [this.#eyes]
  }

  get #haveSecrets(): boolean {
    return this.persons.some((a) => this.persons.some((b) => a < b && this.#keepsSecrets(a, b)))
  }

  /** A game that does not say whether it has secrets is judged by what it shows. */
  #keepsSecrets(a: Seat, b: Seat): boolean {
    if (this.#game.secrets !== undefined) return this.#game.secrets
    if (this.#match.pending.length > 1) return true
    if (this.#match.eventsFor(a).length !== this.#match.eventsFor(b).length) return true
    return JSON.stringify(this.#match.view(a)) !== JSON.stringify(this.#match.view(b))
  }
}
