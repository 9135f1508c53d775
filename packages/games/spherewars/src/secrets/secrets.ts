import type { Seat } from '@fray/kernel'
import { bloodOf } from '../preparation/scoring/scoring.ts'
import type { BandSetup, Setup } from '../preparation/setup-data.ts'
import type { Side } from '../side.ts'
import type { Liturgy, State } from '../state.ts'

/** SW-ARTEFACT-03, SW-CONSUMABLE-06, SW-MULTI-05: removes what the other side carries in secret. */
export function redact(state: State, seat: Seat | undefined): void {
  const own = state.bands.find((band) => band.seat === seat)?.side
  for (const combatant of state.combatants) {
    if (combatant.side === own) continue
    combatant.artefacts = combatant.artefacts.filter((id) => combatant.revealed.includes(id))
    combatant.consumables = []
    combatant.pledged = []
    // SW-WIN-15: whatever is scored is public.
    if (bloodOf(combatant) === 0) combatant.provisions = 0
  }
  if (state.liturgy) hideBids(state, state.liturgy, own)
}

/** SW-SPELL-03, -26: replaces the other side's hidden gems by the fewest it may have hidden, until all are revealed. */
function hideBids(state: State, liturgy: Liturgy, own: Side | undefined): void {
  if (liturgy.revealed) return
  const casting = state.combatants[liturgy.caster]?.side
  for (const side of [0, 1] as const) if (side !== own) liturgy.bids[side] = side === casting ? 1 : 0
}

/** SW-ARTEFACT-03, SW-CONSUMABLE-06: removes secret equipment from the other side's lists as well. */
export function redactSetup(setup: Setup, seat: Seat | undefined): Setup {
  const own = seat === undefined ? undefined : setup.sides[seat]
  return { ...setup, bands: setup.bands.map((band) => (setup.sides[band.seat] === own ? band : withoutSecrets(band))) }
}

function withoutSecrets({ seat, list }: BandSetup): BandSetup {
  return {
    seat,
    list: { ...list, entries: list.entries.map((entry) => ({ ...entry, artefacts: [], consumables: [] })) },
  }
}
