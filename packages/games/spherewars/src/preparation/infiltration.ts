import { choice, type Json, optionWithNote, type Procedure, text } from '@fray/kernel'
import { footprint, isWithinBox, type Point, pointTowards, toJson } from '@fray/tabletop'
import { refillOrders } from '../command/orders.ts'
import { opposedRoll } from '../dice.ts'
import { gapBetween, standing } from '../ground/board.ts'
import { type DeploymentGround, isSpot, scatteredSpots, suggestSpots } from '../ground/field/spots.ts'
import { sight } from '../ground/sight/sight.ts'
import { zoneOf } from '../ground/zones.ts'
import { refillGems } from '../magic/power.ts'
import { putDown } from '../movement/put-down.ts'
import { otherSide, type Side } from '../side.ts'
import { type Combatant, ownerOf, type Play, speakerOf } from '../state.ts'
import { hooks } from '../traits.ts'
import { inches } from '../units.ts'
import { nextSeat, zoneGround } from './deployment.ts'

/** SW-ABIL-17, SW-DEPLOY-07: one infiltrator of the side whose turn it is; with none left, the game begins. */
export function* infiltrate(play: Play): Procedure {
  const { state } = play
  const waiting = ([0, 1] as const).filter((side) => infiltratorsOf(play, side).length > 0)
  if (waiting.length === 0) return openGame(play)
  state.preparation ??= { placer: 0, points: 0, deploying: 0, batch: 0 }
  const { preparation } = state
  if (preparation.batch === 0) {
    preparation.deploying = waiting.length === 2 ? yield* infiltratorRoll(play) : waiting[0]!
    preparation.batch = 1
  }
  const side = waiting.includes(preparation.deploying) ? preparation.deploying : waiting[0]!
  yield* placeInfiltrator(play, yield* chooseInfiltrator(play, side))
}

/** SW-PREP-11, SW-TURN-03: pools as in an updating, then turn 1. */
function openGame(play: Play): void {
  const { state } = play
  state.preparation = null
  refillGems(play)
  refillOrders(play)
  play.log('opening', {}, ['SW-PREP-11', 'SW-TURN-03'])
  state.phase = 'turn'
}

export function infiltratorsOf(play: Play, side: Side): Combatant[] {
  return play.state.combatants.filter(
    (combatant) =>
      combatant.side === side && combatant.status === 'reserve' && hooks.answers(play, combatant, 'infiltrates'),
  )
}

/** SW-ABIL-17 (d): one die each, two for an infiltrating leader, ties again; the winner decides who goes first. */
function* infiltratorRoll(play: Play): Procedure<Side> {
  const rules = ['SW-ABIL-17']
  const dice = (side: Side) => ({ seat: speakerOf(play, side), count: hasLeaderAmong(play, side) ? 2 : 1 })
  for (;;) {
    const { winner } = yield* opposedRoll(play, text('roll.infiltrators'), rules, dice(0), dice(1))
    if (winner === 'tie') continue
    const side: Side = winner === 'first' ? 0 : 1
    const answer = yield* play.pick({
      seat: speakerOf(play, side),
      prompt: text('ask.infiltrators-first'),
      rules,
      options: [
        choice('first', text('option.deploy-first'), optionWithNote('note.deploy-first')),
        choice('second', text('option.deploy-second'), optionWithNote('note.deploy-second')),
      ],
    })
    return answer === 'first' ? side : otherSide(side)
  }
}

function hasLeaderAmong(play: Play, side: Side): boolean {
  return infiltratorsOf(play, side).some(({ id }) => play.state.bands.some(({ leader }) => leader === id))
}

/** SW-ABIL-17 (e), (f): all of a band in one go, each named before its place. */
function chooseInfiltrator(play: Play, side: Side): Procedure<Combatant> {
  const waiting = infiltratorsOf(play, side)
  const begun = waiting.find(({ band }) => hasInfiltrated(play, band))
  const seat = begun
    ? ownerOf(play, begun)
    : nextSeat(
        play,
        waiting.map((combatant) => ownerOf(play, combatant)),
      )
  return play.pick({
    seat,
    prompt: text('ask.infiltrator'),
    rules: ['SW-ABIL-17'],
    options: waiting
      .filter((combatant) => (begun ? combatant.band === begun.band : ownerOf(play, combatant) === seat))
      .map((combatant) => ({
        key: String(combatant.id),
        text: text('option.deploy', { name: combatant.profile.name, count: 1 }),
        value: combatant,
      })),
  })
}

function hasInfiltrated(play: Play, band: number): boolean {
  return standing(play).some((combatant) => combatant.band === band && hooks.answers(play, combatant, 'infiltrates'))
}

/**
 * SW-ABIL-17 (b), (c), (f): the place is named, then measured; an infiltrator that is too near is shifted or sent home.
 */
function* placeInfiltrator(play: Play, infiltrator: Combatant): Procedure {
  yield* putDown(play, infiltrator, ANYWHERE, () => suggestHideouts(play, infiltrator))
  play.reveal()
  if (isFarEnough(play, infiltrator)) return
  const seat = ownerOf(play, infiltrator)
  const shifted = shiftedPlace(play, infiltrator)
  if (shifted) {
    infiltrator.at = shifted
    play.log('infiltrator-shifted', { combatant: { figure: infiltrator.id } }, ['SW-ABIL-17'], { seat })
    return
  }
  play.log('infiltrator-home', { combatant: { figure: infiltrator.id } }, ['SW-ABIL-17'], { seat })
  infiltrator.status = 'reserve'
  yield* putDown(play, infiltrator, zoneGround(play, infiltrator))
}

const ANYWHERE: DeploymentGround = { zone: null, apart: 0, beside: [], rules: ['SW-ABIL-17'] }

/** A place or two at home, and some all over the table: nothing is measured before it is named. */
function suggestHideouts(play: Play, infiltrator: Combatant): Json[] {
  const home = suggestSpots(play, infiltrator, zoneGround(play, infiltrator)).slice(0, 2)
  const abroad: Json[] = []
  for (const at of scatteredSpots(play)) {
    if (abroad.length === 4) break
    if (isSpot(play, infiltrator, ANYWHERE, at)) abroad.push(toJson({ path: [at] }))
  }
  return [...abroad, ...home]
}

/** How far away the nearest enemy must be, in inches: further if it sees the infiltrator in full. */
const HIDDEN = 12
const IN_SIGHT = 15

/** SW-ABIL-17: only the nearest enemy matters, of several equally near the strictest; the own zone is always legal. */
function isFarEnough(play: Play, infiltrator: Combatant): boolean {
  const zone = zoneOf(play.state, play.setup, infiltrator.side)
  if (zone && isWithinBox(footprint(infiltrator.profile.base, infiltrator.at), zone)) return true
  const nearest = nearestEnemies(play, infiltrator)
  return nearest.every((enemy) => gapBetween(enemy, infiltrator) >= requiredGap(play, infiltrator, enemy))
}

function requiredGap(play: Play, infiltrator: Combatant, enemy: Combatant): number {
  return inches(sight(play, enemy, infiltrator) === 'full' ? IN_SIGHT : HIDDEN)
}

function nearestEnemies(play: Play, infiltrator: Combatant): Combatant[] {
  let least = Number.POSITIVE_INFINITY
  let nearest: Combatant[] = []
  for (const enemy of standing(play, otherSide(infiltrator.side))) {
    const gap = gapBetween(enemy, infiltrator)
    if (gap > least) continue
    if (gap < least) nearest = []
    least = gap
    nearest.push(enemy)
  }
  return nearest
}

/** SW-ABIL-17: straight away from the nearest enemy to the least distance legal there; null if that cannot be. */
function shiftedPlace(play: Play, infiltrator: Combatant): Point | null {
  const [enemy] = nearestEnemies(play, infiltrator)
  if (!enemy) return null
  const { at: named } = infiltrator
  infiltrator.status = 'reserve'
  const open = [HIDDEN, IN_SIGHT]
    .map((count) => placeBeyond(enemy, named, inches(count) + infiltrator.profile.base.radius))
    .filter((place) => isSpot(play, infiltrator, ANYWHERE, place))
  infiltrator.status = 'standing'
  const legal = open.find((place) => {
    infiltrator.at = place
    return isFarEnough(play, infiltrator)
  })
  infiltrator.at = named
  return legal ?? null
}

/** The place in line with an enemy and a point whose centre is so far from the enemy's edge, rounded outwards. */
function placeBeyond(enemy: Combatant, through: Point, gap: number): Point {
  const { x, y } = pointTowards(enemy.at, through, enemy.profile.base.radius + gap)
  const outwards = (value: number, from: number) => (value < from ? Math.floor(value) : Math.ceil(value))
  return { x: outwards(x, enemy.at.x), y: outwards(y, enemy.at.y) }
}
