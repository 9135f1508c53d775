import {
  type Decision,
  type GameEvent,
  type Json,
  type Match,
  type MessageArg,
  type Procedure,
  Proofreader,
  playSituation,
  QuickDice,
  type Seat,
  Speaker,
  text,
  type Verdict,
} from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { missum } from '../game.ts'
import type { Setup } from '../preparation/setup-data.ts'
import type { Play, State, Unit } from '../state.ts'

export type Scene = Match<State, Setup, TableView>

export interface Script {
  readonly dice?: readonly number[]
  readonly answers?: readonly Json[]
  /** Random dice instead of a script, for tests that read only the numbers before the roll. */
  readonly seed?: string
}

export const proofreader = new Proofreader(missum.content.phrases)

/**
 * Plays a situation through the public interface, and checks that all dice are used, all phrases exist and all rules
 * are named.
 */
export function scene(position: Json, { dice = [], answers = [] }: Script = {}): Scene {
  const { match } = playSituation(missum, { game: 'missum', position, dice, answers })
  return proofreader.checkRules(proofreader.checkMessages(match))
}

/** Makes a legion of a situation, by default ten heavy infantry with shields, men with swords. Millimetres. */
export function legion(name: string, seat: 0 | 1, x: number, y: number, more: Record<string, Json> = {}): Json {
  const weapons = (more.race ?? 'human') === 'human' ? { weapons: ['longSword'] } : {}
  return { name, seat, at: [x, y], ...weapons, ...more }
}

/** Plays one rule alone on a situation, in a match that ends with the rule and has no unit on the move. */
export function playRule(position: Json, rule: (play: Play) => Procedure<unknown>, script: Script = {}): Scene {
  const { dice = [], answers = [], seed } = script
  const game: typeof missum = {
    ...missum,
    rules: {
      ...missum.rules,
      *next(play) {
        do yield* rule(play)
        while (play.state.moving)
        play.state.phase = 'over'
      },
      outcome: ({ phase }) => (phase === 'over' ? { winners: [], reason: text('title'), rules: [] } : undefined),
    },
  }
  if (seed === undefined)
    return proofreader.checkMessages(playSituation(game, { game: 'missum', position, dice, answers }).match)
  return playSituation(game, { game: 'missum', position, answers }, { dice: new QuickDice(seed) }).match
}

/** Plays one step of a situation through the public interface, in a match that ends with the step. */
export function playStep(position: Json, script: Script = {}): Scene {
  const { dice = [], answers = [], seed } = script
  const { step, turn } = missum.saves.readPosition(position).state
  const game: typeof missum = {
    ...missum,
    rules: {
      ...missum.rules,
      outcome: (state) =>
        (state.step !== step || state.turn !== turn) && !state.moving
          ? { winners: [], reason: text('title'), rules: [] }
          : undefined,
    },
  }
  if (seed === undefined)
    return proofreader.checkMessages(playSituation(game, { game: 'missum', position, dice, answers }).match)
  return playSituation(game, { game: 'missum', position, answers }, { dice: new QuickDice(seed) }).match
}

/** Gets a unit by name. */
export function unit(match: Scene, name: string): Unit {
  const found = match.state.units.find((unit) => unit.name === name)
  if (!found) throw new Error(`no unit is called ${name}`)
  return found
}

/** Gets the arguments of all events of a type, units by name. */
export function eventArgs(match: Scene, type: string): Record<string, unknown>[] {
  return match.events.filter((event) => event.type === type).map((event) => argsByName(match, event))
}

function argsByName(match: Scene, event: GameEvent): Record<string, unknown> {
  const value = (arg: MessageArg) => {
    if (typeof arg !== 'object') return arg
    if ('figure' in arg) return match.state.units[arg.figure]?.name
    return 'seat' in arg ? arg.seat : arg.text.id
  }
  return Object.fromEntries(Object.entries(event.args).map(([key, arg]) => [key, value(arg)]))
}

/** Gets the decision of a seat; by default the first one. */
function pendingOf(match: Scene, seat?: Seat): Decision | undefined {
  return match.pending.find((decision) => seat === undefined || decision.seat === seat)
}

/** Gets the keys offered by the pending decision. */
export function optionKeys(match: Scene, seat?: Seat): string[] {
  const decision = pendingOf(match, seat)
  if (!decision) return []
  return (decision.kind === 'pick' ? decision.options : (decision.alternatives ?? [])).map(({ key }) => key)
}

/** Gets the English texts of the pending decision's options. */
export function optionTexts(match: Scene, seat?: Seat): string[] {
  const decision = pendingOf(match, seat)
  const speaker = new Speaker(missum.content.phrases)
  const names = { figure: (id: number) => match.state.units[id]?.name ?? '', seat: String }
  return decision?.kind === 'pick' ? decision.options.map(({ text }) => speaker.say(text, names)) : []
}

/** Gets the id of the pending decision's prompt. */
export function promptId(match: Scene, seat?: Seat): string | undefined {
  return pendingOf(match, seat)?.prompt.id
}

/** Judges a proposal by the pending place decision. */
export function judgeProposal(match: Scene, answer: Json, seat?: Seat): Verdict<unknown> {
  const decision = pendingOf(match, seat)
  if (decision?.kind !== 'place') throw new Error('nobody is asked for a place')
  return decision.check(answer)
}
