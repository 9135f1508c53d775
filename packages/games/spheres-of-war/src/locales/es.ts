import { namePhrases, type Phrases } from '@fray/kernel'
import card from './es/card.json' with { type: 'json' }
import core from './es/core.json' with { type: 'json' }
import guide from './es/guide.json' with { type: 'json' }
import lessons from './es/lessons.json' with { type: 'json' }
import names from './es/names.json' with { type: 'json' }
import puzzles from './es/puzzles.json' with { type: 'json' }

export const es: Phrases = {
  ...card,
  ...core,
  ...guide,
  ...lessons,
  ...puzzles,
  ...namePhrases(names),
}
