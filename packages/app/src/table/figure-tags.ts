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
  const twins = [...alike.values()].filter((group) => group.length > 1).flat()
  return new Map(
    twins.map(({ id, name, seat }) => {
      const band = twins.filter((each) => each.seat === seat).map((each) => each.name)
      return [id, tagAmong(name, band)] as const
    }),
  )
}

/** The most letters that do not hide their figure. */
const MOST_LETTERS = 3

/** Names with the same initials are told apart by more of their letters: "Ada" and "Ann" are Ad and An, "Imp 1" is Im1 beside Igneous Guard 1. */
function tagAmong(name: string, band: readonly string[]): string {
  // All of a kind are told by as many letters.
  const kin = new Set(band.filter((each) => kindOf(each) === kindOf(name)))
  const others = band.filter((each) => !kin.has(each))
  const isFree = (tagged: (name: string) => string) => {
    const taken = new Set([...kin].map(tagged))
    return !others.some((other) => taken.has(tagged(other)))
  }
  if (isFree(tagOf)) return tagOf(name)
  for (let count = 2; count <= MOST_LETTERS; count++) {
    const longer = (each: string) => [...each].slice(0, count).join('') + numberOf(each)
    if (isFree(longer)) return longer(name)
  }
  return tagOf(name)
}

const NUMBER = /\s(\d+)$/

/** The number a name ends with, if it does. */
function numberOf(name: string): string {
  return NUMBER.exec(name)?.[1] ?? ''
}

/** A name without its number. */
function kindOf(name: string): string {
  return name.replace(NUMBER, '')
}

/** The number a name ends with and the initial before it, or the initials of its words. */
export function tagOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  const last = words.at(-1) ?? ''
  const initial = (word: string | undefined) => (word ? [...word][0]!.toLocaleUpperCase() : '')
  if (/^\d+$/.test(last)) return `${initial(words[0])}${last}`
  return words.slice(0, 2).map(initial).join('')
}
