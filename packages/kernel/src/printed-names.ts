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

/** The id of the one whose printed name begins with what was written and goes on with a surname: "Sered" is "Sered, templar commander". */
export function calledInShort(written: string, cards: readonly Named[]): string | undefined {
  const begun = cards.filter(
    ({ name }) =>
      /^,? /.test(spelling(name).slice(spelling(written).length)) && spelling(name).startsWith(spelling(written)),
  )
  const [only, another] = new Set(begun.map(({ id }) => id))
  return another ? undefined : only
}

/** So many names are proposed to whoever has written one that nothing has. */
const PROPOSED = 6
const LITTLE_WORDS = 'of the in on and de d l du des le la les et del el los las y'.split(' ')

/** Names that share words with what was written, most words first. */
export function namesNear(written: string, cards: readonly Named[]): string[] {
  const words = (name: string) =>
    spelling(name)
      .split(/[^a-z0-9]+/)
      .filter((word) => word && !LITTLE_WORDS.includes(word))
  const asked = words(written)
  const shared = (name: string) => words(name).filter((word) => asked.includes(word)).length
  const near = cards.map(({ name }) => ({ name, count: shared(name) })).filter(({ count }) => count > 0)
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
