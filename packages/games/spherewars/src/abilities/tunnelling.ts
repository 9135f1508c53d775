import { type Procedure, text } from '@fray/kernel'
import { type Point, pathLength } from '@fray/tabletop'
import type { OwnMove } from '../ability.ts'
import type { Piece } from '../ground/scenery.ts'
import { enemiesTouchedAt } from '../ground/surroundings.ts'
import { passesThrough } from '../ground/terrain-costs.ts'
import { makeContact } from '../melee/contact.ts'
import { chooseFreeMove } from '../movement/free-move.ts'
import { asInches, figurePath } from '../movement/paths/path-points.ts'
import { walk } from '../movement/paths/travel.ts'
import { type Combatant, isIn, ownerOf, type Play } from '../state.ts'
import { inches } from '../units.ts'

/** SW-RACE-107: maximum length of a tunnel. */
const LONGEST = inches(8)

/** SW-RACE-107: scenery that a tunnel cannot pass. */
const SOLID: readonly string[] = ['building', 'deep-aquatic', 'red-hot', 'deep-red-hot']

/**
 * SW-RACE-107: moves straight under everything to free ground. Surfacing in contact is an engagement, otherwise it
 * counts as speeding up.
 */
export const tunnel: OwnMove = {
  note: 'note.tunnel',
  *perform(play, mover): Procedure {
    const points = yield* chooseFreeMove(play, mover, {
      longest: LONGEST,
      prompt: text('ask.tunnel', { mover: { figure: mover.id } }),
      rules: ['SW-RACE-107'],
      // SW-STATE-24: fearful combatants cannot join.
      contact: isIn(mover, 'fearful') ? 'forbidden' : 'allowed',
      optional: true,
      over: true,
      straight: true,
      where: (at) => underSolidGround(play, mover, at),
    })
    play.state.acting!.move = points ? 'speed-up' : 'stand'
    if (points) yield* surface(play, mover, points)
  },
}

function underSolidGround(play: Play, { at, profile }: Combatant, to: Point) {
  const inTheWay = (piece: Piece) =>
    piece.features.some((feature) => SOLID.includes(feature)) && passesThrough(piece, profile.base.radius, [at, to])
  return play.state.pieces.some(inTheWay) ? text('refuse.no-tunnel') : undefined
}

function* surface(play: Play, mover: Combatant, points: readonly Point[]): Procedure {
  play.log('tunnelled', { mover: { figure: mover.id }, inches: asInches(pathLength(points)) }, ['SW-RACE-107'], {
    seat: ownerOf(play, mover),
    paths: [figurePath(mover, points)],
  })
  const reached = enemiesTouchedAt(play, mover, points.at(-1)!)
  if (reached.length === 0) return walk(play, mover, points)
  play.state.acting!.move = 'engage'
  yield* makeContact(play, { joiner: mover, points, reached, charged: [], jumps: [] })
}
