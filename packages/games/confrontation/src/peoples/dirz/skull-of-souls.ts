import { accept, type Json, type Procedure, refuse, text, type Verdict } from '@fray/kernel'
import { firstCollision, lengthOf, readProposal, toJson, wholePoint } from '@fray/tabletop'
import { immediately, lasting, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { baseOf, inContact, movingBase, opponentsOf } from '../../ground/bodies.ts'
import { obstaclesFor } from '../../ground/obstacles.ts'
import { cast } from '../../incantation/casting.ts'
import { canPay } from '../../incantation/mana.ts'
import type { Casting, Spell } from '../../incantation/spell.ts'
import { limits } from '../../limits.ts'
import { fitsAt } from '../../movement/move-plan.ts'
import { mov } from '../../movement/potential.ts'
import { isUntargetable, perceives } from '../../mystic/perception.ts'
import { hasLost } from '../../mystic/spotting.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { areEnemies, type Fighter, type Play, type PlayState, type Stance } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { addEffectTo } from '../apply-effect.ts'
import { artefact, fightersNear, freeAction, isSurrounded } from '../builders.ts'

const SKULL = 'the-skull-of-souls'
const RULE = 'CF-REV-DIRZ-27'
const REACH = 10
const USED = { id: SKULL, per: 'round' } as const

/** CF-REV-DIRZ-27: an order is cast like a spell: paid with two gems of Darkness, mastered with more, and countered. */
function order(id: string, rule: string, difficulty: number, effect: Spell['effect']): Spell {
  return {
    ...{ id, rule, name: 'The Skull of Souls', range: REACH, on: 'enemy', frequency: 1 },
    cost: [{ gems: 2, element: 'darkness' }],
    difficulty: () => difficulty,
    effect,
  }
}

/** CF-REV-DIRZ-28: drives the target off, out of every combat. */
const beGone = order('skull-be-gone', 'CF-REV-DIRZ-28', 7, driveOff)
/** CF-REV-DIRZ-29: puts the target's dice in attack. */
const doNotDefend = order('skull-do-not-defend', 'CF-REV-DIRZ-29', 9, (play, casting) =>
  leaveEffect(play, casting, 'not-defending'),
)
/** CF-REV-DIRZ-30: leaves the target one combat die. */
const dropWeapons = order('skull-drop-weapons', 'CF-REV-DIRZ-30', 12, (play, casting) =>
  leaveEffect(play, casting, 'disarmed'),
)

function leaveEffect(play: Play, { caster, target }: Casting, object: string): Procedure {
  return immediately(() => void addEffectTo(play, target, object, { bearer: caster.id, object: SKULL }, 'round'))
}

const notDefending = lasting('not-defending', SKULL, { shownAs: 'broken-shield', noDefence: true })
const disarmed = lasting('disarmed', SKULL, {
  shownAs: 'drop-weapon',
  stage: { combatDice: 'set' },
  combatDice: ({ tally }) => void tally.replace(1, termOf(SKULL), 'CF-REV-DIRZ-30'),
})

/** CF-REV-DIRZ-27: once a round, in addition to Kayl's other actions. */
const skull = artefact(SKULL, {
  actions: [beGone, doNotDefend, dropWeapons].map((effect) =>
    freeAction(SKULL, {
      icon: 'skull-crossed-bones',
      rules: [RULE, effect.rule],
      part: effect.id,
      isOpen: (play, bearer) => {
        if (limits.isSpent(play.state, bearer.uses, USED)) return false
        return canPay(effect.cost, bearer.gems) && targetsOf(play, bearer, effect).length > 0
      },
      use: (play, bearer) => command(play, bearer, effect),
    }),
  ),
})

function* command(play: Play, bearer: Fighter, effect: Spell): Procedure {
  const target = yield* pickFighter(play, bearer.seat, targetsOf(play, bearer, effect), 'ask.power-target', [RULE])
  const variant = { x: 0, cost: effect.cost, difficulty: effect.difficulty(play, target, bearer) }
  const isTried = yield* cast(play, bearer, { spell: effect, target, variant, supplied: {} })
  if (isTried) limits.spend(play.state, bearer.uses, USED)
}

/** CF-REV-DIRZ-27: near and in sight; the distance is checked when the target is named. */
function targetsOf(play: PlayState, bearer: Fighter, effect: Spell): Fighter[] {
  return fightersNear(play, bearer, REACH).filter((fighter) => {
    if (!areEnemies(fighter, bearer) || !perceives(play, bearer, fighter)) return false
    if (isUntargetable(play, bearer, fighter) || hasLost(play, bearer, fighter, 'spell')) return false
    return effect !== beGone || (inContact(bearer, fighter) && spotsFor(play, fighter, bearer).length > 0)
  })
}

/** CF-REV-DIRZ-28: straight away from Kayl, with the same facing; a target without a free edge stays. */
function* driveOff(play: Play, { caster, target }: Casting): Procedure {
  const spots = spotsFor(play, target, caster)
  if (spots.length === 0) return
  const at = yield* play.place<Stance>({
    seat: caster.seat,
    figure: target.id,
    prompt: text('ask.drive-off', { fighter: { figure: target.id } }),
    rules: ['CF-REV-DIRZ-28'],
    form: toJson({ kind: 'deploy', base: baseOf(target), turns: false }),
    check: (json) => judgeSpot(play, target, caster, json),
    suggest: () => spots.map((spot) => toJson({ path: [{ x: spot.x, y: spot.y }] })),
  })
  const from = target.at
  target.at = at
  play.log('driven-off', { fighter: { figure: target.id } }, ['CF-REV-DIRZ-28'], {
    seat: target.seat,
    paths: [{ figure: target.id, points: [from, at].map(({ x, y }) => [x, y] as const) }],
  })
}

function judgeSpot(play: PlayState, target: Fighter, kayl: Fighter, json: Json): Verdict<Stance> {
  const place = readProposal(json)?.path.at(-1)
  if (!place) return refuse(text('refused.no-place'), 'CF-REV-DIRZ-28')
  const at = { ...wholePoint(place.x, place.y), facing: target.at.facing }
  return mayStand(play, target, kayl, at) ? accept(at) : refuse(text('refused.no-room'), 'CF-REV-DIRZ-28')
}

function mayStand(play: PlayState, target: Fighter, kayl: Fighter, at: Stance): boolean {
  const [dx, dy] = [at.x - target.at.x, at.y - target.at.y]
  const length = lengthOf(dx, dy)
  const away = dx * (target.at.x - kayl.at.x) + dy * (target.at.y - kayl.at.y) > 0
  if (!away || length < CENTIMETRE || length > mov(play, target, 'walk').total * CENTIMETRE + 0.5) return false
  // The target leaves its opponents behind, so they are not in its way.
  const left = opponentsOf(play, target)
  const obstacles = obstaclesFor({ ...play, state: { ...play.state, fighters: without(play, left) } }, target)
  const disc = { base: movingBase(target), pose: target.at }
  return !firstCollision(disc, [target.at, at], obstacles) && fitsAt(play, target, at, target.level)
}

function without({ state }: PlayState, left: readonly Fighter[]): Fighter[] {
  return state.fighters.filter((fighter) => !left.includes(fighter))
}

/** Proposed directions; each leads as far as the target can be driven. */
const WAYS: readonly (readonly [number, number])[] = [
  ...([
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const),
  ...([
    [0.7, 0.7],
    [0.7, -0.7],
    [-0.7, 0.7],
    [-0.7, -0.7],
  ] as const),
]

/** CF-REV-DIRZ-28: places the target may be driven to; none if opponents touch all its edges. */
function spotsFor(play: PlayState, target: Fighter, kayl: Fighter): Stance[] {
  if (isSurrounded(play, target)) return []
  const most = Math.floor(mov(play, target, 'walk').total)
  return WAYS.flatMap(([x, y]) => {
    for (let cm = most; cm >= 1; cm--) {
      const [dx, dy] = [x * cm * CENTIMETRE, y * cm * CENTIMETRE]
      const at = { ...wholePoint(target.at.x + dx, target.at.y + dy), facing: target.at.facing }
      if (mayStand(play, target, kayl, at)) return [at]
    }
    return []
  })
}

define(notDefending, disarmed, skull)
