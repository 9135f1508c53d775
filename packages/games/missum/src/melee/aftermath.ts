/** The effects of a round of melee. */
import { disorganize } from '../morale/disorder.ts'
import { isEngaged, isPresent, unitOf } from '../roster.ts'
import type { Contact, Play } from '../state.ts'
import type { Bout } from './bout.ts'

/** MI-WEAPON-06, MI-MOVE-09, MI-DISORG-02: ends the round for every unit that fought. */
export function concludeMelees(play: Play, bouts: readonly Bout[]): void {
  const { state } = play
  for (const { contact } of bouts) {
    contact.rounds++
    for (const id of [contact.attacker, contact.defender]) unitOf(state, id).now.meleed = true
    face(play, contact)
    fearSerudla(play, contact)
  }
  for (const unit of state.units) if (unit.lends && !isEngaged(state, unit)) unit.lends = false
}

/** MI-MOVE-09: after two rounds, figures contacted in flank or rear turn to face. */
function face(play: Play, contact: Contact): void {
  const defender = unitOf(play.state, contact.defender)
  if (contact.side === 'front' || contact.faced || contact.rounds < 2 || !isPresent(defender)) return
  contact.faced = true
  const args = { unit: { figure: defender.id }, enemy: { figure: contact.attacker } }
  play.log('turned-to-face', args, ['MI-MOVE-09'], { seat: defender.seat })
}

/** MI-DISORG-02: one turn of melee with sérudla disorganizes. */
function fearSerudla(play: Play, { attacker, defender }: Contact): void {
  const pair = [unitOf(play.state, attacker), unitOf(play.state, defender)] as const
  for (const [one, other] of [pair, [pair[1], pair[0]] as const]) {
    if (other.troop.race === 'serudla' && isPresent(one)) disorganize(play, one, 'MI-DISORG-02')
  }
}
