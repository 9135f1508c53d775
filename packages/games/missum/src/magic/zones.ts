/** Shows the magic on the table: aimed spells, Arms, platforms and their sites. */
import { text } from '@fray/kernel'
import { type Contour, verticesOf, type ZoneView } from '@fray/tabletop'
import { isPresent, unitOf } from '../roster.ts'
import type { State } from '../state.ts'
import { areaOf } from './areas.ts'
import { armContour } from './arms.ts'
import { platformContour } from './platforms/platform-work.ts'
import { spellName } from './spells/spell-name.ts'

export function magicZones(state: State): ZoneView[] {
  return [...spellZones(state), ...armZones(state), ...platformZones(state)]
}

/** MI-GEN-11: their strengths are secret, so each shows the area of level I. */
function spellZones(state: State): ZoneView[] {
  return state.spells
    .filter(({ at, spent, caster }) => at !== null && !spent && isPresent(unitOf(state, caster)))
    .map((spell) => {
      const label = text('zone.spell', { spell: { text: spellName(spell) } })
      return zone(areaOf(state, spell, 1), label, unitOf(state, spell.caster).seat)
    })
}

function armZones(state: State): ZoneView[] {
  return state.arms.flatMap((arm) => {
    const contour = armContour(state, arm)
    return contour ? [zone(contour, text('zone.arm'), arm.seat)] : []
  })
}

function platformZones(state: State): ZoneView[] {
  const built = state.platforms.map((platform) => zone(platformContour(platform), text('zone.platform'), platform.seat))
  const sites = state.units.flatMap(({ building, seat }) =>
    building ? [zone(platformContour(building), text('zone.site'), seat)] : [],
  )
  return [...built, ...sites]
}

function zone(shape: Contour, label: ZoneView['label'], seat: number): ZoneView {
  return { kind: 'effect', seat, label, outline: verticesOf(shape) }
}
