/** What players may ask to see of a fighter. CF-MOVE-05: nothing that would measure what must not be measured yet. */
import { type OverlayOffer, type Overlays, text } from '@fray/kernel'
import {
  asJson,
  boxPoints,
  clockwise,
  commonRegion,
  hiddenRegion,
  lengthOf,
  type OverlayKind,
  type OverlayRegion,
  type OverlayVerdict,
  type OverlayView,
  type Point,
  type Region,
  type Side,
  united,
  withoutRegion,
} from '@fray/tabletop'
import { type Edge, edgeOf, edgesOf, pointBy, sideTouched } from './assault/edges.ts'
import { auraOf, isInAura } from './command/aura.ts'
import { isInAura as isInAuraOfFaith } from './divination/faith.ts'
import { baseOf, contourOf, inContact } from './ground/bodies.ts'
import { contourOfPiece } from './ground/scenery.ts'
import { isInFieldOfVision, sees, sizeOf } from './ground/sight.ts'
import type { Setup } from './preparation/setup.ts'
import { areEnemies, type Fighter, isStanding, type Position, profileOf, type State, standing } from './state.ts'
import { CENTIMETRE } from './units.ts'

/** An overlay: whom it is offered for, the rules it shows, and what it draws. */
interface Drawing {
  readonly kind: OverlayKind
  readonly rules: readonly string[]
  suits(play: Position, fighter: Fighter): boolean
  draw(play: Position, fighter: Fighter): Partial<Pick<OverlayView, 'regions' | 'verdicts'>>
}

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  sight: { kind: 'sight', rules: ['CF-SIGHT-02', 'CF-SIGHT-05'], suits: () => true, draw: whatHeSees },
  sides: { kind: 'charge', rules: ['CF-CONTACT-01', 'CF-CONTACT-06'], suits: () => true, draw: sidesOfHisBase },
  command: {
    kind: 'command',
    rules: ['CF-LEAD-02', 'CF-LEAD-05'],
    suits: (play, leader) => auraOf(play, leader) > 0,
    draw: (play, leader) => ({ verdicts: friendsIn(play, leader, 'command', (each) => isInAura(play, leader, each)) }),
  },
  faith: {
    kind: 'control',
    rules: ['CF-AURA-01'],
    suits: (_play, each) => profileOf(each).faith !== null,
    draw: (play, each) => ({ verdicts: friendsIn(play, each, 'faith', (one) => isInAuraOfFaith(play, each, one)) }),
  },
}

export const overlays: Overlays<State, Setup> = {
  offered(state, setup, _seat, figure) {
    const fighter = state.fighters[figure]
    if (!fighter || !isStanding(fighter)) return []
    return Object.entries(DRAWINGS)
      .filter(([, { suits }]) => suits({ state, setup }, fighter))
      .map(([id, { kind }]): OverlayOffer => ({ id, kind, text: text(`overlay.${id}`) }))
  },

  drawn(state, setup, _seat, figure, id) {
    const { kind, rules, draw } = DRAWINGS[id]!
    const { regions = [], verdicts = [] } = draw({ state, setup }, state.fighters[figure]!)
    return asJson({ kind, label: text(`overlay.${id}`), rules, regions, lines: [], verdicts })
  },
}

/** CF-SIGHT-02 to -08: what lies behind his front or behind scenery, what others of his Size hide, and which enemies he sees. */
function whatHeSees(play: Position, viewer: Fighter) {
  const { table, scenery } = play.setup
  const walls = scenery.filter(({ hides }) => hides).map(contourOfPiece)
  const screens = standing(play).filter((each) => {
    return each !== viewer && each.level === viewer.level && sizeOf(each) >= sizeOf(viewer)
  })
  const whole: Region = [boxPoints(0, 0, table.width, table.depth)]
  const back = commonRegion([behindHim(viewer, lengthOf(table.width, table.depth))], whole)
  const dark = united(back, hiddenRegion(viewer.at, walls, table))
  const shade = withoutRegion(hiddenRegion(viewer.at, screens.map(contourOf), table), dark)
  const regions: OverlayRegion[] = [
    { rings: shade, label: text('overlay.sight.shade'), tone: 'shade' },
    { rings: dark, label: text('overlay.sight.dark'), tone: 'dark' },
  ]
  const verdicts = enemiesOf(play, viewer).map((enemy): OverlayVerdict => {
    const level = sees(play, viewer, enemy)
    const behind = level === 'none' && !isInFieldOfVision(viewer, enemy)
    return { figure: enemy.id, level, why: text(`overlay.sight.${behind ? 'behind' : level}`) }
  })
  return { regions: regions.filter(({ rings }) => rings.length > 0), verdicts }
}

/** Everything on his side of the line that carries his front edge. */
function behindHim(viewer: Fighter, far: number): Region[number] {
  const front = edgeOf(viewer, 'front')
  return clockwise([
    pointBy(front, -far, 0),
    pointBy(front, far, 0),
    pointBy(front, far, 0 - far - baseOf(viewer).depth),
    pointBy(front, -far, 0 - far - baseOf(viewer).depth),
  ])
}

/** How far the strips along the sides of a base reach out. */
const STRIP = 0.8 * CENTIMETRE

const TONES: Readonly<Record<Side, OverlayRegion['tone']>> = { front: 'near', left: 'far', right: 'far', rear: 'dark' }

/** CF-CONTACT-01: a strip along each side, and at which of them whoever is in contact stands. */
function sidesOfHisBase(play: Position, fighter: Fighter) {
  const regions = edgesOf(fighter).map((edge): OverlayRegion => {
    return { rings: [strip(edge)], label: text(`overlay.side.${edge.side}`), tone: TONES[edge.side] }
  })
  const verdicts = enemiesOf(play, fighter).flatMap((enemy): OverlayVerdict[] => {
    const side = inContact(enemy, fighter) ? sideTouched(fighter, enemy) : undefined
    if (!side) return []
    const level = side === 'front' ? 'full' : side === 'rear' ? 'none' : 'partial'
    return [{ figure: enemy.id, level, why: text(`overlay.at-side.${side}`) }]
  })
  return { regions, verdicts }
}

function strip(edge: Edge): readonly Point[] {
  const half = edge.length / 2
  return clockwise([
    ...[pointBy(edge, 0 - half, 0), pointBy(edge, half, 0)],
    ...[pointBy(edge, half, STRIP), pointBy(edge, 0 - half, STRIP)],
  ])
}

/** Which friends an aura reaches: no circle is drawn, which would measure how far enemies are. */
function friendsIn(
  play: Position,
  centre: Fighter,
  aura: string,
  isIn: (friend: Fighter) => boolean,
): readonly OverlayVerdict[] {
  return standing(play)
    .filter((each) => each.seat === centre.seat && each !== centre)
    .map((each) => {
      const level = isIn(each) ? 'full' : 'none'
      return { figure: each.id, level, why: text(`overlay.${aura}.${level}`) }
    })
}

function enemiesOf(play: Position, fighter: Fighter): Fighter[] {
  return standing(play).filter((each) => areEnemies(each, fighter))
}
