import type { Json } from '@fray/kernel'
import { figure, type Scene, type Script, scene } from './scene.ts'

/**
 * One turn of the first camp, whose fighters act on the card 'Ann' if they name no card. Play then waits for the lead
 * of an enemy in a far corner.
 */
export function turn(figures: readonly Json[], script: Script = {}, more: Record<string, Json> = {}): Scene {
  const waiting = figure('Waiting', 1, 118, 58, { size: 'small' })
  const cards = figures.map((figure) => {
    const { seat, card } = figure as { seat: number; card?: string }
    return seat === 0 && card === undefined ? { ...(figure as object), card: 'Ann' } : figure
  })
  const position = { figures: [...cards, waiting], piles: [['Ann'], ['Waiting']], placements: [0, 1], ...more } as Json
  return scene(position, script)
}
