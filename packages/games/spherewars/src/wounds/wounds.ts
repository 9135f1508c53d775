import { endEffects } from '@fray/hooks'
import type { Procedure } from '@fray/kernel'
import { type Casualties, registry, type WoundCause } from '../ability.ts'
import { loseOrders } from '../command/orders.ts'
import { editionOf } from '../editions/edition.ts'
import { standing } from '../ground/board.ts'
import { loseGems } from '../magic/power.ts'
import { endEffectsFrom } from '../morale/effects.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'

/** SW-WOUND-09, -10: removes wounds (after `suffer` hooks) and kills at 0. Returns the wounds actually dealt. */
export function* dealWounds(play: Play, victim: Combatant, count: number, cause: WoundCause): Procedure<number> {
  let wounds = count
  for (const [ability] of hooks.all(play, victim, 'suffer')) {
    if (wounds > 0) wounds = yield* ability.suffer(play, victim, wounds, cause)
  }
  if (wounds <= 0 || !isStanding(victim)) return 0
  if (victim.profile.ephemeral) {
    yield* kill(play, victim, { ...cause, rules: [...cause.rules, 'SW-WOUND-14'] })
    return 0
  }
  const dealt = Math.min(wounds, victim.wounds)
  victim.wounds -= dealt
  play.log('wounded', { victim: { figure: victim.id }, wounds: dealt, left: victim.wounds }, cause.rules, {
    seat: ownerOf(play, victim),
    isOutcome: true,
  })
  if (victim.wounds === 0) yield* kill(play, victim, { ...cause, rules: [...cause.rules, 'SW-WOUND-10'] })
  return dealt
}

/** SW-WOUND-11, -19: kills at once and resolves all consequences in order. */
export function* kill(play: Play, victim: Combatant, cause: WoundCause): Procedure {
  yield* killAll(play, [victim], cause)
}

/** SW-WOUND-19: when several die of one effect, all leave play before any consequence is resolved. */
export function* killAll(play: Play, victims: readonly Combatant[], cause: WoundCause): Procedure {
  const dying = victims.filter(isStanding)
  for (const victim of dying) leavePlay(play, victim, cause)
  const fallen = dying.map((victim) => ({ victim, by: cause.by }))
  if (cause.casualties) cause.casualties.push(...fallen)
  else yield* resolveDeaths(play, fallen)
}

/** SW-WOUND-19: runs an effect on several combatants; consequences of the deaths come only after it is over. */
export function* strikingSeveral(play: Play, effect: (casualties: Casualties) => Procedure): Procedure {
  const casualties: Casualties = []
  yield* effect(casualties)
  yield* resolveDeaths(play, casualties)
}

function* resolveDeaths(play: Play, casualties: Casualties): Procedure {
  for (const { victim, by } of casualties) yield* resolveDeath(play, victim, by)
}

/** SW-WOUND-12: removes the dead from play. */
function leavePlay(play: Play, victim: Combatant, cause: WoundCause): void {
  victim.status = 'dead'
  victim.wounds = 0
  const details = { seat: ownerOf(play, victim), isOutcome: true, removes: [victim.id] }
  play.log('slain', { victim: { figure: victim.id } }, cause.rules, details)
}

/** SW-WOUND-19: resolves gems, orders, latent spells, abilities that answer, and the rolls for a leader's death. */
function* resolveDeath(play: Play, victim: Combatant, killer: Combatant | null): Procedure {
  loseGems(play, victim)
  const leads = play.state.bands[victim.band]?.leader === victim.id
  if (leads) loseOrders(play, victim.band)
  endEffectsFrom(play, victim.id, 'all')
  for (const [ability] of hooks.all(play, victim, 'onDeath')) yield* ability.onDeath(play, victim, killer)
  for (const other of standing(play)) {
    for (const [ability] of hooks.all(play, other, 'othersDeath')) yield* ability.othersDeath(play, other, victim)
  }
  if (leads) yield* editionOf(play.setup).leaderDied(play, victim, killer)
}

/** SW-WOUND-13: returns how many wounds were healed. Any healing closes a lingering wound (SW-RGEN-11). */
export function heal(play: Play, combatant: Combatant, count: number): number {
  if (count <= 0 || !isStanding(combatant)) return 0
  endEffects(combatant, ({ object }) => registry.get(object).endsByHealing === true)
  const healed = Math.min(count, combatant.profile.wounds - combatant.wounds)
  if (healed <= 0) return 0
  combatant.wounds += healed
  play.log('healed', { combatant: { figure: combatant.id }, wounds: healed, left: combatant.wounds }, ['SW-WOUND-13'], {
    seat: ownerOf(play, combatant),
    isOutcome: true,
  })
  return healed
}
