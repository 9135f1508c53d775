import type { Puzzle } from '@fray/kernel'
import type { PhraseTranslator } from '../../../locales/translator.ts'

/** Describes the goal, and the odds needed for three stars. */
export function goalWords(
  { goal, stars: [, , best] }: Pick<Puzzle, 'goal' | 'stars'>,
  { say, ui }: PhraseTranslator,
): string {
  return best < 1
    ? ui('ui.puzzle-goal', { goal: say(goal), best: tenths(best) })
    : ui('ui.puzzle-goal-certain', { goal: say(goal) })
}

/** Rounds down to a tenth of a per cent. */
export function tenths(chance: number): number {
  return Math.floor(chance * 1000 + 1e-6) / 1000
}
