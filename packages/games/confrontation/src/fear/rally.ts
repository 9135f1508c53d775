import { choice, type Procedure, text } from '@fray/kernel'
import { makeTest, neededFor, type Test } from '../dice/test.ts'
import { opponentsOf } from '../ground/bodies.ts'
import { courageNote, forEachInChosenOrder } from '../pick-fighter.ts'
import { type Fighter, isStanding, otherSeat, type Play } from '../state.ts'
import { allWith } from '../traits.ts'
import { fearShownTo, passesCourage } from './courage.ts'

/** CF-RALLY-02: difficulty of rallying without an enemy in contact. */
const DIFFICULTY = 6

/**
 * CF-RALLY-01, -04: every fighter in rout tests once and acts normally if it rallies; the latest loser's fighters test
 * first (CF-ABILGEN-08).
 */
export function* rally(play: Play): Procedure {
  const { tacticalWinner } = play.state
  for (const seat of [otherSeat(tacticalWinner), tacticalWinner]) {
    const routed = play.state.fighters.filter(
      (fighter) => fighter.seat === seat && isStanding(fighter) && fighter.inRout,
    )
    const tryOne = (fighter: Fighter) => attemptRally(play, fighter)
    const tell = (fighter: Fighter) => courageNote(play, fighter)
    yield* forEachInChosenOrder(play, seat, routed, 'ask.rally-order', ['CF-RALLY-01'], tryOne, tell)
  }
}

function* attemptRally(play: Play, fighter: Fighter): Procedure {
  if (!(yield* regainsCourage(play, fighter))) return
  fighter.inRout = false
  play.log('rallied', { fighter: { figure: fighter.id } }, ['CF-RALLY-04'], { seat: fighter.seat, isOutcome: true })
}

/** CF-RALLY-02, -03: tests against the FEAR in contact, or else Courage or Discipline against 6. */
function* regainsCourage(play: Play, fighter: Fighter): Procedure<boolean> {
  const opponents = opponentsOf(play, fighter)
  const fear = Math.max(0, ...opponents.map((opponent) => fearShownTo(play, fighter, opponent)))
  // CF-REV-ACHERON-22: of several effects that hamper the rally, only the worst counts.
  const harder = Math.max(
    0,
    ...allWith(play, fighter, 'hampersRallying').map(([each, effect]) => each.hampersRallying(fighter, effect)),
  )
  if (fear > 0) return yield* passesCourage(play, fighter, fear, opponents, harder)
  if (fighter.immuneToFear >= DIFFICULTY) return true
  const testOf = (kind: RallyTest): Test => {
    return { kind, fighter, rules: ['CF-RALLY-02'], difficulty: DIFFICULTY + harder, against: null, dice: 1 }
  }
  const { passed } = yield* makeTest(play, testOf(yield* chooseTest(play, fighter, testOf)))
  return passed
}

/** CF-RALLY-02: characteristics by which a fighter may rally. */
type RallyTest = 'courage' | 'discipline'

function* chooseTest(play: Play, fighter: Fighter, testOf: (kind: RallyTest) => Test): Procedure<RallyTest> {
  return yield* play.pick<RallyTest>({
    seat: fighter.seat,
    figure: fighter.id,
    prompt: text('ask.rally', { fighter: { figure: fighter.id } }),
    rules: ['CF-RALLY-02'],
    options: (['courage', 'discipline'] as const).map((kind) => ({
      ...choice(kind, text(`test.${kind}`)),
      note: () => text('note.rally', { needed: neededFor(play, testOf(kind)) }),
    })),
  })
}
