import { choice, type Procedure, text } from '@fray/kernel'
import incidents from '../../data/steam-incidents.json' with { type: 'json' }
import type { Equipment } from '../armies/cards/equipment.ts'
import { printedValue } from '../characteristics.ts'
import { mayRollAgain } from '../dice/throw-hand.ts'
import { type Fighter, type Play, type PlayState, profileOf } from '../state.ts'
import { allWith, has } from '../traits.ts'
import { rollDamage } from '../wounds/damage-roll.ts'
import { addSteamEffect, boilerOutOfOrder } from './effects.ts'

/** CF-STEAM-02: values that can be raised: MOV, a tested characteristic, STR of a weapon, FEAR. */
export type RaisableValue = 'mov' | 'ini' | 'att' | 'def' | 'aim' | 'str' | 'ranged-str' | 'fear'

/** CF-STEAM-01: equipment driven by a boiler or a carburettor. */
export interface Device extends Equipment {
  readonly fuel: 'steam' | 'naphtha'
  readonly raises: readonly RaisableValue[]
}

/** The result of a pressure roll. */
export interface Pressure {
  readonly bonus: number
  /** CF-STEAM-13: the boiler has exploded, and its bearer may be dead. */
  readonly burst: boolean
}

/** Dice of a pressure roll. */
export interface PressureRoll {
  readonly device: Device
  readonly dice: readonly number[]
  /** CF-STEAM-12: whether any of them makes it an incident. */
  readonly isIncident: boolean
}

const NOTHING: Pressure = { bonus: 0, burst: false }

/** CF-STEAM-02, -08: asks the player, rolls the dice and applies an incident; one roll per occasion. */
export function* pressure(
  play: Play,
  bearer: Fighter,
  device: Device,
  raised: RaisableValue,
  most = printedFor(play, bearer, raised),
): Procedure<Pressure> {
  if (most === 0 || !isUnderPressure(play, bearer, device) || !(yield* wantsPressure(play, bearer, device, raised))) {
    return NOTHING
  }
  const { dice, isIncident } = yield* finalRoll(play, bearer, device)
  if (isIncident) return yield* incident(play, bearer, device)
  // CF-STEAM-11: at most the printed value.
  const bonus = Math.min(most, sumOf(dice))
  play.log('pressure', { ...deviceArgs(bearer, device), raised: { text: wordFor(raised) }, bonus }, ['CF-STEAM-11'], {
    seat: bearer.seat,
  })
  return { bonus, burst: false }
}

/** CF-REV-ORC-04: a mandatory roll: its dice, or null for an incident. */
export function* compulsoryRoll(play: Play, bearer: Fighter, device: Device): Procedure<number | null> {
  const { dice, isIncident } = yield* finalRoll(play, bearer, device)
  if (!isIncident) return sumOf(dice)
  yield* incident(play, bearer, device)
  return null
}

function sumOf(dice: readonly number[]): number {
  return dice.reduce((sum, face) => sum + face, 0)
}

/** CF-STEAM-01, -13 to -15: whether its drive is there and works. */
export function isUnderPressure(play: PlayState, bearer: Fighter, { fuel }: Device): boolean {
  const drive = fuel === 'steam' ? 'boiler' : 'carburettor'
  return has(play, bearer, drive) && !has(play, bearer, boilerOutOfOrder.id)
}

/** CF-STEAM-11: the value on the card, the maximum of a bonus. */
function printedFor(play: PlayState, bearer: Fighter, raised: RaisableValue): number {
  if (raised === 'ranged-str') return profileOf(bearer).weapon?.strength ?? 0
  return printedValue(play, bearer, raised)
}

/** The name of a characteristic; the STR of a range weapon is that of the shot. */
function wordFor(raised: RaisableValue) {
  return raised === 'ranged-str' ? text('number.shot-strength') : text(`characteristic.${raised}`)
}

function deviceArgs(bearer: Fighter, { name }: Device) {
  return { fighter: { figure: bearer.id }, device: { text: text('trait', { name }) } }
}

function* wantsPressure(play: Play, bearer: Fighter, device: Device, raised: RaisableValue): Procedure<boolean> {
  const args = { ...deviceArgs(bearer, device), raised: { text: wordFor(raised) }, fuel: device.fuel }
  const answer = yield* play.pick({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.pressure', args),
    rules: [...new Set(['CF-STEAM-02', device.rule ?? 'CF-STEAM-01'])],
    options: [
      choice('pressure', text('option.pressure', args), { icon: 'steam' }),
      choice('no', text('option.pressure.no', args), { icon: 'hand' }),
    ],
  })
  return answer === 'pressure'
}

/** CF-STEAM-12, CF-REV-TIRNABOR-05, -17: the roll, or a repeated one, which stands. */
function* finalRoll(play: Play, bearer: Fighter, device: Device): Procedure<PressureRoll> {
  const first = read(play, bearer, device, yield* rollPressure(play, bearer, device))
  if (!mayRollAgain(play, bearer)) return first
  for (const [ability, effect] of allWith(play, bearer, 'repeatsPressure')) {
    if (yield* ability.repeatsPressure(play, first, bearer, effect)) {
      return read(play, bearer, device, yield* rollPressure(play, bearer, device))
    }
  }
  return first
}

/** CF-STEAM-12, CF-REV-TIRNABOR-08: whether a face is an incident: a 1, and others for some bearers. */
function read(play: PlayState, bearer: Fighter, device: Device, dice: readonly number[]): PressureRoll {
  const spoiled = allWith(play, bearer, 'spoilsPressure').flatMap(([each, effect]) => {
    return each.spoilsPressure(bearer, effect)
  })
  return { device, dice, isIncident: dice.some((face) => face === 1 || spoiled.includes(face)) }
}

/** CF-REV-TIRNABOR-05, -17: whether a roll is repeated. */
export function* wantsPressureReroll(
  play: Play,
  bearer: Fighter,
  roll: PressureRoll,
  rule: string,
): Procedure<boolean> {
  const { device, dice, isIncident } = roll
  const args = { ...deviceArgs(bearer, device), dice: dice.join(', '), incident: isIncident ? 'yes' : 'no' }
  const answer = yield* play.pick({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.pressure-again', args),
    rules: [rule],
    defaultAnswer: () => (isIncident ? 'again' : 'keep'),
    options: [choice('again', text('option.pressure-again')), choice('keep', text('option.pressure-keep'))],
  })
  return answer === 'again'
}

/** CF-STEAM-10: all the dice on the card; none of them is rolled again. */
function* rollPressure(play: Play, bearer: Fighter, device: Device): Procedure<readonly number[]> {
  const [dice = []] = yield* play.rollDice(
    text('roll.pressure', { ...deviceArgs(bearer, device), fuel: device.fuel }),
    ['CF-STEAM-10'],
    [{ seat: bearer.seat, count: device.dice ?? 1, sides: 6 }],
  )
  return dice
}

/** CF-STEAM-12 to -15: no bonus, and further consequences. */
function* incident(play: Play, bearer: Fighter, device: Device): Procedure<Pressure> {
  for (const [ability, effect] of allWith(play, bearer, 'ownIncident')) {
    const own = ability.ownIncident(device, bearer, effect)
    if (own) return yield* own(play)
  }
  const [[face = 1] = []] = yield* play.rollDice(
    text('roll.incident', deviceArgs(bearer, device)),
    ['CF-STEAM-12'],
    [{ seat: bearer.seat, count: 1, sides: 6 }],
  )
  const { id, rule } = incidents.incidents.find(({ faces }) => faces.includes(face))!
  if (id === 'explosion') {
    yield* explode(play, bearer, device.id)
    return { bonus: 0, burst: true }
  }
  play.log(`incident.${id}`, { fighter: { figure: bearer.id } }, [rule], { seat: bearer.seat, isOutcome: true })
  // CF-STEAM-15: all devices of a bearer depend on one boiler.
  addSteamEffect(play, bearer, boilerOutOfOrder.id, device.id, id === 'overheating' ? 'round' : 'game')
  return NOTHING
}

/** CF-STEAM-13: the damage of an explosion to the boiler's bearer; `by` is the device that caused it. */
export function* explode(play: Play, bearer: Fighter, by: string): Procedure {
  const rules = ['CF-STEAM-13']
  play.log('incident.explosion', { fighter: { figure: bearer.id } }, rules, { seat: bearer.seat, isOutcome: true })
  addSteamEffect(play, bearer, boilerOutOfOrder.id, by, 'game')
  yield* rollDamage(play, {
    victim: bearer,
    by: null,
    kind: 'effect',
    mechanical: true,
    strength: 10,
    resistance: 0,
    rules,
  })
}

/** CF-REV-TIRNABOR-02: exploded or broken down for good, not merely overheated. */
export function isBoilerDestroyed({ effects }: Fighter): boolean {
  return effects.some(({ object, until }) => object === boilerOutOfOrder.id && until === 'game')
}
