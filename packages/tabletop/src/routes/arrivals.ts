/**
 * Places on circles that paths can arrive at, with the way each path took. Columns instead of objects: a search adds a
 * hundred of them, and each number in an object would be an object of its own.
 */
export class Arrivals {
  size = 0
  x = new Float64Array(256)
  y = new Float64Array(256)
  travelled = new Float64Array(256)
  /** The point where the path left the parent's circle, and the angle it had run on it. */
  leaveX = new Float64Array(256)
  leaveY = new Float64Array(256)
  turn = new Float64Array(256)
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
    this.leaveX = wider(this.leaveX)
    this.leaveY = wider(this.leaveY)
    this.turn = wider(this.turn)
    this.circle = longer(this.circle)
    this.sense = longer(this.sense)
    this.parent = longer(this.parent)
    this.leg = longer(this.leg)
  }
}
