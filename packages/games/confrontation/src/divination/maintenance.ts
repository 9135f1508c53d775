import { choice, type Procedure, text } from '@fray/kernel'
import type { Ability } from '../ability.ts'
import { lapse } from '../mystic/enchantment.ts'
import { fighter, isStanding } from '../state.ts'
import { spendFaith } from './faith.ts'

/** CF-REV-GRIFFIN-24: a miracle that points of faith prolong, round by round. */
export function keptForFaith(points: number, name: string, rule: string): Pick<Ability, 'maintenance'> {
  return {
    maintenance: {
      step: 'other',
      *perform(play, bearer, effect): Procedure {
        if (!effect) return
        const faithful = fighter(play, effect.source.bearer)
        if (!isStanding(faithful) || faithful.faith < points) return lapse(bearer, effect)
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
        if (paid === 'no') return lapse(bearer, effect)
        spendFaith(faithful, points)
        play.log('maintained-miracle', args, [rule], { seat: faithful.seat })
      },
    },
  }
}
