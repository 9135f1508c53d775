/** MI-EYE: the use of eyes and of sérudla acid. */
import { accept, type Json, optionWithNote, type Procedure, refuse, type Seat, text, type Verdict } from '@fray/kernel'
import { overlaps, type Point, readProposal, toJson } from '@fray/tabletop'
import { isAnimal } from '../../army/army.ts'
import { figureContoursOf, figurePosesOf } from '../../body.ts'
import { isInReserve } from '../../movement/command/command.ts'
import { figuresOf, isEngaged, isPresent, type Present, present, unitOf } from '../../roster.ts'
import type { Play, State } from '../../state.ts'
import { mm } from '../../units.ts'
import { isStopped } from '../arms.ts'
import { doom, type Fire, killFigures } from '../burning.ts'
import { uncloak } from '../enchantments.ts'
import { missileShieldOver, penetrates } from '../shields.ts'
import { bearerOf, deviceOf, type Mark, markAt, marksOf, struckGround, type Wielder } from './device-aim.ts'
import { isEye } from './eyes.ts'

/** MI-EYE: the use of one eye or of acid, as committed. */
export interface GazeOrder {
  readonly unit: number
  /** The index in the unit's `devices`. */
  readonly device: number
  /** The target unit, its figure, and the spot. */
  readonly target: number
  readonly figure: number
  readonly at: Point
  /** MI-EYE-03: a strong eye strikes along a line instead of an area. */
  readonly line: boolean
}

/** MI-EYE-02, MI-MISSILE-19: a seat commits its eyes and acid for a missile step. Asks that seat only; for use inside `together`. */
export function declareGazes(play: Play, seat: Seat): Procedure<GazeOrder[]> {
  return declare(play, seat, false)
}

/** MI-EYE-07: a seat commits its eyes for the melees about to be fought. */
export function declareGazesInMelee(play: Play, seat: Seat): Procedure<GazeOrder[]> {
  return declare(play, seat, true)
}

function* declare(play: Play, seat: Seat, melee: boolean): Procedure<GazeOrder[]> {
  const orders: GazeOrder[] = []
  for (const unit of present(play.state, seat)) {
    if (unit.fate !== 'fighting' || isEngaged(play.state, unit) !== melee) continue
    // MI-DIVISION-04: the reserve does not attack, but fights back.
    if (!melee && isInReserve(play.state, unit)) continue
    for (const device of usableDevices(unit)) {
      const order = yield* declareOne(play, { unit, device, melee })
      if (order) orders.push(order)
    }
  }
  return orders
}

/**
 * MI-EYE-02, -04, -10: lists charged devices not used this turn; animals cannot use eyes, acid needs a living sérudla.
 */
function usableDevices(unit: Present): number[] {
  return [...unit.devices.keys()].filter((i) => {
    const device = unit.devices[i]!
    if (device.charges === 0 || unit.now.gazed.includes(i)) return false
    return isEye(device) ? !isAnimal(unit.troop) : i < figuresOf(unit)
  })
}

function* declareOne(play: Play, wielder: Wielder): Procedure<GazeOrder | null> {
  const marks = marksOf(play.state, wielder)
  if (marks.length === 0) return null
  const line = deviceOf(wielder).kind === 'strongEye' ? yield* askShape(play, wielder) : false
  return line === null ? null : yield* aim(play, wielder, marks, line)
}

/** MI-EYE-03: asks for an area or a line; null: not now. */
function* askShape(play: Play, { unit }: Wielder): Procedure<boolean | null> {
  return yield* play.pick<boolean | null>({
    seat: unit.seat,
    prompt: text('ask.strong-eye', { unit: { figure: unit.id } }),
    rules: ['MI-EYE-03'],
    figure: unit.id,
    abstention: 'hold',
    options: [
      { key: 'area', text: text('option.area'), value: false, ...optionWithNote('note.eye-area') },
      { key: 'line', text: text('option.line'), value: true, ...optionWithNote('note.eye-line') },
      { key: 'hold', text: text('option.no-gaze'), value: null, ...optionWithNote('note.no-gaze') },
    ],
  })
}

function* aim(play: Play, wielder: Wielder, marks: readonly Mark[], line: boolean): Procedure<GazeOrder | null> {
  const { unit } = wielder
  const { kind } = deviceOf(wielder)
  return yield* play.place<GazeOrder | null>({
    seat: unit.seat,
    prompt: text(`ask.${kind}`, { unit: { figure: unit.id } }),
    rules: ['MI-EYE-01', kind === 'acid' ? 'MI-EYE-10' : 'MI-EYE-06'],
    figure: unit.id,
    abstention: 'hold',
    form: toJson({ kind: 'point', radius: mm(kind === 'strongEye' ? 7.5 : 1) }),
    check: (proposal) => checkMark(wielder, marks, line, proposal),
    suggest: () => suggestMarks(marks),
    alternatives: [{ key: 'hold', text: text('option.no-gaze'), value: null, ...optionWithNote('note.no-gaze') }],
  })
}

function checkMark({ unit, device }: Wielder, marks: readonly Mark[], line: boolean, json: Json): Verdict<GazeOrder> {
  const spot = readProposal(json)?.path.at(-1)
  const mark = spot && markAt(marks, spot)
  if (!spot || !mark) return refuse(text('refuse.no-mark'), 'MI-EYE-01')
  const at = unit.devices[device]!.kind === 'strongEye' ? spot : { x: mark.at.x, y: mark.at.y }
  return accept({ unit: unit.id, device, target: mark.unit.id, figure: mark.figure, at, line })
}

/** Suggests the nearest figure of each enemy in reach. */
function suggestMarks(marks: readonly Mark[]): Json[] {
  const nearest = marks.filter((mark, i) => marks.findIndex(({ unit }) => unit === mark.unit) === i)
  return nearest.slice(0, 4).map(({ at }) => toJson({ path: [{ x: at.x, y: at.y }] }))
}

/** MI-EYE-06, -10, MI-MISSILE-06: rolls all of them before removing any casualties. */
export function* resolveGazes(play: Play, orders: readonly GazeOrder[]): Procedure {
  const fallen = new Map<number, { dead: Set<number>; by: number }>()
  for (const order of orders) {
    for (const [unit, dead] of yield* resolve(play, order)) {
      const before = fallen.get(unit)
      fallen.set(unit, { dead: new Set([...(before?.dead ?? []), ...dead]), by: order.unit })
    }
  }
  for (const [id, { dead, by }] of fallen) {
    const unit = unitOf(play.state, id)
    if (isPresent(unit)) killFigures(play, unit, [...dead], by)
  }
}

/** Gets the figures of each unit that die from one use. */
function* resolve(play: Play, order: GazeOrder): Procedure<Map<number, number[]>> {
  const { state } = play
  const dead = new Map<number, number[]>()
  const unit = unitOf(state, order.unit)
  const device = unit.devices[order.device]
  if (!isPresent(unit) || !device || device.charges === 0) return dead
  const wielder: Wielder = { unit, device: order.device, melee: isEngaged(state, unit) }
  use(play, wielder, order)
  if (isStopped(state, unit, figurePosesOf(unit.body)[bearerOf(wielder)]!, order.at)) {
    play.log('arm.stops', { unit: { figure: unit.id }, target: { figure: order.target } }, ['MI-EYE-09', 'MI-MAGIC-02'])
    return dead
  }
  const fire: Fire = {
    saves: 1,
    against: device.kind === 'acid' ? 'acid' : 'attack',
    by: unit.id,
    rule: device.kind === 'acid' ? 'MI-EYE-10' : 'MI-EYE-06',
  }
  for (const [target, touched] of struckFigures(state, wielder, order)) {
    const open = yield* pastShield(play, unit, target, touched)
    if (open.length > 0 && target.office) target.now.struck = true
    dead.set(target.id, yield* doom(play, target, open, fire))
  }
  return dead
}

/** MI-EYE-02: spends a charge and this turn's use. */
function use(play: Play, wielder: Wielder, { target }: GazeOrder): void {
  const { unit, device } = wielder
  const { kind } = deviceOf(wielder)
  deviceOf(wielder).charges--
  unit.now.gazed.push(device)
  uncloak(play, unit)
  const rule = kind === 'strongEye' ? 'MI-EYE-03' : kind === 'weakEye' ? 'MI-EYE-08' : 'MI-EYE-10'
  play.log(`used.${kind}`, { unit: { figure: unit.id }, target: { figure: target } }, [rule, 'MI-EYE-02'], {
    seat: unit.seat,
  })
}

/** MI-EYE-03, -08: gets one figure, or all figures on the ground that a strong eye strikes. */
function struckFigures(state: State, wielder: Wielder, { target, figure, at, line }: GazeOrder): [Present, number[]][] {
  if (deviceOf(wielder).kind !== 'strongEye') {
    const unit = unitOf(state, target)
    return isPresent(unit) ? [[unit, [figure]]] : []
  }
  const ground = struckGround(wielder, at, line)
  const { height } = unitOf(state, target)
  return present(state).flatMap((unit): [Present, number[]][] => {
    // MI-SITUATION-07: it strikes at the height of its target.
    if (unit.height !== height) return []
    const touched = figureContoursOf(unit.body).flatMap((base, i) => (overlaps(base, ground) ? [i] : []))
    return touched.length > 0 && unit !== wielder.unit ? [[unit, touched]] : []
  })
}

/** MI-EYE-09, MI-SHIELD-05: gets the figures that no anti-missile shield protects. */
function* pastShield(play: Play, attacker: Present, target: Present, touched: number[]): Procedure<number[]> {
  const shield = target.seat === attacker.seat ? undefined : missileShieldOver(play.state, target)
  if (!shield?.figures.some((figure) => touched.includes(figure))) return touched
  if (yield* penetrates(play, attacker, shield)) return touched
  return touched.filter((figure) => !shield.figures.includes(figure))
}
