/** MI-SAVE-06: what a Gaze, an eye or acid does to the figures it touches. */
import type { Procedure } from '@fray/kernel'
import { engineRow } from '../charts.ts'
import { takeCasualties } from '../combat/casualties.ts'
import { isEngine, type Present } from '../roster.ts'
import type { Play, Strength } from '../state.ts'
import { eyeBearers, loseEyes } from './eyes.ts'
import { type Against, alwaysSaves, failedSaves, saveNumber } from './saves.ts'

/** The fire: how many saves each figure makes, of what kind, and who sent it. */
export interface Fire {
  readonly saves: Strength
  readonly against: Against
  readonly by: number
  readonly rule: string
}

/** Each figure touched saves or dies, and the dead come off at once. */
export function* burn(play: Play, unit: Present, touched: readonly number[], fire: Fire): Procedure {
  const dead = yield* doom(play, unit, touched, fire)
  fell(play, unit, dead, fire.by)
}

/**
 * The figures that fail a save, as places in the body. Eye-bearers throw for themselves, because it matters whether
 * they die (MI-EYE-12); of the others only the number matters, and those farthest back fall.
 */
export function* doom(play: Play, unit: Present, touched: readonly number[], fire: Fire): Procedure<number[]> {
  if (touched.length === 0 || alwaysSaves(unit)) return []
  if (isEngine(unit))
    return Array.from({ length: yield* deaths(play, unit, crewOf(unit, touched.length), fire) }, (_, i) => i)
  const bearers = eyeBearers(unit)
  const dead: number[] = []
  for (const figure of touched.filter((each) => bearers.includes(each))) {
    if ((yield* deaths(play, unit, 1, fire)) > 0) dead.push(figure)
  }
  const others = touched.filter((each) => !bearers.includes(each))
  const fallen = yield* deaths(play, unit, others.length, fire)
  return [...dead, ...others.slice(others.length - fallen)]
}

/** MI-SAVE-07, MI-ARTILLERY-06: the crew of engines save one by one. */
function crewOf({ troop, crew }: Present, engines: number): number {
  return Math.min(crew, engines * engineRow(troop.engine!)!.crew)
}

/** MI-AREA-01: one save after the other; who has died makes no more. */
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

/** Takes the dead off; an eye whose bearer is among them is lost or taken (MI-EYE-12). */
export function fell(play: Play, unit: Present, dead: readonly number[], by: number): void {
  if (dead.length === 0) return
  loseEyes(play, unit, dead)
  takeCasualties(play, unit, dead, 'magic', [by])
}
