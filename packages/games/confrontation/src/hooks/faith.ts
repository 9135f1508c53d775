import type { Procedure } from '@fray/kernel'
import type { CountedBeliever } from '../divination/believers.ts'
import type { Called, Calling } from '../divination/miracle.ts'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'
import type { NumberQuery } from './queries.ts'

/** Faith. */
export interface FaithHooks {
  /** CF-FAITH-05: neither contact nor other actions hinder the bearer's calls, and he gathers less faith of his own. */
  readonly warriorMonk?: true
  /** CF-VIRTUE-06: contact with an enemy disturbs neither the bearer's faith nor his calls. */
  readonly faithUndisturbed?: true
  /** CF-FAITH-03: the bearer draws on the enemy. */
  readonly iconoclast?: true
  /** CF-VIRTUE-18: what changes the sum of the bearer's Aspects as if it were printed. */
  aspects?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-AURA-01: the radius of the bearer's aura of faith, in cm. */
  faithAura?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-REV-MIDNOR-21: in whose place the bearer draws on believers, if not in his own. */
  drawsFrom?(play: PlayState, bearer: Fighter, effect: Effect | null): Fighter | undefined
  /** CF-AURA-02: the bearer is nobody's believer. */
  readonly neverBelieves?: true
  /** CF-AURA-08: the bearer, an iconoclast, counts believers of his own camp as well. */
  readonly countsFriends?: true
  /** CF-VIRTUE-07: this fighter of the bearer's camp is his believer whatever people he is of. */
  converts?(play: PlayState, fighter: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-LITURGY-03, CF-RELIC-12: by how many a believer counts for more; asked of him and of the faithful. */
  extraBelievers?(play: PlayState, believing: CountedBeliever, bearer: Fighter, effect: Effect | null): number
  /** CF-AURA-06: what the bearer adds to the faith of the orthodox of his camp instead of being counted. */
  loyalty?(bearer: Fighter, effect: Effect | null): number
  /** CF-LITURGY-05: faith that the bearer has besides, at the beginning of the game and in each mystic phase. */
  faithBesides?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-ABIL-74: how many unused points of faith the bearer keeps. */
  faithKept?(play: PlayState, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-GRIFFIN-26: unspent points of the bearer's faith that are not lost, besides those he keeps. */
  faithLasting?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-DEVOURER-09: the new faith of a mystic phase has been reckoned. */
  afterGathering?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-DEVOURER-10: the bearer has spent so many points on Fervour, a bond or censure. */
  faithSpent?(play: Play, points: number, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-VIRTUE-16: the bearer runs and calls in one activation. */
  readonly runsAndCalls?: true
  /** CF-MIRACLE-04: the bearer neither calls nor censures. */
  readonly cannotCall?: true
  /** CF-RELIC-11: dice that the bearer adds to a call besides those of his faith. */
  bondDice?(play: Play, bearer: Fighter, effect: Effect | null): Procedure<number>
  /** CF-VIRTUE-12: calls of this miracle in a round besides the first. */
  extraCalls?(miracle: string, bearer: Fighter, effect: Effect | null): number
  /** CF-VIRTUE-15: the Fervour of the bearer's miracles, where it is fixed. */
  fervour?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-REV-TIRNABOR-14: spells have made a stone of the bearer, who is out of play until he is freed. */
  readonly petrified?: true
  /** CF-MIRACLE-16: whatever spells have laid on the bearer is about to end. */
  onDissipation?(play: Play, bearer: Fighter, effect: Effect | null): void
  /** CF-MIRACLE-40: the bearer need not see whom he calls miracles on. */
  readonly callsUnseen?: true
  /** CF-REV-LION-17: the bearer aims neither shots nor anything of magic or faith at this fighter. */
  cannotAimAt?(play: PlayState, target: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-LION-17: the bearer's assaults are engagements. */
  readonly cannotCharge?: true
  /** CF-MIRACLE-07: this fighter cannot be a target of the bearer's. */
  cannotTarget?(play: PlayState, target: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-VIRTUE-13: points that a censor of the bearer pays for each −1. */
  censurePrice?(bearer: Fighter, effect: Effect | null): number
  /** CF-PACK-22: what so many bearers in the aura of a faithful of their camp, himself among them, add to his calls. */
  aidsCalls?(bearers: number, faithful: Fighter): number
  /** CF-RELIC-08: what changes the final result of a call on the bearer. */
  hampersCalls?(q: NumberQuery, calling: Calling, bearer: Fighter, effect: Effect | null): void
  /** CF-ABIL-54: a miracle is about to touch the bearer; true spares him. */
  sparesMiracle?(play: Play, called: Called, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-ACHERON-34: this friend's sacrifice reaches the bearer although he stands further off than usual. */
  reachesGiver?(play: PlayState, giver: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-GRIFFIN-08: points stored with the bearer that this faithful may use for a call; the number of its effect is lowered. */
  storesFaith?(play: PlayState, faithful: Fighter, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-ACHERON-35: friends from whom miracles of the bearer's that are not personal may go out. */
  relays?(play: PlayState, bearer: Fighter, effect: Effect | null): readonly Fighter[]
  /** CF-REV-ACHERON-19: a call of the bearer's has failed. */
  callFailed?(play: Play, calling: Calling, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-VIRTUE-17: a call of the bearer's has come off, whether in range or not. */
  afterCall?(play: Play, calling: Calling, bearer: Fighter, effect: Effect | null): Procedure
}
