import type { State } from './state.ts'

/** What every card is called, by id: names that tell the cards of a camp apart, so that of those who share one the later have a number. */
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
