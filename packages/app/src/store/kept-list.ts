import { get, update } from 'idb-keyval'

/** Something that its owner keeps in this browser. */
interface Kept {
  readonly id: string
  /** When it was changed last, in milliseconds. */
  readonly changed: number
}

/** Things of one kind that this browser keeps. What it refuses to keep (private windows may) is there until the page is closed. */
export class KeptList<T extends Kept> {
  readonly #key: string
  readonly #unkept = new Map<string, T>()

  constructor(key: string) {
    this.#key = key
  }

  /** All of them, those changed last in front. */
  async all(): Promise<readonly T[]> {
    const kept = await this.#kept().catch(() => [])
    const others = kept.filter(({ id }) => !this.#unkept.has(id))
    return [...this.#unkept.values(), ...others].toSorted((a, b) => b.changed - a.changed)
  }

  async one(id: string): Promise<T | undefined> {
    return (await this.all()).find((each) => each.id === id)
  }

  /** Keeps it instead of what was kept under its id; fails if the browser does not. */
  async keep(thing: T): Promise<void> {
    this.#unkept.set(thing.id, thing)
    await this.#change((all) => [thing, ...all.filter(({ id }) => id !== thing.id)])
    if (this.#unkept.get(thing.id) === thing) this.#unkept.delete(thing.id)
  }

  /** Keeps something new. It is there whether or not the browser keeps it: whoever changes it is told. */
  async keepNew(thing: T): Promise<T> {
    await this.keep(thing).catch(() => {})
    return thing
  }

  async forget(id: string): Promise<void> {
    const wasKept = !this.#unkept.delete(id)
    const forgotten = this.#change((all) => all.filter((each) => each.id !== id))
    await (wasKept ? forgotten : forgotten.catch(() => {}))
  }

  async #kept(): Promise<readonly T[]> {
    return (await get<readonly T[]>(this.#key)) ?? []
  }

  async #change(to: (all: readonly T[]) => readonly T[]): Promise<void> {
    await update<readonly T[]>(this.#key, (all = []) => to(all))
  }
}
