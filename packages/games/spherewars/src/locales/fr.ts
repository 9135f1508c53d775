import { namePhrases, type Phrases } from '@fray/kernel'
import bands from './fr/bands.json' with { type: 'json' }
import core from './fr/core.json' with { type: 'json' }
import forces from './fr/forces.json' with { type: 'json' }
import form from './fr/form.json' with { type: 'json' }
import ground from './fr/ground.json' with { type: 'json' }
import guide from './fr/guide.json' with { type: 'json' }
import input from './fr/input.json' with { type: 'json' }
import magic from './fr/magic.json' with { type: 'json' }
import manuscriptCard from './fr/manuscript/card.json' with { type: 'json' }
import manuscriptCore from './fr/manuscript/core.json' with { type: 'json' }
import manuscriptForces from './fr/manuscript/forces.json' with { type: 'json' }
import manuscriptGuide from './fr/manuscript/guide.json' with { type: 'json' }
import manuscriptLessons from './fr/manuscript/lessons.json' with { type: 'json' }
import manuscriptPuzzles from './fr/manuscript/puzzles.json' with { type: 'json' }
import melee from './fr/melee.json' with { type: 'json' }
import missions from './fr/missions.json' with { type: 'json' }
import morale from './fr/morale.json' with { type: 'json' }
import movement from './fr/movement.json' with { type: 'json' }
import namesAbilities from './fr/names/abilities.json' with { type: 'json' }
import namesFigures from './fr/names/figures.json' with { type: 'json' }
import namesGear from './fr/names/gear.json' with { type: 'json' }
import namesRaces from './fr/names/races.json' with { type: 'json' }
import notes from './fr/notes.json' with { type: 'json' }
import options from './fr/options.json' with { type: 'json' }
import orders from './fr/orders.json' with { type: 'json' }
import overlays from './fr/overlays.json' with { type: 'json' }
import races from './fr/races.json' with { type: 'json' }
import rulebookCard from './fr/rulebook/card.json' with { type: 'json' }
import rulebookGuide from './fr/rulebook/guide.json' with { type: 'json' }
import rulebookLessons from './fr/rulebook/lessons.json' with { type: 'json' }
import rulebookPuzzles from './fr/rulebook/puzzles.json' with { type: 'json' }
import shooting from './fr/shooting.json' with { type: 'json' }
import tables from './fr/tables.json' with { type: 'json' }

const shared: Phrases = {
  ...bands,
  ...core,
  ...ground,
  ...input,
  ...magic,
  ...melee,
  ...missions,
  ...morale,
  ...movement,
  ...notes,
  ...options,
  ...orders,
  ...overlays,
  ...races,
  ...shooting,
  ...tables,
  ...forces,
  ...form,
  ...guide,
  ...namePhrases({ ...namesAbilities, ...namesFigures, ...namesGear, ...namesRaces }),
}

/** The rulebook edition. */
export const fr: Phrases = {
  ...shared,
  ...rulebookCard,
  ...rulebookGuide,
  ...rulebookLessons,
  ...rulebookPuzzles,
}

/** The Manuscript, which words some of it differently. */
export const manuscriptFr: Phrases = {
  ...shared,
  ...manuscriptCore,
  ...manuscriptCard,
  ...manuscriptForces,
  ...manuscriptGuide,
  ...manuscriptLessons,
  ...manuscriptPuzzles,
}
