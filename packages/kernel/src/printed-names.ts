/** What people write of the things on printed cards and lists, in any language. */
import type { NameList } from './name.ts'

/** What goes by a printed name. */
export interface Named {
  readonly id: string
  readonly name: string
}

const ARTICLE = /^(the|le|la|les|el|los|las) |^l'/

/** People write small letters, leave accents, hyphens and the article out, and write of several, in any of our languages. */
function spelling(name: string): string {
  return withArticle(name).replace(ARTICLE, '')
}

function withArticle(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").replace(/-/g, ' ')
  const words = plain.toLowerCase().split(' ')
  return words.map((word) => word.replace(/men$/, 'man').replace(/(?<=..)s(?=,?$)/, '')).join(' ')
}

/** Finds the id of what is printed so on its card; what no card is called stays as it was written. Of two the first counts, after those with the same article. */
export function printedIds(cards: readonly Named[]): (written: string) => string {
  const byName = (as: (name: string) => string) =>
    new Map(cards.toReversed().map(({ id, name }) => [as(name), id] as const))
  const [precisely, loosely] = [byName(withArticle), byName(spelling)]
  return (written) => precisely.get(withArticle(written)) ?? loosely.get(spelling(written)) ?? written
}

function wordsOf(spelt: string): string[] {
  return spelt.split(/[^a-z0-9]+/).filter((word) => word && !LITTLE_WORDS.includes(word))
}

interface KnownName {
  readonly name: string
  readonly spelt: string
  readonly words: readonly string[]
}

/** Whole catalogues are searched for each name that nothing has, so the spelling of a card's name is kept with the card. */
const known = new WeakMap<Named, KnownName>()

function knownName(card: Named): KnownName {
  const found = known.get(card)
  if (found?.name === card.name) return found
  const spelt = spelling(card.name)
  const made = { name: card.name, spelt, words: wordsOf(spelt) }
  known.set(card, made)
  return made
}

/** The id of the one whose printed name begins with what was written and goes on with a surname: "Sered" is "Sered, templar commander". */
export function calledInShort(written: string, cards: readonly Named[]): string | undefined {
  const start = spelling(written)
  const begun = cards.filter((card) => {
    const { spelt } = knownName(card)
    return spelt.startsWith(start) && /^,? /.test(spelt.slice(start.length))
  })
  const [only, another] = new Set(begun.map(({ id }) => id))
  return another ? undefined : only
}

/** So many names are proposed to whoever has written one that nothing has. */
const PROPOSED = 6
const LITTLE_WORDS = 'of the in on and de d l du des le la les et del el los las y'.split(' ')

/** Names that share words with what was written, most words first. */
export function namesNear(written: string, cards: readonly Named[]): string[] {
  const asked = wordsOf(spelling(written))
  const shared = (card: Named) => knownName(card).words.filter((word) => asked.includes(word)).length
  const near = cards.map((card) => ({ name: card.name, count: shared(card) })).filter(({ count }) => count > 0)
  return [...new Set(near.sort((a, b) => b.count - a.count).map(({ name }) => name))].slice(0, PROPOSED)
}

/** What goes by a name in English goes by those of other languages, too; what English calls so comes first. */
export function inEveryLanguage(cards: readonly Named[], languages: readonly NameList[]): readonly Named[] {
  return [...cards, ...abroad(cards, languages)]
}

/** The names of other languages alone. */
export function abroad(cards: readonly Named[], languages: readonly NameList[]): readonly Named[] {
  return languages.flatMap((names) =>
    cards.flatMap(({ id, name }) => {
      const translated = names[name]
      return translated === undefined ? [] : [{ id, name: translated }]
    }),
  )
}
