import { choice, type Outcome, type Procedure, type Seat, text } from '@fray/kernel'
import { isObject } from '../machines/crew.ts'
import { scenarioNamed } from '../scenarios/index.ts'
import { type Fighter, isStanding, otherSeat, type Play, type PlayState, type State } from '../state.ts'
import { someWith } from '../traits.ts'

/**
 * CF-SCENARIO-02: the rounds run out. If a camp has no fighters in play, the other player may end the game at once or
 * play the remaining rounds alone.
 */
export function* isOver(play: Play): Procedure<boolean> {
  const { state, setup } = play
  if (state.phase === 'approach' || state.phase === 'deployment') return false
  if (state.phase === 'strategic' && state.round >= setup.rounds) return true
  const gone = emptyCamps(play)
  if (gone.length === 2) return true
  if (gone.length === 0 || state.playsOn) return false
  const ends = yield* wantsToEnd(play, otherSeat(gone[0]!))
  state.playsOn = !ends
  return ends
}

/** CF-SCENARIO-02: gets camps without fighters in play and without any that may come back. */
function emptyCamps(play: PlayState): Seat[] {
  const { camps, fighters } = play.state
  const counts = (fighter: Fighter) =>
    isStanding(fighter) ? !isObject(fighter) : someWith(play, fighter, 'awaitsReturn')
  return camps
    .map(({ seat }) => seat)
    .filter((seat) => !fighters.some((fighter) => fighter.seat === seat && counts(fighter)))
}

function* wantsToEnd(play: Play, seat: Seat): Procedure<boolean> {
  const answer = yield* play.pick({
    seat,
    prompt: text('ask.end'),
    rules: ['CF-SCENARIO-02'],
    options: [choice('end', text('option.end'), { icon: 'laurel-crown' }), choice('go-on', text('option.go-on'))],
  })
  return answer === 'end'
}

/** CF-SCENARIO-02: settles the result by the scenario. */
export function* conclude(play: Play): Procedure {
  const { state, setup } = play
  const scenario = scenarioNamed(setup.scenario)
  if (scenario.lastChoices) yield* scenario.lastChoices(play)
  scenario.tell?.(play)
  state.result = scenario.result(play)
  state.phase = 'over'
}

export function outcome({ result }: State): Outcome | undefined {
  if (!result) return undefined
  const { winner, scores, reason } = result
  return {
    winners: winner === null ? [] : [winner],
    reason: text(`outcome.${reason}`),
    rules: ['CF-SCENARIO-02'],
    scores,
  }
}
