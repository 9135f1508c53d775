export type { Army, ArmyCard, Member } from './armies/army.ts'
export type { Profile } from './armies/cards/profile.ts'
export { confrontation } from './game.ts'
