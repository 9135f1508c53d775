import type { Procedure } from '@fray/kernel'
import { type Fighter, fighter, isStanding, type Play, type PlayState, profileOf } from '../state.ts'
import { bearersWith, someWith } from '../traits.ts'
import { isInAura, officeOf } from './aura.ts'

function isLivingDead(play: PlayState, fighter: Fighter): boolean {
  return someWith(play, fighter, 'livingDead')
}

/** CF-LORD-01: commanders of Acheron, and Drune mystics that lead and are dead themselves. */
function isLord(play: PlayState, commander: Fighter): boolean {
  const { people, magic, faith } = profileOf(commander)
  if (people === 'acheron') return true
  return people === 'drune' && (magic !== null || faith !== null) && isLivingDead(play, commander)
}

/** CF-LORD-03: the lords whose auras a Living-dead fighter is in. */
function lordsOver(play: PlayState, dead: Fighter): Fighter[] {
  const { lordsAtAnnouncement } = play.state
  if (lordsAtAnnouncement) return (lordsAtAnnouncement[dead.id] ?? []).map((id) => fighter(play, id))
  return play.state.fighters.filter((fighter) => {
    if (fighter.seat !== dead.seat || fighter === dead || !isStanding(fighter) || officeOf(fighter) !== 'commander')
      return false
    return isLord(play, fighter) && isInAura(play, fighter, dead)
  })
}

/**
 * CF-LORD-03 to -05: the FEAR that the aura of Darkness adds: the rank category of a lord, up to the FEAR of the lord's
 * card.
 */
export function darkness(play: PlayState, dead: Fighter, fear: number): number {
  if (!isLivingDead(play, dead)) return 0
  const bonuses = lordsOver(play, dead).map((lord) => {
    const { category, fear: own, cou } = profileOf(lord)
    return Math.min(category, (own ?? cou ?? 0) - fear)
  })
  return Math.max(0, ...bonuses)
}

/** CF-LORD-03: in assaults the auras count as they were at the announcement, whatever has changed since. */
export function* withLordsAsAnnounced(play: Play, assaults: Procedure): Procedure {
  const { state } = play
  if (state.lordsAtAnnouncement) return yield* assaults
  const dead = bearersWith(play, 'livingDead').filter((bearer) => isStanding(bearer) && isLivingDead(play, bearer))
  state.lordsAtAnnouncement = Object.fromEntries(
    dead.map((fighter) => [fighter.id, lordsOver(play, fighter).map(({ id }) => id)]),
  )
  yield* assaults
  state.lordsAtAnnouncement = null
}
