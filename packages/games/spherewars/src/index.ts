export { spherewars } from './game.ts'
export { spherewarsManuscript } from './manuscript/game.ts'
