import { accept, type Json, type Procedure, refuse, text, type Verdict } from '@fray/kernel'
import { direction, distance, isOnTable, overlaps, type Point, readProposal, toJson, wholePoint } from '@fray/tabletop'
import { addOwnEffect, effectOn, lasting, removeEffect } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import type { Action } from '../../activation/activity.ts'
import { fearFaced, mustRoll, passesCourage, rout } from '../../fear/courage.ts'
import { baseOf, contourAt, inContact, opponentsOf, wouldTouch } from '../../ground/bodies.ts'
import { blockersAt } from '../../ground/obstacles.ts'
import { limits } from '../../limits.ts'
import { isRooted } from '../../movement/move.ts'
import { courageNote, forEachInChosenOrder, pickFighter } from '../../pick-fighter.ts'
import { type Fighter, isStanding, type Play, type PlayState, type Stance, standing } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { eliminate } from '../../wounds/elimination.ts'
import { inflict } from '../../wounds/health.ts'
import { addEffectTo } from '../apply-effect.ts'
import { artefact, freeAction } from '../builders.ts'

const TALISMAN = 'the-talisman-of-shadows'
const RULE = 'CF-REV-ACHERON-32'
/** CF-REV-ACHERON-32: handing it over and using it exclude each other in one activation. */
const HANDED = { id: `${TALISMAN}:handed`, per: 'round' } as const
const USED = { id: `${TALISMAN}:used`, per: 'round' } as const

/** CF-REV-ACHERON-32: instead of moving Sophet takes the place of its carrier. */
const step: Action = {
  id: 'talisman-step',
  icon: 'portal',
  rules: [RULE],
  concerns: (play, { fighter, moved }) => moved === null && carrierOf(play, fighter) !== undefined,
  bar: (play, { fighter, stuck, fired }) => {
    if (fired || stuck || isRooted(play, fighter)) return { reason: 'barred.talisman', rules: [RULE] }
    if (limits.isSpent(play.state, fighter.uses, HANDED)) return { reason: 'barred.talisman-handed', rules: [RULE] }
    const carrier = carrierOf(play, fighter)
    const open = carrier && carrier.level === 0 && spotsOver(play, fighter, carrier).length > 0
    return open ? undefined : { reason: 'barred.talisman-room', rules: [RULE] }
  },
  *perform(play, activity) {
    activity.moved = 'walk'
    yield* stepThrough(play, activity.fighter)
  },
}

/** CF-REV-ACHERON-32: handed to a friend in contact, or taken back. */
const talisman = artefact(TALISMAN, {
  actions: [
    freeAction(TALISMAN, {
      icon: 'gem-chain',
      rules: [RULE],
      part: 'talisman-give',
      isOpen: (play, bearer) =>
        !effectOn(bearer, 'talisman-away') && mayHand(play, bearer) && recipients(play, bearer).length > 0,
      use: handOver,
    }),
    freeAction(TALISMAN, {
      icon: 'gem-chain',
      rules: [RULE],
      part: 'talisman-take',
      isOpen: (play, bearer) => {
        const carrier = carrierOf(play, bearer)
        return carrier !== undefined && mayHand(play, bearer) && inContact(carrier, bearer)
      },
      use: takeBack,
    }),
    step,
  ],
})

/** Marks Sophet while another fighter has it or it is lost. */
const away = lasting('talisman-away', TALISMAN, {})
const carried = lasting('shadow-talisman', TALISMAN, { shownAs: 'gem-chain' })

function carrierOf(play: PlayState, sophet: Fighter): Fighter | undefined {
  return standing(play).find((fighter) => effectOn(fighter, 'shadow-talisman')?.source.bearer === sophet.id)
}

function mayHand({ state }: PlayState, { uses }: Fighter): boolean {
  return !limits.isSpent(state, uses, USED)
}

function recipients(play: PlayState, bearer: Fighter): Fighter[] {
  return standing(play).filter(
    (fighter) => fighter !== bearer && fighter.seat === bearer.seat && inContact(fighter, bearer),
  )
}

function* handOver(play: Play, bearer: Fighter): Procedure {
  const friend = yield* pickFighter(play, bearer.seat, recipients(play, bearer), 'ask.talisman', [RULE])
  limits.spend(play.state, bearer.uses, HANDED)
  addOwnEffect(play, bearer, 'talisman-away', TALISMAN, 'game')
  addEffectTo(play, friend, 'shadow-talisman', { bearer: bearer.id, object: TALISMAN }, 'game')
}

// biome-ignore lint/correctness/useYield: it asks nothing.
function* takeBack(play: Play, bearer: Fighter): Procedure {
  limits.spend(play.state, bearer.uses, HANDED)
  recover(bearer, carrierOf(play, bearer)!)
}

function recover(bearer: Fighter, carrier: Fighter): void {
  removeEffect(carrier, 'shadow-talisman')
  removeEffect(bearer, 'talisman-away')
}

function* stepThrough(play: Play, sophet: Fighter): Procedure {
  const carrier = carrierOf(play, sophet)!
  const at = yield* choosePlace(play, sophet, carrier)
  const opponents = opponentsOf(play, carrier)
  limits.spend(play.state, sophet.uses, USED)
  recover(sophet, carrier)
  const cause = { by: null, rules: [RULE] }
  yield* inflict(play, carrier, 'killed', cause)
  // Nothing saves the fighter whose place is taken.
  if (isStanding(carrier)) yield* eliminate(play, carrier, cause)
  const from = sophet.at
  Object.assign(sophet, { at, level: 0 })
  play.log('talisman-step', { fighter: { figure: sophet.id } }, [RULE], {
    seat: sophet.seat,
    isOutcome: true,
    paths: [{ figure: sophet.id, points: [from, at].map(({ x, y }) => [x, y] as const) }],
  })
  const touched = opponentsOf(play, sophet).filter((opponent) => !opponents.includes(opponent))
  yield* frighten(play, sophet, [...opponents.filter(isStanding), ...touched])
}

/**
 * CF-REV-ACHERON-32: the bearer's opponents and the fighters the throne now touches are engaged; those that fail their
 * test rout without fleeing.
 */
function* frighten(play: Play, sophet: Fighter, engaged: readonly Fighter[]): Procedure {
  for (const fighter of engaged) fighter.assaulted = true
  const fearOn = (fighter: Fighter) => fearFaced(play, fighter, [sophet], [])
  const testing = engaged.filter((fighter) => mustRoll(fighter, fearOn(fighter)))
  const test = function* (fighter: Fighter): Procedure {
    const fear = fearOn(fighter)
    if (fear !== null && !(yield* passesCourage(play, fighter, fear, [sophet]))) rout(play, fighter)
  }
  const noteOf = (fighter: Fighter) => courageNote(play, fighter)
  yield* forEachInChosenOrder(play, sophet.seat, testing, 'ask.courage-order', ['CF-COURAGE-08'], test, noteOf)
}

function* choosePlace(play: Play, sophet: Fighter, carrier: Fighter): Procedure<Stance> {
  return yield* play.place<Stance>({
    seat: sophet.seat,
    figure: sophet.id,
    prompt: text('ask.talisman-step', { fighter: { figure: sophet.id }, target: { figure: carrier.id } }),
    rules: [RULE],
    form: toJson({ kind: 'deploy', base: baseOf(sophet), turns: true }),
    check: (json) => judge(play, sophet, carrier, json),
    suggest: () => spotsOver(play, sophet, carrier).map(({ x, y, facing }) => toJson({ path: [{ x, y }], facing })),
  })
}

function judge(play: PlayState, sophet: Fighter, carrier: Fighter, json: Json): Verdict<Stance> {
  const proposal = readProposal(json)
  const place = proposal?.path.at(-1)
  if (!proposal || !place) return refuse(text('refused.no-place'), RULE)
  const facing = proposal.facing ? direction(proposal.facing.x, proposal.facing.y) : carrier.at.facing
  const at = { ...wholePoint(place.x, place.y), facing }
  if (!covers(sophet, at, carrier.at)) return refuse(text('refused.talisman-off'), RULE)
  if (!fits(play, sophet, carrier, at)) return refuse(text('refused.no-room'), RULE)
  const spots = spotsOver(play, sophet, carrier)
  const engagedAt = (stance: Stance) => engagedFrom(play, sophet, carrier, stance)
  const most = Math.max(...spots.map(engagedAt))
  if (engagedAt(at) >= most) return accept(at)
  const [near] = spots
    .filter((spot) => distance(spot, at) <= NEAR && engagedAt(spot) === most)
    .toSorted((a, b) => distance(a, at) - distance(b, at))
  return near ? accept(near) : refuse(text('refused.talisman-contact'), RULE)
}

/** How many of the bearer's opponents the throne would touch. */
function engagedFrom(play: PlayState, sophet: Fighter, carrier: Fighter, at: Stance): number {
  const contour = contourAt(sophet, at)
  return opponentsOf(play, carrier).filter((opponent) => wouldTouch(sophet, contour, opponent)).length
}

/** A place that misses contact by no more than this is moved into it. */
const NEAR = CENTIMETRE / 2

/** Tells whether the throne's base would cover a point. */
function covers(sophet: Fighter, at: Stance, point: Point): boolean {
  const { width, depth } = baseOf(sophet)
  const { x, y } = at.facing
  const unit = Math.sqrt(x * x + y * y)
  const [dx, dy] = [point.x - at.x, point.y - at.y]
  const [ahead, aside] = [(dx * x + dy * y) / unit, (dy * x - dx * y) / unit]
  return Math.abs(ahead) <= depth / 2 && Math.abs(aside) <= width / 2
}

function fits(play: PlayState, sophet: Fighter, carrier: Fighter, at: Stance): boolean {
  const contour = contourAt(sophet, at)
  if (!isOnTable(contour, play.setup.table)) return false
  return !blockersAt(play, sophet, 0, (fighter) => fighter === carrier).some((blocker) => overlaps(contour, blocker))
}

/** How far from the middle of the bearer's base places are tried, as parts of its half width. */
const OFF = [0.35, -0.35, 0.7, -0.7, 1, -1]

/**
 * Places for the throne, sorted by how many of the bearer's opponents they touch. Besides fixed distances this tries
 * places where an edge of the throne lies on an edge of the bearer's base, so that it touches those who stood there.
 */
function spotsOver(play: PlayState, sophet: Fighter, carrier: Fighter): Stance[] {
  const throne = baseOf(sophet)
  const base = baseOf(carrier)
  const half = throne.width / 2
  const { x, y, facing } = carrier.at
  const unit = Math.sqrt(facing.x * facing.x + facing.y * facing.y)
  const asides = offsets(half, (throne.width - base.width) / 2)
  const spots = offsets(half, (throne.depth - base.depth) / 2).flatMap((ahead) =>
    asides.map((aside): Stance => {
      const dx = (ahead * facing.x - aside * facing.y) / unit
      const dy = (ahead * facing.y + aside * facing.x) / unit
      return { ...wholePoint(x + dx, y + dy), facing }
    }),
  )
  return spots
    .filter((at) => covers(sophet, at, carrier.at) && fits(play, sophet, carrier, at))
    .map((at) => ({ at, engaged: engagedFrom(play, sophet, carrier, at) }))
    .toSorted((a, b) => b.engaged - a.engaged)
    .map(({ at }) => at)
}

function offsets(half: number, flush: number): number[] {
  return [0, flush, -flush, ...OFF.map((part) => part * half)]
}

define(talisman, away, carried)
