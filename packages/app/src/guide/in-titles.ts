import type { Reference } from '@fray/kernel'
import { rulesNamedIn } from '../dialogs/search-rules.ts'

/** Brackets that only say where more of it stands: "(SW-SHOOT-15)", "(R-MOVE-2, -4 to -6)". */
const POINTER = / ?\([A-Z]+(?:-[A-Z0-9]+)+(?:(?:, | (?:to|and|a|y|à|et) |\/)(?:[A-Z]+(?:-[A-Z0-9]+)+|-?\d+))*\)/g

/** A text that is read on its own: rules it names are told by their titles, and mere pointers to others are left out. */
export function inTitles(text: string, reference: Reference): string {
  return rulesNamedIn(text.replace(POINTER, ''), reference)
    .map(({ words, rule }) => (rule === undefined ? words : (reference[rule]?.title ?? words)))
    .join('')
}
