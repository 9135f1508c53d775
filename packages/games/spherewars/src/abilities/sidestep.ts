import { type Seat, text } from '@fray/kernel'
import { type Moment, provide, type Use } from '../command/windows.ts'
import { relocate } from '../movement/relocation.ts'
import { isIn, ownerOf, type Turn } from '../state.ts'
import { atOnce } from './making.ts'
import { isSpent, spend } from './uses.ts'

const NOTHING: readonly Use[] = []

/** SW-RACE-44: once in each enemy round one that is about to be joined moves as by Relocate!, without any order. */
function offerSidestep(turn: Turn, moment: Moment, seat: Seat): readonly Use[] {
  if (moment.at !== 'before-join') return NOTHING
  const { target } = moment
  if (!target.profile.abilities.includes('sidestep') || ownerOf(turn, target) !== seat) return NOTHING
  if (target.side === turn.state.round || target.fleeing || isIn(target, 'paralysed')) return NOTHING
  if (isSpent(turn, target, 'sidestep')) return NOTHING
  return [
    {
      key: 'sidestep',
      text: text('option.sidestep', { target: { figure: target.id } }),
      icon: 'dodging',
      rules: ['SW-RACE-44'],
      // The place is asked for when the window closes.
      perform: (later) =>
        atOnce(() => {
          spend(turn, target, 'sidestep')
          relocate(turn, target, { longest: 2, rule: 'SW-RACE-44', contact: 'forbidden' }, later)
        }),
    },
  ]
}

provide(offerSidestep)
