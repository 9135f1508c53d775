import type { Procedure } from '@fray/kernel'
import { immediately } from '../abilities/builders.ts'
import { characteristic } from '../characteristics.ts'
import { areEnemies, type Compulsion, camp, type Fighter, type Play, type PlayState, standing } from '../state.ts'
import type { Casting, Occasion } from './spell.ts'

/**
 * CF-BOOK-13: the enemy who coordinated this round's Tactical roll; if there was none, or he had been eliminated when the
 * caster's activation began, whoever has the highest DIS.
 */
export function isCoordinator(play: PlayState, target: Fighter, caster: Fighter, occasion: Occasion): boolean {
  if (occasion.moment !== 'activation') return false
  const coordinator = play.state.coordinators[target.seat] ?? null
  if (coordinator !== null && !occasion.fallenBefore.includes(coordinator)) return target.id === coordinator
  const dis = (fighter: Fighter) => characteristic(play, fighter, 'dis').total
  return standing(play).every((fighter) => !areEnemies(fighter, caster) || dis(fighter) <= dis(target))
}

/** CF-SPELL-29, -46, CF-BOOK-13: what the opponent must do when he next has the lead; what was laid on him before comes first. */
export function compel(play: Play, { target, spell }: Casting, compulsion: Compulsion): Procedure {
  return immediately(() => {
    camp(play, target.seat).compelled.push(compulsion)
    play.log(`will-be-compelled.${compulsion}`, { seat: { seat: target.seat } }, [spell.id], { seat: target.seat })
  })
}
