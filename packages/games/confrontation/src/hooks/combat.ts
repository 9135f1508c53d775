import type { Procedure } from '@fray/kernel'
import type { AttackMode, Exchange } from '../combat/exchange.ts'
import type { CombatDice, Fight } from '../combat/fight.ts'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'
import type { WoundResult } from '../wounds/wound-table.ts'
import type { Blades, CombatDiceQuery, HeavyAttack } from './queries.ts'

/** Combat. */
export interface CombatHooks {
  /** CF-COMBAT-03: changes the bearer's combat dice. */
  combatDice?(q: CombatDiceQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-REV-LION-18: changes an opponent's combat dice, after the opponent's own abilities. */
  opponentDice?(q: CombatDiceQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-REV-LION-10: the bearer uses as many dice of a sequence as possible. */
  readonly wholeSequence?: true
  /** CF-ABIL-16: further combat dice that can only be placed in attack. */
  attackDice?(q: CombatDiceQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-RELIC-06: additional defence dice of the bearer in every combat. */
  wardDice?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-DIRZ-03: additional attack dice that cannot be removed or moved. */
  blades?(bearer: Fighter, effect: Effect | null): Blades
  /** CF-REV-DIRZ-31: the bearer shoots instead of attacking. */
  shoots?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-DIRZ-15: the bearer attacks after all others in each exchange. */
  readonly attacksLast?: true
  /** CF-ABIL-37: combat dice that the bearer may reserve when placing them, to use freely later. */
  heldDice?(bearer: Fighter, effect: Effect | null): number
  /** CF-ABIL-64: an attack of more than one die that the bearer may make. */
  heavyAttack?(play: PlayState, bearer: Fighter, effect: Effect | null): HeavyAttack
  /** CF-REV-FAMILIAR-13: called when a heavy attack has been chosen; adds to its strength. */
  empowersHeavy?(play: Play, heavy: HeavyAttack, bearer: Fighter, effect: Effect | null): Procedure<number>
  /** CF-ABIL-51: heavy attacks against the bearer hit no harder than others. */
  readonly withstandsHeavyAttacks?: true
  /** CF-TOXIC-03: called when the bearer attacks or fires, before the target announces a defence. */
  beforeAttack?(play: Play, target: Fighter, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-SPELL-26: additional attacks that the bearer may make in an exchange. */
  extraAttacks?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-FAMILIAR-04: the margin by which the bearer's sustained defence must beat an attack. */
  sustainedMargin?(bearer: Fighter, effect: Effect | null): number
  /** CF-SPELL-34: the bearer cannot announce a sustained defence. */
  readonly cannotSustain?: true
  /** CF-MIRACLE-22: the bearer may sustain its defence even with more dice in attack. */
  readonly sustainsAnyway?: true
  /** CF-MIRACLE-23: the bearer announces its defence after the attack roll. */
  readonly defendsAfterwards?: true
  /** CF-REV-GOBLIN-09: the bearer's attacks cannot be answered, neither by a counter-attack nor by Ambidextrous. */
  cannotBeAnswered?(play: PlayState, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-MIDNOR-18: this kind of attack by the bearer cannot be parried. */
  cannotBeParried?(manner: AttackMode, bearer: Fighter, effect: Effect | null): boolean
  /** CF-COMBAT-26: whether the bearer may announce a counter-attack, and the margin it then needs. */
  counterAttack?(play: PlayState, bearer: Fighter, effect: Effect | null): number
  /** CF-ABILGEN-08: called right before the Initiative test of the bearer's combat. */
  beforeInitiative?(play: Play, fight: Fight, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-COMBAT-10: called when an exchange of the bearer's combat begins. */
  exchangeStart?(play: Play, fight: Fight, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-COMBAT-07: called before the bearer's combat dice are placed. */
  beforePlacing?(play: Play, fight: Fight, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-DIRZ-24: dice that the bearer must place in defence; it may not use anything that forbids this. */
  leastInDefence?(bearer: Fighter, effect: Effect | null): number
  /** CF-ABIL-106: all combat dice of the bearer go to attack. */
  readonly allInAttack?: true
  /** CF-REV-DIRZ-29: all combat dice of the bearer except those from a spell, a miracle or an artefact go to attack. */
  readonly noDefence?: true
  /** CF-COMBAT-07: called when the bearer's combat dice have been placed. */
  afterPlacing?(play: Play, dice: CombatDice, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-03: the margin above which a parry has a further effect for the bearer. */
  parryMargin?(bearer: Fighter, effect: Effect | null): number
  /** CF-ABIL-03: called when the bearer has defended itself or the attack has failed; it may answer. */
  afterDefence?(play: Play, exchange: Exchange, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-36: called when the bearer's attack has hit; true replaces the Damage roll. */
  insteadOfDamage?(play: Play, exchange: Exchange, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-MUTAGENIC-05: called when the bearer's attack has hit, right before its Damage roll. */
  beforeBlow?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-MIDNOR-02: called after a hit by the bearer, with the result of its Damage roll. */
  afterHit?(play: Play, exchange: Exchange, dealt: WoundResult, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-MIDNOR-08: the bearer may have its combat resolved before all others of the round. */
  readonly fightsFirst?: true
  /**
   * CF-REV-SESSAIR-08: the bearer names a combat, its own or another, that is resolved before all others of the round.
   */
  readonly namesFirst?: true
  /** Called after a combat of the bearer, before pursuits. */
  combatEnd?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-SPELL-05: the bearer cannot pursue. */
  readonly cannotPursue?: true
  /** CF-PURSUIT-02: additional pursuit movements per round. */
  extraPursuits?(bearer: Fighter, effect: Effect | null): number
}
