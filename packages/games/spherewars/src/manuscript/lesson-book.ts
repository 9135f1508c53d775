import { createLessonBook } from '@fray/kernel'
import battle from '../../data/manuscript-lessons/battle.json' with { type: 'json' }
import nerve from '../../data/manuscript-lessons/nerve.json' with { type: 'json' }
import shootAndCharge from '../../data/manuscript-lessons/shoot-and-charge.json' with { type: 'json' }
import speeds from '../../data/manuscript-lessons/speeds.json' with { type: 'json' }
import strikes from '../../data/manuscript-lessons/strikes.json' with { type: 'json' }
import phrases from '../locales/en/manuscript/lessons.json' with { type: 'json' }

export const lessonBook = createLessonBook(phrases, [shootAndCharge, speeds, strikes, nerve, battle])
