import type { Procedure } from '@fray/kernel'
import { define } from '../ability.ts'
import type { Bar } from '../activation/activity.ts'
import { miracles as cards, type MiracleCard } from '../armies/armoury.ts'
import type { TestResult } from '../dice/test.ts'
import type { Hooks } from '../mystic/enchantment.ts'
import type { Fighter, Play, PlayState } from '../state.ts'

/** CF-CALL-01: in an activation, when both sequences are made, or in answer to something. */
export type CallMoment = 'activation' | 'strategic' | 'reaction'

/** One way to call a miracle that leaves the faithful a choice before he pays. */
export interface Variant {
  readonly x: number
  readonly fervour: number
  /** CF-MIRACLE-32: null where the result itself is what counts. */
  readonly difficulty: number | null
  /** CF-REV-TIRNABOR-09: the one of several things that is called for: a phrase. */
  readonly manner?: string
}

/** A miracle that somebody has called. */
export interface Called {
  readonly miracle: Miracle
  readonly faithful: Fighter
}

/** CF-CALL-04: a call whose steps 1 to 3 are settled. */
export interface Calling extends Called {
  /** CF-REV-ACHERON-35: whom it goes out from: distances, sight and censure are his; the faithful himself unless another relays it. */
  readonly from: Fighter
  /** The faithful himself where a miracle names nobody. */
  readonly target: Fighter
  readonly difficulty: number | null
  readonly fervour: number
  /** CF-CALL-08, -09: what the faithful has chosen where the entry leaves it to him; else 0. */
  readonly x: number
  /** CF-CALL-17, CF-VIRTUE-17: points spent on what it does, Fervour and strengthening, without the bond. */
  spent: number
}

/** CF-MIRACLE-01 to -40: a miracle. What its card prints is data; its object says on whom it is called and what it does. */
export interface Miracle {
  readonly id: string
  readonly name: string
  readonly fervour: number
  readonly range: NonNullable<MiracleCard['range']> | null
  readonly on: NonNullable<MiracleCard['on']>
  readonly when: CallMoment
  readonly censurable: boolean
  /** CF-MIRACLE-02, -33: a camp's success with it bars it to all its faithful. */
  readonly oncePerCamp?: true
  /** CF-CALL-07: called on whoever is in the aura of faith, and nobody is touched twice in a round. */
  readonly inAura?: true
  /** CF-MIRACLE-24: once a round even for those who may call a miracle more often. */
  readonly onceOnly?: true
  /** CF-REV-SESSAIR-09: as often in a round as there is faith for it. */
  readonly unlimited?: true
  /** CF-REV-WOLFEN-01: how often a faithful may call it in a round, if more than once; nobody is its target then. */
  calls?(faithful: Fighter): number
  /** CF-REV-TIRNABOR-14: those whom a spell has petrified may be named. */
  readonly reachesStone?: true
  /** CF-CALL-05: who alone may be named. */
  mayTarget?(play: PlayState, target: Fighter, faithful: Fighter): boolean
  /** CF-SUMMON-05: why it cannot be called at all, where that is not for want of a target. */
  bar?(play: PlayState, faithful: Fighter): Bar | undefined
  difficulty(play: PlayState, target: Fighter, faithful: Fighter): number | null
  /** CF-REV-TIRNABOR-09: things of which one is called for, as phrases; its place in the list is the number of the call. */
  readonly manners?: readonly string[]
  /** CF-CALL-08, -09: where Fervour or difficulty are not fixed, everything that may be chosen. */
  variants?(play: PlayState, target: Fighter, faithful: Fighter): readonly Variant[]
  /** CF-LITANY-04: friends in his aura whom it would touch, where it touches no others. */
  friendsTouched?(play: PlayState, faithful: Fighter): Fighter[]
  /** CF-MIRACLE-04: what follows any call of it, whatever comes of it. */
  afterwards?(play: Play, calling: Calling): void
  /** CF-CALL-17. */
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

/** Makes a miracle of the list known: its card's figures, and what only its object can say. */
export function miracle(id: string, behaviour: Behaviour): Miracle {
  const card = cardOf(id)
  const { name, fervour, range = null, on = 'friend', when = 'activation', censurable = true } = card
  const printed = card.difficulty ?? 0
  const made: Miracle = {
    ...{ id, name, range, on, when, censurable, fervour: fervour ?? 0 },
    difficulty: () => printed,
    ...behaviour,
  }
  known.set(id, made)
  return made
}

/** CF-CALL-18: a miracle that answers an event; its object is borne by whoever has learnt it. */
export function defineReaction(id: string, hooks: Hooks): void {
  define({ id, name: cardOf(id).name, rule: id, ...hooks })
}

function cardOf(id: string): MiracleCard {
  const card = cards.find((miracleCard) => miracleCard.id === id)
  if (!card) throw new Error(`no miracle is called ${id}`)
  return card
}

/** CF-FAITH-04, -16: the miracles a faithful has learnt, as far as they are known here; who returns as a reinforcement has none. */
export function miraclesOf({ member, effects }: Fighter): Miracle[] {
  if (effects.some(({ object }) => object === 'returned')) return []
  return member.miracles.flatMap((id) => known.get(id) ?? [])
}
