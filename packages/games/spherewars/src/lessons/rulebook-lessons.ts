import { courseOf, type LessonBook } from '@fray/kernel'
import { charging } from './charging.ts'
import { firstBattle } from './first-battle.ts'
import { morale } from './morale.ts'
import { orders } from './orders.ts'
import { shooting } from './shooting.ts'
import { spells } from './spells.ts'

export const lessonBook: LessonBook = courseOf([shooting, charging, orders, spells, morale, firstBattle])
