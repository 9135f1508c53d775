/** What goes by a printed name. */
export interface Named {
  readonly id: string
  readonly name: string
}

/** People write small letters, leave accents, hyphens and the article out, and write of several. */
function spelling(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").replace(/-/g, ' ')
  const words = plain.toLowerCase().replace(/^the /, '').split(' ')
  return words.map((word) => word.replace(/men$/, 'man').replace(/(?<=..)s(?=,?$)/, '')).join(' ')
}

/** The id of what is printed so on its card; what no card is called stays as it was written. */
export function idOf(written: string, cards: readonly Named[]): string {
  return cards.find(({ name }) => spelling(name) === spelling(written))?.id ?? written
}

/** The one whose printed name begins with what was written and goes on with a surname: "Sered" is "Sered, templar commander". */
export function calledInShort<Card extends Named>(written: string, cards: readonly Card[]): Card | undefined {
  const [only, another] = cards.filter(
    ({ name }) =>
      /^,? /.test(spelling(name).slice(spelling(written).length)) && spelling(name).startsWith(spelling(written)),
  )
  return another ? undefined : only
}

/** So many names are proposed to whoever has written one that nothing has. */
const PROPOSED = 6
const LITTLE_WORDS = ['of', 'the', 'in', 'on', 'and', 'de']

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
