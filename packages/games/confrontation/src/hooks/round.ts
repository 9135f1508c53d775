import type { Procedure } from '@fray/kernel'
import type { Characteristic } from '../armies/cards/profile.ts'
import type { LeadOrder } from '../round/lead-order.ts'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'
import type { Maintenance, NumberQuery } from './queries.ts'

/** The round, with its points and dice. */
export interface RoundHooks {
  /** CF-ABIL-20: values that Concentration raises in addition to bold characteristics. */
  readonly concentratesOn?: readonly (Characteristic | 'mov')[]
  /** CF-SPELL-24: adds to the X of the bearer's Mutagenic. */
  mutagen?(bearer: Fighter, effect: Effect | null): number
  /** CF-SPELL-23: raises the maximum of Mutagenic points for one characteristic of the bearer. */
  mutagenCap?(bearer: Fighter, effect: Effect | null): number
  /** CF-SPELL-19: a 1 of the bearer's Mutagenic die counts like any other face. */
  readonly mutagenOnesCount?: true
  /**
   * CF-REV-DIRZ-16: called when a die of this ability has been given to the bearer for the round; true uses it up for
   * something else.
   */
  takesRoundDie?(play: Play, ability: string, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-DIRZ-33: fixed points of the bearer's Mutagenic/X die instead of a roll. */
  mutagenicPoints?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-DIRZ-11: points cannot raise this value of the bearer. */
  refusesPoints?(which: Characteristic | 'mov', bearer: Fighter, effect: Effect | null): boolean
  /** Called between two steps of play after anything that may have moved fighters. */
  settle?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-84: called when a phase begins. */
  phaseStart?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-STRATEGIC-01: called before the rallying tests. */
  roundStart?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-STRATEGIC-01: called when the sequences are built, before the Tactical roll. */
  beforeTacticalRoll?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-29: called after the Tactical roll of a round, before the first lead is decided. */
  afterTacticalRoll?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-PACK-32: the bearer acts before Tactical rolls even off the table. */
  readonly actsAbroad?: true
  /** CF-PACK-27: what `count` bearers in a camp add to its Tactical roll, with any coordinator. */
  campTactics?(bearers: number): number
  /** CF-PACK-13: additional cards that `count` bearers let their camp reserve when it builds its sequence. */
  cardsAside?(bearers: number): number
  /** CF-ABIL-07: counters for the lead that the bearer brings its camp when a drawing of cards begins. */
  leadCounters?(play: PlayState, bearer: Fighter, effect: Effect | null): number
  /**
   * CF-REV-MIDNOR-11: called when the other camp gets the lead in the activation phase; the play that the bearer
   * orders, if any.
   */
  ordersLead?(play: Play, bearer: Fighter, effect: Effect | null): Procedure<LeadOrder | undefined>
  /** CF-DRAW-05: changes how many cards the bearer's camp may reserve. */
  reserveAllowance?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-PACK-16: extra dice of the bearer's Mutagenic roll, of which the best counts. */
  mutagenicDice?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-TIRNABOR-15: the lowest face on which the bearer regenerates with its present Wounds. */
  regeneratesOn?(bearer: Fighter, effect: Effect | null): number
  /** CF-PACK-18: adds to a friend's first Regeneration roll of a round. */
  helpsRegeneration?(play: PlayState, friend: Fighter, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-MIDNOR-22: called when a Regeneration roll of the bearer has failed; true repeats it. */
  retriesRegeneration?(play: Play, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-CARD-26: whether the eliminated bearer may return as a reinforcement now. */
  mayReturn?(play: PlayState, bearer: Fighter, effect: Effect | null): boolean
  /**
   * CF-SPELL-11, CF-MIRACLE-13: called when an unlisted fighter joins the bearer's camp, so that the bearer's aura
   * reaches it too.
   */
  onNewcomer?(play: Play, newcomer: Fighter, bearer: Fighter, effect: Effect | null): void
  /** CF-SCENARIO-02: the eliminated bearer waits beside the table to return. */
  readonly awaitsReturn?: true
  /** CF-MIRACLE-02: changes how many cards the other camp may reserve. */
  opposingReserve?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-ABIL-77: the bearer's card lies face up in the sequence and in reserve. */
  readonly openCard?: true
  /** CF-MYSTIC-01, CF-FAITH-06: called before the new faith is counted. */
  mysticPhase?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-END-03: called at the end of a round, before its effects end. */
  roundEnd?(play: Play, bearer: Fighter, effect: Effect | null): void
  /** CF-MAINT-01: the bearer's upkeep in a step of the maintenance phase. */
  readonly maintenance?: Maintenance
}
