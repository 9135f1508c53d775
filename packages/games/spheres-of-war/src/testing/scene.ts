import { type GameEvent, type Json, type Match, Proofreader, playSituation } from '@fray/kernel'
import { inches, type TableView } from '@fray/tabletop'
import { spheresOfWar } from '../game.ts'
import type { Setup, State } from '../state.ts'

type Scene = Match<State, Setup, TableView>

interface Script {
  readonly dice?: readonly number[]
  readonly answers?: readonly Json[]
}

const proofreader = new Proofreader(spheresOfWar.content.phrases)

/**
 * Plays a situation through the public interface, and checks that all dice are used, all phrases exist and all rules
 * are named.
 */
export function scene(position: Json, { dice = [], answers = [] }: Script = {}): Scene {
  const { match } = playSituation(spheresOfWar, { game: 'spheres-of-war', position, dice, answers })
  return proofreader.checkRules(proofreader.checkMessages(match))
}

/** Makes figures A1, A2… for seat 0 and B1, B2… for seat 1; places in inches. */
export function figures(ours: readonly (readonly [number, number])[], theirs: readonly (readonly [number, number])[]) {
  const name = (letter: string, seat: number) => (place: readonly [number, number], i: number) => ({
    name: `${letter}${i + 1}`,
    seat,
    x: place[0],
    y: place[1],
  })
  return [...ours.map(name('A', 0)), ...theirs.map(name('B', 1))]
}

/** A proposal to stop at a place, in inches. */
export function at(x: number, y: number): Json {
  return { path: [{ x: inches(x), y: inches(y) }] }
}

/** The answers of a move: the choice, the direction, the place. */
export function toward(x: number, y: number): Json[] {
  return ['move', 'toward', at(x, y)]
}

export function away(x: number, y: number): Json[] {
  return ['move', 'away', at(x, y)]
}

export function waits(count: number): Json[] {
  return new Array<Json>(count).fill('wait')
}

/** Gets the arguments of all events of a type, figures by name. */
export function eventArgs(match: Scene, type: string): Record<string, unknown>[] {
  return match.events.filter((event) => event.type === type).map((event) => argsByName(match, event))
}

function argsByName(match: Scene, event: GameEvent): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(event.args).map(([key, arg]) => [
      key,
      typeof arg === 'object' && 'figure' in arg ? match.state.combatants[arg.figure]?.name : arg,
    ]),
  )
}

/** The pairs of the matches played so far, as "A1-B2". */
export function matchesPlayed(match: Scene): string[] {
  return eventArgs(match, 'match').map(({ a, b }) => `${a}-${b}`)
}

export function combatantNamed(match: Scene, name: string) {
  const found = match.state.combatants.find((combatant) => combatant.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}

/** Gets the place of a combatant, in inches to three decimals. */
export function placeOf(match: Scene, name: string): [number, number] {
  const { at: spot } = combatantNamed(match, name)
  if (!spot) throw new Error(`${name} is not on the table`)
  return [Math.round((spot.x / 2540) * 1000) / 1000, Math.round((spot.y / 2540) * 1000) / 1000]
}

/** Gets the keys offered by the only pending decision. */
export function optionKeys(match: Scene): string[] {
  const decision = match.pending[0]
  return decision?.kind === 'pick' ? decision.options.map(({ key }) => key) : []
}

/** Gets the dice of every roll, with the seat that rolled. */
export function rolls(match: Scene) {
  return match.events.flatMap((event) => event.dice ?? [])
}
