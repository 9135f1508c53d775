import { choice, type Procedure, text } from '@fray/kernel'
import { effectOn, immediately, addOwnEffect as layOwn } from '../../../abilities/builders.ts'
import { mutagenOf } from '../../../abilities/dice/mutagenic.ts'
import { assignDie, hasRolledDie, wasGivenDie } from '../../../abilities/dice/round-dice.ts'
import { limits } from '../../../limits.ts'
import { enchant, enchantment } from '../../../mystic/enchantment.ts'
import type { Fighter, Play, PlayState } from '../../../state.ts'
import { has } from '../../../traits.ts'
import { type Casting, effectSourceOf, spell } from '../../spell.ts'
import { healOne, isHurt, lastingSpell, raisingSpell } from '../builders.ts'

/** CF-SPELL-22, -24: whether the target got a Mutagenic die in this round and has rolled it. */
function hasRolled(play: PlayState, target: Fighter): boolean {
  return hasRolledDie(play, target, 'mutagenic-die')
}

/** CF-SPELL-19: a 1 of the Mutagenic die counts. */
lastingSpell(
  'genetic-reliability',
  { mutagenOnesCount: true },
  { mayTarget: (_play, target) => effectOn(target, 'mutagenic-die') !== undefined },
)

/** CF-SPELL-20: gives a die to a fighter without one. */
spell('intoxication-of-darkness', {
  mayTarget: (play, target) => has(play, target, 'mutagenic') && !wasGivenDie(play, target, 'mutagenic-die'),
  difficulty: (play, target) => 8 + Math.max(0, mutagenOf(play, target)),
  effect: (play, { target }) => assignDie(play, target, 'mutagenic', 'mutagenic-die'),
})

/** CF-SPELL-21: Sequence one higher, up to 3. */
raisingSpell('starving-blades', 'sequence', 1, 3)

/** CF-SPELL-22: the points that healing one degree costs, once a round. */
const RECONSTITUTION = 3
const RECONSTITUTED = { id: 'genetic-reconstitution', per: 'round' } as const

spell('genetic-reconstitution', {
  mayTarget: hasRolled,
  *effect(play, casting) {
    const { target } = casting
    const points = effectOn(target, 'mutagenic-points')?.x ?? 0
    const spent = limits.isSpent(play.state, target.uses, RECONSTITUTED)
    if (points < RECONSTITUTION || spent || !isHurt(target) || !(yield* givesUp(play, casting))) return
    limits.spend(play.state, target.uses, RECONSTITUTED)
    layOwn(play, target, 'mutagenic-points', 'mutagenic', 'round', points - RECONSTITUTION)
    healOne(play, target, 'CF-SPELL-22')
  },
})

function* givesUp(play: Play, { target, spell: { name } }: Casting): Procedure<boolean> {
  const args = { spell: name, fighter: { figure: target.id }, points: RECONSTITUTION }
  const answer = yield* play.pick({
    seat: target.seat,
    figure: target.id,
    prompt: text('ask.give-up-points', args),
    rules: ['CF-SPELL-22'],
    options: [choice('heal', text('option.give-up-points', args)), choice('keep', text('option.keep-points'))],
  })
  return answer === 'heal'
}

/** CF-SPELL-23: one more point may go to each characteristic. */
lastingSpell('genetic-alteration', { mutagenCap: () => 1 })

/** CF-SPELL-24: does nothing for the round once the die has been rolled. */
spell('assimilation-serum', {
  mayTarget: (play, target) => has(play, target, 'mutagenic'),
  effect: (play, casting) =>
    immediately(() => {
      if (!hasRolled(play, casting.target)) enchant(play, effectSourceOf(casting), casting.target, { until: 'round' })
    }),
})
enchantment('assimilation-serum', { mutagen: () => 1 })
