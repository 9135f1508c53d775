import type { AnyGame } from '@fray/games'
import { applyChanges, type Forces, InputError, type Json, text } from '@fray/kernel'
import { toyGame } from '@fray/session/testing'

interface Bag {
  readonly name?: string
  readonly stones: readonly string[]
}

/** Bags of stones; at most three stones are legal. */
const bags: Forces<Bag> = {
  phrases: { en: { bag: 'Bag', 'too-many': 'too many stones', stone: 'Stone' } },
  ready: [{ id: 'pair', force: { name: 'Pair', stones: ['a', 'b'] } }],
  blank: () => ({ stones: [] }),
  random: (seed, wish) => ({ stones: wish ? wish.like.stones.map(() => seed) : [seed] }),
  read: (json) => {
    const { stones } = json as Partial<Bag>
    if (Array.isArray(stones)) return json as Bag
    throw new InputError('bag', [{ field: 'stones', message: 'must be a list' }])
  },
  describe: ({ name, stones }) => ({
    ...(name === undefined ? {} : { name }),
    ...{ title: text('bag'), summary: text('stone'), icon: 'rock', scale: 'any', fields: [], sections: [] },
    budget: { unit: text('stone'), used: stones.length, limit: 3 },
    faults: stones.length > 3 ? [{ place: 'stones', text: text('too-many'), rules: ['T-1'], fixes: [] }] : [],
  }),
  catalogue: () => ({ facets: [], offers: [] }),
  change: (bag, change) => {
    if (change.kind === 'add') return { ...bag, stones: [...bag.stones, change.offer] }
    return bags.read(applyChanges(bag as unknown as Json, change))
  },
  cards: ({ stones }) =>
    stones.map((name) => ({
      ...{ name, icon: 'rock', caption: text('stone'), count: 1, wounds: 0, figures: [], groups: [] },
    })),
  setup: (setup, given) => ({ ...(setup as object), bags: given.map((bag) => bag?.stones ?? []) }),
  inSetup: (setup) => (setup as { bags: string[][] }).bags.map((stones) => ({ stones })),
}

/** The toy game with bags of stones. Setups with an empty bag are refused. */
export const toyWithBags: AnyGame = {
  ...toyGame,
  content: {
    ...toyGame.content,
    forces: async () => bags as Forces,
  },
  rules: {
    ...toyGame.rules,
    readSetup: (json) => {
      const { bags: chosen = [] } = json as { bags?: readonly (readonly string[])[] }
      if (chosen.every((bag) => bag.length > 0)) return toyGame.rules.readSetup(json)
      throw new InputError('setup', [{ field: 'bags', message: 'one is empty' }])
    },
  },
}
