import { namePhrases, type Phrases } from '@fray/kernel'
import card from './fr/card.json' with { type: 'json' }
import core from './fr/core.json' with { type: 'json' }
import guide from './fr/guide.json' with { type: 'json' }
import lessons from './fr/lessons.json' with { type: 'json' }
import names from './fr/names.json' with { type: 'json' }
import puzzles from './fr/puzzles.json' with { type: 'json' }

export const fr: Phrases = {
  ...card,
  ...core,
  ...guide,
  ...lessons,
  ...puzzles,
  ...namePhrases(names),
}
