import { choice, type Procedure, type Seat, text } from '@fray/kernel'
import type { RangedWeapon } from '../bands/profile.ts'
import { window } from '../command/windows.ts'
import { endEffects } from '../morale/effects.ts'
import { type Combatant, isStanding, ownerOf, type Turn } from '../state.ts'
import { rangedCategory } from './ranged-weapons.ts'
import { mayShoot } from './shooting.ts'
import { fire } from './shot.ts'

/** Somebody who may shoot at the joiner, and what with. */
interface Ready {
  readonly shooter: Combatant
  readonly weapon: RangedWeapon
}

/**
 * SW-RANGED-10, SW-MOVE-24: those about to be joined may shoot the joiner first, one after another in the order their
 * owner chooses. True if the joiner is still there to join.
 */
export function* shotsAgainstCharge(turn: Turn, joiner: Combatant, joined: readonly Combatant[]): Procedure<boolean> {
  const waiting = joined.flatMap((shooter) => readied(turn, shooter))
  for (const seat of new Set(waiting.map(({ shooter }) => ownerOf(turn, shooter)))) {
    const own = waiting.filter(({ shooter }) => ownerOf(turn, shooter) === seat)
    yield* shootInOrder(turn, joiner, seat, own)
  }
  return isThere(joiner)
}

function isThere(joiner: Combatant): boolean {
  return isStanding(joiner) && !joiner.fleeing
}

/** SW-RANGED-10(b): one shot with the first fitting weapon, even of a bearer of two. */
function readied(turn: Turn, shooter: Combatant): Ready[] {
  const weapon = shooter.profile.ranged.find((each) => rangedCategory(each).againstCharge)
  return weapon && mayShoot(turn, shooter) ? [{ shooter, weapon }] : []
}

function* shootInOrder(turn: Turn, joiner: Combatant, seat: Seat, ready: readonly Ready[]): Procedure {
  const waiting = [...ready]
  while (waiting.length > 0 && isThere(joiner)) {
    const next = yield* chooseShooter(turn, joiner, seat, waiting)
    if (!next) return
    waiting.splice(waiting.indexOf(next), 1)
    yield* shootJoiner(turn, joiner, next)
  }
}

function chooseShooter(turn: Turn, joiner: Combatant, seat: Seat, waiting: readonly Ready[]): Procedure<Ready | null> {
  return turn.pick<Ready | null>({
    seat,
    figure: joiner.id,
    prompt: text('ask.shot-against-charge', { joiner: { figure: joiner.id } }),
    rules: ['SW-RANGED-10', 'SW-REACT-04'],
    options: [
      ...waiting.map((ready) => ({
        key: String(ready.shooter.id),
        text: text('option.shoots', { shooter: { figure: ready.shooter.id } }),
        icon: 'targeting',
        figure: ready.shooter.id,
        value: ready,
      })),
      { ...choice('hold', text('option.hold-fire'), { icon: 'halt' }), value: null },
    ],
  })
}

/** SW-CONSUMABLE-10: potions and scrolls may be used before the roll; there is no other target to change to. */
function* shootJoiner(turn: Turn, joiner: Combatant, { shooter, weapon }: Ready): Procedure {
  const special = 'against-charge'
  const hidden: number[] = []
  const names = { shooter: { figure: shooter.id }, target: { figure: joiner.id } }
  turn.log('shot-against-charge', names, ['SW-RANGED-10'], { seat: ownerOf(turn, shooter) })
  yield* window(turn, { at: 'before-precision', acting: shooter, target: joiner, special, hidden })
  if (hidden.length > 0) {
    turn.log('shot-lost', names, ['SW-CONSUMABLE-10'], { seat: ownerOf(turn, shooter), tells: true })
  } else {
    yield* fire(turn, { shooter, weapon, target: joiner, special, changed: false, divided: false })
  }
  endEffects(turn, 'combat')
}
