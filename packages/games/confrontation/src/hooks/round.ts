import type { Procedure } from '@fray/kernel'
import type { Characteristic } from '../armies/profile.ts'
import type { LeadOrder } from '../round/lead-order.ts'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'
import type { Maintenance, NumberQuery } from './queries.ts'

/** The round, with its points and dice. */
export interface RoundHooks {
  /** CF-ABIL-20: what Concentration raises besides the characteristics printed bold. */
  readonly concentratesOn?: readonly (Characteristic | 'mov')[]
  /** CF-SPELL-24: added to the X of the bearer's Mutagenic. */
  mutagen?(bearer: Fighter, effect: Effect | null): number
  /** CF-SPELL-23: how many more Mutagenic points may go to one characteristic of the bearer's. */
  mutagenCap?(bearer: Fighter, effect: Effect | null): number
  /** CF-SPELL-19: a 1 of the bearer's Mutagenic die counts like any other face. */
  readonly mutagenOnesCount?: true
  /** CF-REV-DIRZ-16: a die of this ability has been given to the bearer for the round; true uses it up for something else. */
  takesRoundDie?(play: Play, ability: string, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-DIRZ-33: the points of the bearer's die of Mutagenic/X, which is not rolled. */
  mutagenicPoints?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-DIRZ-11: no points may raise this of the bearer's. */
  refusesPoints?(which: Characteristic | 'mov', bearer: Fighter, effect: Effect | null): boolean
  /** Something has been done that may have moved somebody; looked at between two steps of play. */
  settle?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-84: a phase begins. */
  phaseStart?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-STRATEGIC-01: before the rallying tests. */
  roundStart?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-STRATEGIC-01: the sequences are built, the Tactical roll comes next. */
  beforeTacticalRoll?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-29: the Tactical roll of a round has been made, the first lead not been given. */
  afterTacticalRoll?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-PACK-32: the bearer acts before Tactical rolls though he is not on the table. */
  readonly actsAbroad?: true
  /** CF-PACK-27: what so many bearers in a camp add to its Tactical roll, whoever coordinates it. */
  campTactics?(bearers: number): number
  /** CF-PACK-13: cards that so many bearers let their camp lay in reserve when it makes its sequence, besides the usual ones. */
  cardsAside?(bearers: number): number
  /** CF-ABIL-07: counters that the bearer brings his camp for the lead, at the beginning of a drawing of cards. */
  leadCounters?(play: PlayState, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-MIDNOR-11: the other camp has got the lead in the activation phase; what it must do with it, if the bearer says so. */
  ordersLead?(play: Play, bearer: Fighter, effect: Effect | null): Procedure<LeadOrder | undefined>
  /** CF-DRAW-05: cards the bearer's camp may put in reserve. */
  reserveAllowance?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-PACK-16: dice of the bearer's Mutagenic roll beyond the first, of which the best counts. */
  mutagenicDice?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-TIRNABOR-15: the least face on which the bearer, as he is wounded now, regenerates. */
  regeneratesOn?(bearer: Fighter, effect: Effect | null): number
  /** CF-PACK-18: what the bearer adds to the first Regeneration roll that a friend makes in a round. */
  helpsRegeneration?(play: PlayState, friend: Fighter, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-MIDNOR-22: a Regeneration roll of the bearer's has failed; true makes it again. */
  retriesRegeneration?(play: Play, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-CARD-26: whether the bearer, who is eliminated, may come back as a reinforcement now. */
  mayReturn?(play: PlayState, bearer: Fighter, effect: Effect | null): boolean
  /** CF-SPELL-11, CF-MIRACLE-13: somebody who stands in no list has come to the bearer's camp; what the bearer spreads reaches him too. */
  onNewcomer?(play: Play, newcomer: Fighter, bearer: Fighter, effect: Effect | null): void
  /** CF-SCENARIO-02: the bearer, who is eliminated, waits beside the table for his return. */
  readonly mayComeBack?: true
  /** CF-MIRACLE-02: cards that the other camp may put in reserve. */
  opposingReserve?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-ABIL-77: the bearer's card lies face up in the sequence and in reserve. */
  readonly openCard?: true
  /** CF-MYSTIC-01, CF-FAITH-06: before the new faith is reckoned. */
  mysticPhase?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-END-03: the round is over, and what lasts for it is about to end. */
  roundEnd?(play: Play, bearer: Fighter, effect: Effect | null): void
  /** CF-MAINT-01: what the bearer does in a step of the maintenance phase. */
  readonly maintenance?: Maintenance
}
