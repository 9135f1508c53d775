import { endEffects } from '@fray/hooks'
import { type Procedure, text } from '@fray/kernel'
import type { FightReport } from '../ability.ts'
import { enemiesInContact } from '../ground/board.ts'
import { targetOption } from '../magic/targets.ts'
import { fight } from '../melee/melee.ts'
import { type Combatant, type Effect, isStanding, ownerOf, type Play } from '../state.ts'

/** SW-RACE-37: a kill gives one more fight without any benefits of joining; that fight cannot give another. */
export function* chainFight(
  play: Play,
  bearer: Combatant,
  { winner, killed }: FightReport,
  chaining: Effect,
): Procedure {
  endEffects(bearer, ({ id }) => id === chaining.id)
  if (winner !== bearer || !killed || !isStanding(bearer) || bearer.fleeing) return
  const acting = play.state.acting!
  for (const list of [acting.joined, acting.reached, acting.charged, acting.newlyEngaged]) list.length = 0
  let enemies = enemiesInContact(play, bearer)
  while (enemies.length > 0) {
    const enemy = yield* play.pick({
      seat: ownerOf(play, bearer),
      figure: bearer.id,
      prompt: text('ask.opponent', { active: { figure: bearer.id } }),
      rules: ['SW-RACE-37', 'SW-MELEE-03'],
      options: enemies.map(targetOption),
    })
    if (yield* fight(play, bearer, enemy)) return
    enemies = enemiesInContact(play, bearer)
  }
}
