import type { FigureView } from '@fray/tabletop'

/**
 * Gets short tags that tell figures of the same side and icon apart ("L2" for Lookout 2), unique on the table. A figure
 * with its own icon needs none, and formations are named beside themselves.
 */
export function figureTags(figures: readonly FigureView[]): ReadonlyMap<number, string> {
  const alike = new Map<string, FigureView[]>()
  for (const figure of figures) {
    if (figure.body) continue
    const key = `${figure.seat} ${figure.icon}`
    alike.set(key, [...(alike.get(key) ?? []), figure])
  }
  const twins = [...alike.values()].filter((group) => group.length > 1).flat()
  const letters = lettersOfKinds(twins.map(({ name }) => name))
  const taken = new Set<string>()
  return new Map(
    twins
      .toSorted((a, b) => a.id - b.id)
      .map(({ id, name }) => {
        const tag = free(letters.get(kindOf(name))! + numberOf(name), taken)
        taken.add(tag)
        return [id, tag] as const
      }),
  )
}

/** Gets the tag, with a letter if another figure has the same name: "I1", then "I1b". */
function free(tag: string, taken: ReadonlySet<string>): string {
  const suffixes = ['', ...'bcdefghijklmnopqrstuvwxyz']
  return suffixes.map((suffix) => tag + suffix).find((candidate) => !taken.has(candidate)) ?? `${tag}${taken.size}`
}

/**
 * Gets the letters of each kind of figure: the fewest that no other kind has. Kinds that share letters all get longer
 * ones ("Ad" and "An", not "A" and "An"); if they still collide, they get numbers.
 */
function lettersOfKinds(names: readonly string[]): ReadonlyMap<string, string> {
  const numbered = new Set(names.filter((name) => numberOf(name) !== '').map(kindOf))
  const settled = new Map<string, string>()
  let open = [...new Set(names.map(kindOf))].sort()
  for (const abridge of ABRIDGEMENTS) {
    const proposals = open.map((kind) => [kind, abridge(wordsOf(kind), numbered.has(kind))] as const)
    const isUnique = (letters: string) =>
      proposals.filter(([, candidate]) => isSame(candidate, letters)).length === 1 &&
      ![...settled.values()].some((value) => isSame(value, letters))
    for (const [kind, letters] of proposals) if (isUnique(letters)) settled.set(kind, letters)
    open = open.filter((kind) => !settled.has(kind))
  }
  return new Map([
    ...settled,
    ...open.map((kind, i) => [kind, `${initials(wordsOf(kind).slice(0, 1))}${i + 1}.`] as const),
  ])
}

const NUMBER = /\s(\d+)$/

/** Gets the number at the end of a name. */
function numberOf(name: string): string {
  return NUMBER.exec(name)?.[1] ?? ''
}

/** Gets a name without its number. */
function kindOf(name: string): string {
  return name.replace(NUMBER, '')
}

function wordsOf(kind: string): string[] {
  return kind.split(/[\s-]+/).filter(Boolean)
}

function start(word: string | undefined, letters: number): string {
  return [...(word ?? '')].slice(0, letters).join('')
}

function initials(words: readonly (string | undefined)[]): string {
  return words.map((word) => start(word, 1).toLocaleUpperCase()).join('')
}

/** Shortens a kind to at most three letters, best first. */
const ABRIDGEMENTS: readonly ((words: readonly string[], isNumbered: boolean) => string)[] = [
  // A number says more than a second word.
  (words, isNumbered) => initials(words.slice(0, isNumbered ? 1 : 2)),
  ([first]) => start(first, 2),
  (words) => initials(words.slice(0, 2)),
  (words) => initials([words[0], words.at(-1)]),
  ([first, second]) => initials([first]) + start(second, 2),
  (words) => initials([words[0]]) + start(words.at(-1), 2),
  ([first]) => start(first, 3),
  (words) => initials(words.slice(0, 3)),
]

/** Letters that differ only in case cannot be told apart at a glance. */
function isSame(a: string, b: string): boolean {
  return a.toLocaleUpperCase() === b.toLocaleUpperCase()
}
