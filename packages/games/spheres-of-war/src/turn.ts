import { type DecisionOption, type Message, type Procedure, text } from '@fray/kernel'
import type { Point } from '@fray/tabletop'
import { firstToStrike } from './combat.ts'
import { gapBetween, touching } from './contact.ts'
import { playMatch } from './match.ts'
import {
  onTable,
  type PlacedCombatant,
  type Play,
  QUIET_LIMIT,
  retaliator,
  STEP,
  type State,
  standing,
} from './state.ts'

type Pair = readonly [instigator: number, retaliator: number]

/** SO-1-11, SO-1-32: makes all combatants available again, except enemies in contact. */
export function* startTurn(play: Play): Procedure {
  const { state } = play
  state.turn++
  state.eventful = false
  for (const combatant of state.combatants) combatant.inert = false
  play.log('turn', { turn: state.turn }, ['SO-1-9', 'SO-1-11'])
  state.locked = []
  for (let pairs = touchingPairs(state); pairs.length > 0; pairs = touchingPairs(state)) {
    const pair = lonelyPair(pairs) ?? (yield* choosePair(play, pairs, 'ask.pairing', ['SO-1-32']))
    state.locked.push([pair[0], pair[1]])
  }
  for (const [a, b] of state.locked) play.log('locked', { a: { figure: a }, b: { figure: b } }, ['SO-1-32', 'SO-1-33'])
  state.phase = 'matches'
}

/** SO-1-10, SO-1-21: plays one match, or ends the turn. */
export function* nextMatch(play: Play): Procedure {
  const { state } = play
  const pairs = closestPairs(state)
  if (pairs.length === 0) {
    endTurn(play)
    return
  }
  const [a, b] = yield* choosePair(play, pairs, 'ask.match', ['SO-1-14', 'SO-GAP-05'])
  state.locked = state.locked.filter(([first, second]) => first !== a || second !== b)
  const first = state.combatants.every((combatant) => !combatant.inert)
  play.log('match', { a: { figure: a }, b: { figure: b } }, ['SO-1-12', first ? 'SO-1-13' : 'SO-1-21'])
  yield* playMatch(play, a, b)
}

/** SO-1-22, SO-GAP-11: ends the turn, and the game after ten quiet turns or at the limit. */
function endTurn(play: Play): void {
  const { state, setup } = play
  play.log('turn-ends', { turn: state.turn }, ['SO-1-22'])
  state.quietTurns = state.eventful ? 0 : state.quietTurns + 1
  state.ended = state.quietTurns >= QUIET_LIMIT || (setup.turnLimit !== null && state.turn >= setup.turnLimit)
  state.phase = 'turn'
}

function* choosePair(play: Play, pairs: readonly Pair[], ask: string, rules: readonly string[]): Procedure<Pair> {
  const options = pairs.map(
    ([a, b]): DecisionOption<Pair> => ({
      key: `${a}-${b}`,
      text: text('option.pair', { a: { figure: a }, b: { figure: b } }),
      value: [a, b],
      figure: a,
      target: b,
      // Dragging a combatant chooses its match, and the direction to its opponent.
      gesture: 'move',
      heading: headingFrom(standing(play.state, a), standing(play.state, b)),
      note: () => firstActionNote(play.state, standing(play.state, a), standing(play.state, b)),
    }),
  )
  return yield* play.pick({ seat: play.state.instigator, prompt: text(ask), rules, options })
}

function headingFrom({ at: from }: PlacedCombatant, { at: to }: PlacedCombatant): Point {
  return { x: to.x - from.x, y: to.y - from.y }
}

/** Names the combatant that begins a match: the striker in contact, the first to act otherwise. */
function firstActionNote(state: State, a: PlacedCombatant, b: PlacedCombatant): Message {
  if (!touching(a, b)) return text('note.pair', { first: { figure: a.id } })
  const attacker = firstToStrike(state, a, b)
  const defender = attacker === a ? b : a
  return text('note.pair-locked', { attacker: { figure: attacker.id }, defender: { figure: defender.id } })
}

/** SO-1-13, SO-1-14: gets the pairs locked at the start of the turn, then the closest of the rest. */
export function closestPairs(state: State): Pair[] {
  if (state.locked.length > 0) return [...state.locked]
  let closest = Number.POSITIVE_INFINITY
  let pairs: Pair[] = []
  for (const [a, b] of enemies(state, (placedCombatant) => !placedCombatant.inert)) {
    const steps = Math.round(gapBetween(a, b) / STEP)
    if (steps > closest) continue
    if (steps < closest) pairs = []
    closest = steps
    pairs.push([a.id, b.id])
  }
  return pairs
}

/** Gets enemies in contact that both have no partner yet. */
function touchingPairs(state: State): Pair[] {
  const taken = new Set(state.locked.flat())
  return enemies(state, (placedCombatant) => !taken.has(placedCombatant.id))
    .filter(([a, b]) => touching(a, b))
    .map(([a, b]) => [a.id, b.id] as const)
}

/** Gets a pair whose members touch no other enemy: there is nothing to choose. */
function lonelyPair(pairs: readonly Pair[]): Pair | undefined {
  return pairs.find(([a, b]) => pairs.filter(([c, d]) => a === c || b === d).length === 1)
}

function enemies(
  state: State,
  wanted: (placedCombatant: PlacedCombatant) => boolean,
): [PlacedCombatant, PlacedCombatant][] {
  const retaliators = onTable(state, retaliator(state)).filter(wanted)
  return onTable(state, state.instigator)
    .filter(wanted)
    .flatMap((a) => retaliators.map((b): [PlacedCombatant, PlacedCombatant] => [a, b]))
}
