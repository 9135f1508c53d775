import { type HookObject, Registry } from '@fray/hooks'
import list from '../data/abilities.json' with { type: 'json' }
import type { WindowMoment } from './command/window-moment.ts'
import type { CombatHooks } from './hooks/combat.ts'
import type { CommandHooks } from './hooks/command.ts'
import type { DamageHooks } from './hooks/damage.ts'
import type { MagicHooks } from './hooks/magic.ts'
import type { MoraleHooks } from './hooks/morale.ts'
import type { MovementHooks } from './hooks/movement.ts'
import type { AbilityReaction } from './hooks/reaction.ts'
import type { ShootingHooks } from './hooks/shooting.ts'
import type { Combatant, Effect, Play } from './state.ts'

export type * from './hooks/queries.ts'

/** The order in which abilities answer: innate abilities, weapons, armour, artefacts, lasting effects. */
const STAGES = ['ability', 'weapon', 'armour', 'artefact', 'lasting'] as const

export type Stage = (typeof STAGES)[number]

/**
 * A special rule: universal and race abilities, weapons, armour, artefacts, consumables and lasting effects are all
 * such objects. The core asks questions and announces events; an object implements the hooks it needs.
 */
export interface Ability extends HookObject<Play, Combatant, Effect, Stage>, AbilityHooks<Effect | null> {
  readonly name: string
  readonly rule: string
  /** SW-RGEN-02: whether we invented it because the race booklets are lost. */
  readonly house?: boolean
}

/**
 * An ability as its module writes it. `effectOf` holds the temporary effect it leaves on combatants, a separate object.
 */
export interface Definition extends Ability {
  readonly leaves?: Lasting
}

/** The hooks of a lasting effect. */
export type Lasting = AbilityHooks<Effect> & Pick<Ability, 'grants' | 'grantsWhile' | 'once' | 'stage' | 'suspends'>

/**
 * Every hook gets its bearer and the effect that grants it (null if the bearer has it permanently). Numeric hooks add
 * terms to `q.tally`.
 */
interface AbilityHooks<E extends Effect | null>
  extends CombatHooks<E>,
    DamageHooks<E>,
    ShootingHooks<E>,
    MovementHooks<E>,
    MoraleHooks<E>,
    CommandHooks<E>,
    MagicHooks<E> {
  /** A use that a participant may choose in a window. */
  readonly reaction?: AbilityReaction
}

/** An entry of the ability and equipment lists: its name, its rule, and whether it is ours or the book's. */
interface Listed {
  readonly id: string
  readonly name: string
  readonly rule: string
  readonly house: boolean
  readonly kind: string
}

/** Kinds in the list that are not abilities. */
const STAGE_OF: Readonly<Record<string, Stage>> = {
  weapon: 'weapon',
  ranged: 'weapon',
  armour: 'armour',
  artefact: 'artefact',
}

/** Everything with a name on cards and in the log, by id. */
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
/** Kinds that are done or used up and are not themselves effects on a combatant. */
const DONE: readonly (string | undefined)[] = ['consumable', 'deed', 'spell']
const NO_HOOKS: readonly string[] = ['deed', 'spell', 'castingGems']

/** Whether a combatant can be under it for a time: a lasting effect, or an ability that can be granted. */
export function isLasting(id: string): boolean {
  if (!DONE.includes(kinds.get(id)) || registry.find(effectOf(id))) return true
  return Object.entries(registry.get(id)).some(
    ([hook, value]) => typeof value === 'function' && !NO_HOOKS.includes(hook),
  )
}

/** The id of an ability's lasting effect: knowing a spell is not the same as being under it. */
export function effectOf(id: string): string {
  return `under-${id}`
}

/** Gets the lasting effect of an ability if it has one, otherwise the ability itself, which is granted for a time. */
export function lastingNamed(ability: string): string {
  return registry.find(effectOf(ability)) ? effectOf(ability) : ability
}

const answered = new Set<WindowMoment['at']>()

/** Whether any ability or artefact responds to this window. */
export function isAnswered(at: WindowMoment['at']): boolean {
  return answered.has(at)
}

/** Registers the definitions of a module of abilities. */
export function define(...definitions: readonly Definition[]): void {
  for (const { leaves, ...ability } of definitions) {
    registry.define(ability)
    for (const at of ability.reaction?.at ?? []) answered.add(at)
    if (!leaves) continue
    const { id, name, rule, house = false } = registry.get(ability.id)
    registry.define({ ...(leaves as Ability), id: effectOf(id), name, rule, house })
  }
}
