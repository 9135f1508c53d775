import { type GameEvent, type Json, type Match, type MessageArg, playSituation } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { confrontation } from '../game.ts'
import type { Setup } from '../preparation/setup.ts'
import type { Fighter, PlayState, State } from '../state.ts'
import { CENTIMETRE } from '../units.ts'
import { proofreader } from './proofreading.ts'

export type Scene = Match<State, Setup, TableView>

export interface Script {
  readonly dice?: readonly number[]
  readonly answers?: readonly Json[]
}

/**
 * Lays out a situation and plays its script through the public interface; the script must use all its dice, and every
 * message must have its phrase and its rules.
 */
export function scene(position: Json, { dice = [], answers = [] }: Script = {}): Scene {
  const { match } = playSituation(confrontation, { game: 'confrontation', position, dice, answers })
  return proofreader.checkRules(proofreader.checkMessages(match))
}

/** Fields of a figure other than name, seat and place. */
export type FigureDetails = Record<string, Json>

/** A plain fighter (MOV 10, all else 3, RES 5) by name; `changes` to its card, and further fields of the figure. */
export function figure(
  name: string,
  seat: 0 | 1,
  x: number,
  y: number,
  changes: FigureDetails = {},
  more: FigureDetails = {},
): Json {
  const plain = { ini: 3, att: 3, str: 3, def: 3, res: 5, cou: 4, dis: 3, abilities: [], command: null }
  return { seat, x, y, facing: seat === 0 ? 'east' : 'west', changes: { ...plain, ...changes, name }, ...more }
}

/** A proposal to move through places, in cm. */
export function path(...places: readonly (readonly [number, number])[]): Json {
  return { path: places.map(([x, y]) => ({ x: x * CENTIMETRE, y: y * CENTIMETRE })) }
}

/** Gets the fighter of a match or of a play whose card has this name. */
export function fighterNamed({ state }: PlayState, name: string): Fighter {
  const found = state.fighters.find((fighter) => fighter.member.profile.name === name)
  if (!found) throw new Error(`nobody is called ${name}`)
  return found
}

/** The place of a fighter, in cm to two decimals. */
export function placeOf(match: Scene, name: string): [number, number] {
  const { at } = fighterNamed(match, name)
  return [Math.round(at.x / 10) / 100, Math.round(at.y / 10) / 100]
}

/** The direction a fighter faces. */
export function facing(match: Scene, name: string): string {
  const { x, y } = fighterNamed(match, name).at.facing
  if (Math.abs(x) < 2) return y < 0 ? 'north' : 'south'
  if (Math.abs(y) < 2) return x < 0 ? 'west' : 'east'
  return `${x},${y}`
}

/** The arguments of all events of a type, figures by name. */
export function eventArgs(match: Scene, type: string): Record<string, unknown>[] {
  return match.events.filter((event) => event.type === type).map((event) => namedArgs(match, event))
}

function namedArgs(match: Scene, event: GameEvent): Record<string, unknown> {
  const value = (arg: MessageArg) => {
    if (typeof arg !== 'object') return arg
    if ('figure' in arg) return match.state.fighters[arg.figure]?.member.profile.name
    return 'seat' in arg ? arg.seat : arg.text.id
  }
  return Object.fromEntries(Object.entries(event.args).map(([key, arg]) => [key, value(arg)]))
}

/** The keys offered by the first pending decision. */
export function optionKeys(match: Scene): string[] {
  const decision = match.pending[0]
  if (!decision) return []
  return (decision.kind === 'pick' ? decision.options : (decision.alternatives ?? [])).map(({ key }) => key)
}

/** The reason why the first pending decision bars an option, as the phrase and the first rule. */
export function barReason(match: Scene, key: string): string | undefined {
  const decision = match.pending[0]
  const found =
    decision?.kind === 'pick' ? decision.barred?.find((barredOption) => barredOption.key === key) : undefined
  return found && `${found.reason.id} ${found.rules[0]}`
}

/** The prompt of the first pending decision. */
export function promptId(match: Scene): string | undefined {
  return match.pending[0]?.prompt.id
}

/** The reason why a proposal would be refused now, as the phrase and the first rule. */
export function refusal(match: Scene, answer: Json): string | undefined {
  const decision = match.pending[0]
  const refused = decision && match.check(decision.seat, answer)
  if (refused) proofreader.check(refused.reason)
  return refused && `${refused.reason.id} ${refused.rules[0]}`
}

/** Gives answers for the seat that is asked first. */
export function giveAnswers(match: Scene, ...answers: readonly Json[]): Scene {
  const before = match.events.length
  for (const answer of answers) {
    const [decision] = match.pending
    if (!decision) throw new Error('nobody is asked')
    const answered = match.answer(decision.seat, answer)
    if (!answered.ok) throw new Error(`${JSON.stringify(answer)} is refused: ${answered.reason.id}`)
  }
  return proofreader.checkRules(proofreader.checkMessages(match, before), before)
}

/** The number of dice of each pool in every roll, and the purpose: ["roll.attack 1"]. */
export function rolledDice(match: Scene): string[] {
  return match.events
    .filter((event) => event.dice)
    .map((event) => {
      const purpose = event.args.purpose
      const id = typeof purpose === 'object' && 'text' in purpose ? purpose.text.id : ''
      return [id, ...(event.dice ?? []).map(({ values }) => values.length)].join(' ')
    })
}
