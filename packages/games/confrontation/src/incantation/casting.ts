import { endEffects } from '@fray/hooks'
import { accepted, countIn, type Procedure, refused, type Slot, text } from '@fray/kernel'
import type { Action, Activity, Bar } from '../activation/activity.ts'
import { makeTest, type TestResult } from '../dice/test.ts'
import { type Fighter, isStanding, otherSeat, type Play, type Position } from '../state.ts'
import { allWith } from '../traits.ts'
import { absorbs, announceCounterMagic, type CounterMagic, isCountered } from './counter-magic.ts'
import {
  amountOf,
  gemArgs,
  gemsIn,
  holds,
  ICONS,
  isMagician,
  keyOf,
  kindsIn,
  type Purse,
  paymentsOf,
  spendGems,
  together,
  without,
} from './mana.ts'
import { countAttempt, countSuccess, isWithin, type Naming, namingOption, namingsOf } from './naming.ts'
import { addContact, isSpared, isUnhindered, tell } from './power.ts'
import { type Casting, spellsOf } from './spell.ts'

/** CF-CAST-05: casting is a cumulative action, as often as gems and Frequency allow. */
export const casting: Action = {
  id: 'cast',
  icon: 'magic-swirl',
  rules: ['CF-CAST-05'],
  concerns: (_play, { fighter }) => isMagician(fighter) && spellsOf(fighter).some(({ strategic }) => !strategic),
  bar: cannotCast,
  *perform(play, activity): Procedure {
    const { fighter } = activity
    const naming = yield* chooseSpell(play, fighter, namingsOf(play, fighter, 'activation'))
    activity.cast = true
    yield* cast(play, fighter, naming)
  },
}

/** CF-MAGE-04, -07, CF-ACT-14, CF-MANA-12. */
function cannotCast(play: Position, { fighter, moved, fired }: Activity): Bar | undefined {
  if (fighter.inRout) return { reason: 'barred.rout', rules: ['CF-MAGE-07'] }
  const unhindered = isUnhindered(play, fighter)
  if (moved === 'run' && !unhindered) return { reason: 'barred.ran', rules: ['CF-CAST-05'] }
  if (fired && !unhindered) return { reason: 'barred.fired-no-spell', rules: ['CF-ACT-14'] }
  if (namingsOf(play, fighter, 'activation').length > 0) return undefined
  if (gemsIn(fighter.gems) === 0) return { reason: 'barred.no-gems', rules: ['CF-MANA-12'] }
  return { reason: 'barred.no-spell', rules: ['CF-CAST-03', 'CF-CAST-07', 'CF-CAST-10'] }
}

function* chooseSpell(play: Play, caster: Fighter, namings: readonly Naming[]): Procedure<Naming> {
  return yield* play.pick<Naming>({
    seat: caster.seat,
    figure: caster.id,
    prompt: text('ask.spell', { fighter: { figure: caster.id } }),
    rules: ['CF-CAST-06', 'CF-CAST-07'],
    options: namings.map((naming) => namingOption(caster, naming)),
  })
}

/** CF-CAST-04: before anything else of the strategic phase, the loser of the latest Tactical roll first. */
export function* castAtRoundStart(play: Play): Procedure {
  const loser = otherSeat(play.state.tacticalWinner)
  for (const seat of [loser, otherSeat(loser)]) {
    for (const magician of play.state.fighters.filter((each) => each.seat === seat)) {
      yield* castBefore(play, magician)
    }
  }
}

function* castBefore(play: Play, magician: Fighter): Procedure {
  while (isStanding(magician) && !magician.inRout) {
    const namings = namingsOf(play, magician, 'strategic')
    if (namings.length === 0) return
    const naming = yield* play.pick<Naming | null>({
      seat: magician.seat,
      figure: magician.id,
      prompt: text('ask.spell', { fighter: { figure: magician.id } }),
      rules: ['CF-CAST-04'],
      options: [
        ...namings.map((each) => namingOption(magician, each)),
        { key: 'none', text: text('option.spell-none'), icon: 'hand', value: null },
      ],
    })
    if (!naming) return
    yield* cast(play, magician, naming)
  }
}

/** CF-CAST-06: the ten steps. */
export function* cast(play: Play, caster: Fighter, naming: Naming): Procedure {
  yield* incant(play, yield* sacrifice(play, caster, naming))
  endEffects(caster, ({ until }) => until === 'cast')
}

/** CF-CAST-06 (1 to 4), CF-ABIL-65: gems leave the reserve; what it lacks comes from elsewhere. */
function* sacrifice(play: Play, caster: Fighter, naming: Naming): Procedure<Casting> {
  const { spell, target, variant, supplied } = naming
  const { difficulty, x, cost } = variant
  const { cost: own, mastery } = yield* chooseGemsFor(play, caster, naming)
  const paid = together(own, supplied)
  const used = together(paid, mastery)
  spendGems(caster, together(own, mastery))
  for (const [ability, effect] of allWith(play, caster, 'onSupply')) {
    if (gemsIn(supplied) > 0) ability.onSupply(play, gemsIn(supplied), caster, effect)
  }
  return { spell, caster, target, difficulty, x, cost, paid, used, mastery: gemsIn(mastery) }
}

/** CF-CAST-06 (5 to 10). */
function* incant(play: Play, casting: Casting): Procedure {
  const { spell, caster, target, difficulty, used } = casting
  countAttempt(play, caster, spell)
  tell(play, 'cast.announced', casting, ['CF-CAST-06'], { difficulty, ...gemArgs(used) })
  const counter = yield* announceCounterMagic(play, casting)
  if (counter && absorbs(play, casting, counter)) return
  const test = yield* incantationTest(play, casting, counter)
  if (!test.passed) return tell(play, 'cast.failed', casting, ['CF-CAST-12'])
  countSuccess(play, target, spell)
  if (counter && (yield* isCountered(play, casting, counter, test.final))) return
  if (!isWithin(spell.range, caster, target)) return tell(play, 'cast.short', casting, ['CF-CAST-13'])
  tell(play, 'cast.succeeded', casting, ['CF-CAST-15', spell.id])
  yield* takeEffect(play, casting)
}

/** CF-CAST-12, -14, CF-COUNTER-08: with a countering announced, it is the result that counts. */
function* incantationTest(play: Play, casting: Casting, counter: CounterMagic | null): Procedure<TestResult> {
  const { caster, target, difficulty, mastery } = casting
  return yield* makeTest(play, {
    kind: 'incantation',
    fighter: caster,
    rules: ['CF-CAST-12'],
    difficulty,
    against: target,
    dice: 1 + mastery,
    casting,
    ...(counter ? { resultCounts: true } : {}),
    modifiers: (final) => {
      addContact(play, caster, final, 'CF-CAST-12')
      if (target.level !== caster.level) final.add(-2, text('term.altitude'), 'CF-CAST-14')
    },
  })
}

/** CF-CAST-15: what protects a fighter from spells speaks before the effect; where there is an area, fighter by fighter. */
function* takeEffect(play: Play, casting: Casting): Procedure {
  const { target, spell } = casting
  if (!spell.area && (yield* isSpared(play, casting, target))) return
  yield* spell.effect(play, casting)
}

interface Payment {
  readonly cost: Purse
  readonly mastery: Purse
}

/** CF-CAST-10, -11: which gems pay the spell and which improve its mastery, gem by gem. */
function* chooseGemsFor(play: Play, caster: Fighter, naming: Naming): Procedure<Payment> {
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
