import { type Procedure, text } from '@fray/kernel'
import type { Act } from '../magic/act.ts'
import { targetOption } from '../magic/targets.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { strikingSeveral } from '../wounds/wounds.ts'
import { strike } from './builders.ts'

/** SW-RACE-07, -114: strikes enemies in contact in the order the owner chooses, with a roll for each. */
export function strikeAround(play: Play, act: Act, enemies: readonly Combatant[], strength: number): Procedure {
  return strikingSeveral(play, (casualties) => strikeInOrder(play, { ...act, casualties }, enemies, strength))
}

function* strikeInOrder(play: Play, act: Act, enemies: readonly Combatant[], strength: number): Procedure {
  const left = [...enemies]
  while (left.length > 0 && isStanding(act.actor)) {
    const target = yield* play.pick({
      seat: ownerOf(play, act.actor),
      figure: act.actor.id,
      prompt: text('ask.strike-next', { actor: { figure: act.actor.id } }),
      rules: act.rules,
      options: left.map(targetOption),
    })
    left.splice(left.indexOf(target), 1)
    if (isStanding(target)) yield* strike(play, { ...act, target }, strength)
  }
}
