import type { Json } from '@fray/kernel'
import { LIMITS } from '../abilities/uses.ts'
import { lastingNamed, registry } from '../ability.ts'
import { MOST_CONSUMABLES } from '../bands/armoury.ts'
import { isHero } from '../bands/profile.ts'
import type { Combatant, Effect, State, Until } from '../state.ts'

/** An effect as states up to version 3 had it: named after the ability that made it, without a number of its own. */
interface EffectOf3 extends Pick<Effect, 'amount' | 'against' | 'gainedThisActivation'> {
  readonly ability: string
  readonly until: Until
  readonly source: number
}

type EquipmentSince5 = 'consumed' | 'carries' | 'freelyEquipped'
type CombatantOf4 = Omit<Combatant, EquipmentSince5> & Partial<Pick<Combatant, EquipmentSince5>>
type StateOf4 = Omit<State, 'combatants'> & { readonly combatants: readonly CombatantOf4[] }

type CombatantOf3 = Omit<CombatantOf4, 'effects' | 'uses'> & {
  readonly effects: readonly EffectOf3[]
  readonly uses: Readonly<Record<string, number>>
}
type StateOf3 = Omit<State, 'combatants' | 'effectsMade'> & { readonly combatants: readonly CombatantOf3[] }

/**
 * Turns the state at a savepoint of versions 3 to 6 into one of these rules; undefined if that is impossible. Up to
 * version 5 savepoints stood only between activations, where no combatant acts and no spell is being cast, so those
 * fields need no conversion. Version 7 added details to events and has the same state as 6.
 */
export function migrate(state: Json, from: string): State | undefined {
  switch (from) {
    case '3':
      return since5(since4(state as unknown as StateOf3))
    case '4':
      return since5(state as unknown as StateOf4)
    case '5':
    case '6':
      return state as unknown as State
    default:
      return undefined
  }
}

/** Version 4 numbers lasting effects, records their source and cause, and counts uses by stretches of play. */
function since4(state: StateOf3): StateOf4 {
  let effectsMade = 0
  const combatants = state.combatants.map((combatant) => ({
    ...combatant,
    effects: combatant.effects.map((effect) => effectSince4(effect, effectsMade++)),
    uses: Object.fromEntries(Object.entries(combatant.uses).map(([use, stamp]) => [use, usedSince4(use, stamp)])),
  }))
  return { ...state, combatants, effectsMade }
}

function effectSince4({ ability, source, ...effect }: EffectOf3, id: number): Effect {
  const object = lastingNamed(ability)
  if (!registry.find(object)) throw new Error(`nothing of these rules is left by ${ability}`)
  return { ...effect, id, object, source: { bearer: source, object: ability } }
}

/** Version 3 stamped rounds one higher, and the whole game with 1; feats are counted by the turn. */
function usedSince4(use: string, stamp: number) {
  const per = (LIMITS as Readonly<Record<string, string>>)[use] ?? 'turn'
  return { stretch: per === 'turn' ? stamp : stamp - 1, times: 1 }
}

/** Version 5 records how much each combatant may publicly carry, and what it has used. */
function since5(state: StateOf4): State {
  const combatants = state.combatants.map((combatant): Combatant => {
    const { profile, artefacts, consumables } = combatant
    const carried = consumables.length
    return {
      consumed: [],
      carries: Math.max(isHero(profile) ? MOST_CONSUMABLES : 0, carried),
      freelyEquipped: isHero(profile) || artefacts.length + carried > 0,
      ...combatant,
    }
  })
  return { ...state, combatants }
}
