import MiniSearch from 'minisearch'

/** The searchable texts of a thing: its names are searched before everything else. */
export interface SearchableTexts {
  readonly names: readonly string[]
  readonly texts?: readonly string[]
}

/**
 * An index of things by their texts. A thing is found by all words of a search, in any order, or by their beginnings:
 * capitals and accents do not matter, and a word with hyphens (an id of a rule) is also found by its parts.
 */
export class TextIndex<Thing> {
  readonly #things: readonly Thing[]
  readonly #textsOf: (thing: Thing) => SearchableTexts
  /** Made at the first search: most lists are never searched. */
  #index: MiniSearch | undefined

  constructor(things: readonly Thing[], textsOf: (thing: Thing) => SearchableTexts) {
    this.#things = things
    this.#textsOf = textsOf
  }

  /** Finds what has all words, the best match first; matches in names come before others. No words find everything. */
  find(search: string): readonly Thing[] {
    if (wordsOf(search).length === 0) return this.#things
    this.#index ??= this.#createIndex()
    const named = this.#index.search(search, { fields: ['names'] })
    const all = this.#index.search(search)
    const ids = new Set([...named, ...all].map(({ id }) => id as number))
    return [...ids].map((id) => this.#things[id]!)
  }

  /** Finds the same in the order in which the things were given. */
  filter(search: string): readonly Thing[] {
    const found = new Set(this.find(search))
    return this.#things.filter((thing) => found.has(thing))
  }

  #createIndex(): MiniSearch {
    const index = new MiniSearch({
      fields: ['names', 'texts'],
      tokenize: (text) => wordsOf(text).flatMap(withParts),
      processTerm: (word) => word,
      searchOptions: { tokenize: wordsOf, prefix: true, combineWith: 'AND' },
    })
    const documents = this.#things.map((thing, id) => {
      const { names, texts = [] } = this.#textsOf(thing)
      return { id, names: names.join('\n'), texts: texts.join('\n') }
    })
    index.addAll(documents)
    return index
  }
}

/** Splits a text into words without capitals and accents: a search for Missum finds Missúm. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
}

/** A word and what follows each of its hyphens: "r-move-2", "move-2", "2". */
function withParts(word: string): string[] {
  const parts = word.split('-')
  return parts.map((_, i) => parts.slice(i).join('-'))
}
