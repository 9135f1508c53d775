import { namePhrases, type Phrases } from '@fray/kernel'
import * as abilities from './names-abilities.ts'
import * as figures from './names-figures.ts'
import * as gear from './names-gear.ts'
import * as races from './names-races.ts'

/** Everything that the game gives a name, by that name. */
export const names: Phrases = namePhrases(
  Object.assign({}, ...[abilities, figures, gear, races].flatMap((part) => Object.values(part))),
)
