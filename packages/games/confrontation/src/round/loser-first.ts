import { type Fighter, isStanding, otherSeat, type Play } from '../state.ts'

/** CF-ABILGEN-08: the loser of the latest Tactical roll comes first where the rules leave the order open. */
export function loserFirst({ state }: Play, isThere: (fighter: Fighter) => boolean = isStanding): Fighter[] {
  const loser = otherSeat(state.tacticalWinner)
  const ofLoser = state.fighters.filter((fighter) => isThere(fighter) && fighter.seat === loser)
  for (const fighter of state.fighters) if (isThere(fighter) && fighter.seat !== loser) ofLoser.push(fighter)
  return ofLoser
}
