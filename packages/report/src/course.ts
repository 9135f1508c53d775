import type { Outcome, Seat, Text } from '@fray/kernel'
import type { Chapter } from './chapters.ts'

/** How the lead went, from its first turn to its last, for those who have won by it. */
export interface LeadStory {
  readonly kind: 'throughout' | 'turned' | 'changed'
  /** Who was ahead in the end. */
  readonly seat: Seat
  /** Who was ahead before. */
  readonly other?: Seat
  /** The turn in which the last lead began. */
  readonly headline: Text
  /** How often it changed hands. */
  readonly changes: number
}

/** Whoever is ahead by less is level. */
const LEVEL = 0.12

/** How the lead went turn by turn; undefined where nobody has won, several have, or all was level until the end. */
export function leadStoryOf(
  chapters: readonly Chapter[],
  leads: readonly (readonly number[])[],
  outcome: Outcome | undefined,
): LeadStory | undefined {
  const [winner, ...others] = outcome?.winners ?? []
  if (winner === undefined || others.length > 0) return undefined
  const spells = spellsOf(chapters, leads)
  const last = spells.at(-1)
  if (!last || last.seat !== winner) return undefined
  const changes = spells.length - 1
  const { seat, headline } = last
  if (changes === 0) return { kind: 'throughout', seat, headline, changes }
  return { kind: changes === 1 ? 'turned' : 'changed', seat, other: spells.at(-2)!.seat, headline, changes }
}

interface Spell {
  readonly seat: Seat
  /** The turn at whose end it is seen first. */
  readonly headline: Text
}

/** Who was ahead at the ends of turns, one after the other; turns that end level change nothing. */
function spellsOf(chapters: readonly Chapter[], leads: readonly (readonly number[])[]): readonly Spell[] {
  const spells: Spell[] = []
  for (const [i, { turn, headline }] of chapters.entries()) {
    if (turn === 0) continue
    const end = leads[chapters[i + 1] ? chapters[i + 1]!.from - 1 : leads.length - 1] ?? []
    const most = Math.max(...end)
    const seat = end.indexOf(most)
    if (most >= LEVEL && spells.at(-1)?.seat !== seat) spells.push({ seat, headline })
  }
  return spells
}
