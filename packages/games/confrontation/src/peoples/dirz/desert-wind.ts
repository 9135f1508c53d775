import { refuse, text } from '@fray/kernel'
import { seesPoint } from '../../ground/sight.ts'
import { choosePoint, gapToPoint, type PointRequest } from '../../incantation/ground-point.ts'
import { amountOf } from '../../incantation/mana.ts'
import { newlyAffected } from '../../incantation/power.ts'
import { type Casting, spell } from '../../incantation/spell.ts'
import { damage, forEachTarget } from '../../incantation/spells/builders.ts'
import { type Area, inArea } from '../../mystic/area.ts'
import { type Fighter, type Play, type PlayState, standing } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'

const WIND = 'desert-wind'
const RANGE = 10
/** CF-REV-DIRZ-34: how far around its target it blows. */
const BLAST: Area = { reach: 5 }
const BLOWN = BLAST.reach * CENTIMETRE

/** CF-REV-DIRZ-34: both camps suffer, and every gem of Darkness spent on it adds to the STR. */
spell(WIND, {
  on: 'anybody',
  orGround: true,
  area: BLAST,
  *effect(play, casting) {
    const victims = casting.onGround ? yield* struckAt(play, casting) : struckAround(play, casting)
    const strength = amountOf(casting.used, 'darkness')
    yield* forEachTarget(play, casting, victims, (fighter) => damage(play, casting, fighter, strength))
  },
})

function struckAround(play: Play, casting: Casting): Fighter[] {
  return newlyAffected(play, casting, inArea(play, BLAST, casting.target, casting.caster))
}

/** CF-REV-DIRZ-34: a point in the caster's sight; it strikes fighters on the ground around it, the caster included. */
function* struckAt(play: Play, casting: Casting) {
  const point = yield* choosePoint(play, pointRequest(play, casting.caster))
  if (!point) return []
  const near = standing(play).filter((fighter) => fighter.level === 0 && gapToPoint(fighter, point) <= BLOWN)
  return newlyAffected(play, { ...casting, targets: [] }, near)
}

function pointRequest(play: PlayState, caster: Fighter): PointRequest {
  return {
    ...{ caster, prompt: 'ask.desert-wind', rule: 'CF-REV-DIRZ-34', within: RANGE, around: BLOWN },
    bar: (point) => (seesPoint(play, caster, point) ? undefined : refuse(text('refused.unseen-point'), 'CF-CAST-07')),
  }
}
