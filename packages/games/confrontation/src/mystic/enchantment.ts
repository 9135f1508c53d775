import { addEffect, endEffects } from '@fray/hooks'
import { type Message, text } from '@fray/kernel'
import { type Ability, abilities, define } from '../ability.ts'
import { miracleNamed, spellNamed } from '../armies/armoury.ts'
import type { Characteristic } from '../armies/profile.ts'
import type { TestKind } from '../dice/test.ts'
import { applyEffect } from '../lasting-effects.ts'
import type { Effect, Fighter, Play, PlayState, Until } from '../state.ts'
import { allWith, has } from '../traits.ts'

export type Hooks = Omit<Ability, 'id' | 'name' | 'rule'>

/** Whose doing something is: the rule of a spell or miracle, and who cast or called it. */
export interface EffectSource {
  readonly id: string
  readonly by: Fighter
}

/** What a spell or a miracle leaves on somebody for a time: an object with hooks, called like it; `part` where there are several. */
export function enchantment(id: string, hooks: Hooks, part?: string): void {
  define({ id: enchantmentOf(id, part), name: nameOf(id), rule: id, ...hooks })
}

export function enchantmentOf(id: string, part?: string): string {
  return part === undefined ? id.toLowerCase() : `${id.toLowerCase()}-${part}`
}

/** Something that a spell or a miracle lays on somebody. */
export interface LeftEffect {
  readonly object: string
  /** The number that it has for the bearer, where the rule sets one. */
  readonly numberFor?: ((bearer: Fighter) => number) | undefined
  /** Whom it is laid on, where the rule tells them apart. */
  readonly isFor?: ((play: PlayState, bearer: Fighter) => boolean) | undefined
  readonly until: Until
}

const given = new Map<string, (Omit<LeftEffect, 'until'> & Partial<LeftEffect>)[]>()

/**
 * Notes that a spell or a miracle gives an ability, besides what it leaves of its own, and for as long as that unless told. What
 * it leaves of its own is noted as well where not everybody has it.
 */
export function leavesAbility(id: string, ability: string, how: Partial<Omit<LeftEffect, 'object'>> = {}): void {
  given.set(id, [...(given.get(id) ?? []), { object: ability, ...how }])
}

/** What a spell or a miracle, by its rule, leaves on somebody; nothing if it is over at once. */
export function effectsLeftBy(id: string): readonly LeftEffect[] {
  const own = enchantmentOf(id)
  const noted = given.get(id) ?? []
  const isUsual = abilities.find(own) && noted.every(({ object }) => object !== own)
  const until = durationOf(own)
  return [...(isUsual ? [{ object: own, until }] : []), ...noted.map((each) => ({ until, ...each }))]
}

/** How long something lies on somebody unless told. */
export function durationOf(object: string): Until {
  return abilities.find(object)?.lasts ?? 'round'
}

function nameOf(id: string): string {
  const card = spellNamed(id) ?? miracleNamed(id)
  if (!card) throw new Error(`no spell or miracle is called ${id}`)
  return card.name
}

/** How a term of a number names the spell or miracle that it comes from. */
export function termOfMystery(id: string): Message {
  return text('trait', { name: nameOf(id) })
}

interface EnchantmentOptions {
  readonly until?: Until
  readonly x?: number | null
  readonly part?: string
}

/** CF-BOOK-05, -09: laid on somebody, once at a time. */
export function enchant(
  play: Play,
  doing: EffectSource,
  target: Fighter,
  { x = null, part, until }: EnchantmentOptions = {},
): Effect {
  const object = enchantmentOf(doing.id, part)
  return addEffectFrom(play, doing, target, object, until ?? durationOf(object), x)
}

/** CF-BOOK-05, CF-LITANY-01: an ability for those who do not benefit from it already. */
export function grant(
  play: Play,
  doing: EffectSource,
  target: Fighter,
  ability: string,
  { until = 'round', x = null }: EnchantmentOptions = {},
) {
  if (!has(play, target, ability)) addEffectFrom(play, doing, target, ability, until, x)
}

/** An ability with a number, whether he had it or not. */
export function raise(play: Play, doing: EffectSource, target: Fighter, ability: string, x: number): void {
  addEffectFrom(play, doing, target, ability, 'round', x)
}

/** In place of another one of its kind. */
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

/** CF-END-03: what is not paid for ends with the round, and all that the same casting or call gave with it. */
export function endUnpaid(bearer: Fighter, { source }: Effect): void {
  const isOfSame = (effect: Effect) => effect.source.bearer === source.bearer && effect.source.object === source.object
  bearer.effects = bearer.effects.map((effect) => (isOfSame(effect) ? { ...effect, until: 'round' } : effect))
}

/** CF-MIRACLE-16: ends what spells and miracles have laid on somebody, and frees him of what others spread around themselves. */
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

/** CF-MIRACLE-16: whether somebody has been freed of what was there before, which others spread around themselves. */
export function isFreedFrom({ effects }: Fighter, spread: Effect | null): boolean {
  return effects.some(({ object, id }) => object === CLEARED && id > (spread?.id ?? 0))
}

const CLEARED = 'cleared'
define({ id: CLEARED, name: 'Purifying Clarity', rule: 'CF-MIRACLE-16' })

/** CF-BOOK-12: what is added to the final results of tests of some kinds; the effect's number unless an amount is given. */
export function onTests(id: string, kinds: readonly TestKind[], amount?: number): Hooks {
  return {
    ...(amount === undefined ? { amount: 'given' as const } : {}),
    finalResult: ({ tally, test }, _bearer, effect) => {
      if (kinds.includes(test.kind)) tally.add(amount ?? effect?.x ?? 0, termOfMystery(id), id)
    },
  }
}

/** CF-BOOK-07: a characteristic that rises or falls; the effect's number unless an amount is given. */
export function onCharacteristic(id: string, changed: Characteristic, amount?: number): Hooks {
  return {
    ...(amount === undefined ? { amount: 'given' as const } : {}),
    characteristic: ({ which, tally }, _bearer, effect) => {
      if (which === changed) tally.add(amount ?? effect?.x ?? 0, termOfMystery(id), id)
    },
  }
}

/** CF-BOOK-12: every test on INI. */
export const INITIATIVE: readonly TestKind[] = ['initiative', 'agility']
