/** The length of a match's id. */
const ID_BYTES = 36

/** Shows the main thread which match another thread works on: shared memory can be read even while that is blocked. */
export class ThreadProgress {
  readonly memory: SharedArrayBuffer
  readonly #count: Int32Array
  readonly #id: Uint8Array

  constructor(memory = new SharedArrayBuffer(4 + ID_BYTES)) {
    this.memory = memory
    this.#count = new Int32Array(memory, 0, 1)
    this.#id = new Uint8Array(memory, 4)
  }

  /** Notes in the working thread that it begins something, of a match or not. */
  begin(id = ''): void {
    for (let index = 0; index < ID_BYTES; index++) Atomics.store(this.#id, index, id.charCodeAt(index) || 0)
    Atomics.add(this.#count, 0, 1)
  }

  get count(): number {
    return Atomics.load(this.#count, 0)
  }

  /** The match that the thread works on. */
  get match(): string {
    return String.fromCharCode(...this.#id.map((_, index) => Atomics.load(this.#id, index))).replaceAll('\0', '')
  }
}
