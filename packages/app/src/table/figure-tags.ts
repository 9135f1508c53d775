import type { FigureView } from '@fray/tabletop'

/**
 * A letter or two, and the number, that tell figures of the same side and picture apart ("L2" for Lookout 2). Whoever
 * has a picture of their own needs none; bodies of many are named beside themselves.
 */
export function figureTags(figures: readonly FigureView[]): ReadonlyMap<number, string> {
  const alike = new Map<string, FigureView[]>()
  for (const figure of figures) {
    if (figure.body) continue
    const key = `${figure.seat} ${figure.icon}`
    alike.set(key, [...(alike.get(key) ?? []), figure])
  }
  const twins = [...alike.values()].filter((group) => group.length > 1)
  return new Map(twins.flatMap((group) => group.map(({ id, name }) => [id, tagAmong(name, group)] as const)))
}

/** The longest tag that does not hide its figure. */
const MOST_LETTERS = 3

/** Names with the same initials are told apart by more of their letters: "Ada" and "Ann" are Ad and An. */
function tagAmong(name: string, group: readonly FigureView[]): string {
  const others = group.map((each) => each.name).filter((other) => other !== name)
  const tag = tagOf(name)
  if (!others.some((other) => tagOf(other) === tag)) return tag
  const letters = (count: number) => (each: string) => [...each].slice(0, count).join('')
  for (let count = 2; count <= MOST_LETTERS; count++) {
    const start = letters(count)
    if (!others.some((other) => start(other) === start(name))) return start(name)
  }
  return tag
}

/** The number a name ends with and the initial before it, or the initials of its words. */
export function tagOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  const last = words.at(-1) ?? ''
  const initial = (word: string | undefined) => (word ? [...word][0]!.toLocaleUpperCase() : '')
  if (/^\d+$/.test(last)) return `${initial(words[0])}${last}`
  return words.slice(0, 2).map(initial).join('')
}
