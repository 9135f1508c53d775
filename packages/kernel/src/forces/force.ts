import type { Json, Seat } from '../match/seat.ts'
import type { Message } from '../texts/message.ts'
import type { Phrasebook } from '../texts/phrasebook.ts'
import type { ExplainedNumber } from '../texts/tally.ts'
import type { ForceField, ForcePlace, NumberField, Objection } from './force-field.ts'
import type { ProfileForm } from './profile-form.ts'

/**
 * The forces of a game. A game that implements this gets a builder with live validation, search and filters, sharing by
 * link, files, printed cards, and matches with custom forces.
 *
 * A force is plain data, written and read as JSON. It may be unfinished or illegal: `read` checks its form only, and
 * `describe` tells what the rules have against it. Nothing here changes a force in place.
 */
export interface Forces<Force = unknown> {
  /** Phrases that only forces need, laid over the game's own. */
  readonly phrases: Phrasebook
  /** Legal forces for players who do not want to choose everything. */
  readonly ready: readonly ReadyForce<Force>[]
  /** Makes the starting point of a new force. */
  blank(): Force
  /** Makes a legal random force, the same for the same seed. Throws an InputError if the preferences cannot be met. */
  random(seed: string, wish?: ForcePreferences<Force>): Force
  /** Checks a force from outside (a file, a link, browser storage); throws an InputError that names the fields. */
  read(json: unknown): Force

  /** Describes a force for an interface that has never heard of the game. */
  describe(force: Force): ForceView
  /** Lists what may be added to a force. */
  catalogue(force: Force): Catalogue
  /** Applies a change that `describe`, `catalogue` or a fix offered; throws an InputError if it makes no sense. */
  change(force: Force, change: ForceChange): Force
  /** Makes the printed cards: one for each kind of figure or unit in the force. */
  cards(force: Force): readonly ForceCard[]

  /** The line-ups of one battle, the most common first (default: two seats with one force each). */
  readonly lineups?: readonly Lineup[]
  /**
   * Makes a setup for a match between forces, one for each seat, or in the order of the line-up with this id; undefined
   * keeps what the given setup has. The rest of the setup is kept as far as it suits these forces. `readSetup` judges
   * the result.
   */
  setup(setup: Json, forces: readonly (Force | undefined)[], lineup?: string): Json
  /** Gets the force of each seat in a setup that `readSetup` accepts. */
  inSetup(setup: Json): readonly Force[]

  /**
   * Profiles to start from for players who make their own figures or troops, each with a `name`; such forces carry a
   * list `profiles`.
   */
  readonly profileExamples?: readonly Json[]
  /** The form for filling in such a profile without writing JSON. */
  profileForm?(): ProfileForm
}

/** Preferences for a random force: the scale of another force, and its faction or any. */
export interface ForcePreferences<Force = unknown> {
  readonly like: Force
  readonly faction: 'same' | 'any'
}

/** Who brings forces to a battle, and on which side. */
export interface Lineup {
  readonly id: string
  /** A short name: "Four players, two against two". */
  readonly text: Message
  /** The seat that commands each force and the side it fights on. The first force belongs to seat 0. */
  readonly forces: readonly { readonly seat: Seat; readonly side: number }[]
}

export interface ReadyForce<Force = unknown> {
  readonly id: string
  readonly force: Force
}

/** A force as it is shown and edited. */
export interface ForceView {
  /** The owner's name for it: the value at the place "name", which every force has. */
  readonly name?: string
  /** The title of a force without a name. */
  readonly title: Message
  /** A short summary: faction, size. */
  readonly summary: Message
  readonly icon: string
  /** Forces of one scale are made to meet. */
  readonly scale: string
  readonly budget?: Budget
  /** Choices for the force as a whole: faction, size. Its name is not among them. */
  readonly fields: readonly ForceField[]
  readonly sections: readonly ForceSection[]
  /** Everything the rules have against it; empty for a legal force. */
  readonly faults: readonly ForceFault[]
}

/** The cost of a force. */
export interface Budget {
  /** The unit of cost: "points". */
  readonly unit: Message
  readonly used: number
  readonly limit?: number
  /** The source of the costs if it is not the book: our own estimate, say. */
  readonly note?: Message
}

/** Entries of one kind, and how many of them there must or may be. */
export interface ForceSection {
  readonly id: string
  readonly label: Message
  readonly entries: readonly ForceEntry[]
  /** The number the rules count here: a pair bought as one may count as one. */
  readonly count?: number
  readonly min?: number
  readonly max?: number
  readonly rules?: readonly string[]
}

/** One line of a force. */
export interface ForceEntry {
  readonly place: ForcePlace
  readonly name: Message
  readonly icon: string
  readonly caption?: Message
  /** The cost of the whole entry, with its terms. */
  readonly cost?: ExplainedNumber
  /** How many there are, if that can be chosen. */
  readonly count?: NumberField
  readonly fields: readonly ForceField[]
  readonly figures: readonly KeyFigure[]
  readonly traits: readonly Trait[]
  /** Made by players or by us: not in the books. */
  readonly house?: boolean
  /** Entries that belong to this one, and what may be added to them. */
  readonly parts?: readonly ForceEntry[]
  readonly offers?: readonly Offer[]
}

/** One value of a profile: "MOV 5". */
export interface KeyFigure {
  readonly label: Message
  readonly value: string
}

/** An ability, weapon or keyword; its rule tells what it does. */
export interface Trait {
  readonly name: Message
  readonly rule?: string
  /** The rule's meaning here in a few words, if the rule is a shared chart; the card prints it instead of the rule. */
  readonly note?: Message
  readonly house?: boolean
}

/** The offers for a force, with the facets to filter them by. */
export interface Catalogue {
  readonly facets: readonly Facet[]
  readonly offers: readonly Offer[]
}

export interface Facet {
  readonly id: string
  readonly label: Message
  readonly values: readonly { readonly id: string; readonly text: Message }[]
}

export interface Offer {
  readonly id: string
  readonly name: Message
  readonly icon: string
  readonly caption?: Message
  readonly cost?: number
  /** How many the force has already. */
  readonly taken: number
  readonly figures: readonly KeyFigure[]
  readonly traits: readonly Trait[]
  /** Its values of each facet, by the facet's id. */
  readonly facets: Readonly<Record<string, readonly string[]>>
  /** The objection of the rules to one more. It may still be added: the builder may fix the fault later. */
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
  /** Adds a copy of this entry right after it. */
  | { readonly kind: 'copy'; readonly place: ForcePlace }

/** Something the rules have against a force. */
export interface ForceFault {
  readonly place: ForcePlace
  readonly text: Message
  /** Advice in words. */
  readonly advice?: Message
  readonly rules: readonly string[]
  /**
   * Ready-made changes that help, the likeliest first. After any of them this fault is gone, and no more faults are
   * left than before.
   */
  readonly fixes: readonly ForceFix[]
}

export interface ForceFix {
  readonly text: Message
  readonly changes: readonly ForceChange[]
}

/** A card for the table with everything needed at hand. The rule texts are in the game's reference. */
export interface ForceCard {
  /** Its name, given by its owner or by the game. */
  readonly name: string | Message
  readonly icon: string
  readonly caption: Message
  /** How many figures share the card. */
  readonly count: number
  readonly cost?: ExplainedNumber
  /** Boxes to tick off for each figure, if any. */
  readonly wounds: number
  readonly figures: readonly KeyFigure[]
  readonly groups: readonly CardGroup[]
  readonly house?: boolean
}

/** Abilities, weapons, carried items. */
export interface CardGroup {
  readonly label: Message
  readonly traits: readonly Trait[]
}

/** Lists the entries of a force, each followed by those that belong to it. */
export function entriesIn({ sections }: ForceView): readonly ForceEntry[] {
  const withParts = (entry: ForceEntry): readonly ForceEntry[] => [entry, ...(entry.parts ?? []).flatMap(withParts)]
  return sections.flatMap(({ entries }) => entries.flatMap(withParts))
}

/** Lists everything about an entry that can be set. */
export function fieldsOf({ count, fields }: ForceEntry): readonly ForceField[] {
  return count ? [count, ...fields] : fields
}
