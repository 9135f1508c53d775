import type { Phrases } from '@fray/kernel'
import { army } from './fr/army.ts'
import { bars } from './fr/bars.ts'
import { card } from './fr/card.ts'
import { combat } from './fr/combat.ts'
import { core } from './fr/core.ts'
import { forces } from './fr/forces.ts'
import { grammar } from './fr/grammar.ts'
import { ground } from './fr/ground.ts'
import { guide } from './fr/guide.ts'
import { input } from './fr/input.ts'
import { lessons } from './fr/lessons.ts'
import { magic } from './fr/magic.ts'
import { morale } from './fr/morale.ts'
import { movement } from './fr/movement.ts'
import { names } from './fr/names.ts'
import { notes } from './fr/notes.ts'

/**
 * Missúm! in French: allowance = mouvement disponible, caster = lanceur, chart = tableau, crew = servants, disorganized = en
 * désordre, engine = engin, eye = œil, face = faire face, figure = figurine, file = file, last stand = dernier carré, legion
 * = légion, line = ligne, magic user = mage, melee = mêlée, missile = projectile, rank = rang, rout = déroute, save =
 * sauvegarde, skirmisher = tirailleur, slant = obliquer, strength (of a spell) = force, team = équipe, wheel = conversion.
 * Kérdu, dritlán, huitsán, gurék and the names of places and peoples stay; legions and spells are translated, their gods
 * are not.
 */
export const fr: Phrases = {
  ...card,
  ...core,
  ...army,
  ...input,
  ...ground,
  ...movement,
  ...notes,
  ...bars,
  ...combat,
  ...morale,
  ...magic,
  ...forces,
  ...guide,
  ...lessons,
  ...names,
  ...grammar,
}
