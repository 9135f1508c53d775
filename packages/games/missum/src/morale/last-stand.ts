/** MI-LASTSTAND: legions that fight to the last. */
import { type Procedure, type Seat, text } from '@fray/kernel'
import { isAnimal } from '../army/army.ts'
import { lastStands as chart } from '../charts.ts'
import { hasNoWayOut, isUnsupported } from '../ground/plight.ts'
import { isFlying, isLegion, type Present, present } from '../roster.ts'
import type { Turn, Unit } from '../state.ts'
import { ratingOf } from './rating.ts'

/** MI-LASTSTAND-04, MI-SEQUENCE-12: before step 1 owners may try last stands. */
export function* lastStands(turn: Turn): Procedure {
  const { state } = turn
  for (const seat of [state.mover, 1 - state.mover]) {
    for (const legion of present(state, seat)) {
      const reason = mayTry(legion) ? reasonFor(turn, legion) : undefined
      if (reason && (yield* wants(turn, seat, legion, reason))) yield* tryStand(turn, legion, reason)
    }
  }
}

/** MI-LASTSTAND-05, -06. */
function mayTry(unit: Present): boolean {
  if (!isLegion(unit) || unit.stand !== 'untried' || unit.fate !== 'fighting') return false
  return unit.disorganized === null && !isAnimal(unit.troop) && !isFlying(unit)
}

/** MI-LASTSTAND-01 to -03. */
function reasonFor({ state, setup }: Turn, legion: Present): string | undefined {
  if (hasNoWayOut(state, setup, legion)) return 'MI-LASTSTAND-01'
  return isUnsupported(state, legion) ? 'MI-LASTSTAND-02' : undefined
}

function* wants(turn: Turn, seat: Seat, legion: Present, reason: string): Procedure<boolean> {
  return yield* turn.pick({
    seat,
    prompt: text('ask.last-stand', { unit: { figure: legion.id } }),
    rules: ['MI-LASTSTAND-04', reason],
    figure: legion.id,
    options: [
      { key: 'stand', text: text('option.last-stand', { chance: chanceOf(legion) }), value: true, icon: 'shield' },
      { key: 'go-on', text: text('option.no-last-stand'), value: false },
    ],
  })
}

/** MI-LASTSTAND-07 to -09. */
function* tryStand(turn: Turn, legion: Present, reason: string): Procedure {
  const chance = chanceOf(legion)
  const purpose = text('roll.last-stand', { unit: { figure: legion.id }, chance })
  const stands = yield* turn.roll(purpose, ['MI-LASTSTAND-07'], [{ seat: legion.seat, count: 1, sides: 100 }], {
    id: `at-most-${chance}`,
    read: ([die]) => die![0]! <= chance,
  })
  legion.stand = stands ? 'standing' : 'failed'
  const rule = stands ? 'MI-LASTSTAND-08' : 'MI-LASTSTAND-09'
  turn.log(stands ? 'stand.made' : 'stand.failed', { unit: { figure: legion.id } }, [reason, rule], {
    seat: legion.seat,
    tells: true,
  })
}

/** MI-LASTSTAND-07: by the highest rating present; a rating between two rows uses the lower. */
function chanceOf(legion: Unit): number {
  const rating = Math.max(ratingOf(legion) ?? 0, ...legion.troop.mixed)
  const row = chart.findLast((each) => each.rating <= rating)
  if (!row) return 0
  return legion.troop.standing === 'fanatic' ? (row.maxFanatic ?? row.max) : row.max
}
