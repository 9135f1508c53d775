import {
  type DecisionOption,
  type MessageArgs,
  optionWithNote,
  type Procedure,
  type Refusal,
  refuse,
  Tally,
  text,
} from '@fray/kernel'
import { makeTest } from '../dice/test.ts'
import { inContact } from '../ground/bodies.ts'
import { isBlindTo, perceives } from '../mystic/perception.ts'
import { areEnemies, type Fighter, otherSeat, type Play, type PlayState, standing } from '../state.ts'
import { allWith, someWith, sumWith } from '../traits.ts'
import {
  absorptionsOf,
  addPurses,
  amountOf,
  canPay,
  gemArgs,
  gemsIn,
  isInstinctive,
  isMagician,
  keyOf,
  kindsIn,
  type Purse,
  spendGems,
} from './mana.ts'
import { originOf } from './origin.ts'
import { chooseGemsFor } from './payment.ts'
import { addContact, logCasting } from './power.ts'
import { type Casting, type Spell, spellsOf } from './spell.ts'
import { extendRange, isWithin } from './spell-choices.ts'

/** CF-COUNTER-03: the magician that tries to cancel a spell, its method, and its price. */
export interface CounterMagic {
  readonly magician: Fighter
  readonly method: 'absorb' | 'counter' | 'oppose'
  readonly price: Purse
  /** CF-REV-LION-20: the opposing spell, and the dice that further gems add. */
  readonly by?: Spell
  readonly mastery?: number
}

/**
 * CF-COUNTER-01 to -04: at most one magician with one method; the price is paid at once. The magician learns the
 * caster's roll.
 */
export function* announceCounterMagic(
  play: Play,
  casting: Casting,
  stakes: () => MessageArgs,
): Procedure<CounterMagic | null> {
  const means = standing(play)
    .filter((fighter) => mayCounter(play, casting, fighter) || mayWard(play, casting, fighter))
    .flatMap((fighter) => meansOf(play, casting, fighter))
  const chosen = yield* chooseMeans(play, casting, stakes, means)
  if (!chosen) return null
  const paid = chosen.by ? yield* payFor(play, chosen, chosen.by) : chosen
  const { magician, method, price } = paid
  payCounterMagic(play, paid)
  const args = { magician: { figure: magician.id }, spell: casting.spell.name, ...gemArgs(price) }
  play.log(`counter-magic.${method}`, args, ['CF-COUNTER-03'], { seat: magician.seat })
  return paid
}

/** CF-RELIC-07: gems that can only be used for counter-magic go first. */
function payCounterMagic(play: Play, { magician, method, price }: CounterMagic): void {
  let left = amountOf(price, 'darkness')
  for (const [ability, effect] of method === 'absorb' ? allWith(play, magician, 'absorptionGems') : []) {
    const taken = Math.min(left, ability.absorptionGems(magician, effect))
    left -= taken
    magician.effects = magician.effects.flatMap((other) => {
      if (other.id !== effect?.id) return [other]
      return other.x === taken ? [] : [{ ...other, x: (other.x ?? 0) - taken }]
    })
  }
  spendGems(magician, { ...price, darkness: left })
}

/** CF-REV-LION-20, CF-CAST-10, -11: an opposing spell is paid for and mastered like any other. */
function* payFor(play: Play, chosen: CounterMagic, by: Spell): Procedure<CounterMagic> {
  const { magician } = chosen
  const variant = { x: 0, cost: by.cost, difficulty: 0 }
  const { cost, mastery } = yield* chooseGemsFor(play, magician, { spell: by, target: magician, variant, supplied: {} })
  return { ...chosen, price: addPurses(cost, mastery), mastery: gemsIn(mastery) }
}

function* chooseMeans(
  play: Play,
  casting: Casting,
  stakes: () => MessageArgs,
  means: readonly CounterMagic[],
): Procedure<CounterMagic | null> {
  const { spell, caster, target } = casting
  const names = { caster: { figure: caster.id }, spell: spell.name }
  const aim = { target: { figure: target.id }, alone: target === caster ? 'yes' : 'no' }
  const none: DecisionOption<CounterMagic | null> = {
    key: 'pass',
    text: text('option.no-counter-magic'),
    ...optionWithNote('note.no-counter-magic'),
    icon: 'hand',
    value: null,
  }
  return yield* play.pick<CounterMagic | null>({
    seat: otherSeat(caster.seat),
    prompt: text('ask.counter-magic', { ...names, ...aim, ...stakes() }),
    rules: ['CF-COUNTER-01', 'CF-COUNTER-03'],
    interruption: {
      moment: text('moment.spell', names),
      key: `${play.state.round}:${spell.id}:${caster.id}:${gemsIn(caster.gems)}`,
      interrupted: caster.seat,
      acting: caster.id,
      hostile: true,
      pass: 'pass',
    },
    options: [...means.map(meansOption), none],
    whyNot: (key) => counterRefusal(play, casting, key),
  })
}

function meansOption(means: CounterMagic): DecisionOption<CounterMagic> {
  const { magician, method, price, by } = means
  const words = { magician: { figure: magician.id }, ...gemArgs(price), ...(by ? { spell: by.name } : {}) }
  return {
    key: `${method}:${magician.id}:${by?.id ?? keyOf(price)}`,
    text: text(`option.${method}`, words),
    ...optionWithNote(`note.${method}`),
    figure: magician.id,
    icon: method === 'absorb' ? 'magic-shield' : 'magic-swirl',
    rules: [by?.rule ?? (method === 'absorb' ? 'CF-COUNTER-05' : 'CF-COUNTER-07')],
    reaction: { source: `counter-magic:${method}`, matters: () => true },
    value: means,
  }
}

/** CF-COUNTER-01, -02, -11, CF-MAGE-07: the magician sees the caster and is within the spell's range. */
function mayCounter(play: PlayState, casting: Casting, magician: Fighter): boolean {
  const { caster, spell, target, relay } = casting
  const from = relay ?? caster
  const origin = originOf(play, casting)
  if (spell.counteredByTarget && magician !== target) return false
  if (!areEnemies(caster, magician) || magician.inRout || !mayUseCounterMagic(play, magician)) return false
  if (someWith(play, magician, 'cannotCounter')) return false
  if (spell.uncounterable || isInstinctive(caster) || isBlindTo(play, magician, from)) return false
  if (spell.range === 'personal' || spell.range === 'contact') return inContact(from, magician)
  if (Math.abs(from.level - magician.level) > 1) return false
  const aware = perceives(play, magician, origin) || someWith(play, magician, 'opposesUnseen')
  return aware && isWithin(extendRange(spell.range, spell.mayReachFurther?.(caster) ?? 0), magician, origin)
}

const METHODS: readonly string[] = ['absorb', 'counter', 'oppose'] satisfies CounterMagic['method'][]

/** The reason for an answer that is not offered: why a magician cannot cancel, or cannot pay for it. */
function counterRefusal(play: PlayState, casting: Casting, key: string): Refusal | undefined {
  const [method = '', who] = key.split(':')
  const magician = METHODS.includes(method) ? play.state.fighters[Number(who)] : undefined
  if (!magician || !areEnemies(casting.caster, magician)) return undefined
  if (mayCounter(play, casting, magician)) return refuse(text('refused.counter-gems'), 'CF-COUNTER-06', 'CF-COUNTER-07')
  const { spell, caster } = casting
  const named = { target: { figure: caster.id }, name: spell.name }
  const cannot = (why: string, ...rules: string[]) =>
    refuse(text(`refused.counter-${why}`, { fighter: { figure: magician.id } }), ...rules)
  if (isMagician(magician) && isInstinctive(magician)) return cannot('instinctive', 'CF-COUNTER-11')
  if (!mayUseCounterMagic(play, magician)) return cannot('no-magician', 'CF-COUNTER-01')
  if (isInstinctive(caster)) return cannot('orc', 'CF-COUNTER-11')
  if (magician.inRout) return refuse(text('barred.rout'), 'CF-MAGE-07')
  if (spell.range === 'personal' || spell.range === 'contact') {
    return refuse(text('refused.named-contact', named), 'CF-COUNTER-02')
  }
  if (spell.uncounterable || spell.counteredByTarget) return refuse(text('refused.counter-spell', named), spell.rule)
  if (Math.abs((casting.relay ?? caster).level - magician.level) > 1) return cannot('level', 'CF-COUNTER-01')
  if (someWith(play, magician, 'cannotCounter')) return cannot('barred', 'CF-COUNTER-01')
  const seen = perceives(play, magician, originOf(play, casting)) || someWith(play, magician, 'opposesUnseen')
  return refuse(text(seen ? 'refused.out-of-range' : 'refused.named-unseen', named), 'CF-COUNTER-01')
}

/** CF-COUNTER-11, CF-RELIC-07: magicians apart from orcs, and other fighters that can absorb. */
function mayUseCounterMagic(play: PlayState, magician: Fighter): boolean {
  return isMagician(magician) ? !isInstinctive(magician) : someWith(play, magician, 'absorbsSpells')
}

/** CF-REV-LION-01: the target itself, with an object of its own; neither sight nor range matter. */
function mayWard(play: PlayState, { caster, spell, targets }: Casting, bearer: Fighter): boolean {
  if (!areEnemies(caster, bearer) || bearer.inRout || !targets.includes(bearer)) return false
  return !spell.uncounterable && !isInstinctive(caster) && wardPower(play, bearer) !== null
}

function wardPower(play: PlayState, bearer: Fighter): number | null {
  const [ward] = isMagician(bearer) ? [] : allWith(play, bearer, 'wardPower')
  return ward ? ward[0].wardPower(bearer, ward[1]) : null
}

/** CF-COUNTER-06, -07: absorbing for the whole price, countering for one gem of any kind, or an opposing spell. */
function meansOf(play: PlayState, { used }: Casting, magician: Fighter): CounterMagic[] {
  const { gems } = magician
  const speaks = isMagician(magician) || wardPower(play, magician) !== null
  const aside = sumWith(play, magician, 'absorptionGems', (ability, effect) => ability.absorptionGems(magician, effect))
  const absorptions = absorptionsOf(used, addPurses(gems, { darkness: aside })).map(
    (price): CounterMagic => ({ magician, method: 'absorb', price }),
  )
  const counters = (speaks ? kindsIn(gems) : []).map(
    (gem): CounterMagic => ({ magician, method: 'counter', price: { [gem]: 1 } }),
  )
  const opposing = spellsOf(magician)
    .filter(({ when, cost }) => when === 'countering' && canPay(cost, gems))
    .map((by): CounterMagic => ({ magician, method: 'oppose', price: {}, by }))
  return [...absorptions, ...counters, ...opposing]
}

/** CF-COUNTER-05: absorbing needs no dice. */
export function absorbs(play: Play, casting: Casting, { method }: CounterMagic): boolean {
  if (method !== 'absorb') return false
  logCasting(play, 'cast.absorbed', casting, ['CF-COUNTER-05'])
  return true
}

/**
 * CF-COUNTER-08, -10: a Power test with one die against the caster's result; CF-REV-LION-20: or against the opposing
 * spell's difficulty.
 */
export function* isCountered(
  play: Play,
  casting: Casting,
  { magician, by, mastery = 0 }: CounterMagic,
  result: number,
): Procedure<boolean> {
  const power = wardPower(play, magician)
  const value = power === null ? {} : { value: new Tally(text('characteristic.pow')).add(power, text('term.card')) }
  const { passed } = yield* makeTest(play, {
    kind: 'countering',
    fighter: magician,
    rules: [by?.rule ?? 'CF-COUNTER-08'],
    difficulty: by ? casting.difficulty || result : result,
    against: casting.caster,
    dice: 1 + mastery,
    ...value,
    modifiers: (final) => {
      if (power === null) addContact(play, magician, final, 'CF-COUNTER-10')
    },
  })
  // CF-MIRACLE-35: the dice of the test may have killed the magician.
  const countered = passed && magician.status !== 'eliminated'
  if (countered) logCasting(play, 'cast.countered', casting, ['CF-COUNTER-08', 'CF-COUNTER-09'])
  return countered
}
