import type { Seat } from '@fray/kernel'
import { gemsIn, masteredBy } from './incantation/mana.ts'
import type { Camp, Fighter, State } from './state.ts'

/**
 * CF-STRATEGIC-02, CF-DRAW-05: of another player's cards that have not been played a seat knows which they are, how many
 * lie in the pile and how many in reserve, but neither their order nor which lie where.
 */
export function redact({ camps, fighters }: State, seat: Seat | undefined): void {
  for (const camp of camps) if (camp.seat !== seat) shuffleUnseen(camp)
  for (const fighter of fighters) if (fighter.seat !== seat) hideGems(fighter)
}

/** CF-MANA-10: which gems a magician begins with shows when he comes to the table; how many is printed on his card. */
function hideGems(fighter: Fighter): void {
  const gems = gemsIn(fighter.gems)
  if (fighter.status === 'waiting' && gems > 0) fighter.gems = { [masteredBy(fighter)[0]!]: gems }
}

/** The cards in the order of the list, the first of them in the pile: what is left says nothing. */
function shuffleUnseen(camp: Camp): void {
  const unseen = [...camp.pile, ...camp.reserve].sort((a, b) => a - b)
  const inPile = camp.pile.length
  camp.pile = unseen.slice(0, inPile)
  camp.reserve = unseen.slice(inPile)
}
