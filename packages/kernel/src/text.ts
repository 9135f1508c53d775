import { IntlMessageFormat } from 'intl-messageformat'
import { type GrammaticalNumber, genderOf, numberOf } from './grammar.ts'
import { nameIn } from './name.ts'
import type { Phrasebook, Phrases } from './phrasebook.ts'
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

/** How figures and seats are called in the place where a text is shown. */
export interface Names {
  figure(id: number): string
  seat(seat: Seat): string
  /** The seat of whoever reads: where a phrase that names it has a wording with `.you` after its id, that one is said. */
  readonly you?: Seat
}

export function text(id: string, args?: Args): Text {
  return args ? { id, args } : { id }
}

/** Texts are found in plain data by their form: an id that is a string, perhaps arguments, nothing else. */
export function isText(value: unknown): value is Text {
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string') return false
  return Object.keys(value).every((key) => key === 'id' || key === 'args')
}

/** Names that serve for any text, where it does not matter who is meant. */
export const ANY_NAMES: Names = { figure: (id) => `figure ${id}`, seat: (seat) => `seat ${seat}` }

const LIST = 'kernel.list'

/** Several things in a row, as one argument. */
export function listOf([first = '', ...rest]: readonly Arg[]): Arg {
  return rest.length === 0 ? first : { text: text(LIST, { first, rest: listOf(rest) }) }
}

/** Turns texts into sentences of one language; what its phrasebook lacks is said in English or in the kernel's words. */
export class Speaker {
  readonly #messages = new Map<string, Message>()
  readonly #phrasebook: Phrasebook
  readonly #language: string

  constructor(phrasebook: Phrasebook, language = 'en') {
    this.#phrasebook = phrasebook
    this.#language = language
  }

  say(words: Text, names: Names): string {
    const { format, read, language } = this.#message(this.#wording(words, names))
    const values: Record<string, string | number> = {}
    for (const [key, arg] of Object.entries(words.args ?? {})) {
      const value = this.#value(arg, names)
      values[key] = read.has(key) ? value : this.#shown(value, language)
      if (read.has(key + NUMBER_OF)) values[key + NUMBER_OF] = isList(arg) ? 'many' : this.#numberOf(value, language)
      if (read.has(key + GENDER_OF)) values[key + GENDER_OF] = this.#genderOf(value, language)
    }
    return String(format.format(values))
  }

  /** What the language calls something that has a plain name: a figure, an ability, a legion. Unknown names stay as they are. */
  name(name: string): string {
    const phrases = this.#phrasebook[this.#language]
    return phrases ? nameIn(phrases, name) : name
  }

  /** A bare value of a table or a card as the language writes it: a name, or a number. */
  value(value: string | number): string {
    return this.#shown(value, this.#language)
  }

  #numberOf(value: string | number, language: string): GrammaticalNumber {
    const phrases = this.#phrasebook[language]
    return numberOf(this.#listedName(String(value), phrases), language, phrases)
  }

  #genderOf(value: string | number, language: string): 'f' | 'm' {
    const phrases = this.#phrasebook[language]
    return genderOf(this.#listedName(String(value), phrases), language, phrases)
  }

  #listedName(name: string, phrases: Phrases | undefined): string {
    return phrases ? nameIn(phrases, name) : name
  }

  /** The id of what is said to this reader: what names their own seat may have a wording that speaks to them. */
  #wording({ id, args = {} }: Text, { you }: Names): string {
    if (you === undefined) return id
    const yours = `${id}.you`
    if (this.#phrasebook.en[yours] === undefined) return id
    return Object.values(args).some((arg) => typeof arg === 'object' && 'seat' in arg && arg.seat === you) ? yours : id
  }

  #value(arg: Arg, names: Names): string | number {
    if (typeof arg !== 'object') return arg
    if ('figure' in arg) return names.figure(arg.figure)
    if ('seat' in arg) return names.seat(arg.seat)
    return this.say(arg.text, names)
  }

  #shown(value: string | number, language: string): string {
    return written(typeof value === 'string' ? this.name(value) : value, language)
  }

  #message(id: string): Message {
    const known = this.#messages.get(id)
    if (known) return known
    const own = this.#phrasebook[this.#language]?.[id]
    const source = own ?? this.#phrasebook.en[id] ?? kernelPhrases.en[id]
    if (source === undefined) throw new Error(`no phrase "${id}" in the phrasebook`)
    // What is said in English is also counted in English: another language may have other plurals.
    const language = own === undefined ? 'en' : this.#language
    const format = new IntlMessageFormat(source, language)
    const message = { format, read: readBy(format), language }
    this.#messages.set(id, message)
    return message
  }
}

/** A message ready to be said. */
interface Message {
  readonly format: IntlMessageFormat
  /** The arguments that the message itself reads: as numbers, or to choose between wordings. */
  readonly read: ReadonlySet<string>
  /** The language it is in. */
  readonly language: string
}

/** Ends the names of arguments that tell the grammar of another one: `{unit_number, select, many {advance} other {advances}}`. */
const NUMBER_OF = '_number'
const GENDER_OF = '_gender'

function isList(arg: Arg): boolean {
  return typeof arg === 'object' && 'text' in arg && arg.text.id === LIST
}

/** A decimal number, often a length given as digits. */
const DECIMALS = /^-?\d+\.(\d+)$/

/** A value as the language writes it: a decimal number with its own sign between the digits, and without needless noughts. */
function written(value: string | number, language: string): string {
  const digits = String(value)
  const decimals = DECIMALS.exec(digits)?.[1]?.length
  if (decimals === undefined) return digits
  if (language === 'en') return String(Number(digits))
  return Number(digits).toLocaleString(language, { maximumFractionDigits: decimals, useGrouping: false })
}

/** The names of the arguments that an ICU message wants, each once, in alphabetical order. */
export function argumentsOf(message: string): readonly string[] {
  const named = elementsOf(parsed(message)).filter(({ type }) => type !== LITERAL && type !== POUND)
  return [...new Set(named.map(({ value }) => String(value).replace(/_(number|gender)$/, '')))].sort()
}

/** The forms that each plural of an ICU message has: `one`, `other`, `=0`. */
export function pluralsOf(message: string): readonly (readonly string[])[] {
  const plurals = elementsOf(parsed(message)).filter(({ type }) => type === PLURAL)
  return plurals.map(({ options }) => Object.keys(options ?? {}))
}

function readBy(format: IntlMessageFormat): ReadonlySet<string> {
  const read = elementsOf(format).filter(({ type }) => type === NUMBER || type === SELECT || type === PLURAL)
  return new Set(read.map(({ value }) => String(value)))
}

// What the parser calls the kinds of elements that we ask about.
const LITERAL = 0
const NUMBER = 2
const SELECT = 5
const PLURAL = 6
const POUND = 7

function parsed(message: string): IntlMessageFormat {
  return new IntlMessageFormat(message, 'en')
}

/** All elements of a message, also those inside plurals and choices. */
function elementsOf(format: IntlMessageFormat): readonly MessageElement[] {
  const within = (elements: readonly MessageElement[]): readonly MessageElement[] =>
    elements.flatMap((each) => [each, ...Object.values(each.options ?? {}).flatMap(({ value }) => within(value))])
  return within(format.getAst() as readonly MessageElement[])
}

/** What we read of a parsed message. */
interface MessageElement {
  readonly type: number
  readonly value?: unknown
  readonly options?: Readonly<Record<string, { readonly value: readonly MessageElement[] }>>
}
