import { type Bot, PlayError, sightOf } from '@fray/bots'
import { type Answer, barredOptions, createRecord, type Decision, type MatchTerms, type Seat, text } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { oddsLines, oddsOfDecision } from './answer-odds.ts'
import type { Asker, PlayerCommand, Question } from './asker.ts'
import { type Choice, choicesOf } from './choices.ts'
import { writeJsonFile } from './files.ts'
import { picture } from './picture.ts'
import { type AnyMatch, cite, Teller } from './teller.ts'
import { arrangementHint, readTypedArrangement } from './typed-arrangement.ts'
import { placeHint, readTypedPlace } from './typed-place.ts'

/** Who plays which seat, and where the match is saved. */
interface SessionOptions {
  readonly match: AnyMatch
  readonly terms: MatchTerms
  /** The person's seat; the bot has all others. */
  readonly seat: Seat
  readonly bot: Bot
  readonly asker: Asker
  readonly file: string
}

/** A person's match against a bot. */
export class Session {
  readonly #seating: SessionOptions
  readonly #teller: Teller
  /** Number of events shown so far, and of answers when the table was last shown. */
  #told = 0
  #shown = -1
  #left = false

  constructor(seating: SessionOptions) {
    this.#seating = seating
    this.#teller = new Teller(seating.match.game.content.phrases)
  }

  /** Plays until the match is over or the person quits. */
  async play(): Promise<void> {
    const { match, seat, asker } = this.#seating
    while (!this.#left) {
      this.#tellNews()
      if (match.outcome) {
        asker.tell([this.#teller.describeOutcome(match.outcome)])
        return
      }
      const mine = match.decisionOf(seat)
      if (mine) await this.#decide(mine)
      else this.#letBotAnswer()
    }
  }

  async save(): Promise<void> {
    const { match, terms, file, asker } = this.#seating
    await writeJsonFile(file, createRecord(match, terms, { savepoint: true }))
    asker.tell([`Saved to ${file}.`])
  }

  #letBotAnswer(): void {
    const { match, bot } = this.#seating
    const [decision] = match.pending
    if (!decision) throw new PlayError(`${match.game.id}: no outcome, and no seat has anything to decide`)
    const answered = match.answer(decision.seat, bot.choose(sightOf(match, decision)))
    if (!answered.ok) throw new PlayError(`${bot.name} gave an illegal answer: ${this.#teller.say(answered.reason)}`)
  }

  #tellNews(): void {
    const { match, seat, asker } = this.#seating
    this.#teller.rememberNames(match.view(seat))
    const events = match.eventsFor(seat)
    asker.tell(events.slice(this.#told).flatMap((event) => this.#teller.describeEvent(event)))
    this.#told = events.length
  }

  async #decide(decision: Decision): Promise<void> {
    const { match, seat, asker } = this.#seating
    const view = match.view(seat)
    if (this.#shown !== match.answers.length) asker.tell(['', ...picture(view, this.#teller), ''])
    this.#shown = match.answers.length
    const choices = choicesOf(decision, this.#teller, view)
    const reply = await asker.ask(this.#question(decision, choices))
    if (reply.kind === 'command') return this.#obey(reply.command, decision)
    if (reply.kind === 'choice') return this.#give(choices[reply.index]?.answer)
    this.#give(readTyped(reply.line, decision, view))
  }

  #question(decision: Decision, choices: readonly Choice[]): Question {
    const { match, seat } = this.#seating
    return {
      title: this.#teller.describeDecision(decision),
      choices: choices.map(({ words }) => words),
      barred: barredOptions(decision).map((barredOption) => this.#teller.describeBarred(barredOption)),
      typing: hintOf(decision, match.view(seat)),
    }
  }

  #give(answer: Answer | undefined): void {
    const { match, seat, asker } = this.#seating
    if (answer === undefined) {
      asker.tell(['Not a valid answer.'])
      return
    }
    const answered = match.answer(seat, answer)
    if (!answered.ok) asker.tell([`Not allowed: ${this.#teller.say(answered.reason)}${cite(answered.rules)}`])
  }

  async #obey(command: PlayerCommand, decision: Decision): Promise<void> {
    const { match, asker } = this.#seating
    switch (command) {
      case 'undo':
        return this.#undo()
      case 'odds':
        return asker.tell(oddsOfDecision(match, decision, this.#teller).flatMap(oddsLines))
      case 'save':
        return this.save()
      case 'quit':
        this.#left = true
    }
  }

  /** Undoes the person's last answer and the bot's answers since. */
  #undo(): void {
    const { match, seat, asker } = this.#seating
    const last = match.answers.findLastIndex((given) => given.seat === seat)
    const steps = match.answers.length - last
    const possible = last >= 0 && steps <= match.undoable
    for (let step = 0; possible && step < steps; step++) match.undo()
    this.#told = match.eventsFor(seat).length
    asker.tell([possible ? 'Undid your last answer.' : this.#teller.say(text('kernel.nothing-to-undo'))])
  }
}

/** Explains how to type an answer that is not in the list; undefined if the list is complete. */
function hintOf(decision: Decision, view: TableView): string | undefined {
  if (decision.kind === 'arrange') return arrangementHint(decision)
  return decision.kind === 'place' ? placeHint(decision, view) : undefined
}

function readTyped(line: string, decision: Decision, view: TableView): Answer | undefined {
  if (decision.kind === 'arrange') return readTypedArrangement(line, decision)
  return decision.kind === 'place' ? readTypedPlace(line, decision, view) : undefined
}
