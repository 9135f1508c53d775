/** MI-LASTSTAND: legions that fight to the last. */
import { type Procedure, type Seat, text } from '@fray/kernel'
import { isAnimal } from '../army/army.ts'
import { lastStands as chart } from '../charts.ts'
import { hasNoWayOut, isUnsupported } from '../ground/last-stand-position.ts'
import { isFlying, isLegion, type Present, present } from '../roster.ts'
import type { Play, Unit } from '../state.ts'
import { ratingOf } from './rating.ts'

/** MI-LASTSTAND-04, MI-SEQUENCE-12: before step 1 owners may try last stands. */
export function* lastStands(play: Play): Procedure {
  const { state } = play
  for (const seat of [state.mover, 1 - state.mover]) {
    for (const legion of present(state, seat)) {
      const reason = mayTry(legion) ? reasonFor(play, legion) : undefined
      if (reason && (yield* wants(play, seat, legion, reason))) yield* tryStand(play, legion, reason)
    }
  }
}

/** MI-LASTSTAND-05, -06: whether a legion may try a last stand now. */
function mayTry(unit: Present): boolean {
  if (!isLegion(unit) || unit.stand !== 'untried' || unit.fate !== 'fighting') return false
  return unit.disorganized === null && !isAnimal(unit.troop) && !isFlying(unit)
}

/** MI-LASTSTAND-01 to -03: gets the rule that allows a last stand here. */
function reasonFor({ state, setup }: Play, legion: Present): string | undefined {
  if (hasNoWayOut(state, setup, legion)) return 'MI-LASTSTAND-01'
  return isUnsupported(state, legion) ? 'MI-LASTSTAND-02' : undefined
}

function* wants(play: Play, seat: Seat, legion: Present, reason: string): Procedure<boolean> {
  return yield* play.pick({
    seat,
    prompt: text('ask.last-stand', { unit: { figure: legion.id } }),
    rules: ['MI-LASTSTAND-04', reason],
    figure: legion.id,
    abstention: 'go-on',
    options: [
      { key: 'stand', text: text('option.last-stand', { chance: chanceOf(legion) }), value: true, icon: 'shield' },
      { key: 'go-on', text: text('option.no-last-stand'), value: false },
    ],
  })
}

/** MI-LASTSTAND-07 to -09: rolls for the last stand and applies it. */
function* tryStand(play: Play, legion: Present, reason: string): Procedure {
  const chance = chanceOf(legion)
  const purpose = text('roll.last-stand', { unit: { figure: legion.id }, chance })
  const stands = yield* play.roll(purpose, ['MI-LASTSTAND-07'], [{ seat: legion.seat, count: 1, sides: 100 }], {
    id: `at-most-${chance}`,
    read: ([die]) => die![0]! <= chance,
  })
  legion.stand = stands ? 'standing' : 'failed'
  const rule = stands ? 'MI-LASTSTAND-08' : 'MI-LASTSTAND-09'
  play.log(stands ? 'stand.made' : 'stand.failed', { unit: { figure: legion.id } }, [reason, rule], {
    seat: legion.seat,
    isOutcome: true,
  })
}

/** MI-LASTSTAND-07: uses the highest rating present; a rating between two rows uses the lower. */
function chanceOf(legion: Unit): number {
  const rating = Math.max(ratingOf(legion) ?? 0, ...legion.troop.mixed)
  const row = chart.findLast((band) => band.rating <= rating)
  if (!row) return 0
  return legion.troop.standing === 'fanatic' ? (row.maxFanatic ?? row.max) : row.max
}
