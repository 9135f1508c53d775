import { createLessonBook } from '@fray/kernel'
import battle from '../data/lessons/battle.json' with { type: 'json' }
import command from '../data/lessons/command.json' with { type: 'json' }
import firstCharge from '../data/lessons/first-charge.json' with { type: 'json' }
import magic from '../data/lessons/magic.json' with { type: 'json' }
import missiles from '../data/lessons/missiles.json' with { type: 'json' }
import moving from '../data/lessons/moving.json' with { type: 'json' }
import phrases from './locales/en/lessons.json' with { type: 'json' }

export const lessonBook = createLessonBook(phrases, [moving, missiles, firstCharge, magic, command, battle])
