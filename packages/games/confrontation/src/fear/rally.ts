import { choice, type Procedure, text } from '@fray/kernel'
import { makeTest, type TestKind } from '../dice/test.ts'
import { opponentsOf } from '../ground/bodies.ts'
import { type Fighter, isStanding, type Play } from '../state.ts'
import { facesFear, fearOf } from './courage.ts'

/** CF-RALLY-02. */
const DIFFICULTY = 6

/** CF-RALLY-01, -04: every fighter in rout tests once, and who is rallied acts normally. */
export function* rally(play: Play): Procedure {
  for (const each of play.state.fighters.filter((fighter) => isStanding(fighter) && fighter.inRout)) {
    if (!(yield* regainsCourage(play, each))) continue
    each.inRout = false
    play.log('rallied', { fighter: { figure: each.id } }, ['CF-RALLY-04'], { seat: each.seat, isOutcome: true })
  }
}

/** CF-RALLY-02, -03: against the FEAR in contact, otherwise by Courage or Discipline against 6. */
function* regainsCourage(play: Play, fighter: Fighter): Procedure<boolean> {
  const fears = opponentsOf(play, fighter).map((each) => fearOf(play, each) ?? 0)
  const fear = Math.max(0, ...fears)
  if (fear > 0) return yield* facesFear(play, fighter, fear)
  if (fighter.immuneToFear >= DIFFICULTY) return true
  const kind = yield* chooseTest(play, fighter)
  const { passed } = yield* makeTest(play, {
    kind,
    fighter,
    rules: ['CF-RALLY-02'],
    difficulty: DIFFICULTY,
    against: null,
    dice: 1,
  })
  return passed
}

function* chooseTest(play: Play, fighter: Fighter): Procedure<TestKind> {
  return yield* play.pick<'courage' | 'discipline'>({
    seat: fighter.seat,
    figure: fighter.id,
    prompt: text('ask.rally', { fighter: { figure: fighter.id } }),
    rules: ['CF-RALLY-02'],
    options: [choice('courage', text('test.courage')), choice('discipline', text('test.discipline'))],
  })
}
