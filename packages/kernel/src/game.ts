import type { ReactionOffer } from './attention.ts'
import type { Event } from './event.ts'
import type { Forces } from './force.ts'
import type { GuideBook } from './guide.ts'
import type { LessonBook } from './lesson.ts'
import type { Overlays } from './overlay.ts'
import type { Phrasebook, Translations } from './phrasebook.ts'
import type { Play, Procedure } from './procedure.ts'
import type { PuzzleBook } from './puzzle.ts'
import type { Random } from './random.ts'
import type { Reference, ReferenceTranslations } from './reference.ts'
import type { Json, Seat } from './seat.ts'
import type { SetupOption } from './setup-option.ts'
import type { Tables } from './tables.ts'
import type { Text } from './text.ts'

/** How a match ended. No winner is a draw. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly reason: Text
  readonly rules: readonly string[]
  readonly scores?: readonly number[]
}

/** Where a match begins. */
export interface Beginning<State, Setup> {
  readonly setup: Setup
  readonly state: State
}

/** A named way to begin, offered to players who do not want to choose everything. */
export interface Preset {
  readonly id: string
  /**
   * What it is called. Presets that share one phrase and differ only in its arguments `first`, `second` (the sides) and
   * `size` are offered as three choices instead of a long list.
   */
  readonly text: Text
  readonly setup: Json
}

/** What a first page says of a game before its rules are loaded. */
export interface GameCard {
  readonly id: string
  /** Its crest, by the name of a picture. */
  readonly icon: string
  /** The words of its `title` and `summary`, the same as in the game's phrasebook. */
  readonly phrases: Phrasebook
  /** Title and summary in other languages. */
  readonly translations?: Translations
  /** Whether it has lessons. */
  readonly hasLessons: boolean
  /** Whether it has forces to build. */
  readonly hasForces: boolean
}

/** How positions of a game may differ in secret, for the fuzzer, which sees that nobody can tell such twins apart. */
export interface Disguises<State = unknown, Setup = unknown> {
  /** Changes what the seat may not know, by chance and in place, into what it might be as well. */
  disguise(state: State, seat: Seat, random: Random, setup: Setup): void
  /** Whether an event brings to light what the seat may not know: twins that were alike may part then. */
  reveals(event: Event, seat: Seat): boolean
}

/**
 * A rule system. Write this object and get matches, saving, replay, undo, odds, bots, the table and the command line.
 * The state is plain data. It says where in the sequence of play the match stands whenever `next` begins; what
 * happens inside `next` needs no flags, because the procedure itself remembers.
 */
export interface Game<State = unknown, Setup = unknown, View = unknown> {
  readonly id: string
  /** Changes whenever a saved match of the version before would play differently. */
  readonly version: string
  readonly title: Text
  readonly summary: Text
  readonly phrases: Phrasebook
  /** Everything it says in other languages, what its forces and lessons say included. */
  readonly translations?: Translations
  /** The rules in our own words, by id; loaded when somebody wants to read them. */
  reference(): Promise<Reference>
  /** The same in other languages, as far as they are translated. */
  readonly referenceTranslations?: ReferenceTranslations
  readonly presets: readonly Preset[]
  /** What else players may agree on, the most important first. */
  readonly setupOptions?: readonly SetupOption[]
  /** Short first games for those who want to learn it by playing; loaded when somebody does. */
  lessons?(): Promise<LessonBook>
  /** Positions with a goal for those who want to solve them; loaded when somebody does. */
  puzzles?(): Promise<PuzzleBook>
  /** Chapters of the rulebook, a sheet to keep at hand, and what words mean; loaded when somebody looks something up. */
  guide?(): Promise<GuideBook>
  /** How people muster what they fight with; loaded when somebody does. */
  forces?(): Promise<Forces>
  /** How people lay out what they fight on; loaded when somebody does. */
  tables?(): Promise<Tables>

  /** Checks a setup from outside; throws an InputError that names the fields. */
  readSetup(json: unknown): Setup
  seats(setup: Setup): number
  begin(setup: Setup): State
  /** Checks a situation from outside and lays it out; throws an InputError that names the fields. */
  situate(json: unknown): Beginning<State, Setup>

  /**
   * Where everything stands, as `situate` reads it: what a referee tells at the end, and what is kept of a moment. Of what
   * is as it usually is, only figures that people ask for are told (wounds, resources, points).
   */
  position?(state: State, setup: Setup): Json

  /**
   * How the state at a savepoint of the version `from` becomes one that these rules go on with; undefined if it cannot. A
   * game whose version is raised declares it for the version before, also where nothing of the state changes: a running
   * match of that version goes on then (`continueMatch`), with its setup as these rules read it. The state comes from
   * a file: `checkState` and `faults` are asked whether the outcome is sound, and what this throws is taken for a no.
   */
  migrate?(state: Json, from: string): State | undefined

  /**
   * Checks the state of a savepoint from outside before anything believes it (`checkSavedState`): the form of every part,
   * and what parts say of each other. Throws an InputError that names the fields.
   */
  checkState?(state: Json, setup: Setup): void

  /**
   * An independent copy of a state, by games that know better than `clone` what is replaced and never changed in place: that
   * is shared. Forks are made of copies.
   */
  copy?(state: State): State

  /**
   * Whether the fighting has not begun: terms are settled, the table is laid, forces are deployed. Everybody may know.
   * Interfaces have it done for players who want to fight at once.
   */
  isPreparing?(state: State): boolean
  /** The type of the event with which each turn begins, for whoever tells a match turn by turn: one answer may end a turn and begin the next. */
  readonly turnEvent?: string
  /** False where nobody ever speaks up in what others do: interfaces then need not ask how often one wants to be asked. */
  readonly interrupts?: false
  /**
   * All that a seat has to use when somebody acts, whether or not now is a moment for it: who wants to be asked about something names
   * it beforehand. The state is as the seat knows it.
   */
  reactions?(state: State, setup: Setup, seat: Seat): readonly ReactionOffer[]

  /** Plays from one savepoint to the next. Called again and again until there is an outcome. */
  next(play: Play<State, Setup>): Procedure
  /**
   * Whether play has come to rest at such a savepoint, so that odds and bots look no further ahead. Unless told it has at
   * every one; a game with finer savepoints, which make forks quicker, says at which.
   */
  isAtRest?(state: State): boolean
  outcome(state: State): Outcome | undefined

  /**
   * Overwrites what the seat (undefined: an onlooker) may not know. Views and odds are made of what is left. It works in
   * place: a procedure under way holds on to parts of the state. A secret that a procedure keeps in a variable of its
   * own while it asks somebody cannot be overwritten, and the imagined match would know it: keep secrets in the state.
   */
  redact(state: State, seat: Seat | undefined): void
  /**
   * Fills what the seat may not know with what it might be, by chance and in place: a full state that agrees with all the
   * seat knows, for search (`Match.determinized`). It is given a redacted state and the redacted setup, and to redact the
   * outcome gives the same bytes again. Games without secrets need none.
   */
  determinize?(state: State, seat: Seat, random: Random, setup: Setup): void
  /** The setup without what the seat may not know, as a copy; games without secrets in it need none. */
  redactSetup?(setup: Setup, seat: Seat | undefined): Setup
  view(state: State, setup: Setup, seat: Seat | undefined): View
  /** What more a seat may ask to see of a figure on the table; games that have nothing to show need none. */
  readonly overlays?: Overlays<State, Setup>

  /** How good the position is for a seat, for bots: about -1 (lost) to 1 (won). */
  appraise(state: State, seat: Seat, setup: Setup): number
  /** What is impossible about this state and what happened since the last answer; empty while the rules are kept. */
  faults(state: State, setup: Setup, since: readonly Event[]): readonly string[]
  /** A sound setup by chance, every option of the game now and then, for fuzzing and for the curious. */
  randomSetup?(random: Random): Json
  /**
   * Reads the answer to a place decision from outside, which is plain data of reasonable size: gives a new value that
   * holds what the decision's `check` looks at and nothing more, or undefined for what cannot be a place. Reading the
   * outcome again gives the same. A game that asks for places needs it.
   */
  readPlacement?(answer: Json): Json | undefined
  /** An answer as people write it in a situation (places in the game's own unit) as the decision wants it. */
  readScripted?(answer: Json, state: State, seat?: Seat): Json
  /** Whether seats know things of each other's that must not be seen: persons at one screen may then look alone. */
  readonly secrets?: boolean
  /** Games with secrets say how they may differ, and the fuzzer tries whether they can be told. */
  readonly disguises?: Disguises<State, Setup>
  /** Faces of dice that are not numbers, as scripts write them ("S" for 6). */
  readonly faces?: Readonly<Record<string, number>>
}
