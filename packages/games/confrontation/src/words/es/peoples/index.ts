import type { NameList, Phrases } from '@fray/kernel'
import { acheron, acheronNames } from './acheron.ts'
import { articlesNames } from './articles.ts'
import { cynwall, cynwallNames } from './cynwall.ts'
import { devourers, devourersNames } from './devourers.ts'
import { dirz, dirzNames } from './dirz.ts'
import { drune, druneNames } from './drune.ts'
import { elementals, elementalsNames } from './elementals.ts'
import { goblins, goblinsNames } from './goblins.ts'
import { griffins, griffinsNames } from './griffins.ts'
import { lions, lionsNames } from './lions.ts'
import { midnor, midnorNames } from './midnor.ts'
import { ophidian, ophidianNames } from './ophidian.ts'
import { orcs, orcsNames } from './orcs.ts'
import { sessairs, sessairsNames } from './sessairs.ts'
import { tirnabor, tirnaborNames } from './tirnabor.ts'
import { wolfen, wolfenNames } from './wolfen.ts'

/** What the revised cards of the peoples ask and tell. */
export const peoples: Phrases = {
  ...dirz,
  ...acheron,
  ...midnor,
  ...drune,
  ...ophidian,
  ...griffins,
  ...cynwall,
  ...lions,
  ...sessairs,
  ...devourers,
  ...tirnabor,
  ...goblins,
  ...orcs,
  ...wolfen,
  ...elementals,
}

/** Artefacts, capacities, spells and miracles of the revised cards. */
export const revised: NameList = {
  ...dirzNames,
  ...acheronNames,
  ...midnorNames,
  ...druneNames,
  ...ophidianNames,
  ...griffinsNames,
  ...cynwallNames,
  ...lionsNames,
  ...sessairsNames,
  ...devourersNames,
  ...tirnaborNames,
  ...goblinsNames,
  ...orcsNames,
  ...wolfenNames,
  ...elementalsNames,
  ...articlesNames,
}
