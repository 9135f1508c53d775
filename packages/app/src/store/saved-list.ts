import type { Json } from '@fray/kernel'
import { get, update } from 'idb-keyval'

/** Something of a game that its owner keeps in this browser, under the name of its kind. */
type Kept<Kind extends string> = Readonly<Record<Kind, Json>> & {
  readonly id: string
  readonly game: string
  /** When it was changed last, in milliseconds. */
  readonly changed: number
}

export type SavedForce = Kept<'force'>
export type SavedTable = Kept<'table'>

/** What a browser holds as a list of things. Whatever cannot be read stays in the list until somebody removes it. */
interface Held<Kind extends string> {
  readonly things: readonly Kept<Kind>[]
  readonly unreadable: readonly unknown[]
}

/** Things of one kind that this browser keeps. What it refuses to keep (private windows may) is there until the page is closed. */
export class SavedList<Kind extends string> {
  readonly #kind: Kind
  readonly #unkept = new Map<string, Kept<Kind>>()

  constructor(kind: Kind) {
    this.#kind = kind
  }

  /** All of them, those changed last in front. */
  async all(): Promise<readonly Kept<Kind>[]> {
    const { things } = await this.#held()
    const others = things.filter(({ id }) => !this.#unkept.has(id))
    return [...this.#unkept.values(), ...others].toSorted((a, b) => b.changed - a.changed)
  }

  async one(id: string): Promise<Kept<Kind> | undefined> {
    return (await this.all()).find((kept) => kept.id === id)
  }

  /** Keeps it instead of what was kept under its id; fails if the browser does not. */
  async keep(thing: Kept<Kind>): Promise<void> {
    this.#unkept.set(thing.id, thing)
    await this.#change((all) => [thing, ...all.filter(({ id }) => id !== thing.id)])
    if (this.#unkept.get(thing.id) === thing) this.#unkept.delete(thing.id)
  }

  /** Keeps something new. It is there whether or not the browser keeps it: whoever changes it is told. */
  async keepNew(game: string, content: Json): Promise<Kept<Kind>> {
    const described = { id: crypto.randomUUID(), game, [this.#kind]: content, changed: Date.now() }
    const thing = described as unknown as Kept<Kind>
    await this.keep(thing).catch(() => {})
    return thing
  }

  async forget(id: string): Promise<void> {
    const wasKept = !this.#unkept.delete(id)
    const forgotten = this.#change((all) => all.filter((kept) => kept.id !== id))
    await (wasKept ? forgotten : forgotten.catch(() => {}))
  }

  /** What the browser holds in their place and nobody can read. */
  async unreadable(): Promise<readonly unknown[]> {
    return (await this.#held()).unreadable
  }

  async forgetUnreadable(): Promise<void> {
    await update<unknown>(this.#key, (stored) => this.#read(stored).things)
  }

  get #key(): string {
    return `fray.${this.#kind}s`
  }

  /** A browser that cannot be read holds nothing. */
  #held(): Promise<Held<Kind>> {
    return get<unknown>(this.#key).then(
      (stored) => this.#read(stored),
      () => ({ things: [], unreadable: [] }),
    )
  }

  #read(stored: unknown): Held<Kind> {
    const all: readonly unknown[] = stored === undefined ? [] : Array.isArray(stored) ? stored : [stored]
    const isReadable = (each: unknown): each is Kept<Kind> => this.#isThing(each)
    return { things: all.filter(isReadable), unreadable: all.filter((each) => !isReadable(each)) }
  }

  #isThing(data: unknown): boolean {
    const { id, game, changed, [this.#kind]: content } = (data ?? {}) as Record<string, unknown>
    return typeof id === 'string' && typeof game === 'string' && Number.isFinite(changed) && content !== undefined
  }

  async #change(to: (all: readonly Kept<Kind>[]) => readonly Kept<Kind>[]): Promise<void> {
    await update<unknown>(this.#key, (stored) => {
      const { things, unreadable } = this.#read(stored)
      return [...to(things), ...unreadable]
    })
  }
}

export const savedForces = new SavedList('force')
export const savedTables = new SavedList('table')
