import { type Option, type Procedure, text } from '@fray/kernel'
import type { Ability } from '../ability.ts'
import { condition, outOfRange } from '../notes.ts'
import { type Combatant, ownerOf, type Play } from '../state.ts'

/** SW-DEED-11, SW-SPELL-21: the target of a deed or spell is named before anything is rolled or measured. */
export function chooseTarget(
  play: Play,
  actor: Combatant,
  ability: Ability,
  targets: readonly Combatant[],
  /** In inches. */
  reach: number,
): Procedure<Combatant> {
  return play.pick({
    seat: ownerOf(play, actor),
    figure: actor.id,
    prompt: text('ask.aim', { actor: { figure: actor.id }, ability: ability.name }),
    rules: [ability.rule],
    options: targets.map((each) => ({ ...targetOption(each), hopeless: () => outOfRange(play, actor, each, reach) })),
  })
}

export function targetOption(target: Combatant): Option<Combatant> {
  return {
    key: String(target.id),
    text: text('option.combatant', { combatant: { figure: target.id } }),
    figure: target.id,
    note: () => condition(target),
    value: target,
  }
}
