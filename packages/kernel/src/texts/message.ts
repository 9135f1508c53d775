import { IntlMessageFormat } from 'intl-messageformat'
import { kernelPhrases } from '../locales/phrases.ts'
import type { Seat } from '../match/seat.ts'
import { type GrammaticalNumber, genderOf, numberOf } from './grammar.ts'
import { nameIn } from './name.ts'
import type { Phrasebook, Phrases } from './phrasebook.ts'

/** An argument of a message: a plain value, or something the view has a name for. */
export type MessageArg =
  | string
  | number
  | { readonly figure: number }
  | { readonly seat: Seat }
  | { readonly text: Message }
export type MessageArgs = Readonly<Record<string, MessageArg>>

/**
 * Text for people as data: the id of a phrase and its arguments. The phrasebook of a language turns it into a sentence.
 */
export interface Message {
  readonly id: string
  readonly args?: MessageArgs
}

/** What figures and seats are called where a message is shown. */
export interface Names {
  figure(id: number): string
  seat(seat: Seat): string
  /** The reader's seat: phrases that name it and have a wording with `.you` after their id use that wording. */
  readonly you?: Seat
}

export function text(id: string, args?: MessageArgs): Message {
  return args ? { id, args } : { id }
}

/** Recognises messages in plain data by their form: a string id, maybe arguments, nothing else. */
export function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string') return false
  return Object.keys(value).every((key) => key === 'id' || key === 'args')
}

/** Names that work for any message when it does not matter who is meant. */
export const ANY_NAMES: Names = { figure: (id) => `figure ${id}`, seat: (seat) => `seat ${seat}` }

const LIST = 'kernel.list'

const KERNEL_PHRASES: Phrases = kernelPhrases.en

/** Joins several things into one argument. */
export function listOf([first = '', ...rest]: readonly MessageArg[]): MessageArg {
  return rest.length === 0 ? first : { text: text(LIST, { first, rest: listOf(rest) }) }
}

/** Turns messages into sentences of one language; missing phrases fall back to English or the kernel's. */
export class Speaker {
  readonly #messages = new Map<string, CompiledMessage>()
  readonly #phrasebook: Phrasebook
  readonly #language: string

  constructor(phrasebook: Phrasebook, language = 'en') {
    this.#phrasebook = phrasebook
    this.#language = language
  }

  say(words: Message, names: Names): string {
    const { format, read, language } = this.#message(this.#phraseIdFor(words, names))
    const values: Record<string, string | number> = {}
    for (const [key, arg] of Object.entries(words.args ?? {})) {
      const value = this.#value(arg, names)
      values[key] = read.has(key) ? value : this.#format(value, language)
      if (read.has(key + NUMBER_OF)) values[key + NUMBER_OF] = isList(arg) ? 'many' : this.#numberOf(value, language)
      if (read.has(key + GENDER_OF)) values[key + GENDER_OF] = this.#genderOf(value, language)
    }
    return String(format.format(values))
  }

  /** Translates a plain name: a figure, an ability, a legion. Unknown names stay as they are. */
  name(name: string): string {
    const phrases = this.#phrasebook[this.#language]
    return phrases ? nameIn(phrases, name) : name
  }

  /** Writes a bare value of a table or card in the language: a name or a number. */
  value(value: string | number): string {
    return this.#format(value, this.#language)
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

  /** Gets the phrase id for this reader: messages that name their own seat may have a wording that speaks to them. */
  #phraseIdFor({ id, args = {} }: Message, { you }: Names): string {
    if (you === undefined) return id
    const yours = `${id}.you`
    if (this.#phrasebook.en[yours] === undefined) return id
    return Object.values(args).some((arg) => typeof arg === 'object' && 'seat' in arg && arg.seat === you) ? yours : id
  }

  #value(arg: MessageArg, names: Names): string | number {
    if (typeof arg !== 'object') return arg
    if ('figure' in arg) return names.figure(arg.figure)
    if ('seat' in arg) return names.seat(arg.seat)
    return this.say(arg.text, names)
  }

  #format(value: string | number, language: string): string {
    return formatArgument(typeof value === 'string' ? this.name(value) : value, language)
  }

  #message(id: string): CompiledMessage {
    const known = this.#messages.get(id)
    if (known) return known
    const own = this.#phrasebook[this.#language]?.[id]
    const source = own ?? this.#phrasebook.en[id] ?? KERNEL_PHRASES[id]
    if (source === undefined) throw new Error(`no phrase "${id}" in the phrasebook`)
    // English text also uses English plurals: the language may have other forms.
    const language = own === undefined ? 'en' : this.#language
    const format = new IntlMessageFormat(source, language)
    const message = { format, read: parserOf(format), language }
    this.#messages.set(id, message)
    return message
  }
}

/** A compiled message. */
interface CompiledMessage {
  readonly format: IntlMessageFormat
  /** The arguments the message itself reads: as numbers, or to choose between wordings. */
  readonly read: ReadonlySet<string>
  /** The language it is in. */
  readonly language: string
}

/** Ends the names of arguments that tell the grammar of another one: `{unit_number, select, many {advance} other {advances}}`. */
const NUMBER_OF = '_number'
const GENDER_OF = '_gender'

function isList(arg: MessageArg): boolean {
  return typeof arg === 'object' && 'text' in arg && arg.text.id === LIST
}

/** A decimal number, often a length given as digits. */
const DECIMALS = /^-?\d+\.(\d+)$/

/** Writes a value in the language: decimal numbers with its separator and without trailing zeros. */
function formatArgument(value: string | number, language: string): string {
  const digits = String(value)
  const decimals = DECIMALS.exec(digits)?.[1]?.length
  if (decimals === undefined) return digits
  if (language === 'en') return String(Number(digits))
  return Number(digits).toLocaleString(language, { maximumFractionDigits: decimals, useGrouping: false })
}

/** Lists the argument names of an ICU message, each once, alphabetically. */
export function argumentsOf(message: string): readonly string[] {
  const named = elementsOf(parse(message)).filter(({ type }) => type !== LITERAL && type !== POUND)
  return [...new Set(named.map(({ value }) => String(value).replace(/_(number|gender)$/, '')))].sort()
}

/** Lists the forms of each plural of an ICU message: `one`, `other`, `=0`. */
export function pluralsOf(message: string): readonly (readonly string[])[] {
  const plurals = elementsOf(parse(message)).filter(({ type }) => type === PLURAL)
  return plurals.map(({ options }) => Object.keys(options ?? {}))
}

function parserOf(format: IntlMessageFormat): ReadonlySet<string> {
  const read = elementsOf(format).filter(({ type }) => type === NUMBER || type === SELECT || type === PLURAL)
  return new Set(read.map(({ value }) => String(value)))
}

// The parser's codes for the kinds of elements we look at.
const LITERAL = 0
const NUMBER = 2
const SELECT = 5
const PLURAL = 6
const POUND = 7

function parse(message: string): IntlMessageFormat {
  return new IntlMessageFormat(message, 'en')
}

/** Lists all elements of a message, including those inside plurals and selects. */
function elementsOf(format: IntlMessageFormat): readonly MessageElement[] {
  const within = (elements: readonly MessageElement[]): readonly MessageElement[] =>
    elements.flatMap((element) => [
      element,
      ...Object.values(element.options ?? {}).flatMap(({ value }) => within(value)),
    ])
  return within(format.getAst() as readonly MessageElement[])
}

/** The fields we read of a parsed message. */
interface MessageElement {
  readonly type: number
  readonly value?: unknown
  readonly options?: Readonly<Record<string, { readonly value: readonly MessageElement[] }>>
}
