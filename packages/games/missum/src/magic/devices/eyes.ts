/** MI-EYE-05, -12: the bearers of a legion's eyes, and the fate of the eyes. */
import { isAnimal } from '../../army/army.ts'
import { ranksOf } from '../../body.ts'
import { gapOf, isLegion, isPresent, opponentsOf, type Present, present } from '../../roster.ts'
import type { Device, Play, Unit } from '../../state.ts'

/** Whether a device is an eye, not acid. */
export function isEye({ kind }: Device): boolean {
  return kind !== 'acid'
}

/**
 * MI-EYE-12: gets the index of each device's bearer in the body. The middle of the front rank, which losses reach last,
 * bears the eyes; each sérudla has its own acid (MI-EYE-10).
 */
export function bearersOf({ body, devices }: Present): number[] {
  const front = ranksOf(body)[0]!.length
  let eyes = 0
  return devices.map((device, i) => (isEye(device) ? (Math.floor(front / 2) + eyes++) % front : i))
}

/** Lists the figures whose death takes an eye out of play. */
export function eyeBearers(unit: Present): number[] {
  return bearersOf(unit).filter((_, i) => isLive(unit.devices[i]!))
}

function isLive(device: Device): boolean {
  return isEye(device) && device.charges > 0
}

/** MI-EYE-12: removes eyes whose bearers were burnt, unless an enemy in contact takes them. */
export function loseEyes(play: Play, unit: Present, dead: readonly number[]): void {
  const bearers = bearersOf(unit)
  const eyes = unit.devices.filter((device, i) => isLive(device) && dead.includes(bearers[i]!))
  if (eyes.length === 0) return
  const captor = opponentsOf(play.state, unit).find(canUseEyes)
  if (captor) {
    take(play, unit, captor, eyes)
    return
  }
  for (const eye of eyes) eye.charges = 0
  play.log('eye.lost', { unit: { figure: unit.id } }, ['MI-EYE-12'], { seat: unit.seat })
}

/** MI-EYE-05: gives the eyes of a destroyed or surrendered legion to the enemy legion responsible. */
export function captureEyes(play: Play, unit: Unit): void {
  const eyes = unit.devices.filter(isLive)
  const captor = eyes.length > 0 ? captorOf(play, unit) : undefined
  if (captor) take(play, unit, captor, eyes)
}

/** Gets an enemy in contact, else the one who caused its last losses, else the nearest. */
function captorOf({ state }: Play, unit: Unit): Present | undefined {
  const engaged = opponentsOf(state, unit).find(canUseEyes)
  if (engaged) return engaged
  const enemies = present(state, 1 - unit.seat).filter(canUseEyes)
  const slayer = enemies.find(({ id }) => unit.now.hurtBy.includes(id))
  if (slayer || !isPresent(unit)) return slayer
  return enemies.sort((a, b) => gapOf(a, unit) - gapOf(b, unit))[0]
}

/** MI-EYE-04: whether they are intelligent troops, not animals. */
function canUseEyes(unit: Present): boolean {
  return isLegion(unit) && unit.fate === 'fighting' && !isAnimal(unit.troop)
}

/** Hands eyes over with the charges they have left; one used this turn is not used again in it (MI-EYE-02). */
function take(play: Play, unit: Unit, captor: Present, eyes: readonly Device[]): void {
  for (const eye of eyes) {
    if (unit.now.gazed.includes(unit.devices.indexOf(eye))) captor.now.gazed.push(captor.devices.length)
    captor.devices = [...captor.devices, { ...eye }]
    eye.charges = 0
  }
  play.log(
    'eye.captured',
    { unit: { figure: unit.id }, captor: { figure: captor.id }, eyes: eyes.length },
    ['MI-EYE-05'],
    {
      seat: captor.seat,
      isOutcome: true,
    },
  )
}
