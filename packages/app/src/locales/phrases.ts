import type { Translations } from '@fray/kernel'
import ending from './en/ending.json' with { type: 'json' }
import faults from './en/faults.json' with { type: 'json' }
import forces from './en/forces.json' with { type: 'json' }
import general from './en/general.json' with { type: 'json' }
import guide from './en/guide.json' with { type: 'json' }
import hints from './en/hints.json' with { type: 'json' }
import keeping from './en/keeping.json' with { type: 'json' }
import lessons from './en/lessons.json' with { type: 'json' }
import online from './en/online.json' with { type: 'json' }
import people from './en/people.json' with { type: 'json' }
import puzzles from './en/puzzles.json' with { type: 'json' }
import replay from './en/replay.json' with { type: 'json' }
import settings from './en/settings.json' with { type: 'json' }
import situations from './en/situations.json' with { type: 'json' }
import table from './en/table.json' with { type: 'json' }

const en = {
  ...general,
  ...ending,
  ...faults,
  ...forces,
  ...guide,
  ...hints,
  ...keeping,
  ...lessons,
  ...online,
  ...people,
  ...puzzles,
  ...replay,
  ...settings,
  ...situations,
  ...table,
}

export type PhraseId = keyof typeof en

/** The app's own phrases; a game's phrasebook is laid over them. */
export const appPhrases = { en }

/** The app's phrases in other languages. */
export const appTranslations: Translations = {
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
}
