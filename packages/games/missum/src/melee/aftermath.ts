/** What a round of melee leaves behind. */
import { disorganize } from '../morale/disorder.ts'
import { isEngaged, isPresent, unitOf } from '../roster.ts'
import type { Contact, Turn } from '../state.ts'
import type { Bout } from './bout.ts'

/** MI-WEAPON-06, MI-MOVE-09, MI-DISORG-02: another round is over for everybody who fought. */
export function concludeMelees(turn: Turn, bouts: readonly Bout[]): void {
  const { state } = turn
  for (const { contact } of bouts) {
    contact.rounds++
    for (const id of [contact.attacker, contact.defender]) unitOf(state, id).now.meleed = true
    face(turn, contact)
    fearSerudla(turn, contact)
  }
  for (const unit of state.units) if (unit.lends && !isEngaged(state, unit)) unit.lends = false
}

/** MI-MOVE-09: after two rounds figures contacted in flank or rear turn to face. */
function face(turn: Turn, contact: Contact): void {
  const defender = unitOf(turn.state, contact.defender)
  if (contact.side === 'front' || contact.faced || contact.rounds < 2 || !isPresent(defender)) return
  contact.faced = true
  const args = { unit: { figure: defender.id }, enemy: { figure: contact.attacker } }
  turn.log('turned-to-face', args, ['MI-MOVE-09'], { seat: defender.seat })
}

/** MI-DISORG-02: one turn of melee with sérudla disorganizes. */
function fearSerudla(turn: Turn, { attacker, defender }: Contact): void {
  const pair = [unitOf(turn.state, attacker), unitOf(turn.state, defender)] as const
  for (const [one, other] of [pair, [pair[1], pair[0]] as const]) {
    if (other.troop.race === 'serudla' && isPresent(one)) disorganize(turn, one, 'MI-DISORG-02')
  }
}
