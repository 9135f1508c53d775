import { type Fighter, type Position, profileOf } from '../state.ts'
import { someWith } from '../traits.ts'
import { isInAura, leadersOf } from './aura.ts'

function isLivingDead(play: Position, fighter: Fighter): boolean {
  return someWith(play, fighter, 'livingDead')
}

/** CF-LORD-01: commanders of Acheron, and Drune mystics who lead and are dead themselves. */
function isLord(play: Position, commander: Fighter): boolean {
  const { people, magic, faith } = profileOf(commander)
  if (people === 'acheron') return true
  return people === 'drune' && (magic !== null || faith !== null) && isLivingDead(play, commander)
}

/** CF-LORD-03 to -05: what the aura of Darkness adds to a FEAR: the rank category of a lord, up to the FEAR of his card. */
export function darkness(play: Position, fighter: Fighter, fear: number): number {
  if (!isLivingDead(play, fighter)) return 0
  const lords = leadersOf(play, fighter.seat, 'commander').filter((each) => {
    return each !== fighter && isLord(play, each) && isInAura(play, each, fighter)
  })
  const bonuses = lords.map((lord) => {
    const { category, fear: own, cou } = profileOf(lord)
    return Math.min(category, (own ?? cou ?? 0) - fear)
  })
  return Math.max(0, ...bonuses)
}
