import { type Hand, naturalOf } from './hand.ts'
import type { TestResult } from './test.ts'

/** CF-DICE-03, CF-TEST-01, -07: evaluates a hand against a difficulty. */
export function resultOf(hand: Hand, added: number, difficulty: number | null): TestResult {
  const natural = naturalOf(hand)
  const kept = hand.isKept ? { isKept: true as const } : {}
  if (natural === null) return { natural, final: 0, failed: true, passed: false, ...kept }
  const final = natural + added
  const failed = final <= 0
  const passed = !failed && (difficulty === null || final >= difficulty)
  return { natural, final: failed ? 0 : final, failed, passed, ...kept }
}
