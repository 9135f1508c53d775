import type { AnyGame } from '@fray/games'
import {
  type Answer,
  beginningOf,
  describe,
  fingerprint,
  Match,
  type Origin,
  type Refusal,
  replay,
  type Seat,
  save,
  type Text,
} from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { PassRules } from './pass-rules.ts'
import type { Pace, Passing, PlayerKind, SavedMatch, Snapshot, Step } from './protocol.ts'

export type TableMatch = Match<unknown, unknown, TableView>

/** A bot at a seat: it is given the match as its seat knows it. */
export type Bot = (match: TableMatch, seat: Seat) => Answer | Promise<Answer>

/** What the host needs from the world round it. */
export interface Surroundings {
  bot(kind: Exclude<PlayerKind, 'person'>, seed: string): Bot
  /** Waits as long as a bot of this pace should be seen to think. */
  think(pace: Pace): Promise<void>
  /** Keeps the match where a reload finds it. */
  keep(saved: SavedMatch): Promise<void>
  show(snapshot: Snapshot): void
}

/** Who and what a match is played by. */
export interface Terms {
  readonly origin: Origin
  readonly seed: string
  readonly players: readonly PlayerKind[]
  readonly pace: Pace
  readonly passing?: Passing | undefined
}

/** Holds a running match: shows it through the right eyes, lets bots play their seats, keeps every answer. */
export class MatchHost {
  readonly game: AnyGame
  readonly terms: Terms
  readonly #match: TableMatch
  readonly #world: Surroundings
  readonly #bots: readonly (Bot | undefined)[]
  readonly #passes: PassRules
  #eyes: Seat | undefined
  #closed = false
  #kept = true
  #botsAtWork = false

  private constructor(game: AnyGame, terms: Terms, match: TableMatch, world: Surroundings) {
    this.game = game
    this.terms = terms
    this.#match = match
    this.#world = world
    this.#bots = terms.players.map((kind, seat) =>
      kind === 'person' ? undefined : world.bot(kind, `${terms.seed}/${kind}-${seat}`),
    )
    this.#passes = new PassRules(terms.passing)
    this.#eyes = this.#persons()[0]
  }

  static start(game: AnyGame, terms: Terms, world: Surroundings): MatchHost {
    const match = Match.start(game, beginningOf(game, terms.origin), terms.seed)
    return new MatchHost(game, terms, match, world)
  }

  /** Plays a saved match again; throws if it does not fit the rules or its own fingerprint. */
  static restore(game: AnyGame, saved: SavedMatch, world: Surroundings): MatchHost {
    const { origin, seed, players, pace, passing } = saved
    return new MatchHost(game, { origin, seed, players, pace, passing }, replay(game, saved), world)
  }

  get match(): TableMatch {
    return this.#match
  }

  /** Shows the match and lets bots go on until a person must decide. */
  open(): void {
    void this.#changed()
  }

  /** Another match takes this one's place. */
  close(): void {
    this.#closed = true
  }

  saved(): SavedMatch {
    const { origin, seed, players, pace } = this.terms
    return { ...save(this.#match, origin, seed), players, pace, passing: this.#passes.saved() }
  }

  /** Answers the decision asked after `at` answers. A late press on one that has passed means nothing any more. */
  async answer(seat: Seat, at: number, answer: Answer): Promise<Refusal | undefined> {
    if (at !== this.#match.answers.length) return undefined
    const answered = this.#match.answer(seat, answer)
    if (!answered.ok) return answered
    await this.#changed()
    return undefined
  }

  /** The person at this seat has the screen now. */
  takeOver(seat: Seat): void {
    this.#eyes = seat
    this.#world.show(this.snapshot())
  }

  async passAlways(seat: Seat, prompt: Text): Promise<void> {
    this.#passes.add(seat, prompt)
    await this.#changed()
  }

  async askAgain(seat: Seat, prompt: Text): Promise<void> {
    this.#passes.remove(seat, prompt)
    await this.#changed()
  }

  /** Takes back the last answer of a person, and what bots answered since. */
  undo(): void {
    const back = this.#answersToTakeBack()
    for (let i = 0; i < back; i++) this.#match.undo()
    this.#passes.forgetFrom(this.#match.answers.length)
    if (back > 0) void this.#changed()
  }

  snapshot(): Snapshot {
    return this.#snapshotOf(this.#match, this.#handOver())
  }

  /** The match as it was after so many answers, through the same eyes. */
  position(at: number): Snapshot {
    return this.#snapshotOf(this.#match.at(at), undefined)
  }

  /** What happened after each answer; the first step is the beginning. */
  steps(): Step[] {
    const again = Match.start(this.game, beginningOf(this.game, this.terms.origin), this.terms.seed, {
      keeping: 'first',
    })
    let told = 0
    const stepOf = (seat: Seat | undefined): Step => {
      const rolled = again.events.slice(told).some((event) => event.dice !== undefined)
      told = again.events.length
      return { seat, rolled }
    }
    const steps = [stepOf(undefined)]
    for (const { seat, answer } of this.#match.answers) {
      again.answer(seat, answer)
      steps.push(stepOf(seat))
    }
    return steps
  }

  async #changed(): Promise<void> {
    this.#passes.answerFor(this.#match, this.#persons())
    const next = this.#nextPerson()
    if (next !== undefined && this.#handOver() === undefined) this.#eyes = next
    this.#world.show(this.snapshot())
    await this.#keep()
    void this.#playBots()
  }

  /** A browser that keeps nothing (a private window may not) is no reason to stop playing, but people must know. */
  async #keep(): Promise<void> {
    const before = this.#kept
    this.#kept = await this.#world.keep(this.saved()).then(
      () => true,
      () => false,
    )
    if (this.#kept !== before) this.#world.show(this.snapshot())
  }

  async #playBots(): Promise<void> {
    if (this.#botsAtWork) return
    this.#botsAtWork = true
    try {
      for (let turn = this.#nextBot(); turn; turn = this.#nextBot()) {
        await this.#world.think(this.terms.pace)
        if (this.#closed) return
        const at = this.#match.answers.length
        const answer = await turn.bot(this.#match, turn.seat)
        // A person may have answered or taken something back while the bot was thinking.
        if (this.#closed || at !== this.#match.answers.length) continue
        const refusal = this.#match.answer(turn.seat, answer)
        if (!refusal.ok) throw new Error(`the bot at seat ${turn.seat} gave an illegal answer: ${refusal.reason.id}`)
        await this.#changed()
      }
    } finally {
      this.#botsAtWork = false
    }
  }

  #nextBot(): { seat: Seat; bot: Bot } | undefined {
    for (const { seat } of this.#match.pending) {
      const bot = this.#bots[seat]
      if (bot) return { seat, bot }
    }
    return undefined
  }

  #persons(): Seat[] {
    return [...this.terms.players.keys()].filter((seat) => this.terms.players[seat] === 'person')
  }

  /** The person who must decide: the one at the screen if they must, else the first who must. */
  #nextPerson(): Seat | undefined {
    const asked = this.#match.pending.map(({ seat }) => seat).filter((seat) => this.#persons().includes(seat))
    return asked.find((seat) => seat === this.#eyes) ?? asked[0]
  }

  /** Whom the screen must be passed to, unseen by others, because the game keeps secrets between persons. */
  #handOver(): Seat | undefined {
    const next = this.#nextPerson()
    if (next === undefined || next === this.#eyes || this.#persons().length < 2) return undefined
    return this.#keepsSecrets(next, this.#eyes) ? next : undefined
  }

  /** A game that does not say whether it has secrets is judged by what it shows. */
  #keepsSecrets(a: Seat, b: Seat | undefined): boolean {
    if (this.game.secrets !== undefined) return this.game.secrets
    if (this.#match.pending.length > 1) return true
    if (this.#match.eventsFor(a).length !== this.#match.eventsFor(b).length) return true
    return JSON.stringify(this.#match.view(a)) !== JSON.stringify(this.#match.view(b))
  }

  #answersToTakeBack(): number {
    const { answers, undoable } = this.#match
    const last = answers.findLastIndex(
      ({ seat }, at) => this.terms.players[seat] === 'person' && !this.#passes.gave(at),
    )
    if (last < 0) return 0
    const back = answers.length - last
    return back <= undoable ? back : 0
  }

  #snapshotOf(match: TableMatch, handOver: Seat | undefined): Snapshot {
    // While the screen changes hands nobody's secrets are on it.
    const eyes = handOver === undefined ? this.#eyes : undefined
    const decision = eyes === undefined ? undefined : match.decisionOf(eyes)
    return {
      game: this.game.id,
      players: this.terms.players,
      eyes,
      at: match.answers.length,
      view: match.view(eyes),
      events: match.eventsFor(eyes),
      decision: decision && describe(decision),
      pending: match.pending.map(({ seat }) => seat),
      passes: eyes === undefined ? [] : this.#passes.of(eyes),
      handOver,
      kept: this.#kept,
      undoable: match === this.#match && this.#answersToTakeBack() > 0,
      fingerprint: fingerprint(this.terms.seed),
      outcome: match.outcome,
      seed: this.#match.outcome ? this.terms.seed : undefined,
    }
  }
}
