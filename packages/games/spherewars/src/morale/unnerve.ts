import type { Procedure } from '@fray/kernel'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { moraleRoll } from './morale.ts'

/**
 * SW-ABIL-10, -20, -34: the morale rolls for Fear of Combat and Intimidation, at the moment of contact. `fresh` are the
 * enemies joined that were not fighting before. Each combatant rolls once, for all the enemies for whom a roll is due;
 * failures are remembered for the fight of this activation.
 */
export function* tryNerves(play: Play, joiner: Combatant, newlyEngaged: readonly Combatant[]): Procedure {
  const fearsome = newlyEngaged.filter((enemy) => mustRoll(play, joiner, enemy))
  const shaken = newlyEngaged.filter((enemy) => mustRoll(play, enemy, joiner))
  yield* tryNerve(play, joiner, fearsome)
  for (const enemy of shaken) yield* tryNerve(play, enemy, [joiner])
}

/** Its own Fear of Combat or the other's Intimidation; each is cancelled if both have it. */
function mustRoll(play: Play, roller: Combatant, other: Combatant): boolean {
  if (hooks.answers(play, roller, 'fearsCombat') && !hooks.answers(play, other, 'fearsCombat')) return true
  return hooks.answers(play, other, 'intimidates') && !hooks.answers(play, roller, 'intimidates')
}

function* tryNerve(play: Play, roller: Combatant, enemies: readonly Combatant[]): Procedure {
  if (enemies.length === 0 || !isStanding(roller)) return
  if (yield* moraleRoll(play, roller, 'nerve', null)) return
  for (const enemy of enemies) {
    play.state.acting!.unnerved.push([roller.id, enemy.id])
    play.log('unnerved', { roller: { figure: roller.id }, enemy: { figure: enemy.id } }, ['SW-ABIL-10', 'SW-ABIL-20'], {
      seat: ownerOf(play, roller),
    })
  }
}
