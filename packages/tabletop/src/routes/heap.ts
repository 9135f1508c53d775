/**
 * A binary heap of numbered nodes, lowest priority first; its arrays only grow, so that repeated searches reuse them.
 */
export class NodeHeap {
  #priorities = new Float64Array(256)
  #nodes = new Int32Array(256)
  #size = 0

  get size(): number {
    return this.#size
  }

  /** The lowest priority; NaN if the heap is empty. */
  get least(): number {
    return this.#size === 0 ? Number.NaN : this.#priorities[0]!
  }

  clear(): void {
    this.#size = 0
  }

  push(node: number, priority: number): void {
    if (this.#size === this.#nodes.length) this.#grow()
    let at = this.#size++
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (this.#priorities[parent]! <= priority) break
      this.#move(parent, at)
      at = parent
    }
    this.#priorities[at] = priority
    this.#nodes[at] = node
  }

  /** Removes and returns the node of lowest priority; −1 if there is none. */
  pop(): number {
    if (this.#size === 0) return -1
    const top = this.#nodes[0]!
    const last = --this.#size
    const priority = this.#priorities[last]!
    const node = this.#nodes[last]!
    let at = 0
    for (let child = 1; child < last; child = 2 * at + 1) {
      if (child + 1 < last && this.#priorities[child + 1]! < this.#priorities[child]!) child++
      if (this.#priorities[child]! >= priority) break
      this.#move(child, at)
      at = child
    }
    this.#priorities[at] = priority
    this.#nodes[at] = node
    return top
  }

  #move(from: number, to: number): void {
    this.#priorities[to] = this.#priorities[from]!
    this.#nodes[to] = this.#nodes[from]!
  }

  #grow(): void {
    const priorities = new Float64Array(this.#priorities.length * 2)
    const nodes = new Int32Array(this.#nodes.length * 2)
    priorities.set(this.#priorities)
    nodes.set(this.#nodes)
    this.#priorities = priorities
    this.#nodes = nodes
  }
}
