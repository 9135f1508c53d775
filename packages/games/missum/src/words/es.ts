import type { Phrases } from '@fray/kernel'
import { army } from './es/army.ts'
import { bars } from './es/bars.ts'
import { card } from './es/card.ts'
import { combat } from './es/combat.ts'
import { core } from './es/core.ts'
import { forces } from './es/forces.ts'
import { grammar } from './es/grammar.ts'
import { ground } from './es/ground.ts'
import { guide } from './es/guide.ts'
import { input } from './es/input.ts'
import { lessons } from './es/lessons.ts'
import { magic } from './es/magic.ts'
import { morale } from './es/morale.ts'
import { movement } from './es/movement.ts'
import { names } from './es/names.ts'
import { notes } from './es/notes.ts'

/**
 * Missúm! in Spanish: allowance = movimiento disponible, caster = mago, chart = tabla, crew = dotación, disorganized = en
 * desorden, engine = máquina, eye = ojo, face = encarar, figure = miniatura, file = columna, last stand = última resistencia,
 * legion = legión, line = línea, magic user = mago, melee = cuerpo a cuerpo, missile = proyectil, rank = fila, rout =
 * desbandada, save = salvación, skirmisher = hostigador, slant = oblicuar, strength (of a spell) = fuerza, team = equipo,
 * wheel = pivotar. Kérdu, dritlán, huitsán, gurék and the names of places and peoples stay; legions and spells are
 * translated, their gods are not.
 */
export const es: Phrases = {
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
