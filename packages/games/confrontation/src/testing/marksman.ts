import type { Json } from '@fray/kernel'
import { eventArgs, type FigureDetails, figure, type Scene, type Script } from './scene.ts'
import { turn } from './turn.ts'

/** Short up to 20 cm, medium up to 40, long up to 60; STR 6. */
export const BOW = { name: 'Bow', strength: 6, ranges: [20, 40, 60] }

/** Ann with AIM 3 and a bow, in place of a plain fighter. */
export function marksman(changes: FigureDetails = {}, more: FigureDetails = {}): Json {
  return figure('Ann', 0, 20, 30, { aim: 3, weapon: BOW, ...changes }, more)
}

/** An enemy in front of Ann at this distance in cm from base to base. */
export function targetAt(distance: number, changes: FigureDetails = {}, more: FigureDetails = {}, name = 'Bob'): Json {
  return figure(name, 1, 22.5 + distance, 30, changes, more)
}

/** A turn of Ann's in which nobody announces anything: she acts at once. */
export function annActs(figures: readonly Json[], script: Script = {}, more: Record<string, Json> = {}): Scene {
  return turn(figures, { ...script, answers: ['done', ...(script.answers ?? [])] }, more)
}

/** The difficulties of the shots with their terms: ["7: 7 range.medium CF-FIRE-06"]. */
export function difficulties(match: Scene): string[] {
  return match.events
    .filter(({ type }) => type === 'shot.difficulty')
    .map(({ numbers }) => {
      const { total, terms } = numbers![0]!
      return [`${total}:`, ...terms.map(({ amount, label, rule }) => `${amount} ${label.id} ${rule}`)].join(' ')
    })
}

/** The outcomes of the shots, in order. */
export function outcomes(match: Scene): string[] {
  return ['shot.too-far', 'shot.missed', 'shot.hit', 'shot.astray'].flatMap((type) =>
    eventArgs(match, type).map(({ target }) => `${type} ${target}`),
  )
}
