import { IntlMessageFormat } from 'intl-messageformat'
import { kernelPhrases } from './phrases.ts'
import type { Seat } from './seat.ts'

/** What may stand in a text's argument: a plain value, or something that the view gives a name to. */
export type Arg = string | number | { readonly figure: number } | { readonly seat: Seat } | { readonly text: Text }
export type Args = Readonly<Record<string, Arg>>

/** Words for people as data: the id of a phrase and its arguments. The phrasebook of a language turns it into a sentence. */
export interface Text {
  readonly id: string
  readonly args?: Args
}

/** ICU messages by phrase id. */
export type Phrases = Readonly<Record<string, string>>

/** The phrases of a game by language; English is always there and stands in for what another language lacks. */
export interface Phrasebook {
  readonly en: Phrases
  readonly [language: string]: Phrases
}

/** How figures and seats are called in the place where a text is shown. */
export interface Names {
  figure(id: number): string
  seat(seat: Seat): string
}

export function text(id: string, args?: Args): Text {
  return args ? { id, args } : { id }
}

/** Turns texts into sentences of one language; what its phrasebook lacks is said in English or in the kernel's words. */
export class Speaker {
  readonly #formats = new Map<string, IntlMessageFormat>()
  readonly #phrasebook: Phrasebook
  readonly #language: string

  constructor(phrasebook: Phrasebook, language = 'en') {
    this.#phrasebook = phrasebook
    this.#language = language
  }

  say(words: Text, names: Names): string {
    const values: Record<string, string | number> = {}
    for (const [key, arg] of Object.entries(words.args ?? {})) values[key] = this.#value(arg, names)
    return String(this.#format(words.id).format(values))
  }

  #value(arg: Arg, names: Names): string | number {
    if (typeof arg !== 'object') return arg
    if ('figure' in arg) return names.figure(arg.figure)
    if ('seat' in arg) return names.seat(arg.seat)
    return this.say(arg.text, names)
  }

  #format(id: string): IntlMessageFormat {
    const known = this.#formats.get(id)
    if (known) return known
    const own = this.#phrasebook[this.#language]?.[id]
    const message = own ?? this.#phrasebook.en[id] ?? kernelPhrases.en[id]
    if (message === undefined) throw new Error(`no phrase "${id}" in the phrasebook`)
    // What is said in English is also counted in English: another language may have other plurals.
    const format = new IntlMessageFormat(message, own === undefined ? 'en' : this.#language)
    this.#formats.set(id, format)
    return format
  }
}

/** The names of the arguments that an ICU message wants, each once, in alphabetical order. */
export function argumentsOf(message: string): readonly string[] {
  const names = new Set<string>()
  const collect = (elements: readonly MessageElement[]) => {
    for (const { type, value, options } of elements) {
      // 0 is plain text, 7 the number sign inside a plural.
      if (type !== 0 && type !== 7) names.add(String(value))
      for (const option of Object.values(options ?? {})) collect(option.value)
    }
  }
  collect(new IntlMessageFormat(message, 'en').getAst() as readonly MessageElement[])
  return [...names].sort()
}

/** What we read of a parsed message. */
interface MessageElement {
  readonly type: number
  readonly value?: unknown
  readonly options?: Readonly<Record<string, { readonly value: readonly MessageElement[] }>>
}
