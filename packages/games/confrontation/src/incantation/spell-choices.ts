import { type DecisionOption, listOf, type Message, type MessageArg, RARE_WEIGHT, text } from '@fray/kernel'
import { gapBetween, inContact } from '../ground/bodies.ts'
import { limits, registerCounterKind } from '../limits.ts'
import { areaTemplate } from '../mystic/area.ts'
import { isUntargetable, perceives } from '../mystic/perception.ts'
import { hasLost } from '../mystic/spotting.ts'
import { noEffectOn } from '../mystic/unaffected.ts'
import { type Fighter, isStanding, type PlayState, type State } from '../state.ts'
import { bearersWith, someWith, sumWith } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'
import { canPay, gemArgs, gemsIn, keyOf, masteredBy, missingFor, type Purse } from './mana.ts'
import { originOf } from './origin.ts'
import { type Casting, type Occasion, type Spell, spellsOf, type Variant } from './spell.ts'

const castOf = registerCounterKind('cast')
const discarded = registerCounterKind('discarded')
const under = registerCounterKind('under')

/** CF-CAST-06 (1): a spell and its target. */
export interface SpellChoice {
  readonly spell: Spell
  readonly target: Fighter
  readonly variant: Variant
  /** CF-ABIL-65: gems of the cost that come from no reserve. */
  readonly supplied: Purse
  /** CF-REV-GRIFFIN-19: the friend that relays it. */
  readonly relay?: Fighter
}

/** CF-CAST-03: attempts of a magician, at all cards of a kin together. */
function attempts(spell: Spell) {
  const { id, kin, frequency, oncePerGame } = spell
  return { id: castOf(kin ?? id), per: oncePerGame ? 'game' : 'round', times: frequency } as const
}

/** CF-REV-ELEMENTAL-03: a magician may succeed as often as it has copies of the card. */
function copies({ id }: Spell, { member }: Fighter) {
  return { id: discarded(id), per: 'game', times: member.spells.filter((spell) => spell === id).length } as const
}

/** CF-REV-ELEMENTAL-03: a successful spell discards its card. */
export function discard({ state }: PlayState, { spell, caster }: Pick<Casting, 'spell' | 'caster'>): void {
  limits.spend(state, caster.uses, copies(spell, caster))
}

/** CF-CAST-08: a target on which the test was passed this round. */
function successOn({ id }: Spell) {
  return { id: under(id), per: 'round' } as const
}

export function countAttempt({ state }: PlayState, caster: Fighter, spell: Spell): void {
  limits.spend(state, caster.uses, attempts(spell))
}

export function countSuccess({ state }: PlayState, target: Fighter, spell: Spell): void {
  if (spell.on !== 'cards' && spell.on !== 'ground' && !spell.recurs) limits.spend(state, target.uses, successOn(spell))
}

/** CF-CAST-08: whether a spell has been cast successfully on a fighter in this round. */
export function isUnder({ state }: PlayState, { uses }: Fighter, spell: Spell): boolean {
  return limits.isSpent(state, uses, successOn(spell))
}

/** CF-CAST-03, CF-REV-ELEMENTAL-03: whether the Frequency or the copies are used up. */
export function isExhausted({ state }: PlayState, caster: Fighter, spell: Spell): boolean {
  if (limits.isSpent(state, caster.uses, attempts(spell))) return true
  return spell.discarded === true && limits.isSpent(state, caster.uses, copies(spell, caster))
}

/** CF-CAST-03, -07, -08, -10: lists everything that a magician can announce now. */
export function spellChoices(play: PlayState, caster: Fighter, occasion: Occasion): SpellChoice[] {
  return spellsOf(caster)
    .filter(({ when = 'activation' }) => when === occasion.moment)
    .filter((spell) => !isExhausted(play, caster, spell))
    .flatMap((spell) => {
      const targets = targetsOf(play, caster, spell, occasion)
      return [
        ...targets.flatMap((target) => spellChoicesOn(play, caster, spell, target)),
        ...onGround(play, caster, spell),
        ...relaysOf(play, caster, spell).flatMap((relay) => relayedChoices(play, caster, spell, occasion, relay)),
      ]
    })
}

/** CF-REV-GRIFFIN-19: lists friends that can relay a spell; none in rout. */
function relaysOf(play: PlayState, caster: Fighter, { id }: Spell): Fighter[] {
  const friends = bearersWith(play, 'relaysSpell').filter((bearer) => {
    return isStanding(bearer) && bearer.seat === caster.seat && !bearer.inRout
  })
  return friends.filter((friend) => {
    return someWith(play, friend, 'relaysSpell', (ability, effect) => ability.relaysSpell(id, caster, friend, effect))
  })
}

function relayedChoices(
  play: PlayState,
  caster: Fighter,
  spell: Spell,
  occasion: Occasion,
  relay: Fighter,
): SpellChoice[] {
  return targetsOf(play, caster, spell, occasion, relay).flatMap((target) => {
    return spellChoicesOn(play, caster, spell, target).map((naming) => ({ ...naming, relay }))
  })
}

/** CF-REV-DIRZ-34, CF-CAST-08: at a point, where earlier successes do not matter; the caster stands for the target. */
function onGround(play: PlayState, caster: Fighter, spell: Spell): SpellChoice[] {
  if (!spell.orGround) return []
  const { cost } = spell
  const variant: Variant = { x: 0, cost, difficulty: spell.difficulty(play, caster, caster), onGround: true }
  return suppliesFor(play, caster, variant).map((supplied) => ({ spell, target: caster, variant, supplied }))
}

/** CF-CAST-10: spells that cannot be paid are not announced. */
export function spellChoicesOn(play: PlayState, caster: Fighter, spell: Spell, target: Fighter): SpellChoice[] {
  const { cost } = spell
  const variants = spell.variants?.(play, target, caster) ?? [
    { x: 0, cost, difficulty: spell.difficulty(play, target, caster) },
  ]
  const discount = sumWith(play, target, 'cheapensSpell', (ability, effect) => {
    return ability.cheapensSpell(spell.id, target, effect)
  })
  return variants.flatMap((given) => {
    const variant = discount > 0 ? applyDiscount(given, discount) : given
    return suppliesFor(play, caster, variant).map((supplied) => ({ spell, target, variant, supplied }))
  })
}

/** CF-REV-ORC-03: fewer neutral gems, but at least one. */
function applyDiscount(variant: Variant, discount: number): Variant {
  const cost = variant.cost.map(({ gems, element }) => {
    return { element, gems: element === 'neutral' && gems > 0 ? Math.max(1, gems - discount) : gems }
  })
  return { ...variant, cost }
}

/** CF-CAST-10, CF-ABIL-65: nothing if the reserve is enough; otherwise every way to supply what is missing. */
function suppliesFor(play: PlayState, caster: Fighter, { cost }: Variant): Purse[] {
  if (canPay(cost, caster.gems)) return [{}]
  const most = sumWith(play, caster, 'suppliesGems', (ability, effect) => ability.suppliesGems(play, caster, effect))
  return most > 0 ? missingFor(cost, caster.gems, masteredBy(caster), most) : []
}

/** CF-CAST-07, -08, CF-BOOK-14: lists the targets that a spell may be announced on. */
export function targetsOf(
  play: PlayState,
  caster: Fighter,
  spell: Spell,
  occasion: Occasion,
  from: Fighter = caster,
): Fighter[] {
  return play.state.fighters.filter((fighter) => {
    if (!isThere(play, spell, fighter) || !isOnSide(spell, caster, fighter)) return false
    if (isUnder(play, fighter, spell) || !isTargetable(play, from, fighter, spell)) return false
    return spell.mayTarget?.(play, fighter, caster, occasion) ?? true
  })
}

/** CF-REV-WOLFEN-09: on the table, or turned to stone that the spell can free. */
function isThere(play: PlayState, { reachesStone }: Spell, fighter: Fighter): boolean {
  return isStanding(fighter) || (reachesStone === true && someWith(play, fighter, 'petrified'))
}

/** CF-SPELL-07: the number of targets allowed for a spell cast on several. */
export function countTargets(play: PlayState, caster: Fighter, id: string): number {
  const own = spellsOf(caster).find((spell) => spell.id === id)
  return own ? targetsOf(play, caster, own, { moment: 'activation', fallenBefore: [] }).length : 0
}

function isOnSide({ on }: Spell, caster: Fighter, target: Fighter): boolean {
  if (on === 'self' || on === 'cards' || on === 'ground') return target === caster
  if (on === 'anybody') return true
  return (on === 'friend') === (target.seat === caster.seat)
}

/**
 * CF-CAST-07, -14: seen, not hidden, at most a level away, and in contact if the range says so; nothing is measured.
 */
export function isTargetable(play: PlayState, caster: Fighter, target: Fighter, { range, unseen }: Spell): boolean {
  if (range === 'contact') return target !== caster && inContact(caster, target)
  if (target === caster) return true
  if (isUntargetable(play, caster, target) || hasLost(play, caster, target, 'spell')) return false
  if (unseen) return true
  if (Math.abs(caster.level - target.level) > 1) return false
  return perceives(play, originOf(play, { caster }), target)
}

/** CF-CAST-13: whether a fighter is within a range. */
export function isWithin(range: Spell['range'], a: Fighter, b: Fighter): boolean {
  if (typeof range !== 'number') return true
  return gapBetween(a, b) <= range * CENTIMETRE
}

/** CF-REV-ACHERON-25: adds cm to a range that is measured. */
export function extendRange(range: Spell['range'], cm: number): Spell['range'] {
  return typeof range === 'number' ? range + cm : range
}

function keyFor({ spell, target, variant, supplied, relay }: SpellChoice): string {
  const chosen = spell.variants ? [variant.x] : variant.onGround ? ['ground'] : []
  const missing = gemsIn(supplied) > 0 ? [keyOf(supplied)] : []
  const through = relay ? [`by-${relay.id}`] : []
  return [spell.id, target.id, ...chosen, ...missing, ...through].join(':')
}

export function spellChoiceOption(play: PlayState, caster: Fighter, naming: SpellChoice): DecisionOption<SpellChoice> {
  const { spell, target, variant, supplied, relay } = naming
  const words = {
    spell: spell.name,
    fighter: { figure: target.id },
    difficulty: variant.difficulty,
    gems: priceOf(naming),
    missing: gemsIn(supplied),
    ...gemArgs(supplied),
    cards: cardNames(play.state, variant),
    bought: variantText(naming),
    ...(relay ? { relay: { figure: relay.id } } : {}),
  }
  const on = variant.onGround ? 'ground' : spell.on
  const onSomebody = relay ? 'spell-relayed' : spell.onSeveral ? 'spell-on-several' : 'spell-on'
  const manner = MANNERS[on] ?? onSomebody
  const least = spell.jointDifficulty && variant.x > 1 ? 'yes' : 'no'
  const told = spell.onSeveral ? { ...words, targets: variant.x, least } : words
  return {
    key: keyFor(naming),
    text: text(`option.${manner}`, told),
    figure: target.id,
    icon: 'magic-swirl',
    rules: [spell.rule],
    group: {
      text: text('group.spell', { spell: spell.name }),
      note: rangeMessage(naming),
      icon: 'magic-swirl',
      label: text(`label.${manner}`, told),
    },
    value: naming,
    // Other fighters may feel an area that the target does not.
    cannotSucceed: () => idleReason(play, spell, target),
    ...templateOf(play, caster, naming),
    // CF-STRATEGIC-02: only their player knows where the cards lie.
    ...(variant.cards ? { secret: true } : {}),
    // CF-CAST-07: nothing is measured before, so a target out of range may be named.
    ...(isWithin(spell.range, originOf(play, { caster, ...naming }), target) ? {} : { randomWeight: RARE_WEIGHT }),
  }
}

function idleReason(play: PlayState, spell: Spell, target: Fighter): Message | undefined {
  if (spell.isAlreadyOn?.(target))
    return text('hopeless.already', { spell: spell.name, fighter: { figure: target.id } })
  return spell.area || spell.on === 'ground' ? undefined : noEffectOn(play, target, 'spell')
}

/** The price and the range of a spell; nothing is measured yet (CF-MOVE-05). */
export function rangeMessage(naming: Pick<SpellChoice, 'spell' | 'variant'>): Message {
  const { range } = naming.spell
  const gems = priceOf(naming)
  if (typeof range === 'number') return text('note.spell', { gems, range })
  return text(range === 'contact' ? 'note.spell-contact' : 'note.spell-price', { gems })
}

/** CF-CAST-10: the price and the effect of a variant, if there are several. */
function variantText(naming: SpellChoice): MessageArg {
  const { gives } = naming.variant
  return gives ? { text: text('variant.gems', { gems: priceOf(naming), gives: { text: gives } }) } : 'nothing'
}

function priceOf({ variant }: Pick<SpellChoice, 'variant'>): number {
  return variant.cost.reduce((sum, part) => sum + part.gems, 0)
}

/** CF-BOOK-08: the area around the target. */
function templateOf(play: PlayState, caster: Fighter, naming: SpellChoice): Pick<DecisionOption, 'template'> {
  const { spell, target, variant } = naming
  const { area } = spell
  if (!area || area === true || variant.onGround) return {}
  const origin = originOf(play, { caster, ...naming })
  return areaTemplate(play, {
    area,
    centre: target,
    caster,
    origin,
    isUnder: (fighter) => isUnder(play, fighter, spell),
  })
}

/** Option texts of spells that are not cast on another fighter. */
const MANNERS: Readonly<Partial<Record<Spell['on'], string>>> = {
  self: 'spell',
  ground: 'spell',
  cards: 'spell-cards',
}

/** CF-SPELL-63, -70: the names of the cards that a spell names. */
export function cardNames({ cards }: Pick<State, 'cards'>, variant: Variant) {
  return listOf((variant.cards ?? []).map((id) => cards[id]!.profile.name))
}
