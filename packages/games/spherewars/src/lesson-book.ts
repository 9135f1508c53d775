import { createLessonBook } from '@fray/kernel'
import battle from '../data/lessons/battle.json' with { type: 'json' }
import charging from '../data/lessons/charging.json' with { type: 'json' }
import morale from '../data/lessons/morale.json' with { type: 'json' }
import orders from '../data/lessons/orders.json' with { type: 'json' }
import shooting from '../data/lessons/shooting.json' with { type: 'json' }
import spells from '../data/lessons/spells.json' with { type: 'json' }
import phrases from './locales/en/rulebook/lessons.json' with { type: 'json' }

export const lessonBook = createLessonBook(phrases, [shooting, charging, orders, spells, morale, battle])
