import { type Procedure, refuse, text } from '@fray/kernel'
import { crossings, discContour } from '@fray/tabletop'
import { movingBase } from '../../ground/bodies.ts'
import { addMarker, discOutline, markerKind, removeMarker } from '../../ground/markers.ts'
import { choosePoint, gapToPoint } from '../../incantation/ground-point.ts'
import { spell } from '../../incantation/spell.ts'
import { type Fighter, fighter, type Marker, type Play, standing } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { isSparedBy } from './upkeep.ts'

const GEM = 'gem-of-artifice'
/** CF-REV-FAMILIAR-10: the distance that sets it off, its distance from the caster, in cm, and its STR. */
const NEAR = 5
const REACH = 10
const STRENGTH = 5

/** CF-REV-FAMILIAR-10: a counter on the ground with no fighter near it. */
const gemOfArtifice = spell(GEM, {
  on: 'ground',
  *effect(play, { caster }) {
    const at = yield* choosePoint(play, {
      ...{ caster, prompt: 'ask.artifice', rule: 'CF-REV-FAMILIAR-10', within: REACH, around: NEAR * CENTIMETRE },
      bar: (point) => {
        const near = standing(play).some(
          (fighter) => fighter.level === 0 && gapToPoint(fighter, point) <= NEAR * CENTIMETRE,
        )
        return near ? refuse(text('refused.somebody-near', { cm: NEAR }), 'CF-REV-FAMILIAR-10') : undefined
      },
    })
    if (at) addMarker(play, { kind: GEM, by: caster.id, at })
  },
})

markerKind(GEM, {
  icon: 'emerald',
  outline: ({ at }) => discOutline(at, NEAR * CENTIMETRE),
  *onTravel(play, marker, mover, points) {
    const zone = discContour(marker.at.x, marker.at.y, NEAR * CENTIMETRE)
    const disc = { base: movingBase(mover), pose: { ...points[0]!, facing: mover.at.facing } }
    const isNear = gapToPoint(mover, marker.at) <= NEAR * CENTIMETRE || crossings(disc, points, [zone]).length > 0
    if (mover.level === 0 && isNear) yield* goOff(play, marker, mover)
  },
  *onArrival(play, marker, newcomer) {
    if (newcomer.level === 0 && gapToPoint(newcomer, marker.at) <= NEAR * CENTIMETRE)
      yield* goOff(play, marker, newcomer)
  },
})

/** CF-REV-FAMILIAR-10: hits the fighter that sets it off, of either camp, once. */
function* goOff(play: Play, marker: Marker, victim: Fighter): Procedure {
  removeMarker(play, marker)
  play.log('artifice', { fighter: { figure: victim.id } }, ['CF-REV-FAMILIAR-10'], {
    seat: victim.seat,
    isOutcome: true,
  })
  if (yield* isSparedBy(play, gemOfArtifice, marker.by, victim)) return
  const by = fighter(play, marker.by)
  yield* rollDamage(play, { victim, by, kind: 'effect', strength: STRENGTH, rules: ['CF-REV-FAMILIAR-10'] })
}
