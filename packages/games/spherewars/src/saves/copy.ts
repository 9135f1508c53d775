import type { Acting, Combatant, Liturgy, State } from '../state.ts'

/**
 * Copies the state for savepoints and forks. Positions, profiles, scenery and missions are replaced, never changed, so
 * copies share them: `copy.test.ts` plays with them frozen.
 */
export function copy(state: State): State {
  const { sides, bands, combatants, terms, acting, liturgy, preparation } = state
  return {
    ...state,
    sides: [{ ...sides[0] }, { ...sides[1] }],
    bands: bands.map((band) => ({ ...band })),
    combatants: combatants.map(copyCombatant),
    terms: { ...terms },
    acting: acting && copyActing(acting),
    liturgy: liturgy && copyLiturgy(liturgy),
    preparation: preparation && { ...preparation },
  }
}

function copyCombatant(combatant: Combatant): Combatant {
  const { states, effects, orders, artefacts, revealed, consumables, consumed, pledged, uses } = combatant
  return {
    ...combatant,
    states: states.length === 0 ? [] : states.map((mark) => ({ ...mark })),
    effects: effects.length === 0 ? [] : effects.map((effect) => ({ ...effect })),
    orders: orders.slice(),
    artefacts: artefacts.slice(),
    revealed: revealed.slice(),
    consumables: consumables.slice(),
    consumed: consumed.slice(),
    pledged: pledged.slice(),
    uses: { ...uses },
  }
}

function copyActing(acting: Acting): Acting {
  return {
    ...acting,
    joined: acting.joined.slice(),
    charged: acting.charged.slice(),
    reached: acting.reached.slice(),
    newlyEngaged: acting.newlyEngaged.slice(),
    unnerved: acting.unnerved.map(([loser, enemy]) => [loser, enemy]),
    deeds: acting.deeds.slice(),
    spells: acting.spells.slice(),
    artefacts: acting.artefacts.slice(),
    noJump: acting.noJump.slice(),
  }
}

function copyLiturgy(liturgy: Liturgy): Liturgy {
  return { ...liturgy, hidden: liturgy.hidden.slice(), bids: [liturgy.bids[0], liturgy.bids[1]] }
}
