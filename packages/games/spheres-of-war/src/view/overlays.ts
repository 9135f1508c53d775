import { type Overlays, text } from '@fray/kernel'
import { type OverlayLine, type OverlayVerdict, toJson } from '@fray/tabletop'
import { isStanding, onTable, type PlacedCombatant, type Setup, type State, standing } from '../state.ts'
import { closestPairs } from '../turn.ts'

/**
 * SO-1-27: reach is not shown, because nothing is measured before someone has chosen to move. The closest pairs may
 * always be seen.
 */
export const overlays: Overlays<State, Setup> = {
  list(state, _setup, _seat, figure) {
    const asked = state.combatants[figure]
    if (!asked || !isStanding(asked) || state.turn === 0) return []
    const unmeasured = { reason: text('overlay.unmeasured'), rules: ['SO-1-27'] }
    return [
      { id: 'pairing', kind: 'control', text: text('overlay.pairing') },
      { id: 'reach', kind: 'movement', text: text('overlay.reach'), barred: unmeasured },
    ]
  },

  draw(state, _setup, _seat, figure) {
    const pairs = closestPairs(state)
    const asked = standing(state, figure)
    return toJson({
      kind: 'control',
      label: text('overlay.pairing'),
      rules: ['SO-1-13', 'SO-1-14', 'SO-1-27'],
      regions: [],
      lines: pairs.map(([a, b]) => lineBetween(standing(state, a), standing(state, b))),
      verdicts: onTable(state, 1 - asked.seat).map((enemy) => verdictOn(asked, enemy, pairs)),
    })
  },
}

function lineBetween(a: PlacedCombatant, b: PlacedCombatant): OverlayLine {
  return { points: [a.at, b.at], label: text('option.pair', { a: { figure: a.id }, b: { figure: b.id } }) }
}

function verdictOn(
  asked: PlacedCombatant,
  enemy: PlacedCombatant,
  pairs: readonly (readonly number[])[],
): OverlayVerdict {
  const closest = pairs.some((pair) => pair.includes(asked.id) && pair.includes(enemy.id))
  const level = closest ? 'full' : 'none'
  return { figure: enemy.id, level, why: text(`overlay.pairing.${level}`) }
}
