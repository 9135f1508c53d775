import { type DecisionOption, type Message, type Procedure, text } from '@fray/kernel'
import type { Ability } from '../ability.ts'
import { combatantOption } from '../combatant-option.ts'
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
    options: targets.map((target) =>
      distantOption(target, () => outOfRange(play, actor, target, reach), ability.spell !== undefined),
    ),
  })
}

export function targetOption(target: Combatant): DecisionOption<Combatant> {
  return combatantOption(target, target, () => condition(target))
}

/** The same of one that may be too far away. */
export function distantOption(
  target: Combatant,
  hopeless: () => Message | undefined,
  /** SW-SPELL-45: whether its constitution against magic matters. */
  arcane = false,
): DecisionOption<Combatant> {
  return combatantOption(target, target, () => condition(target, arcane), hopeless)
}
