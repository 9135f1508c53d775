import type { NameList } from '@fray/kernel'
import * as abilitiesEs from '../words/es/names-abilities.ts'
import * as figuresEs from '../words/es/names-figures.ts'
import * as gearEs from '../words/es/names-gear.ts'
import * as racesEs from '../words/es/names-races.ts'
import * as abilitiesFr from '../words/fr/names-abilities.ts'
import * as figuresFr from '../words/fr/names-figures.ts'
import * as gearFr from '../words/fr/names-gear.ts'
import * as racesFr from '../words/fr/names-races.ts'

/** Spanish and French names that people may write in situations and lists. */
export const TRANSLATED_NAMES: readonly NameList[] = [
  [abilitiesEs, figuresEs, gearEs, racesEs],
  [abilitiesFr, figuresFr, gearFr, racesFr],
].map((parts) => Object.assign({}, ...parts.flatMap((part) => Object.values(part))))
