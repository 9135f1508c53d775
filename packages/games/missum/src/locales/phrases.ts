import type { Translations } from '@fray/kernel'
import army from './en/army.json' with { type: 'json' }
import bars from './en/bars.json' with { type: 'json' }
import card from './en/card.json' with { type: 'json' }
import combat from './en/combat.json' with { type: 'json' }
import core from './en/core.json' with { type: 'json' }
import grammar from './en/grammar.json' with { type: 'json' }
import ground from './en/ground.json' with { type: 'json' }
import input from './en/input.json' with { type: 'json' }
import magic from './en/magic.json' with { type: 'json' }
import morale from './en/morale.json' with { type: 'json' }
import movement from './en/movement.json' with { type: 'json' }
import notes from './en/notes.json' with { type: 'json' }

/** The English phrases of the game itself; army builder, guide, lessons and puzzles have their own. */
export const phrases = {
  en: {
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
  },
}

/** Everything in other languages. */
export const translations: Translations = {
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
}
