export { spheresOfWar } from './game.ts'
export type { Setup, State } from './state.ts'
