/** MI-SAVE-06: the effect of a Gaze, an eye or acid on the figures it touches. */
import type { Procedure } from '@fray/kernel'
import { engineRow } from '../charts.ts'
import { takeCasualties } from '../combat/casualties.ts'
import { isEngine, type Present } from '../roster.ts'
import type { Play, Strength } from '../state.ts'
import { eyeBearers, loseEyes } from './devices/eyes.ts'
import { type Against, alwaysSaves, failedSaves, saveNumber } from './saves.ts'

/** A fire: the number and kind of saves for each figure, and its source. */
export interface Fire {
  readonly saves: Strength
  readonly against: Against
  readonly by: number
  readonly rule: string
}

/** Makes each figure touched save or die, and removes the dead at once. */
export function* burn(play: Play, unit: Present, touched: readonly number[], fire: Fire): Procedure {
  const dead = yield* doom(play, unit, touched, fire)
  killFigures(play, unit, dead, fire.by)
}

/**
 * Gets the figures that fail a save, as indices in the body. Eye-bearers roll for themselves, because it matters
 * whether they die (MI-EYE-12); of the others only the number matters, and the rearmost fall.
 */
export function* doom(play: Play, unit: Present, touched: readonly number[], fire: Fire): Procedure<number[]> {
  if (touched.length === 0 || alwaysSaves(unit)) return []
  if (isEngine(unit))
    return Array.from({ length: yield* deaths(play, unit, crewOf(unit, touched.length), fire) }, (_, i) => i)
  const bearers = eyeBearers(unit)
  const dead: number[] = []
  for (const figure of touched.filter((candidate) => bearers.includes(candidate))) {
    if ((yield* deaths(play, unit, 1, fire)) > 0) dead.push(figure)
  }
  const others = touched.filter((candidate) => !bearers.includes(candidate))
  const fallen = yield* deaths(play, unit, others.length, fire)
  return [...dead, ...others.slice(others.length - fallen)]
}

/** MI-SAVE-07, MI-ARTILLERY-06: the crew of engines save one by one. */
function crewOf({ troop, crew }: Present, engines: number): number {
  return Math.min(crew, engines * engineRow(troop.engine!)!.crew)
}

/** MI-AREA-01: rolls one save after another; a figure that has died makes no more. */
function* deaths(play: Play, unit: Present, figures: number, { saves, against, rule }: Fire): Procedure<number> {
  const needed = saveNumber(unit, against)
  let alive = figures
  for (let save = 0; save < saves; save++) alive -= yield* failedSaves(play, unit, alive, needed, [rule, 'MI-SAVE-06'])
  if (figures > 0) {
    play.log('burnt', { unit: { figure: unit.id }, touched: figures, dead: figures - alive }, [rule, 'MI-SAVE-06'], {
      seat: unit.seat,
      numbers: [needed.explain()],
    })
  }
  return figures - alive
}

/** Removes the dead; an eye whose bearer is among them is lost or captured (MI-EYE-12). */
export function killFigures(play: Play, unit: Present, dead: readonly number[], by: number): void {
  if (dead.length === 0) return
  loseEyes(play, unit, dead)
  takeCasualties(play, unit, dead, 'magic', [by])
}
