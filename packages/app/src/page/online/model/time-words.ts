import type { TimeControl } from '@fray/protocol'
import type { PhraseTranslator } from '../../../locales/translator.ts'

/** Names a clock in a few words. */
export function timeWords(time: TimeControl | undefined, ui: PhraseTranslator['ui']): string {
  if (!time) return ui('ui.online.time.none')
  return time.kind === 'live'
    ? ui('ui.online.time.live', { minutes: time.minutes, increment: time.increment })
    : ui('ui.online.time.turns', { days: time.days })
}

/** Explains a clock in a sentence. */
export function timeNote(time: TimeControl | undefined, ui: PhraseTranslator['ui']): string {
  if (!time) return ui('ui.online.time-note.none')
  if (time.kind === 'turns') return ui('ui.online.time-note.turns', { days: time.days, vacation: time.vacation })
  const { minutes, increment, reaction } = time
  return ui('ui.online.time-note.live', { minutes, increment, reaction })
}
