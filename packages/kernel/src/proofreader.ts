import { type Decision, describe } from './decision.ts'
import type { Event } from './event.ts'
import type { Phrasebook } from './phrasebook.ts'
import { ANY_NAMES, isText, Speaker, type Text } from './text.ts'

/** What there is to be read of a match. */
interface Told {
  readonly events: readonly Event[]
  readonly pending: readonly Decision[]
}

/** Reads what matches tell, as people would, for the tests of a game. */
export class Proofreader {
  readonly #speaker: Speaker

  constructor(phrases: Phrasebook) {
    this.#speaker = new Speaker(phrases)
  }

  /** Says all that a match has told since an event and all that it asks now. */
  readWords<M extends Told>(match: M, since = 0): M {
    for (const { type, args, numbers = [] } of match.events.slice(since)) {
      this.say({ id: type, args })
      this.#readAll(numbers)
    }
    for (const decision of match.pending) this.#readAll(describe(decision))
    return match
  }

  /** All that a match has told since an event and all that it asks now cites a rule. */
  checkRules<M extends Told>(match: M, since = 0): M {
    const asked = match.pending.map(({ prompt, rules }) => ({ id: prompt.id, rules }))
    const told = match.events.slice(since).map(({ type, rules }) => ({ id: type, rules }))
    const lawless = [...told, ...asked].find(({ rules }) => rules.length === 0)
    if (lawless) throw new Error(`"${lawless.id}" cites no rule`)
    return match
  }

  /** A text that lacks a phrase or an argument throws. */
  say(words: Text): void {
    this.#speaker.say(words, ANY_NAMES)
  }

  /** Everything in plain data that is a text. */
  #readAll(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    if (isText(value)) this.say(value)
    else for (const part of Object.values(value)) this.#readAll(part)
  }
}
