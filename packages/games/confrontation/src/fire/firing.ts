import { type DecisionOption, type Message, type Procedure, text } from '@fray/kernel'
import { type Action, type Activity, type Bar, isBarredByMysteries, noteShot } from '../activation/activity.ts'
import type { RangeWeapon } from '../armies/cards/profile.ts'
import { withTemplate } from '../artillery/projectile.ts'
import { isFree } from '../ground/bodies.ts'
import { isRolling } from '../machines/rolling.ts'
import { passesSpotting } from '../mystic/spotting.ts'
import { type Fighter, type Play, type PlayState, profileOf } from '../state.ts'
import { allWith, someWith, sumWith } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'
import { fire, type Shot, type SpecialShot, shotAt } from './shot.ts'
import { areBeyondAltitude, hasTarget, shotRefusal, targetOption, targetsOf } from './targets.ts'

/** CF-FIRE-01, CF-ACT-19: a shot, after which the fighter stays in place unless it announced a walk. */
export const firing: Action = {
  id: 'fire',
  fires: true,
  icon: 'targeting',
  gesture: 'attack',
  rules: ['CF-FIRE-01'],
  concerns: (play, { fighter }) => hasShots(play, fighter),
  bar: cannotFire,
  *perform(play, activity): Procedure {
    yield* fireOnce(play, activity)
  },
  note: (play, { fighter, moved, walkAnnounced }) => {
    if (walkAnnounced) return rangesOf(play, fighter, 'note.fire-then-walk')
    return rangesOf(play, fighter, moved === null ? 'note.fire' : 'note.fire-moved')
  },
}

/** CF-ACT-19: a shot with a walk afterwards, which must be announced first. */
export const firingThenWalking: Action = {
  id: 'fire-walk',
  icon: 'targeting',
  rules: ['CF-FIRE-01', 'CF-ACT-19'],
  concerns: (play, { fighter, moved, fired }) => moved === null && !fired && hasShots(play, fighter),
  bar: cannotFire,
  note: (play, { fighter }) => rangesOf(play, fighter, 'note.fire-moved'),
  *perform(play, activity): Procedure {
    activity.walkAnnounced = true
    if (!(yield* fireOnce(play, activity))) activity.walkAnnounced = false
  },
}

/** CF-FIRE-05: a weapon's ranges. */
function rangesOf(play: PlayState, fighter: Fighter, words: string): Message {
  const [near, middle, far] = weaponOf(play, fighter)?.ranges ?? [0, 0, 0]
  return text(words, { near, middle, far })
}

/** CF-FIRE-01: firing takes AIM and a range weapon; a machine without AIM is fired by others (CF-MACHINE-31). */
export function weaponOf(play: PlayState, fighter: Fighter): RangeWeapon | null {
  const { aim, weapon } = profileOf(fighter)
  if (aim === null) return null
  const [other] = allWith(play, fighter, 'rangeWeapon')
  return other ? other[0].rangeWeapon(fighter, other[1]) : weapon
}

/** CF-FIRE-05: the short range in hundredths of a millimetre; 0 for fighters that cannot fire. */
export function pointBlank(fighter: Fighter): number {
  return (profileOf(fighter).weapon?.ranges[0] ?? 0) * CENTIMETRE
}

/** CF-FIRE-12: shots per round. */
export function shotsAllowed(play: PlayState, fighter: Fighter): number {
  if (someWith(play, fighter, 'singleShot')) return 1
  return 1 + sumWith(play, fighter, 'extraShots', (ability, effect) => ability.extraShots(play, fighter, effect))
}

export function hasShots(play: PlayState, fighter: Fighter): boolean {
  return (
    weaponOf(play, fighter) !== null &&
    fighter.shots < shotsAllowed(play, fighter) &&
    !someWith(play, fighter, 'holdsFire')
  )
}

/** CF-FIRE-01, CF-ACT-14, CF-ROUT-05: why a fighter cannot fire now. */
export function cannotFire(play: PlayState, activity: Activity): Bar | undefined {
  const bar = cannotAim(play, activity)
  if (bar || hasTarget(play, activity.fighter)) return bar
  return areBeyondAltitude(play, activity.fighter)
    ? { reason: 'barred.levels-apart', rules: ['CF-FIRE-14'] }
    : { reason: 'barred.no-target', rules: ['CF-FIRE-03'] }
}

/** CF-FIRE-01, CF-ACT-14, CF-ROUT-05: why a fighter can neither fire nor throw now, whatever the target. */
export function cannotAim(play: PlayState, activity: Activity): Bar | undefined {
  const { fighter, moved } = activity
  if (fighter.inRout) return { reason: 'barred.rout', rules: ['CF-ROUT-05'] }
  if (!isFree(play, fighter)) return { reason: 'barred.contact', rules: ['CF-FIRE-01'] }
  // CF-MACHINE-27: a rolling machine may run and fire.
  if (moved === 'run' && !isRolling(fighter)) return { reason: 'barred.ran', rules: ['CF-ACT-14'] }
  return isBarredByMysteries(play, activity) ? { reason: 'barred.cast', rules: ['CF-ACT-14'] } : undefined
}

/** CF-FIRE-02: names a target and fires. False if no target was spotted (CF-REV-LION-22). */
export function* fireOnce(play: Play, activity: Activity, special: SpecialShot = {}): Procedure<boolean> {
  const target = yield* chooseTarget(play, activity, special, false)
  if (target) yield* fireAt(play, activity, target, special)
  return target !== null
}

/**
 * CF-FIRE-02: fires shot after shot, naming each target before its shot, until the player stops or none are left.
 * Returns the number of shots.
 */
export function* fireRepeatedly(
  play: Play,
  activity: Activity,
  shots: number,
  special: SpecialShot = {},
): Procedure<number> {
  const { fighter } = activity
  let shot = 0
  for (; shot < shots && fighter.status === 'standing' && !cannotFire(play, activity); shot++) {
    const target = yield* chooseTarget(play, activity, special, shot > 0)
    if (!target) break
    yield* fireAt(play, activity, target, special)
  }
  return shot
}

function* fireAt(play: Play, activity: Activity, target: Fighter, special: SpecialShot): Procedure {
  noteShot(play, activity)
  yield* fire(play, shotFor(play, activity, target, special))
}

/** CF-FIRE-07, CF-MACHINE-27: a shot with the effects of the fighter's other actions. */
function shotFor(play: PlayState, activity: Activity, target: Fighter, special: SpecialShot): Shot {
  const { fighter, moved, walkAnnounced } = activity
  const moves = moved !== null || walkAnnounced || special.moves === true
  const runs = moved === 'run' ? { runs: true as const } : {}
  return shotAt(fighter, weaponOf(play, fighter)!, target, moves, { ...runs, ...special })
}

const HOLD: DecisionOption<null> = { key: 'hold', text: text('option.hold-fire'), icon: 'hand', value: null }

/**
 * CF-FIRE-03, CF-MOVE-05: the target is named before measuring; CF-REV-LION-22: another one may be named if it is not
 * spotted.
 */
function* chooseTarget(
  play: Play,
  activity: Activity,
  special: SpecialShot,
  mayHold: boolean,
): Procedure<Fighter | null> {
  const { fighter: marksman } = activity
  const weapon = weaponOf(play, marksman)!
  for (let tries = 0; ; tries++) {
    const targets = targetsOf(play, marksman).map((fighter) =>
      withTemplate(play, marksman, targetOption(play, shotFor(play, activity, fighter, special)), fighter),
    )
    if (targets.length === 0) return null
    const target = yield* play.pick<Fighter | null>({
      seat: marksman.seat,
      figure: marksman.id,
      prompt: text('ask.shot', { marksman: { figure: marksman.id }, weapon: weapon.name }),
      rules: ['CF-FIRE-03'],
      options: mayHold || tries > 0 ? [...targets, HOLD] : targets,
      whyNot: (key) => shotRefusal(play, marksman, key),
    })
    if (!target || (yield* passesSpotting(play, marksman, target, 'shot'))) return target
  }
}
