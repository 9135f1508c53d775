import type { ArmyFault } from './army-fault.ts'

/** A fault and the index of its check among all checks, which orders faults. */
export interface CheckedFault {
  readonly check: number
  readonly fault: ArmyFault
}

/** Counts the faults that a change of an army adds and removes. */
export class Difference {
  readonly #byId = new Map<string, number>()
  readonly #come: CheckedFault[] = []
  readonly #gone: CheckedFault[] = []

  come(found: CheckedFault): void {
    this.#come.push(found)
    this.#count(found, 1)
  }

  go(found: CheckedFault): void {
    this.#gone.push(found)
    this.#count(found, -1)
  }

  /** Gets how many more faults of a kind there are; negative for fewer. */
  of(id: string): number {
    return this.#byId.get(id) ?? 0
  }

  /** Gets how many more faults there are in all. */
  get total(): number {
    return [...this.#byId.values()].reduce((sum, count) => sum + count, 0)
  }

  /** Whether there are more faults of any kind. */
  get isWorse(): boolean {
    return [...this.#byId.values()].some((count) => count > 0)
  }

  /** Gets the first fault of a kind that grows, a new one if possible; some kinds may be ignored. */
  worst(ignored: readonly string[]): ArmyFault | undefined {
    const grown = this.#come.filter(({ fault: { fault } }) => this.of(fault.id) > 0 && !ignored.includes(fault.id))
    if (grown.length === 0) return undefined
    const gone = new Set(this.#gone.map(keyOf))
    const isNew = (found: CheckedFault) => !gone.has(keyOf(found))
    const [first] = grown.toSorted((a, b) => Number(isNew(b)) - Number(isNew(a)) || a.check - b.check)
    return first?.fault
  }

  #count({ fault: { fault } }: CheckedFault, by: number): void {
    this.#byId.set(fault.id, this.of(fault.id) + by)
  }
}

function keyOf({ fault: { field, fault } }: CheckedFault): string {
  return `${field} ${fault.id}`
}
