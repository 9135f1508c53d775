import type { ForceField, ForcePlace, NumberField, Objection } from './force-field.ts'
import type { Phrasebook } from './phrasebook.ts'
import type { ProfileForm } from './profile-form.ts'
import type { Json, Seat } from './seat.ts'
import type { Explained } from './tally.ts'
import type { Text } from './text.ts'

/**
 * The forces of a game: how people muster what they fight with. A game that implements this gets a builder with live
 * validation, search and filters, sharing by link, files, printed cards, and matches with the forces people made.
 *
 * A force is plain data, written and read as JSON. It may be unfinished or illegal: `read` checks its form only, and
 * `describe` tells what the rules have against it. Nothing here changes a force in place.
 */
export interface Forces<Force = unknown> {
  /** Words that only forces need; they are laid over the game's own. */
  readonly phrases: Phrasebook
  /** Legal forces for those who do not want to choose everything. */
  readonly ready: readonly ReadyForce<Force>[]
  /** What a new force begins with. */
  blank(): Force
  /** A legal force by chance, the same for the same seed. An InputError tells if what is wished for cannot be had. */
  random(seed: string, wish?: ForceWish<Force>): Force
  /** Checks a force from outside (a file, a link, the browser's store); throws an InputError that names the fields. */
  read(json: unknown): Force

  /** The force as an interface shows it that has never heard of the game. */
  describe(force: Force): ForceView
  /** What may be added to it. */
  catalogue(force: Force): Catalogue
  /** The force after a change that `describe`, `catalogue` or a mend offered; throws an InputError if it makes no sense. */
  change(force: Force, change: ForceChange): Force
  /** The force on paper: one card for each kind of figure or unit in it. */
  cards(force: Force): readonly ForceCard[]

  /** Who may bring forces to one battle, the usual way first. Without it two seats bring one force each. */
  readonly lineups?: readonly Lineup[]
  /**
   * A setup for a match between forces, one for each seat, or in the order of the line-up with this id; undefined leaves
   * a place what the given setup has. The rest of the setup is kept as far as it suits these forces. `readSetup` judges
   * the result.
   */
  setup(setup: Json, forces: readonly (Force | undefined)[], lineup?: string): Json

  /**
   * Profiles to begin with for those who make figures or troops of their own, each with a `name`: forces then carry a
   * list `profiles` of such.
   */
  readonly profileExamples?: readonly Json[]
  /** The form such a profile is filled in with, for those who do not want to write it. */
  profileForm?(): ProfileForm
}

/** What a force by chance shall be like: of the same scale as another, and of its faction or any. */
export interface ForceWish<Force = unknown> {
  readonly like: Force
  readonly faction: 'same' | 'any'
}

/** Who brings forces to a battle, and on which side. */
export interface Lineup {
  readonly id: string
  /** In a few words: "Four players, two against two". */
  readonly text: Text
  /** The seat that commands each force and the side it fights on. The first force is that of seat 0. */
  readonly forces: readonly { readonly seat: Seat; readonly side: number }[]
}

export interface ReadyForce<Force = unknown> {
  readonly id: string
  readonly force: Force
}

/** A force as it is shown and edited. */
export interface ForceView {
  /** What its owner calls it: the value at the place "name", which every force has. */
  readonly name?: string
  /** What it is called as long as nobody named it. */
  readonly title: Text
  /** In a few words: faction, size. */
  readonly summary: Text
  readonly icon: string
  /** Forces of one scale are made to meet. */
  readonly scale: string
  readonly budget?: Budget
  /** What is chosen for the force as a whole: faction, size. Its name is not among them. */
  readonly fields: readonly ForceField[]
  readonly sections: readonly ForceSection[]
  /** Everything the rules have against it; empty for a legal force. */
  readonly faults: readonly ForceFault[]
}

/** What a force costs. */
export interface Budget {
  /** What is counted: "points". */
  readonly unit: Text
  readonly used: number
  readonly limit?: number
  /** Where the figures come from, if they are not the book's: an estimate of this house, say. */
  readonly note?: Text
}

/** Entries of one kind, and how many of them there must or may be. */
export interface ForceSection {
  readonly id: string
  readonly label: Text
  readonly entries: readonly ForceEntry[]
  /** How many the rules count here: a pair that is bought as one may count as one. */
  readonly count?: number
  readonly least?: number
  readonly most?: number
  readonly rules?: readonly string[]
}

/** One line of a force. */
export interface ForceEntry {
  readonly place: ForcePlace
  readonly name: Text
  readonly icon: string
  readonly caption?: Text
  /** What all of it costs, with the terms. */
  readonly cost?: Explained
  /** How many there are of it, where that may be chosen. */
  readonly count?: NumberField
  readonly fields: readonly ForceField[]
  readonly figures: readonly KeyFigure[]
  readonly traits: readonly Trait[]
  /** Made by players or by this house: the books do not have it. */
  readonly house?: boolean
  /** Lines that belong to this one, and what may be added to them. */
  readonly parts?: readonly ForceEntry[]
  readonly offers?: readonly Offer[]
}

/** A figure of a profile: "MOV 5". */
export interface KeyFigure {
  readonly label: Text
  readonly value: string
}

/** An ability, weapon or keyword; its rule tells what it does. */
export interface Trait {
  readonly name: Text
  readonly rule?: string
  /** What it means for this one in a few words, where the rule is a chart for all: it stands on the card instead. */
  readonly note?: Text
  readonly house?: boolean
}

/** What may be added to a force, with what people filter it by. */
export interface Catalogue {
  readonly facets: readonly Facet[]
  readonly offers: readonly Offer[]
}

export interface Facet {
  readonly id: string
  readonly label: Text
  readonly values: readonly { readonly id: string; readonly text: Text }[]
}

export interface Offer {
  readonly id: string
  readonly name: Text
  readonly icon: string
  readonly caption?: Text
  readonly cost?: number
  /** How many of it the force has. */
  readonly taken: number
  readonly figures: readonly KeyFigure[]
  readonly traits: readonly Trait[]
  /** Which values of each facet it has, by the facet's id. */
  readonly facets: Readonly<Record<string, readonly string[]>>
  /** What the rules would have against one more of it. It may still be added: whoever builds may mend that later. */
  readonly objection?: Objection
  readonly house?: boolean
}

/** A change as data. */
export type ForceChange =
  /** Gives a field its value; null clears it. */
  | { readonly kind: 'set'; readonly place: ForcePlace; readonly value: Json }
  /** Adds what is offered, to the force or to the entry whose offer it is. */
  | { readonly kind: 'add'; readonly offer: string; readonly to?: ForcePlace }
  | { readonly kind: 'remove'; readonly place: ForcePlace }
  /** One more entry like this one, right after it. */
  | { readonly kind: 'copy'; readonly place: ForcePlace }

/** Something the rules have against a force. */
export interface ForceFault {
  readonly place: ForcePlace
  readonly text: Text
  /** What would help, in words. */
  readonly advice?: Text
  readonly rules: readonly string[]
  /** What would help, ready to be done; the likeliest first. After any of them this fault is gone, and fewer or as many are left. */
  readonly mends: readonly Mend[]
}

export interface Mend {
  readonly text: Text
  readonly changes: readonly ForceChange[]
}

/** A card for the table: everything that has to be at hand. The texts of the rules are in the game's reference. */
export interface ForceCard {
  /** What it is called: by its owner, or by the game. */
  readonly name: string | Text
  readonly icon: string
  readonly caption: Text
  /** How many figures share the card. */
  readonly count: number
  readonly cost?: Explained
  /** Boxes to tick off for each figure, if it has any. */
  readonly wounds: number
  readonly figures: readonly KeyFigure[]
  readonly groups: readonly CardGroup[]
  readonly house?: boolean
}

/** Abilities, weapons, things carried. */
export interface CardGroup {
  readonly label: Text
  readonly traits: readonly Trait[]
}

/** The entries of a force and, after each, those that belong to it. */
export function entriesIn({ sections }: ForceView): readonly ForceEntry[] {
  const withParts = (entry: ForceEntry): readonly ForceEntry[] => [entry, ...(entry.parts ?? []).flatMap(withParts)]
  return sections.flatMap(({ entries }) => entries.flatMap(withParts))
}

/** Everything that can be set of an entry. */
export function fieldsOf({ count, fields }: ForceEntry): readonly ForceField[] {
  return count ? [count, ...fields] : fields
}
