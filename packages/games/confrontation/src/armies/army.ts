import type { ArmyId, Profile, Trait } from './profile.ts'

/** A fighter as his army brings him: his card, and what was bought with it. */
export interface Member {
  readonly profile: Profile
  /** CF-CARD-06, -07, -16: capacities and artefacts added to those of the card, as objects with hooks. */
  readonly extras: readonly Trait[]
  readonly spells: readonly string[]
  readonly miracles: readonly string[]
  /** CF-PROFILE-13: his strategic value with everything he carries. */
  readonly ap: number
}

/** CF-STRATEGIC-03: a reference card and the fighters it stands for, each with a place of his own in the list. */
export interface ArmyCard {
  /** The profile that the card shows: the commander's for a war-staff (CF-STAFF-06). */
  readonly profile: Profile
  readonly members: readonly Member[]
  /** CF-STAFF-05: its members are a war-staff. */
  readonly warStaff: boolean
}

/** An army as the rules of play need it; lists and their checks make it. */
export interface Army {
  readonly name: string
  readonly army: ArmyId
  /** CF-TOURN-02: how many miniatures it may have on the table at once, if there is a limit. */
  readonly mostOnTable?: number
  readonly cards: readonly ArmyCard[]
}
