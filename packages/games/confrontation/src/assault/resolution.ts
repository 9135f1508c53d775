import type { Procedure } from '@fray/kernel'
import { performPrelude } from '../activation/prelude.ts'
import { withLordsAsAnnounced } from '../command/lords.ts'
import { contactsOf, passedCourageTest, testDefendersFear } from '../fear/assault-fear.ts'
import { isFree } from '../ground/bodies.ts'
import { disengage } from '../movement/disengagement.ts'
import { changeLevel } from '../movement/flight.ts'
import { checkKeptOut } from '../movement/keep-out.ts'
import { endMove, isRooted, readyToMove } from '../movement/move.ts'
import { lengthAllowed, potential } from '../movement/potential.ts'
import { type Fighter, isStanding, type Play, type Stance } from '../state.ts'
import { announce } from '../traits.ts'
import type { Assault, Underway } from './assault.ts'
import { fallShort, freeArrival, makeContact, reaches } from './contact.ts'
import { assaultsWithRoom } from './crowding.ts'
import { arrivalAtOther, redirectAssaults } from './redirection.ts'

/** CF-SEQ-03: resolves the announced assaults of a turn. */
export function resolveAssaults(play: Play, assaults: readonly Assault[]): Procedure {
  return withLordsAsAnnounced(play, setOutAll(play, assaults))
}

function* setOutAll(play: Play, assaults: readonly Assault[]): Procedure {
  const underway: Underway[] = []
  for (const assault of assaults) {
    const started = yield* setOut(play, assault)
    if (started) underway.push(started)
  }
  yield* carryThrough(play, underway)
  for (const fighter of play.state.fighters) endMove(fighter)
}

/** CF-CHARGE-04, CF-DISENGAGE-01: an assailant in contact disengages first and then moves only MOV. */
function* setOut(play: Play, assault: Assault): Procedure<Underway | undefined> {
  const { assailant, kind, arrival, dive } = assault
  const inContact = kind !== 'pursuit' && !isFree(play, assailant)
  if (inContact && !(yield* disengage(play, assailant))) return undefined
  yield* readyToMove(play, assailant, kind)
  if (!isStanding(assailant) || isRooted(play, assailant)) return undefined
  if (yield* checkKeptOut(play, assailant, arrival.stance)) return undefined
  const { level } = assailant
  const changesLevel = level !== arrival.target.level
  // CF-FLY-16: a change of level comes first; a dive descends on arrival (CF-FLY-13).
  const rises = changesLevel && !dive
  if (rises) assailant.level = arrival.target.level
  const allowed = potential(play, assailant, kind, { changesLevel, ...(inContact ? { times: 1 } : {}) })
  // CF-MOVE-05: the distance is only measured now.
  const { width, depth } = play.setup.table
  const allowance = play.measure(() => lengthAllowed(allowed), 2 * (width + depth))
  return { ...assault, allowance, ...(rises ? { cameFrom: level } : {}) }
}

/** CF-FLY-06, CF-COURAGE-10: a change of level belongs to a movement, so it is undone if there is none. */
function settleLevel(play: Play, { assailant, cameFrom }: Underway, moves: boolean): void {
  if (cameFrom === undefined) return
  if (moves) changeLevel(play, assailant, assailant.level)
  else assailant.level = cameFrom
}

/** CF-SEQ-03 from the end of its second step: measuring, Courage tests, reactions, and contact or redirection. */
export function carryThrough(play: Play, underway: readonly Underway[]): Procedure {
  return withLordsAsAnnounced(play, testFearAndMove(play, underway))
}

function* testFearAndMove(play: Play, underway: readonly Underway[]): Procedure {
  const before = new Map(
    underway.flatMap((otherUnderway) => contactsOf(play, otherUnderway)).map((fighter) => [fighter, fighter.at]),
  )
  yield* notifyAnnounced(play, underway)
  const able = underway.filter(({ assailant }) => isStanding(assailant))
  const reaching: Underway[] = []
  const short: Underway[] = []
  for (const assault of able) {
    if (play.memo(() => reaches(play, assault))) {
      reaching.push(assault)
      continue
    }
    settleLevel(play, assault, true)
    if (assault.prelude) short.push(assault)
    else yield* fallShort(play, assault)
  }
  const dared = yield* passedCourageTest(play, reaching)
  for (const otherUnderway of reaching) settleLevel(play, otherUnderway, dared.includes(otherUnderway))
  for (const { prelude, assailant } of able) {
    const isAfraid = reaching.some(
      (otherUnderway) => otherUnderway.assailant === assailant && !dared.includes(otherUnderway),
    )
    if (prelude && isStanding(assailant)) yield* performPrelude(play, assailant, prelude, !isAfraid)
  }
  for (const assault of short) if (isStanding(assault.assailant)) yield* fallShort(play, assault)
  const daring = dared.filter(({ assailant }) => isStanding(assailant))
  for (const { assailant, targets } of daring) {
    yield* announce(play, assailant, 'beforeContact', (ability, effect) => {
      return ability.beforeContact(play, targets, assailant, effect)
    })
  }
  const assaulted = new Map(daring.map((otherUnderway) => [otherUnderway, contactsOf(play, otherUnderway)]))
  const expected = assaultsWithRoom(play, daring)
  yield* testDefendersFear(play, expected)
  yield* moveIn(play, { assaulted, before, faced: expected.map(({ assailant }) => assailant) })
}

/** CF-STEAM-07: informs every fighter concerned by the assaults, assailants first. */
function* notifyAnnounced(play: Play, underway: readonly Underway[]): Procedure {
  const defenders = new Map(
    underway.flatMap((assault) => contactsOf(play, assault).map((contact) => [contact, assault])),
  )
  const assailants = underway.map((assault) => [assault.assailant, assault] as const)
  for (const [each, assault] of [...assailants, ...defenders]) {
    yield* announce(play, each, 'assaultAnnounced', (ability, effect) => {
      return ability.assaultAnnounced(play, assault, each, effect)
    })
  }
}

/** Assaults that reach contact. */
interface ContactPhase {
  /** Targets that each assault would touch (CF-CHARGE-10). */
  readonly assaulted: ReadonlyMap<Underway, readonly Fighter[]>
  /** Where those targets stood before any assailant moved. */
  readonly before: Places
  /** Assailants whose arrival the defenders have already tested for. */
  readonly faced: readonly Fighter[]
}

/**
 * CF-SEQ-03 (7, 8), CF-COURAGE-13: moves the assaults with a standing target first, then those that must be redirected.
 */
function* moveIn(play: Play, { assaulted, before, faced }: ContactPhase): Procedure {
  const inVain: Underway[] = []
  const gone = new Map(goneTargets(before))
  for (const [assault, targets] of assaulted) {
    if (!faced.includes(assault.assailant) && !gone.has(assault.arrival.target)) {
      for (const [each, at] of yield* faceUnexpected(play, assault)) gone.set(each, at)
    }
    const left = targets.filter((target) => !gone.has(target))
    if (left.length > 0) yield* makeContact(play, arrivalAtOther(assault, left))
    else inVain.push(assault)
  }
  yield* redirectAssaults(play, inVain, gone, carryThrough)
}

type Places = ReadonlyMap<Fighter, Stance>

/** Targets that have fled or fallen, and where they stood. */
function goneTargets(before: Places): Places {
  return new Map([...before].filter(([each, at]) => !isStanding(each) || each.at !== at))
}

/** CF-COURAGE-03, -05: tests against an assailant that finds room unexpectedly; returns the targets that flee. */
function* faceUnexpected(play: Play, assault: Underway): Procedure<Places> {
  const place = isStanding(assault.assailant) ? freeArrival(play, assault) : undefined
  if (!place) return new Map()
  const coming = { ...assault, arrival: place }
  const there = new Map(contactsOf(play, coming).map((contact) => [contact, contact.at]))
  yield* testDefendersFear(play, [coming])
  return goneTargets(there)
}
