import type { Hooked } from '@fray/hooks'
import {
  choice,
  type DecisionOption,
  FINISHED,
  optionWithNote,
  type Procedure,
  type Refusal,
  refuse,
  type Seat,
  text,
} from '@fray/kernel'
import type { Ability } from '../ability.ts'
import { combatantOption } from '../combatant-option.ts'
import { window } from '../command/windows.ts'
import { concentrationPhase } from '../magic/concentration.ts'
import { combatPhase } from '../melee/combat-phase.ts'
import { settleContacts } from '../melee/contacts.ts'
import { endDueEffects } from '../morale/effects.ts'
import { regroup } from '../morale/regroup.ts'
import { endStates } from '../morale/states.ts'
import { movementPhase } from '../movement/movement-phase.ts'
import { prospects } from '../notes.ts'
import { isDecided } from '../preparation/ending.ts'
import { type Acting, type Combatant, combatant, type Effect, isStanding, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'

/** How an edition activates combatants: its phases in order, and the rules that say so. */
export interface Activation {
  readonly phases: readonly ActivationPhase[]
  readonly rules: readonly string[]
}

/** SW-ACT-02: movement, concentration and combat. */
export const ACTIVATION: Activation = {
  phases: [movementPhase, concentrationPhase, combatPhase],
  rules: ['SW-ACT-01', 'SW-ACT-12'],
}

/**
 * SW-ACT-01: activates every combatant of the side whose round it is, one at a time, in any order. Gets the next step:
 * the beginning, a phase or the end of an activation; undefined if none is left to activate.
 */
export function activationStep(play: Play, { phases, rules }: Activation): Procedure | undefined {
  const { state } = play
  if (state.acting) return goOn(play, state.acting, phases)
  const waiting = state.combatants.filter(
    (combatant) => combatant.side === state.round && isStanding(combatant) && !combatant.activated,
  )
  return waiting.length > 0 ? activateOne(play, waiting, rules) : undefined
}

function* activateOne(play: Play, waiting: readonly Combatant[], rules: readonly string[]): Procedure {
  yield* beginActivation(play, yield* chooseCombatant(play, waiting), rules)
}

/** A part of an activation. */
type ActivationPhase = (play: Play, active: Combatant) => Procedure

/**
 * SW-MULTI-09: the seat of the side that has activated fewest is asked first, and may leave the choice to the next one;
 * with two players there is only one.
 */
function* chooseCombatant(play: Play, waiting: readonly Combatant[]): Procedure<Combatant> {
  const seats = seatsInTurn(play, waiting)
  for (const seat of seats) {
    const isLast = seat === seats.at(-1)
    const chosen = yield* chooseAmong(play, seat, waiting, isLast ? [] : [LEAVE_IT])
    if (chosen) return chosen
  }
  throw new Error('the last seat has no choice but to activate')
}

/** Gets the owners of the waiting combatants, the one that has activated fewest first. */
function seatsInTurn(play: Play, waiting: readonly Combatant[]): Seat[] {
  const seats: Seat[] = []
  for (const combatant of waiting) {
    const seat = ownerOf(play, combatant)
    if (!seats.includes(seat)) seats.push(seat)
  }
  const activatedCount = (seat: Seat) =>
    play.state.combatants.filter((combatant) => combatant.activated && ownerOf(play, combatant) === seat).length
  return seats.sort((a, b) => activatedCount(a) - activatedCount(b) || a - b)
}

const LEAVE_IT: DecisionOption<Combatant | null> = {
  ...choice('ally', text('option.leave-to-ally'), { icon: 'hand', ...optionWithNote('note.leave-to-ally') }),
  rules: ['SW-MULTI-09'],
  value: null,
}

function chooseAmong(
  play: Play,
  seat: Seat,
  waiting: readonly Combatant[],
  instead: readonly DecisionOption<Combatant | null>[],
): Procedure<Combatant | null> {
  const own = waiting.filter((combatant) => ownerOf(play, combatant) === seat)
  return play.pick<Combatant | null>({
    seat,
    prompt: text('ask.activate'),
    rules: ['SW-ACT-01', 'SW-TURN-09'],
    options: [
      ...own.map((combatant) => ({
        ...combatantOption(combatant, combatant, () => prospects(play, combatant)),
        gesture: 'move' as const,
      })),
      ...instead,
    ],
    whyNot: (key) => whyNotActivated(play, seat, key),
  })
}

/** SW-ACT-01, SW-TURN-09: explains why a combatant on the table cannot be activated now. */
function whyNotActivated(play: Play, seat: Seat, key: string): Refusal | undefined {
  const wanted = play.state.combatants.find((combatant) => String(combatant.id) === key && isStanding(combatant))
  if (!wanted) return undefined
  const named = { combatant: { figure: wanted.id } }
  if (ownerOf(play, wanted) !== seat) return refuse(text('barred.not-own', named), 'SW-ACT-01')
  return refuse(text('barred.activated'), 'SW-ACT-01', 'SW-TURN-09')
}

/** SW-ACT-02, -16; SM-ACT-02, -05: effects of being activated come first. */
export function* beginActivation(play: Play, active: Combatant, rules: readonly string[]): Procedure {
  const { state } = play
  const acting = newActing(active)
  state.acting = acting
  play.log('activated', { combatant: { figure: active.id } }, rules, { seat: ownerOf(play, active) })
  yield* window(play, { at: 'before-activation', acting: active })
  yield* activationStart(play, active)
  if (active.fleeing && isStanding(active) && !acting.over) yield* regroup(play, active)
}

/**
 * SW-ACT-15, SW-MISSION-16: a combatant that dies, leaves, begins to flee or has trapped an enemy does nothing more;
 * once the game is decided, none do.
 */
function* goOn(play: Play, acting: Acting, phases: readonly ActivationPhase[]): Procedure {
  const active = combatant(play, acting.id)
  const phase = phases[acting.phases]
  if (!phase || acting.over || !isStanding(active) || active.fleeing || isDecided(play)) return yield* end(play, active)
  acting.phases++
  yield* phase(play, active)
  yield* settleContacts(play)
}

function* end(play: Play, active: Combatant): Procedure {
  const { state } = play
  active.activated = true
  active.lastMove = state.acting!.move
  endStates(play, active)
  endDueEffects(play, 'activation', active)
  state.acting = null
  yield* window(play, { at: 'after-activation', acting: active })
}

/** SW-ACT-16: effects of being activated come before the movement phase, in the order the owner chooses. */
function activationStart(play: Play, active: Combatant): Procedure {
  const due = hooks.all(play, active, 'activationStart')
  return due.length === 0 ? FINISHED : takeEffects(play, active, [...due])
}

function* takeEffects(play: Play, active: Combatant, due: Due[]): Procedure {
  while (due.length > 0 && isStanding(active)) {
    const next = yield* chooseEffect(play, active, due)
    due.splice(due.indexOf(next), 1)
    const [ability, effect] = next
    yield* ability.activationStart(play, active, effect)
  }
}

type Due = Hooked<Ability, Effect, 'activationStart'>

function chooseEffect(play: Play, active: Combatant, due: readonly Due[]): Procedure<Due> {
  return play.pick({
    seat: ownerOf(play, active),
    figure: active.id,
    prompt: text('ask.activation-effect', { active: { figure: active.id } }),
    rules: ['SW-ACT-16'],
    options: due.map((otherDue) => ({
      key: otherDue[0].id,
      text: text('ability', { name: otherDue[0].name }),
      rules: [otherDue[0].rule],
      value: otherDue,
    })),
  })
}

export function newActing(active: Combatant): Acting {
  return {
    id: active.id,
    phases: 0,
    move: null,
    moved: false,
    joined: [],
    charged: [],
    reached: [],
    joinedFromElevation: 0,
    from: active.at,
    newlyEngaged: [],
    unnerved: [],
    fury: 0,
    deeds: [],
    spells: [],
    artefacts: [],
    targetChanged: false,
    over: false,
    stealthy: false,
    noJump: [],
  }
}
