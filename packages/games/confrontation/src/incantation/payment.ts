import {
  type ArrangeDecision,
  type ArrangementAnswer,
  accept,
  countIn,
  type Procedure,
  refuse,
  type Slot,
  text,
} from '@fray/kernel'
import type { Fighter, Play } from '../state.ts'
import {
  addPurses,
  amountOf,
  containsGems,
  gemsIn,
  ICONS,
  keyOf,
  kindsIn,
  type Purse,
  paymentsOf,
  subtractPurse,
} from './mana.ts'
import type { SpellChoice } from './spell-choices.ts'

interface Payment {
  readonly cost: Purse
  readonly mastery: Purse
}

/** CF-CAST-10, -11: asks which gems pay for the spell and which improve its mastery. */
export function* chooseGemsFor(
  play: Play,
  caster: Fighter,
  naming: SpellChoice,
  difficulty = naming.variant.difficulty,
): Procedure<Payment> {
  const { spell, target, supplied } = naming
  const { gems } = caster
  const payments = ownPayments(gems, naming)
  const [only, another] = payments
  // CF-ABIL-65: a supplied cost leaves no gems for mastery.
  const mastered = gemsIn(supplied) === 0
  const isForced = !another && (!mastered || gemsIn(subtractPurse(gems, only!)) === 0)
  const allowed = new Set(payments.map(keyOf))
  const masteries = (cost: Purse): Purse[] => (mastered ? masteriesOf(subtractPurse(gems, cost)) : [{}])
  const answerFor = ({ cost, mastery }: Payment): ArrangementAnswer => ({
    slots: {
      cost: puts(cost),
      ...(mastered ? { mastery: puts(mastery) } : {}),
      kept: puts(subtractPurse(gems, addPurses(cost, mastery))),
    },
  })
  const ask: Omit<ArrangeDecision<Payment>, 'kind'> = {
    seat: caster.seat,
    figure: caster.id,
    prompt: text('ask.gems', {
      spell: spell.name,
      target: { figure: target.id },
      alone: target === caster ? 'yes' : 'no',
      difficulty: spell.noDifficulty ? 0 : difficulty,
    }),
    rules: ['CF-CAST-10', 'CF-CAST-11'],
    things: kindsIn(gems).map((gem) => ({
      id: gem,
      text: text(`element.${gem}`),
      amount: amountOf(gems, gem),
      icon: ICONS[gem],
      piece: 'token',
    })),
    slots: [
      { id: 'cost', text: text('slot.cost'), icon: 'gems' },
      ...(mastered ? [MASTERY] : []),
      { id: 'kept', text: text('slot.kept'), icon: 'swap-bag' },
    ],
    rest: 'kept',
    check: (arrangement) => {
      const inSlot = (slot: string): Purse => {
        const amounts = kindsIn(gems).map((gem) => [gem, countIn(arrangement, slot, gem)] as const)
        return Object.fromEntries(amounts.filter(([, amount]) => amount > 0))
      }
      const cost = inSlot('cost')
      if (!allowed.has(keyOf(cost))) return refuse(text('refused.cost', { spell: spell.name }), 'CF-CAST-10')
      return accept({ cost, mastery: inSlot('mastery') })
    },
    // The choice of paying gems does not change the test; only their number is worth comparing.
    compared: masteries(only!).length,
    defaultAnswer: () => answerFor({ cost: only!, mastery: {} }),
    suggest: (wanted = Number.POSITIVE_INFINITY) =>
      payments
        .flatMap((cost) => masteries(cost).map((mastery): Payment => ({ cost, mastery })))
        .slice(0, wanted)
        .map(answerFor),
  }
  return yield* play.arrange(ask, isForced ? { cost: only!, mastery: {} } : undefined)
}

const MASTERY: Slot = {
  id: 'mastery',
  text: text('slot.mastery'),
  note: text('slot.mastery.note'),
  icon: 'magic-swirl',
}

/** Lists what the caster's own gems pay of a cost, as much of it as they can. */
function ownPayments(gems: Purse, { variant, supplied }: SpellChoice): Purse[] {
  return paymentsOf(variant.cost, addPurses(gems, supplied))
    .filter((payment) => containsGems(payment, supplied))
    .map((payment) => subtractPurse(payment, supplied))
}

/** Lists gems to consider for mastery: one, none, two, three; always of the most plentiful kind. */
function masteriesOf(left: Purse): Purse[] {
  const amounts = [1, 0, 2, 3].filter((amount) => amount <= gemsIn(left))
  return amounts.map((amount) => mostPlentiful(left, amount))
}

function mostPlentiful(purse: Purse, amount: number): Purse {
  let taken: Purse = {}
  for (let count = 0; count < amount; count++) {
    const left = subtractPurse(purse, taken)
    const most = Math.max(...kindsIn(left).map((gem) => amountOf(left, gem)))
    taken = addPurses(taken, { [kindsIn(left).find((gem) => amountOf(left, gem) === most)!]: 1 })
  }
  return taken
}

function puts(purse: Purse): [string, number][] {
  return kindsIn(purse).map((gem) => [gem, amountOf(purse, gem)])
}
