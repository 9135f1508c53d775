import type { HookObject } from './object.ts'

/** The properties of an object that the registry uses, independent of its bearer. */
type RegisteredObject = Pick<HookObject<never, never, never>, 'id' | 'stage' | 'aura'>

/**
 * The order in which objects answer one hook: stage by stage, first to last. Objects without a stage answer in the
 * usual one. Within a stage a bearer's own objects come first, by id, then conditional grants, lasting effects by age,
 * and auras.
 */
interface HookOrder<Stage extends string = string> {
  readonly stages: readonly Stage[]
  readonly usual: Stage
}

/** All special rules of a game, by id. Each module defines its own once. */
export class Registry<O extends RegisteredObject> {
  readonly #objects = new Map<string, O>()
  readonly #defined = new Set<string>()
  readonly #stages: ReadonlyMap<string, number>
  readonly #usual: number
  /** For each hook, the stages in which any object answers it: mostly just the usual one. */
  readonly #stagesOf = new Map<string, number[]>()
  readonly #givenByAuras = new Set<string>()

  constructor(order: HookOrder) {
    this.#stages = new Map(order.stages.map((stage, i) => [stage, i]))
    this.#usual = this.#indexOf(order.usual)
  }

  /** Registers the objects that a game's data lists, before any module gives them hooks. */
  list(objects: Iterable<O>): void {
    for (const object of objects) this.#objects.set(object.id, object)
  }

  /** Gives listed objects their hooks, and registers those that are not listed. */
  define(...objects: readonly O[]): void {
    for (const object of objects) {
      const { id } = object
      if (this.#defined.has(id)) throw new Error(`${id} is defined twice`)
      this.#defined.add(id)
      const whole = { ...this.#objects.get(id), ...object }
      this.#objects.set(id, whole)
      for (const hook in whole) this.#noteStage(whole, hook)
      for (const given of whole.aura?.gives ?? []) this.#givenByAuras.add(given)
    }
  }

  /** Gets an object that may not exist, for ids from files and people. */
  find(id: string): O | undefined {
    return this.#objects.get(id)
  }

  get(id: string): O {
    const object = this.#objects.get(id)
    if (!object) throw new Error(`unknown object "${id}"`)
    return object
  }

  all(): readonly O[] {
    return [...this.#objects.values()]
  }

  /** Whether any aura gives the object: lets the search skip most of them. */
  isGivenByAuras(id: string): boolean {
    return this.#givenByAuras.has(id)
  }

  givenByAuras(): Iterable<string> {
    return this.#givenByAuras
  }

  /** Gets the number of the stage in which an object answers a hook. */
  stageOf({ stage }: O, hook: string): number {
    if (stage === undefined) return this.#usual
    if (typeof stage === 'string') return this.#indexOf(stage)
    const named = stage[hook]
    return named === undefined ? this.#usual : this.#indexOf(named)
  }

  /** Whether objects answer this hook at different stages, so that they must be sorted. */
  isStaged(hook: string): boolean {
    return (this.#stagesOf.get(hook)?.length ?? 0) > 1
  }

  #noteStage(object: O, hook: string): void {
    const stage = this.stageOf(object, hook)
    const stages = this.#stagesOf.get(hook) ?? []
    if (!stages.includes(stage)) this.#stagesOf.set(hook, [...stages, stage])
  }

  #indexOf(stage: string): number {
    const index = this.#stages.get(stage)
    if (index === undefined) throw new Error(`unknown stage "${stage}"`)
    return index
  }
}
