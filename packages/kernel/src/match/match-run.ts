import { hasNothingToChoose, isFormality, passValue } from '../decisions/attention.ts'
import type { Decision } from '../decisions/decision.ts'
import { type DiceSource, highestFirst, type Roll } from '../dice/dice.ts'
import type { Game } from '../game/game.ts'
import type { Outcome } from '../game/game-rules.ts'
import { RuleFault } from '../input/errors.ts'
import type { PendingDecision } from './match-parts.ts'
import type { Play, Procedure, Simultaneous } from './procedure.ts'
import { SimultaneousRun } from './simultaneous.ts'

/** More calls of `next` in a row than this without a decision mean that the game is going round in circles. */
const IDLE_LIMIT = 10_000

/** The connection of a run to the match it plays. */
export interface RunOwner {
  /** The number of answers given so far. */
  readonly answerCount: number
  /** The procedure stack is empty. */
  onSavepoint(): void
  /** Secret choices are about to begin: the `number`-th since the last answer or savepoint. */
  onSecretChoices(number: number): void
}

/** Runs the procedures of a game from decision to decision; it knows nothing of the past. */
export class MatchRun<State, Setup, View> {
  readonly play: Play<State, Setup>
  dice: DiceSource
  /** Whether to stop at the next savepoint where play is at rest. */
  stopAtSavepoint = false
  /** Answers before this index cannot be undone: something was revealed after them. */
  barrier = 0
  readonly #game: Game<State, Setup, View>
  readonly #owner: RunOwner
  readonly #throwDice = (roll: Roll): unknown => this.#throw(roll)
  #pending: PendingDecision[] = []
  #simultaneous: SimultaneousRun | undefined
  /** How many secret choices began since the last answer or savepoint. */
  #simultaneousRuns = 0
  #outcome: Outcome | undefined

  constructor(game: Game<State, Setup, View>, play: Play<State, Setup>, dice: DiceSource, owner: RunOwner) {
    this.#game = game
    this.play = play
    this.dice = dice
    this.#owner = owner
  }

  get pending(): readonly PendingDecision[] {
    return this.#pending
  }

  get simultaneous(): SimultaneousRun | undefined {
    return this.#simultaneous
  }

  get outcome(): Outcome | undefined {
    return this.#outcome
  }

  /** Drops all pending decisions. */
  clearPending(): void {
    this.#pending = []
    this.#simultaneous = undefined
    this.#simultaneousRuns = 0
  }

  /** Calls `next` until a decision is pending or the match is over. */
  begin(): void {
    for (let idle = 0; idle < IDLE_LIMIT; idle++) {
      this.#outcome = this.#game.rules.outcome(this.play.state)
      if (this.#outcome) return
      const procedure = this.#game.rules.next(this.play)
      if (!this.#advance(procedure, undefined)) return
      this.#reachSavepoint()
      if (this.#shouldStop()) {
        this.#outcome = this.#game.rules.outcome(this.play.state)
        return
      }
    }
    throw new RuleFault(`${this.#game.id}: next() ran ${IDLE_LIMIT} times without asking for a decision`)
  }

  /** Continues with an answer. */
  resume(waiting: PendingDecision, value: unknown): void {
    this.#simultaneousRuns = 0
    let finished: boolean
    if (this.#simultaneous) {
      this.#pending.splice(this.#pending.indexOf(waiting), 1)
      if (!this.#simultaneous.hasEnded(waiting.part)) this.#advancePart(this.#simultaneous, waiting.part, value)
      finished = this.#pending.length === 0 && this.#endSimultaneous(this.#simultaneous)
    } else {
      this.#pending.pop()
      finished = this.#advance(waiting.procedure, value)
    }
    if (!finished) return
    this.#reachSavepoint()
    this.#outcome = this.#game.rules.outcome(this.play.state)
    if (!this.#shouldStop()) this.begin()
  }

  #reachSavepoint(): void {
    this.#simultaneousRuns = 0
    this.#owner.onSavepoint()
  }

  /** Whether the match is to stop at the savepoint it has reached. */
  #shouldStop(): boolean {
    return this.stopAtSavepoint && (this.#game.rules.isAtRest?.(this.play.state) ?? true)
  }

  /** Runs a procedure until it waits for a decision (false) or ends (true). */
  #advance(procedure: Procedure<unknown>, reply: unknown): boolean {
    let answer = reply
    for (;;) {
      this.play.diceSource = this.#throwDice
      this.play.forkCache?.setActive(true)
      const step = procedure.next(answer)
      this.play.forkCache?.setActive(false)
      this.play.diceSource = undefined
      if (this.play.takeRevealed()) this.barrier = this.#owner.answerCount
      if (step.done) return true
      const request = step.value
      if (request.kind === 'roll') {
        answer = this.#throw(request)
      } else if (request.kind === 'simultaneous') {
        const run = this.#startSimultaneous(procedure, request)
        if (this.#pending.length > 0) return false
        answer = this.#closeSimultaneous(run)
      } else if (!this.play.holdsFormalities && isFormality(request)) {
        answer = passValue(request)
      } else {
        this.#wait(request, procedure, 0)
        return false
      }
    }
  }

  #throw(roll: Roll): unknown {
    const faces = this.dice.throw(roll)
    this.barrier = this.#owner.answerCount
    if (this.play.recording) {
      const dice = roll.pools.map(({ seat, sides }, i) => ({ seat, sides, values: faces[i] ?? [] }))
      const seen = roll.only ? { only: roll.only } : {}
      this.play.log('rolled', { purpose: { text: roll.purpose } }, roll.rules, { dice, ...seen })
    }
    const sorted = faces.map(highestFirst)
    return roll.reader ? roll.reader.read(sorted) : sorted
  }

  #startSimultaneous(procedure: Procedure<unknown>, { parts }: Simultaneous): SimultaneousRun {
    this.#simultaneousRuns++
    this.#owner.onSecretChoices(this.#simultaneousRuns)
    const run = new SimultaneousRun(procedure, parts, this.#owner.answerCount, this.#simultaneousRuns)
    this.#simultaneous = run
    for (const [index, { seat }] of parts.entries()) {
      const asked = this.#pending.length
      this.#advancePart(run, index, undefined)
      // Whether a seat had anything to choose may be secret too.
      if (this.play.holdsFormalities && this.#pending.length === asked)
        this.#wait(hasNothingToChoose(seat), procedure, index)
    }
    return run
  }

  /** Runs one part until its seat is asked or it ends. */
  #advancePart(run: SimultaneousRun, index: number, reply: unknown): void {
    let answer = reply
    for (;;) {
      this.play.forkCache?.setActive(true)
      const decision = run.advance(index, answer, this.play.events)
      this.play.forkCache?.setActive(false)
      if (this.play.takeRevealed()) this.barrier = this.#owner.answerCount
      if (!decision) return
      if (!this.play.holdsFormalities && isFormality(decision)) {
        answer = passValue(decision)
        continue
      }
      this.#wait(decision, run.procedure, index)
      return
    }
  }

  /** All have chosen: reveals the choices and goes on. */
  #endSimultaneous(run: SimultaneousRun): boolean {
    this.barrier = this.#owner.answerCount
    return this.#advance(run.procedure, this.#closeSimultaneous(run))
  }

  #closeSimultaneous(run: SimultaneousRun): unknown[] {
    this.#simultaneous = undefined
    this.play.events.push(...run.heldBackEvents)
    return run.results
  }

  #wait(decision: Decision, procedure: Procedure<unknown>, part: number): void {
    if (decision.kind === 'pick' && decision.options.length === 0) {
      throw new RuleFault(
        `${this.#game.id}: seat ${decision.seat} must choose but has no options (${decision.prompt.id})`,
      )
    }
    this.#pending.push({ seat: decision.seat, decision, procedure, part })
  }
}
