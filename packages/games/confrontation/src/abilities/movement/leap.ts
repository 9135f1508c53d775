import { define } from '../../ability.ts'
import { sizeOf } from '../../ground/sight.ts'
import { limits } from '../../limits.ts'
import { leapsAlong } from '../../movement/leaping.ts'
import { type Fighter, type PlayState, profileOf } from '../../state.ts'
import { has } from '../../traits.ts'
import { ability, immediately } from '../builders.ts'

/** CF-ABIL-57 (a): two leaps for each movement; a pursuit shares those of the round. */
const LEAPS = { id: 'leap', per: 'round', times: 2 } as const

/** CF-ABIL-57 (b): the height limit of scenery in cm, by size; the biggest first. */
const HIGHEST: readonly (readonly [ability: string, cm: number])[] = [
  ['gigantic', 20],
  ['colossal', 15],
  ['enormous', 10],
]
const BY_SIZE = { small: 2, medium: 3, large: 5, 'very-large': 10 } as const

function highest(play: PlayState, bearer: Fighter): number {
  const huge = HIGHEST.find(([id]) => has(play, bearer, id))
  return huge ? huge[1] : BY_SIZE[profileOf(bearer).size]
}

/** CF-ABIL-57: up to two obstacles of a movement can be leapt over, if they are not too big. */
const leap = ability('leap', {
  worksInRout: true,
  leaps: ({ state }, bearer) => (state.phase === 'combat' ? limits.left(state, bearer.uses, LEAPS) : LEAPS.times),
  leapsOver: (play, { what }, bearer) => {
    if (what === null) return false
    if ('member' in what) return sizeOf(what) <= sizeOf(bearer)
    return what.ground === 'uncrossable' || what.height <= highest(play, bearer)
  },
  onWay: (play, points, met, bearer) =>
    immediately(() => {
      for (let i = leapsAlong(play, bearer, points, met); i > 0; i--) limits.spend(play.state, bearer.uses, LEAPS)
    }),
})

define(leap)
