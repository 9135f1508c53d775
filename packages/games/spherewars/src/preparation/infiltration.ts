import { choice, type Json, type Procedure, text } from '@fray/kernel'
import { asJson, footprint, isWithinBox, type Point, pointTowards } from '@fray/tabletop'
import { refillOrders } from '../command/orders.ts'
import { opposedRoll } from '../dice.ts'
import { gapBetween, standing } from '../ground/board.ts'
import { sight } from '../ground/sight.ts'
import { type Ground, isSpot, scattered, suggestSpots } from '../ground/spots.ts'
import { zoneOf } from '../ground/zones.ts'
import { refillGems } from '../magic/power.ts'
import { putDown } from '../movement/put-down.ts'
import { type Combatant, otherSide, ownerOf, type Side, speakerOf, type Turn } from '../state.ts'
import { has } from '../traits.ts'
import { inches } from '../units.ts'
import { nextSeat, zoneGround } from './deployment.ts'

/** SW-ABIL-17, SW-DEPLOY-07: one infiltrator of the side whose turn it is; with none left, the game begins. */
export function* infiltrate(turn: Turn): Procedure {
  const { state } = turn
  const waiting = ([0, 1] as const).filter((side) => infiltratorsOf(turn, side).length > 0)
  if (waiting.length === 0) return openGame(turn)
  state.preparation ??= { placer: 0, points: 0, deploying: 0, batch: 0 }
  const { preparation } = state
  if (preparation.batch === 0) {
    preparation.deploying = waiting.length === 2 ? yield* infiltratorRoll(turn) : waiting[0]!
    preparation.batch = 1
  }
  const side = waiting.includes(preparation.deploying) ? preparation.deploying : waiting[0]!
  yield* placeInfiltrator(turn, yield* chooseInfiltrator(turn, side))
}

/** SW-PREP-11, SW-TURN-03: pools as in an updating, then turn 1. */
function openGame(turn: Turn): void {
  const { state } = turn
  state.preparation = null
  refillGems(turn)
  refillOrders(turn)
  turn.log('opening', {}, ['SW-PREP-11', 'SW-TURN-03'])
  state.phase = 'turn'
}

export function infiltratorsOf(turn: Turn, side: Side): Combatant[] {
  return turn.state.combatants.filter(
    (each) => each.side === side && each.status === 'reserve' && has(turn, each, 'infiltrator'),
  )
}

/** SW-ABIL-17 (d): one die each, two for an infiltrating leader, ties again; the winner decides who goes first. */
function* infiltratorRoll(turn: Turn): Procedure<Side> {
  const rules = ['SW-ABIL-17']
  const dice = (side: Side) => ({ seat: speakerOf(turn, side), count: hasLeaderAmong(turn, side) ? 2 : 1 })
  for (;;) {
    const { winner } = yield* opposedRoll(turn, text('roll.infiltrators'), rules, dice(0), dice(1))
    if (winner === 'tie') continue
    const side: Side = winner === 'first' ? 0 : 1
    const answer = yield* turn.pick({
      seat: speakerOf(turn, side),
      prompt: text('ask.infiltrators-first'),
      rules,
      options: [choice('first', text('option.deploy-first')), choice('second', text('option.deploy-second'))],
    })
    return answer === 'first' ? side : otherSide(side)
  }
}

function hasLeaderAmong(turn: Turn, side: Side): boolean {
  return infiltratorsOf(turn, side).some(({ id }) => turn.state.bands.some(({ leader }) => leader === id))
}

/** SW-ABIL-17 (e), (f): all of a band in one go, each named before its place. */
function chooseInfiltrator(turn: Turn, side: Side): Procedure<Combatant> {
  const waiting = infiltratorsOf(turn, side)
  const begun = waiting.find(({ band }) => hasInfiltrated(turn, band))
  const seat = begun
    ? ownerOf(turn, begun)
    : nextSeat(
        turn,
        waiting.map((each) => ownerOf(turn, each)),
      )
  return turn.pick({
    seat,
    prompt: text('ask.infiltrator'),
    rules: ['SW-ABIL-17'],
    options: waiting
      .filter((each) => (begun ? each.band === begun.band : ownerOf(turn, each) === seat))
      .map((each) => ({
        key: String(each.id),
        text: text('option.deploy', { name: each.profile.name, count: 1 }),
        value: each,
      })),
  })
}

function hasInfiltrated(turn: Turn, band: number): boolean {
  return standing(turn).some((each) => each.band === band && has(turn, each, 'infiltrator'))
}

/** SW-ABIL-17 (b), (c), (f): the place is named, then measured; whoever is too near is shifted or sent home. */
function* placeInfiltrator(turn: Turn, infiltrator: Combatant): Procedure {
  yield* putDown(turn, infiltrator, ANYWHERE, () => suggestHideouts(turn, infiltrator))
  turn.reveal()
  if (isFarEnough(turn, infiltrator)) return
  const seat = ownerOf(turn, infiltrator)
  const shifted = shiftedPlace(turn, infiltrator)
  if (shifted) {
    infiltrator.at = shifted
    turn.log('infiltrator-shifted', { combatant: { figure: infiltrator.id } }, ['SW-ABIL-17'], { seat })
    return
  }
  turn.log('infiltrator-home', { combatant: { figure: infiltrator.id } }, ['SW-ABIL-17'], { seat })
  infiltrator.status = 'reserve'
  yield* putDown(turn, infiltrator, zoneGround(turn, infiltrator))
}

const ANYWHERE: Ground = { zone: null, apart: 0, beside: [], rules: ['SW-ABIL-17'] }

/** A place or two at home, and some all over the table: nothing is measured before it is named. */
function suggestHideouts(turn: Turn, infiltrator: Combatant): Json[] {
  const home = suggestSpots(turn, infiltrator, zoneGround(turn, infiltrator)).slice(0, 2)
  const abroad: Json[] = []
  for (const at of scattered(turn)) {
    if (abroad.length === 4) break
    if (isSpot(turn, infiltrator, ANYWHERE, at)) abroad.push(asJson({ path: [at] }))
  }
  return [...abroad, ...home]
}

/** How far away the nearest enemy must be, in inches: further if it sees the infiltrator in full. */
const HIDDEN = 12
const IN_SIGHT = 15

/** SW-ABIL-17: only the nearest enemy matters, of several equally near the strictest; the own zone is always legal. */
function isFarEnough(turn: Turn, infiltrator: Combatant): boolean {
  const zone = zoneOf(turn.state, turn.setup, infiltrator.side)
  if (zone && isWithinBox(footprint(infiltrator.profile.base, infiltrator.at), zone)) return true
  const nearest = nearestEnemies(turn, infiltrator)
  return nearest.every((enemy) => gapBetween(enemy, infiltrator) >= requiredGap(turn, infiltrator, enemy))
}

function requiredGap(turn: Turn, infiltrator: Combatant, enemy: Combatant): number {
  return inches(sight(turn, enemy, infiltrator) === 'full' ? IN_SIGHT : HIDDEN)
}

function nearestEnemies(turn: Turn, infiltrator: Combatant): Combatant[] {
  let least = Number.POSITIVE_INFINITY
  let nearest: Combatant[] = []
  for (const enemy of standing(turn, otherSide(infiltrator.side))) {
    const gap = gapBetween(enemy, infiltrator)
    if (gap > least) continue
    if (gap < least) nearest = []
    least = gap
    nearest.push(enemy)
  }
  return nearest
}

/** SW-ABIL-17: straight away from the nearest enemy to the least distance legal there; null if that cannot be. */
function shiftedPlace(turn: Turn, infiltrator: Combatant): Point | null {
  const [enemy] = nearestEnemies(turn, infiltrator)
  if (!enemy) return null
  const { at: named } = infiltrator
  infiltrator.status = 'reserve'
  const open = [HIDDEN, IN_SIGHT]
    .map((count) => placeBeyond(enemy, named, inches(count) + infiltrator.profile.base.radius))
    .filter((place) => isSpot(turn, infiltrator, ANYWHERE, place))
  infiltrator.status = 'standing'
  const legal = open.find((place) => {
    infiltrator.at = place
    return isFarEnough(turn, infiltrator)
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
