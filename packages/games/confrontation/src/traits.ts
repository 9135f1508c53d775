import type { Hooked } from '@fray/hooks'
import { FINISHED, type Procedure } from '@fray/kernel'
import { type Ability, abilities, hooks, type NumberQuery, traitsOf } from './ability.ts'
import { type Effect, type Fighter, isStanding, type PlayState } from './state.ts'

type Hook = keyof Ability & string

/** CF-ABILGEN-02, CF-ROUT-11: a fighter in rout keeps active abilities, but they have no effect. */
function works({ active, worksInRout }: Ability, bearer: Fighter): boolean {
  return !bearer.inRout || !active || worksInRout === true
}

/** Gets the fighters of the match, on the table or not, that may have something that answers the hook. */
export function bearersWith(play: PlayState, hook: Hook): readonly Fighter[] {
  return hooks.bearersAnswering(play.state.fighters, hook)
}

/** Gets everything of the bearer that answers the hook and has an effect now. */
export function allWith<K extends Hook>(
  play: PlayState,
  bearer: Fighter,
  hook: K,
): readonly Hooked<Ability, Effect, K>[] {
  const found = hooks.all(play, bearer, hook)
  return bearer.inRout ? found.filter(([ability]) => works(ability, bearer)) : found
}

/** Whether anything of the bearer answers the hook and agrees. */
export function someWith<K extends Hook>(
  play: PlayState,
  bearer: Fighter,
  hook: K,
  agrees: (...hooked: Hooked<Ability, Effect, K>) => boolean = always,
): boolean {
  if (!bearer.inRout) return hooks.some(play, bearer, hook, agrees)
  return hooks.some(play, bearer, hook, (ability, effect) => works(ability, bearer) && agrees(ability, effect))
}

function always(): boolean {
  return true
}

/** Adds up the numbers that everything of the bearer gives to a hook. */
export function sumWith<K extends Hook>(
  play: PlayState,
  bearer: Fighter,
  hook: K,
  amount: (...hooked: Hooked<Ability, Effect, K>) => number,
): number {
  return allWith(play, bearer, hook).reduce((sum, [ability, effect]) => sum + amount(ability, effect), 0)
}

/** Announces a moment to everything of the bearer that listens. */
export function announce<K extends Hook>(
  play: PlayState,
  bearer: Fighter,
  hook: K,
  perform: (...hooked: Hooked<Ability, Effect, K>) => Procedure,
): Procedure {
  const listening = allWith(play, bearer, hook)
  return listening.length === 0 ? FINISHED : performAll(listening, perform)
}

/**
 * Announces a moment to everything of several bearers that listens, one bearer after the other. Mostly nothing listens,
 * and then the bearers are not even computed.
 */
export function announceToAll<P extends PlayState, K extends Hook>(
  play: P,
  bearersIn: (play: P) => readonly Fighter[],
  hook: K,
  perform: (bearer: Fighter, ...hooked: Hooked<Ability, Effect, K>) => Procedure,
): Procedure {
  if (bearersWith(play, hook).length === 0) return FINISHED
  const bearers = bearersIn(play)
  const first = bearers.findIndex((bearer) => allWith(play, bearer, hook).length > 0)
  return first < 0 ? FINISHED : performForAll(play, bearers, first, hook, perform)
}

function* performForAll<K extends Hook>(
  play: PlayState,
  bearers: readonly Fighter[],
  first: number,
  hook: K,
  perform: (bearer: Fighter, ...hooked: Hooked<Ability, Effect, K>) => Procedure,
): Procedure {
  // Bearers that join the list meanwhile are told, too.
  for (let i = first; i < bearers.length; i++) {
    const bearer = bearers[i]!
    for (const [ability, effect] of allWith(play, bearer, hook)) yield* perform(bearer, ability, effect)
  }
}

function* performAll<K extends Hook>(
  listening: readonly Hooked<Ability, Effect, K>[],
  perform: (...hooked: Hooked<Ability, Effect, K>) => Procedure,
): Procedure {
  for (const [ability, effect] of listening) yield* perform(ability, effect)
}

/** CF-ABILGEN-06: the number behind the slash of an ability; the better of two values counts. */
export function xOf(bearer: Fighter, ability: string, effect: Effect | null): number {
  const better = abilities.find(ability)?.lowestCounts ? Math.min : Math.max
  let best = effect?.x ?? null
  const hold = (x: number | null | undefined) => {
    if (typeof x === 'number') best = best === null ? x : better(best, x)
  }
  for (const trait of traitsOf(bearer)) if (trait.ability === ability) hold(trait.x)
  for (const laid of bearer.effects) {
    if (laid.object === ability || abilities.find(laid.object)?.numbers === ability) hold(laid.x)
  }
  return best ?? 0
}

/** Whether a fighter has an ability now. */
export function has(play: PlayState, bearer: Fighter, ability: string): boolean {
  return hooks.has(play, bearer, ability)
}

/** Hooks that add terms to the tally of a question. */
type CountingHook<Q> = {
  [K in Hook]: NonNullable<Ability[K]> extends (q: Q, bearer: Fighter, effect: Effect | null) => void ? K : never
}[Hook]

/** Lets everything of the bearer add its terms to a number; each term names its source. */
export function count<Q extends NumberQuery>(bearer: Fighter, hook: CountingHook<Q>, q: Q): void {
  for (const [ability, effect] of allWith(q.play, bearer, hook)) {
    q.tally.from(bearer.id, ability.id)
    ;(ability[hook] as (q: Q, bearer: Fighter, effect: Effect | null) => void)(q, bearer, effect)
    q.tally.from(undefined)
  }
}

/**
 * Gets everything that answers the hook now among the fighters of a camp on the table, including the given one, each
 * with its bearer.
 */
export function campWith<K extends Hook>(
  play: PlayState,
  { seat }: Fighter,
  hook: K,
): readonly (readonly [Fighter, ...Hooked<Ability, Effect, K>])[] {
  const camp = bearersWith(play, hook).filter((bearer) => bearer.seat === seat && isStanding(bearer))
  return camp.flatMap((fighter) => allWith(play, fighter, hook).map((hooked) => [fighter, ...hooked] as const))
}

/**
 * Gets everything that answers a hook, with the number of these fighters that bear it: for effects that count together.
 */
export function bearersOf<K extends Hook>(
  play: PlayState,
  fighters: readonly Fighter[],
  hook: K,
): ReadonlyMap<Hooked<Ability, Effect, K>[0], number> {
  const bearers = new Map<Hooked<Ability, Effect, K>[0], number>()
  for (const fighter of fighters) {
    for (const [ability] of allWith(play, fighter, hook)) bearers.set(ability, (bearers.get(ability) ?? 0) + 1)
  }
  return bearers
}
