import type { Phrases } from '@fray/kernel'
import { manuscriptCard, rulebookCard } from './es/cards.ts'
import { forces, warbands } from './es/forces.ts'
import { form } from './es/form.ts'
import { manuscriptGuide, rulebookGuide, sharedGuide } from './es/guide.ts'
import * as parts from './es/index.ts'
import { manuscript } from './es/manuscript.ts'
import { manuscriptLessons } from './es/manuscript-lessons.ts'
import { names } from './es/names.ts'
import { rulebookLessons } from './es/rulebook-lessons.ts'

/**
 * SphereWars in Spanish: ability = capacidad, band and warband = banda, charge = carga, combatant = combatiente, command =
 * mando, deed and feat = gesta, defence area = área defensiva, engage = trabar combate, gather itself = concentrarse, join
 * combat = entrar en combate, nerve = temple, order = orden, piece = elemento, pool = reserva, power = poder, round = ronda,
 * scenery = escenografía, shooter = tirador, speed up = acelerar, spell = hechizo, sprint = esprintar, troop = tropa.
 * Names of persons, peoples and cults stay; whatever is called by ordinary words is translated.
 */
const common: Phrases = Object.assign({}, ...Object.values(parts), forces, form, names)

/** The rulebook edition. */
export const es: Phrases = { ...common, ...rulebookCard, ...sharedGuide, ...rulebookGuide, ...rulebookLessons }

/** The Manuscript, which says some of it otherwise. */
export const manuscriptEs: Phrases = {
  ...common,
  ...manuscript,
  ...manuscriptCard,
  ...warbands,
  ...sharedGuide,
  ...manuscriptGuide,
  ...manuscriptLessons,
}
