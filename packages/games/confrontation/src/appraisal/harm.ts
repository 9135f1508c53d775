import type { WoundLevel } from '../state.ts'
import { locationOf, type WoundResult, woundAt } from '../wounds/wound-table.ts'

/** The share of a fighter's worth that each Wound level leaves; beyond Critical the fighter is gone. */
export const WOUNDED = [1, 0.85, 0.7, 0.5, 0] as const
export const STUNNED = 0.95

/** CF-WOUND-10, -13: the level that each result gives a healthy fighter. */
const LEVELS: Readonly<Record<WoundResult, number>> = {
  none: 0,
  stunned: 0,
  light: 1,
  serious: 2,
  critical: 3,
  killed: 4,
}

const FACES = [1, 2, 3, 4, 5, 6] as const
/** Larger differences between two characteristics make no further difference. */
const WIDEST = 12

/** CF-COMBAT-18, -20: how likely an attack hits against a parry with one die; rerolled sixes are ignored. */
export function chanceToHit(attack: number, defence: number): number {
  return HITS[clampLead(attack - defence) + WIDEST]!
}

/** CF-COMBAT-18: the same without a parry: all but a natural 1. */
export const UNPARRIED = 5 / 6

const HITS = differences().map((lead) => {
  const hits = FACES.flatMap((a) => FACES.filter((d) => a > 1 && (d === 1 || d < a + lead)))
  return hits.length / 36
})

/** CF-WOUND-01 to -13: the average share of its worth that a hit costs a fighter. */
export function harmOfHit(strength: number, resistance: number, wounds: WoundLevel): number {
  return HARM[clampLead(strength - resistance) + WIDEST]![wounds]!
}

const HARM = differences().map((lead) =>
  ([0, 1, 2, 3] as const).map((wounds) => {
    const lost = FACES.flatMap((a) => FACES.map((b) => 1 - leftOf(woundOf(a, b, lead), wounds)))
    return lost.reduce((sum, difference) => sum + difference, 0) / 36
  }),
)

function woundOf(a: number, b: number, lead: number): WoundResult {
  const location = locationOf(Math.min(a, b))
  return location === null ? 'killed' : woundAt(Math.max(a, b) + lead, 0, location)
}

/** Gets the share of its worth that a fighter with these Wounds keeps after a result. */
function leftOf(result: WoundResult, wounds: WoundLevel): number {
  if (result === 'stunned') return STUNNED
  const level = LEVELS[result]
  // CF-WOUND-11: a Wound that is not worse than those the fighter has adds one level.
  const reached = level === 0 ? wounds : Math.min(4, level > wounds ? level : wounds + 1)
  return WOUNDED[reached]! / WOUNDED[wounds]
}

function clampLead(lead: number): number {
  return Math.max(-WIDEST, Math.min(WIDEST, lead))
}

function differences(): number[] {
  return Array.from({ length: 2 * WIDEST + 1 }, (_, i) => i - WIDEST)
}
