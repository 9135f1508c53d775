import type { Procedure } from '@fray/kernel'
import { type Fighter, fighter, isStanding, type Play, type Position, profileOf } from '../state.ts'
import { bearersWith, someWith } from '../traits.ts'
import { isInAura, officeOf } from './aura.ts'

function isLivingDead(play: Position, each: Fighter): boolean {
  return someWith(play, each, 'livingDead')
}

/** CF-LORD-01: commanders of Acheron, and Drune mystics who lead and are dead themselves. */
function isLord(play: Position, commander: Fighter): boolean {
  const { people, magic, faith } = profileOf(commander)
  if (people === 'acheron') return true
  return people === 'drune' && (magic !== null || faith !== null) && isLivingDead(play, commander)
}

/** CF-LORD-03: the lords in whose auras one of the Living-dead is. */
function lordsOver(play: Position, dead: Fighter): Fighter[] {
  const { lordsAtAnnouncement } = play.state
  if (lordsAtAnnouncement) return (lordsAtAnnouncement[dead.id] ?? []).map((id) => fighter(play, id))
  return play.state.fighters.filter((each) => {
    if (each.seat !== dead.seat || each === dead || !isStanding(each) || officeOf(each) !== 'commander') return false
    return isLord(play, each) && isInAura(play, each, dead)
  })
}

/** CF-LORD-03 to -05: what the aura of Darkness adds to a FEAR: the rank category of a lord, up to the FEAR of his card. */
export function darkness(play: Position, dead: Fighter, fear: number): number {
  if (!isLivingDead(play, dead)) return 0
  const bonuses = lordsOver(play, dead).map((lord) => {
    const { category, fear: own, cou } = profileOf(lord)
    return Math.min(category, (own ?? cou ?? 0) - fear)
  })
  return Math.max(0, ...bonuses)
}

/** CF-LORD-03: in assaults the auras count as they lay when those were announced, whoever has moved or fallen since. */
export function* withLordsAsAnnounced(play: Play, assaults: Procedure): Procedure {
  const { state } = play
  if (state.lordsAtAnnouncement) return yield* assaults
  const dead = bearersWith(play, 'livingDead').filter((each) => isStanding(each) && isLivingDead(play, each))
  state.lordsAtAnnouncement = Object.fromEntries(
    dead.map((each) => [each.id, lordsOver(play, each).map(({ id }) => id)]),
  )
  yield* assaults
  state.lordsAtAnnouncement = null
}
