import { type Procedure, text } from '@fray/kernel'
import type { Act } from '../magic/act.ts'
import { targetOption } from '../magic/targets.ts'
import { type Combatant, isStanding, ownerOf, type Turn } from '../state.ts'
import { strikingSeveral } from '../wounds/wounds.ts'
import { strike } from './making.ts'

/** SW-RACE-07, -114: enemies in contact, one after another in the order the owner chooses, each with a roll of its own. */
export function strikeAround(turn: Turn, act: Act, enemies: readonly Combatant[], strength: number): Procedure {
  return strikingSeveral(turn, (fallen) => strikeInOrder(turn, { ...act, fallen }, enemies, strength))
}

function* strikeInOrder(turn: Turn, act: Act, enemies: readonly Combatant[], strength: number): Procedure {
  const left = [...enemies]
  while (left.length > 0 && isStanding(act.actor)) {
    const target = yield* turn.pick({
      seat: ownerOf(turn, act.actor),
      figure: act.actor.id,
      prompt: text('ask.strike-next', { actor: { figure: act.actor.id } }),
      rules: act.rules,
      options: left.map(targetOption),
    })
    left.splice(left.indexOf(target), 1)
    if (isStanding(target)) yield* strike(turn, { ...act, target }, strength)
  }
}
