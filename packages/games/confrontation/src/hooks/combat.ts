import type { Procedure } from '@fray/kernel'
import type { AttackMode, Exchange } from '../combat/exchange.ts'
import type { CombatDice, Fight } from '../combat/fight.ts'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'
import type { WoundResult } from '../wounds/wound-table.ts'
import type { Blades, CombatDiceQuery, HeavyAttack } from './queries.ts'

/** Combat. */
export interface CombatHooks {
  /** CF-COMBAT-03. */
  combatDice?(q: CombatDiceQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-REV-LION-18: combat dice of an opponent of the bearer's, after everything of his own. */
  opponentDice?(q: CombatDiceQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-REV-LION-10: the bearer uses as many dice of a sequence as he can. */
  readonly wholeSequence?: true
  /** CF-ABIL-16: further combat dice that can only be placed in attack. */
  attackDice?(q: CombatDiceQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-RELIC-06: defence dice that the bearer has besides all others, in every combat. */
  wardDice?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-DIRZ-03: attack dice besides all others that nothing takes away or turns. */
  blades?(bearer: Fighter, effect: Effect | null): Blades
  /** CF-REV-DIRZ-31: the bearer shoots in the place of an attack. */
  shoots?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-DIRZ-15: the bearer attacks after everybody else in each exchange. */
  readonly attacksLast?: true
  /** CF-ABIL-37: combat dice that the bearer may hold aside when he places them, to use them as he likes later. */
  heldDice?(bearer: Fighter, effect: Effect | null): number
  /** CF-ABIL-64: an attack of more than one die that the bearer may make in his turn. */
  heavyAttack?(play: PlayState, bearer: Fighter, effect: Effect | null): HeavyAttack
  /** CF-REV-FAMILIAR-13: a heavy attack of the bearer's has been chosen; what is added to its strength. */
  empowersHeavy?(play: Play, heavy: HeavyAttack, bearer: Fighter, effect: Effect | null): Procedure<number>
  /** CF-ABIL-51: heavy attacks against the bearer hit no harder than others. */
  readonly withstandsHeavyAttacks?: true
  /** The bearer attacks or fires at somebody, who has not announced a defence yet (CF-TOXIC-03). */
  beforeAttack?(play: Play, target: Fighter, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-SPELL-26: attacks that the bearer may make in an exchange besides the usual ones. */
  extraAttacks?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-FAMILIAR-04: by how much a sustained defence of the bearer's must beat an attack. */
  sustainedMargin?(bearer: Fighter, effect: Effect | null): number
  /** CF-SPELL-34: the bearer announces no sustained defence. */
  readonly cannotSustain?: true
  /** CF-MIRACLE-22: the bearer may sustain his defence although he has placed more dice in attack. */
  readonly sustainsAnyway?: true
  /** CF-MIRACLE-23: the bearer says how he defends himself when the attack has been rolled. */
  readonly defendsAfterwards?: true
  /** CF-REV-GOBLIN-09: nobody answers the bearer's attacks, neither by a counter-attack nor by Ambidextrous. */
  cannotBeAnswered?(play: PlayState, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-MIDNOR-18: an attack that the bearer makes in this manner cannot be met by any defence. */
  cannotBeParried?(manner: AttackMode, bearer: Fighter, effect: Effect | null): boolean
  /** CF-COMBAT-26: whether the bearer may announce a counter-attack, and by how much he must then beat the attack. */
  counterAttack?(play: PlayState, bearer: Fighter, effect: Effect | null): number
  /** Right before the Initiative test of a combat of the bearer's (CF-ABILGEN-08). */
  beforeInitiative?(play: Play, fight: Fight, bearer: Fighter, effect: Effect | null): Procedure
  /** An exchange of a combat of the bearer's begins (CF-COMBAT-10). */
  exchangeStart?(play: Play, fight: Fight, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-COMBAT-07: the bearer's combat dice are about to be placed. */
  beforePlacing?(play: Play, fight: Fight, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-DIRZ-24: dice that the bearer must place in defence; he may use nothing that would forbid it. */
  leastInDefence?(bearer: Fighter, effect: Effect | null): number
  /** CF-ABIL-106: all combat dice of the bearer go to attack. */
  readonly allInAttack?: true
  /** CF-REV-DIRZ-29: all combat dice of the bearer but those that a spell, a miracle or an artefact gives go to attack. */
  readonly noDefence?: true
  /** The bearer's combat dice have been placed (CF-COMBAT-07). */
  afterPlacing?(play: Play, dice: CombatDice, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-03: by how much a parry must beat the attack for the bearer to gain more by it. */
  parryMargin?(bearer: Fighter, effect: Effect | null): number
  /** The bearer has defended himself against an attack, or it has failed; he may answer it (CF-ABIL-03). */
  afterDefence?(play: Play, exchange: Exchange, bearer: Fighter, effect: Effect | null): Procedure
  /** The bearer's attack has hit; true takes the place of the Damage roll (CF-ABIL-36). */
  insteadOfDamage?(play: Play, exchange: Exchange, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-MUTAGENIC-05: an attack of the bearer's has hit; its Damage roll with his STR comes next. */
  beforeBlow?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-MIDNOR-02: an attack of the bearer's has hit and is over; what its Damage roll came to. */
  afterHit?(play: Play, exchange: Exchange, dealt: WoundResult, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-MIDNOR-08: the bearer may have his combat resolved before all others of the round. */
  readonly fightsFirst?: true
  /** CF-REV-SESSAIR-08: the bearer names a combat, his own or not, that is resolved before all others of the round. */
  readonly namesFirst?: true
  /** A combat of the bearer's is over, pursuits not yet made. */
  combatEnd?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-SPELL-05: the bearer makes no pursuit movement. */
  readonly cannotPursue?: true
  /** CF-PURSUIT-02: pursuit movements of a round besides the first. */
  extraPursuits?(bearer: Fighter, effect: Effect | null): number
}
