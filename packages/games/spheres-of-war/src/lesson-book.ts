import { createLessonBook } from '@fray/kernel'
import battle from '../data/lessons/battle.json' with { type: 'json' }
import firstStrike from '../data/lessons/first-strike.json' with { type: 'json' }
import two from '../data/lessons/two.json' with { type: 'json' }
import wait from '../data/lessons/wait.json' with { type: 'json' }
import phrases from './locales/en/lessons.json' with { type: 'json' }

export const lessonBook = createLessonBook(phrases, [firstStrike, wait, two, battle])
