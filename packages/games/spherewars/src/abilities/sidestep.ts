import type { WindowUse } from '@fray/hooks'
import { text } from '@fray/kernel'
import { define } from '../ability.ts'
import { isAnswerable } from '../command/prospect.ts'
import type { WindowMoment } from '../command/window-moment.ts'
import { relocate } from '../movement/relocation.ts'
import { type Combatant, isIn, type Play } from '../state.ts'
import { asProcedure, listedAbility } from './builders.ts'
import { isSpent, recordUse } from './uses.ts'

/** SW-RACE-44: once per enemy round, moves as by Relocate! when about to be joined, without an order. */
function sidestep(play: Play, moment: WindowMoment, bearer: Combatant): WindowUse | null {
  if (moment.at !== 'before-join' || moment.target.id !== bearer.id) return null
  if (bearer.side === play.state.round || bearer.fleeing || isIn(bearer, 'paralysed')) return null
  if (isSpent(play, bearer, 'sidestep')) return null
  return {
    key: 'sidestep',
    text: text('option.sidestep', { target: { figure: bearer.id } }),
    icon: 'dodging',
    rules: ['SW-RACE-44'],
    note: () => text('note.sidestep'),
    reaction: { source: 'ability:sidestep', matters: () => isAnswerable(moment) },
    // Asks for the place when the window closes.
    perform: (later) =>
      asProcedure(() => {
        recordUse(play, bearer, 'sidestep')
        relocate(play, bearer, { longest: 2, rule: 'SW-RACE-44', contact: 'forbidden' }, later)
      }),
  }
}

define(listedAbility('sidestep', { reaction: { at: ['before-join'], use: sidestep } }))
