import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { gap, isOnTable, type Point, polygonContour, wholePoint } from '@fray/tabletop'
import { immediately } from '../../abilities/builders.ts'
import type { Action } from '../../activation/activity.ts'
import { ELEMENTS, type ElementName } from '../../armies/cards/profile.ts'
import { baseOf, contourOf } from '../../ground/bodies.ts'
import {
  addMarker,
  changeMarker,
  contourOfMarker,
  markerKind,
  markersOf,
  removeMarker,
  squareOutline,
} from '../../ground/markers.ts'
import { isMagician, masteredBy, roomFor } from '../../incantation/mana.ts'
import { gainGems, gemsRecovered } from '../../incantation/reserve.ts'
import { spell } from '../../incantation/spell.ts'
import { type Fighter, fighter, type Marker, type Play, type PlayState } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { freeAction } from '../builders.ts'

const SOURCE = 'CF-REV-ELEMENTAL-01'
const RECOVERY = 'CF-REV-ELEMENTAL-02'
/**
 * CF-REV-ELEMENTAL-01, -02: its gems at first and at most, the POW it recovers with, and half the side of its counter
 * in cm.
 */
const FIRST = 5
const MOST = 10
const POWER = 5
const HALF = 1.25
/** The largest gap that counts as contact, in hundredths of a millimetre. */
const TOUCHES = 100

const idOf = (element: ElementName) => `elemental-source-${element}`

/**
 * CF-REV-ELEMENTAL-01: sources a magician may draw from now: in contact on the ground, of a mastered Element, with room
 * left.
 */
function drawableSources(play: PlayState, magician: Fighter): Marker[] {
  if (!isMagician(magician) || magician.level > 0 || roomFor(play, magician) === 0) return []
  return markersOf(play).filter((marker) => {
    const element = ELEMENTS.find((name) => idOf(name) === marker.kind)
    if (!element || !masteredBy(magician).includes(element) || (marker.x ?? 0) === 0) return false
    return gap(contourOf(magician), contourOfMarker(marker)) <= TOUCHES
  })
}

const draw: Action = freeAction('draw-source', {
  icon: 'gems',
  rules: [SOURCE],
  part: 'draw-source',
  isOpen: (play, bearer) => drawableSources(play, bearer).length > 0,
  *use(play, bearer) {
    const [source, gems] = yield* chooseGems(play, bearer, drawableSources(play, bearer))
    changeMarker(play, source, { x: (source.x ?? 0) - gems })
    gainGems(play, bearer, elementOf(source), gems, [SOURCE])
  },
})

function elementOf({ kind }: Marker): ElementName {
  return ELEMENTS.find((name) => idOf(name) === kind)!
}

function* chooseGems(play: Play, magician: Fighter, sources: readonly Marker[]): Procedure<readonly [Marker, number]> {
  const options = sources.flatMap((source) => {
    const most = Math.min(source.x ?? 0, roomFor(play, magician))
    const element = { text: text(`element.${elementOf(source)}`) }
    return Array.from({ length: most }, (_, i): DecisionOption<readonly [Marker, number]> => {
      const gems = most - i
      return { key: `${source.id}:${gems}`, text: text('option.draw', { gems, element }), value: [source, gems] }
    })
  })
  return yield* play.pick<readonly [Marker, number]>({
    seat: magician.seat,
    figure: magician.id,
    prompt: text('ask.draw', { fighter: { figure: magician.id } }),
    rules: [SOURCE],
    options,
  })
}

/** CF-REV-ELEMENTAL-01: against the caster, in front unless the table ends there. */
function placeBeside({ setup }: PlayState, caster: Fighter): Point {
  const { x, y, facing } = caster.at
  const unit = Math.sqrt(facing.x * facing.x + facing.y * facing.y)
  const off = baseOf(caster).depth / 2 + HALF * CENTIMETRE
  const spots = [1, -1].map((way) => wholePoint(x + (way * off * facing.x) / unit, y + (way * off * facing.y) / unit))
  const onTable = (at: Point) => isOnTable(polygonContour(squareOutline(at, HALF * CENTIMETRE)), setup.table)
  return spots.find(onTable) ?? spots[0]!
}

/** CF-REV-ELEMENTAL-02: it recovers as an Initiate does; a 1 ends it. */
function* recover(play: Play, marker: Marker): Procedure {
  const owner = fighter(play, marker.by)
  const [[face = 1] = []] = yield* play.rollDice(
    text('roll.source', { element: { text: text(`element.${elementOf(marker)}`) } }),
    [RECOVERY],
    [{ seat: owner.seat, count: 1, sides: 6 }],
  )
  const element = { text: text(`element.${elementOf(marker)}`) }
  if (face === 1) {
    removeMarker(play, marker)
    return play.log('source.gone', { element }, [RECOVERY], { seat: owner.seat, isOutcome: true })
  }
  const gems = Math.min(MOST, (marker.x ?? 0) + gemsRecovered(0, POWER + face))
  changeMarker(play, marker, { x: gems })
  play.log('source.recovered', { element, gems }, [RECOVERY], { seat: owner.seat })
}

for (const element of ELEMENTS) {
  spell(idOf(element), {
    on: 'ground',
    effect: (play, { caster }) =>
      immediately(
        () => void addMarker(play, { kind: idOf(element), by: caster.id, at: placeBeside(play, caster), x: FIRST }),
      ),
  })
  markerKind(idOf(element), {
    icon: 'gems',
    outline: ({ at }) => squareOutline(at, HALF * CENTIMETRE),
    left: ({ x = 0 }) => x,
    actions: [draw],
    mysticPhase: recover,
  })
}
