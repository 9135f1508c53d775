import type { WoundLevel } from '../state.ts'
import { locationOf, type WoundResult, woundAt } from '../wounds/wound-table.ts'

/** What a Wound level or being Stunned leaves of a fighter's worth; whoever has more than Critical is gone. */
export const WOUNDED = [1, 0.85, 0.7, 0.5, 0] as const
export const STUNNED = 0.95

/** CF-WOUND-10, -13: the level that a result brings somebody to who was healthy. */
const LEVELS: Readonly<Record<WoundResult, number>> = {
  none: 0,
  stunned: 0,
  light: 1,
  serious: 2,
  critical: 3,
  killed: 4,
}

const FACES = [1, 2, 3, 4, 5, 6] as const
/** Characteristics that differ by more than this are as far apart as it matters. */
const WIDEST = 12

/** CF-COMBAT-18, -20: how likely an attack hits that one die is to parry; sixes that are thrown again are left out. */
export function chanceToHit(attack: number, defence: number): number {
  return HITS[clampLead(attack - defence) + WIDEST]!
}

/** CF-COMBAT-18: the same where nothing parries: all but a natural 1. */
export const UNPARRIED = 5 / 6

const HITS = differences().map((lead) => {
  const hits = FACES.flatMap((a) => FACES.filter((d) => a > 1 && (d === 1 || d < a + lead)))
  return hits.length / 36
})

/** CF-WOUND-01 to -13: what share of his worth a hit costs a fighter in the mean. */
export function harmOfHit(strength: number, resistance: number, wounds: WoundLevel): number {
  return HARM[clampLead(strength - resistance) + WIDEST]![wounds]!
}

const HARM = differences().map((lead) =>
  ([0, 1, 2, 3] as const).map((wounds) => {
    const lost = FACES.flatMap((a) => FACES.map((b) => 1 - leftOf(woundOf(a, b, lead), wounds)))
    return lost.reduce((sum, each) => sum + each, 0) / 36
  }),
)

function woundOf(a: number, b: number, lead: number): WoundResult {
  const location = locationOf(Math.min(a, b))
  return location === null ? 'killed' : woundAt(Math.max(a, b) + lead, 0, location)
}

/** What a result leaves of the worth that a fighter with these Wounds has. */
function leftOf(result: WoundResult, wounds: WoundLevel): number {
  if (result === 'stunned') return STUNNED
  const level = LEVELS[result]
  // CF-WOUND-11: whoever has as much already gets one more.
  const reached = level === 0 ? wounds : Math.min(4, level > wounds ? level : wounds + 1)
  return WOUNDED[reached]! / WOUNDED[wounds]
}

function clampLead(lead: number): number {
  return Math.max(-WIDEST, Math.min(WIDEST, lead))
}

function differences(): number[] {
  return Array.from({ length: 2 * WIDEST + 1 }, (_, i) => i - WIDEST)
}
