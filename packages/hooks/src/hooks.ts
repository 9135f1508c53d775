import type { Tally } from '@fray/kernel'
import type { LastingEffect } from './effects.ts'
import type { Aura, Bearer, HookObject } from './object.ts'
import type { Registry } from './registry.ts'

/** How a game's bearers get their objects. */
interface BearerRules<P, B extends Bearer<E>, E extends LastingEffect> {
  /**
   * The part that stays the same for the whole match and is shared by copies of the state: a frozen profile, a card.
   */
  printedSource(bearer: B): object
  /** The ids printed on it. */
  idsOn(bearer: B): readonly string[]
  /** Further ids that can be gained and lost: what the bearer carries. Must be a new list whenever they change. */
  carriedIds(bearer: B): readonly string[]
  /** All bearers that may have an aura now. */
  presentBearers(play: P): Iterable<B>
  /** Whether an effect does nothing because of another one on the same bearer. */
  isOutdone?(effect: E, effects: readonly E[]): boolean
  /** Ids of a bearer's objects that the state suspends at present. */
  suspendedIds?(play: P, bearer: B): readonly string[]
}

/** A bearer's lasting objects, and those that answer each hook. */
interface Kit<O> {
  readonly ids: ReadonlySet<string>
  /** Ids of objects suspended by any of them, wherever they come from. */
  readonly off: readonly string[]
  /** By the number of the hook. */
  readonly answers: Answers<O>[]
}

/** The answers to one hook, shared by all bearers with the same kit. */
interface Answers<O> {
  /** In the game's order. */
  readonly own: readonly O[]
  /** The same, in the form that `all` returns. */
  readonly hooked: readonly [object: O, effect: null][]
  /** The same, in printed and carried order. */
  readonly asPrinted: readonly O[]
  /** Objects that grant, on a condition, something else that answers. */
  readonly conditional: readonly O[]
  /** Whether any answer can come from an aura. */
  readonly byAuras: boolean
  /** Whether its own answers are the only ones, as long as no effect on the bearer affects the hook. */
  readonly plain: boolean
}

/** A list of bearers with their kits, and those that may answer each hook through their kit. */
interface BearerGroup<O, B> {
  bearers: readonly B[]
  readonly kits: readonly Kit<O>[]
  /** By the number of the hook: their positions in the list. */
  readonly answering: (readonly number[])[]
}

/** An object that answers a hook, and the effect through which its bearer has it (null for a lasting one). */
export type Hooked<O, E, K extends keyof O> = [object: O & Required<Pick<O, K>>, effect: E | null]

/** The hooks of O that add terms to the tally of a question. */
type CountingHook<O, Q, B, E> = {
  [K in keyof O]-?: NonNullable<O[K]> extends (q: Q, bearer: B, effect: E | null) => void ? K : never
}[keyof O]

const NONE: readonly never[] = []

/** Shared by nearly all hooks of a kit, so that it stays in the processor's cache. */
const NO_ANSWERS: Answers<never> = {
  own: NONE,
  hooked: NONE,
  asPrinted: NONE,
  conditional: NONE,
  byAuras: false,
  plain: true,
}

/**
 * Finds the objects that answer a hook, in the game's order. A bearer's lasting objects are looked up once for each
 * combination of printed and carried objects and cached: rules ask about the same bearers again and again.
 */
export class Hooks<P, B extends Bearer<E>, E extends LastingEffect, O extends HookObject<P, B, E>> {
  readonly registry: Registry<O>
  readonly #rules: BearerRules<P, B, E>
  readonly #kits = new WeakMap<object, Map<string, Kit<O>>>()
  /** Hooks are numbered when first asked for: one table of names for all kits stays in the processor's cache. */
  readonly #numbers = new Map<string, number>()
  /** The last hook asked for: rules ask one bearer after another about the same hook. */
  #latestHook = ''
  #latestNumber = -1
  /** By the number of the hook. */
  readonly #givenByAuras: boolean[] = []
  /** For each object of an effect, by the number of the hook: whether it affects the answers. */
  readonly #bearing = new Map<string, boolean[]>()
  /** The last bearers that were asked together. */
  #group: BearerGroup<O, B> = { bearers: NONE, kits: NONE, answering: [] }
  /** The last kit for each bearer's id. */
  readonly #latest: { readonly printed: object; readonly carried: readonly string[]; readonly kit: Kit<O> }[] = []

  constructor(registry: Registry<O>, rules: BearerRules<P, B, E>) {
    this.registry = registry
    this.#rules = rules
  }

  /** Calls `each` for every object of the bearer that answers the hook, in order. */
  each<K extends keyof O & string>(play: P, bearer: B, hook: K, each: (...hooked: Hooked<O, E, K>) => void): void {
    const plain = this.#plainAnswers(bearer, hook)
    if (plain === undefined) {
      for (const [object, effect] of this.#collect(play, bearer, hook)) each(object, effect)
      return
    }
    const { own } = plain
    for (let i = 0; i < own.length; i++) each(own[i] as Hooked<O, E, K>[0], null)
  }

  /** Whether any object that answers the hook passes the test; stops at the first one. */
  some<K extends keyof O & string>(
    play: P,
    bearer: B,
    hook: K,
    test: (...hooked: Hooked<O, E, K>) => boolean | undefined,
  ): boolean {
    const plain = this.#plainAnswers(bearer, hook)
    if (plain === undefined) return this.#collect(play, bearer, hook).some(([object, effect]) => test(object, effect))
    const { own } = plain
    for (let i = 0; i < own.length; i++) if (test(own[i] as Hooked<O, E, K>[0], null)) return true
    return false
  }

  /** Lists what `each` visits, for hooks that are procedures. */
  all<K extends keyof O & string>(play: P, bearer: B, hook: K): readonly Hooked<O, E, K>[] {
    const plain = this.#plainAnswers(bearer, hook)
    return plain === undefined ? this.#collect(play, bearer, hook) : (plain.hooked as readonly Hooked<O, E, K>[])
  }

  /** Whether the bearer has any answer to the hook; for hooks that are a plain yes. */
  answers(play: P, bearer: B, hook: keyof O & string): boolean {
    const plain = this.#plainAnswers(bearer, hook)
    return (plain === undefined ? this.#collect(play, bearer, hook) : plain.own).length > 0
  }

  /**
   * Filters the bearers that may have an answer to the hook, keeping their order: nobody else needs to be asked, often
   * nobody at all. All bearers that may have an aura must be included, and the list must be a new one whenever a
   * lasting object is gained or lost.
   */
  bearersAnswering(bearers: readonly B[], hook: keyof O & string): readonly B[] {
    const group = this.#groupOf(bearers)
    const byKit = group.answering[this.#numberOf(hook)] ?? this.#findAnswering(group, hook)
    const byAuras = this.#isGivenByAuras(hook)
    let found: B[] | undefined
    for (let i = 0, next = 0; i < bearers.length; i++) {
      const bearer = bearers[i]!
      const isAnswering = byKit[next] === i
      if (isAnswering) next++
      if (byAuras && this.#mayHaveAura(bearer)) return bearers
      if (!isAnswering && (bearer.effects.length === 0 || !this.#isAffected(bearer, hook))) continue
      found ??= []
      found.push(bearer)
    }
    return found ?? NONE
  }

  /**
   * Gets the bearer's lasting objects for a hook in printed order, whatever else is in force: for choices offered to
   * people.
   */
  lastingObjects<K extends keyof O & string>(bearer: B, hook: K): readonly Hooked<O, E, K>[0][] {
    return this.#answersOf(this.#kitOf(bearer), hook).asPrinted as readonly Hooked<O, E, K>[0][]
  }

  /** Lets every object that answers the hook add its terms to the tally of a question; each term names its source. */
  count<Q extends { readonly tally: Tally }, K extends CountingHook<O, Q, B, E> & string>(
    play: P,
    bearer: B,
    hook: K,
    q: Q,
  ): void {
    const hooked = this.all(play, bearer, hook)
    for (let i = 0; i < hooked.length; i++) {
      const [object, effect] = hooked[i]!
      q.tally.from(bearer.id, object.id)
      ;(object[hook] as (q: Q, bearer: B, effect: E | null) => void)(q, bearer, effect)
      q.tally.from(undefined)
    }
  }

  /** Whether the bearer has an object now: lasting, or by an effect, a condition or an aura. */
  has(play: P, bearer: B, id: string): boolean {
    const kit = this.#kitOf(bearer)
    if (this.#suspendedBy(play, bearer, kit).includes(id)) return false
    if (kit.ids.has(id)) return true
    for (const object of this.#answersOf(kit, 'grantsWhile').own) {
      if (this.#grantsNow(play, bearer, object, null, id)) return true
    }
    for (const effect of bearer.effects) {
      if (effect.object === id) return true
      const object = this.registry.get(effect.object)
      if (object.grants?.includes(id) || this.#grantsNow(play, bearer, object, effect, id)) return true
    }
    return this.registry.isGivenByAuras(id) && this.#isReached(play, bearer, id)
  }

  /** Gets the bearer's own objects that give it this one: itself, or those that grant it permanently. */
  origins(bearer: B, id: string): readonly string[] {
    const ids = [...this.#rules.idsOn(bearer), ...this.#rules.carriedIds(bearer)]
    return ids.filter((own) => own === id || this.registry.get(own).grants?.includes(id))
  }

  #answersHook(id: string, hook: string): boolean {
    return this.registry.get(id)[hook as keyof O] !== undefined
  }

  /** Gets the answers if only the bearer's lasting objects can answer; undefined if more must be checked. */
  #plainAnswers(bearer: B, hook: string): Answers<O> | undefined {
    const answers = this.#answersOf(this.#kitOf(bearer), hook)
    if (!answers.plain) return undefined
    return this.#isAffected(bearer, hook) ? undefined : answers
  }

  /** Whether any effect on the bearer affects the hook. */
  #isAffected({ effects }: B, hook: string): boolean {
    for (let i = 0; i < effects.length; i++) if (this.#affects(effects[i]!, hook)) return true
    return false
  }

  #mayHaveAura(bearer: B): boolean {
    return this.#answersOf(this.#kitOf(bearer), 'aura').own.length > 0 || this.#isAffected(bearer, 'aura')
  }

  #groupOf(bearers: readonly B[]): BearerGroup<O, B> {
    const known = this.#group
    const { kits } = known
    if (known.bearers === bearers && kits.length === bearers.length) return known
    // Copies of the state have the same bearers with the same objects.
    let same = 0
    if (kits.length === bearers.length) while (same < kits.length && kits[same] === this.#kitOf(bearers[same]!)) same++
    if (same === bearers.length) known.bearers = bearers
    else this.#group = { bearers, kits: bearers.map((bearer) => this.#kitOf(bearer)), answering: [] }
    return this.#group
  }

  #findAnswering(group: BearerGroup<O, B>, hook: string): readonly number[] {
    const answering: number[] = []
    for (const [i, kit] of group.kits.entries()) {
      const { own, conditional } = this.#answersOf(kit, hook)
      if (own.length > 0 || conditional.length > 0) answering.push(i)
    }
    group.answering[this.#numberOf(hook)] = answering
    return answering
  }

  /** Whether an effect answers the hook itself, grants anything that does, or suspends anything. */
  #affects({ object, suspends }: E, hook: string): boolean {
    if (suspends !== undefined) return true
    let bearing = this.#bearing.get(object)
    if (bearing === undefined) {
      bearing = []
      this.#bearing.set(object, bearing)
    }
    const number = this.#numberOf(hook)
    bearing[number] ??= this.#mayAffect(this.registry.get(object), hook)
    return bearing[number]
  }

  #mayAffect({ id, suspends, grants = NONE, grantsWhile = NONE }: O, hook: string): boolean {
    const given = [...grants, ...grantsWhile.flatMap(({ gives }) => gives)]
    return suspends !== undefined || [id, ...given].some((candidate) => this.#answersHook(candidate, hook))
  }

  #collect<K extends keyof O & string>(play: P, bearer: B, hook: K): readonly Hooked<O, E, K>[] {
    const found: Hooked<O, E, K>[] = []
    const kit = this.#kitOf(bearer)
    const { own, conditional, byAuras } = this.#answersOf(kit, hook)
    for (const object of own) found.push([object as Hooked<O, E, K>[0], null])
    const give = (id: string, effect: E | null) => {
      if (kit.ids.has(id) || found.some(([{ id: other }]) => other === id)) return
      found.push([this.registry.get(id) as Hooked<O, E, K>[0], effect])
    }
    for (const object of conditional) this.#eachGrant(play, bearer, object, null, hook, give)
    this.#collectEffects(play, bearer, kit, hook, found, give)
    if (byAuras) this.#eachByAura(play, bearer, hook, give)
    const off = this.#suspendedBy(play, bearer, kit)
    const working = off.length === 0 ? found : found.filter(([{ id }]) => !off.includes(id))
    return working.length > 1 && this.registry.isStaged(hook) ? this.#sortByStage(working, hook) : working
  }

  #collectEffects<K extends keyof O & string>(
    play: P,
    bearer: B,
    kit: Kit<O>,
    hook: K,
    found: Hooked<O, E, K>[],
    give: (id: string, effect: E) => void,
  ): void {
    const { effects } = bearer
    for (const effect of effects) {
      const object = this.registry.get(effect.object)
      const isThere = object.once && (kit.ids.has(object.id) || found.some(([{ id }]) => id === object.id))
      if (object[hook] !== undefined && !isThere && !this.#isOutdone(effect, effects)) {
        found.push([object as Hooked<O, E, K>[0], effect])
      }
      for (const id of object.grants ?? NONE) if (this.#answersHook(id, hook)) give(id, effect)
      this.#eachGrant(play, bearer, object, effect, hook, (id) => give(id, effect))
    }
  }

  #isOutdone(effect: E, effects: readonly E[]): boolean {
    return effects.length > 1 && (this.#rules.isOutdone?.(effect, effects) ?? false)
  }

  /**
   * Conditions are checked only for objects that answer the hook: they may be expensive, and ask questions themselves.
   */
  #eachGrant(
    play: P,
    bearer: B,
    object: O,
    effect: E | null,
    hook: string,
    give: (id: string, effect: E | null) => void,
  ): void {
    for (const grant of object.grantsWhile ?? NONE) {
      const ids = grant.gives.filter((id) => this.#answersHook(id, hook))
      if (ids.length > 0 && grant.holds(play, bearer, effect)) for (const id of ids) give(id, effect)
    }
  }

  #eachByAura(play: P, bearer: B, hook: string, give: (id: string, effect: null) => void): void {
    for (const other of this.#rules.presentBearers(play)) {
      if (other.id === bearer.id) continue
      for (const aura of this.#aurasOf(other)) {
        const ids = aura.gives.filter((id) => this.#answersHook(id, hook))
        if (ids.length > 0 && aura.reaches(play, other, bearer)) for (const id of ids) give(id, null)
      }
    }
  }

  #grantsNow(play: P, bearer: B, { grantsWhile }: O, effect: E | null, id: string): boolean {
    return grantsWhile?.some((grant) => grant.gives.includes(id) && grant.holds(play, bearer, effect)) ?? false
  }

  #isReached(play: P, bearer: B, id: string): boolean {
    for (const other of this.#rules.presentBearers(play)) {
      if (other.id === bearer.id) continue
      for (const aura of this.#aurasOf(other)) {
        if (aura.gives.includes(id) && aura.reaches(play, other, bearer)) return true
      }
    }
    return false
  }

  /** Gets the auras of a bearer, lasting and through its effects. */
  #aurasOf(bearer: B): readonly Aura<P, B>[] {
    const own = this.#answersOf(this.#kitOf(bearer), 'aura').own
    if (bearer.effects.length === 0) return own.length === 0 ? NONE : own.flatMap(({ aura }) => aura ?? [])
    const laid = bearer.effects.map(({ object }) => this.registry.get(object))
    return [...own, ...laid].flatMap(({ aura }) => aura ?? [])
  }

  /** Lists what is suspended now: by a lasting object, the state, an effect that names it, or an effect's object. */
  #suspendedBy(play: P, bearer: B, kit: Kit<O>): readonly string[] {
    const byState = this.#rules.suspendedIds?.(play, bearer) ?? NONE
    let off = kit.off.length === 0 ? byState : [...kit.off, ...byState]
    for (const { object, suspends } of bearer.effects) {
      const others = this.registry.get(object).suspends
      if (suspends || others) off = [...off, ...(suspends ?? NONE), ...(others ?? NONE)]
    }
    return off
  }

  /** Sorts by stage; the order within a stage is kept. */
  #sortByStage<T extends readonly [O, ...unknown[]]>(found: readonly T[], hook: string): readonly T[] {
    return found.toSorted(([a], [b]) => this.registry.stageOf(a, hook) - this.registry.stageOf(b, hook))
  }

  #answersOf(kit: Kit<O>, hook: string): Answers<O> {
    return kit.answers[this.#numberOf(hook)] ?? this.#findAnswers(kit, hook)
  }

  #numberOf(hook: string): number {
    if (hook === this.#latestHook) return this.#latestNumber
    let number = this.#numbers.get(hook)
    if (number === undefined) {
      number = this.#numbers.size
      this.#numbers.set(hook, number)
    }
    this.#latestHook = hook
    this.#latestNumber = number
    return number
  }

  #findAnswers(kit: Kit<O>, hook: string): Answers<O> {
    const objects = [...kit.ids].map((id) => this.registry.get(id))
    const asPrinted = objects.filter(({ id }) => this.#answersHook(id, hook))
    const byId = asPrinted.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((o) => [o] as const)
    const own = this.#sortByStage(byId, hook).map(([each]) => each)
    const conditional = objects.filter(({ grantsWhile }) =>
      grantsWhile?.some(({ gives }) => gives.some((id) => this.#answersHook(id, hook))),
    )
    const byAuras = this.#isGivenByAuras(hook)
    const plain = conditional.length === 0 && !this.#rules.suspendedIds && !byAuras
    const hooked = own.map((object): [O, null] => [object, null])
    const answers = plain && own.length === 0 ? NO_ANSWERS : { own, hooked, asPrinted, conditional, byAuras, plain }
    kit.answers[this.#numberOf(hook)] = answers
    return answers
  }

  /** Whether any answer to the hook can come from an aura. */
  #isGivenByAuras(hook: string): boolean {
    const number = this.#numberOf(hook)
    this.#givenByAuras[number] ??= this.#findWhetherGiven(hook)
    return this.#givenByAuras[number]
  }

  #findWhetherGiven(hook: string): boolean {
    for (const id of this.registry.givenByAuras()) if (this.#answersHook(id, hook)) return true
    return false
  }

  #kitOf(bearer: B): Kit<O> {
    const printed = this.#rules.printedSource(bearer)
    const carried = this.#rules.carriedIds(bearer)
    const last = this.#latest[bearer.id]
    if (last !== undefined && last.printed === printed && last.carried === carried) return last.kit
    const kit = this.#findKit(bearer, printed, carried)
    this.#latest[bearer.id] = { printed, carried, kit }
    return kit
  }

  #findKit(bearer: B, printed: object, carried: readonly string[]): Kit<O> {
    let byCarried = this.#kits.get(printed)
    if (!byCarried) {
      byCarried = new Map()
      this.#kits.set(printed, byCarried)
    }
    const key = carried.length === 0 ? '' : carried.join()
    let kit = byCarried.get(key)
    if (!kit) {
      kit = this.#makeKit([...this.#rules.idsOn(bearer), ...carried])
      byCarried.set(key, kit)
    }
    return kit
  }

  #makeKit(own: readonly string[]): Kit<O> {
    const ids = new Set([...own, ...own.flatMap((id) => this.registry.get(id).grants ?? NONE)])
    const off = own.flatMap((id) => this.registry.get(id).suspends ?? NONE)
    for (const id of off) ids.delete(id)
    return { ids, off, answers: [] }
  }
}
