import type { Procedure } from '@fray/kernel'
import { opponentsOf } from '../ground/bodies.ts'
import { type Fighter, isStanding, type Play, type Position, profileOf, standing } from '../state.ts'
import { someWith } from '../traits.ts'
import { facesFear, fearFaced, fearOf, rout } from './courage.ts'

/** CF-FEAR-06, -09: who is in contact with somebody whose FEAR has risen tests at once, and does not flee. */
export function* heedRisingFear(play: Play): Procedure {
  for (const each of standing(play)) {
    const before = each.fearShown
    const isChanged = mayRise(play, each)
    // Where what had changed it is over his card counts again, and could be exceeded anew.
    each.fearShown = (isChanged ? fearOf(play, each) : profileOf(each).fear) ?? 0
    if (isChanged && each.fearShown > before && isStanding(each)) yield* testOpponents(play, each)
  }
}

function* testOpponents(play: Play, frightening: Fighter): Procedure {
  for (const opponent of opponentsOf(play, frightening)) {
    const fear = fearFaced(play, opponent, [frightening], [])
    if (fear !== null && !(yield* facesFear(play, opponent, fear, [frightening]))) rout(play, opponent)
  }
}

/** Whether anything could change the FEAR of his card. */
function mayRise(play: Position, fighter: Fighter): boolean {
  return (
    someWith(play, fighter, 'fear') ||
    (profileOf(fighter).fear !== null &&
      (someWith(play, fighter, 'livingDead') || someWith(play, fighter, 'characteristic')))
  )
}
