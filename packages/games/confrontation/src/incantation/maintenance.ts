import { choice, type Procedure, text } from '@fray/kernel'
import type { Ability } from '../ability.ts'
import { endUnpaid } from '../mystic/enchantment.ts'
import { type Fighter, fighter, isInPlay, type Play } from '../state.ts'
import { amountOf, type Gem, spendGems } from './mana.ts'

/** CF-CAST-16: a spell that gems of its Element prolong, round by round, for each fighter under it. */
export function maintainedForGems(gem: Gem, gems: number, name: string, rule: string): Pick<Ability, 'maintenance'> {
  const price = { [gem]: gems }
  return {
    maintenance: {
      step: 'other',
      isIdle: (play, _bearer, effect) => !effect || !isAble(fighter(play, effect.source.bearer)),
      *perform(play, bearer, effect): Procedure {
        if (!effect) return
        const caster = fighter(play, effect.source.bearer)
        if (!isAble(caster) || !(yield* pays(play, caster, bearer))) return endUnpaid(bearer, effect)
        spendGems(caster, price)
        const args = { spell: name, fighter: { figure: bearer.id }, gems, element: { text: text(`element.${gem}`) } }
        play.log('maintained', args, ['CF-CAST-16', rule], { seat: caster.seat })
      },
    },
  }

  function isAble(caster: Fighter): boolean {
    return isInPlay(caster) && amountOf(caster.gems, gem) >= gems
  }

  function* pays(play: Play, caster: Fighter, bearer: Fighter): Procedure<boolean> {
    const args = { spell: name, fighter: { figure: bearer.id }, gems, element: { text: text(`element.${gem}`) } }
    const answer = yield* play.pick({
      seat: caster.seat,
      figure: caster.id,
      prompt: text('ask.maintain', args),
      rules: ['CF-CAST-16', rule],
      options: [
        choice('pay', text('option.maintain', args), { icon: 'gems' }),
        choice('no', text('option.lapse', args)),
      ],
    })
    return answer === 'pay'
  }
}
