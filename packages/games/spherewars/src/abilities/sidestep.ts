import { type Seat, text } from '@fray/kernel'
import { type Moment, provide, type Use } from '../command/windows.ts'
import { relocate } from '../movement/relocation.ts'
import { isIn, ownerOf, type Play } from '../state.ts'
import { atOnce } from './making.ts'
import { isSpent, spend } from './uses.ts'

const NOTHING: readonly Use[] = []

/** SW-RACE-44: once in each enemy round one that is about to be joined moves as by Relocate!, without any order. */
function offerSidestep(play: Play, moment: Moment, seat: Seat): readonly Use[] {
  if (moment.at !== 'before-join') return NOTHING
  const { target } = moment
  if (!target.profile.abilities.includes('sidestep') || ownerOf(play, target) !== seat) return NOTHING
  if (target.side === play.state.round || target.fleeing || isIn(target, 'paralysed')) return NOTHING
  if (isSpent(play, target, 'sidestep')) return NOTHING
  return [
    {
      key: 'sidestep',
      text: text('option.sidestep', { target: { figure: target.id } }),
      icon: 'dodging',
      rules: ['SW-RACE-44'],
      // The place is asked for when the window closes.
      perform: (later) =>
        atOnce(() => {
          spend(play, target, 'sidestep')
          relocate(play, target, { longest: 2, rule: 'SW-RACE-44', contact: 'forbidden' }, later)
        }),
    },
  ]
}

provide(offerSidestep)
