/** Painted triangles: three corners each, nothing shared, so that every corner has its own colour. */
export interface Mesh {
  /** Three numbers a corner, in centimetres. */
  readonly positions: Float32Array
  readonly normals: Float32Array
  /** Red, green and blue of each corner, linear, from 0 to 1. */
  readonly colours: Float32Array
  /** Shine and glow of each corner, from 0 to 1. */
  readonly finishes: Float32Array
  readonly corners: number
}
