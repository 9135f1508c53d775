import { type Decision, describeDecision } from '../decisions/decision.ts'
import type { GameEvent } from '../match/event.ts'
import { ANY_NAMES, isMessage, type Message, Speaker } from './message.ts'
import type { Phrasebook } from './phrasebook.ts'

/** What there is to read of a match. */
interface ProofreadMatch {
  readonly events: readonly GameEvent[]
  readonly pending: readonly Decision[]
}

/** Reads what matches say, as people would, for the tests of a game. */
export class Proofreader {
  readonly #speaker: Speaker

  constructor(phrases: Phrasebook) {
    this.#speaker = new Speaker(phrases)
  }

  /** Formats every event since an index and every pending question. */
  checkMessages<M extends ProofreadMatch>(match: M, since = 0): M {
    for (const { type, args, numbers = [] } of match.events.slice(since)) {
      this.check({ id: type, args })
      this.#checkAll(numbers)
    }
    for (const decision of match.pending) this.#checkAll(describeDecision(decision))
    return match
  }

  /** Checks that every event since an index and every pending question cites a rule. */
  checkRules<M extends ProofreadMatch>(match: M, since = 0): M {
    const asked = match.pending.map(({ prompt, rules }) => ({ id: prompt.id, rules }))
    const told = match.events.slice(since).map(({ type, rules }) => ({ id: type, rules }))
    const lawless = [...told, ...asked].find(({ rules }) => rules.length === 0)
    if (lawless) throw new Error(`"${lawless.id}" cites no rule`)
    return match
  }

  /** Throws if a message lacks a phrase or an argument. */
  check(words: Message): void {
    this.#speaker.say(words, ANY_NAMES)
  }

  /** Formats every message in plain data. */
  #checkAll(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    if (isMessage(value)) this.check(value)
    else for (const part of Object.values(value)) this.#checkAll(part)
  }
}
