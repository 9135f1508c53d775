import { atOnce } from '../../abilities/making.ts'
import { isBeyondHealing } from '../../abilities/upkeep.ts'
import type { WoundLevel } from '../../state.ts'
import { type Casting, spell, termOfSpell, type Variant } from '../spell.ts'
import { grantingSpell, isHurt, lastingSpell } from './making.ts'

/** CF-SPELL-08: from which Wound to which, for how many gems and against which difficulty. */
const GLOWS: readonly {
  readonly from: WoundLevel
  readonly to: WoundLevel
  readonly gems: number
  readonly difficulty: number
}[] = [
  { from: 1, to: 0, gems: 2, difficulty: 8 },
  { from: 2, to: 1, gems: 2, difficulty: 9 },
  { from: 2, to: 0, gems: 5, difficulty: 10 },
  { from: 3, to: 2, gems: 2, difficulty: 10 },
  { from: 3, to: 1, gems: 5, difficulty: 11 },
]

/** CF-SPELL-08: a line for the target's Wound is chosen before it is paid; `x` is the level he will have. */
spell('CF-SPELL-08', {
  mayTarget: (_play, target) => isHurt(target),
  variants: (_play, target) =>
    GLOWS.filter(({ from }) => from === target.wounds).map(
      ({ to, gems, difficulty }): Variant => ({ x: to, cost: [{ gems, element: 'light' }], difficulty }),
    ),
  effect: (play, { target, x }: Casting) =>
    atOnce(() => {
      if (isBeyondHealing(play, target)) return
      target.wounds = x as WoundLevel
      play.log('healed', { fighter: { figure: target.id } }, ['CF-SPELL-08'], { seat: target.seat, isOutcome: true })
    }),
})

/** CF-SPELL-10. */
grantingSpell('CF-SPELL-10', 'assault-fire')

/** CF-SPELL-12: the enemies of the caster's combat attack and defend worse. */
lastingSpell('CF-SPELL-12', {
  hampersOpponents: ({ tally, test }) => {
    if (test.kind === 'attack' || test.kind === 'defence') tally.add(-1, termOfSpell('CF-SPELL-12'), 'CF-SPELL-12')
  },
})
