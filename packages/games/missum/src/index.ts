export { missum } from './game.ts'
