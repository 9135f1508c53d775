import { createLessonBook } from '@fray/kernel'
import battle from '../data/lessons/battle.json' with { type: 'json' }
import cards from '../data/lessons/cards.json' with { type: 'json' }
import faith from '../data/lessons/faith.json' with { type: 'json' }
import firstBlood from '../data/lessons/first-blood.json' with { type: 'json' }
import magic from '../data/lessons/magic.json' with { type: 'json' }
import phrases from './locales/en/lessons.json' with { type: 'json' }

export const lessonBook = createLessonBook(phrases, [firstBlood, cards, magic, faith, battle])
