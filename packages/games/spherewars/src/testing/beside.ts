import type { Json } from '@fray/kernel'

type More = Record<string, Json>

/** Places a figure of a situation relative to another: by the gap between their bases, in a direction. */
export function beside(
  figure: string,
  towards: readonly [number, number],
  who: string,
  seat: 0 | 1,
  { gap = 0, ...more }: More & { gap?: number } = {},
): Json {
  return { who, seat, beside: { figure, gap, towards: [...towards] }, ...more }
}

/** Directions on the table as the viewer sees it. */
export const UP = [0, -1] as const
export const DOWN = [0, 1] as const
export const LEFT = [-1, 0] as const
export const RIGHT = [1, 0] as const
