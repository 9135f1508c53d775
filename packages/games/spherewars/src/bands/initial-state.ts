import type { Side } from '../side.ts'
import type { BandState, Combatant, State, Terms } from '../state.ts'
import type { Profile } from './profile.ts'

/** Creates a combatant that is not on the table yet. */
export function createCombatant(
  id: number,
  band: number,
  side: Side,
  profile: Profile,
  details: Partial<
    Pick<
      Combatant,
      'group' | 'value' | 'provisions' | 'summoned' | 'artefacts' | 'consumables' | 'carries' | 'freelyEquipped'
    >
  > = {},
): Combatant {
  return {
    id,
    band,
    side,
    profile,
    group: null,
    value: 0,
    provisions: 0,
    summoned: false,
    status: 'reserve',
    at: { x: 0, y: 0 },
    floor: 0,
    wounds: profile.wounds,
    activated: false,
    moved: false,
    fatigue: 0,
    fleeing: false,
    states: [],
    effects: [],
    orders: [],
    areaLost: false,
    lastMove: null,
    artefacts: [],
    revealed: [],
    consumables: [],
    consumed: [],
    carries: 0,
    freelyEquipped: false,
    pledged: [],
    uses: {},
    ...details,
  }
}

/** Creates the state before scenery and deployment. */
export function createInitialState(bands: BandState[], combatants: Combatant[], terms: Terms): State {
  return {
    phase: 'terms',
    turn: 0,
    round: 0,
    first: 0,
    sides: [emptyPool(), emptyPool()],
    bands,
    combatants,
    effectsMade: 0,
    terms,
    near: 0,
    pieces: [],
    weather: null,
    acting: null,
    liturgy: null,
    preparation: null,
    result: null,
  }
}

function emptyPool() {
  return { gems: 0, castingGems: 0, dispellingGems: 0 }
}
