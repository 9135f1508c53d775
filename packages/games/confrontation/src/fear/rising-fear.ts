import type { Procedure } from '@fray/kernel'
import { opponentsOf } from '../ground/bodies.ts'
import { courageNote, forEachInChosenOrder } from '../pick-fighter.ts'
import { type Fighter, isStanding, type Play, type PlayState, profileOf, standing } from '../state.ts'
import { someWith } from '../traits.ts'
import { fearFaced, fearOf, mustRoll, passesCourage, rout } from './courage.ts'

/** CF-FEAR-06, -09: fighters in contact with an enemy whose FEAR has risen test at once, but do not flee. */
export function* testRisingFear(play: Play): Procedure {
  for (const fighter of standing(play)) {
    const before = fighter.fearShown
    const isChanged = mayRise(play, fighter)
    // Once its modifiers end, the FEAR of the card counts again, so that a later rise causes a new test.
    fighter.fearShown = (isChanged ? fearOf(play, fighter) : profileOf(fighter).fear) ?? 0
    if (isChanged && fighter.fearShown > before && isStanding(fighter)) yield* testOpponents(play, fighter)
  }
}

/** CF-COURAGE-08: the frightening fighter's player chooses the order of tests. */
function* testOpponents(play: Play, frightening: Fighter): Procedure {
  const fearOfOpponent = (opponent: Fighter) => fearFaced(play, opponent, [frightening], [])
  const testing = opponentsOf(play, frightening).filter((opponent) => mustRoll(opponent, fearOfOpponent(opponent)))
  const rules = ['CF-FEAR-06', 'CF-COURAGE-08']
  const tell = (fighter: Fighter) => courageNote(play, fighter)
  const face = function* (opponent: Fighter): Procedure {
    const fear = fearOfOpponent(opponent)
    if (fear !== null && !(yield* passesCourage(play, opponent, fear, [frightening]))) rout(play, opponent)
  }
  yield* forEachInChosenOrder(play, frightening.seat, testing, 'ask.courage-order', rules, face, tell)
}

/** Whether any effect could change the FEAR of the card. */
function mayRise(play: PlayState, fighter: Fighter): boolean {
  return (
    someWith(play, fighter, 'fear') ||
    (profileOf(fighter).fear !== null &&
      (someWith(play, fighter, 'livingDead') || someWith(play, fighter, 'characteristic')))
  )
}
