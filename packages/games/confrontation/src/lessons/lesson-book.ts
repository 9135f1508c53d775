import { courseOf, type LessonBook } from '@fray/kernel'
import { cards } from './cards.ts'
import { firstBattle } from './first-battle.ts'
import { firstBlood } from './first-blood.ts'

export const lessonBook: LessonBook = courseOf([firstBlood, cards, firstBattle])
