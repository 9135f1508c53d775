import type { Procedure, Seat } from '@fray/kernel'
import { chooseEnd, takeCasualties } from '../combat/casualties.ts'
import { weaponName } from '../combat/factors.ts'
import { resolveGazes } from '../magic/devices/devices.ts'
import { settle } from '../morale/settle.ts'
import { declareRoles } from '../movement/contact/answers.ts'
import { isPresent, unitOf } from '../roster.ts'
import type { Play } from '../state.ts'
import { nextStep } from '../turn/sequence.ts'
import { concludeMelees } from './aftermath.ts'
import { type Bout, boutsOf, type Combatant, meleesOf, sidesOf } from './bout.ts'
import { type Choices, choose } from './choice.ts'
import { type Strike, strikesInOrder } from './order.ts'
import { type Melee, strike } from './strike.ts'
import { type MeleeWeapon, weaponsOf } from './weapons.ts'

/** MI-SEQUENCE-09, MI-MELEE-01: all melees are fought once. */
export function* meleeStep(play: Play): Procedure {
  const { state } = play
  const bouts = boutsOf(state)
  if (bouts.length > 0) yield* fightAll(play, bouts)
  nextStep(state)
}

function* fightAll(play: Play, bouts: readonly Bout[]): Procedure {
  const { state } = play
  const seats: readonly Seat[] = [state.mover, 1 - state.mover]
  yield* declareRoles(play, new Set(bouts.flatMap(({ attacker, defender }) => [attacker.unit, defender.unit])))
  const choices = yield* play.simultaneously(seats.map((seat) => ({ seat, procedure: choose(play, seat, bouts) })))
  const gazing = new Map<number, readonly number[]>()
  for (const choice of choices) {
    arm(play, choice)
    for (const { unit, device } of choice.gazes) gazing.set(unit, [...(gazing.get(unit) ?? []), device])
  }
  // MI-MELEE-12: eyes before all weapons.
  yield* resolveGazes(
    play,
    choices.flatMap(({ gazes }) => gazes),
  )
  yield* settle(play)
  const melee: Melee = { bouts, allotted: choices.flatMap(({ allotted }) => allotted), gazing }
  for (const linked of meleesOf(state, bouts)) yield* fight(play, melee, linked)
  concludeMelees(play, bouts)
}

/** MI-WEAPON-10, -11: reveals the secret choices. */
function arm(play: Play, { weapons, lent }: Choices): void {
  const { state } = play
  for (const { bout, unit, weapon } of weapons) {
    const { own } = sidesOf(bout, unit)
    tellWeapon(play, bout, own, weapon)
    own.weapon = weapon
    if (bout.contact.rounds === 0) own.strikesAs = weapon
    const role = bout.contact.attacker === unit ? 'attacker' : 'defender'
    bout.contact.weapons = { ...bout.contact.weapons, [role]: weapon.id }
  }
  for (const { bout, unit, figures } of lent) {
    sidesOf(bout, unit).own.lent = figures
    if (figures > 0) unitOf(state, unit).lends = true
  }
}

/** Logs what players could not know: a choice among several weapons, or a change. */
function tellWeapon(play: Play, bout: Bout, { unit: id, weapon: before }: Combatant, weapon: MeleeWeapon): void {
  const unit = unitOf(play.state, id)
  const entering = bout.contact.rounds === 0
  if (entering ? weaponsOf(unit).length < 2 : weapon.id === before.id) return
  const { enemy } = sidesOf(bout, id)
  const args = { unit: { figure: id }, enemy: { figure: enemy.unit }, weapon: { text: weaponName(weapon.id) } }
  const [type, rule] = entering ? ['weapon-chosen', 'MI-WEAPON-11'] : ['weapon-changed', 'MI-WEAPON-10']
  play.log(type!, args, [rule!], { seat: unit.seat })
}

/** MI-MELEE-13, MI-WEAPON-12: resolves strike after strike; simultaneous ones use the numbers before all of them. */
function* fight(play: Play, melee: Melee, bouts: readonly Bout[]): Procedure {
  for (const strikes of strikesInOrder(play.state, bouts)) {
    const losses = new Map<number, { lost: number; by: number[] }>()
    for (const other of strikes) note(losses, other, yield* strike(play, melee, other))
    for (const [id, { lost, by }] of losses) {
      const unit = unitOf(play.state, id)
      if (!isPresent(unit)) continue
      yield* chooseEnd(play, unit, lost)
      takeCasualties(play, unit, lost, 'melee', by)
    }
    yield* settle(play)
  }
}

function note(losses: Map<number, { lost: number; by: number[] }>, { own, enemy }: Strike, casualties: number): void {
  if (casualties === 0) return
  const before = losses.get(enemy.unit) ?? { lost: 0, by: [] }
  losses.set(enemy.unit, { lost: before.lost + casualties, by: [...before.by, own.unit] })
}
