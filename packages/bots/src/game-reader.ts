import {
  ANY_NAMES,
  type Answer,
  barredOptions,
  type Decision,
  describeDecision,
  type Game,
  type GameEvent,
  isMessage,
  type Message,
  optionsOf,
  type Reference,
  type Refusal,
  Speaker,
} from '@fray/kernel'
import type { Faults } from './faults.ts'

/**
 * Checks the messages of a game: every message has its phrase, every rule id exists, and every number equals its terms.
 */
export class GameReader {
  readonly #speaker: Speaker
  readonly #rules: ReadonlySet<string> | undefined
  /** Messages already checked: the id and the names of their arguments. */
  readonly #checkedMessages = new Set<string>()
  /** How often each phrase and each rule occurred. */
  readonly phrases = new Map<string, number>()
  readonly rules = new Map<string, number>()

  /** Without a reference rule ids are only counted. */
  constructor(game: Game, reference?: Reference) {
    this.#speaker = new Speaker(game.content.phrases)
    this.#rules = reference && new Set(Object.keys(reference))
  }

  event({ type, args, rules, numbers = [] }: GameEvent): Faults {
    return [
      ...this.text({ id: type, args }),
      ...this.#known(type, rules),
      ...numbers.flatMap(({ name, total, terms }) => {
        const sum = terms.reduce((all, { amount }) => all + amount, 0)
        const unsound = Math.abs(sum - total) > 1e-9 ? [`"${type}": ${name.id} is ${total}, its terms make ${sum}`] : []
        const labels = terms.flatMap(({ label, rule }) => [
          ...this.text(label),
          ...this.#known(type, rule === undefined ? [] : [rule]),
        ])
        return [...this.text(name), ...unsound, ...labels]
      }),
    ]
  }

  /** Checks the messages of a decision and that it is plain data. */
  decision(decision: Decision): Faults {
    const { id } = decision.prompt
    const region = decision.kind === 'place' ? (decision.region?.() ?? null) : null
    return [...this.data(describeDecision(decision), `"${id}"`), ...this.data(region, `the region of "${id}"`)]
  }

  /** Counts the question and its answer, for decisions that are not checked in full. */
  choice(decision: Decision, answer: Answer): Faults {
    const { prompt, rules } = decision
    const chosen = optionsOf(decision).find(({ key }) => key === answer)
    return [
      ...barredOptions(decision).flatMap(({ text: words, reason }) => [...this.text(words), ...this.text(reason)]),
      ...this.text(prompt),
      ...this.#known(`"${prompt.id}"`, rules),
      ...(chosen ? [...this.text(chosen.text), ...this.#known(`"${prompt.id}"`, chosen.rules ?? [])] : []),
    ]
  }

  refusal({ reason, rules }: Refusal): Faults {
    return [...this.text(reason), ...this.#known(reason.id, rules)]
  }

  /** Checks that a value is plain data, and every message and list of rules in it. */
  data(value: unknown, where: string): Faults {
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return []
    if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${where} is ${value}`]
    if (typeof value !== 'object')
      return [`${where} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`]
    if (Array.isArray(value)) return value.flatMap((part, i) => this.data(part, `${where}[${i}]`))
    if (isMessage(value)) return this.text(value)
    if (Object.getPrototypeOf(value) !== Object.prototype) return [`${where} is not a plain object`]
    return Object.entries(value).flatMap(([key, part]) => {
      if (key === 'rules' && isListOfIds(part)) return this.#known(where, part)
      return this.data(part, `${where}.${key}`)
    })
  }

  text(words: Message): Faults {
    const { id, args = {} } = words
    count(this.phrases, id)
    const nested = Object.values(args).flatMap((arg) => (typeof arg === 'object' && 'text' in arg ? [arg.text] : []))
    const faults = nested.flatMap((message) => this.text(message))
    const shape = [id, ...Object.keys(args)].join(' ')
    if (faults.length > 0 || this.#checkedMessages.has(shape)) return faults
    try {
      this.#speaker.say(words, ANY_NAMES)
    } catch (error) {
      return [`"${id}" cannot be formatted: ${(error as Error).message}`]
    }
    this.#checkedMessages.add(shape)
    return []
  }

  #known(where: string, rules: readonly string[]): Faults {
    for (const rule of rules) count(this.rules, rule)
    return rules
      .filter((rule) => this.#rules && !this.#rules.has(rule))
      .map((rule) => `${where} cites ${rule}, which is not a rule`)
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function isListOfIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}
