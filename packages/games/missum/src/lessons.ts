import { courseOf, type LessonBook } from '@fray/kernel'
import { command } from './lessons/command.ts'
import { firstBattle } from './lessons/first-battle.ts'
import { firstCharge } from './lessons/first-charge.ts'
import { magic } from './lessons/magic.ts'
import { missiles } from './lessons/missiles.ts'
import { moving } from './lessons/moving.ts'

export const lessonBook: LessonBook = courseOf([moving, missiles, firstCharge, magic, command, firstBattle])
