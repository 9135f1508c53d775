import { type GameEvent, type Json, type Match, type MessageArg, playSituation } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { spherewars } from '../game.ts'
import type { Setup } from '../preparation/setup-data.ts'
import type { Combatant, Play, State } from '../state.ts'
import { inches } from '../units.ts'
import { proofreader } from './proofreading.ts'

export type Scene = Match<State, Setup, TableView>

export interface Script {
  readonly dice?: readonly (number | 'S')[]
  readonly answers?: readonly Json[]
}

/**
 * Lays out a situation and plays its script through the public interface. All dice must be used, all phrases exist and
 * all rules be cited.
 */
export function scene(position: Json, { dice = [], answers = [] }: Script = {}): Scene {
  const { match } = playSituation(spherewars, { game: 'spherewars', position, dice, answers })
  return proofreader.checkRules(proofreader.checkMessages(match))
}

/** A figure of a situation. */
export function figure(who: string, seat: 0 | 1, x: number, y: number, more: Record<string, Json> = {}): Json {
  return { who, seat, x, y, ...more }
}

/** A proposal to move through points, in inches. */
export function path(...places: readonly (readonly [number, number])[]): Json {
  return { path: places.map(([x, y]) => ({ x: inches(x), y: inches(y) })) }
}

/** Finds a combatant by name. */
export function combatantNamed({ state }: Pick<Play, 'state'>, name: string): Combatant {
  const found = state.combatants.find((combatant) => combatant.profile.name === name)
  if (!found) throw new Error(`nobody is called ${name}`)
  return found
}

/** Gets where a combatant stands, in inches to two decimals. */
export function placeOf(match: Scene, name: string): [number, number] {
  const { at } = combatantNamed(match, name)
  return [Math.round(at.x / 25) / 100, Math.round(at.y / 25) / 100]
}

/** Gets the arguments of all events of a type, with figures by name. */
export function eventArgs(match: Scene, type: string): Record<string, unknown>[] {
  return match.events.filter((event) => event.type === type).map((event) => withNames(match, event))
}

function withNames(match: Scene, event: GameEvent): Record<string, unknown> {
  const value = (arg: MessageArg) => {
    if (typeof arg !== 'object') return arg
    if ('figure' in arg) return match.state.combatants[arg.figure]?.profile.name
    return 'seat' in arg ? arg.seat : arg.text.id
  }
  return Object.fromEntries(Object.entries(event.args).map(([key, arg]) => [key, value(arg)]))
}

/** Gets the keys that the first pending decision offers. */
export function optionKeys(match: Scene): string[] {
  const decision = match.pending[0]
  if (!decision) return []
  return (decision.kind === 'pick' ? decision.options : (decision.alternatives ?? [])).map(({ key }) => key)
}

/** Gets the prompt of the first pending decision. */
export function promptId(match: Scene): string | undefined {
  return match.pending[0]?.prompt.id
}

/** Gets how many dice of each pool fell in every roll, and for what: ["roll.dexterity 3 2"]. */
export function rolledDice(match: Scene): string[] {
  return match.events
    .filter((event) => event.dice)
    .map((event) => {
      const purpose = event.args.purpose
      const id = typeof purpose === 'object' && 'text' in purpose ? purpose.text.id : ''
      return [id, ...(event.dice ?? []).map(({ values }) => values.length)].join(' ')
    })
}

/** Gets why an answer of the asked seat would be refused: the phrase and the rules. */
export function refusal(match: Scene, answer: Json): string | undefined {
  const refused = match.check(match.pending[0]!.seat, answer)
  return refused && [refused.reason.id, ...refused.rules].join(' ')
}
