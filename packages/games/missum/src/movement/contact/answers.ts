/** MI-LEADER-25, MI-TYPE-06: enemies whose owner decides how they react to an approach. */
import { optionWithNote, type Procedure, text } from '@fray/kernel'
import { isHidden } from '../../ground/sight.ts'
import { hasBothRoles, isEngaged, isLegion, isPresent, isUnder, type Present, unitOf } from '../../roster.ts'
import type { Play, Role } from '../../state.ts'
import type { Answer, Journey } from '../plan/journey.ts'

/** Whether the owner of an enemy must be asked before the approach is resolved. */
export function mustAnswer({ play: { state }, unit, answers, unseen }: Journey, foe: Present): boolean {
  if (!unseen || foe.fate !== 'fighting' || isHidden(state, unit)) return false
  if (hasBothRoles(foe)) return isLegion(unit) && foe.now.declared !== state.step
  return (
    isLegion(unit) &&
    !isLegion(foe) &&
    !answers.has(foe.id) &&
    !isEngaged(state, foe) &&
    !isUnder(state, foe, 'pleasures')
  )
}

/** MI-LEADER-25: asks whether a group stands or slips away. */
export function* askToStand(play: Play, foe: Present, mover: Present): Procedure<Answer> {
  return yield* play.pick({
    seat: foe.seat,
    prompt: text('ask.slip-away', { unit: { figure: foe.id }, foe: { figure: mover.id } }),
    rules: ['MI-LEADER-25', 'MI-SKIRMISH-08'],
    figure: foe.id,
    options: [
      { key: 'slip', text: text('option.slip-away'), value: 'slip', icon: 'run', ...optionWithNote('note.slip') },
      { key: 'stand', text: text('option.stand'), value: 'stand', icon: 'shield', ...optionWithNote('note.stand') },
    ],
  })
}

/** MI-TYPE-06: asks units of both roles how they act in this step, before a rule depends on it. */
export function* declareRoles(play: Play, units: Iterable<number>): Procedure {
  const { state } = play
  for (const id of units) {
    const unit = unitOf(state, id)
    if (isPresent(unit) && hasBothRoles(unit) && unit.now.declared !== state.step) yield* askRole(play, unit)
  }
}

/** MI-TYPE-06: asks how a legion of both roles acts until the end of the step. */
export function* askRole(play: Play, unit: Present): Procedure {
  const roles: readonly Role[] = ['line', 'skirmish']
  unit.role = yield* play.pick({
    seat: unit.seat,
    prompt: text('ask.role', { unit: { figure: unit.id } }),
    rules: ['MI-TYPE-06'],
    figure: unit.id,
    defaultAnswer: () => unit.role ?? roles[0]!,
    options: roles.map((role) => ({
      key: role,
      text: text(`option.act-as-${role}`),
      value: role,
      ...optionWithNote(`note.act-as-${role}`),
    })),
  })
  unit.now.declared = play.state.step
  play.log(`acts-as-${unit.role}`, { unit: { figure: unit.id } }, ['MI-TYPE-06'], { seat: unit.seat })
}
