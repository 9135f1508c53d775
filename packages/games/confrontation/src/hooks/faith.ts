import type { Procedure } from '@fray/kernel'
import type { CountedBeliever } from '../divination/believers.ts'
import type { Called, Calling } from '../divination/miracle.ts'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'
import type { NumberQuery } from './queries.ts'

/** Faith. */
export interface FaithHooks {
  /** CF-FAITH-05: neither contact nor other actions hinder the bearer's calls, and it gathers less faith. */
  readonly warriorMonk?: true
  /** CF-VIRTUE-06: contact with an enemy disturbs neither the bearer's faith nor its calls. */
  readonly faithUndisturbed?: true
  /** CF-FAITH-03: the bearer draws faith from enemies. */
  readonly iconoclast?: true
  /** CF-VIRTUE-18: changes the sum of the bearer's Aspects as if it were printed. */
  aspects?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-AURA-01: the radius of the bearer's aura of faith, in cm. */
  faithAura?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-REV-MIDNOR-21: the fighter around whom the bearer counts believers, if not itself. */
  drawsFrom?(play: PlayState, bearer: Fighter, effect: Effect | null): Fighter | undefined
  /** CF-AURA-02: the bearer is not a believer for any faithful. */
  readonly neverBelieves?: true
  /** CF-AURA-08: the bearer, an iconoclast, also counts believers of its own camp. */
  readonly countsFriends?: true
  /** CF-VIRTUE-07: this fighter of the bearer's camp is its believer whatever its people. */
  converts?(play: PlayState, fighter: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-LITURGY-03, CF-RELIC-12: how much more a believer counts; asked of the believer and of the faithful. */
  extraBelievers?(play: PlayState, believing: CountedBeliever, bearer: Fighter, effect: Effect | null): number
  /** CF-AURA-06: points that the bearer adds to the faith of the orthodox of its camp instead of being counted. */
  loyalty?(bearer: Fighter, effect: Effect | null): number
  /** CF-LITURGY-05: additional faith of the bearer at the beginning of the game and in each mystic phase. */
  faithBesides?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-ABIL-74: the maximum number of unused points of faith that the bearer keeps. */
  faithKept?(play: PlayState, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-GRIFFIN-26: additional unused points of the bearer's faith that are kept. */
  faithLasting?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-DEVOURER-09: called when the new faith of a mystic phase has been counted. */
  afterGathering?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-DEVOURER-10: called when the bearer has spent points on Fervour, a bond or censure. */
  faithSpent?(play: Play, points: number, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-VIRTUE-16: the bearer may run and call in one activation. */
  readonly runsAndCalls?: true
  /** CF-MIRACLE-04: the bearer can neither call nor censure. */
  readonly cannotCall?: true
  /** CF-RELIC-11: dice that the bearer adds to a call in addition to those of its faith. */
  bondDice?(play: Play, bearer: Fighter, effect: Effect | null): Procedure<number>
  /** CF-VIRTUE-12: additional calls of this miracle per round. */
  extraCalls?(miracle: string, bearer: Fighter, effect: Effect | null): number
  /** CF-VIRTUE-15: changes a fixed Fervour of the bearer's miracles. */
  fervour?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-REV-TIRNABOR-14: the bearer is petrified by spells and out of play until it is freed. */
  readonly petrified?: true
  /** CF-MIRACLE-16: called when the effects of spells on the bearer are about to end. */
  onDissipation?(play: Play, bearer: Fighter, effect: Effect | null): void
  /** CF-MIRACLE-40: the bearer calls miracles without a line of sight. */
  readonly callsUnseen?: true
  /** CF-REV-LION-17: the bearer cannot target this fighter with shots, magic or faith. */
  cannotAimAt?(play: PlayState, target: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-LION-17: the bearer's assaults are engagements. */
  readonly cannotCharge?: true
  /** CF-MIRACLE-07: the bearer cannot target this fighter. */
  cannotTarget?(play: PlayState, target: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-VIRTUE-13: points that a censor of the bearer pays for each −1. */
  censurePrice?(bearer: Fighter, effect: Effect | null): number
  /**
   * CF-PACK-22: what `count` bearers in the aura of a faithful of their camp, the faithful included, add to its calls.
   */
  aidsCalls?(bearers: number, faithful: Fighter): number
  /** CF-RELIC-08: changes the final result of a call on the bearer. */
  hampersCalls?(q: NumberQuery, calling: Calling, bearer: Fighter, effect: Effect | null): void
  /** CF-ABIL-54: called when a miracle is about to affect the bearer; true spares it. */
  sparesMiracle?(play: Play, called: Called, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-ACHERON-34: this friend's sacrifice reaches the bearer from further away than usual. */
  reachesGiver?(play: PlayState, giver: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /**
   * CF-REV-GRIFFIN-08: points stored with the bearer that this faithful may use for a call; spending lowers the
   * effect's number.
   */
  storesFaith?(play: PlayState, faithful: Fighter, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-ACHERON-35: friends that may relay the bearer's miracles, except personal ones. */
  relays?(play: PlayState, bearer: Fighter, effect: Effect | null): readonly Fighter[]
  /** CF-REV-ACHERON-19: called when a call of the bearer has failed. */
  callFailed?(play: Play, calling: Calling, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-VIRTUE-17: called when a call of the bearer has succeeded, in range or not. */
  afterCall?(play: Play, calling: Calling, bearer: Fighter, effect: Effect | null): Procedure
}
