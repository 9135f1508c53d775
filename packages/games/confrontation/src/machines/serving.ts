import { addEffect } from '@fray/hooks'
import { type Procedure, text } from '@fray/kernel'
import { type Ability, define } from '../ability.ts'
import { type Action, type Activity, type Bar, noteDeed } from '../activation/activity.ts'
import { isImmobile } from '../armies/checks/check-cards.ts'
import { withTemplate } from '../artillery/projectile.ts'
import { chooseObject, fireAtObject, objectsFor, objectsOn } from '../fire/fire-at-objects.ts'
import { shotsAllowed } from '../fire/firing.ts'
import { fire, type Shot, type SpecialShot, shotAt } from '../fire/shot.ts'
import { hasTarget, targetOption, targetsOf } from '../fire/targets.ts'
import { isFree } from '../ground/bodies.ts'
import { passesSpotting } from '../mystic/spotting.ts'
import { pickFighter } from '../pick-fighter.ts'
import { type Fighter, type Play, type PlayState, profileOf } from '../state.ts'
import { has, someWith } from '../traits.ts'
import { crewNeeded, crewOf, isSubstituteOf } from './crew.ts'
import { noteService, serviceOf } from './service.ts'

/** CF-MACHINE-29: whether its servants have moved or turned it in this round. */
export const MOVED = 'machine-moved'
export const TURNED = 'machine-turned'

const moved: Ability = { id: MOVED, name: 'Moved', rule: 'CF-MACHINE-29', holdsFire: true }
const turned: Ability = { id: TURNED, name: 'Turned', rule: 'CF-MACHINE-29' }

export function noteUse(play: Play, machine: Fighter, object: string): void {
  addEffect(play.state, machine, { object, source: { bearer: machine.id, object }, until: 'round', x: null })
}

/** CF-MACHINE-42: the members of the crew that can use their shot with it now. */
function ableCrew(play: PlayState, machine: Fighter): Fighter[] {
  const { turn } = play.state
  return crewOf(play, machine).filter((man) => {
    const isActivated = turn?.activated.includes(man.id) === true && !turn.busy.includes(man.id)
    return isActivated && !man.inRout && man.shots === 0 && serviceOf(man) === undefined
  })
}

function hasAim(man: Fighter): boolean {
  return profileOf(man).aim !== null
}

function concernsServing(play: PlayState, { fighter }: Activity): boolean {
  const { weapon } = profileOf(fighter)
  return isImmobile(profileOf(fighter)) && weapon !== null && fighter.shots < shotsAllowed(play, fighter)
}

/** CF-MACHINE-14, -29, -30, -41, -42: why a machine cannot fire now, whatever its targets. */
function cannotMan(play: PlayState, machine: Fighter): Bar | undefined {
  if (has(play, machine, 'just-captured')) return { reason: 'barred.just-captured', rules: ['CF-MACHINE-41'] }
  if (has(play, machine, MOVED)) return { reason: 'barred.machine-moved', rules: ['CF-MACHINE-29'] }
  if (someWith(play, machine, 'holdsFire')) return { reason: 'barred.incident', rules: ['CF-ARTILLERY-02'] }
  const able = ableCrew(play, machine)
  // CF-PROFILE-06: at least one servant must be able to aim it.
  const isManned = able.length >= crewNeeded(machine) && able.some(hasAim)
  return isManned ? undefined : { reason: 'barred.crew', rules: ['CF-MACHINE-14'] }
}

function cannotServe(play: PlayState, { fighter: machine }: Activity): Bar | undefined {
  return cannotMan(play, machine) ?? (hasTarget(play, machine) ? undefined : NO_TARGET)
}

const NO_TARGET: Bar = { reason: 'barred.no-target', rules: ['CF-FIRE-03'] }

/** CF-MACHINE-42: a machine fires in the activation of its card. */
export const serving: Action = {
  id: 'serve',
  icon: 'cannon-shot',
  rules: ['CF-MACHINE-42'],
  note: () => text('note.serve'),
  concerns: concernsServing,
  bar: cannotServe,
  perform: (play, activity) => serve(play, activity),
}

/**
 * CF-MACHINE-29, -42, CF-ACT-19: a turn of the machine, or a walk of its marksman, is announced before the shot, which
 * becomes harder.
 */
export const servingThenMoving: Action = {
  id: 'serve-move',
  icon: 'cannon-shot',
  rules: ['CF-MACHINE-42', 'CF-MACHINE-29'],
  note: () => text('note.serve-move'),
  concerns: (play, activity) => activity.moved === null && concernsServing(play, activity),
  bar: cannotServe,
  *perform(play, activity): Procedure {
    activity.walkAnnounced = true
    yield* serve(play, activity)
    if (!activity.fired) activity.walkAnnounced = false
  },
}

/** CF-MACHINE-35, -42, CF-REV-ELEMENTAL-17: a machine also fires at breakable objects. */
export const servingAtObject: Action = {
  id: 'serve-thing',
  icon: 'cannon-shot',
  rules: ['CF-MACHINE-42', 'CF-MACHINE-35'],
  note: () => text('note.serve'),
  concerns: (play, activity) => objectsOn(play).length > 0 && concernsServing(play, activity),
  bar: (play, { fighter: machine }) =>
    cannotMan(play, machine) ?? (objectsFor(play, machine).length > 0 ? undefined : NO_TARGET),
  *perform(play, activity): Procedure {
    const { fighter: machine } = activity
    const marksman = yield* chooseAim(play, machine)
    const thing = yield* chooseObject(play, machine)
    takePart(play, activity, marksman)
    const { moves, special } = mannerOf(play, activity, marksman)
    yield* fireAtObject(play, thing, { marksman, from: machine, weapon: profileOf(machine).weapon!, moves, special })
  },
}

/** CF-MACHINE-31, -42: asks who aims and at whom, and fires with as many servants as needed. */
function* serve(play: Play, activity: Activity): Procedure {
  const { fighter: machine } = activity
  const marksman = yield* chooseAim(play, machine)
  const target = yield* chooseTarget(play, activity, marksman)
  if (!(yield* passesSpotting(play, marksman, target, 'shot', machine))) return
  takePart(play, activity, marksman)
  yield* fire(play, shotFor(play, activity, marksman, target))
}

/** CF-MACHINE-42: the servants that take part in the shot. */
function takePart(play: Play, activity: Activity, marksman: Fighter): void {
  const { fighter: machine, walkAnnounced } = activity
  activity.fired = true
  for (const man of helpersFor(play, machine, marksman)) {
    noteDeed(play, man, 'fired')
    noteService(play, man, machine, man !== marksman || walkAnnounced)
  }
}

/** CF-MACHINE-29, -31, -42: the shot with the effects of other actions of machine and marksman. */
function shotFor(play: PlayState, activity: Activity, marksman: Fighter, target: Fighter): Shot {
  const { moves, special } = mannerOf(play, activity, marksman)
  const { fighter: machine } = activity
  return shotAt(marksman, profileOf(machine).weapon!, target, moves, special, machine)
}

function mannerOf(play: PlayState, { fighter: machine, walkAnnounced }: Activity, marksman: Fighter) {
  const walked = play.state.turn?.walked.includes(marksman.id) === true
  const moves = walkAnnounced || walked || has(play, machine, TURNED)
  const bySubstitute = isSubstituteOf(marksman, machine) ? { bySubstitute: true as const } : {}
  const special: SpecialShot = { rules: ['CF-MACHINE-42'], ...bySubstitute }
  return { moves, special }
}

/** CF-MACHINE-31: the AIM of any of its servants. */
function* chooseAim(play: Play, machine: Fighter): Procedure<Fighter> {
  const able = ableCrew(play, machine)
    .filter(hasAim)
    .sort((a, b) => (profileOf(b).aim ?? 0) - (profileOf(a).aim ?? 0))
  return yield* pickFighter(play, machine.seat, able, 'ask.aims', ['CF-MACHINE-31'])
}

/** CF-MACHINE-42: as many as needed, first those that have already acted and lose nothing. */
function helpersFor(play: Play, machine: Fighter, marksman: Fighter): Fighter[] {
  const pending = play.state.turn?.pending ?? []
  const others = ableCrew(play, machine)
    .filter((man) => man !== marksman)
    .sort((a, b) => Number(pending.includes(a.id)) - Number(pending.includes(b.id)) || a.id - b.id)
  return [marksman, ...others.slice(0, Math.max(0, crewNeeded(machine) - 1))]
}

function* chooseTarget(play: Play, activity: Activity, marksman: Fighter): Procedure<Fighter> {
  const { fighter: machine } = activity
  const weapon = profileOf(machine).weapon!
  return yield* play.pick<Fighter>({
    seat: machine.seat,
    figure: machine.id,
    prompt: text('ask.shot', { marksman: { figure: machine.id }, weapon: weapon.name }),
    rules: ['CF-FIRE-03', 'CF-MACHINE-26'],
    options: targetsOf(play, machine).map((target) =>
      withTemplate(play, machine, targetOption(play, shotFor(play, activity, marksman, target)), target),
    ),
  })
}

/** CF-MACHINE-22, -30: with an enemy in contact a machine can neither move nor turn. */
export function hasEnemyInContact(play: PlayState, machine: Fighter): boolean {
  return !isFree(play, machine)
}

define(moved, turned)
