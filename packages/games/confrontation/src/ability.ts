import { type HookObject, Hooks, Registry } from '@fray/hooks'
import { objectOf } from './armies/ability-list.ts'
import type { Member } from './armies/army.ts'
import { traitsByStatus } from './armies/incarnation.ts'
import type { Trait } from './armies/profile.ts'
import type { CombatHooks } from './hooks/combat.ts'
import type { CommandHooks } from './hooks/command.ts'
import type { DamageHooks } from './hooks/damage.ts'
import type { FaithHooks } from './hooks/faith.ts'
import type { FireHooks } from './hooks/fire.ts'
import type { MachineHooks } from './hooks/machines.ts'
import type { MagicHooks } from './hooks/magic.ts'
import type { MovementHooks } from './hooks/movement.ts'
import type { RoundHooks } from './hooks/round.ts'
import type { TestHooks } from './hooks/tests.ts'
import { type Effect, type Fighter, isStanding, type PlayState, type Until } from './state.ts'

export type * from './hooks/queries.ts'

/**
 * A special rule: what it changes and when it speaks. Abilities, equipment, capacities, artefacts and temporary effects
 * are all such objects. The core asks the questions and announces the moments; an object answers those it cares about.
 * Every hook gets its bearer, and the effect through which he has it (null when he has it for good); the number behind its
 * slash is `xOf`. Numeric hooks add terms to `q.tally`.
 */
export interface Ability
  extends HookObject<PlayState, Fighter, Effect, Stage>,
    TestHooks,
    MovementHooks,
    MachineHooks,
    FireHooks,
    CombatHooks,
    DamageHooks,
    MagicHooks,
    FaithHooks,
    CommandHooks,
    RoundHooks {
  readonly name: string
  readonly rule: string
  /** CF-ABILGEN-01, CF-ROUT-11: applies only if announced; without effect in rout. */
  readonly active?: true
  /** CF-ABILGEN-02: an active one that works in rout all the same. */
  readonly worksInRout?: true
  /** CF-ROUT-13: an effect of it ends for good when the bearer routs. */
  readonly endsInRout?: true
  /** Shown on the figure as long as it lies on it: a name of the game-icons set. */
  readonly shownAs?: string
  /** What never does anything to the bearer, as everybody knows before it is tried. */
  readonly unaffectedBy?: readonly Affecting[]
  /** CF-REV-ACHERON-34: the ability that the number of an effect belongs to, where it is not called like it. */
  readonly numbers?: string
  /** An effect of it says how much, what it gives or what it takes; what is taken has a number below 0. */
  readonly amount?: 'given' | 'taken'
  /** How long it lies on somebody, unless whoever lays it says otherwise: until the end of the round unless told. */
  readonly lasts?: Until
  /** CF-ABILGEN-06, CF-SPELL-88: of two values the lower counts. */
  readonly lowestCounts?: true
}

/** What may be tried against somebody. */
export type Affecting = 'spell' | 'miracle' | 'damage'

/** The order in which objects answer one hook: what sets a value before what adds to it, and caps last. */
const STAGES = ['set', 'change', 'limit'] as const
type Stage = (typeof STAGES)[number]

export const abilities = new Registry<Ability>({ stages: STAGES, usual: 'change' })

const traits = new WeakMap<Member, readonly Trait[]>()

/** All that a fighter has for good: printed on his card, bought with it, and his by status (CF-INCARN-03). */
export function traitsOf({ member }: Fighter): readonly Trait[] {
  let known = traits.get(member)
  if (!known) {
    known = [...member.profile.traits, ...member.extras, ...traitsByStatus(member.profile)]
    traits.set(member, known)
  }
  return known
}

/** Finds what answers a hook. What a card names and no object stands for yet is not asked. */
export const hooks = new Hooks<PlayState, Fighter, Effect, Ability>(abilities, {
  printedSource: ({ member }) => member,
  idsOn: (bearer) =>
    // CF-CAST-17, CF-CALL-18: a spell or miracle that answers an event is an object of its own.
    [...traitsOf(bearer).map(objectOf), ...bearer.member.spells, ...bearer.member.miracles].filter((id) =>
      abilities.find(id),
    ),
  carriedIds: () => NOTHING,
  presentBearers: ({ state }) => state.fighters.filter(isStanding),
})

const NOTHING: readonly string[] = []

/** Makes objects with hooks known; each module of abilities calls this once with all it defines. */
export function define(...objects: readonly Ability[]): void {
  abilities.define(...objects)
}
