import type { Procedure } from '@fray/kernel'
import { opponentsOf } from '../ground/bodies.ts'
import { inChosenOrder, nerveOf } from '../pick-fighter.ts'
import { type Fighter, isStanding, type Play, type Position, profileOf, standing } from '../state.ts'
import { someWith } from '../traits.ts'
import { facesFear, fearFaced, fearOf, mustRoll, rout } from './courage.ts'

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

/** CF-COURAGE-08: in the order that the player of whoever frightens them likes. */
function* testOpponents(play: Play, frightening: Fighter): Procedure {
  const faced = (opponent: Fighter) => fearFaced(play, opponent, [frightening], [])
  const testing = opponentsOf(play, frightening).filter((each) => mustRoll(each, faced(each)))
  const rules = ['CF-FEAR-06', 'CF-COURAGE-08']
  const tell = (fighter: Fighter) => nerveOf(play, fighter)
  const face = function* (opponent: Fighter): Procedure {
    const fear = faced(opponent)
    if (fear !== null && !(yield* facesFear(play, opponent, fear, [frightening]))) rout(play, opponent)
  }
  yield* inChosenOrder(play, frightening.seat, testing, 'ask.courage-order', rules, face, tell)
}

/** Whether anything could change the FEAR of his card. */
function mayRise(play: Position, fighter: Fighter): boolean {
  return (
    someWith(play, fighter, 'fear') ||
    (profileOf(fighter).fear !== null &&
      (someWith(play, fighter, 'livingDead') || someWith(play, fighter, 'characteristic')))
  )
}
