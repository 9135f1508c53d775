import type { Message, Procedure, Tally } from '@fray/kernel'
import type { Play } from '../state.ts'
import { campWith } from '../traits.ts'
import type { Hand } from './hand.ts'
import type { Test } from './test.ts'
import { isCursed, rollRules, throwHand } from './throw-hand.ts'

/** CF-REV-SESSAIR-09: how a friend lets a test be repeated: the number of dice and a bonus to the result. */
export interface SecondChance {
  readonly dice: number
  readonly added: number
  readonly term: Message
  readonly rule: string
}

/** Asks the tester's camp whether to use a second chance on a known result. */
export function* secondChance(play: Play, test: Test): Procedure<SecondChance | null> {
  if (isCursed(play, test)) return null
  for (const [friend, ability, effect] of campWith(play, test.fighter, 'givesSecondChance')) {
    const chance = yield* ability.givesSecondChance(play, test, friend, effect)
    if (chance) return chance
  }
  return null
}

/** The new roll is kept and cannot be rolled again. */
export function throwSecondChance(play: Play, test: Test, { dice }: SecondChance): Procedure<Hand> {
  return throwHand(play, test, dice, { ...rollRules(play, test), rerolls: [] })
}

export function addChance(to: Tally, { added, term, rule }: SecondChance): Tally {
  return to.add(added, term, rule)
}
