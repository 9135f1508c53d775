import { profileOf, type State } from '../state.ts'

/** Gets a name for every fighter, by id: those whose cards share a name are numbered across both armies. */
export function namesOf({ fighters }: State): readonly string[] {
  const cards = fighters.map((fighter) => profileOf(fighter).name)
  const given = new Map<string, number>()
  return cards.map((name) => {
    if (cards.indexOf(name) === cards.lastIndexOf(name)) return name
    const number = (given.get(name) ?? 0) + 1
    given.set(name, number)
    return `${name} ${number}`
  })
}
