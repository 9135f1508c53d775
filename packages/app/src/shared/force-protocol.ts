/** What crosses between the pages about forces and the worker that knows the games: plain data only. */
import type { Catalogue, ForceCard, ForceChange, ForceView, Json, Lineup, Phrasebook, ProfileForm } from '@fray/kernel'

/** General facts about the forces of a game. */
export interface ForceBook {
  readonly phrases: Phrasebook
  readonly ready: readonly ReadyListing[]
  readonly lineups: readonly Lineup[]
  /** Example profiles for custom units; empty if the game has none. */
  readonly profileExamples: readonly Json[]
  /** The form for custom units; without one they are written as JSON. */
  readonly profileForm?: ProfileForm
}

interface ReadyListing {
  readonly id: string
  readonly force: Json
  readonly outline: ForceSummary
}

/** A force that a setup has. */
export interface ForceInSetup {
  readonly force: Json
  readonly outline: ForceSummary
}

/** A force as lists show it. */
export interface ForceSummary extends Pick<ForceView, 'name' | 'title' | 'summary' | 'icon' | 'scale' | 'budget'> {
  /** How many problems it has. */
  readonly faults: number
}

/** A force in the builder. */
export interface ForceDraft {
  readonly force: Json
  readonly view: ForceView
  readonly catalogue: Catalogue
}

/** The wishes for a random force. */
export interface RandomForceOptions {
  readonly like: Json
  readonly faction: 'same' | 'any'
}

/** Everything the pages ask about forces. Input is checked first; errors name the wrong fields. */
export interface ForceService {
  book(game: string): Promise<ForceBook>
  blank(game: string): Promise<Json>
  random(game: string, seed: string, wish?: RandomForceOptions): Promise<Json>
  /** Gets the force as the game reads it, with defaults filled in. */
  read(game: string, force: Json): Promise<Json>
  outline(game: string, force: Json): Promise<ForceSummary>
  draft(game: string, force: Json, changes: readonly ForceChange[]): Promise<ForceDraft>
  cards(game: string, force: Json): Promise<readonly ForceCard[]>
  /** Makes a setup with these forces, checked; a place without one keeps the force of the setup. */
  setup(game: string, setup: Json, forces: readonly (Json | undefined)[], lineup?: string): Promise<Json>
  /** Gets the force of each seat in a setup. */
  inSetup(game: string, setup: Json): Promise<readonly ForceInSetup[]>
}
