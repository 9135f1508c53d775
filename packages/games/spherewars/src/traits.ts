import { type Ability, abilityNamed, isGivenByAuras } from './ability.ts'
import type { Profile } from './bands/profile.ts'
import type { Combatant, Effect, Play } from './state.ts'

/** The abilities a combatant has for good, sorted by the hooks they answer. */
interface Traits {
  readonly granted: ReadonlySet<string>
  /** Those that give others on a condition: every question whether somebody has an ability comes by here. */
  readonly conditional: readonly Ability[]
  readonly byHook: Map<keyof Ability, readonly Ability[]>
}

const known = new WeakMap<Profile, Map<string, Traits>>()

/** The last answer for each combatant's number: rules ask about the same ones again and again. */
const latest: { readonly profile: Profile; readonly artefacts: readonly string[]; readonly traits: Traits }[] = []

/** Profile, weapons, armour and artefacts; found once for each combination and remembered. */
function traitsOf({ id, profile, artefacts }: Combatant): Traits {
  const last = latest[id]
  if (last !== undefined && last.profile === profile && last.artefacts === artefacts) return last.traits
  const traits = findTraits(profile, artefacts)
  latest[id] = { profile, artefacts, traits }
  return traits
}

function findTraits(profile: Profile, artefacts: readonly string[]): Traits {
  let byArtefacts = known.get(profile)
  if (!byArtefacts) {
    byArtefacts = new Map()
    known.set(profile, byArtefacts)
  }
  const key = artefacts.length === 0 ? '' : artefacts.join()
  let traits = byArtefacts.get(key)
  if (!traits) {
    const ids = [...profile.abilities, ...profile.weapons, ...profile.ranged, ...profile.armour, ...artefacts]
    const granted = new Set([...ids, ...ids.flatMap((id) => abilityNamed(id).grants ?? [])])
    const conditional = [...granted].map(abilityNamed).filter(({ grantsWhile }) => grantsWhile !== undefined)
    traits = { granted, conditional, byHook: new Map() }
    byArtefacts.set(key, traits)
  }
  return traits
}

function withHook(traits: Traits, hook: keyof Ability): readonly Ability[] {
  let found = traits.byHook.get(hook)
  if (!found) {
    found = [...traits.granted].map(abilityNamed).filter((ability) => ability[hook] !== undefined)
    traits.byHook.set(hook, found)
  }
  return found
}

/** An ability that answers a hook, and the effect through which its bearer has it (null when it has it for good). */
type Hooked<K extends keyof Ability> = [ability: Ability & Required<Pick<Ability, K>>, effect: Effect | null]

/**
 * Calls `each` for every ability of the bearer that answers the hook: its own first, then temporary effects. What counts
 * only once is not asked a second time (SW-ABIL-01).
 */
export function eachWith<K extends keyof Ability>(
  bearer: Combatant,
  hook: K,
  each: (...hooked: Hooked<K>) => void,
): void {
  const traits = traitsOf(bearer)
  const own = withHook(traits, hook)
  for (let i = 0; i < own.length; i++) each(own[i] as Hooked<K>[0], null)
  if (bearer.effects.length > 0) eachByEffect(traits, bearer.effects, hook, each)
}

function eachByEffect<K extends keyof Ability>(
  traits: Traits,
  effects: readonly Effect[],
  hook: K,
  each: (...hooked: Hooked<K>) => void,
): void {
  for (const effect of effects) {
    const ability = abilityNamed(effect.ability)
    if (ability.once && traits.granted.has(effect.ability)) continue
    if (ability[hook] === undefined || isOutdone(effect, effects)) continue
    each(ability as Hooked<K>[0], effect)
  }
}

/** SW-RGEN-16: effects of the same name do not add up; the strongest counts, of equal ones the first. */
function isOutdone(effect: Effect, effects: readonly Effect[]): boolean {
  let isEarlier = true
  for (const other of effects) {
    if (other === effect) isEarlier = false
    else if (isAlike(other, effect)) {
      const lead = Math.abs(other.amount) - Math.abs(effect.amount)
      if (lead > 0 || (lead === 0 && isEarlier)) return true
    }
  }
  return false
}

/** A blessing and a curse of one name are two things (SW-RACE-102). */
function isAlike(a: Effect, b: Effect): boolean {
  return a.ability === b.ability && a.against === b.against && a.amount * b.amount > 0
}

/** Those that the bearer has for good. */
export function lastingWith<K extends keyof Ability>(bearer: Combatant, hook: K): readonly Hooked<K>[0][] {
  return withHook(traitsOf(bearer), hook) as readonly Hooked<K>[0][]
}

const NONE: readonly never[] = []

/** The same as a list, for moments whose hooks are procedures. */
export function allWith<K extends keyof Ability>(bearer: Combatant, hook: K): readonly Hooked<K>[] {
  if (bearer.effects.length === 0 && withHook(traitsOf(bearer), hook).length === 0) return NONE
  const found: Hooked<K>[] = []
  eachWith(bearer, hook, (ability, effect) => found.push([ability, effect]))
  return found
}

/** Whether a combatant has an ability now: on its profile, by an item, an effect, a condition or an aura. */
export function has(play: Play, bearer: Combatant, id: string): boolean {
  const traits = traitsOf(bearer)
  if (traits.granted.has(id)) return true
  for (const effect of bearer.effects) {
    const ability = abilityNamed(effect.ability)
    if (effect.ability === id || ability.grants?.includes(id)) return true
    if (ability.grantsWhile?.(play, bearer, effect, id).includes(id)) return true
  }
  for (const ability of traits.conditional) {
    if (ability.grantsWhile?.(play, bearer, null, id).includes(id)) return true
  }
  return isGivenByAuras(id) && hasByAura(play, bearer, id)
}

function hasByAura(play: Play, bearer: Combatant, id: string): boolean {
  for (const other of play.state.combatants) {
    if (other.id === bearer.id || other.status !== 'standing') continue
    for (const { aura } of withHook(traitsOf(other), 'aura')) {
      if (aura?.gives.includes(id) && aura.reaches(play, other, bearer)) return true
    }
  }
  return false
}
