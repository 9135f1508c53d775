import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { immediately } from '../../abilities/builders.ts'
import { type Casting, effectSourceOf, spell } from '../../incantation/spell.ts'
import { addSpellEffect, grant, lastingSpell } from '../../incantation/spells/builders.ts'
import { enchant, enchantment, enchantmentOf, leavesAbility, termOfMystery } from '../../mystic/enchantment.ts'
import { type Play, profileOf } from '../../state.ts'
import { has } from '../../traits.ts'
import { isOfArmy } from '../builders.ts'
import { liftUp } from '../levitation.ts'

/** CF-REV-ORC-08: Focus instead of Brutal, for targets that have it. */
lastingSpell(
  'favour-of-the-long-sun',
  { shownAs: 'sun', grants: ['focus'], suspends: ['brutal'] },
  { mayTarget: (play, target) => has(play, target, 'brutal') },
)

const KISS = 'kiss-of-the-earth'

/** CF-REV-ORC-12: twice or half of the other value of MOV, rounded up before it is multiplied for a run or a charge. */
spell(KISS, {
  on: 'anybody',
  *effect(play, casting) {
    addSpellEffect(play, casting, enchantmentOf(KISS), { x: yield* chooseKiss(play, casting) })
  },
})
enchantment(KISS, {
  shownAs: 'footprint',
  stage: { movement: 'limit' },
  movement: ({ tally }, _bearer, effect) => {
    const mov = effect?.x === DOUBLED ? 2 * tally.total : Math.ceil(tally.total / 2)
    tally.add(mov - tally.total, termOfMystery(KISS), 'CF-REV-ORC-12')
  },
})

const HALVED = 0
const DOUBLED = 1

function* chooseKiss(play: Play, { caster, target }: Casting): Procedure<number> {
  const option = (key: string, value: number): DecisionOption<number> => ({
    key,
    text: text(`option.kiss.${key}`),
    value,
  })
  return yield* play.pick<number>({
    seat: caster.seat,
    figure: target.id,
    prompt: text('ask.kiss', { fighter: { figure: target.id } }),
    rules: ['CF-REV-ORC-12'],
    options: [option('double', DOUBLED), option('half', HALVED)],
  })
}

const JACKAL = 'the-cunning-of-the-jackal'

/** CF-REV-ORC-17: Authority, and one more card in reserve. */
spell(JACKAL, {
  when: 'strategic',
  effect: (play, casting) =>
    immediately(() => {
      grant(play, casting, 'authority')
      enchant(play, effectSourceOf(casting), casting.target)
    }),
})
leavesAbility(JACKAL, 'authority')
enchantment(JACKAL, { reserveAllowance: ({ tally }) => void tally.add(1, termOfMystery(JACKAL), 'CF-REV-ORC-17') })

const REJECTION = 'rejection'

/** CF-REV-ORC-11: one gem, and one more for each point of the target's Force. */
spell(REJECTION, {
  on: 'anybody',
  mayTarget: (_play, target) => target.level === 0,
  variants: (_play, target) => {
    const gems = 1 + profileOf(target).force
    return [{ x: gems, cost: [{ gems, element: 'neutral' }], difficulty: 6 }]
  },
  effect: (play, { target, caster }) =>
    immediately(() => liftUp(play, target, { bearer: caster.id, object: REJECTION }, 'CF-REV-ORC-11')),
})

/** CF-REV-ORC-16: fearless, and bound to charge if it has not acted yet. */
lastingSpell(
  'spirit-of-the-buffalo',
  { shownAs: 'charging-bull', grants: ['immunity-fear'], mustCharge: true },
  { mayTarget: (_play, target) => isOfArmy(target, 'orcs') },
)
