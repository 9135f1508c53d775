import type { Json } from '@fray/kernel'
import { makeTest, type TestKind } from '../dice/test.ts'
import type { Fighter, Play } from '../state.ts'
import { magician } from './magician.ts'
import { figure, offered, type Scene, told } from './scene.ts'
import { type Spellbound, spellbound } from './spellbound.ts'
import { turn } from './turn.ts'

/** What the spell made of a number, read right after it was cast. */
export function read(
  given: Spellbound,
  number: (play: Play, ann: Fighter, bob: Fighter) => number | boolean,
): number | boolean {
  let seen: number | boolean = Number.NaN
  // biome-ignore lint/correctness/useYield: it only looks.
  spellbound(given, function* (play, ann, bob) {
    seen = number(play, ann, bob)
  })
  return seen
}

/** Final results of Bob's tests, each with a die that shows 3 and a characteristic of 3. */
export function finals(given: Spellbound, kinds: readonly TestKind[]): unknown[] {
  const match = spellbound({ ...given, dice: [...given.dice, ...kinds.map(() => 3)] }, function* (play, _ann, bob) {
    for (const kind of kinds) {
      yield* makeTest(play, { kind, fighter: bob, rules: [], difficulty: 1, against: null, dice: 1 })
    }
  })
  return told(match, 'test.passed')
    .slice(-kinds.length)
    .map(({ final }) => final)
}

/** The difficulty that was announced. */
export const difficulty = (match: Scene) => told(match, 'cast.announced')[0]?.difficulty
/** Somebody whom a spell is cast on. */
export const friend = (card: Record<string, Json> = {}, more: Record<string, Json> = {}) => ({
  seat: 0 as const,
  card,
  more,
})
export const enemy = (card: Record<string, Json> = {}, more: Record<string, Json> = {}) => ({
  seat: 1 as const,
  card,
  more,
})
export const dead = { abilities: ['living-dead'] }

/** Which friends, by their abilities, a spell may be cast on, as places in the list. */
export function named(spell: string, gems: Record<string, number>, friends: readonly (readonly string[])[]): number[] {
  const figures = friends.map((abilities, i) =>
    figure(`F${i}`, 0, 40, 10 + 8 * i, { abilities: [...abilities] }, { card: `F${i}` }),
  )
  const match = turn([magician('Ann', 0, 20, 30, { spells: [spell], gems }), ...figures], {
    answers: ['done', '0:cast'],
  })
  return offered(match)
    .map((key) => Number(key.split(':')[1]) - 1)
    .filter((i) => i >= 0 && i < friends.length)
}
