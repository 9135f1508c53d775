import { MatchHost, nextBot, type Unsubscribe, type UpdateListener } from '@fray/host'
import {
  type Answer,
  type Attention,
  commitmentTo,
  describeDecision,
  drawOverlay,
  type GivenAnswer,
  judgeAnswer,
  type OverlayOffer,
  overlaysOf,
  type PlaceDecision,
  type Refusal,
  refuse,
  type Seat,
  text,
} from '@fray/kernel'
import { type CallArguments, type CallName, CHANGING_CALLS } from '@fray/protocol'
import {
  type Forecast,
  type Gesture,
  hintsOf,
  judgeProposal,
  menuOf,
  PlannedAnswers,
  Reactions,
  readGesture,
  type ScreenFacts,
  type TableMatch,
} from '@fray/session'
import type { Bot, ThinkingThread } from '@fray/session/thinking'
import type { Placement, TableView } from '@fray/tabletop'
import type { MatchStanding } from '../database/tables.ts'
import type { Entry } from '../matches/entry.ts'
import { summarizeTable } from '../matches/table-summary.ts'
import { RequestError } from '../request-error.ts'
import { DelayedMatch } from './delayed-match.ts'
import { automaticAnswers, giveStoredAnswer, listNewEntries } from './entries.ts'
import type { LoadedMatch } from './load-match.ts'
import { questionNumber } from './question-number.ts'
import type { CallResult, RoomCall, RoomData, RoomOwner, Viewer } from './room-messages.ts'
import { RoomReplay } from './room-replay.ts'
import { RoomSavepoints } from './room-savepoints.ts'
import { RoomTables, type Table } from './room-tables.ts'
import { screenFacts } from './screen-facts.ts'

/** How long a bot of another process may take before it is played here, in milliseconds. It thinks six seconds at most. */
const TAKE_OVER_MS = 10_000

/** Runs one match for everyone who looks at it, in a thread beside other matches. */
export class MatchRoom {
  readonly #data: RoomData
  readonly #owner: RoomOwner
  readonly #thinking: ThinkingThread
  readonly #match: TableMatch
  readonly #past: RoomReplay
  readonly #savepoints: RoomSavepoints
  readonly #host: MatchHost<unknown, unknown, TableView, Forecast>
  readonly #reactions: Reactions
  readonly #planned = new Map<Seat, PlannedAnswers>()
  readonly #bots: readonly (Bot | undefined)[]
  readonly #tables: RoomTables
  /** The match as onlookers see it, if it has secrets and there are any. */
  #delayed: DelayedMatch | undefined
  readonly #commitment: string
  /** The answers that the database has, and how many entries. */
  #stored: readonly GivenAnswer[]
  #entries: number
  /** The call that led to an answer, until that is stored. */
  readonly #callIds = new Map<GivenAnswer, string>()
  #undoing: { readonly seat: Seat; readonly callId: string } | undefined
  #isClosed = false
  /** After taking something back, the database still has how the match stood before. */
  #isStandingOutdated: boolean
  /** Others have stored entries that this run does not know, so that it could not store its own. */
  #isOvertaken = false

  constructor(data: RoomData, loaded: LoadedMatch, owner: RoomOwner, thinking: ThinkingThread) {
    this.#data = data
    this.#owner = owner
    this.#thinking = thinking
    const { terms, bots, reactions } = data
    this.#match = loaded.match
    this.#past = new RoomReplay(loaded, terms)
    this.#savepoints = new RoomSavepoints(loaded.match, data, owner)
    this.#stored = [...this.#match.answers]
    this.#entries = data.entriesBefore + data.entries.length
    this.#isStandingOutdated = data.entries.at(-1)?.kind === 'rewind'
    const attention = reactions.flatMap((saved, seat) => (saved ? [[seat, saved as Attention] as const] : []))
    this.#reactions = new Reactions({ attention, given: automaticAnswers(data) })
    this.#bots = bots.map((kind, seat) => (kind ? thinking.bot(kind, `${terms.seed}/${kind}-${seat}`) : undefined))
    this.#commitment = commitmentTo(terms.seed, terms.salt ?? '')
    this.#host = new MatchHost<unknown, unknown, TableView, Forecast>(this.#match, {
      mover: () => nextBot(this.#match, this.#movers()),
      pause: () => Promise.resolve(),
      settle: () => this.#settle(),
      save: () => this.#save(),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      reportFault: (fault) => {
        if (this.#isOvertaken) return
        owner.reportFault(data.id, fault.kind, 'error' in fault ? String(fault.error) : JSON.stringify(fault))
      },
      onUpdated: () => this.#showChanges(),
      forecast: (match, seat, answers, cancellation) => thinking.forecast(match, terms, seat, answers, cancellation),
    })
    this.#tables = new RoomTables({
      match: data.id,
      owner,
      subscribe: (seat, listener) => this.#subscribe(seat, listener),
      factsFor: (seat) => this.#factsFor(seat),
    })
  }

  /** Lets bots play, and asks persons. */
  async play(): Promise<void> {
    if (this.#data.isOver) return
    if (this.#data.prepared) await this.#prepare()
    await this.#host.play()
  }

  close(): void {
    this.#isClosed = true
    this.#host.stop()
    this.#tables.clear()
  }

  /** Keeps the last savepoint, so that the match is loaded from there, or goes on from there under newer rules. */
  async saveSavepoint(): Promise<void> {
    if (!this.#isOver) await this.#savepoints.save(this.#stored.length)
  }

  addViewer(viewer: Viewer): void {
    this.#tables.add(viewer)
  }

  removeViewer(connection: string): void {
    this.#tables.remove(connection)
  }

  /** Shows a match with secrets to onlookers with a delay, until it is over. */
  #subscribe(seat: Seat | undefined, listener: UpdateListener<TableView>): Unsubscribe {
    const isDelayed = seat === undefined && !this.#isOver && this.#match.game.view.disguises
    if (!isDelayed) return this.#host.subscribe(seat, listener)
    this.#delayed ??= new DelayedMatch(this.#match, (kind) => this.#owner.reportFault(this.#data.id, kind, 'onlookers'))
    this.#delayed.catchUp()
    return this.#delayed.subscribe(listener)
  }

  /** Gets the match as far as a table shows it. */
  #matchFor(seat: Seat | undefined): TableMatch {
    return (seat === undefined && this.#delayed?.match) || this.#match
  }

  /** Adds what another process has stored; false if it is not what follows here. */
  follow(from: number, entries: readonly Entry[]): boolean {
    if (from !== this.#entries || this.#match.answers.length !== this.#stored.length) return false
    if (entries.some(({ kind }) => kind === 'rewind')) return false
    for (const { seat, data, callId } of entries) {
      if (callId === undefined) this.#reactions.noteGiven(this.#match.answers.length)
      giveStoredAnswer(this.#match, seat, data as Answer)
    }
    this.#entries += entries.length
    this.#stored = [...this.#match.answers]
    this.#host.sendUpdates()
    this.#takeOverLater()
    return true
  }

  /** Bots are played where the last answer was given; if nothing comes from there, they are played here. */
  #takeOverLater(): void {
    if (!nextBot(this.#match, this.#movers())) return
    const entries = this.#entries
    const isStuck = () =>
      !this.#isClosed && this.#entries === entries && this.#match.answers.length === this.#stored.length
    setTimeout(() => void (isStuck() && this.#host.commitChange()), TAKE_OVER_MS).unref()
  }

  /** Carries out a call of a table, for the seat that it holds. */
  async call({ connection, callId, name, args }: RoomCall): Promise<CallResult> {
    const table = this.#tables.get(connection)
    if (!table) throw new RequestError('no-match', 'open the match first')
    const value = await this.#calls(table, callId)[name](...(args as never[]))
    return this.#isOvertaken && CHANGING_CALLS.has(name) ? { overtaken: true } : { value }
  }

  #calls(table: Table, callId: string): { [Name in CallName]: (...args: CallArguments<Name>) => unknown } {
    const seat = table.seat ?? -1
    /** Gets the host's number of the update that a call refers to; -1 if the seat is asked something else by now. */
    const hostSequence = (number: number) => (number === this.#questionNumber(seat) ? table.sequence : -1)
    return {
      answer: (_, sequence, answer) =>
        this.#noting(callId, () => this.#host.answer(seat, hostSequence(sequence), answer)),
      take: (_, sequence, answers) => this.#take(seat, hostSequence(sequence), answers, callId),
      undo: () => this.#undo(table, callId),
      refusal: (_, sequence, answer) => {
        const decision = this.#host.pendingDecision(seat, hostSequence(sequence))
        const verdict = decision && judgeAnswer(decision, answer)
        return verdict?.ok === false ? verdict : undefined
      },
      hints: (_, sequence) => hintsOf(this.#placeOf(seat, hostSequence(sequence))),
      weigh: (_, sequence, proposal, from) =>
        judgeProposal(
          this.#placeOf(seat, hostSequence(sequence)),
          proposal as unknown as Placement,
          from as unknown as Placement,
        ),
      readGesture: (sequence, gesture) => {
        if (!this.#host.pendingDecision(seat, hostSequence(sequence))) return { ways: [], refusal: undefined }
        return readGesture(this.#match, { ...(gesture as unknown as Gesture), seat })
      },
      menu: (figure) => menuOf(this.#match, seat, figure),
      forecast: (_, sequence, answer, then) => this.#host.forecast(seat, hostSequence(sequence), answer, then),
      cancelForecast: () => this.#host.cancelForecast(seat),
      advise: () => this.#thinking.advise(this.#match, this.#data.terms, seat),
      overlays: (figure): readonly OverlayOffer[] => overlaysOf(this.#matchFor(table.seat), table.seat, figure),
      overlay: (figure, id) => {
        const drawn = drawOverlay(this.#matchFor(table.seat), table.seat, figure, id)
        return drawn.ok ? drawn.value : undefined
      },
      steps: () => this.#past.stepsOf(this.#matchFor(table.seat), table.seat, this.#isOver),
      position: (at) => this.#past.positionAt(this.#matchFor(table.seat), table.seat, this.#isOver, at),
      attend: (_, attention) => {
        this.#reactions.attend(seat, attention as Attention)
        this.#owner.saveReactions(this.#data.id, seat, attention)
        return this.#host.commitChange()
      },
      arm: (_, source) => {
        this.#reactions.arm(seat, source)
        return this.#host.commitChange()
      },
      reconsider: (_, moment) => this.#reconsider(table, moment, callId),
    }
  }

  /** Several answers in a row, given one by one as they are asked for. */
  async #take(seat: Seat, sequence: number, answers: readonly Answer[], callId: string): Promise<void> {
    if (!this.#host.pendingDecision(seat, sequence)) return
    const planned = this.#planned.get(seat) ?? new PlannedAnswers()
    this.#planned.set(seat, planned)
    planned.begin(seat, answers)
    await this.#noting(callId, () => this.#host.commitChange())
  }

  async #undo({ seat = -1, sequence }: Table, callId: string): Promise<Refusal | undefined> {
    const given = this.#match.answers
    const last = given.findLastIndex((answer, at) => answer.seat === seat && !this.#reactions.gave(at))
    if (last < 0) return refuse(text('kernel.nothing-to-undo'))
    const count = given.slice(last).filter((answer) => answer.seat === seat).length
    this.#planned.get(seat)?.drop()
    this.#undoing = { seat, callId }
    const refusal = await this.#host.undo(seat, sequence, count)
    if (refusal) this.#undoing = undefined
    this.#reactions.forgetFrom(this.#match.answers.length)
    return refusal
  }

  /** Goes back to where something was passed for a seat, which is asked this time. */
  async #reconsider({ seat = -1, sequence }: Table, moment: number, callId: string): Promise<Refusal | undefined> {
    const passed = this.#reactions.passedAt(seat, moment)
    const own = passed && this.#match.answers.slice(passed.at).filter((given) => given.seat === seat).length
    if (!own || own > this.#match.undoableFor(seat)) return refuse(text('kernel.nothing-to-undo'))
    this.#reactions.forgetFrom(passed.at)
    const armed = this.#reactions.armedOf(seat)
    for (const { source } of passed.reactions) if (!armed.includes(source)) this.#reactions.arm(seat, source)
    this.#undoing = { seat, callId }
    return this.#host.undo(seat, sequence, own)
  }

  /** Notes the call behind the first answer that it leads to. The store is asked only afterwards. */
  #noting<T>(callId: string, change: () => Promise<T>): Promise<T> {
    const before = this.#match.answers.length
    const changed = change()
    const first = this.#match.answers[before]
    if (first) this.#callIds.set(first, callId)
    return changed
  }

  /** Numbers what a seat is asked, the same in every run of the match, so that any process can judge the answer. */
  #questionNumber(seat: Seat): number {
    const decision = this.#match.decisionOf(seat)
    if (!decision) return 0
    const own = this.#match.answers.filter((given) => given.seat === seat).length
    return questionNumber(own, describeDecision(decision))
  }

  #placeOf(seat: Seat, sequence: number): PlaceDecision {
    const decision = this.#host.pendingDecision(seat, sequence)
    if (decision?.kind !== 'place') throw new RequestError('refused', 'nothing is to be placed')
    return decision
  }

  #movers() {
    return this.#bots.map((bot, seat) => bot && (() => bot(this.#match, seat, this.#data.terms)))
  }

  get #persons(): readonly Seat[] {
    return [...this.#bots.keys()].filter((seat) => !this.#bots[seat])
  }

  /** Passes what is not worth asking, for each person alone, and continues planned answers. */
  #settle(): void {
    do for (const seat of this.#persons) this.#reactions.answerFor(this.#match, [seat])
    while (this.#persons.some((seat) => this.#goOn(seat)))
  }

  #goOn(seat: Seat): boolean {
    return this.#planned.get(seat)?.goOn(this.#match, (at) => this.#reactions.noteGiven(at)) ?? false
  }

  /** Bots do everything before the fighting. In a match that is continued, nothing of that is left to do. */
  async #prepare(): Promise<void> {
    while (this.#match.isPreparing && !this.#isClosed) {
      const [asked] = this.#match.pending
      if (!asked) return
      const bot = this.#thinking.bot('soldier', `${this.#data.terms.seed}/prepares-${asked.seat}`)
      const answer = asked.defaultAnswer?.() ?? (await bot(this.#match, asked.seat, this.#data.terms))
      if (!this.#match.answer(asked.seat, answer).ok) return
    }
  }

  /** Stores what has changed. Others may have been faster: then this run of the match is over. */
  async #save(): Promise<void> {
    // The caller notes which call an answer belongs to right after giving it.
    await Promise.resolve()
    if (this.#isClosed) {
      this.#isOvertaken = true
      throw new Error('the match is being loaded again')
    }
    const answers = [...this.#match.answers]
    const undoneBy = this.#undoing
    const entries = listNewEntries(this.#stored, answers, {
      callIdOf: (given) => this.#callIds.get(given),
      undoneBy: undoneBy ?? { seat: 0, callId: undefined },
    })
    if (entries.length === 0 && this.#entries > 0 && !this.#isStandingOutdated) return
    const stored = await this.#owner.append(this.#data.id, this.#entries, entries, this.#standing())
    if (!stored) {
      this.#isOvertaken = true
      this.close()
      // The host must not take this for a success: nobody may be told that the answer counts.
      throw new Error('others were faster')
    }
    if (this.#undoing === undoneBy) this.#undoing = undefined
    for (const given of answers) this.#callIds.delete(given)
    this.#entries += entries.length
    this.#stored = answers
    this.#isStandingOutdated = false
    if (!this.#isOver) this.#savepoints.saveSometimes(answers.length)
  }

  #standing(): MatchStanding {
    const { outcome } = this.#match
    const view = this.#match.view(undefined)
    return {
      headline: view.status.headline,
      table: summarizeTable(view),
      awaited: this.#match.asked,
      interrupting: this.#match.pending.filter(({ interruption }) => interruption).map(({ seat }) => seat),
      ...(outcome ? { winners: outcome.winners } : {}),
    }
  }

  #showChanges(): void {
    this.#delayed?.catchUp()
    this.#tables.showFacts()
  }

  #factsFor(seat: Seat | undefined): ScreenFacts {
    const decision = seat === undefined || this.#isOver ? undefined : this.#match.decisionOf(seat)
    return screenFacts({
      match: this.#matchFor(seat),
      seat,
      bots: this.#data.bots,
      reactions: this.#reactions,
      isOver: this.#isOver,
      sequence: seat === undefined ? 0 : this.#questionNumber(seat),
      decision: decision && describeDecision(decision),
      commitment: this.#commitment,
      seed: this.#isOver ? this.#data.terms.seed : undefined,
    })
  }

  /** Whether everything may be shown that was to be kept until the end. */
  get #isOver(): boolean {
    return this.#data.isOver || this.#match.outcome !== undefined
  }
}
