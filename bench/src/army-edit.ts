import type { AnyGame } from '@fray/games'
import type { Json } from '@fray/kernel'

/** Number of entries of an army that nobody would build but anybody may send. */
const ENTRIES = 100
const EDITS = 12

/**
 * Gets the milliseconds of the slowest of several edits: an army of 100 entries is changed, described and offered more.
 */
export async function slowestArmyEdit(game: AnyGame): Promise<number> {
  const forces = await game.content.forces!()
  const entries = [
    { profile: 'lions-sardar-the-pure', spells: Array(10).fill('arrow-of-mana') },
    ...Array.from({ length: ENTRIES - 1 }, (_, i) => ({
      profile: i % 2 === 0 ? 'lions-sardar-the-pure' : 'lions-guard-of-alahan',
      count: 1 + (i % 3),
      spells: Array(i % 10).fill('arrow-of-mana'),
    })),
  ]
  const army = forces.read({ army: 'lions', points: 400, cards: entries } as Json)
  const times = Array.from({ length: EDITS }, (_, i) => {
    const start = performance.now()
    const edited = forces.change(army, { kind: 'set', place: 'points', value: 400 + i })
    forces.describe(edited)
    forces.catalogue(edited)
    return performance.now() - start
  })
  // The first ones are spent on compiling.
  return Math.max(...times.slice(EDITS / 2))
}
