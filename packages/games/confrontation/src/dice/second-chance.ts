import type { Message, Procedure, Tally } from '@fray/kernel'
import type { Play } from '../state.ts'
import { campWith } from '../traits.ts'
import type { Hand } from './hand.ts'
import type { Test } from './test.ts'
import { isCursed, rollRules, throwHand } from './throw-hand.ts'

/** CF-REV-SESSAIR-09: how a test is made again by a friend's doing: with so many dice, and something added to its result. */
export interface SecondChance {
  readonly dice: number
  readonly added: number
  readonly term: Message
  readonly rule: string
}

/** What one of his camp makes of a test whose result is known, if anything. */
export function* secondChance(play: Play, test: Test): Procedure<SecondChance | null> {
  if (isCursed(play, test)) return null
  for (const [friend, ability, effect] of campWith(play, test.fighter, 'givesSecondChance')) {
    const chance = yield* ability.givesSecondChance(play, test, friend, effect)
    if (chance) return chance
  }
  return null
}

/** It is kept, and nothing rolls it again. */
export function throwSecondChance(play: Play, test: Test, { dice }: SecondChance): Procedure<Hand> {
  return throwHand(play, test, dice, { ...rollRules(play, test), rerolls: [] })
}

export function addChance(to: Tally, { added, term, rule }: SecondChance): Tally {
  return to.add(added, term, rule)
}
