import { immediately } from '../../abilities/builders.ts'
import { addMarker, discOutline, markerKind } from '../../ground/markers.ts'
import { gapToPoint, lengthWithin } from '../../incantation/ground-point.ts'
import { spell } from '../../incantation/spell.ts'
import { CENTIMETRE } from '../../units.ts'
import { keepFor } from './upkeep.ts'

const FOG = 'veil-of-fog'
/** CF-REV-FAMILIAR-05, in cm: the radius of the fog, the sight in it, and how near the caster must stay. */
const RADIUS = 40
const SIGHT = 10
const STAYS = 10

/** CF-REV-FAMILIAR-05: fog around the caster's present place. */
spell(FOG, {
  effect: (play, { caster }) =>
    immediately(() => void addMarker(play, { kind: FOG, by: caster.id, at: { x: caster.at.x, y: caster.at.y } })),
})

markerKind(FOG, {
  icon: 'fog',
  outline: ({ at }) => discOutline(at, RADIUS * CENTIMETRE),
  cuts: ({ at }, from, to) => lengthWithin(at, RADIUS * CENTIMETRE, from, to) >= SIGHT * CENTIMETRE,
  maintenance: (play, marker) =>
    keepFor(play, marker, 'water', 2, (caster) => gapToPoint(caster, marker.at) < STAYS * CENTIMETRE),
})
