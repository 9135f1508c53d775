import { type Message, text } from '@fray/kernel'
import type { CounterView, ResourceView, SideView } from '@fray/tabletop'
import { isFaithful } from '../divination/faith.ts'
import { gemsIn, isMagician } from '../incantation/mana.ts'
import { isObject } from '../machines/crew.ts'
import type { Camp, Fighter, State } from '../state.ts'

/** Summarizes what a camp has left. */
export function sideView(state: State, camp: Camp): SideView {
  const { seat, name, army, passes, counters, diceBefore = [] } = camp
  const own = state.fighters.filter((fighter) => fighter.seat === seat && !isObject(fighter))
  const left = own.filter(({ status }) => status !== 'eliminated')
  return {
    seat,
    // An unnamed army is called by its people.
    name: name === army ? peopleOf(state, camp) : text('side', { name }),
    counters: [
      counter('counter.fighters', left.length, own.length),
      ...cardCounters(state, camp),
      ...(passes > 0 ? [counter('counter.passes', passes)] : []),
      // CF-MANA-10: the number of gems is public, even for magicians still to come.
      ...(own.some(isMagician)
        ? [
            counter(
              'counter.mana',
              sumOf(left, ({ gems }) => gemsIn(gems)),
            ),
          ]
        : []),
      // CF-FAITH-12: temporary faith is public.
      ...(own.some(isFaithful)
        ? [
            counter(
              'counter.faith',
              sumOf(left, ({ faith }) => faith),
            ),
          ]
        : []),
      ...(counters > 0 ? [counter('counter.authority', counters)] : []),
      ...(diceBefore.length > 0 ? [diceView(diceBefore)] : []),
    ],
  }
}

/** Resources that players can spend in this battle, and their use. */
export function resourcesIn({ fighters }: State): ResourceView[] {
  const resource = (id: string, icon: string): ResourceView => {
    return { icon, name: text(`resource.${id}`), use: text(`resource.${id}.use`) }
  }
  return [
    resource('reserve', 'card-pickup'),
    ...(fighters.some(isMagician) ? [resource('mana', 'gems')] : []),
    ...(fighters.some(isFaithful) ? [resource('faith', 'prayer')] : []),
  ]
}

/** The people of an army, with a number if both armies are of one people and unnamed. */
function peopleOf({ camps }: State, { seat, army }: Camp): Message {
  const people = text(`people.${army}`)
  const alike = camps.filter((camp) => camp.name === army).length > 1
  return alike ? text('side.numbered', { people: { text: people }, number: seat + 1 }) : people
}

/** CF-STRATEGIC-02, CF-DRAW-05, -07: the numbers of cards in pile and reserve are public; other phases have none. */
function cardCounters({ phase }: State, { pile, reserve, placements }: Camp): CounterView[] {
  if (phase !== 'activation' && phase !== 'deployment') return []
  const most = reserve.length + placements
  return [counter('counter.pile', pile.length), ...(most > 0 ? [counter('counter.reserve', reserve.length, most)] : [])]
}

function counter(label: string, value: number, of?: number): CounterView {
  const most = of === undefined ? {} : { of }
  return { label: text(label), value, ...most, text: text(`${label}.told`, { value, ...most }) }
}

/** CF-PACK-11: dice rolled before the battle are public. */
function diceView(dice: readonly number[]): CounterView {
  const words = text('counter.dice-before.told', { faces: dice.join(' ') })
  return { label: text('counter.dice-before'), value: dice.length, text: words }
}

function sumOf(fighters: readonly Fighter[], held: (fighter: Fighter) => number): number {
  return fighters.reduce((sum, fighter) => sum + held(fighter), 0)
}
