import { type DecisionOption, type Message, type Procedure, text } from '@fray/kernel'
import type { Ability } from '../ability.ts'
import { combatantOption } from '../combatant-option.ts'
import { condition } from '../notes.ts'
import { outOfRange } from '../out-of-range.ts'
import { type Combatant, ownerOf, type Play } from '../state.ts'

/** SW-DEED-11, SW-SPELL-21: asks for the target before rolling or measuring. */
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
    options: targets.map((target) =>
      distantOption(target, () => outOfRange(play, actor, target, reach), ability.spell !== undefined),
    ),
  })
}

export function targetOption(target: Combatant): DecisionOption<Combatant> {
  return combatantOption(target, target, () => condition(target))
}

/** The option for a target that may be too far away. */
export function distantOption(
  target: Combatant,
  hopeless: () => Message | undefined,
  /** SW-SPELL-45: whether to show its constitution against magic. */
  arcane = false,
): DecisionOption<Combatant> {
  return combatantOption(target, target, () => condition(target, arcane), hopeless)
}
