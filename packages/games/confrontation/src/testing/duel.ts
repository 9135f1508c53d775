import type { Json } from '@fray/kernel'
import { type FigureDetails, figure, type Scene, scene } from './scene.ts'

/** The answer that places dice in attack and in defence, by fighter ids. */
export function dice(placed: Readonly<Record<string, readonly [attack: number, defence: number]>>): Json {
  const put = (side: 0 | 1) =>
    Object.entries(placed)
      .filter(([, counts]) => counts[side] > 0)
      .map(([id, counts]) => [id, counts[side]])
  return { slots: { attack: put(0), defence: put(1) } }
}

/** A fighter of a duel: changes to its card, and further fields of the figure. */
export interface Duellist {
  readonly card?: FigureDetails
  readonly more?: FigureDetails
}

/** Ann (0) and Bob (1) in contact at the beginning of the combat phase. */
export function duel(ann: Duellist, bob: Duellist, answers: readonly Json[], faces: readonly number[]): Scene {
  return scene(
    {
      phase: 'frays',
      figures: [figure('Ann', 0, 20, 30, ann.card, ann.more), figure('Bob', 1, 22.5, 30, bob.card, bob.more)],
    },
    { answers, dice: faces },
  )
}

/** Ann (0) against Bob (1) in front of her and Bea (2) behind her. */
export function duelAgainstTwo(ann: Duellist, answers: readonly Json[], faces: readonly number[]): Scene {
  return scene(
    {
      phase: 'frays',
      figures: [figure('Ann', 0, 20, 30, ann.card, ann.more), figure('Bob', 1, 22.5, 30), figure('Bea', 1, 17.5, 30)],
    },
    { answers, dice: faces },
  )
}
