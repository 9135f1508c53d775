/** Matches names as people write them, in any language, to things on printed cards and lists. */
import type { NameList } from '../texts/name.ts'

/** Something with a printed name. */
export interface NamedItem {
  readonly id: string
  readonly name: string
}

const ARTICLE = /^(the|le|la|les|el|los|las) |^l'/

/** Normalises spelling: case, accents, hyphens, articles and plurals do not matter in any of our languages. */
function normalizeSpelling(name: string): string {
  return withArticle(name).replace(ARTICLE, '')
}

function withArticle(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").replace(/-/g, ' ')
  const words = plain.toLowerCase().split(' ')
  return words.map((word) => word.replace(/men$/, 'man').replace(/(?<=..)s(?=,?$)/, '')).join(' ')
}

/**
 * Makes a function that finds the id of a printed name; unknown names stay as written. Of two matches the first wins,
 * after those with the same article.
 */
export function idsByPrintedName(cards: readonly NamedItem[]): (written: string) => string {
  const byName = (as: (name: string) => string) =>
    new Map(cards.toReversed().map(({ id, name }) => [as(name), id] as const))
  const [precisely, loosely] = [byName(withArticle), byName(normalizeSpelling)]
  return (written) => precisely.get(withArticle(written)) ?? loosely.get(normalizeSpelling(written)) ?? written
}

function significantWords(spelt: string): string[] {
  return spelt.split(/[^a-z0-9]+/).filter((word) => word && !LITTLE_WORDS.includes(word))
}

interface SearchableName {
  readonly name: string
  readonly spelt: string
  readonly words: readonly string[]
}

/** Whole catalogues are searched for each name that nothing has, so the spelling of a card's name is kept with the card. */
const nameCache = new WeakMap<NamedItem, SearchableName>()

function searchableName(card: NamedItem): SearchableName {
  const found = nameCache.get(card)
  if (found?.name === card.name) return found
  const spelt = normalizeSpelling(card.name)
  const made = { name: card.name, spelt, words: significantWords(spelt) }
  nameCache.set(card, made)
  return made
}

/**
 * Finds the id of the one card whose printed name begins with the written one: "Sered" is "Sered, templar commander".
 */
export function shortNames(written: string, cards: readonly NamedItem[]): string | undefined {
  const start = normalizeSpelling(written)
  const begun = cards.filter((card) => {
    const { spelt } = searchableName(card)
    return spelt.startsWith(start) && /^,? /.test(spelt.slice(start.length))
  })
  const [only, another] = new Set(begun.map(({ id }) => id))
  return another ? undefined : only
}

/** How many names are proposed for an unknown one. */
const MAX_SIMILAR_NAMES = 6
const LITTLE_WORDS = 'of the in on and de d l du des le la les et del el los las y'.split(' ')

/** Lists names that share words with the written one, best match first. */
export function similarNames(written: string, cards: readonly NamedItem[]): string[] {
  const asked = significantWords(normalizeSpelling(written))
  const countSharedWords = (card: NamedItem) => searchableName(card).words.filter((word) => asked.includes(word)).length
  const near = cards
    .map((card) => ({ name: card.name, count: countSharedWords(card) }))
    .filter(({ count }) => count > 0)
  return [...new Set(near.sort((a, b) => b.count - a.count).map(({ name }) => name))].slice(0, MAX_SIMILAR_NAMES)
}

/** Adds the names of other languages; English ones come first. */
export function withTranslatedNames(cards: readonly NamedItem[], languages: readonly NameList[]): readonly NamedItem[] {
  return [...cards, ...translatedNames(cards, languages)]
}

/** Gets the names of the other languages alone. */
export function translatedNames(cards: readonly NamedItem[], languages: readonly NameList[]): readonly NamedItem[] {
  return languages.flatMap((names) =>
    cards.flatMap(({ id, name }) => {
      const translated = names[name]
      return translated === undefined ? [] : [{ id, name: translated }]
    }),
  )
}
