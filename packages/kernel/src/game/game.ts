import type { ReactionOffer } from '../decisions/attention.ts'
import type { Random } from '../dice/random.ts'
import type { Forces } from '../forces/force.ts'
import type { GameEvent } from '../match/event.ts'
import type { Play, Procedure } from '../match/procedure.ts'
import type { Json, Seat } from '../match/seat.ts'
import type { LessonBook } from '../situations/lesson.ts'
import type { PuzzleBook } from '../situations/puzzle.ts'
import type { GuideBook } from '../texts/guide.ts'
import type { Message } from '../texts/message.ts'
import type { Phrasebook, Translations } from '../texts/phrasebook.ts'
import type { Reference, ReferenceTranslations } from '../texts/reference.ts'
import type { Overlays } from './overlay.ts'
import type { SetupOption } from './setup-option.ts'
import type { Tables } from './tables.ts'

/** How a match ended. Without winners it is a draw. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly reason: Message
  readonly rules: readonly string[]
  readonly scores?: readonly number[]
}

/** The position in which a match begins. */
export interface StartingPosition<State, Setup> {
  readonly setup: Setup
  readonly state: State
}

/** A named setup, offered to players who do not want to choose everything. */
export interface Preset {
  readonly id: string
  /**
   * Its name. Presets that share one phrase and differ only in its arguments `first`, `second` (the sides) and `size`
   * are offered as three choices instead of a long list.
   */
  readonly text: Message
  readonly setup: Json
}

/** Facts about a game that the home page shows before its rules are loaded. */
export interface GameCard {
  readonly id: string
  /** Its crest, as the name of an icon. */
  readonly icon: string
  /** The phrases `title` and `summary`, as in the game's phrasebook. */
  readonly phrases: Phrasebook
  /** Title and summary in other languages. */
  readonly translations?: Translations
  /** Whether it has lessons. */
  readonly hasLessons: boolean
  /** Whether it has forces to build. */
  readonly hasForces: boolean
}

/** How positions of a game may differ in secret. The fuzzer checks that nobody can tell such twins apart. */
export interface Disguises<State = unknown, Setup = unknown> {
  /** Changes what the seat may not know, at random and in place, into another possibility. */
  disguise(state: State, seat: Seat, random: Random, setup: Setup): void
  /** Whether an event reveals what the seat may not know: twins that were alike may part then. */
  reveals(event: GameEvent, seat: Seat): boolean
}

/**
 * A rule system. Write this object and get matches, saving, replay, undo, odds, bots, the table and the command line.
 * The state is plain data. It says where in the sequence of play the match stands whenever `next` begins; within `next`
 * no flags are needed, because the procedure itself remembers.
 */
export interface Game<State = unknown, Setup = unknown, View = unknown> {
  readonly id: string
  /** Raised whenever a saved match of the version before would play differently. */
  readonly version: string
  readonly title: Message
  readonly summary: Message
  readonly phrases: Phrasebook
  /** All its phrases in other languages, including those of forces and lessons. */
  readonly translations?: Translations
  /** The rules in our own words, by id; loaded on demand. */
  reference(): Promise<Reference>
  /** The same in other languages, as far as they are translated. */
  readonly referenceTranslations?: ReferenceTranslations
  readonly presets: readonly Preset[]
  /** Further choices for a match, the most important first. */
  readonly setupOptions?: readonly SetupOption[]
  /** Short first games for learning by playing; loaded on demand. */
  lessons?(): Promise<LessonBook>
  /** Positions with a goal to solve; loaded on demand. */
  puzzles?(): Promise<PuzzleBook>
  /** Chapters of the rulebook, a reference sheet, and what terms mean; loaded on demand. */
  guide?(): Promise<GuideBook>
  /** How people build their forces; loaded on demand. */
  forces?(): Promise<Forces>
  /** How people lay out the table; loaded on demand. */
  tables?(): Promise<Tables>

  /** Checks a setup from outside; throws an InputError that names the fields. */
  readSetup(json: unknown): Setup
  seats(setup: Setup): number
  begin(setup: Setup): State
  /** Checks a situation from outside and lays it out; throws an InputError that names the fields. */
  situate(json: unknown): StartingPosition<State, Setup>

  /**
   * Writes the position in the form `situate` reads: a referee prints it at the end, and saved situations hold it.
   * Values at their defaults are left out, except those people ask for (wounds, resources, points).
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
   * Copies a state. Games use it to share what is replaced and never changed in place, which `clone` cannot know. Forks
   * are made of copies.
   */
  copy?(state: State): State

  /**
   * Whether the fighting has not begun: terms are being settled, the table laid, forces deployed. This is public.
   * Interfaces play this phase for players who want to fight at once.
   */
  isPreparing?(state: State): boolean
  /** The type of the event that begins each turn, for reports by turn: one answer may end a turn and begin the next. */
  readonly turnEvent?: string
  /** False if nobody ever interrupts in this game: interfaces then need not ask how often to be asked. */
  readonly interrupts?: false
  /**
   * Lists everything a seat has to use when another acts, whether or not now is the moment: players mark in advance
   * what they want to be asked about. The state is as the seat knows it.
   */
  reactions?(state: State, setup: Setup, seat: Seat): readonly ReactionOffer[]

  /** Plays from one savepoint to the next. Called again and again until there is an outcome. */
  next(play: Play<State, Setup>): Procedure
  /**
   * Whether play is at rest at such a savepoint (default: always), so that odds and bots look no further. A game with
   * finer savepoints, which make forks quicker, tells which ones count.
   */
  isAtRest?(state: State): boolean
  outcome(state: State): Outcome | undefined

  /**
   * Overwrites what the seat (undefined: an onlooker) may not know. Views and odds are made from the result. It works
   * in place: a running procedure holds on to parts of the state. A secret that a procedure keeps in a local variable
   * while it asks somebody cannot be overwritten, and the imagined match would know it: keep secrets in the state.
   */
  redact(state: State, seat: Seat | undefined): void
  /**
   * Fills what the seat may not know with something possible, at random and in place: a full state that agrees with
   * everything the seat knows, for search (`Match.determinized`). It gets a redacted state and setup; redacting its
   * result gives the same bytes again. Games without secrets need none.
   */
  determinize?(state: State, seat: Seat, random: Random, setup: Setup): void
  /** Copies the setup without what the seat may not know; games without secrets in it need none. */
  redactSetup?(setup: Setup, seat: Seat | undefined): Setup
  view(state: State, setup: Setup, seat: Seat | undefined): View
  /** What else a seat may ask to see of a figure on the table, if anything. */
  readonly overlays?: Overlays<State, Setup>

  /** Rates the position for a seat, for bots: about -1 (lost) to 1 (won). */
  appraise(state: State, seat: Seat, setup: Setup): number
  /** Lists what is impossible about this state and the events since the last answer; empty while the rules are kept. */
  faults(state: State, setup: Setup, since: readonly GameEvent[]): readonly string[]
  /**
   * Makes a sound random setup that uses every option of the game now and then, for fuzzing and for curious players.
   */
  randomSetup?(random: Random): Json
  /**
   * Reads the answer to a place decision from outside, which is plain data of reasonable size. Returns a new value with
   * only what the decision's `check` looks at, or undefined if it cannot be a place. Reading the result again gives the
   * same. Games with place decisions need it.
   */
  readPlacement?(answer: Json): Json | undefined
  /**
   * Turns an answer as people write it in a situation (places in the game's own unit) into the form the decision wants.
   */
  readScripted?(answer: Json, state: State, seat?: Seat): Json
  /** Whether seats know things others must not see: people at one screen may then look alone. */
  readonly secrets?: boolean
  /** How positions may differ in secret; the fuzzer checks that nobody can tell. */
  readonly disguises?: Disguises<State, Setup>
  /** Faces of dice that are not numbers, as scripts write them ("S" for 6). */
  readonly faces?: Readonly<Record<string, number>>
}
