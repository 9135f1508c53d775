import { namePhrases, type Phrases } from '@fray/kernel'
import army from './es/army.json' with { type: 'json' }
import bars from './es/bars.json' with { type: 'json' }
import card from './es/card.json' with { type: 'json' }
import combat from './es/combat.json' with { type: 'json' }
import core from './es/core.json' with { type: 'json' }
import forces from './es/forces.json' with { type: 'json' }
import grammar from './es/grammar.json' with { type: 'json' }
import ground from './es/ground.json' with { type: 'json' }
import guide from './es/guide.json' with { type: 'json' }
import input from './es/input.json' with { type: 'json' }
import lessons from './es/lessons.json' with { type: 'json' }
import magic from './es/magic.json' with { type: 'json' }
import morale from './es/morale.json' with { type: 'json' }
import movement from './es/movement.json' with { type: 'json' }
import names from './es/names.json' with { type: 'json' }
import notes from './es/notes.json' with { type: 'json' }
import puzzles from './es/puzzles.json' with { type: 'json' }

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
  ...grammar,
  ...forces,
  ...guide,
  ...lessons,
  ...puzzles,
  ...namePhrases(names),
}
