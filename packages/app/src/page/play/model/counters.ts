import type { SideView } from '@fray/tabletop'
import type { PhraseTranslator } from '../../../locales/translator.ts'

/** Summarises what a side has left: "2 gems · 6 of 7 combatants". */
export function countersOf({ counters }: SideView, { ui, say }: PhraseTranslator): string {
  const told = counters.map(({ label, value, of, text }) => {
    if (text) return say(text)
    return of === undefined
      ? ui('ui.counter', { value, label: { text: label } })
      : ui('ui.counter-of', { value, of, label: { text: label } })
  })
  return told.join(' · ')
}
