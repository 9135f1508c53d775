import type { Puzzle } from '@fray/kernel'
import type { Translator } from '../locales/translator.ts'

/** What is to be brought about, and how likely it must be made for all stars. */
export function goalWords(
  { goal, stars: [, , best] }: Pick<Puzzle, 'goal' | 'stars'>,
  { say, ui }: Translator,
): string {
  return best < 1
    ? ui('ui.puzzle-goal', { goal: say(goal), best: tenths(best) })
    : ui('ui.puzzle-goal-certain', { goal: say(goal) })
}

/** To a tenth of a per cent, never more than it is. */
export function tenths(chance: number): number {
  return Math.floor(chance * 1000 + 1e-6) / 1000
}
