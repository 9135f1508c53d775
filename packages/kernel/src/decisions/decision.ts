import type { Json, Seat } from '../match/seat.ts'
import { type Message, text } from '../texts/message.ts'
import type { ExplainedNumber } from '../texts/tally.ts'
import { type ArrangeForm, type Arrangement, type ArrangementAnswer, readArrangement } from './arrangement.ts'
import type { Interruption, Reaction, ReactionData } from './interruption.ts'
import { type Refusal, refuse, type Verdict } from './verdict.ts'

/** A player's answer: the key of an option, a proposal for a place decision, or an arrangement. */
export type Answer = Json

/**
 * What several options have in common. They appear together under its text, each with the short label that tells it
 * apart.
 */
export interface OptionGroup {
  /** Options whose groups have the same text belong to the same group. */
  readonly text: Message
  /** One line about what choosing any of them does. */
  readonly note?: Message
  readonly icon?: string
  /** The option's name within the group; its own text is complete. */
  readonly label: Message
}

/** The random weight of options that end or waste something. */
export const RARE_WEIGHT = 1 / 12

/** The part of an option that is plain data. */
interface OptionContent {
  /** Unique within the decision; answers and saved matches hold it. */
  readonly key: string
  readonly text: Message
  /** The figure on the table that stands for the option. */
  readonly figure?: number
  /** The figures the option acts with, if there are several: the fighters of a card. */
  readonly figures?: readonly number[]
  readonly icon?: string
  /** If many options differ in two ways (which spell, how strong), the way to sort them by. */
  readonly group?: OptionGroup
  readonly rules?: readonly string[]
  /** The option tells something other seats may not know: on a shared screen only its own seat sees it. */
  readonly secret?: boolean
  /** The option's text on a shared screen, if only its own text tells what other seats may not know. */
  readonly publicText?: Message
  /** The figure the option is done to, if `figure` is not that one. */
  readonly target?: number
  /** The template it would place on the table, for drawing, as far as the seat may know; tabletop defines the form. */
  readonly template?: Json
  /**
   * What dragging a figure means: over the ground ('move', then that place), or onto another figure ('attack', then
   * that figure).
   */
  readonly gesture?: DragGesture
}

/** One choice with a label. */
export interface DecisionOption<T = unknown> extends OptionContent {
  readonly value: T
  /** For interruptions: what the option uses, and whether now is the time for it. */
  readonly reaction?: Reaction
  /**
   * How often a random player keeps this option once it has drawn it, from 0 to 1 (the default). Lower for options that
   * break off or waste what the others continue, so that random games get somewhere.
   */
  readonly randomWeight?: number
  /**
   * One line about its cost or consequence: how far it reaches, what may follow. Computed only when somebody reads it.
   */
  note?(): Message
  /** Why it cannot succeed as far as the seat knows; the rules still allow the attempt. */
  cannotSucceed?(): Message | undefined
  /** The direction of this move if several are offered: a drag means the one that leads its way. */
  readonly heading?: { readonly x: number; readonly y: number }
}

/** A drag over the ground or onto another figure. */
export type DragGesture = 'move' | 'attack'

/** A choice players may look for but cannot have now, with the reason. */
export interface BarredOption {
  readonly key: string
  readonly text: Message
  readonly reason: Message
  readonly rules: readonly string[]
  readonly icon?: string
  /** What dragging a figure would have meant. */
  readonly gesture?: DragGesture
}

/** The part of a decision that is plain data, whatever its kind. */
interface DecisionContent {
  readonly seat: Seat
  readonly prompt: Message
  readonly rules: readonly string[]
  /** The figure whose action is being decided. */
  readonly figure?: number | undefined
  /** Play would go on without the seat, which may interrupt. */
  readonly interruption?: Interruption
  /**
   * The question itself tells something other seats may not know: on a shared screen its player looks alone. For
   * simultaneous choices, false means that everything is revealed once all have chosen, so the last to choose needs no
   * privacy.
   */
  readonly secret?: boolean
}

interface DecisionBase extends DecisionContent {
  /**
   * Explains why an option that is not in the list cannot be had, beyond "not offered", as far as the seat knows.
   * Called only when somebody tries it.
   */
  whyNot?(key: string): Refusal | undefined
  /** The usual answer: odds and previews continue with it. It is never shown. */
  defaultAnswer?(): Answer | undefined
  /**
   * The default answer repeats what the seat decided before, and nothing has happened since to change it. Interfaces
   * answer for people who want to be asked only when it matters.
   */
  readonly isRoutine?: boolean
  /**
   * The answer by which the seat does nothing of its own: it holds its fire, casts nothing. Odds of another seat's plan
   * continue with it, so that they show the effect of that plan alone; a player that plays on for the seat gives the
   * default answer.
   */
  readonly abstention?: Answer
  /** What odds that continue with one of these answers leave out, and say so: "Ann may jump at Bob". */
  excludedFromOdds?(): Message
}

/** A seat must choose one option of a finite list. */
export interface PickDecision<T = unknown> extends DecisionBase {
  readonly kind: 'pick'
  readonly options: readonly DecisionOption<T>[]
  readonly barred?: readonly BarredOption[]
  /**
   * The key of the option that leaves everything as it is, if others may not know that the seat is asked at all. To
   * others, this answer is a pass; if there is no other option, the question is a formality.
   */
  readonly silentOption?: string | undefined
}

/**
 * A seat must choose a place on the table: a pose or a path. Tabletop and the interface agree on the form of a
 * proposal; the kernel only carries it.
 */
export interface PlaceDecision<P = unknown> extends DecisionBase {
  readonly kind: 'place'
  /** The thing to place and its limits, as data for an interface that has never seen the game. */
  readonly form: Json
  /** Judges a proposal by the rules, without telling what the seat may not know. */
  check(proposal: Json): Verdict<P>
  /**
   * Lists legal proposals worth considering, best first; never empty unless there are `alternatives`. Pass `wanted`
   * to get only the first few: a game that finds them one by one (`takeFirst`) need not look for the rest.
   */
  suggest(wanted?: number): readonly Json[]
  /** Finds a proposal that reaches a place round obstacles, if there is one; it may still be refused. */
  route?(to: Json): Json | undefined
  /** The area of legal proposals, for drawing, as far as the seat may know. */
  region?(): Json
  /** Gets how far a proposal goes and how far it may go; undefined for a malformed one. */
  costOf?(proposal: Json): ProposalCost | undefined
  /** Options other than placing ("stay here"). */
  readonly alternatives?: readonly DecisionOption<P>[]
}

/** The amounts that a proposal spends and may spend: the length of a path, and its limit with terms. */
export interface ProposalCost {
  readonly spent: number
  readonly allowed: ExplainedNumber
}

/**
 * A seat must put things in order or divide them among slots: a pile of cards, dice between attack and defence, a fray
 * into fights. The general conditions (everything placed, limits kept) are checked before the game's own.
 */
export interface ArrangeDecision<A = unknown> extends DecisionBase, ArrangeForm {
  readonly kind: 'arrange'
  /** Judges an arrangement by the rules of the game, without telling what the seat may not know. */
  check(arrangement: Arrangement): Verdict<A>
  /** Lists legal arrangements worth considering, best first; never empty unless there are `alternatives`. */
  suggest(wanted?: number): readonly ArrangementAnswer[]
  /** How many of the suggestions are worth comparing with their odds. */
  readonly compared?: number
  /** Options other than arranging ("leave them as they are"). */
  readonly alternatives?: readonly DecisionOption<A>[]
}

export type Decision = PickDecision | PlaceDecision | ArrangeDecision

/** Takes the first proposals; those after them are never computed. */
export function takeFirst<P>(proposals: Iterable<P>, wanted = Number.POSITIVE_INFINITY): P[] {
  const first: P[] = []
  for (const proposal of proposals) if (first.push(proposal) >= wanted) break
  return first
}

/** An option as it is sent: its notes are computed, and its value stays behind. */
export interface OptionData extends OptionContent {
  readonly reaction?: ReactionData
  readonly note?: Message
  readonly cannotSucceed?: Message
}

export interface PickDecisionData extends DecisionContent {
  readonly kind: 'pick'
  readonly options: readonly OptionData[]
  readonly barred?: readonly BarredOption[]
  readonly silentOption?: string
}

export interface PlaceDecisionData extends DecisionContent {
  readonly kind: 'place'
  readonly form: Json
  readonly alternatives: readonly OptionData[]
}

export interface ArrangeDecisionData extends DecisionContent, ArrangeFormData {
  readonly kind: 'arrange'
  /** The arrangement an interface begins with: the best suggestion. */
  readonly suggested?: ArrangementAnswer
  /** The suggestions worth comparing, if there are several. */
  readonly compared?: readonly ArrangementAnswer[]
  readonly alternatives: readonly OptionData[]
}

/** Only scripts use `rest`. */
type ArrangeFormData = Omit<ArrangeForm, 'rest'>

/** A decision as plain data, as it crosses to another thread, a file or a screen. */
export type DecisionData = PickDecisionData | PlaceDecisionData | ArrangeDecisionData

/** Gets the options of a list, or the alternatives to placing or arranging. */
export function optionsOf(decision: Decision): readonly DecisionOption[]
export function optionsOf(decision: DecisionData): readonly OptionData[]
export function optionsOf(decision: Decision | DecisionData): readonly (DecisionOption | OptionData)[]
export function optionsOf(decision: Decision | DecisionData): readonly (DecisionOption | OptionData)[] {
  return decision.kind === 'pick' ? decision.options : (decision.alternatives ?? [])
}

/** Gets the options that cannot be chosen now; only lists have them. */
export function barredOptions(decision: Decision | DecisionData): readonly BarredOption[] {
  return decision.kind === 'pick' ? (decision.barred ?? []) : []
}

/**
 * Describes a decision as plain data. Games may keep more in an option than is named here (the code that carries it
 * out, say); only the named fields are passed on.
 */
export function describeDecision(decision: Decision): DecisionData {
  switch (decision.kind) {
    case 'pick': {
      const { kind, options, barred, silentOption } = decision
      const withheldOnes = barred ? { barred: barred.map(describeBarred) } : {}
      const secretly = silentOption === undefined ? {} : { silentOption }
      return { kind, ...describeCommon(decision), options: options.map(describeOption), ...withheldOnes, ...secretly }
    }
    case 'place': {
      const { kind, form, alternatives = [] } = decision
      return { kind, ...describeCommon(decision), form, alternatives: alternatives.map(describeOption) }
    }
    case 'arrange': {
      const { kind, things, slots, links, alternatives = [] } = decision
      const suggestions = decision.suggest(decision.compared ?? 1)
      const [suggested, second] = suggestions
      const begin = suggested ? { suggested, ...(second && decision.compared ? { compared: suggestions } : {}) } : {}
      const linked = links ? { links } : {}
      return {
        kind,
        ...describeCommon(decision),
        things,
        slots,
        ...linked,
        ...begin,
        alternatives: alternatives.map(describeOption),
      }
    }
  }
}

function describeCommon({ seat, prompt, rules, figure, interruption, secret }: DecisionBase): DecisionContent {
  return {
    seat,
    prompt,
    rules,
    ...(figure === undefined ? {} : { figure }),
    ...(interruption === undefined ? {} : { interruption }),
    ...(secret ? { secret } : {}),
  }
}

function describeOption(option: DecisionOption): OptionData {
  const { key, text, figure, figures, icon, group, rules, reaction, secret, publicText, target, template, gesture } =
    option
  const [note, cannotSucceed] = [option.note?.(), option.cannotSucceed?.()]
  return {
    key,
    text,
    ...(figure === undefined ? {} : { figure }),
    ...(figures === undefined ? {} : { figures }),
    ...(icon === undefined ? {} : { icon }),
    ...(group === undefined ? {} : { group }),
    ...(rules === undefined ? {} : { rules }),
    ...(reaction === undefined ? {} : { reaction: { source: reaction.source, matters: reaction.matters() } }),
    ...(secret ? { secret } : {}),
    ...(publicText === undefined ? {} : { publicText }),
    ...(note === undefined ? {} : { note }),
    ...(cannotSucceed === undefined ? {} : { cannotSucceed }),
    ...(target === undefined ? {} : { target }),
    ...(template === undefined ? {} : { template }),
    ...(gesture === undefined ? {} : { gesture }),
  }
}

function describeBarred({ key, text, reason, rules, icon, gesture }: BarredOption): BarredOption {
  return {
    key,
    text,
    reason,
    rules,
    ...(icon === undefined ? {} : { icon }),
    ...(gesture === undefined ? {} : { gesture }),
  }
}

/** Gets the value an answer stands for, or why it is not allowed. */
export function judgeAnswer(decision: Decision, answer: Answer): Verdict<unknown> {
  if (typeof answer === 'string') return judgeKey(decision, answer)
  switch (decision.kind) {
    case 'pick':
      return refuse(text('kernel.not-offered', { answer: formatAnswer(answer) }), ...decision.rules)
    case 'place':
      return decision.check(answer)
    case 'arrange': {
      const read = readArrangement(decision, answer)
      return read.ok ? decision.check(read.value) : { ...read, rules: decision.rules }
    }
  }
}

function judgeKey(decision: Decision, answer: string): Verdict<unknown> {
  for (const option of optionsOf(decision)) if (option.key === answer) return { ok: true, value: option.value }
  const barred = barredOptions(decision).find(({ key }) => key === answer)
  if (barred) return refuse(barred.reason, ...barred.rules)
  const unknown = () => refuse(text('kernel.not-offered', { answer: shorten(answer) }), ...decision.rules)
  return decision.whyNot?.(answer) ?? unknown()
}

/** Writes an answer as a refusal repeats it, shortened if it is too long to read. */
export function formatAnswer(answer: Answer): string {
  // Data from outside may be something JSON has no form for.
  return shorten(JSON.stringify(answer) ?? String(answer))
}

const MAX_QUOTED_LENGTH = 200

function shorten(words: string): string {
  return words.length > MAX_QUOTED_LENGTH ? `${words.slice(0, MAX_QUOTED_LENGTH)}…` : words
}
