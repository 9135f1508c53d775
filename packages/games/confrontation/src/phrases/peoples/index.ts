import type { Phrases } from '@fray/kernel'
import { acheron } from './acheron.ts'
import { cynwall } from './cynwall.ts'
import { devourers } from './devourers.ts'
import { dirz } from './dirz.ts'
import { drune } from './drune.ts'
import { elementals } from './elementals.ts'
import { goblins } from './goblins.ts'
import { griffins } from './griffins.ts'
import { lions } from './lions.ts'
import { midnor } from './midnor.ts'
import { ophidian } from './ophidian.ts'
import { orcs } from './orcs.ts'
import { sessairs } from './sessairs.ts'
import { tirnabor } from './tirnabor.ts'
import { wolfen } from './wolfen.ts'

/** Questions and messages of the revised cards of the peoples. */
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
