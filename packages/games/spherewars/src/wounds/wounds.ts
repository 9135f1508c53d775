import type { Procedure } from '@fray/kernel'
import type { Fallen, WoundCause } from '../ability.ts'
import { loseOrders } from '../command/orders.ts'
import { standing } from '../ground/board.ts'
import { loseGems } from '../magic/power.ts'
import { endEffectsFrom, removeEffects } from '../morale/effects.ts'
import { leaderDied } from '../morale/morale.ts'
import { type Combatant, isStanding, ownerOf, type Turn } from '../state.ts'
import { allWith } from '../traits.ts'

/** SW-RGEN-11: the marker that any healing takes away. */
export const LINGERING_WOUND = 'lingering-wound'

/** SW-WOUND-09, -10: takes wounds off (after `suffer` hooks) and kills at 0. Gives the wounds really dealt. */
export function* dealWounds(turn: Turn, victim: Combatant, count: number, cause: WoundCause): Procedure<number> {
  let wounds = count
  for (const [ability] of allWith(victim, 'suffer')) {
    if (wounds > 0) wounds = yield* ability.suffer(turn, victim, wounds, cause)
  }
  if (wounds <= 0 || !isStanding(victim)) return 0
  if (victim.profile.ephemeral) {
    yield* kill(turn, victim, { ...cause, rules: [...cause.rules, 'SW-WOUND-14'] })
    return 0
  }
  const dealt = Math.min(wounds, victim.wounds)
  victim.wounds -= dealt
  turn.log('wounded', { victim: { figure: victim.id }, wounds: dealt, left: victim.wounds }, cause.rules, {
    seat: ownerOf(turn, victim),
    tells: true,
  })
  if (victim.wounds === 0) yield* kill(turn, victim, { ...cause, rules: [...cause.rules, 'SW-WOUND-10'] })
  return dealt
}

/** SW-WOUND-11, -19: dies at once, with all consequences in their order. */
export function* kill(turn: Turn, victim: Combatant, cause: WoundCause): Procedure {
  yield* killAll(turn, [victim], cause)
}

/** SW-WOUND-19: of several who die of one effect all leave play before anything follows. */
export function* killAll(turn: Turn, victims: readonly Combatant[], cause: WoundCause): Procedure {
  const dying = victims.filter(isStanding)
  for (const victim of dying) leavePlay(turn, victim, cause)
  const fallen = dying.map((victim) => ({ victim, by: cause.by }))
  if (cause.fallen) cause.fallen.push(...fallen)
  else yield* mournAll(turn, fallen)
}

/** SW-WOUND-19: an effect on several at once; it is over before anything follows from the deaths that it brings. */
export function* strikingSeveral(turn: Turn, effect: (fallen: Fallen) => Procedure): Procedure {
  const fallen: Fallen = []
  yield* effect(fallen)
  yield* mournAll(turn, fallen)
}

function* mournAll(turn: Turn, fallen: Fallen): Procedure {
  for (const { victim, by } of fallen) yield* mourn(turn, victim, by)
}

/** SW-WOUND-12: the dead do not exist for the game. */
function leavePlay(turn: Turn, victim: Combatant, cause: WoundCause): void {
  victim.status = 'dead'
  victim.wounds = 0
  const details = { seat: ownerOf(turn, victim), tells: true, removes: [victim.id] }
  turn.log('slain', { victim: { figure: victim.id } }, cause.rules, details)
}

/** SW-WOUND-19: gems, orders, latent spells, what abilities answer, and the rolls for a leader's death. */
function* mourn(turn: Turn, victim: Combatant, killer: Combatant | null): Procedure {
  loseGems(turn, victim)
  const leads = turn.state.bands[victim.band]?.leader === victim.id
  if (leads) loseOrders(turn, victim.band)
  endEffectsFrom(turn, victim.id, 'all')
  for (const [ability] of allWith(victim, 'onDeath')) yield* ability.onDeath(turn, victim, killer)
  for (const other of standing(turn)) {
    for (const [ability] of allWith(other, 'othersDeath')) yield* ability.othersDeath(turn, other, victim)
  }
  if (leads) yield* leaderDied(turn, victim, killer)
}

/** SW-WOUND-13: gives how many wounds were healed. Any healing closes a lingering wound (SW-RGEN-11). */
export function heal(turn: Turn, combatant: Combatant, count: number): number {
  if (count <= 0 || !isStanding(combatant)) return 0
  removeEffects(combatant, ({ ability }) => ability === LINGERING_WOUND)
  const healed = Math.min(count, combatant.profile.wounds - combatant.wounds)
  if (healed <= 0) return 0
  combatant.wounds += healed
  turn.log('healed', { combatant: { figure: combatant.id }, wounds: healed, left: combatant.wounds }, ['SW-WOUND-13'], {
    seat: ownerOf(turn, combatant),
    tells: true,
  })
  return healed
}
