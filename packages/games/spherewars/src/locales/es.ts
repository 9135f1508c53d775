import { namePhrases, type Phrases } from '@fray/kernel'
import bands from './es/bands.json' with { type: 'json' }
import core from './es/core.json' with { type: 'json' }
import forces from './es/forces.json' with { type: 'json' }
import form from './es/form.json' with { type: 'json' }
import ground from './es/ground.json' with { type: 'json' }
import guide from './es/guide.json' with { type: 'json' }
import input from './es/input.json' with { type: 'json' }
import magic from './es/magic.json' with { type: 'json' }
import manuscriptCard from './es/manuscript/card.json' with { type: 'json' }
import manuscriptCore from './es/manuscript/core.json' with { type: 'json' }
import manuscriptForces from './es/manuscript/forces.json' with { type: 'json' }
import manuscriptGuide from './es/manuscript/guide.json' with { type: 'json' }
import manuscriptLessons from './es/manuscript/lessons.json' with { type: 'json' }
import manuscriptPuzzles from './es/manuscript/puzzles.json' with { type: 'json' }
import melee from './es/melee.json' with { type: 'json' }
import missions from './es/missions.json' with { type: 'json' }
import morale from './es/morale.json' with { type: 'json' }
import movement from './es/movement.json' with { type: 'json' }
import namesAbilities from './es/names/abilities.json' with { type: 'json' }
import namesFigures from './es/names/figures.json' with { type: 'json' }
import namesGear from './es/names/gear.json' with { type: 'json' }
import namesRaces from './es/names/races.json' with { type: 'json' }
import notes from './es/notes.json' with { type: 'json' }
import options from './es/options.json' with { type: 'json' }
import orders from './es/orders.json' with { type: 'json' }
import overlays from './es/overlays.json' with { type: 'json' }
import races from './es/races.json' with { type: 'json' }
import rulebookCard from './es/rulebook/card.json' with { type: 'json' }
import rulebookGuide from './es/rulebook/guide.json' with { type: 'json' }
import rulebookLessons from './es/rulebook/lessons.json' with { type: 'json' }
import rulebookPuzzles from './es/rulebook/puzzles.json' with { type: 'json' }
import shooting from './es/shooting.json' with { type: 'json' }
import tables from './es/tables.json' with { type: 'json' }

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
export const es: Phrases = {
  ...shared,
  ...rulebookCard,
  ...rulebookGuide,
  ...rulebookLessons,
  ...rulebookPuzzles,
}

/** The Manuscript, which words some of it differently. */
export const manuscriptEs: Phrases = {
  ...shared,
  ...manuscriptCore,
  ...manuscriptCard,
  ...manuscriptForces,
  ...manuscriptGuide,
  ...manuscriptLessons,
  ...manuscriptPuzzles,
}
