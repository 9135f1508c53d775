import { type Outcome, type Seat, text } from '@fray/kernel'
import { isStanding, otherSeat, type Play, type State } from '../state.ts'

/** CF-SCENARIO-02: a camp with nobody left ends the game at once; otherwise the rounds run out. */
export function isOver({ state, setup }: Play): boolean {
  if (state.round === 0 || state.phase === 'approach' || state.phase === 'deployment') return false
  return emptyCamps(state).length > 0 || (state.phase === 'strategic' && state.round >= setup.rounds)
}

function emptyCamps({ camps, fighters }: State): Seat[] {
  return camps
    .map(({ seat }) => seat)
    .filter((seat) => !fighters.some((each) => each.seat === seat && isStanding(each)))
}

/** A.P. of the enemies that a camp has eliminated. */
function scoreOf({ fighters }: State, seat: Seat): number {
  return fighters
    .filter((each) => each.seat !== seat && each.status === 'eliminated')
    .reduce((sum, { member }) => sum + member.ap, 0)
}

/** CF-SCENARIO-02: who has won, and how. */
export function conclude(play: Play): void {
  const { state } = play
  const scores = state.camps.map(({ seat }) => scoreOf(state, seat))
  const gone = emptyCamps(state)
  const [first = 0, second = 0] = scores
  const winner = gone.length === 1 ? otherSeat(gone[0]!) : first === second ? null : first > second ? 0 : 1
  const reason = winner === null ? 'draw' : gone.length === 1 ? 'annihilated' : 'points'
  state.result = { winner, scores, reason }
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
