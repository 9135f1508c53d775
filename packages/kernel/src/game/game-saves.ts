import type { Json, Seat } from '../match/seat.ts'

/** The position in which a match begins. */
export interface StartingPosition<State, Setup> {
  readonly setup: Setup
  readonly state: State
}

/** How states, situations and answers become plain data and are read from it. Files are never believed unchecked. */
export interface GameSaves<State, Setup> {
  /** Checks the position of a situation from outside and lays it out; throws an InputError that names the fields. */
  readPosition(json: unknown): StartingPosition<State, Setup>
  /**
   * Writes the state in the form `readPosition` reads: a referee prints it at the end, and saved situations hold it.
   * Values at their defaults are left out, except those people ask for (wounds, resources, points).
   */
  writePosition?(state: State, setup: Setup): Json
  /**
   * Turns the state at a savepoint of the version `from` into one that these rules go on with; undefined if it cannot. A
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
   * Reads the answer to a place decision from outside, which is plain data of reasonable size. Returns a new value with
   * only what the decision's `check` looks at, or undefined if it cannot be a place. Reading the result again gives the
   * same. Games with place decisions need it.
   */
  readPlacement?(answer: Json): Json | undefined
  /**
   * Turns an answer as people write it in a situation (places in the game's own unit) into the form the decision wants.
   */
  readScripted?(answer: Json, state: State, seat?: Seat): Json
}
