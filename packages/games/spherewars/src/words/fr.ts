import type { Phrases } from '@fray/kernel'
import { manuscriptCard, rulebookCard } from './fr/cards.ts'
import { forces, warbands } from './fr/forces.ts'
import { form } from './fr/form.ts'
import { manuscriptGuide, rulebookGuide, sharedGuide } from './fr/guide.ts'
import * as parts from './fr/index.ts'
import { manuscript } from './fr/manuscript.ts'
import { manuscriptLessons } from './fr/manuscript-lessons.ts'
import { names } from './fr/names.ts'
import { rulebookLessons } from './fr/rulebook-lessons.ts'

/**
 * SphereWars in French: ability = capacité, band and warband = bande, charge = charger, combatant = combattant, command =
 * commandement, deed and feat = exploit, defence area = zone de défense, engage = engager, gather itself = se concentrer,
 * join combat = aller au contact, leader = chef, nerve = sang-froid, order = ordre, piece = élément, pool = réserve, power =
 * pouvoir, round = manche, scenery = décor, shooter = tireur, speed up = accélérer, spell = sort, sprint = sprinter, stand
 * still = rester immobile, troop = troupe.
 * Names of persons, peoples and cults stay; whatever is called by ordinary words is translated.
 */
const common: Phrases = Object.assign({}, ...Object.values(parts), forces, form, names)

/** The rulebook edition. */
export const fr: Phrases = { ...common, ...rulebookCard, ...sharedGuide, ...rulebookGuide, ...rulebookLessons }

/** The Manuscript, which says some of it otherwise. */
export const manuscriptFr: Phrases = {
  ...common,
  ...manuscript,
  ...manuscriptCard,
  ...warbands,
  ...sharedGuide,
  ...manuscriptGuide,
  ...manuscriptLessons,
}
