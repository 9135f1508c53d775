import { type Procedure, text } from '@fray/kernel'
import { type AssaultTarget, announceAssault, assaultOptions, assaultTargetsOf } from '../assault/announcement.ts'
import type { Assault } from '../assault/assault.ts'
import { resolveAssaults } from '../assault/resolution.ts'
import { noteExclusive } from '../divination/reactions.ts'
import { isRooted } from '../movement/move.ts'
import { lengthAllowed, potential } from '../movement/potential.ts'
import { hasLost, passesSpottingOfAll } from '../mystic/spotting.ts'
import { type Fighter, isStanding, type Play, type PlayState, type TurnState } from '../state.ts'
import { announceToAll } from '../traits.ts'
import { activateNext } from './cumulative.ts'
import { exclusiveActions } from './exclusive.ts'

/**
 * CF-SPELL-35, -63: fighters of one camp act at once, as in a turn of their own, while the current activation waits.
 * They count as activated in the current turn (CF-OBSTACLE-03).
 */
export function* actAtOnce(play: Play, seat: number, fighters: readonly Fighter[]): Procedure {
  const { state } = play
  const waiting = state.turn
  const ids = fighters.map(({ id }) => id)
  const activated = [...(waiting?.activated ?? []), ...ids]
  const done = waiting?.done ?? {}
  const own: TurnState = { seat, pending: ids, activated, announced: false, walked: [], busy: [], done }
  if (waiting) {
    waiting.pending = waiting.pending.filter((id) => !ids.includes(id))
    waiting.activated = own.activated
  }
  state.turn = own
  yield* announceToAll(
    play,
    () => fighters,
    'turnStart',
    (fighter, ability, effect) => ability.turnStart(play, fighter, effect),
  )
  const present = () => own.pending.filter((id) => isStanding(state.fighters[id]!))
  own.pending = present()
  while (!own.announced) yield* exclusiveActions(play, own)
  for (own.pending = present(); own.activity || own.pending.length > 0; own.pending = present()) {
    yield* activateNext(play, own)
  }
  if (waiting && own.done) waiting.done = own.done
  state.turn = waiting
}

/** CF-REV-ORC-06, -15: targets a fighter could charge at once. */
export function chargesOf(play: PlayState, assailant: Fighter): AssaultTarget[] {
  if (assailant.inRout || isRooted(play, assailant)) return []
  return assaultTargetsOf(play, assailant).filter(({ kind }) => kind === 'charge')
}

/**
 * CF-REV-ORC-06, -15: asks for the target and the intended place of a charge, which is all that the fighter does this
 * phase. Null if it spots no target (CF-REV-LION-22).
 */
export function* announceCharge(
  play: Play,
  assailant: Fighter,
  charges: readonly AssaultTarget[],
  rule: string,
): Procedure<Assault | null> {
  const reach = lengthAllowed(potential(play, assailant, 'charge'))
  for (let open = charges; open.length > 0; ) {
    const prospect = yield* play.pick<AssaultTarget>({
      seat: assailant.seat,
      figure: assailant.id,
      prompt: text('ask.charge-at-once', { fighter: { figure: assailant.id } }),
      rules: [rule],
      options: assaultOptions(play, assailant, open, reach, (otherProspect) => otherProspect),
    })
    if (yield* passesSpottingOfAll(play, assailant, prospect.targets)) {
      noteExclusive(play, assailant)
      return yield* announceAssault(play, assailant, prospect)
    }
    open = open.filter((otherProspect) =>
      otherProspect.targets.every((target) => !hasLost(play, assailant, target, 'assault')),
    )
  }
  return null
}

/** CF-REV-ORC-06, -15: makes a fighter charge at once if it has a target. */
export function* chargeAtOnce(play: Play, assailant: Fighter, rule: string): Procedure {
  const charges = chargesOf(play, assailant)
  const assault = yield* announceCharge(play, assailant, charges, rule)
  if (assault) yield* resolveAssaults(play, [assault])
}
