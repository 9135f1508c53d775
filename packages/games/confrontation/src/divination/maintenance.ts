import { choice, type Procedure, text } from '@fray/kernel'
import type { Ability } from '../ability.ts'
import { endUnpaid } from '../mystic/enchantment.ts'
import { type Fighter, fighter, isInPlay } from '../state.ts'
import { spendFaith } from './faith.ts'

/** CF-REV-GRIFFIN-24: a miracle that points of faith prolong round by round. */
export function keepForFaith(points: number, name: string, rule: string): Pick<Ability, 'maintenance'> {
  return {
    maintenance: {
      step: 'other',
      isIdle: (play, _bearer, effect) => !effect || !isAble(fighter(play, effect.source.bearer)),
      *perform(play, bearer, effect): Procedure {
        if (!effect) return
        const faithful = fighter(play, effect.source.bearer)
        if (!isAble(faithful)) return endUnpaid(bearer, effect)
        const args = { miracle: name, fighter: { figure: bearer.id }, points }
        const paid = yield* play.pick({
          seat: faithful.seat,
          figure: faithful.id,
          prompt: text('ask.maintain-miracle', args),
          rules: [rule],
          options: [
            choice('pay', text('option.maintain-miracle', args), { icon: 'prayer' }),
            choice('no', text('option.lapse-miracle', args)),
          ],
        })
        if (paid === 'no') return endUnpaid(bearer, effect)
        spendFaith(faithful, points)
        play.log('maintained-miracle', args, [rule], { seat: faithful.seat })
      },
    },
  }

  function isAble(faithful: Fighter): boolean {
    return isInPlay(faithful) && faithful.faith >= points
  }
}
