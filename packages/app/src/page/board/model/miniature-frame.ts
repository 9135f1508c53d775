import type { Point } from '@fray/tabletop'

/** The part of a miniature's world that its picture shows, in centimetres of the sculpture from its feet. */
const SHOWN = { left: 3.4, right: 4, up: 6, down: 2.8 } as const

/** Pixels of the picture for a centimetre of the sculpture: sharp when zoomed in. */
const SCALE = 32

/** The frame of every miniature's picture. */
export const MINIATURE_FRAME = {
  width: Math.round((SHOWN.left + SHOWN.right) * SCALE),
  height: Math.round((SHOWN.up + SHOWN.down) * SCALE),
  scale: SCALE,
  originX: Math.round(SHOWN.left * SCALE),
  originY: Math.round(SHOWN.up * SCALE),
  hasShadow: true,
} as const

/** Gets the box of the picture around the middle of a base, in millimetres. */
export function miniatureBox(innerRadius: number) {
  // A sculpture of a man fills a base of 25 mm.
  const unit = (innerRadius / 12.5) * 11.5
  return {
    x: -SHOWN.left * unit,
    y: -SHOWN.up * unit,
    width: (SHOWN.left + SHOWN.right) * unit,
    height: (SHOWN.up + SHOWN.down) * unit,
  }
}

/** The part of a tree's world that its picture shows, in radii of its crown. */
const TREE_SHOWN = { left: 1.5, right: 2.8, up: 2.9, down: 1.4 } as const
const TREE_SCALE = 40

/** The frame of every tree's picture. */
export const TREE_FRAME = {
  width: Math.round((TREE_SHOWN.left + TREE_SHOWN.right) * TREE_SCALE),
  height: Math.round((TREE_SHOWN.up + TREE_SHOWN.down) * TREE_SCALE),
  scale: TREE_SCALE,
  originX: Math.round(TREE_SHOWN.left * TREE_SCALE),
  originY: Math.round(TREE_SHOWN.up * TREE_SCALE),
  hasShadow: true,
} as const

/** Gets the box of the picture around the foot of a tree, in millimetres. */
export function treeBox(radius: number) {
  return {
    x: -TREE_SHOWN.left * radius,
    y: -TREE_SHOWN.up * radius,
    width: (TREE_SHOWN.left + TREE_SHOWN.right) * radius,
    height: (TREE_SHOWN.up + TREE_SHOWN.down) * radius,
  }
}

/** The directions that figures are painted in. */
const DIRECTIONS = 16

/** Gets the angle of a figure's picture. Bases without a front show their figures' faces, each side turned a little inwards. */
export function miniatureAngle(facing: Point | undefined, seat: number): number {
  if (!facing) return seat % 2 === 0 ? 0.45 : -0.45
  const step = Math.round((Math.atan2(facing.x, facing.y) / (2 * Math.PI)) * DIRECTIONS)
  return (step * 2 * Math.PI) / DIRECTIONS
}
