import type { NameList } from '@fray/kernel'
import abilitiesEs from '../locales/es/names/abilities.json' with { type: 'json' }
import figuresEs from '../locales/es/names/figures.json' with { type: 'json' }
import gearEs from '../locales/es/names/gear.json' with { type: 'json' }
import racesEs from '../locales/es/names/races.json' with { type: 'json' }
import abilitiesFr from '../locales/fr/names/abilities.json' with { type: 'json' }
import figuresFr from '../locales/fr/names/figures.json' with { type: 'json' }
import gearFr from '../locales/fr/names/gear.json' with { type: 'json' }
import racesFr from '../locales/fr/names/races.json' with { type: 'json' }

/** Spanish and French names that people may write in situations and lists. */
export const TRANSLATED_NAMES: readonly NameList[] = [
  { ...abilitiesEs, ...figuresEs, ...gearEs, ...racesEs },
  { ...abilitiesFr, ...figuresFr, ...gearFr, ...racesFr },
]
