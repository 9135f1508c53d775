import { type HookObject, Hooks, Registry } from '@fray/hooks'
import type { Member } from './armies/army.ts'
import { objectOf } from './armies/cards/ability-list.ts'
import type { Trait } from './armies/cards/profile.ts'
import { traitsByStatus } from './armies/extras/incarnation.ts'
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
 * A special rule: what it changes and when it takes effect. Abilities, equipment, capacities, artefacts and temporary
 * effects are all such objects. The core asks questions and announces moments; an object implements only the hooks it
 * needs. Every hook gets the bearer and the effect that gives them the object (null when they have it permanently);
 * `xOf` gives the number behind its slash. Numeric hooks add terms to `q.tally`.
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
  /** CF-ABILGEN-01, CF-ROUT-11: applies only when announced, and not in rout. */
  readonly active?: true
  /** CF-ABILGEN-02: an active ability that works in rout all the same. */
  readonly worksInRout?: true
  /** CF-ROUT-13: its effect ends for good when the bearer routs. */
  readonly endsInRout?: true
  /** Icon of the game-icons set that the figure shows while the effect lasts. */
  readonly shownAs?: string
  /** Attempts that never affect the bearer, which everybody knows beforehand. */
  readonly unaffectedBy?: readonly Affecting[]
  /** CF-REV-ACHERON-34: the ability whose number the effect sets, if it has another name. */
  readonly numbers?: string
  /** Whether the number of its effect is given or taken; a taken number is below 0. */
  readonly amount?: 'given' | 'taken'
  /** How long its effect lasts if the rule that adds it does not say so (default: until the end of the round). */
  readonly lasts?: Until
  /** CF-ABILGEN-06, CF-SPELL-88: the lower of two values counts. */
  readonly lowestCounts?: true
}

/** Kinds of attempts on a fighter that an ability can make ineffective. */
export type Affecting = 'spell' | 'miracle' | 'damage'

/** The order in which objects answer one hook: values are set before changes are added, and caps come last. */
const STAGES = ['set', 'change', 'limit'] as const
type Stage = (typeof STAGES)[number]

export const abilities = new Registry<Ability>({ stages: STAGES, usual: 'change' })

const traits = new WeakMap<Member, readonly Trait[]>()

/**
 * Gets everything that a fighter has permanently: printed on the card, bought with it, or given by status
 * (CF-INCARN-03).
 */
export function traitsOf({ member }: Fighter): readonly Trait[] {
  let known = traits.get(member)
  if (!known) {
    known = [...member.profile.traits, ...member.extras, ...traitsByStatus(member.profile)]
    traits.set(member, known)
  }
  return known
}

/** Finds the objects that answer a hook. Traits of a card without an object are skipped. */
export const hooks = new Hooks<PlayState, Fighter, Effect, Ability>(abilities, {
  printedSource: ({ member }) => member,
  idsOn: (bearer) =>
    // CF-CAST-17, CF-CALL-18: a spell or miracle that answers an event is an object itself.
    [...traitsOf(bearer).map(objectOf), ...bearer.member.spells, ...bearer.member.miracles].filter((id) =>
      abilities.find(id),
    ),
  carriedIds: () => NOTHING,
  presentBearers: ({ state }) => state.fighters.filter(isStanding),
})

const NOTHING: readonly string[] = []

/** Registers objects with hooks; each module of abilities calls this once with all it defines. */
export function define(...objects: readonly Ability[]): void {
  abilities.define(...objects)
}
