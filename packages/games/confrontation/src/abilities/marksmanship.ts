import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { type Ability, define } from '../ability.ts'
import { type Action, type Activity, isBarredByMysteries, noteRun } from '../activation/activity.ts'
import { cannotMove } from '../activation/walking.ts'
import { RAPID_RELOADING } from '../armies/extras/incarnation.ts'
import { cannotFire, fireOnce, fireRepeatedly, hasShots, shotsAllowed, weaponOf } from '../fire/firing.ts'
import { fire, type Shot, shotAt } from '../fire/shot.ts'
import { sightForShot } from '../fire/sight.ts'
import { targetOption } from '../fire/targets.ts'
import { isFree } from '../ground/bodies.ts'
import { limits } from '../limits.ts'
import { moveAtLevels } from '../movement/flight.ts'
import { passesSpotting } from '../mystic/spotting.ts'
import { type Fighter, isStanding, type Play, type PlayState } from '../state.ts'
import { someWith, xOf } from '../traits.ts'
import { ability, termOf } from './builders.ts'

/** CF-ABIL-76: rerolls a 5 in Aim tests. */
const precision = ability('precision', { rerolls: ({ kind }) => (kind === 'aim' ? [5] : []) })

/** CF-ABIL-93: a 1 in Aim tests does not fail. */
const sharpShooter = ability('sharp-shooter', {
  onesCount: ({ kind, shot }) => kind === 'aim' && shot?.special.bySubstitute !== true,
})

/** CF-ABIL-55: no penalty for moving, and a shot into a fray hits a friend only on a 6, nobody on a 4 or 5. */
const instinctiveFiring = ability('instinctive-firing', {
  firesOnTheMove: true,
  distribution: (face) => (face <= 3 ? 'target' : face === 6 ? 'friend' : 'nobody'),
})

/** CF-ABIL-63: one extra shot with the weapon in the ability's name. */
function master(id: string, weapon: RegExp): Ability {
  return ability(id, { extraShots: (play, bearer) => (weapon.test(weaponOf(play, bearer)?.name ?? '') ? 1 : 0) })
}

/** CF-ABIL-100: shots at the bearer are harder or easier by X. */
const target = ability('target', {
  aimDifficulty: ({ shot, tally }, bearer, effect) => {
    if (shot.target === bearer) tally.add(xOf(bearer, 'target', effect), termOf('target'), 'CF-ABIL-100')
  },
})

/** Whether the fighter has neither moved nor announced a move. */
function standsStill({ moved, walkAnnounced }: Activity): boolean {
  return moved === null && !walkAnnounced
}

/** CF-ABIL-17, CF-INCARN-08: whether the fighter does nothing but fire. */
function onlyFires(activity: Activity): boolean {
  return standsStill(activity) && !activity.cast && !activity.called
}

const ONCE_A_ROUND = { id: 'bulls-eye', per: 'round' } as const

/** CF-ABIL-17: once a round, as the only action: the margin of success adds to the damage. */
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

/** CF-INCARN-08: one extra shot as the only action, each 2 harder; not together with Bull's-eye. */
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
    // A player who holds fire has no normal shot left.
    if (fired === 0) return
    activity.onlyFires = 'CF-INCARN-08'
    activity.fighter.shots = Math.max(activity.fighter.shots, allowed)
  },
}

const rapidReloading: Ability = { ...RAPID_RELOADING, active: true, actions: [rapidFire] }

/** CF-ABIL-44: fires, then runs; the run is announced before the shot and makes it harder. */
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

/** CF-ABIL-44: walks, runs and walks again, without a shot. */
const harassingMoves: Action = {
  id: 'harass-move',
  icon: 'sprint',
  rules: ['CF-ABIL-44'],
  concerns: (_play, activity) => standsStill(activity) && !activity.fired,
  bar: (play, activity) =>
    cannotMove(play, activity) ??
    (isFree(play, activity.fighter) ? undefined : { reason: 'barred.contact', rules: ['CF-ABIL-44', 'CF-ACT-17'] }) ??
    (isBarredByMysteries(play, activity) ? { reason: 'barred.run-only', rules: ['CF-ACT-14'] } : undefined),
  *perform(play, activity): Procedure {
    noteRun(play, activity)
    for (const kind of ['walk', 'run', 'walk'] as const) yield* moveAtLevels(play, activity.fighter, kind)
  },
}

const harassment = ability('harassment', { actions: [harassingFire, harassingMoves] })

/** CF-ABIL-06: a shot at the target of the assault, before anyone moves, at a fixed difficulty. */
const assaultFire = ability('assault-fire', {
  redirectsFromDead: true,
  *beforeContact(play, targets, bearer) {
    const weapon = weaponOf(play, bearer)
    if (!weapon || play.state.phase !== 'activation' || bearer.shots > 0) return
    // (e): if the target dies first, the shot is lost.
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
