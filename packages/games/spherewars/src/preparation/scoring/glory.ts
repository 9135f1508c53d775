import { type Procedure, text } from '@fray/kernel'
import chart from '../../../data/glory-points.json' with { type: 'json' }
import { sumRoll } from '../../dice.ts'
import type { Side } from '../../side.ts'
import { type Play, speakerOf } from '../../state.ts'
import type { Mission, Size } from '../missions/mission.ts'
import { controllerOf, objectivesOf } from '../objectives.ts'
import type { Pair } from './side-pair.ts'

type Special = NonNullable<Mission['scoring']>['special']

const NONE: Pair = [0, 0]

/** SW-WIN-03, -04: the difference of mission points on the chart. */
export function gloryFor(size: Size, [first, second]: Pair): Pair {
  const difference = Math.abs(first - second)
  const row = chart.find((chartRow) => {
    return (
      chartRow.size === size &&
      difference >= chartRow.minDiff &&
      (chartRow.maxDiff === null || difference <= chartRow.maxDiff)
    )
  })!
  return first >= second ? [row.more, row.less] : [row.less, row.more]
}

/** SW-WIN-05: the glory beyond the chart. */
export function* specialGlory(play: Play, special: Special): Procedure<Pair> {
  switch (special?.for) {
    case 'leader':
      return [leadersFell(play, 1) ? 1 : 0, leadersFell(play, 0) ? 1 : 0]
    case 'control':
      return gloryOf(play, holder(play, special.pieces, special.within), ['SW-MISSION-22', 'SW-MISSION-32'])
    case 'relic':
      return yield* hiddenRelic(play, special.within)
    default:
      return NONE
  }
}

/** SW-MISSION-13, SW-MULTI-11: all leaders of the side died on the table, whatever the cause. */
function leadersFell({ state }: Play, side: Side): boolean {
  const leaders = state.bands.filter((band) => band.side === side).map(({ leader }) => leader)
  return leaders.every((id) => id !== null && state.combatants[id]?.status === 'dead')
}

/** SW-MISSION-22, -32: a glory point for the side that controls at least this many of the pieces. */
function holder(play: Play, pieces: number, within: number): Side | null {
  const held = [0, 0]
  for (const piece of objectivesOf(play.state)) {
    const controller = controllerOf(play, piece, within)
    if (controller !== null) held[controller]!++
  }
  if (held[0]! >= pieces && held[0]! > held[1]!) return 0
  return held[1]! >= pieces && held[1]! > held[0]! ? 1 : null
}

/** SW-MISSION-42: a die says under which piece the relic was; on a sphere there is none. */
function* hiddenRelic(play: Play, within: number): Procedure<Pair> {
  const rules = ['SW-MISSION-42']
  const number = yield* sumRoll(play, text('roll.relic'), rules, speakerOf(play, play.state.first), 1)
  const piece = objectivesOf(play.state).find(({ objective }) => objective === number)
  play.log(piece ? 'relic-found' : 'no-relic', { number }, rules)
  return gloryOf(play, piece ? controllerOf(play, piece, within) : null, rules)
}

function gloryOf(play: Play, side: Side | null, rules: readonly string[]): Pair {
  if (side === null) return NONE
  const seat = speakerOf(play, side)
  play.log('special-glory', { side: { seat } }, rules, { seat, isOutcome: true })
  return side === 0 ? [1, 0] : [0, 1]
}
