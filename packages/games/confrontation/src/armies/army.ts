import type { ArmyId, Profile, Trait } from './cards/profile.ts'

/** A fighter as the army brings it: its card, and what was bought with it. */
export interface Member {
  readonly profile: Profile
  /** CF-CARD-06, -07, -16: capacities and artefacts bought with the card, as objects with hooks. */
  readonly extras: readonly Trait[]
  readonly spells: readonly string[]
  readonly miracles: readonly string[]
  /** CF-PROFILE-13: the strategic value with everything it carries. */
  readonly ap: number
}

/** CF-STRATEGIC-03: a reference card and its fighters, each with an entry in the list. */
export interface ArmyCard {
  /** The profile that the card shows: the commander's for a war-staff (CF-STAFF-06). */
  readonly profile: Profile
  readonly members: readonly Member[]
  /** CF-STAFF-05: whether its members are a war-staff. */
  readonly warStaff: boolean
}

/** An army as the rules of play need it, built from a checked list. */
export interface Army {
  readonly name: string
  readonly army: ArmyId
  /** CF-TOURN-02: the most miniatures it may have on the table at once, if limited. */
  readonly mostOnTable?: number
  readonly cards: readonly ArmyCard[]
}
