import { courseOf, type LessonBook } from '@fray/kernel'
import { smallBattle } from './manuscript-battle.ts'
import { nerve } from './manuscript-nerve.ts'
import { shootAndCharge } from './manuscript-shoot-and-charge.ts'
import { speeds } from './manuscript-speeds.ts'
import { strikes } from './manuscript-strikes.ts'

export const lessonBook: LessonBook = courseOf([shootAndCharge, speeds, strikes, nerve, smallBattle])
