import { text } from '@fray/kernel'
import type { OverlayRegion, OverlayVerdict } from '@fray/tabletop'
import { isIssuer, orderReach } from '../command/issuing.ts'
import { editionOf } from '../editions/edition.ts'
import { enemiesOf, friendsOf, gapBetween, isInCombat, isWithin } from '../ground/board.ts'
import { explainSight } from '../ground/sight/sight.ts'
import { areaRadius, exertsArea } from '../movement/defence-area.ts'
import { rangedCategory } from '../shooting/ranged-weapons.ts'
import type { Combatant, Play } from '../state.ts'
import { inches } from '../units.ts'
import { type Overlay, regionWithin, sightWords } from './overlay.ts'

/** SW-SHOOT-15, -22, SW-RANGED-02 to -08: how far the combatant can shoot, and at whom. */
export const shooting: Overlay = {
  id: 'shooting',
  kind: 'shooting',
  suits: (_turn, { profile }) => profile.pre !== null && profile.ranged.length > 0,
  measures: () => true,
  draw(play, shooter) {
    const range = inches(Math.max(...shooter.profile.ranged.map((weapon) => rangedCategory(weapon).range)))
    const { longRange } = editionOf(play.setup)
    const regions: OverlayRegion[] = [
      { rings: regionWithin(shooter, Math.min(range, longRange)), label: text('overlay.shooting.near'), tone: 'near' },
    ]
    if (range > longRange) {
      regions.push({ rings: regionWithin(shooter, range), label: text('overlay.shooting.far'), tone: 'far' })
    }
    const verdicts = enemiesOf(play, shooter).map((enemy) => aimedAt(play, shooter, enemy, range))
    return { rules: ['SW-SHOOT-15', 'SW-SHOOT-22'], regions, lines: [], verdicts }
  },
}

function aimedAt(play: Play, shooter: Combatant, enemy: Combatant, range: number): OverlayVerdict {
  const figure = enemy.id
  if (gapBetween(shooter, enemy) > range) return { figure, level: 'none', why: text('overlay.shooting.out') }
  if (isInCombat(play, enemy)) return { figure, level: 'none', why: text('overlay.shooting.fighting') }
  const report = explainSight(play, shooter, enemy)
  return { figure, level: report.level, why: sightWords(report.level, report) }
}

/** SW-ORDER-18: how far its orders carry. */
export const command: Overlay = {
  id: 'command',
  kind: 'command',
  suits: isIssuer,
  measures: () => true,
  draw(play, issuer) {
    const reach = orderReach(play, issuer, issuer)
    return {
      rules: ['SW-ORDER-18', 'SW-ORDER-19'],
      regions: [{ rings: regionWithin(issuer, inches(reach)), label: text('overlay.command.region'), tone: 'near' }],
      lines: [],
      verdicts: friendsOf(play, issuer).map((friend) => {
        const heard = isWithin(issuer, friend, orderReach(play, issuer, friend))
        const level = heard ? 'full' : 'none'
        return { figure: friend.id, level, why: text(`overlay.command.${level}`) }
      }),
    }
  },
}

/** SW-DEFAREA-01, -25: its defence area, which anyone may see. */
export const area: Overlay = {
  id: 'area',
  kind: 'control',
  suits: ({ setup }, { profile }) => setup.advanced && editionOf(setup).defenceAreas && !profile.ephemeral,
  measures: () => false,
  draw({ state, setup }, owner) {
    const label = text(exertsArea(state, setup, owner) ? 'overlay.area.now' : 'overlay.area.later')
    const rings = regionWithin(owner, areaRadius(owner) - owner.profile.base.radius)
    return {
      rules: ['SW-DEFAREA-01', 'SW-DEFAREA-02'],
      regions: [{ rings, label, tone: 'near' }],
      lines: [],
      verdicts: [],
    }
  },
}
