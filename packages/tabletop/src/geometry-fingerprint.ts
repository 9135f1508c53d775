import { gap, separation } from './contact/gap.ts'
import { contactPoseNearest } from './contact/snap.ts'
import { figurePoses, formation } from './formations/formation.ts'
import { changeFiles, wheel, wheelRotation } from './formations/formation-move.ts'
import { crossings, firstCollision } from './paths/path.ts'
import { freeTurn } from './paths/pivot.ts'
import { direction } from './plane/direction.ts'
import type { Point } from './plane/point.ts'
import { shortestRoute, shortestRouteToContact } from './routes/route.ts'
import { turningRoute } from './routes/turning-route.ts'
import { type Base, discBase, footprint, rectangleBase } from './shapes/base.ts'
import { type Contour, contourOf, polygonContour } from './shapes/contour.ts'
import { sight } from './sight/sight.ts'
import { blobPoints } from './terrain/area.ts'

/** A sum over the exact bits of numbers (FNV-1a), so that two engines agree only if every last bit does. */
class Digest {
  readonly #number = new Float64Array(1)
  readonly #bytes = new Uint8Array(this.#number.buffer)
  #sum = 0x811c9dc5

  add(...values: readonly number[]): void {
    for (const value of values) {
      this.#number[0] = value
      for (const byte of this.#bytes) this.#sum = Math.imul(this.#sum ^ byte, 0x01000193) >>> 0
    }
  }

  get sum(): number {
    return this.#sum
  }
}

/** A small generator of whole numbers that is the same in every engine (xorshift). */
function generator(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

const SIDE = 90_000
const ROUNDS = 400

type Draw = (below: number) => number

function drawPoint(draw: Draw): Point {
  return { x: draw(SIDE), y: draw(SIDE) }
}

function drawScene(draw: Draw): { bases: { base: Base; pose: Point }[]; scenery: Contour[] } {
  const bases = Array.from({ length: 24 }, (_, i) => {
    const base = i % 2 === 0 ? discBase(1000 + draw(1500)) : rectangleBase(1500 + draw(3000), 1500 + draw(3000))
    return footprint(base, { ...drawPoint(draw), facing: direction(draw(2001) - 1000, 1 + draw(1000)) })
  })
  const scenery = Array.from({ length: 8 }, () => {
    const factors = Array.from({ length: 9 }, () => 0.7 + draw(50) / 100)
    return polygonContour(blobPoints(drawPoint(draw), factors, 5000, 4000))
  })
  return { bases, scenery }
}

/**
 * One number from thousands of results of every kind on random tables. If two engines give the same number, a match
 * replays the same in both; the expected value is in the test, and browsers are held to it too.
 */
export function geometryFingerprint(): number {
  const draw = generator(20_240_229)
  const digest = new Digest()
  const { bases, scenery } = drawScene(draw)
  const contours = bases.map(contourOf)
  const everything = [...contours, ...scenery]
  for (let round = 0; round < ROUNDS; round++) {
    const a = draw(bases.length)
    const b = (a + 1 + draw(bases.length - 1)) % bases.length
    const others = everything.filter((_, i) => i !== a && i !== b)
    addMeasures(digest, bases[a]!, contours[a]!, contours[b]!, scenery[round % scenery.length]!)
    const seen = sight(bases[a]!.pose, contours[b]!, others)
    digest.add(seen.fraction, ...seen.blockers)
    addMoves(digest, bases[a]!, contours[b]!, drawPoint(draw), others, scenery)
    addManoeuvres(digest, draw)
  }
  return digest.sum
}

function addMeasures(digest: Digest, mover: { base: Base; pose: Point }, a: Contour, b: Contour, area: Contour): void {
  digest.add(gap(a, b), separation(a, b), gap(a, area))
  const touching = contactPoseNearest(mover, b, mover.pose)
  digest.add(touching.x, touching.y)
}

function addMoves(
  digest: Digest,
  mover: { base: Base; pose: Point },
  target: Contour,
  to: Point,
  obstacles: readonly Contour[],
  areas: readonly Contour[],
): void {
  digest.add(freeTurn(mover, 1, obstacles), turningRoute(mover.base, mover.pose, to, obstacles)?.length ?? -1)
  const hit = firstCollision(mover, [mover.pose, to], obstacles)
  digest.add(hit?.travelled ?? -1, hit?.obstacle ?? -1)
  for (const crossing of crossings(mover, [mover.pose, to], areas)) digest.add(crossing.area, crossing.length)
  for (const route of [
    shortestRoute(mover.base, mover.pose, to, obstacles),
    shortestRouteToContact(mover.base, mover.pose, target, obstacles),
  ]) {
    digest.add(route?.length ?? -1)
    for (const point of route?.points ?? []) digest.add(point.x, point.y)
  }
}

function addManoeuvres(digest: Digest, draw: Draw): void {
  const pose = { ...drawPoint(draw), facing: direction(draw(2001) - 1000, 1 + draw(1000)) }
  const legion = formation(rectangleBase(2000, 2500), 2 + draw(7), 8 + draw(16), pose)
  const wheeled = wheel(legion, 'left', wheelRotation(legion, 'left', draw(20_000)))
  digest.add(wheeled.cost, changeFiles(legion, 1 + draw(9)).cost)
  for (const figure of figurePoses(wheeled.formation)) digest.add(figure.x, figure.y)
}
