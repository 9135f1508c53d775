import { type Procedure, text } from '@fray/kernel'
import { immediately, removeEffect } from '../../../abilities/builders.ts'
import { actAtOnce } from '../../../activation/immediate-actions.ts'
import { characteristic, printedValue } from '../../../characteristics.ts'
import { actingCard } from '../../../machines/crew.ts'
import { enchantment, onTests } from '../../../mystic/enchantment.ts'
import { camp, card, type Fighter, isStanding, type Play, type PlayState, profileOf } from '../../../state.ts'
import { CENTIMETRE } from '../../../units.ts'
import { rollDamage } from '../../../wounds/damage-roll.ts'
import { spell, type Variant } from '../../spell.ts'
import { addSpellEffect, FIGHTING_AND_MYSTERIES, grantingSpell, lastingSpell, raisingSpell } from '../builders.ts'

/** CF-SPELL-62: Fine blade. */
grantingSpell('agility-of-the-nymphs', 'fine-blade', {
  difficulty: (play, target) => characteristic(play, target, 'att').total + 2,
})

/** CF-SPELL-64: the difficulty is the printed COU or FEAR, else RES. */
lastingSpell('bite-of-the-soul', onTests('bite-of-the-soul', FIGHTING_AND_MYSTERIES, -1), {
  difficulty(play, target) {
    const { cou, fear } = profileOf(target)
    if (cou !== null) return printedValue(play, target, 'cou')
    return fear !== null ? printedValue(play, target, 'fear') : characteristic(play, target, 'res').total
  },
})

/** CF-SPELL-65: Implacable one higher, up to 3. */
raisingSpell('massacre', 'implacable', 1, 3, {
  difficulty: (play, target) => characteristic(play, target, 'str').total - 2,
})

/** CF-SPELL-61: the RES that each gem of its cost takes from the next Damage roll. */
const DECLINE = 3

spell('inevitable-decline', {
  variants: () =>
    [1, 2, 3].map((gems): Variant => {
      const gives = text('variant.resistance', { amount: DECLINE * gems })
      return { x: gems, cost: [{ gems, element: 'darkness' }], difficulty: 9, gives }
    }),
  effect: (play, casting) =>
    immediately(() => addSpellEffect(play, casting, 'under-inevitable-decline', { x: DECLINE * casting.x })),
})
enchantment('inevitable-decline', {
  lasts: 'game',
  amount: 'given',
  shownAs: 'broken-shield',
  resistanceTo: (_roll, _bearer, effect) => 0 - (effect?.x ?? 0),
  afterDamage: (_play, { victim }, _result, bearer) =>
    immediately(() => {
      if (victim === bearer) removeEffect(bearer, 'under-inevitable-decline')
    }),
})

/** CF-SPELL-63: the fighters of a card that have not acted yet. */
function waitingFighters({ state }: PlayState, card: number): Fighter[] {
  return state.fighters.filter((fighter) => actingCard(fighter) === card && isStanding(fighter) && !fighter.activated)
}

/** CF-SPELL-63: a card of the caster's own pile, named at the casting. */
spell('calling-of-blood', {
  on: 'cards',
  variants: (play, _target, { seat }) =>
    camp(play, seat)
      .pile.filter((id) => waitingFighters(play, id).length > 0)
      .map((id): Variant => ({ x: id, cost: [{ gems: 3, element: 'darkness' }], difficulty: 7, cards: [id] })),
  effect: (play, { caster, x }) => callCard(play, caster, x),
})

function* callCard(play: Play, { seat }: Fighter, id: number): Procedure {
  const own = camp(play, seat)
  if (!own.pile.includes(id)) return
  own.pile = own.pile.filter((cardId) => cardId !== id)
  play.log('card.played', { seat: { seat }, card: card(play, id).profile.name }, ['CF-SPELL-63'], { seat })
  play.reveal()
  yield* actAtOnce(play, seat, waitingFighters(play, id))
}

/** CF-SPELL-66: after every movement, half of the centimetres moved, rounded up. */
lastingSpell('trap-of-wolves', {
  *afterTravel(play, { length }, bearer, effect) {
    const strength = Math.ceil(length / CENTIMETRE / 2)
    const by = play.state.fighters[effect?.source.bearer ?? -1] ?? null
    yield* rollDamage(play, { victim: bearer, by, kind: 'effect', strength, rules: ['CF-SPELL-66'] })
  },
})
