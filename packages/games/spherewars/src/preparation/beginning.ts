import { createCombatants, FigureNumbering } from '../bands/band.ts'
import { createInitialState } from '../bands/initial-state.ts'
import { editionOf } from '../editions/edition.ts'
import type { BandState, Combatant, State } from '../state.ts'
import { proposedTerms } from './preparation.ts'
import type { Setup } from './setup-data.ts'

/** Creates the state with all bands, before deployment. */
export function begin(setup: Setup): State {
  const { raceRules } = setup
  const named = editionOf(setup).entryNamed
  const lists = setup.bands.map(({ list }) => list)
  const names = new FigureNumbering(lists, raceRules, named)
  const combatants: Combatant[] = []
  const bands = setup.bands.map(({ seat, list }, band): BandState => {
    const side = setup.sides[seat]!
    const recruited = createCombatants(list, { band, side, from: combatants.length, raceRules, named, names })
    combatants.push(...recruited)
    const leader = recruited.find(({ profile }) => profile.rank === 'leader')
    return {
      seat,
      side,
      race: list.race,
      name: list.name ?? list.race,
      leader: leader?.id ?? null,
      orders: 0,
      extraOrders: 0,
    }
  })
  return createInitialState(bands, combatants, proposedTerms(setup))
}
