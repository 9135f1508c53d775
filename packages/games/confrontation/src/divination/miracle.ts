import type { Procedure } from '@fray/kernel'
import { define } from '../ability.ts'
import type { Bar } from '../activation/activity.ts'
import { miracles as cards, type MiracleCard } from '../armies/extras/armoury.ts'
import type { TestResult } from '../dice/test.ts'
import type { Hooks } from '../mystic/enchantment.ts'
import type { Fighter, Play, PlayState } from '../state.ts'

/** CF-CALL-01: in an activation, once both sequences are built, or in reaction to an event. */
export type CallMoment = 'activation' | 'strategic' | 'reaction'

/** One way to call a miracle, for choices made before its cost is paid. */
export interface Variant {
  readonly x: number
  readonly fervour: number
  /** CF-MIRACLE-32: null if the result itself counts. */
  readonly difficulty: number | null
  /** CF-REV-TIRNABOR-09: phrase id of the purpose of the call, out of several. */
  readonly manner?: string
}

/** A miracle called by a faithful. */
export interface Called {
  readonly miracle: Miracle
  readonly faithful: Fighter
}

/** CF-CALL-04: a call after its steps 1 to 3. */
export interface Calling extends Called {
  /**
   * CF-REV-ACHERON-35: the origin of the call for distances, sight and censure: the faithful, or the friend that relays
   * it.
   */
  readonly from: Fighter
  /** The faithful itself for a miracle without a target. */
  readonly target: Fighter
  readonly difficulty: number | null
  readonly fervour: number
  /** CF-CALL-08, -09: the faithful's choice where the entry leaves one; otherwise 0. */
  readonly x: number
  /** CF-CALL-17, CF-VIRTUE-17: points spent on the effect, Fervour and strengthening, without the bond. */
  spent: number
}

/** CF-MIRACLE-01 to -40: a miracle. Its printed values are data; its object defines targets and effect. */
export interface Miracle {
  readonly id: string
  readonly name: string
  readonly rule: string
  readonly fervour: number
  readonly range: NonNullable<MiracleCard['range']> | null
  readonly on: NonNullable<MiracleCard['on']>
  readonly when: CallMoment
  readonly censurable: boolean
  /** CF-MIRACLE-02, -33: a success of a camp bars the miracle to all its faithful. */
  readonly oncePerCamp?: true
  /** CF-CALL-07: affects the fighters in the aura of faith, each at most once per round. */
  readonly inAura?: true
  /** CF-MIRACLE-24: once a round, even for faithful that may call a miracle more often. */
  readonly onceOnly?: true
  /** CF-REV-SESSAIR-09: any number of times per round, as far as the faith goes. */
  readonly unlimited?: true
  /** CF-REV-WOLFEN-01: how often a faithful may call it per round, if more than once; it then has no target. */
  calls?(faithful: Fighter): number
  /** CF-REV-TIRNABOR-14: fighters petrified by a spell may be targeted. */
  readonly reachesStone?: true
  /** CF-CALL-05: limits the targets. */
  mayTarget?(play: PlayState, target: Fighter, faithful: Fighter): boolean
  /** CF-SUMMON-05: why it cannot be called at all, apart from a missing target. */
  bar?(play: PlayState, faithful: Fighter): Bar | undefined
  difficulty(play: PlayState, target: Fighter, faithful: Fighter): number | null
  /**
   * CF-REV-TIRNABOR-09: phrases of the purposes it may be called for; the position in the list is the number of the
   * call.
   */
  readonly manners?: readonly string[]
  /** CF-CALL-08, -09: every possible choice if Fervour or difficulty are not fixed. */
  variants?(play: PlayState, target: Fighter, faithful: Fighter): readonly Variant[]
  /** CF-LITANY-04: friends in the aura that it would affect, if it affects no others. */
  friendsTouched?(play: PlayState, faithful: Fighter): Fighter[]
  /** CF-MIRACLE-04: follows every call, whatever its result. */
  afterwards?(play: Play, calling: Calling): void
  /** CF-CALL-17: the effect of a successful call. */
  effect(play: Play, calling: Calling, result: TestResult): Procedure
}

type Behaviour = Pick<
  Miracle,
  | 'effect'
  | 'mayTarget'
  | 'reachesStone'
  | 'manners'
  | 'variants'
  | 'afterwards'
  | 'oncePerCamp'
  | 'onceOnly'
  | 'inAura'
  | 'friendsTouched'
  | 'unlimited'
  | 'calls'
  | 'bar'
> &
  Partial<Pick<Miracle, 'difficulty'>>

const known = new Map<string, Miracle>()

/** Registers a miracle: the values of its card and its behaviour. */
export function miracle(id: string, behaviour: Behaviour): Miracle {
  const card = cardOf(id)
  const { name, rule, fervour, range = null, on = 'friend', when = 'activation', censurable = true } = card
  const printed = card.difficulty ?? 0
  const made: Miracle = {
    ...{ id, name, rule, range, on, when, censurable, fervour: fervour ?? 0 },
    difficulty: () => printed,
    ...behaviour,
  }
  known.set(id, made)
  return made
}

/** Lists the cards that no module has defined. */
export function undefinedMiracles(): MiracleCard[] {
  return cards.filter(({ id }) => !known.has(id))
}

/** CF-CALL-18: a miracle called in reaction to an event; its object works for every faithful that has learnt it. */
export function defineReaction(id: string, hooks: Hooks): void {
  const { name, rule } = cardOf(id)
  define({ id, name, rule, ...hooks })
}

function cardOf(id: string): MiracleCard {
  const card = cards.find((miracleCard) => miracleCard.id === id)
  if (!card) throw new Error(`no miracle is called ${id}`)
  return card
}

/** CF-FAITH-04, -16: the miracles that a faithful has learnt; none after returning as a reinforcement. */
export function miraclesOf({ member, effects }: Fighter): Miracle[] {
  if (effects.some(({ object }) => object === 'returned')) return []
  return member.miracles.flatMap((id) => known.get(id) ?? [])
}
