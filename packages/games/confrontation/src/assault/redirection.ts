import { choice, type DecisionOption, optionWithNote, type Procedure, Tally, text } from '@fray/kernel'
import { directionTo, shortestRoute } from '@fray/tabletop'
import { fearOf } from '../fear/courage.ts'
import { movingBase } from '../ground/bodies.ts'
import { obstaclesFor } from '../ground/obstacles.ts'
import { keepMoving } from '../machines/keep-moving.ts'
import { isRolling } from '../machines/rolling.ts'
import { changeLevel } from '../movement/flight.ts'
import { interruptMove } from '../movement/interruption.ts'
import { move, notifyPath, notifyTravel } from '../movement/move.ts'
import { costOf, fitsAt } from '../movement/move-plan.ts'
import { passesSpottingOfAll } from '../mystic/spotting.ts'
import { pickFighter } from '../pick-fighter.ts'
import { type Fighter, isStanding, type Play, type PlayState, type Stance } from '../state.ts'
import { someWith } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'
import { type AssaultTarget, announceAssault, assaultOptions, engagementTargets } from './announcement.ts'
import type { Underway } from './assault.ts'
import { type Halt, haltAlong, makeContact, pathOf } from './contact.ts'
import { sideTouched } from './edges.ts'
import { shortRollingPath } from './rolling-assault.ts'

type Places = ReadonlyMap<Fighter, Stance>

/** CF-COURAGE-13: if the point of arrival has fled, the assault goes to one of the remaining targets. */
export function arrivalAtOther(assault: Underway, left: readonly Fighter[]): Underway {
  const { assailant, arrival, targets } = assault
  const [other] = left
  if (left.includes(arrival.target) || !other) return assault
  const side = sideTouched(other, assailant, arrival.stance) ?? arrival.side
  // CF-CHARGE-10: a target that would only have been touched is engaged.
  const kind = assault.kind === 'charge' && !targets.includes(other) ? 'engagement' : assault.kind
  return { ...assault, kind, arrival: { ...arrival, target: other, side } }
}

/**
 * CF-COURAGE-13, -14, CF-ABIL-06: redirects assaults whose targets have all fled or died. `gone` says where they stood;
 * `carryThrough` resolves an assault on another target.
 */
export function* redirectAssaults(
  play: Play,
  assaults: readonly Underway[],
  gone: Places,
  carryThrough: (play: Play, underway: readonly Underway[]) => Procedure,
): Procedure {
  for (const target of new Set(assaults.map(({ arrival }) => arrival.target))) {
    const after = assaults.filter(({ arrival, assailant }) => arrival.target === target && isStanding(assailant))
    const choosing = after.filter(({ assailant }) => {
      // CF-COURAGE-13: frightening assailants follow targets that fled. CF-ABIL-06 (d): those who fire in an assault
      // redirect from dead targets.
      return hasFled(target, gone) ? fearOf(play, assailant) !== null : someWith(play, assailant, 'redirectsFromDead')
    })
    const first = yield* pickSpotTaker(play, choosing, hasFled(target, gone))
    const ordered = after.toSorted((a, b) => Number(b === first) - Number(a === first))
    for (const assault of ordered) {
      if (!choosing.includes(assault)) {
        yield* makeContact(play, assault)
        continue
      }
      const redirected = yield* goOn(play, assault, assault === first, gone)
      if (redirected) yield* carryThrough(play, [redirected])
    }
  }
}

/** A fighter off the table has fled too (CF-ROUT-15); a dead one still lies where it stood. */
function hasFled(target: Fighter, gone: Places): boolean {
  return target.at !== gone.get(target)
}

/** The place where a target stood, facing after it. */
function spotOf({ assailant, arrival }: Underway, gone: Places): Stance {
  const { target } = arrival
  const spot = gone.get(target)!
  const facing = hasFled(target, gone) ? directionTo(spot, target.at) : directionTo(assailant.at, spot)
  return { ...spot, facing }
}

/** CF-COURAGE-13: if several assailants lost the same target, the most frightening takes its place. */
function* pickSpotTaker(play: Play, assaults: readonly Underway[], fled: boolean): Procedure<Underway | undefined> {
  const fear = ({ assailant }: Underway) => fearOf(play, assailant) ?? 0
  const highest = Math.max(...assaults.map(fear))
  const worst = assaults.filter((assault) => fear(assault) === highest).map(({ assailant }) => assailant)
  if (worst.length === 0) return undefined
  const [prompt, rule] = fled ? ['ask.takes-spot', 'CF-COURAGE-13'] : ['ask.takes-spot-dead', 'CF-ABIL-06']
  const taker = yield* pickFighter(play, worst[0]!.seat, worst, prompt, [rule])
  return assaults.find(({ assailant }) => assailant === taker)
}

/** CF-COURAGE-13, -14: goes to the vacated place and on from there; returns the assault on another target, if any. */
function* goOn(play: Play, assault: Underway, takesSpot: boolean, gone: Places): Procedure<Underway | null> {
  const { assailant, arrival, dive } = assault
  const place = takesSpot ? spotOf(assault, gone) : arrival.stance
  if (dive) changeLevel(play, assailant, arrival.target.level)
  const way = wayToSpot(play, assault, place)
  // CF-ABIL-68: a trap on the path may stop it; a diving fighter passes over.
  if (!dive && !(yield* interruptMove(play, { mover: assailant, ...way }, false))) return null
  const left = advance(play, assault, way, takesSpot ? 'spot' : 'in-vain')
  yield* notifyPath(play, assailant, way.points)
  yield* notifyTravel(play, assailant, way.points)
  if (!isStanding(assailant)) return null
  keepMoving(play, assailant)
  let chosen = yield* chooseNext(play, assault, left, gone)
  // CF-REV-LION-22: if the new target is not spotted, another choice is allowed.
  while (typeof chosen !== 'string' && !(yield* passesSpottingOfAll(play, assailant, chosen.targets))) {
    chosen = yield* chooseNext(play, assault, left, gone)
  }
  if (chosen === 'run') yield* runOn(play, assailant, left)
  if (chosen === 'chase') yield* makeContact(play, { ...assault, allowance: left })
  if (typeof chosen === 'string') return null
  return { ...(yield* announceAssault(play, assailant, chosen)), allowance: left }
}

/** CF-COURAGE-13: the path to the vacated place, or as near to it as the base fits. */
function wayToSpot(play: PlayState, { assailant, arrival, allowance }: Underway, place: Stance): Halt {
  const from = assailant.at
  // CF-MACHINE-18: a rolling machine gets there by rolling and faces the way it went.
  if (isRolling(assailant)) return shortRollingPath(play, assailant, place, allowance) ?? { points: [from], end: from }
  const route = shortestRoute(movingBase(assailant), from, place, obstaclesFor(play, assailant))
  const points = route?.points ?? [from, place]
  if (fitsAt(play, assailant, place, assailant.level)) return { points, end: place }
  const halt = haltAlong(play, assailant, arrival.target, points, costOf(play, assailant, points))
  return halt ?? { points: [from], end: from }
}

/** CF-COURAGE-13: moves to the vacated place and returns the remaining potential. */
function advance(
  play: Play,
  { assailant, arrival, allowance }: Underway,
  { points, end }: Halt,
  to: 'spot' | 'in-vain',
): number {
  const from = assailant.at
  assailant.at = end
  const args = { fighter: { figure: assailant.id }, target: { figure: arrival.target.id } }
  play.log(`assault.${to}`, args, ['CF-COURAGE-13'], { seat: assailant.seat, paths: pathOf(assailant, from) })
  play.reveal()
  return Math.max(0, allowance - costOf(play, assailant, points))
}

type RedirectChoice = 'chase' | 'run' | 'stay' | AssaultTarget

/** CF-COURAGE-14: chase, redirect, run or stay with the remaining potential. */
function* chooseNext(
  play: Play,
  { assailant, arrival }: Underway,
  left: number,
  gone: Places,
): Procedure<RedirectChoice> {
  const { target } = arrival
  const stay: DecisionOption<RedirectChoice> = choice('stay', text('option.stay'), optionWithNote('note.stay'))
  const others = engagementTargets(play, assailant).filter(({ targets }) =>
    targets.every((fighter) => !gone.has(fighter)),
  )
  const args = { fighter: { figure: assailant.id }, target: { figure: target.id } }
  const reach = { reach: Math.round(left / CENTIMETRE) }
  const chase: DecisionOption<RedirectChoice> = choice('chase', text('option.chase', args), {
    icon: 'charging-bull',
    figure: target.id,
    note: () => text('note.chase', reach),
  })
  const moving: DecisionOption<RedirectChoice>[] = [
    ...(isStanding(target) ? [chase] : []),
    ...assaultOptions<RedirectChoice>(play, assailant, others, left, (prospect) => prospect),
    choice('run', text('option.run-on', args), { icon: 'run', note: () => text('note.run-on', reach) }),
  ]
  return yield* play.pick<RedirectChoice>({
    seat: assailant.seat,
    figure: assailant.id,
    prompt: text(hasFled(target, gone) ? 'ask.target-fled' : 'ask.target-dead', args),
    rules: ['CF-COURAGE-14', 'CF-COURAGE-15'],
    defaultAnswer: () => stay.key,
    options: left > 0 ? [...moving, stay] : [stay],
  })
}

/** CF-COURAGE-14 (c): runs with the remaining potential without ending in contact. */
function* runOn(play: Play, runner: Fighter, left: number): Procedure {
  const allowed = new Tally(text('move.run')).add(left / CENTIMETRE, text('term.left'), 'CF-COURAGE-14')
  yield* move(play, runner, 'run', { allowed })
}
