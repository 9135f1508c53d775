/** MI-SKIRMISH, MI-LEADER-25, MI-CONTACT-05: the reaction when a mover reaches an enemy. */
import { contoursOf, gapBetween } from '../../body.ts'
import { skirmishContacts } from '../../charts.ts'
import { isHidden } from '../../ground/sight.ts'
import { isEngaged, isLegion, isSkirmishing, isUnder, type Present } from '../../roster.ts'
import { mm } from '../../units.ts'
import { meleeProhibition } from '../command/command.ts'
import { bodyOf, type Journey, type Progress } from '../plan/journey.ts'
import { firstTouchOn, type Leg } from '../plan/leg.ts'

/** MI-SKIRMISH-02: the distance between skirmishers and line. */
export const KEEP_AWAY = mm(50)
/** A unit that may not make contact halts this far away. */
const JUST_BEFORE = mm(1)

export type Stance =
  | { readonly kind: 'meet' }
  /** It is driven off before the mover. */
  | { readonly kind: 'retire' }
  /** The mover may not come nearer than this. */
  | { readonly kind: 'avoid'; readonly margin: number; readonly rule: string }

const MEET: Stance = { kind: 'meet' }
const RETIRE: Stance = { kind: 'retire' }

/** Gets the reaction of an enemy, or the limit of the mover, when a leg leads up to it. */
export function stanceOf(journey: Journey, progress: Progress, leg: Leg, foe: Present): Stance {
  const { unit, play } = journey
  // MI-MAGIC-06: a mover cannot avoid what it does not see, and runs into it.
  if (isHidden(play.state, foe)) return MEET
  if (isLineLegion(foe) && isSkirmishing(unit)) return avoidLine(journey)
  if (!isLegion(foe) && slipsAway(journey, progress, leg, foe)) return RETIRE
  if (!isSkirmishing(unit) && retires(journey, progress, leg, foe)) return RETIRE
  const rule = meleeProhibition(play.state, unit)
  return rule ? { kind: 'avoid', margin: JUST_BEFORE, rule } : MEET
}

function isLineLegion(unit: Present): boolean {
  return isLegion(unit) && !isSkirmishing(unit)
}

/**
 * MI-SKIRMISH-01, -02, -08: skirmishers, leaders and magic users keep away from line; a leader may join their troops.
 */
function avoidLine({ unit, joining }: Journey): Stance {
  const margin = joining && !isLegion(unit) ? JUST_BEFORE : KEEP_AWAY
  return { kind: 'avoid', margin, rule: isLegion(unit) ? 'MI-SKIRMISH-02' : 'MI-SKIRMISH-08' }
}

/** MI-LEADER-25, MI-SKIRMISH-08: groups evade as skirmishers do, and are caught like them (MI-SKIRMISH-04 to -06). */
function slipsAway(journey: Journey, progress: Progress, leg: Leg, foe: Present): boolean {
  if (journey.answers.get(foe.id) !== 'slip' || progress.trapped.has(foe.id)) return false
  return isSkirmishing(journey.unit) || !isCaught(journey, progress, leg, foe)
}

/** MI-SKIRMISH-02 to -06: whether skirmishers get away from line that comes up. */
function retires(journey: Journey, progress: Progress, leg: Leg, foe: Present): boolean {
  const { state } = journey.play
  if (!isLegion(foe) || !isSkirmishing(foe) || foe.fate !== 'fighting') return false
  // MI-LASTSTAND-08: units in a last stand hold their place.
  if (foe.stand === 'standing') return false
  // A unit retires only from movers it sees (MI-MAGIC-06).
  if (isHidden(state, journey.unit)) return false
  if (isUnder(state, foe, 'pleasures') || isEngaged(state, foe) || progress.trapped.has(foe.id)) return false
  return !isCaught(journey, progress, leg, foe)
}

/** MI-SKIRMISH-05, -06: near enough as the straight leg begins, and in its way. */
function isCaught(journey: Journey, progress: Progress, leg: Leg, foe: Present): boolean {
  const within = catchingDistance(journey, foe)
  const body = bodyOf(progress, foe)
  if (within === undefined || !leg.shift || !body) return false
  return gapBetween(leg.at(0), body) <= within && firstTouchOn(leg, contoursOf(body)) !== undefined
}

/** MI-SKIRMISH-06: how near they must be, by who is under Grace and who charges. */
export function catchingDistance({ play: { state }, unit, charging }: Journey, foe: Present): number | undefined {
  const row = skirmishContacts.find(
    ({ skirmisherGrace, lineGrace, lineCharging }) =>
      skirmisherGrace === isUnder(state, foe, 'grace') &&
      lineGrace === isUnder(state, unit, 'grace') &&
      lineCharging === charging,
  )
  return row?.catchWithin ? mm(row.catchWithin) : undefined
}
