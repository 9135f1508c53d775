import { type Procedure, text } from '@fray/kernel'
import { define } from '../../ability.ts'
import { gapBetween, isFree } from '../../ground/bodies.ts'
import type { Fighter, Play, PlayState } from '../../state.ts'
import { someWith } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { artefact } from '../builders.ts'

const RULE = 'CF-REV-LION-22'

/** CF-REV-LION-22: the lowest face that spots the bearer, by distance in cm; further off it cannot be spotted. */
const BANDS: readonly (readonly [cm: number, face: number])[] = [
  [10, 2],
  [20, 3],
  [30, 4],
  [50, 5],
  [60, 6],
]
const AT_ONCE = 0
const NEVER = 7

/**
 * CF-REV-LION-22: an enemy that targets the bearer from a distance must first spot it, while it is free of opponents.
 */
const cape = artefact('cape-of-dissimulation', {
  *isSpotted(play, enemy, from, bearer) {
    if (!isFree(play, bearer)) return true
    const least = play.measure(() => leastFace(play, enemy, from, bearer), BANDS[0]![1])
    if (least === AT_ONCE) return true
    const spotted = least !== NEVER && (yield* look(play, enemy, bearer, least))
    const names = { fighter: { figure: enemy.id }, target: { figure: bearer.id } }
    play.log(spotted ? 'cape.spotted' : 'cape.unspotted', names, [RULE], { seat: enemy.seat, isOutcome: true })
    return spotted
  },
})

/** CF-REV-LION-22: Consciousness spots every fighter within its area. */
function leastFace(play: PlayState, enemy: Fighter, from: Fighter, bearer: Fighter): number {
  const isAware = someWith(play, enemy, 'uncovers', (ability, effect) => ability.uncovers(play, bearer, enemy, effect))
  if (isAware) return AT_ONCE
  const gap = gapBetween(from, bearer)
  return BANDS.find(([cm]) => gap <= cm * CENTIMETRE)?.[1] ?? NEVER
}

function* look(play: Play, enemy: Fighter, bearer: Fighter, least: number): Procedure<boolean> {
  const words = { fighter: { figure: enemy.id }, target: { figure: bearer.id }, face: least }
  return yield* play.roll(text('roll.cape', words), [RULE], [{ seat: enemy.seat, count: 1, sides: 6 }], {
    id: `cape:${least}`,
    read: ([[face = 1] = []]) => face >= least,
  })
}

define(cape)
