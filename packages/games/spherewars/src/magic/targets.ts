import { type Procedure, text } from '@fray/kernel'
import type { Ability } from '../ability.ts'
import { type Combatant, ownerOf, type Play } from '../state.ts'

/** SW-DEED-11, SW-SPELL-21: the target of a deed or spell is named before anything is rolled or measured. */
export function chooseTarget(
  play: Play,
  actor: Combatant,
  ability: Ability,
  targets: readonly Combatant[],
): Procedure<Combatant> {
  return play.pick({
    seat: ownerOf(play, actor),
    figure: actor.id,
    prompt: text('ask.aim', { actor: { figure: actor.id }, ability: ability.name }),
    rules: [ability.rule],
    options: targets.map(targetOption),
  })
}

export function targetOption(target: Combatant) {
  return {
    key: String(target.id),
    text: text('option.combatant', { combatant: { figure: target.id } }),
    figure: target.id,
    value: target,
  }
}
