import type { Json } from '@fray/kernel'
import { isPathClear, type Point } from '@fray/tabletop'
import { barriersFor, mayStandAt } from '../ground/ground.ts'
import { densityCost } from '../ground/terrain-costs.ts'
import type { Play } from '../state.ts'
import { inches } from '../units.ts'
import { loadPosition } from './rule.ts'
import { combatantNamed, figure } from './scene.ts'

export type More = Record<string, Json>

/** A combatant with a 30 mm base (1.2 inches) and no abilities of note. */
export function guard(name: string, seat: 0 | 1, x: number, y: number, more: More = {}): Json {
  return figure('the-guard', seat, x, y, { name, ...more })
}

export function withAbilities(...abilities: string[]): More {
  return { profile: { abilities } }
}

export function loadTerrain(scenery: readonly Json[], ...figures: Json[]): Play {
  return loadPosition({ figures, scenery: [...scenery] })
}

export function points(...places: readonly (readonly [number, number])[]): Point[] {
  return places.map(([x, y]) => ({ x: inches(x), y: inches(y) }))
}

/** Gets what a way costs Ann, who starts where it begins. */
export function cost(scenery: readonly Json[], way: readonly (readonly [number, number])[], more: More = {}): number {
  const [x, y] = way[0]!
  const play = loadTerrain(scenery, guard('Ann', 0, x, y, more))
  return densityCost(play, combatantNamed(play, 'Ann'), points(...way))
}

/** Whether nothing stops Ann on the straight way from one point to another. */
export function passes(scenery: readonly Json[], more: More, from: [number, number], to: [number, number]): boolean {
  const play = loadTerrain(scenery, guard('Ann', 0, ...from, more))
  const ann = combatantNamed(play, 'Ann')
  return isPathClear({ base: ann.profile.base, pose: ann.at }, points(from, to), barriersFor(play, ann))
}

export function stands(scenery: readonly Json[], more: More, ...at: [number, number]): boolean {
  const play = loadTerrain(scenery, guard('Ann', 0, 2, 2, more))
  return mayStandAt(play, combatantNamed(play, 'Ann'), points(at)[0]!)
}

export function ends(way: readonly [number, number][]): [[number, number], [number, number]] {
  return [way[0]!, way.at(-1)!]
}
