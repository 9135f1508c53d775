import { spell, type Variant } from '../spell.ts'
import { BURST, burst, extraGems } from './builders.ts'

/** CF-REV-ELEMENTAL-12: STR for none, one, two and three further gems of Fire. */
const FIREBALL: readonly number[] = [8, 11, 13, 15]

spell('fireball', {
  area: BURST,
  *effect(play, casting) {
    const gems = yield* extraGems(play, casting, 'fire', [1, 2, 3])
    yield* burst(play, casting, FIREBALL[gems]!)
  },
})

/** CF-REV-ELEMENTAL-16: STR 5 and the difficulty that the caster sets, which counts up to this limit. */
const ERUPTION = { strength: 5, most: 10 }

spell('chthonian-eruption', {
  area: BURST,
  variants: () =>
    Array.from({ length: ERUPTION.most }, (_, i): Variant => {
      return { x: i + 1, cost: [{ gems: 4, element: 'earth' }], difficulty: i + 1 }
    }),
  effect: (play, casting) => burst(play, casting, ERUPTION.strength + casting.x),
})
