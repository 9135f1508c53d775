import { dot, normalize, type Vector } from '../geometry/vector.ts'

/** A parallel projection of a figure: the picture's right, its down, and the direction that comes nearer. */
export interface Projection {
  readonly right: Vector
  readonly down: Vector
  readonly near: Vector
  /** The direction of the key light. */
  readonly light: Vector
}

/** How far a centimetre of height leans up the picture in the plan view. */
export const LEAN = 0.62

const LIGHT: Vector = normalize([-0.55, 0.85, 0.45])

/**
 * The plan view: the ground exactly from above, heights leaning up the picture. Distances on the ground stay true, and
 * yet figures stand. The angle turns the figure's front from the viewer to the right, in radians.
 */
export function planView(angle: number): Projection {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  return {
    right: [cosine, 0, sine],
    down: [-sine, -LEAN, cosine],
    near: [0, 1, 0],
    light: turnIntoFigure(LIGHT, angle),
  }
}

/** A view from the front, a little from above and from the side: for portraits. */
export function portraitView(angle = -0.5, height = 0.22): Projection {
  const [sine, cosine, up, level] = [Math.sin(angle), Math.cos(angle), Math.sin(height), Math.cos(height)]
  return {
    right: [cosine, 0, sine],
    down: [-sine * up, -level, cosine * up],
    near: [-sine * level, up, cosine * level],
    light: turnIntoFigure(LIGHT, angle),
  }
}

/** Gets a direction of the picture's world as the turned figure sees it. */
function turnIntoFigure([x, y, z]: Vector, angle: number): Vector {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  return [cosine * x - sine * z, y, sine * x + cosine * z]
}

export function project({ right, down, near }: Projection, point: Vector): Vector {
  return [dot(right, point), dot(down, point), dot(near, point)]
}
