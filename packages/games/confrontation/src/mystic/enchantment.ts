import { addEffect, endEffects } from '@fray/hooks'
import { type Message, text } from '@fray/kernel'
import { type Ability, abilities, define } from '../ability.ts'
import type { Characteristic } from '../armies/cards/profile.ts'
import { type MiracleCard, miracleNamed, type SpellCard, spellNamed } from '../armies/extras/armoury.ts'
import type { TestKind } from '../dice/test.ts'
import { applyEffect } from '../lasting-effects.ts'
import type { Effect, Fighter, Play, PlayState, Until } from '../state.ts'
import { allWith, has } from '../traits.ts'

export type Hooks = Omit<Ability, 'id' | 'name' | 'rule'>

/** The source of an effect: the id of a spell or miracle, and its caster. */
export interface EffectSource {
  readonly id: string
  readonly by: Fighter
}

/**
 * What a spell or a miracle leaves on a fighter for a time: an object with hooks and the same name; `part`
 * distinguishes several.
 */
export function enchantment(id: string, hooks: Hooks, part?: string): void {
  const { name, rule } = cardOf(id)
  define({ id: enchantmentOf(id, part), name, rule, ...hooks })
}

/** Gets the id of the object that a spell or a miracle leaves on a fighter: "under-trap-of-the-winds". */
export function enchantmentOf(id: string, part?: string): string {
  return part === undefined ? `under-${id}` : `under-${id}-${part}`
}

/** An effect that a spell or a miracle leaves on a fighter. */
export interface LeftEffect {
  readonly object: string
  /** Its number for the bearer, if the rule sets one. */
  readonly numberFor?: ((bearer: Fighter) => number) | undefined
  /** Its possible bearers, if the rule distinguishes them. */
  readonly isFor?: ((play: PlayState, bearer: Fighter) => boolean) | undefined
  readonly until: Until
}

const given = new Map<string, (Omit<LeftEffect, 'until'> & Partial<LeftEffect>)[]>()

/**
 * Records that a spell or a miracle gives an ability in addition to its own effects, by default for as long as those.
 * Also records its own effect if only some targets get it.
 */
export function leavesAbility(id: string, ability: string, how: Partial<Omit<LeftEffect, 'object'>> = {}): void {
  given.set(id, [...(given.get(id) ?? []), { object: ability, ...how }])
}

/** The effects that a spell or a miracle leaves on a fighter by its rule; none if it is over at once. */
export function effectsLeftBy(id: string): readonly LeftEffect[] {
  const own = enchantmentOf(id)
  const noted = given.get(id) ?? []
  const isUsual = abilities.find(own) && noted.every(({ object }) => object !== own)
  const until = durationOf(own)
  return [...(isUsual ? [{ object: own, until }] : []), ...noted.map((ability) => ({ until, ...ability }))]
}

/** The default duration of an effect. */
export function durationOf(object: string): Until {
  return abilities.find(object)?.lasts ?? 'round'
}

function cardOf(id: string): SpellCard | MiracleCard {
  const card = spellNamed(id) ?? miracleNamed(id)
  if (!card) throw new Error(`no spell or miracle is called ${id}`)
  return card
}

export function ruleOfMystery(id: string): string {
  return cardOf(id).rule
}

/** The name of a spell or miracle in a term of a number. */
export function termOfMystery(id: string): Message {
  return text('trait', { name: cardOf(id).name })
}

interface EnchantmentOptions {
  readonly until?: Until
  readonly x?: number | null
  readonly part?: string
}

/** CF-BOOK-05, -09: left on a fighter, once at a time. */
export function enchant(
  play: Play,
  doing: EffectSource,
  target: Fighter,
  { x = null, part, until }: EnchantmentOptions = {},
): Effect {
  const object = enchantmentOf(doing.id, part)
  return addEffectFrom(play, doing, target, object, until ?? durationOf(object), x)
}

/** CF-BOOK-05, CF-LITANY-01: an ability for fighters that do not have it already. */
export function grant(
  play: Play,
  doing: EffectSource,
  target: Fighter,
  ability: string,
  { until = 'round', x = null }: EnchantmentOptions = {},
) {
  if (!has(play, target, ability)) addEffectFrom(play, doing, target, ability, until, x)
}

/** An ability with a number, even for fighters that already have it. */
export function raise(play: Play, doing: EffectSource, target: Fighter, ability: string, x: number): void {
  addEffectFrom(play, doing, target, ability, 'round', x)
}

/** Replaces another one of its kind. */
export function addEffectFrom(
  play: Play,
  { id, by }: EffectSource,
  target: Fighter,
  object: string,
  until: Until,
  x: number | null,
) {
  return applyEffect(play, target, { object, source: { bearer: by.id, object: id }, until, x })
}

/**
 * CF-END-03: an effect that is not paid for ends with the round, together with everything else from the same cast or
 * call.
 */
export function endUnpaid(bearer: Fighter, { source }: Effect): void {
  const isOfSame = (effect: Effect) => effect.source.bearer === source.bearer && effect.source.object === source.object
  bearer.effects = bearer.effects.map((effect) => (isOfSame(effect) ? { ...effect, until: 'round' } : effect))
}

/** CF-MIRACLE-16: ends the effects of spells and miracles on a fighter, and frees it from the auras of others. */
export function dissipate(play: Play, target: Fighter): void {
  for (const [ability, effect] of allWith(play, target, 'onDissipation')) ability.onDissipation(play, target, effect)
  endEffects(target, ({ source }) => (spellNamed(source.object) ?? miracleNamed(source.object)) !== undefined)
  addEffect(play.state, target, {
    object: CLEARED,
    source: { bearer: target.id, object: CLEARED },
    until: 'round',
    x: null,
  })
}

/** CF-MIRACLE-16: whether a fighter has been freed from an aura that was spread before. */
export function isFreedFrom({ effects }: Fighter, spread: Effect | null): boolean {
  return effects.some(({ object, id }) => object === CLEARED && id > (spread?.id ?? 0))
}

const CLEARED = 'cleared'
define({ id: CLEARED, name: 'Purifying Clarity', rule: 'CF-MIRACLE-16' })

/** CF-BOOK-12: adds to the final results of some kinds of test; the effect's number unless an amount is given. */
export function onTests(id: string, kinds: readonly TestKind[], amount?: number): Hooks {
  const { rule } = cardOf(id)
  return {
    ...(amount === undefined ? { amount: 'given' as const } : {}),
    finalResult: ({ tally, test }, _bearer, effect) => {
      if (kinds.includes(test.kind)) tally.add(amount ?? effect?.x ?? 0, termOfMystery(id), rule)
    },
  }
}

/** CF-BOOK-07: raises or lowers a characteristic; by the effect's number unless an amount is given. */
export function onCharacteristic(id: string, changed: Characteristic, amount?: number): Hooks {
  const { rule } = cardOf(id)
  return {
    ...(amount === undefined ? { amount: 'given' as const } : {}),
    characteristic: ({ which, tally }, _bearer, effect) => {
      if (which === changed) tally.add(amount ?? effect?.x ?? 0, termOfMystery(id), rule)
    },
  }
}

/** CF-BOOK-12: every test on INI. */
export const INITIATIVE: readonly TestKind[] = ['initiative', 'agility']
