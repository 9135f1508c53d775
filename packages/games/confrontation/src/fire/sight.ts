import { lineOfSight, lineThroughSmoke, sees, type Visibility } from '../ground/sight.ts'
import { type Fighter, type PlayState, profileOf } from '../state.ts'
import { someWith } from '../traits.ts'

/** CF-MACHINE-28: whether a machine fires in every direction. */
export function hasTurret(marksman: Fighter): boolean {
  return profileOf(marksman).machine?.turret === true
}

/** CF-SIGHT-03, CF-ABIL-21: how well the marksman sees the target; Consciousness only needs a free line. */
export function sightForShot(play: PlayState, marksman: Fighter, target: Fighter): Visibility {
  // CF-MACHINE-28: a turret looks everywhere.
  if (hasTurret(marksman)) return lineOfSight(play, marksman, target)
  const seen = sees(play, marksman, target)
  if (seen !== 'none') return seen
  const around = someWith(play, marksman, 'seesAround', (ability, effect) => {
    return ability.seesAround(play, target, marksman, effect)
  })
  return around ? lineThroughSmoke(play, marksman, target) : 'none'
}
