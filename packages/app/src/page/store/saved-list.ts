import type { Json } from '@fray/kernel'
import { values } from '../../shared/database.ts'
import { randomId } from '../../shared/random-id.ts'

/** An item of a game that is stored in this browser. */
type Kept<Kind extends string> = Readonly<Record<Kind, Json>> & {
  readonly id: string
  readonly game: string
  /** The time of the last change, in milliseconds. */
  readonly changed: number
}

export type SavedForce = Kept<'force'>
export type SavedTable = Kept<'table'>

/** A stored list. Unreadable entries stay until somebody removes them. */
interface Held<Kind extends string> {
  readonly things: readonly Kept<Kind>[]
  readonly unreadable: readonly unknown[]
}

/** Items of one kind in this browser. If storing fails (as in private windows), they exist until the page is closed. */
export class SavedList<Kind extends string> {
  readonly #kind: Kind
  readonly #unkept = new Map<string, Kept<Kind>>()

  constructor(kind: Kind) {
    this.#kind = kind
  }

  /** Lists all items, the last changed first. */
  async all(): Promise<readonly Kept<Kind>[]> {
    const { things } = await this.#held()
    const others = things.filter(({ id }) => !this.#unkept.has(id))
    return [...this.#unkept.values(), ...others].toSorted((a, b) => b.changed - a.changed)
  }

  async one(id: string): Promise<Kept<Kind> | undefined> {
    return (await this.all()).find((kept) => kept.id === id)
  }

  /** Replaces the item with this id; fails if the browser does not store it. */
  async keep(thing: Kept<Kind>): Promise<void> {
    this.#unkept.set(thing.id, thing)
    await this.#change((all) => [thing, ...all.filter(({ id }) => id !== thing.id)])
    if (this.#unkept.get(thing.id) === thing) this.#unkept.delete(thing.id)
  }

  /** Adds an item. It exists even if it cannot be stored; the next change reports that. */
  async keepNew(game: string, content: Json): Promise<Kept<Kind>> {
    const described = { id: randomId(), game, [this.#kind]: content, changed: Date.now() }
    const thing = described as unknown as Kept<Kind>
    await this.keep(thing).catch(() => {})
    return thing
  }

  async forget(id: string): Promise<void> {
    const wasKept = !this.#unkept.delete(id)
    const forgotten = this.#change((all) => all.filter((kept) => kept.id !== id))
    await (wasKept ? forgotten : forgotten.catch(() => {}))
  }

  /** Gets stored data that cannot be read. */
  async unreadable(): Promise<readonly unknown[]> {
    return (await this.#held()).unreadable
  }

  async forgetUnreadable(): Promise<void> {
    await this.#update(({ things }) => things)
  }

  get #key(): string {
    return `fray.${this.#kind}s`
  }

  /** An unreadable store counts as empty. */
  #held(): Promise<Held<Kind>> {
    return values
      .read((store) => store.get(this.#key))
      .then(
        (stored: unknown) => this.#read(stored),
        () => ({ things: [], unreadable: [] }),
      )
  }

  #read(stored: unknown): Held<Kind> {
    const all: readonly unknown[] = stored === undefined ? [] : Array.isArray(stored) ? stored : [stored]
    const isReadable = (item: unknown): item is Kept<Kind> => this.#isThing(item)
    return { things: all.filter(isReadable), unreadable: all.filter((item) => !isReadable(item)) }
  }

  #isThing(data: unknown): boolean {
    const { id, game, changed, [this.#kind]: content } = (data ?? {}) as Record<string, unknown>
    return typeof id === 'string' && typeof game === 'string' && Number.isFinite(changed) && content !== undefined
  }

  #change(to: (all: readonly Kept<Kind>[]) => readonly Kept<Kind>[]): Promise<void> {
    return this.#update(({ things, unreadable }) => [...to(things), ...unreadable])
  }

  async #update(to: (held: Held<Kind>) => readonly unknown[]): Promise<void> {
    await values.change(async (store) => store.put(to(this.#read(await store.get(this.#key))), this.#key))
  }
}

export const savedForces = new SavedList('force')
export const savedTables = new SavedList('table')
