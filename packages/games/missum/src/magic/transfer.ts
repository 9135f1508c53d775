/** MI-TRANSFER: a spell passes from one caster of a team to the other. */
import { type DecisionOption, optionWithNote, text } from '@fray/kernel'
import { unitOf } from '../roster.ts'
import type { Play, State, Strength } from '../state.ts'
import { NUMERALS } from './areas.ts'
import { type Mage, partnerOf } from './casters.ts'

export interface Transfer {
  readonly kind: 'transfer'
  readonly giver: number
  readonly receiver: number
  readonly strength: Strength
}

/** MI-TRANSFER-01, -02: once per battle, either caster may give the other a spell of any strength they have. */
export function transferOptions(state: State, attack: Mage): DecisionOption<Transfer>[] {
  const defence = partnerOf(state, attack)
  if (!defence || attack.transferred) return []
  return [...gifts(attack, defence), ...gifts(defence, attack)]
}

function gifts(giver: Mage, receiver: Mage): DecisionOption<Transfer>[] {
  const team = { giver: { figure: giver.id }, receiver: { figure: receiver.id } }
  return ([1, 2, 3] as const)
    .filter((strength) => giver.spells[strength - 1]! > 0)
    .map((strength) => ({
      key: `${giver.id}-gives-${NUMERALS[strength]}`,
      text: text('option.transfer', { ...team, strength: NUMERALS[strength] }),
      value: { kind: 'transfer', giver: giver.id, receiver: receiver.id, strength },
      group: {
        text: text('option.transfers', team),
        note: text('note.transfers', team),
        icon: 'magic-swirl',
        label: text('option.strength', { strength: NUMERALS[strength] }),
      },
      rules: ['MI-TRANSFER-01'],
      ...optionWithNote('note.spells-left', { left: giver.spells[strength - 1]! }),
    }))
}

/** MI-TRANSFER-03, -04: only the slot moves; it is announced without its strength, and the giver casts nothing this turn. */
export function transfer(play: Play, { giver: from, receiver: to, strength }: Transfer): void {
  const [giver, receiver] = [unitOf(play.state, from), unitOf(play.state, to)]
  giver.spells[strength - 1]!--
  receiver.spells[strength - 1]!++
  giver.now.cast = true
  const team = [giver, receiver]
  for (const mage of team) mage.transferred = true
  const rules = ['MI-TRANSFER-01', 'MI-TRANSFER-03', 'MI-TRANSFER-04']
  play.log('transferred', { giver: { figure: from }, receiver: { figure: to } }, rules, { seat: giver.seat })
}
