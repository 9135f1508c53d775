import { courseOf, type LessonBook } from '@fray/kernel'
import { cards } from './cards.ts'
import { faith } from './faith.ts'
import { firstBattle } from './first-battle.ts'
import { firstBlood } from './first-blood.ts'
import { magic } from './magic.ts'

export const lessonBook: LessonBook = courseOf([firstBlood, cards, magic, faith, firstBattle])
