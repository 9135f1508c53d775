import { choice, optionWithNote, type Procedure, type Seat, text } from '@fray/kernel'
import type { RangedWeapon } from '../bands/profile.ts'
import { window } from '../command/windows.ts'
import { endDueEffects } from '../morale/effects.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { rangedCategory } from './ranged-weapons.ts'
import { mayShoot } from './shooting.ts'
import { fire } from './shot.ts'
import { shotNote } from './shot-note.ts'
import type { Shot } from './shot-numbers.ts'

/** A combatant that may shoot at the joiner, and its weapon. */
interface Ready {
  readonly shooter: Combatant
  readonly weapon: RangedWeapon
}

/**
 * SW-RANGED-10, SW-MOVE-24: enemies about to be joined may shoot at the joiner first, one after another in the order
 * that their owner chooses. Returns true if the joiner is still there to join.
 */
export function* shotsAgainstCharge(play: Play, joiner: Combatant, joined: readonly Combatant[]): Procedure<boolean> {
  const waiting = joined.flatMap((shooter) => readyShots(play, shooter))
  for (const seat of new Set(waiting.map(({ shooter }) => ownerOf(play, shooter)))) {
    const own = waiting.filter(({ shooter }) => ownerOf(play, shooter) === seat)
    yield* shootInOrder(play, joiner, seat, own)
  }
  return isThere(joiner)
}

function isThere(joiner: Combatant): boolean {
  return isStanding(joiner) && !joiner.fleeing
}

/** SW-RANGED-10(b): one shot with the first suitable weapon, even with two. */
function readyShots(play: Play, shooter: Combatant): Ready[] {
  const weapon = shooter.profile.ranged.find((rangedWeapon) => rangedCategory(rangedWeapon).againstCharge)
  return weapon && mayShoot(play, shooter) ? [{ shooter, weapon }] : []
}

function* shootInOrder(play: Play, joiner: Combatant, seat: Seat, ready: readonly Ready[]): Procedure {
  const waiting = [...ready]
  while (waiting.length > 0 && isThere(joiner)) {
    const next = yield* chooseShooter(play, joiner, seat, waiting)
    if (!next) return
    waiting.splice(waiting.indexOf(next), 1)
    yield* shootJoiner(play, joiner, next)
  }
}

function chooseShooter(play: Play, joiner: Combatant, seat: Seat, waiting: readonly Ready[]): Procedure<Ready | null> {
  return play.pick<Ready | null>({
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
        note: () => shotNote(play, againstCharge(joiner, ready)),
        value: ready,
      })),
      { ...choice('hold', text('option.hold-fire'), { icon: 'halt', ...optionWithNote('note.no-shot') }), value: null },
    ],
    defaultAnswer: () => String(waiting[0]!.shooter.id),
  })
}

function againstCharge(target: Combatant, { shooter, weapon }: Ready): Shot {
  return { shooter, weapon, target, special: 'against-charge', changed: false, divided: false }
}

/** SW-CONSUMABLE-10: potions and scrolls may be used before the roll; there is no other target to change to. */
function* shootJoiner(play: Play, joiner: Combatant, { shooter, weapon }: Ready): Procedure {
  const special = 'against-charge'
  const hidden: number[] = []
  const names = { shooter: { figure: shooter.id }, target: { figure: joiner.id } }
  play.log('shot-against-charge', names, ['SW-RANGED-10'], { seat: ownerOf(play, shooter) })
  yield* window(play, { at: 'before-precision', acting: shooter, target: joiner, special, hidden })
  if (hidden.length > 0) {
    play.log('shot-lost', names, ['SW-CONSUMABLE-10'], { seat: ownerOf(play, shooter), isOutcome: true })
  } else {
    yield* fire(play, againstCharge(joiner, { shooter, weapon }))
  }
  endDueEffects(play, 'combat')
}
