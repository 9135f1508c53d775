/** What crosses between the pages where forces are made and the worker that knows the games: plain data only. */
import type { Catalogue, ForceCard, ForceChange, ForceView, Json, Lineup, Phrasebook, ProfileForm } from '@fray/kernel'

/** What a game says about its forces, whichever force is looked at. */
export interface ForceBook {
  readonly phrases: Phrasebook
  readonly ready: readonly ReadyListing[]
  readonly lineups: readonly Lineup[]
  /** Profiles to begin with for those who make their own; empty where that cannot be done. */
  readonly profileExamples: readonly Json[]
  /** The form that they are filled in with; without one they are written. */
  readonly profileForm?: ProfileForm
}

interface ReadyListing {
  readonly id: string
  readonly force: Json
  readonly outline: ForceSummary
}

/** A force as lists show it. */
export interface ForceSummary extends Pick<ForceView, 'name' | 'title' | 'summary' | 'icon' | 'scale' | 'budget'> {
  /** How many things the rules have against it. */
  readonly faults: number
}

/** A force on the workbench. */
export interface ForceDraft {
  readonly force: Json
  readonly view: ForceView
  readonly catalogue: Catalogue
}

/** What a force by chance shall be like. */
export interface RandomForceOptions {
  readonly like: Json
  readonly faction: 'same' | 'any'
}

/** Everything the pages ask about forces. What is given is checked first; an error names the wrong fields. */
export interface ForceService {
  book(game: string): Promise<ForceBook>
  blank(game: string): Promise<Json>
  random(game: string, seed: string, wish?: RandomForceOptions): Promise<Json>
  /** The force as the game reads it, with everything filled in that was left out. */
  read(game: string, force: Json): Promise<Json>
  outline(game: string, force: Json): Promise<ForceSummary>
  draft(game: string, force: Json, changes: readonly ForceChange[]): Promise<ForceDraft>
  cards(game: string, force: Json): Promise<readonly ForceCard[]>
  /** A setup with these forces in it, checked; a place without one keeps what the setup has. */
  setup(game: string, setup: Json, forces: readonly (Json | undefined)[], lineup?: string): Promise<Json>
}
