/** Overlays of a fighter that players may ask for. CF-MOVE-05: they must not measure what may not be measured yet. */
import { type OverlayOffer, type Overlays, text } from '@fray/kernel'
import {
  boxPoints,
  hiddenRegion,
  intersectRegions,
  lengthOf,
  type OverlayKind,
  type OverlayRegion,
  type OverlayVerdict,
  type OverlayView,
  type Point,
  type Region,
  type Side,
  subtractRegion,
  toClockwise,
  toJson,
  unite,
} from '@fray/tabletop'
import { type Edge, edgeOf, edgesOf, pointBy, sideTouched } from '../assault/edges.ts'
import { auraOf, isInAura } from '../command/aura.ts'
import { isInAura as isInAuraOfFaith } from '../divination/aura.ts'
import { baseOf, contourOf, inContact } from '../ground/bodies.ts'
import { contourOfPiece } from '../ground/scenery.ts'
import { isInFieldOfVision, sees, sizeOf } from '../ground/sight.ts'
import type { Setup } from '../preparation/setup.ts'
import { areEnemies, type Fighter, isStanding, type PlayState, profileOf, type State, standing } from '../state.ts'
import { CENTIMETRE } from '../units.ts'

/** An overlay: the fighters it is offered for, the rules it shows, and its drawing. */
interface FighterOverlay {
  readonly kind: OverlayKind
  readonly rules: readonly string[]
  suits(play: PlayState, fighter: Fighter): boolean
  draw(play: PlayState, fighter: Fighter): Partial<Pick<OverlayView, 'regions' | 'verdicts'>>
}

const DRAWINGS: Readonly<Record<string, FighterOverlay>> = {
  sight: { kind: 'sight', rules: ['CF-SIGHT-02', 'CF-SIGHT-05'], suits: () => true, draw: sightOverlay },
  sides: { kind: 'charge', rules: ['CF-CONTACT-01', 'CF-CONTACT-06'], suits: () => true, draw: sidesOverlay },
  command: {
    kind: 'command',
    rules: ['CF-LEAD-02', 'CF-LEAD-05'],
    suits: (play, leader) => auraOf(play, leader) > 0,
    draw: (play, leader) => ({
      verdicts: friendsIn(play, leader, 'command', (fighter) => isInAura(play, leader, fighter)),
    }),
  },
  faith: {
    kind: 'control',
    rules: ['CF-AURA-01'],
    suits: (_play, fighter) => profileOf(fighter).faith !== null,
    draw: (play, fighter) => ({
      verdicts: friendsIn(play, fighter, 'faith', (otherFighter) => isInAuraOfFaith(play, fighter, otherFighter)),
    }),
  },
}

export const overlays: Overlays<State, Setup> = {
  list(state, setup, _seat, figure) {
    const fighter = state.fighters[figure]
    if (!fighter || !isStanding(fighter)) return []
    return Object.entries(DRAWINGS)
      .filter(([, { suits }]) => suits({ state, setup }, fighter))
      .map(([id, { kind }]): OverlayOffer => ({ id, kind, text: text(`overlay.${id}`) }))
  },

  draw(state, setup, _seat, figure, id) {
    const { kind, rules, draw } = DRAWINGS[id]!
    const { regions = [], verdicts = [] } = draw({ state, setup }, state.fighters[figure]!)
    return toJson({ kind, label: text(`overlay.${id}`), rules, regions, lines: [], verdicts })
  },
}

/**
 * CF-SIGHT-02 to -08: the areas behind the viewer's front and behind scenery, those hidden by fighters of its Size, and
 * the enemies it sees.
 */
function sightOverlay(play: PlayState, viewer: Fighter) {
  const { table, scenery } = play.setup
  const walls = scenery.filter(({ hides }) => hides).map(contourOfPiece)
  const screens = standing(play).filter((fighter) => {
    return fighter !== viewer && fighter.level === viewer.level && sizeOf(fighter) >= sizeOf(viewer)
  })
  const whole: Region = [boxPoints(0, 0, table.width, table.depth)]
  const back = intersectRegions([areaBehind(viewer, lengthOf(table.width, table.depth))], whole)
  const dark = unite(back, hiddenRegion(viewer.at, walls, table))
  const shade = subtractRegion(hiddenRegion(viewer.at, screens.map(contourOf), table), dark)
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

/** Gets everything behind the line that carries the viewer's front edge. */
function areaBehind(viewer: Fighter, far: number): Region[number] {
  const front = edgeOf(viewer, 'front')
  return toClockwise([
    pointBy(front, -far, 0),
    pointBy(front, far, 0),
    pointBy(front, far, 0 - far - baseOf(viewer).depth),
    pointBy(front, -far, 0 - far - baseOf(viewer).depth),
  ])
}

/** Width of the strips along the sides of a base. */
const STRIP = 0.8 * CENTIMETRE

const TONES: Readonly<Record<Side, OverlayRegion['tone']>> = { front: 'near', left: 'far', right: 'far', rear: 'dark' }

/** CF-CONTACT-01: a strip along each side, and the side that each enemy in contact touches. */
function sidesOverlay(play: PlayState, fighter: Fighter) {
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
  return toClockwise([
    ...[pointBy(edge, 0 - half, 0), pointBy(edge, half, 0)],
    ...[pointBy(edge, half, STRIP), pointBy(edge, 0 - half, STRIP)],
  ])
}

/** Says which friends an aura reaches. A circle would measure how far enemies are, so none is drawn. */
function friendsIn(
  play: PlayState,
  centre: Fighter,
  aura: string,
  isIn: (friend: Fighter) => boolean,
): readonly OverlayVerdict[] {
  return standing(play)
    .filter((fighter) => fighter.seat === centre.seat && fighter !== centre)
    .map((fighter) => {
      const level = isIn(fighter) ? 'full' : 'none'
      return { figure: fighter.id, level, why: text(`overlay.${aura}.${level}`) }
    })
}

function enemiesOf(play: PlayState, fighter: Fighter): Fighter[] {
  return standing(play).filter((other) => areEnemies(other, fighter))
}
