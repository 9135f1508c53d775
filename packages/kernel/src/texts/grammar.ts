import type { Phrases } from './phrasebook.ts'

/** Whether a name takes the verb of one or of many: "the Legion advances", "the Archers advance". */
export type GrammaticalNumber = 'one' | 'many'

/** Names whose form misleads are listed in the phrasebook of their language under this and the name: "many", "one f". */
const GRAMMAR = 'grammar.'

/** A number or an owner after a name: "Lookout 2", "Lookout (Alliance)". */
const SUFFIX = / (\d+|\(.+\))$/

interface NameForms {
  /** Ends the head of a name: "Archers" in "Archers of the North". */
  readonly headEnds: RegExp
  readonly isPlural: RegExp
  readonly isFeminine: RegExp
}

const NEVER = /(?!)/

const FORMS: Readonly<Record<string, NameForms>> = {
  en: {
    headEnds: / (of|from|with|at|under|to|in|on|and the) |,/,
    isPlural: /[^suiaoy’']s$|[^a]ies$|men$|folk$/i,
    isFeminine: NEVER,
  },
  es: { headEnds: / /, isPlural: /[aeo]s$|[lnrdz]es$/i, isFeminine: /(a|as|ión|iones|dad|dades)$/i },
  fr: {
    headEnds: / /,
    isPlural: /([^sui’']s|aux|eux)$/i,
    isFeminine: /(tion|ée|ette|ie|esse|euse|trice|ière|enne|nelle)s?$/i,
  },
}

const ARTICLE = /^((the|el|los|las|la|les|le) |l[’'])/i

/** An article of French or Spanish that tells the gender. */
const GENDERED_ARTICLE = /^(el|los|las|la|le) /i

/** Tells the number of a name, for the verb beside it. Numbered figures ("Lookout 2") are always one. */
export function numberOf(name: string, language: string, phrases: Phrases = {}): GrammaticalNumber {
  const bare = name.replace(/ \(.+\)$/, '')
  if (/ \d+$/.test(bare)) return 'one'
  const listed = phrases[GRAMMAR + bare]
  if (listed !== undefined) return listed.includes('many') ? 'many' : 'one'
  return formsOf(language).isPlural.test(headOf(bare, language)) ? 'many' : 'one'
}

/** Tells the gender of a name in a language that has one, for adjectives and participles beside it. */
export function genderOf(name: string, language: string, phrases: Phrases = {}): 'f' | 'm' {
  const bare = name.replace(SUFFIX, '').replace(SUFFIX, '')
  const listed = phrases[GRAMMAR + bare]
  if (listed !== undefined) return / f$|^f$/.test(listed) ? 'f' : 'm'
  const article = GENDERED_ARTICLE.exec(bare)?.[1]?.toLowerCase()
  if (article !== undefined) return article.startsWith('la') ? 'f' : 'm'
  return formsOf(language).isFeminine.test(headOf(bare, language)) ? 'f' : 'm'
}

/** Whether a phrase only tells the grammar of a name. */
export function isGrammarPhrase(id: string): boolean {
  return id.startsWith(GRAMMAR)
}

function formsOf(language: string): NameForms {
  return FORMS[language] ?? FORMS.en!
}

function headOf(name: string, language: string): string {
  const { headEnds } = formsOf(language)
  return name.replace(ARTICLE, '').split(headEnds, 1)[0] ?? ''
}
