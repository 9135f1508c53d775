import type { AnyGame } from '@fray/games'
import { type Decision, type DecisionData, type OptionData, optionsOf, type Seat } from '@fray/kernel'
import type { PlayerKind, TableMatch } from '@fray/session'

/**
 * Decides who sees the screen. A single person sees the match through their own eyes. Several share an open table,
 * which shows what all of them may know; for a secret decision the device is passed.
 */
export class SharedScreen {
  readonly #game: AnyGame
  readonly #match: TableMatch
  readonly persons: readonly Seat[]
  /** Who decided last. */
  #last: Seat | undefined
  /** Who looks alone, and how often they had answered when they took the screen. */
  #alone: { readonly seat: Seat; readonly given: number } | undefined
  /** Who wants to look alone. */
  #wanted: Seat | undefined

  constructor(game: AnyGame, match: TableMatch, players: readonly PlayerKind[]) {
    this.#game = game
    this.#match = match
    this.persons = [...players.keys()].filter((seat) => players[seat] === 'person')
    this.#last = this.persons[0]
  }

  /** The person whose decision is shown; undefined while the device changes hands. */
  get eyes(): Seat | undefined {
    return this.handOver === undefined ? (this.#next ?? this.#last) : undefined
  }

  /** Whether several persons look on, so that only public knowledge is shown. */
  get isOpen(): boolean {
    return this.persons.length > 1 && this.#alone === undefined
  }

  /** Through whose eyes the table is seen. */
  get knowing(): Seat | undefined {
    return this.isOpen ? undefined : this.eyes
  }

  /** Whether the deciding person may look alone, to see what only they know. */
  get mayLookAlone(): boolean {
    return this.isOpen && this.handOver === undefined && this.#next !== undefined && this.#game.view.hasSecrets === true
  }

  /** Whom the device must be passed to. */
  get handOver(): Seat | undefined {
    const next = this.#next
    if (next === undefined || !this.isOpen) return undefined
    return next === this.#wanted || this.#isPrivate(next) ? next : undefined
  }

  /** The person at this seat wants to look alone. */
  wantAlone(seat: Seat): void {
    if (this.mayLookAlone) this.#wanted = seat
  }

  /** The person at this seat has the screen alone now. */
  takeOver(seat: Seat): void {
    if (this.handOver !== seat) return
    this.#alone = { seat, given: this.#answersOf(seat) }
    this.#wanted = undefined
  }

  /** The match has gone on: the table is open again after a decision made alone, unless the next one is secret too. */
  follow(): void {
    this.#last = this.#next ?? this.#last
    this.#wanted = undefined
    const { seat, given } = this.#alone ?? {}
    if (seat === undefined) return
    const goesOn = this.#match.decisionOf(seat) !== undefined && this.#isPrivate(seat)
    if (!goesOn && given !== this.#answersOf(seat)) this.#alone = undefined
  }

  /** The person who decides next: the one who looks alone if they must, otherwise the first. */
  get #next(): Seat | undefined {
    const asked = this.#match.pending.map(({ seat }) => seat).filter((seat) => this.persons.includes(seat))
    return asked.find((seat) => seat === this.#alone?.seat) ?? asked[0]
  }

  #answersOf(person: Seat): number {
    return this.#match.answers.filter(({ seat }) => seat === person).length
  }

  /**
   * Whether the others must not see this person's decision. Secret options of their own turn wait until they want to
   * look alone; an interruption would be lost if it were not shown now.
   */
  #isPrivate(person: Seat): boolean {
    const decision = this.#match.decisionOf(person)
    if (!decision) return false
    if (this.#match.isChoosingInSecret) return !this.#comesToLight(decision)
    if (decision.secret) return true
    if (decision.interruption && optionsOf(decision).some(({ secret }) => secret)) return true
    return this.#isAboutUnseen(decision)
  }

  /** Whether the others have made their secret choices, so that this one is revealed at once. */
  #comesToLight(decision: Decision): boolean {
    if (decision.secret !== false || this.#match.pending.length > 1) return false
    const unseen = this.#game.view.hasSecrets ? this.#unseenOf(decision.seat) : new Set<number>()
    return !optionsOf(decision).some(({ figure }) => figure !== undefined && unseen.has(figure))
  }

  /** Whether it is about a hidden figure, or can only be answered with one. */
  #isAboutUnseen(decision: Decision): boolean {
    const named = optionsOf(decision).flatMap(({ figure }) => (figure === undefined ? [] : [figure]))
    const meant = decision.figure === undefined ? named : [...named, decision.figure]
    if (meant.length === 0 || !this.#game.view.hasSecrets) return false
    const unseen = this.#unseenOf(decision.seat)
    const isAsked = decision.figure !== undefined && unseen.has(decision.figure)
    return isAsked || (named.length > 0 && named.every((figure) => unseen.has(figure)))
  }

  /** Gets the figures that a seat sees and others do not. */
  #unseenOf(seat: Seat): ReadonlySet<number> {
    const [own, open] = [this.#match.view(seat), this.#match.view(undefined)].map(({ figures, reserve = [] }) =>
      [...figures, ...reserve].map(({ id }) => id),
    )
    return new Set(own!.filter((id) => !open!.includes(id)))
  }

  /** Gets a decision without secrets and hidden figures. */
  openly(decision: DecisionData): DecisionData {
    const unseen = this.#game.view.hasSecrets ? this.#unseenOf(decision.seat) : new Set<number>()
    const isOpen = ({ secret, figure }: OptionData) => !secret && (figure === undefined || !unseen.has(figure))
    const isShown = (options: readonly OptionData[]) => options.filter(isOpen).map(withPublicText)
    if (decision.kind === 'pick') return { ...decision, options: isShown(decision.options) }
    return { ...decision, alternatives: isShown(decision.alternatives) }
  }
}

/** If the text of an option is secret, so is its figure. */
function withPublicText({ publicText, figures, ...option }: OptionData): OptionData {
  if (publicText) return { ...option, text: publicText }
  return figures ? { ...option, figures } : option
}
