import type { State } from '../state.ts'

/** Gets a name for every card, by id: cards of one camp that share a name are numbered from the second on. */
export function cardNamesOf({ cards }: Pick<State, 'cards'>): string[] {
  const names: string[] = []
  for (const { seat, profile, label = profile.name } of cards) {
    const isTaken = (name: string) => cards.some((other, i) => other.seat === seat && names[i] === name)
    let name = label
    for (let number = 2; isTaken(name); number++) name = `${label} ${number}`
    names.push(name)
  }
  return names
}
