import type { Procedure } from '@fray/kernel'
import type { TestKind } from '../dice/test.ts'
import type { Fighter, Play } from '../state.ts'
import { xOf } from '../traits.ts'
import { rollDamage } from '../wounds/damage-roll.ts'
import { magician } from './magician.ts'
import { eventArgs, figure, optionKeys, type Scene } from './scene.ts'
import { type SpellCast, spellScene } from './spell-scene.ts'
import { finalResults, makeTests } from './tests-of-bob.ts'
import { turn } from './turn.ts'

/** Reads a number right after the spell has been cast. */
export function readAfterSpell(
  given: SpellCast,
  number: (play: Play, ann: Fighter, bob: Fighter) => number | boolean,
): number | boolean {
  let seen: number | boolean = Number.NaN
  // biome-ignore lint/correctness/useYield: it only looks.
  spellScene(given, function* (play, ann, bob) {
    seen = number(play, ann, bob)
  })
  return seen
}

/** The X of Bob's ability, with the first effect of the spell. */
export function xAfter(given: SpellCast, ability: string): number | boolean {
  return readAfterSpell(given, (_play, _ann, bob) => xOf(bob, ability, bob.effects[0] ?? null))
}

/** Gets the final results of Bob's tests, each with a die that shows 3 and a characteristic of 3. */
export function resultsAfterSpell(given: SpellCast, kinds: readonly TestKind[]): unknown[] {
  const match = spellScene({ ...given, dice: [...given.dice, ...kinds.map(() => 3)] }, (play, _ann, bob) =>
    makeTests(play, bob, kinds),
  )
  return finalResults(match, kinds.length)
}

/** Bob hits Ann hand to hand with these dice. */
export function* strike(play: Play, ann: Fighter, bob: Fighter): Procedure {
  yield* rollDamage(play, { victim: ann, by: bob, kind: 'combat', strength: 3, rules: [] })
}

/** The announced difficulty. */
export const difficulty = (match: Scene) => eventArgs(match, 'cast.announced')[0]?.difficulty
export const dead = { abilities: ['living-dead'] }

/** The friends, as places in the list, that a spell may be cast on, by their abilities. */
export function spellCosts(
  spell: string,
  gems: Record<string, number>,
  friends: readonly (readonly string[])[],
): number[] {
  const figures = friends.map((abilities, i) =>
    figure(`F${i}`, 0, 40, 10 + 8 * i, { abilities: [...abilities] }, { card: `F${i}` }),
  )
  const match = turn([magician('Ann', 0, 20, 30, { spells: [spell], gems }), ...figures], {
    answers: ['done', '0:cast'],
  })
  return optionKeys(match)
    .map((key) => Number(key.split(':')[1]) - 1)
    .filter((i) => i >= 0 && i < friends.length)
}
