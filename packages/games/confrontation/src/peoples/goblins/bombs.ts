import { accept, type Json, type Procedure, refuse, takeFirst, text, type Verdict } from '@fray/kernel'
import {
  baseContour,
  discBase,
  facingOf,
  gap,
  lengthOf,
  type Point,
  readProposal,
  toJson,
  wholePoint,
} from '@fray/tabletop'
import { addOwnEffect, lasting, rollDie } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { type Action, type Activity, type Bar, noteShot } from '../../activation/activity.ts'
import type { RangeWeapon } from '../../armies/cards/profile.ts'
import type { Projectile } from '../../artillery/projectile.ts'
import { cannotAim, shotsAllowed } from '../../fire/firing.ts'
import { fire, shotAt } from '../../fire/shot.ts'
import { hasTarget, targetsOf } from '../../fire/targets.ts'
import { contourOf } from '../../ground/bodies.ts'
import { seesPoint } from '../../ground/sight.ts'
import { limits } from '../../limits.ts'
import { passesSpotting } from '../../mystic/spotting.ts'
import { forEachInChosenOrder, pickFighter } from '../../pick-fighter.ts'
import { type Fighter, isStanding, type Play, type PlayState } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { artefact, fightersNear } from '../builders.ts'

const BOMBS = 'fuse-bombs'
const RULE = 'CF-REV-GOBLIN-06'
const THROWN = { id: BOMBS, per: 'round' } as const

/** CF-REV-GOBLIN-06: the reach of a throw; all of it is short range. */
const REACH = 15
const BOMB: RangeWeapon = { name: 'Fuse Bombs', strength: 10, ranges: [REACH, REACH, REACH] }
/** CF-REV-GOBLIN-06: the face of a dud; the splinters' STR and reach, and the radius of the smoke, in cm. */
const DUD = 1
const SPLINTERS = { strength: 3, cm: 3 }
const SMOKE = 5

/** CF-REV-GOBLIN-06, CF-FIRE-01: one bomb a round, as one of the thrower's shots. */
function throwAction(id: string, icon: string, bar: Action['bar'], perform: Action['perform']): Action {
  return {
    ...{ id, icon, rules: [RULE, 'CF-FIRE-01'] },
    concerns: (play, { fighter }) => {
      if (limits.isSpent(play.state, fighter.uses, THROWN)) return false
      return fighter.shots < shotsAllowed(play, fighter)
    },
    bar: (play, activity) => cannotAim(play, activity) ?? bar(play, activity),
    perform,
  }
}

const bombs = artefact(BOMBS, {
  actions: [
    throwAction('throw-smoke-bomb', 'smoke-bomb', noPoint, throwSmoke),
    throwAction('throw-cluster-bomb', 'grenade', noTarget, throwCluster),
  ],
})

function noTarget(play: PlayState, { fighter }: Activity): Bar | undefined {
  return hasTarget(play, fighter) ? undefined : { reason: 'barred.no-target', rules: ['CF-FIRE-03'] }
}

function noPoint(play: PlayState, { fighter }: Activity): Bar | undefined {
  const [spot] = takeFirst(spots(play, fighter), 1)
  return spot === undefined ? { reason: 'barred.no-target', rules: [RULE] } : undefined
}

/** CF-REV-GOBLIN-06: a dud uses the throw up, too. */
function* isDud(play: Play, thrower: Fighter): Procedure<boolean> {
  limits.spend(play.state, thrower.uses, THROWN)
  if ((yield* rollDie(play, thrower, RULE, 'roll.fuse-bomb')) !== DUD) return false
  thrower.shots++
  play.log('fuse-bomb.dud', { fighter: { figure: thrower.id } }, [RULE], { seat: thrower.seat, isOutcome: true })
  return true
}

function* throwCluster(play: Play, activity: Activity): Procedure {
  const { fighter: thrower, moved, walkAnnounced } = activity
  const target = yield* pickFighter(play, thrower.seat, targetsOf(play, thrower), 'ask.bomb-target', [RULE])
  if (!(yield* passesSpotting(play, thrower, target, 'shot'))) return
  noteShot(play, activity)
  if (yield* isDud(play, thrower)) return
  const special = { rules: [RULE], projectile: splinters }
  yield* fire(play, shotAt(thrower, BOMB, target, moved !== null || walkAnnounced, special))
}

/** CF-REV-GOBLIN-06: fighters near a hit are struck as well. */
const splinters: Projectile = {
  *onHit(play, { marksman }, victim) {
    const { cm, strength } = SPLINTERS
    const others = fightersNear(play, victim, cm).filter((fighter) => fighter !== victim)
    yield* forEachInChosenOrder(play, marksman.seat, others, 'ask.victim-order', [RULE], function* (fighter) {
      if (isStanding(fighter))
        yield* rollDamage(play, { victim: fighter, by: marksman, kind: 'fire', strength, rules: [RULE] })
    })
  },
  *onMiss() {},
}

function* throwSmoke(play: Play, activity: Activity): Procedure {
  const { fighter: thrower } = activity
  noteShot(play, activity)
  const at = yield* play.place<Point>({
    seat: thrower.seat,
    figure: thrower.id,
    prompt: text('ask.smoke-bomb', { fighter: { figure: thrower.id } }),
    rules: [RULE],
    form: toJson({ kind: 'deploy', base: discBase(SMOKE * CENTIMETRE), turns: false }),
    check: (json) => judge(play, thrower, json),
    suggest: (wanted) => takeFirst(spots(play, thrower), wanted),
  })
  if (yield* isDud(play, thrower)) return
  thrower.shots++
  addOwnEffect(play, thrower, 'smoke-bomb', BOMBS, 'round', at.x * PLACES + at.y)
  play.log('fuse-bomb.smoke', { fighter: { figure: thrower.id } }, [RULE], { seat: thrower.seat, isOutcome: true })
}

/** Encodes a point of the table as one number. */
const PLACES = 1_000_000

/** CF-REV-GOBLIN-06, -17: it stays where it was thrown. */
const smoke = lasting('smoke-bomb', BOMBS, {
  cloud: (_bearer, effect) => {
    const place = effect?.x ?? 0
    return { centre: { x: Math.floor(place / PLACES), y: place % PLACES }, radius: SMOKE * CENTIMETRE }
  },
})

/** CF-REV-GOBLIN-06: a point in sight of the thrower, in front, on the table and near enough. */
function judge(play: PlayState, thrower: Fighter, json: Json): Verdict<Point> {
  const place = readProposal(json)?.path.at(-1)
  if (!place) return refuse(text('refused.no-place'), RULE)
  const at = wholePoint(place.x, place.y)
  const { width, depth } = play.setup.table
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > depth) return refuse(text('refused.no-place'), RULE)
  const off = gap(contourOf(thrower), baseContour(discBase(0), at))
  if (off > REACH * CENTIMETRE) return refuse(text('refused.too-far', { allowed: REACH }), RULE)
  return seesPoint(play, thrower, at) ? accept(at) : refuse(text('refused.unseen-point'), 'CF-SIGHT-02')
}

/** Proposed points: in front and to both sides, far ones first. */
const AHEAD = [1, 0.7, 0.4, 0.2]
const ASIDE = [0, 0.5, -0.5]

function* spots(play: PlayState, thrower: Fighter): Generator<Json> {
  const { x, y } = thrower.at
  const facing = facingOf(thrower.at)
  const unit = (REACH * CENTIMETRE) / lengthOf(facing.x, facing.y)
  for (const ahead of AHEAD) {
    for (const aside of ASIDE.map((part) => part * ahead)) {
      const point = wholePoint(
        x + (facing.x * ahead - facing.y * aside) * unit,
        y + (facing.y * ahead + facing.x * aside) * unit,
      )
      const json = toJson({ path: [point] })
      if (judge(play, thrower, json).ok) yield json
    }
  }
}

define(bombs, smoke)
