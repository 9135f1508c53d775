import { type Decision, type Json, type Message, type Names, optionsOf, type Phrasebook, Speaker } from '@fray/kernel'
import { confrontation } from '../game.ts'
import { namesOf } from '../view/fighter-names.ts'
import type { Scene } from './scene.ts'

const {
  content: { phrases, translations = {} },
} = confrontation
const translated = await Promise.all(
  Object.entries(translations).map(async ([language, load]) => [language, await load()] as const),
)
const phrasebook: Phrasebook = { ...phrases, ...Object.fromEntries(translated) }
const speakers = { en: new Speaker(phrasebook), es: new Speaker(phrasebook, 'es'), fr: new Speaker(phrasebook, 'fr') }

type Language = keyof typeof speakers

/** A text as players read it. */
function sentence(match: Scene, words: Message, language: Language = 'en'): string {
  const names: Names = {
    figure: (id) => namesOf(match.state)[id] ?? `figure ${id}`,
    seat: (seat) => (seat === 0 ? 'Camp A' : 'Camp B'),
  }
  return speakers[language].say(words, names)
}

function withRules(said: string, rules: readonly string[]): string {
  return rules.length === 0 ? said : `${said} [${rules.join(' ')}]`
}

/** The reason why an answer would be refused now, as the asked seat reads it, with the rules. */
export function refusalText(match: Scene, answer: Json, language: Language = 'en'): string | undefined {
  const refusal = match.check(asking(match).seat, answer)
  return refusal && withRules(sentence(match, refusal.reason, language), refusal.rules)
}

/** All logged events of some types, in words and with their rules. */
export function eventTexts(match: Scene, ...types: readonly string[]): string[] {
  return match.events
    .filter(({ type }) => types.includes(type))
    .map(({ type, args, rules }) => withRules(sentence(match, { id: type, args }), rules))
}

/** The numbers of events of a type, each with its terms: "Force against it 2 = 1 Force of Bob [CF-BASE-13] + …". */
export function numberTexts(match: Scene, type: string): string[] {
  const numbers = match.events.filter((event) => event.type === type).flatMap((event) => event.numbers ?? [])
  return numbers.map(({ name, total, terms }) => {
    const told = terms.map(({ amount, label, rule }) =>
      withRules(`${amount} ${sentence(match, label)}`, rule ? [rule] : []),
    )
    return `${sentence(match, name)} ${total} = ${told.join(' + ')}`
  })
}

/** The pending question. */
export function questionText(match: Scene): string {
  return sentence(match, asking(match).prompt)
}

/** The texts of the options offered now, by their keys. */
export function optionTexts(match: Scene): Record<string, string> {
  return Object.fromEntries(optionsOf(asking(match)).map(({ key, text }) => [key, sentence(match, text)]))
}

/** The note of an option offered now. */
export function noteText(match: Scene, key: string): string | undefined {
  const note = optionsOf(asking(match))
    .find((option) => option.key === key)
    ?.note?.()
  return note && sentence(match, note)
}

function asking(match: Scene): Decision {
  const [decision] = match.pending
  if (!decision) throw new Error('nobody is asked')
  return decision
}
