import { accepted, countIn, type Procedure, refused, type Slot, text } from '@fray/kernel'
import type { Fighter, Play } from '../state.ts'
import { amountOf, gemsIn, holds, ICONS, keyOf, kindsIn, type Purse, paymentsOf, together, without } from './mana.ts'
import type { Naming } from './naming.ts'

interface Payment {
  readonly cost: Purse
  readonly mastery: Purse
}

/** CF-CAST-10, -11: which gems pay the spell and which improve its mastery, gem by gem. */
export function* chooseGemsFor(play: Play, caster: Fighter, naming: Naming): Procedure<Payment> {
  const { spell, target, supplied } = naming
  const { gems } = caster
  const payments = ownPayments(gems, naming)
  const [only, another] = payments
  // CF-ABIL-65: then no gems are spent on mastery.
  const mastered = gemsIn(supplied) === 0
  if (!another && (!mastered || gemsIn(without(gems, only!)) === 0)) return { cost: only!, mastery: {} }
  const allowed = new Set(payments.map(keyOf))
  return yield* play.arrange<Payment>({
    seat: caster.seat,
    figure: caster.id,
    prompt: text('ask.gems', { spell: spell.name, target: { figure: target.id } }),
    rules: ['CF-CAST-10', 'CF-CAST-11'],
    things: kindsIn(gems).map((gem) => ({
      id: gem,
      text: text(`element.${gem}`),
      amount: amountOf(gems, gem),
      icon: ICONS[gem],
    })),
    slots: [
      { id: 'cost', text: text('slot.cost'), icon: 'gems' },
      ...(mastered ? [MASTERY] : []),
      { id: 'kept', text: text('slot.kept'), icon: 'swap-bag' },
    ],
    check: (arrangement) => {
      const inSlot = (slot: string): Purse => {
        const amounts = kindsIn(gems).map((gem) => [gem, countIn(arrangement, slot, gem)] as const)
        return Object.fromEntries(amounts.filter(([, amount]) => amount > 0))
      }
      const cost = inSlot('cost')
      if (!allowed.has(keyOf(cost))) return refused(text('refused.cost', { spell: spell.name }), 'CF-CAST-10')
      return accepted({ cost, mastery: inSlot('mastery') })
    },
    suggest: (wanted = Number.POSITIVE_INFINITY) =>
      payments
        .flatMap((cost) => {
          const masteries = mastered ? masteriesOf(without(gems, cost)) : [{}]
          return masteries.map((mastery): Payment => ({ cost, mastery }))
        })
        .slice(0, wanted)
        .map(({ cost, mastery }) => ({
          slots: {
            cost: puts(cost),
            ...(mastered ? { mastery: puts(mastery) } : {}),
            kept: puts(without(gems, together(cost, mastery))),
          },
        })),
  })
}

const MASTERY: Slot = {
  id: 'mastery',
  text: text('slot.mastery'),
  note: text('slot.mastery.note'),
  icon: 'magic-swirl',
}

/** What the caster's own gems pay of a cost, in every way that leaves out nothing he could pay. */
function ownPayments(gems: Purse, { variant, supplied }: Naming): Purse[] {
  return paymentsOf(variant.cost, together(gems, supplied))
    .filter((payment) => holds(payment, supplied))
    .map((payment) => without(payment, supplied))
}

/** Gems to consider for mastery: one, none, two. */
function masteriesOf(left: Purse): Purse[] {
  const [first] = kindsIn(left)
  if (!first) return [{}]
  return amountOf(left, first) > 1 ? [{ [first]: 1 }, {}, { [first]: 2 }] : [{ [first]: 1 }, {}]
}

function puts(purse: Purse): [string, number][] {
  return kindsIn(purse).map((gem) => [gem, amountOf(purse, gem)])
}
