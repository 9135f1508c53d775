import type { Message, Outcome, Seat } from '@fray/kernel'
import type { Chapter } from './chapters.ts'

/** How the winner came to lead, from the first turn to the last. */
export interface LeadStory {
  readonly kind: 'throughout' | 'turned' | 'changed'
  /** The side that led at the end. */
  readonly seat: Seat
  /** The side that led before. */
  readonly other?: Seat
  /** The turn in which the final lead began. */
  readonly headline: Message
  /** Number of times the lead changed hands. */
  readonly changes: number
}

/** Smaller leads count as level. */
const LEVEL = 0.12

/** Summarizes the lead turn by turn; undefined without a single winner, or if the match was level until the end. */
export function leadStoryOf(
  chapters: readonly Chapter[],
  leads: readonly (readonly number[])[],
  outcome: Outcome | undefined,
): LeadStory | undefined {
  const [winner, ...others] = outcome?.winners ?? []
  if (winner === undefined || others.length > 0) return undefined
  const spells = leadPeriodsOf(chapters, leads)
  const last = spells.at(-1)
  if (!last || last.seat !== winner) return undefined
  const changes = spells.length - 1
  const { seat, headline } = last
  if (changes === 0) return { kind: 'throughout', seat, headline, changes }
  return { kind: changes === 1 ? 'turned' : 'changed', seat, other: spells.at(-2)!.seat, headline, changes }
}

interface LeadPeriod {
  readonly seat: Seat
  /** The first turn that ends with this lead. */
  readonly headline: Message
}

/** Lists who led at the ends of turns, merging consecutive ones; turns that end level are skipped. */
function leadPeriodsOf(chapters: readonly Chapter[], leads: readonly (readonly number[])[]): readonly LeadPeriod[] {
  const spells: LeadPeriod[] = []
  for (const [i, { turn, headline }] of chapters.entries()) {
    if (turn === 0) continue
    const end = leads[chapters[i + 1] ? chapters[i + 1]!.from - 1 : leads.length - 1] ?? []
    const most = Math.max(...end)
    const seat = end.indexOf(most)
    if (most >= LEVEL && spells.at(-1)?.seat !== seat) spells.push({ seat, headline })
  }
  return spells
}
