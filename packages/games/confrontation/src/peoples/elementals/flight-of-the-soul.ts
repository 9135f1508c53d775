import { immediately, removeEffect } from '../../abilities/builders.ts'
import { isFree } from '../../ground/bodies.ts'
import { addMarker, discOutline, markerKind, markersOf, removeMarker } from '../../ground/markers.ts'
import { lineOfSight } from '../../ground/sight.ts'
import { choosePoint } from '../../incantation/ground-point.ts'
import { effectSourceOf, spell } from '../../incantation/spell.ts'
import { enchant, enchantment, enchantmentOf } from '../../mystic/enchantment.ts'
import type { Fighter, Marker, Play, PlayState } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { freeAction } from '../builders.ts'

const FLIGHT = 'flight-of-the-soul'
/** CF-REV-FAMILIAR-12: how far the soul goes, in cm. */
const REACH = 10

/** CF-REV-FAMILIAR-12: for a caster free of opponents, whose spells are then cast from the point. */
spell(FLIGHT, {
  on: 'self',
  mayTarget: (play, _target, caster) => isFree(play, caster),
  *effect(play, casting) {
    const { caster } = casting
    const at = yield* choosePoint(play, { caster, prompt: 'ask.soul', rule: 'CF-REV-FAMILIAR-12', within: REACH })
    if (!at) return
    addMarker(play, { kind: FLIGHT, by: caster.id, at })
    enchant(play, effectSourceOf(casting), caster, { until: 'round' })
  },
})

function soulOf(play: PlayState, caster: Fighter): Marker | undefined {
  return markersOf(play).find(({ kind, by }) => kind === FLIGHT && by === caster.id)
}

function end(play: Play, caster: Fighter): void {
  const soul = soulOf(play, caster)
  if (soul) removeMarker(play, soul)
  removeEffect(caster, enchantmentOf(FLIGHT))
}

enchantment(FLIGHT, {
  shownAs: 'spiral-arrow',
  onDissipation: end,
  cannotCounter: true,
  castsFrom: (play, bearer) => soulOf(play, bearer)?.at ?? bearer.at,
  // All round, but only for casting: the caster itself sees no more than before.
  seesAround: (play, target, bearer) => {
    const soul = soulOf(play, bearer)?.at
    const isThere = soul !== undefined && soul.x === bearer.at.x && soul.y === bearer.at.y
    return isThere && lineOfSight(play, bearer, target) !== 'none'
  },
  settle: (play, bearer) =>
    immediately(() => {
      if (!isFree(play, bearer)) end(play, bearer)
    }),
  actions: [
    freeAction(FLIGHT, {
      icon: 'spiral-arrow',
      rules: ['CF-REV-FAMILIAR-12'],
      part: 'end-flight-of-soul',
      isOpen: (play, bearer) => soulOf(play, bearer) !== undefined,
      use: (play, bearer) => immediately(() => end(play, bearer)),
    }),
  ],
})

markerKind(FLIGHT, {
  icon: 'ghost',
  outline: ({ at }) => discOutline(at, CENTIMETRE / 2),
  maintenance: (play, marker) => immediately(() => removeMarker(play, marker)),
})
