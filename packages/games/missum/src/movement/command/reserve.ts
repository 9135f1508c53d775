/**
 * MI-DIVISION-04 to -06: legions of the reserve are committed, once and for good; no other legion changes its huitsán.
 */
import { type DecisionOption, text } from '@fray/kernel'
import type { Present } from '../../roster.ts'
import type { Play, State } from '../../state.ts'
import { isInReserve, settleIn } from './command.ts'

/** Lists the huitsányal a reserve legion can join, before it moves in the step. */
export function commitOptions(state: State, unit: Present): DecisionOption<number>[] {
  if (!isInReserve(state, unit) || unit.now.stirred || unit.now.spent > 0) return []
  return state.huitsanyal.flatMap((huitsan, index) => {
    // A huitsán that never had a dritlán takes no legions.
    if (huitsan.seat !== unit.seat || huitsan.reserve || huitsan.independent) return []
    return [
      {
        key: `commit-${index}`,
        text: text('option.commit', { huitsan: huitsan.name }),
        value: index,
        rules: ['MI-DIVISION-04'],
        note: () => text('note.commit'),
      },
    ]
  })
}

/** MI-LEADER-11, -12: it is not slowed until it has once been near its new dritlán, but holds back until then. */
export function commit(play: Play, unit: Present, huitsan: number): void {
  unit.huitsan = huitsan
  unit.newlyCommitted = true
  unit.committedOn = play.state.turn
  const { name } = play.state.huitsanyal[huitsan]!
  play.log('committed', { unit: { figure: unit.id }, huitsan: name }, ['MI-DIVISION-04'], { seat: unit.seat })
  settleIn(play, unit)
}
