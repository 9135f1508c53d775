import { text } from '@fray/kernel'
import { define } from '../ability.ts'
import { fatigueLoss } from '../melee/fatigue.ts'

/** SW-RRULE-19: the actions that move a combatant in its movement phase. */
const MOVE_ACTIONS: readonly string[] = ['run', 'speed-up', 'charge', 'engage']

/** Effects of orders on combatants that heard them. */
define(
  { id: 'hit-the-dirt', name: 'Hit the Dirt!', rule: 'SW-ORDER-25', liesLow: true },
  {
    id: 'to-the-death',
    name: 'To the Death!',
    rule: 'SW-ORDER-28',
    dexterityDice: ({ tally }) => void tally.add(1, text('order.to-the-death'), 'SW-ORDER-28'),
  },
  {
    id: 'devour',
    name: 'Devour!',
    rule: 'SW-RRULE-09',
    house: true,
    furyDice: ({ tally }) => void tally.add(1, text('order.devour'), 'SW-RRULE-09'),
  },
  {
    id: 'by-the-alliance',
    name: 'By the Alliance!',
    rule: 'SW-RRULE-13',
    house: true,
    dexterity: ({ play, tally }, bearer) =>
      void tally.add(fatigueLoss(play, bearer), text('order.by-the-alliance'), 'SW-RRULE-13'),
  },
  {
    id: 'go-forth',
    name: 'Go Forth!',
    rule: 'SW-RRULE-19',
    house: true,
    movementPoints({ tally, use }) {
      if (MOVE_ACTIONS.includes(use)) tally.add(1, text('order.go-forth'), 'SW-RRULE-19')
    },
  },
)
