import type { Procedure } from '@fray/kernel'
import { type Combatant, isStanding, ownerOf, type Turn } from '../state.ts'
import { has } from '../traits.ts'
import { moraleRoll } from './morale.ts'

/**
 * SW-ABIL-10, -20, -34: the morale rolls for Fear of Combat and Intimidation, at the moment of contact. `fresh` are the
 * enemies joined that were not fighting before. Each combatant rolls once, for all the enemies for whom a roll is due;
 * failures are remembered for the fight of this activation.
 */
export function* tryNerves(turn: Turn, joiner: Combatant, fresh: readonly Combatant[]): Procedure {
  const fearsome = fresh.filter((enemy) => mustRoll(turn, joiner, enemy))
  const shaken = fresh.filter((enemy) => mustRoll(turn, enemy, joiner))
  yield* tryNerve(turn, joiner, fearsome)
  for (const enemy of shaken) yield* tryNerve(turn, enemy, [joiner])
}

/** Its own Fear of Combat or the other's Intimidation; each lapses if both have it. */
function mustRoll(turn: Turn, roller: Combatant, other: Combatant): boolean {
  if (has(turn, roller, 'fear-of-combat') && !has(turn, other, 'fear-of-combat')) return true
  return has(turn, other, 'intimidation') && !has(turn, roller, 'intimidation')
}

function* tryNerve(turn: Turn, roller: Combatant, enemies: readonly Combatant[]): Procedure {
  if (enemies.length === 0 || !isStanding(roller)) return
  if (yield* moraleRoll(turn, roller, 'nerve', null)) return
  for (const enemy of enemies) {
    turn.state.acting!.unnerved.push([roller.id, enemy.id])
    turn.log('unnerved', { roller: { figure: roller.id }, enemy: { figure: enemy.id } }, ['SW-ABIL-10', 'SW-ABIL-20'], {
      seat: ownerOf(turn, roller),
    })
  }
}
