/** A card in the data: its name and its rule. Its id is its name in kebab-case, unless something else has that name. */
interface ListedCard {
  readonly name: string
  readonly id?: string
}

/** Writes a name in kebab-case: "Odnir's forge" becomes "odnirs-forge". */
function keyOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[\p{M}'’]/gu, '')
  return plain
    .toLowerCase()
    .match(/[a-z0-9]+/g)!
    .join('-')
}

/** Gives each card its id. */
export function withIds<Card extends ListedCard>(cards: readonly Card[]): readonly (Card & { readonly id: string })[] {
  return cards.map((card) => ({ ...card, id: card.id ?? keyOf(card.name) }))
}
