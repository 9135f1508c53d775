import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { type Ability, define } from '../ability.ts'
import { type Action, type Activity, isTiedByMysteries, noteRun } from '../activation/activity.ts'
import { cannotMove } from '../activation/walking.ts'
import { RAPID_RELOADING } from '../armies/incarnation.ts'
import { cannotFire, fireOnce, fireRepeatedly, hasShots, shotsAllowed, weaponOf } from '../fire/firing.ts'
import { fire, type Shot, shotAt } from '../fire/shot.ts'
import { sightForShot, targetOption } from '../fire/targets.ts'
import { isFree } from '../ground/bodies.ts'
import { limits } from '../limits.ts'
import { moveAtLevels } from '../movement/flight.ts'
import { passesSpotting } from '../mystic/spotting.ts'
import { type Fighter, isStanding, type Play, type PlayState } from '../state.ts'
import { someWith, xOf } from '../traits.ts'
import { ability, termOf } from './builders.ts'

/** CF-ABIL-76. */
const precision = ability('precision', { rerolls: ({ kind }) => (kind === 'aim' ? [5] : []) })

/** CF-ABIL-93. */
const sharpShooter = ability('sharp-shooter', {
  onesCount: ({ kind, shot }) => kind === 'aim' && shot?.special.bySubstitute !== true,
})

/** CF-ABIL-55: moving costs nothing, and into a fray he hits a friend only on a 6, nobody on a 4 or 5. */
const instinctiveFiring = ability('instinctive-firing', {
  firesOnTheMove: true,
  distribution: (face) => (face <= 3 ? 'target' : face === 6 ? 'friend' : 'nobody'),
})

/** CF-ABIL-63: one shot more with the weapon he is master of. */
function master(id: string, weapon: RegExp): Ability {
  return ability(id, { extraShots: (play, bearer) => (weapon.test(weaponOf(play, bearer)?.name ?? '') ? 1 : 0) })
}

/** CF-ABIL-100: a shot at him is harder, or easier, by X. */
const target = ability('target', {
  aimDifficulty: ({ shot, tally }, bearer, effect) => {
    if (shot.target === bearer) tally.add(xOf(bearer, 'target', effect), termOf('target'), 'CF-ABIL-100')
  },
})

/** He has neither moved nor said that he will. */
function standsStill({ moved, walkAnnounced }: Activity): boolean {
  return moved === null && !walkAnnounced
}

/** CF-ABIL-17, CF-INCARN-08: he does nothing but fire. */
function onlyFires(activity: Activity): boolean {
  return standsStill(activity) && !activity.cast && !activity.called
}

const ONCE_A_ROUND = { id: 'bulls-eye', per: 'round' } as const

/** CF-ABIL-17: once a round, if he only fires: the better the shot, the stronger. */
const bullsEyeShot: Action = {
  id: 'bulls-eye',
  fires: true,
  icon: 'bullseye',
  rules: ['CF-ABIL-17'],
  concerns: (play, activity) =>
    onlyFires(activity) &&
    hasShots(play, activity.fighter) &&
    !limits.isSpent(play.state, activity.fighter.uses, ONCE_A_ROUND),
  whyNotOffered: () => ({ reason: 'barred.bulls-eye-spent', rules: ['CF-ABIL-17'] }),
  bar: cannotFire,
  *perform(play, activity): Procedure {
    const fired = yield* fireOnce(play, activity, {
      rules: ['CF-ABIL-17'],
      stronger: (strength, margin) => strength.add(margin, termOf('bulls-eye'), 'CF-ABIL-17'),
    })
    if (!fired) return
    activity.onlyFires = 'CF-ABIL-17'
    limits.spend(play.state, activity.fighter.uses, ONCE_A_ROUND)
  },
}

const bullsEye = ability('bulls-eye', { actions: [bullsEyeShot] })

/** CF-INCARN-08: one shot more for those who do nothing else, all of them harder by 2; not together with Bull's-eye. */
const rapidFire: Action = {
  id: 'rapid-fire',
  icon: 'arrow-cluster',
  rules: ['CF-INCARN-08'],
  concerns: (play, activity) =>
    onlyFires(activity) &&
    activity.fighter.shots === 0 &&
    weaponOf(play, activity.fighter) !== null &&
    !someWith(play, activity.fighter, 'singleShot') &&
    !limits.isSpent(play.state, activity.fighter.uses, ONCE_A_ROUND),
  bar: cannotFire,
  *perform(play, activity): Procedure {
    const allowed = shotsAllowed(play, activity.fighter)
    const fired = yield* fireRepeatedly(play, activity, allowed + 1, {
      rules: ['CF-INCARN-08'],
      harder: (difficulty) => difficulty.add(2, text('trait', { name: RAPID_RELOADING.name }), 'CF-INCARN-08'),
    })
    // Whoever holds back has no plain shot left.
    if (fired === 0) return
    activity.onlyFires = 'CF-INCARN-08'
    activity.fighter.shots = Math.max(activity.fighter.shots, allowed)
  },
}

const rapidReloading: Ability = { ...RAPID_RELOADING, active: true, actions: [rapidFire] }

/** CF-ABIL-44: fire, then run; the run is announced before the shot and makes it harder. */
const harassingFire: Action = {
  id: 'harass-fire',
  icon: 'fast-arrow',
  rules: ['CF-ABIL-44'],
  concerns: (play, activity) => standsStill(activity) && !activity.fired && hasShots(play, activity.fighter),
  bar: cannotFire,
  *perform(play, activity): Procedure {
    const { fighter } = activity
    const left = shotsAllowed(play, fighter) - fighter.shots
    if ((yield* fireRepeatedly(play, activity, left, { rules: ['CF-ABIL-44'], moves: true })) === 0) return
    noteRun(play, activity)
    if (isStanding(fighter)) yield* moveAtLevels(play, fighter, 'run')
  },
}

/** CF-ABIL-44: walk, run and walk again, without a shot. */
const harassingMoves: Action = {
  id: 'harass-move',
  icon: 'sprint',
  rules: ['CF-ABIL-44'],
  concerns: (_play, activity) => standsStill(activity) && !activity.fired,
  bar: (play, activity) =>
    cannotMove(play, activity) ??
    (isFree(play, activity.fighter) ? undefined : { reason: 'barred.contact', rules: ['CF-ABIL-44', 'CF-ACT-17'] }) ??
    (isTiedByMysteries(play, activity) ? { reason: 'barred.run-only', rules: ['CF-ACT-14'] } : undefined),
  *perform(play, activity): Procedure {
    noteRun(play, activity)
    for (const kind of ['walk', 'run', 'walk'] as const) yield* moveAtLevels(play, activity.fighter, kind)
  },
}

const harassment = ability('harassment', { actions: [harassingFire, harassingMoves] })

/** CF-ABIL-06: a shot at whom he assaults, before anybody moves, at a difficulty that nothing changes. */
const assaultFire = ability('assault-fire', {
  redirectsFromDead: true,
  *beforeContact(play, targets, bearer) {
    const weapon = weaponOf(play, bearer)
    if (!weapon || play.state.phase !== 'activation' || bearer.shots > 0) return
    // (e): whose target died before his shot has lost it.
    if (!targets.some(isStanding)) bearer.shots++
    const seen = targets.filter((target) => isStanding(target) && sightForShot(play, bearer, target) !== 'none')
    const victim = seen.length > 0 ? yield* chooseVictim(play, bearer, seen) : null
    if (!victim || !(yield* passesSpotting(play, bearer, victim, 'shot'))) return
    yield* fire(play, assaultShot(play, bearer, victim))
  },
})

function assaultShot(play: PlayState, marksman: Fighter, victim: Fighter): Shot {
  return shotAt(marksman, weaponOf(play, marksman)!, victim, false, { rules: ['CF-ABIL-06'], fixedDifficulty: 7 })
}

function* chooseVictim(play: Play, marksman: Fighter, seen: readonly Fighter[]): Procedure<Fighter | null> {
  const weapon = weaponOf(play, marksman)!
  const hold: DecisionOption<null> = { key: 'no', text: text('option.no-assault-fire'), icon: 'hand', value: null }
  return yield* play.pick<Fighter | null>({
    seat: marksman.seat,
    figure: marksman.id,
    prompt: text('ask.assault-fire', { marksman: { figure: marksman.id }, weapon: weapon.name }),
    rules: ['CF-ABIL-06'],
    options: [...seen.map((fighter) => targetOption(play, assaultShot(play, marksman, fighter))), hold],
  })
}

define(
  precision,
  sharpShooter,
  instinctiveFiring,
  master('master-archer', /\bbow\b/i),
  master('master-crossbowman', /crossbow|arbalest/i),
  target,
  bullsEye,
  rapidReloading,
  harassment,
  assaultFire,
)
