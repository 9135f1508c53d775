import { text } from '@fray/kernel'
import { define } from '../../ability.ts'
import { camp } from '../../state.ts'
import { capacity } from '../builders.ts'
import { costOf, onceForCamp } from './camp-uses.ts'

/** CF-PACK-11: the A.P. of bearers per die, rounded up. */
const AP_PER_DIE = 250

/** CF-PACK-11: dice rolled before the battle and stored for later tests. */
const paradox = capacity('paradox', {
  takesDice: true,
  gameStart: (play, bearer) =>
    onceForCamp(play, bearer, 'paradox', 'game', function* () {
      const count = Math.ceil(costOf(play, bearer.seat, 'paradox') / AP_PER_DIE)
      const pool = { seat: bearer.seat, count, sides: 6 }
      const [faces = []] = yield* play.rollDice(text('roll.paradox'), ['CF-PACK-11'], [pool])
      camp(play, bearer.seat).diceBefore = [...faces]
      return true
    }),
})

define(paradox)
