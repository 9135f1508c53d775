import { type Procedure, text } from '@fray/kernel'
import type { Play, PlayState } from '../state.ts'
import { announce, someWith } from '../traits.ts'
import { type Hand, naturalOf, rerollable } from './hand.ts'
import { modifiersFor } from './modifiers.ts'
import { presetFace, presetHand } from './preset.ts'
import { askForRepetition, askForReroll, canGetWorse, retryDie, retryThroughFriends } from './reroll.ts'
import { resultOf } from './result.ts'
import { addChance, secondChance, throwSecondChance } from './second-chance.ts'
import { endTest, type Test } from './test.ts'
import { diceOf, repeatedRules, rerollHand, rollRules, throwHand } from './throw-hand.ts'

interface Opponent {
  readonly test: Test
  /** CF-PACK-11: the die was rolled before the battle and cannot be rolled again. */
  readonly preset: boolean
  added: number
  hand: Hand
}

/** CF-TEST-02 to -04: both roll until one has the higher result. Returns 0 if the first wins, 1 if the second does. */
export function* resolveOpposition(play: Play, first: Test, second: Test): Procedure<0 | 1> {
  for (const test of announcing(play, [first, second])) {
    yield* announce(play, test.fighter, 'beforeTest', (ability, effect) =>
      ability.beforeTest(play, test, test.fighter, effect),
    )
  }
  for (;;) {
    const presets = [yield* presetFace(play, first), yield* presetFace(play, second)] as const
    const sides: [Opponent, Opponent] = [
      yield* rollOpponent(play, first, presets[0]),
      yield* rollOpponent(play, second, presets[1]),
    ]
    do yield* rollAgain(play, sides)
    while (yield* retry(play, sides))
    yield* repeat(play, sides)
    yield* giveChance(play, sides)
    const winner = winnerOf(play, sides)
    logOpposition(play, sides, winner)
    // CF-TEST-04, CF-STEAM-13: if both failed, both roll again.
    if (winner === undefined && sides.every(({ hand }) => hand.chains.length === 0))
      for (const { test } of sides) yield* endTest(play, test)
    if (winner === undefined) continue
    for (const { test } of sides) yield* endTest(play, test)
    return winner
  }
}

/** CF-ABILGEN-08: the loser of the latest Tactical roll announces first before the dice fall. */
function announcing({ state }: PlayState, tests: readonly Test[]): Test[] {
  return tests.toSorted(
    (a, b) => Number(a.fighter.seat === state.tacticalWinner) - Number(b.fighter.seat === state.tacticalWinner),
  )
}

/** CF-ABIL-61: once both results are known, the loser may repeat the test. */
function* repeat(play: Play, sides: [Opponent, Opponent]): Procedure {
  for (;;) {
    const winner = winnerOf(play, sides)
    if (winner === undefined) return
    const loser = sides[winner === 0 ? 1 : 0]
    const { test, hand, added } = loser
    const result = { ...resultOf(hand, added, null), passed: false }
    const again = loser.preset ? null : yield* askForRepetition(play, test, result)
    if (!again) return
    loser.hand = yield* throwHand(play, test, diceOf(play, test), repeatedRules(play, test, again))
  }
}

/** CF-REV-SESSAIR-09: once both results are known, a friend may help the loser of the test. */
function* giveChance(play: Play, sides: [Opponent, Opponent]): Procedure {
  const winner = winnerOf(play, sides)
  if (winner === undefined) return
  const loser = sides[winner === 0 ? 1 : 0]
  const isSettled = loser.preset || loser.hand.isRepeated || loser.hand.isKept
  const chance = isSettled ? null : yield* secondChance(play, loser.test)
  if (!chance) return
  loser.hand = yield* throwSecondChance(play, loser.test, chance)
  loser.added = addChance(modifiersFor(play, loser.test), chance).total
}

/** CF-PACK-40: once both results are known, the loser may re-roll one die; returns whether they did. */
function* retry(play: Play, sides: [Opponent, Opponent]): Procedure<boolean> {
  const winner = winnerOf(play, sides)
  if (winner === undefined) return false
  const loser = sides[winner === 0 ? 1 : 0]
  const before = loser.hand
  loser.hand = yield* retryDie(play, loser.test, before)
  loser.hand = yield* retryThroughFriends(play, loser.test, loser.hand, (hand) => {
    return winnerOf(play, winner === 0 ? [sides[0], { ...loser, hand }] : [{ ...loser, hand }, sides[1]]) === winner
  })
  return loser.hand !== before
}

function* rollOpponent(play: Play, test: Test, preset: number | null): Procedure<Opponent> {
  const rules = rollRules(play, test)
  const hand = preset === null ? yield* throwHand(play, test, diceOf(play, test), rules) : presetHand(preset, rules)
  return { test, preset: preset !== null, added: modifiersFor(play, test).total, hand }
}

/** CF-TEST-04, -07: an automatic failure loses to anything else. */
function finalOf({ hand, added }: Opponent): number {
  const natural = naturalOf(hand)
  return natural === null ? 0 : Math.max(0, natural + added)
}

function winnerOf(play: PlayState, sides: readonly [Opponent, Opponent]): 0 | 1 | undefined {
  const [a, b] = sides
  const lead = finalOf(a) - finalOf(b)
  if (lead !== 0) return lead > 0 ? 0 : 1
  // CF-PACK-20: if both sides win ties, neither does.
  const [first, second] = sides.map((side) => winsTie(play, side))
  return finalOf(a) === 0 || first === second ? undefined : first ? 0 : 1
}

function winsTie(play: PlayState, { test }: Opponent): boolean {
  const { fighter } = test
  return someWith(play, fighter, 'winsTies', (ability, effect) => ability.winsTies(test, fighter, effect))
}

/**
 * CF-TEST-03: the side that is behind decides first and rolls on as long as it can, having nothing to lose. On a tie
 * rolling again is a choice, asked of the first side before the second.
 */
function* rollAgain(play: Play, sides: [Opponent, Opponent]): Procedure {
  for (;;) {
    const winner = winnerOf(play, sides)
    if (winner !== undefined) {
      const behind = sides[winner === 0 ? 1 : 0]
      if (rerollable(behind.hand).length === 0 || !(yield* rollsOn(play, behind))) return
      behind.hand = yield* rerollHand(play, behind.test, behind.hand)
      continue
    }
    const roller = yield* breakTie(play, sides)
    if (!roller) return
    roller.hand = yield* rerollHand(play, roller.test, roller.hand)
  }
}

/** CF-DICE-02, CF-MIRACLE-35: the side that is behind is asked only if another die could hurt it. */
function* rollsOn(play: Play, { test, hand, added }: Opponent): Procedure<boolean> {
  return canGetWorse(play, test, hand) ? yield* askForReroll(play, test, hand, added) : true
}

function* breakTie(play: Play, sides: readonly Opponent[]): Procedure<Opponent | undefined> {
  const able = sides.filter(({ hand }) => rerollable(hand).length > 0)
  for (const opponent of yield* inRandomOrder(play, able)) {
    if (yield* askForReroll(play, opponent.test, opponent.hand, opponent.added)) return opponent
  }
  return undefined
}

/** CF-TEST-03: if both may choose on a tie, chance decides who is asked first. */
function* inRandomOrder(play: Play, able: readonly Opponent[]): Procedure<readonly Opponent[]> {
  const [first, second] = able
  if (!first || !second) return able
  const [[face = 1] = []] = yield* play.rollDice(
    text('roll.order'),
    ['CF-TEST-03'],
    [{ seat: first.test.fighter.seat, count: 1, sides: 6 }],
  )
  return face <= 3 ? [first, second] : [second, first]
}

function logOpposition(play: Play, sides: readonly [Opponent, Opponent], winner: 0 | 1 | undefined): void {
  const [a, b] = sides
  const { kind, rules } = a.test
  const args = {
    first: { figure: a.test.fighter.id },
    second: { figure: b.test.fighter.id },
    test: { text: text(`test.${kind}`) },
    a: finalOf(a),
    b: finalOf(b),
  }
  const numbers = sides.map(({ test }) => modifiersFor(play, test).explain())
  if (winner === undefined) {
    play.log('opposition.tied', args, ['CF-TEST-02'], { numbers })
    return
  }
  const won = winner === 0 ? 'opposition.first' : 'opposition.second'
  play.log(won, args, rules, { seat: sides[winner].test.fighter.seat, numbers })
}
