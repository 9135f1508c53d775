import type { Procedure } from '@fray/kernel'
import { isHero } from '../../bands/profile.ts'
import type { Side } from '../../side.ts'
import { type Combatant, isStanding, type Play, type Result, type State, speakerOf } from '../../state.ts'
import { isEliminated } from '../ending.ts'
import type { Mission } from '../missions/mission.ts'
import { isAtObjective, isInCamp } from '../objectives.ts'
import { gloryFor, specialGlory } from './glory.ts'
import { fullValue, missionValue } from './mission-value.ts'
import type { Pair } from './side-pair.ts'

/** SW-WIN-15: the order of scoring, the relic die last; missions without points are won by the surviving side. */
export function* score(play: Play): Procedure {
  const { state } = play
  const { scoring } = state.terms.mission
  state.result = scoring ? yield* points(play, scoring) : survival(state)
  const { winner } = state.result
  const rules = scoring ? ['SW-WIN-02', 'SW-WIN-15'] : ['SW-MISSION-57']
  if (winner === null) {
    play.log('drawn', {}, rules, { isOutcome: true })
  } else {
    const seat = speakerOf(play, winner)
    play.log('won', { winner: { seat } }, rules, { seat, isOutcome: true })
  }
  state.phase = 'over'
}

/** SW-MISSION-53, -57, -61: both emptied at once, or a turn cap reached, is a draw. */
function survival(state: State): Result {
  const none: Pair = [0, 0]
  const [first, second] = [isEliminated(state, 0), isEliminated(state, 1)]
  return { blood: none, mission: none, glory: none, winner: first === second ? null : first ? 1 : 0 }
}

function* points(play: Play, scoring: NonNullable<Mission['scoring']>): Procedure<Result> {
  const { state } = play
  const blood: Pair = [bloodPoints(state, 0), bloodPoints(state, 1)]
  const mission: Pair = [missionPoints(play, 0), missionPoints(play, 1)]
  const chart = gloryFor(play.setup.size, mission)
  const special = yield* specialGlory(play, scoring.special)
  const glory: Pair = [chart[0] + special[0], chart[1] + special[1]]
  for (const side of [0, 1] as const) {
    const seat = speakerOf(play, side)
    const args = { side: { seat }, blood: blood[side], mission: mission[side], glory: glory[side] }
    play.log('scored', args, ['SW-WIN-01', 'SW-WIN-03', 'SW-WIN-06'], { seat, isOutcome: true })
  }
  return { blood, mission, glory, winner: leading(glory) ?? leading(blood) }
}

/** SW-WIN-02: more is better; null if equal. */
function leading([first, second]: Pair): Side | null {
  if (first === second) return null
  return first > second ? 0 : 1
}

/** SW-WIN-06: what the enemies of a side have lost. */
export function bloodPoints({ combatants }: State, side: Side): number {
  let sum = 0
  for (const combatant of combatants) if (combatant.side !== side) sum += bloodOf(combatant)
  return sum
}

/** SW-WIN-08 to -13, -16: the whole value of the dead, fled and fleeing, half that of a hero or superior badly hurt. */
export function bloodOf(combatant: Combatant): number {
  const { profile, wounds, status, fleeing } = combatant
  const value = fullValue(combatant)
  if (status === 'dead' || status === 'fled' || fleeing) return value
  const counts = isHero(profile) || profile.rank === 'superior'
  return status === 'standing' && counts && wounds <= profile.wounds / 2 ? Math.floor(value / 2) : 0
}

/** SW-WIN-07: as the mission says. */
function missionPoints(play: Play, side: Side): number {
  const { state } = play
  const source = state.terms.mission.scoring?.points
  if (!source) return 0
  if (source.from === 'blood') return bloodPoints(state, side)
  let sum = 0
  for (const combatant of state.combatants) {
    if (combatant.side !== side || !isStanding(combatant) || combatant.fleeing) continue
    const there =
      source.from === 'enemy-camp' ? isInCamp(play, combatant) : isAtObjective(state, combatant, source.within)
    if (there) sum += missionValue(combatant)
  }
  return sum
}
