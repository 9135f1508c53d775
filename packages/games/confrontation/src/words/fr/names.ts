import { namePhrases, type Phrases } from '@fray/kernel'
import { abilities } from './names-abilities.ts'
import { equipment } from './names-equipment.ts'
import { factions } from './names-factions.ts'
import { faith } from './names-faith.ts'
import { figuresDarkness } from './names-figures-darkness.ts'
import { figuresDestiny } from './names-figures-destiny.ts'
import { figuresLight } from './names-figures-light.ts'
import { rankWords } from './names-rank-words.ts'
import { spells } from './names-spells.ts'
import { revised } from './peoples/index.ts'

/** Everything that the game gives a name, by that name. */
export const names: Phrases = namePhrases({
  ...figuresLight,
  ...figuresDarkness,
  ...figuresDestiny,
  ...abilities,
  ...equipment,
  ...factions,
  ...faith,
  ...rankWords,
  ...spells,
  ...revised,
})
