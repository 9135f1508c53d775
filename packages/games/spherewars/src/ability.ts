import { type HookObject, Registry } from '@fray/hooks'
import list from '../data/abilities.json' with { type: 'json' }
import type { WindowMoment } from './command/windows.ts'
import type { CombatHooks } from './hooks/combat.ts'
import type { CommandHooks } from './hooks/command.ts'
import type { DamageHooks } from './hooks/damage.ts'
import type { MagicHooks } from './hooks/magic.ts'
import type { MoraleHooks } from './hooks/morale.ts'
import type { MovementHooks } from './hooks/movement.ts'
import type { AbilityReaction } from './hooks/queries.ts'
import type { ShootingHooks } from './hooks/shooting.ts'
import type { Combatant, Effect, Play } from './state.ts'

export type * from './hooks/queries.ts'

/** The order in which abilities answer: what one can do, what one fights with, wears and carries, what came over one. */
const STAGES = ['ability', 'weapon', 'armour', 'artefact', 'lasting'] as const

export type Stage = (typeof STAGES)[number]

/**
 * A special rule: what it changes and when it speaks. Universal and race abilities, weapons, armour, artefacts,
 * consumables and lasting effects are all such objects. The core asks the questions and announces the moments; an object
 * answers those it cares about.
 */
export interface Ability extends HookObject<Play, Combatant, Effect, Stage>, AbilityHooks<Effect | null> {
  readonly name: string
  readonly rule: string
  /** SW-RGEN-02: invented here, because the race booklets are lost. */
  readonly house?: boolean
}

/** An ability as its module writes it, with what it leaves on somebody for a time: an object apart, under `effectOf`. */
export interface Definition extends Ability {
  readonly leaves?: Lasting
}

/** The hooks of a lasting effect. */
export type Lasting = AbilityHooks<Effect> & Pick<Ability, 'grants' | 'grantsWhile' | 'once' | 'stage' | 'suspends'>

/**
 * Every hook gets its bearer, and the effect through which the bearer has it (null when it has it for good). Numeric
 * hooks add terms to `q.tally`.
 */
interface AbilityHooks<E extends Effect | null>
  extends CombatHooks<E>,
    DamageHooks<E>,
    ShootingHooks<E>,
    MovementHooks<E>,
    MoraleHooks<E>,
    CommandHooks<E>,
    MagicHooks<E> {
  /** What one who takes part in a moment may do about it. */
  readonly reaction?: AbilityReaction
}

/** What the lists of abilities and equipment say of an entry: its name, its rule, and whether it is ours or the book's. */
interface Listed {
  readonly id: string
  readonly name: string
  readonly rule: string
  readonly house: boolean
  readonly kind: string
}

/** Kinds of the list that are no abilities. */
const STAGE_OF: Readonly<Record<string, Stage>> = {
  weapon: 'weapon',
  ranged: 'weapon',
  armour: 'armour',
  artefact: 'artefact',
}

/** Everything that has a name on cards and in the log, by id. */
export const registry = new Registry<Ability>({ stages: STAGES, usual: 'lasting' })

registry.list(
  (list as readonly Listed[]).map(({ id, name, rule, house, kind }) => ({
    id,
    name,
    rule,
    house,
    stage: STAGE_OF[kind] ?? 'ability',
  })),
)

const kinds = new Map((list as readonly Listed[]).map(({ id, kind }) => [id, kind]))
/** What is done or used up, and in itself nothing that somebody has. */
const DONE: readonly (string | undefined)[] = ['consumable', 'deed', 'spell']
const NO_HOOKS: readonly string[] = ['deed', 'spell', 'castingGems']

/** Whether somebody can be under it for a time: what it leaves, or an ability that is given. */
export function isLasting(id: string): boolean {
  if (!DONE.includes(kinds.get(id)) || registry.find(effectOf(id))) return true
  return Object.entries(registry.get(id)).some(
    ([hook, value]) => typeof value === 'function' && !NO_HOOKS.includes(hook),
  )
}

/** The id of what an ability leaves on somebody for a time: who knows a spell is not under it. */
export function effectOf(id: string): string {
  return `under-${id}`
}

/** What an ability leaves where it leaves something of its own, the ability itself where it is given for a time. */
export function lastingNamed(ability: string): string {
  return registry.find(effectOf(ability)) ? effectOf(ability) : ability
}

const answered = new Set<WindowMoment['at']>()

/** Whether any ability or artefact there is answers such moments. */
export function isAnswered(at: WindowMoment['at']): boolean {
  return answered.has(at)
}

/** Each module of abilities calls this with all it defines. */
export function define(...definitions: readonly Definition[]): void {
  for (const { leaves, ...ability } of definitions) {
    registry.define(ability)
    for (const at of ability.reaction?.at ?? []) answered.add(at)
    if (!leaves) continue
    const { id, name, rule, house = false } = registry.get(ability.id)
    registry.define({ ...(leaves as Ability), id: effectOf(id), name, rule, house })
  }
}
