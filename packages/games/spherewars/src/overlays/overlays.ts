import { Play as KernelPlay, type Overlays, text } from '@fray/kernel'
import { toJson } from '@fray/tabletop'
import { editionOf } from '../editions/edition.ts'
import type { Setup } from '../preparation/setup-data.ts'
import { type Combatant, isStanding, type Play, type State } from '../state.ts'
import type { Overlay } from './overlay.ts'
import { area, command, shooting } from './ranges.ts'
import { charge, reach } from './reach.ts'
import { sight } from './sight.ts'

const ALL: readonly Overlay[] = [reach, sight, charge, shooting, command, area]

/** What players may ask to see of a combatant; SW-BASE-06 bars anything that would measure too early. */
export const overlays: Overlays<State, Setup> = {
  list(state, setup, _seat, figure) {
    const [play, combatant] = overlayContext(state, setup, figure)
    if (!combatant) return []
    return ALL.filter((overlay) => overlay.suits(play, combatant)).map((overlay) => {
      const offer = { id: overlay.id, kind: overlay.kind, text: text(`overlay.${overlay.id}`) }
      if (setup.premeasuring || !overlay.measures(play, combatant)) return offer
      return { ...offer, barred: { reason: text('overlay.unmeasured'), rules: [editionOf(setup).measuringRule] } }
    })
  },

  draw(state, setup, _seat, figure, id) {
    const [play, combatant] = overlayContext(state, setup, figure)
    const overlay = ALL.find((otherOverlay) => otherOverlay.id === id)
    if (!combatant || !overlay) throw new RangeError(`no overlay "${id}" of figure ${figure}`)
    return toJson({ kind: overlay.kind, label: text(`overlay.${id}`), ...overlay.draw(play, combatant) })
  },
}

/** Opens a turn in which nothing happens, for asking the rules, with the combatant if it is on the table. */
function overlayContext(state: State, setup: Setup, figure: number): readonly [Play, Combatant | undefined] {
  const play: Play = new KernelPlay(state, setup)
  const combatant = state.combatants[figure]
  return [play, combatant && isStanding(combatant) ? combatant : undefined]
}
