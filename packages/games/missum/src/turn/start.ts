import { type DecisionOption, type Procedure, type Seat, text } from '@fray/kernel'
import { mountPlatforms } from '../magic/platforms/platforms.ts'
import { lastStands } from '../morale/last-stand.ts'
import { noteOrder } from '../morale/neighbours.ts'
import { noticeAll } from '../movement/noticing.ts'
import { noDeeds } from '../preparation/create-units.ts'
import { commandsArmy, isEngaged, unitOf } from '../roster.ts'
import type { Play, State } from '../state.ts'
import { noteStanding } from './standing.ts'

/** Plays what comes before step 1: roles of the turn, lost huitsányal taken over, platforms, last stands. */
export function* startTurn(play: Play): Procedure {
  const { state } = play
  state.turn++
  state.step = 1
  state.done = []
  for (const unit of state.units) {
    unit.before = unit.now
    unit.now = noDeeds()
  }
  play.log('turn', { turn: state.turn }, ['MI-ORDER-01'])
  yield* assignRoles(play)
  if (state.turn === 1) noteOrder(state)
  takeOver(play)
  yield* mountPlatforms(play)
  yield* lastStands(play)
  noteStanding(state)
  noticeAll(state)
  state.phase = 'step'
}

/** MI-ORDER-02 to -05: decides the mover. The champions decide turn 1. */
function* assignRoles(play: Play): Procedure {
  const { state } = play
  if (state.turn === 1) return
  state.mover = 1 - state.mover
  const troubled = [0, 1].filter((seat) => kerduInTrouble(state, seat))
  if (troubled.length === 1) state.mover = yield* chooseMover(play, 1 - troubled[0]!, ['MI-ORDER-04'])
  play.log('mover', { mover: { seat: state.mover } }, ['MI-ORDER-03'])
}

/** MI-ORDER-04, MI-CHAMPION-05: one side chooses the mover. */
export function* chooseMover(play: Play, seat: Seat, rules: readonly string[]): Procedure<Seat> {
  const options: DecisionOption<Seat>[] = [
    { key: 'move', text: text('option.move-first'), value: seat, note: () => text('note.move-first') },
    { key: 'countermove', text: text('option.countermove'), value: 1 - seat, note: () => text('note.countermove') },
  ]
  return yield* play.pick({ seat, prompt: text('ask.mover'), rules, options })
}

/** MI-ORDER-04: whether a leader is in melee, with a legion in melee, or gone. */
function kerduInTrouble(state: State, seat: Seat): boolean {
  const kerdu = state.units.find((unit) => unit.seat === seat && commandsArmy(unit))
  if (!kerdu) return false
  if (!kerdu.body) return kerdu.fate !== 'waiting'
  return isEngaged(state, kerdu) || (kerdu.with !== null && isEngaged(state, unitOf(state, kerdu.with)))
}

/** MI-LEADER-06, -20: from the second turn after the loss, the kérdu also commands the huitsán. */
function takeOver(play: Play): void {
  const { state } = play
  state.huitsanyal.forEach((huitsan) => {
    if (huitsan.commander !== null || huitsan.lostOn === null || state.turn < huitsan.lostOn + 2) return
    const kerdu = state.units.find((unit) => unit.seat === huitsan.seat && unit.body && commandsArmy(unit))
    if (!kerdu) return
    huitsan.commander = kerdu.id
    play.log('taken-over', { kerdu: { figure: kerdu.id }, huitsan: huitsan.name }, ['MI-LEADER-06'], {
      seat: huitsan.seat,
    })
  })
}
