import type { Procedure } from '@fray/kernel'
import { immediately } from '../abilities/builders.ts'
import { characteristic } from '../characteristics.ts'
import { areEnemies, type Compulsion, camp, type Fighter, type Play, type PlayState, standing } from '../state.ts'
import type { Casting, Occasion } from './spell.ts'

/**
 * CF-BOOK-13: the enemy that coordinated this round's Tactical roll; without one, or if it was eliminated when the
 * caster's activation began, the enemy with the highest DIS.
 */
export function isCoordinator(play: PlayState, target: Fighter, caster: Fighter, occasion: Occasion): boolean {
  if (occasion.moment !== 'activation') return false
  const coordinator = play.state.coordinators[target.seat] ?? null
  if (coordinator !== null && !occasion.fallenBefore.includes(coordinator)) return target.id === coordinator
  const dis = (fighter: Fighter) => characteristic(play, fighter, 'dis').total
  return standing(play).every((fighter) => !areEnemies(fighter, caster) || dis(fighter) <= dis(target))
}

/** CF-SPELL-29, -46, CF-BOOK-13: adds a duty for the opponent's next lead, after duties added before. */
export function compel(play: Play, { target, spell }: Casting, compulsion: Compulsion): Procedure {
  return immediately(() => {
    camp(play, target.seat).compelled.push(compulsion)
    play.log(`will-be-compelled.${compulsion}`, { seat: { seat: target.seat } }, [spell.rule], { seat: target.seat })
  })
}
