/**
 * Places on circles that paths can arrive at, with the way each path took. Columns instead of objects: a search adds a
 * hundred of them, and each number in an object would be an object of its own.
 */
export class Arrivals {
  size = 0
  x = new Float64Array(256)
  y = new Float64Array(256)
  travelled = new Float64Array(256)
  /** The length of the shortest path that could lead through here to a goal. */
  estimate = new Float64Array(256)
  /** The point where the path left the parent's circle, and the angle it had run on it. */
  leaveX = new Float64Array(256)
  leaveY = new Float64Array(256)
  turn = new Float64Array(256)
  /** 1 if the path left a point without extent: it may bend there without a turn. */
  sharp = new Uint8Array(256)
  /** Index of the circle; −1 at a goal. */
  circle = new Int32Array(256)
  /** 1 to run on anticlockwise to the reader, −1 clockwise. */
  sense = new Int32Array(256)
  parent = new Int32Array(256)
  /** Number of the straight leg, to test it only once. */
  leg = new Int32Array(256)

  /** The number of a new arrival, to be filled in. */
  next(): number {
    if (this.size === this.circle.length) this.#grow()
    return this.size++
  }

  /** Whether two paths to one place bend alike. One may list circles that the other only touches as it runs past. */
  haveSameBends(one: number, other: number): boolean {
    if (this.x[one] !== this.x[other] || this.y[one] !== this.y[other]) return false
    let [a, b] = [this.#lastBend(one), this.#lastBend(other)]
    while (a > 0 && b > 0 && a !== b) {
      if (this.turn[a] !== this.turn[b] || this.leaveX[a] !== this.leaveX[b] || this.leaveY[a] !== this.leaveY[b])
        return false
      if (this.circle[this.parent[a]!] !== this.circle[this.parent[b]!]) return false
      a = this.#lastBend(this.parent[a]!)
      b = this.#lastBend(this.parent[b]!)
    }
    return a === b
  }

  /** The last arrival on the way to this one, itself included, before which the path bent; 0 if there is none. */
  #lastBend(node: number): number {
    let arrival = node
    while (arrival > 0 && this.turn[arrival] === 0 && this.sharp[arrival] === 0) arrival = this.parent[arrival]!
    return arrival
  }

  #grow(): void {
    const wider = (column: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> => {
      const copy = new Float64Array(2 * column.length)
      copy.set(column)
      return copy
    }
    const longer = (column: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
      const copy = new Int32Array(2 * column.length)
      copy.set(column)
      return copy
    }
    this.x = wider(this.x)
    this.y = wider(this.y)
    this.travelled = wider(this.travelled)
    this.estimate = wider(this.estimate)
    this.leaveX = wider(this.leaveX)
    this.leaveY = wider(this.leaveY)
    this.turn = wider(this.turn)
    const sharp = new Uint8Array(2 * this.sharp.length)
    sharp.set(this.sharp)
    this.sharp = sharp
    this.circle = longer(this.circle)
    this.sense = longer(this.sense)
    this.parent = longer(this.parent)
    this.leg = longer(this.leg)
  }
}
