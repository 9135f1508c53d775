import type { Point } from '@fray/tabletop'
import { type RefObject, useLayoutEffect } from 'react'
import { animationTempo } from '../../store/settings.ts'
import { mm } from '../model/drawing-units.ts'

const WALK = 'fray-walk'

/** Milliseconds per millimetre of a path, and the least and most that a slow walk takes. */
const STRIDE = 4
const SHORTEST = 240
const LONGEST = 900

/** Gets the animation frames of a path, each at its share of the length. */
export function framesOf(way: readonly Point[]): { readonly offset: number; readonly transform: string }[] {
  const along = distancesOf(way)
  const total = along.at(-1) || 1
  return way.map(({ x, y }, i) => ({
    offset: (along[i] ?? 0) / total,
    transform: `translate(${mm(x)}px, ${mm(y)}px)`,
  }))
}

/** Gets the duration of a walk, in milliseconds, at a tempo from 0 to 1. */
export function walkDuration(way: readonly Point[], pace: number): number {
  const length = mm(distancesOf(way).at(-1) ?? 0)
  return Math.min(LONGEST, Math.max(SHORTEST, length * STRIDE)) * pace
}

/** Gets the distance along the path to each of its points. */
function distancesOf(way: readonly Point[]): number[] {
  let far = 0
  return way.map((point, i) => {
    const before = way[i - 1] ?? point
    far += Math.hypot(point.x - before.x, point.y - before.y)
    return far
  })
}

/** Animates an element along each new path. */
export function useWalk(drawn: RefObject<SVGGElement | null>, way: readonly Point[] | undefined): void {
  useLayoutEffect(() => {
    if (!way || way.length < 2) return
    drawn.current?.animate(framesOf(way), {
      id: WALK,
      duration: walkDuration(way, animationTempo()),
      easing: 'ease-in-out',
    })
  }, [drawn, way])
}

/** Ends all walks at once. */
export function finishWalks(): void {
  for (const animation of document.getAnimations()) if (animation.id === WALK) animation.finish()
}
