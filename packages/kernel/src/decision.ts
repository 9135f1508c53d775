import { type ArrangeForm, type Arrangement, type ArrangementAnswer, readArrangement } from './arrangement.ts'
import type { Interruption, Reaction, ReactionData } from './interruption.ts'
import type { Json, Seat } from './seat.ts'
import type { Explained } from './tally.ts'
import { type Text, text } from './text.ts'
import { type Refusal, refused, type Verdict } from './verdict.ts'

/** What a player answers: the key of an option, a proposal for a place decision, or an arrangement. */
export type Answer = Json

/** What several options have in common: they stand together under its words, each under the few that tell it apart. */
export interface OptionGroup {
  /** Options whose groups say the same are of one group. */
  readonly text: Text
  /** What choosing any of them does, in a line. */
  readonly note?: Text
  readonly icon?: string
  /** What this option is called within the group; its own words say everything. */
  readonly label: Text
}

/** The random weight of options that end or waste something. */
export const RARELY = 1 / 12

/** Everything an option says of itself as plain data. */
interface OptionContent {
  /** Unique within the decision; it is what an answer and a saved match hold. */
  readonly key: string
  readonly text: Text
  /** A figure that stands for the option on the table. */
  readonly figure?: number
  /** Those who act by it, where it stands for all of them: the fighters of a card. */
  readonly figures?: readonly number[]
  readonly icon?: string
  /** Where many options differ in two ways (which spell, how strong), the way they are sorted by. */
  readonly group?: OptionGroup
  readonly rules?: readonly string[]
  /** It tells what other seats may not know: where persons share a screen it is shown to its own alone. */
  readonly secret?: boolean
  /** What it is called where persons share a screen, if only its own words tell what other seats may not know. */
  readonly openly?: Text
  /** Whom it is done to, where `figure` is not that one. */
  readonly target?: number
  /** What it would lay on the table, for drawing, as far as the seat may know; the table's package says in which form. */
  readonly template?: Json
  /** What a person means who drags a figure: over the ground ('move', then that place), or onto another ('attack', then that one). */
  readonly gesture?: Drag
}

/** One labelled choice. */
export interface Option<T = unknown> extends OptionContent {
  readonly value: T
  /** Of an interruption: what it uses, and whether now is the time for it. */
  readonly reaction?: Reaction
  /**
   * How often a random player keeps it once chance has come upon it, from 0 to 1 (the default). Less for what breaks off
   * or wastes what the others go on with, lest nothing happens in random games.
   */
  readonly randomWeight?: number
  /** What it costs or leads to, in a line: how far one gets, what may follow. Worked out only for those who read it. */
  note?(): Text
  /** Why it cannot succeed, by what the seat knows, if it cannot; the rules let it be tried all the same. */
  hopeless?(): Text | undefined
  /** Where several moves are offered, which way this one leads: a drag means the one that leads its way. */
  readonly heading?: { readonly x: number; readonly y: number }
}

/** What a figure is dragged over or onto. */
export type Drag = 'move' | 'attack'

/** A choice players may look for and cannot have now, with the reason. */
export interface Barred {
  readonly key: string
  readonly text: Text
  readonly reason: Text
  readonly rules: readonly string[]
  readonly icon?: string
  /** What dragging a figure would have meant. */
  readonly gesture?: Drag
}

/** Everything a decision says of itself as plain data, whatever is chosen from. */
interface AskedContent {
  readonly seat: Seat
  readonly prompt: Text
  readonly rules: readonly string[]
  /** The figure whose action is being decided. */
  readonly figure?: number | undefined
  /** Play would go on without the seat: it could speak up. */
  readonly interruption?: Interruption
  /**
   * What is asked tells what other seats may not know, whatever is chosen: where persons share a screen, one must look alone. Of choices
   * made at once, false says that all of it comes to light when everybody has chosen: whoever is the last needs nobody to look away.
   */
  readonly secret?: boolean
}

interface Asked extends AskedContent {
  /**
   * Why a choice that stands nowhere here cannot be had, where there is more to say than that: what it lacks, by what the
   * seat knows. Asked only when somebody tries it.
   */
  whyNot?(key: string): Refusal | undefined
  /** What is mostly answered here: odds go on with it where they would stop. Nobody is shown it. */
  usual?(): Answer | undefined
  /**
   * What is usual here is what the seat has decided already, and nothing has happened since that speaks against it: interfaces answer so
   * for persons who want to be asked only when it matters.
   */
  readonly isRoutine?: boolean
  /**
   * The answer by which the seat does nothing of its own: it holds its fire, casts nothing. Odds of what somebody else has in mind go on
   * with it, so that they tell what comes of that alone; who plays on for a seat answers as is usual.
   */
  readonly abstention?: Answer
  /** What odds that go on with one of these leave out, and say so: "Ann may jump at Bob". */
  leftOut?(): Text
}

/** A seat must choose one of a finite list. */
export interface Pick<T = unknown> extends Asked {
  readonly kind: 'pick'
  readonly options: readonly Option<T>[]
  readonly barred?: readonly Barred[]
  /**
   * Where others may not know that the seat is asked at all: the key of the option that leaves everything as it is. Whoever
   * answers so has passed, as far as others can tell; and if there is no other option the question is a formality.
   */
  readonly untold?: string | undefined
}

/**
 * A seat must choose a place on the table: a pose or a path. The proposal's form is for the table's package and the
 * interface to agree on; the kernel only carries it.
 */
export interface Place<P = unknown> extends Asked {
  readonly kind: 'place'
  /** What is to be placed and what limits it, as data for an interface that has never seen the game. */
  readonly form: Json
  /** Judges any proposal by the rules; says nothing that the seat may not know. */
  check(proposal: Json): Verdict<P>
  /**
   * Legal proposals worth considering, the best first; never empty unless there are `instead` options. Whoever wants
   * only the first so many says so, and a game that finds them one by one (`firstOf`) need not look for the others.
   */
  suggest(wanted?: number): readonly Json[]
  /** A proposal that comes to a place round what stands in the way, if there is one; it may still be refused. */
  route?(to: Json): Json | undefined
  /** Where proposals are legal, for drawing, as far as the seat may know. */
  region?(): Json
  /** How far a proposal goes and how far it may go; undefined for what is no proposal. */
  account?(proposal: Json): Account | undefined
  /** Choices other than placing ("stay here"). */
  readonly instead?: readonly Option<P>[]
}

/** What a proposal spends of what it may spend: a way on the table and, with its terms, how long it may be there. */
export interface Account {
  readonly spent: number
  readonly allowed: Explained
}

/**
 * A seat must put things in order, or divide them among slots: a pile of cards, dice between attack and defence, a fray
 * into fights. What any arrangement must keep (everything somewhere, limits) is seen to before the game's own check.
 */
export interface Arrange<A = unknown> extends Asked, ArrangeForm {
  readonly kind: 'arrange'
  /** Judges an arrangement by the rules of the game; says nothing that the seat may not know. */
  check(arrangement: Arrangement): Verdict<A>
  /** Legal arrangements worth considering, the best first; never empty unless there are `instead` options. */
  suggest(wanted?: number): readonly ArrangementAnswer[]
  /** How many of those it suggests are worth seeing side by side with their odds. */
  readonly compared?: number
  /** Choices other than arranging ("leave them as they are"). */
  readonly instead?: readonly Option<A>[]
}

export type Decision = Pick | Place | Arrange

/** The first of some proposals, as many as are wanted; those after them are never worked out. */
export function firstOf<P>(proposals: Iterable<P>, wanted = Number.POSITIVE_INFINITY): P[] {
  const first: P[] = []
  for (const proposal of proposals) if (first.push(proposal) >= wanted) break
  return first
}

/** An option as it is sent: its remarks are worked out, and what it stands for stays behind. */
export interface OptionData extends OptionContent {
  readonly reaction?: ReactionData
  readonly note?: Text
  readonly hopeless?: Text
}

export interface PickDecisionData extends AskedContent {
  readonly kind: 'pick'
  readonly options: readonly OptionData[]
  readonly barred?: readonly Barred[]
  readonly untold?: string
}

export interface PlaceDecisionData extends AskedContent {
  readonly kind: 'place'
  readonly form: Json
  readonly instead: readonly OptionData[]
}

export interface ArrangeDecisionData extends AskedContent, ArrangeFormData {
  readonly kind: 'arrange'
  /** What an interface begins with: the best that the rules suggest. */
  readonly suggested?: ArrangementAnswer
  /** Those that are worth comparing, if there are several. */
  readonly compared?: readonly ArrangementAnswer[]
  readonly instead: readonly OptionData[]
}

/** `rest` only serves scripts. */
type ArrangeFormData = Omit<ArrangeForm, 'rest'>

/** A decision as it crosses to another thread, a file or a screen: plain data, and nothing that stays behind. */
export type DecisionData = PickDecisionData | PlaceDecisionData | ArrangeDecisionData

/** The options of a list, or those that a place or an arrangement may be declined with. */
export function optionsOf(decision: Decision): readonly Option[]
export function optionsOf(decision: DecisionData): readonly OptionData[]
export function optionsOf(decision: Decision | DecisionData): readonly (Option | OptionData)[]
export function optionsOf(decision: Decision | DecisionData): readonly (Option | OptionData)[] {
  return decision.kind === 'pick' ? decision.options : (decision.instead ?? [])
}

/** Choices that cannot be had now; only lists have them. */
export function barredIn(decision: Decision | DecisionData): readonly Barred[] {
  return decision.kind === 'pick' ? (decision.barred ?? []) : []
}

/** Games may keep more in an option than is named here (what carries it out, say): only what is named is passed on. */
export function describe(decision: Decision): DecisionData {
  switch (decision.kind) {
    case 'pick': {
      const { kind, options, barred, untold } = decision
      const withheldOnes = barred ? { barred: barred.map(withheld) } : {}
      const secretly = untold === undefined ? {} : { untold }
      return { kind, ...asked(decision), options: options.map(offered), ...withheldOnes, ...secretly }
    }
    case 'place': {
      const { kind, form, instead = [] } = decision
      return { kind, ...asked(decision), form, instead: instead.map(offered) }
    }
    case 'arrange': {
      const { kind, things, slots, links, instead = [] } = decision
      const suggestions = decision.suggest(decision.compared ?? 1)
      const [suggested, second] = suggestions
      const begin = suggested ? { suggested, ...(second && decision.compared ? { compared: suggestions } : {}) } : {}
      const linked = links ? { links } : {}
      return { kind, ...asked(decision), things, slots, ...linked, ...begin, instead: instead.map(offered) }
    }
  }
}

function asked({ seat, prompt, rules, figure, interruption, secret }: Asked): AskedContent {
  return {
    seat,
    prompt,
    rules,
    ...(figure === undefined ? {} : { figure }),
    ...(interruption === undefined ? {} : { interruption }),
    ...(secret ? { secret } : {}),
  }
}

function offered(option: Option): OptionData {
  const { key, text, figure, figures, icon, group, rules, reaction, secret, openly, target, template, gesture } = option
  const [note, hopeless] = [option.note?.(), option.hopeless?.()]
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
    ...(openly === undefined ? {} : { openly }),
    ...(note === undefined ? {} : { note }),
    ...(hopeless === undefined ? {} : { hopeless }),
    ...(target === undefined ? {} : { target }),
    ...(template === undefined ? {} : { template }),
    ...(gesture === undefined ? {} : { gesture }),
  }
}

function withheld({ key, text, reason, rules, icon, gesture }: Barred): Barred {
  return {
    key,
    text,
    reason,
    rules,
    ...(icon === undefined ? {} : { icon }),
    ...(gesture === undefined ? {} : { gesture }),
  }
}

/** The value an answer stands for, or why it is not allowed. */
export function judge(decision: Decision, answer: Answer): Verdict<unknown> {
  if (typeof answer === 'string') return judgeKey(decision, answer)
  switch (decision.kind) {
    case 'pick':
      return refused(text('kernel.not-offered', { answer: printedAnswer(answer) }), ...decision.rules)
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
  const barred = barredIn(decision).find(({ key }) => key === answer)
  if (barred) return refused(barred.reason, ...barred.rules)
  const unknown = () => refused(text('kernel.not-offered', { answer: shortened(answer) }), ...decision.rules)
  return decision.whyNot?.(answer) ?? unknown()
}

/** An answer as a refusal repeats it: of one that is too long for anybody to read, its beginning. */
export function printedAnswer(answer: Answer): string {
  // What came from elsewhere may be no answer at all, of which JSON says nothing.
  return shortened(JSON.stringify(answer) ?? String(answer))
}

const READABLE = 200

function shortened(words: string): string {
  return words.length > READABLE ? `${words.slice(0, READABLE)}…` : words
}
