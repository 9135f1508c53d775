import { type Capacity, soloCapacity, withAbilities } from '../capacity.ts'

/** CF-CRYHAVOC-02, -04: the capacities of an article of the magazine. */
export const articles: readonly Capacity[] = [
  soloCapacity({
    id: 'patroller-of-the-behemoth',
    name: 'Patroller of the Behemoth',
    rule: 'CF-CRYHAVOC-02',
    army: 'orcs',
    article: true,
    ap: 4,
    suits: ({ id }) => id === 'orcs-orcish-cross-bowman',
    reprints: (card) => {
      const traits = card.traits.filter(({ ability }) => ability !== 'brutal')
      return withAbilities({ ...card, traits }, 'scout', 'precision')
    },
  }),
]
