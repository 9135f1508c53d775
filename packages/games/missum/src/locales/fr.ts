import { namePhrases, type Phrases } from '@fray/kernel'
import army from './fr/army.json' with { type: 'json' }
import bars from './fr/bars.json' with { type: 'json' }
import card from './fr/card.json' with { type: 'json' }
import combat from './fr/combat.json' with { type: 'json' }
import core from './fr/core.json' with { type: 'json' }
import forces from './fr/forces.json' with { type: 'json' }
import grammar from './fr/grammar.json' with { type: 'json' }
import ground from './fr/ground.json' with { type: 'json' }
import guide from './fr/guide.json' with { type: 'json' }
import input from './fr/input.json' with { type: 'json' }
import lessons from './fr/lessons.json' with { type: 'json' }
import magic from './fr/magic.json' with { type: 'json' }
import morale from './fr/morale.json' with { type: 'json' }
import movement from './fr/movement.json' with { type: 'json' }
import names from './fr/names.json' with { type: 'json' }
import notes from './fr/notes.json' with { type: 'json' }
import puzzles from './fr/puzzles.json' with { type: 'json' }

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
  ...grammar,
  ...forces,
  ...guide,
  ...lessons,
  ...puzzles,
  ...namePhrases(names),
}
