import { endEffects } from '@fray/hooks'
import {
  type ExplainedNumber,
  type Json,
  optionWithNote,
  type Procedure,
  refuse,
  type Tally,
  takeFirst,
  text,
  type Verdict,
} from '@fray/kernel'
import { type Point, pathLength, readProposal, toJson, wholePoint } from '@fray/tabletop'
import type { MoveKind } from '../ability.ts'
import { baseOf, gapBetween, isFree } from '../ground/bodies.ts'
import { heldBy, notifyMarkersOnPath } from '../ground/markers.ts'
import { isRolling } from '../machines/rolling.ts'
import type { Fighter, Level, Play, PlayState } from '../state.ts'
import { allWith, announce } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'
import { interruptMove } from './interruption.ts'
import { checkKeptOut } from './keep-out.ts'
import { judgeMove, type MovePlan, planMove } from './move-plan.ts'
import { lengthAllowed, potential, type Special } from './potential.ts'
import { suggestMoves } from './suggestions.ts'

const RULES: Readonly<Partial<Record<MoveKind, string>>> = {
  walk: 'CF-ACT-16',
  run: 'CF-ACT-17',
  cover: 'CF-ACT-08',
  pursuit: 'CF-PURSUIT-03',
}

/**
 * CF-MOVE-01 to -03: moves a fighter within its potential and turns it as its player likes. Staying is a move of length
 * 0.
 */
export function* move(play: Play, mover: Fighter, kind: MoveKind, given: MoveSettings = {}): Procedure {
  yield* readyToMove(play, mover, kind)
  if (mover.status !== 'standing' || isRooted(play, mover)) return endMove(mover)
  const { special, allowed = potential(play, mover, kind, special), endsAt = mover.level } = given
  const moving = { allowed, endsAt, towards: given.towards ?? null }
  const plan = yield* choosePlan(play, mover, kind, moving)
  if (plan && !(yield* checkKeptOut(play, mover, plan.end))) {
    const left = yield* interruptMove(play, plan, true)
    if (left) yield* go(play, left, kind)
  }
  endMove(mover)
}

function* go(play: Play, plan: MovePlan, kind: MoveKind): Procedure {
  const { mover, points } = plan
  carryOut(play, plan, kind)
  yield* notifyPath(play, mover, points)
  if (mover.status !== 'standing') return
  yield* announce(play, mover, 'afterMove', (ability, effect) => ability.afterMove(play, points, mover, effect))
  yield* notifyTravel(play, mover, points)
}

/** CF-ABIL-33, -57: informs abilities that a fighter follows this path and ends in contact with `met`. */
export function* notifyPath(
  play: Play,
  mover: Fighter,
  points: readonly Point[],
  met: readonly Fighter[] = [],
): Procedure {
  yield* announce(play, mover, 'onWay', (ability, effect) => ability.onWay(play, points, met, mover, effect))
}

/** CF-STEAM-13: whether an effect keeps the fighter from moving. */
export function isRooted(play: PlayState, mover: Fighter): boolean {
  return rootingRules(play, mover).length > 0
}

/** The rules that keep a fighter from moving, in flight or otherwise. */
export function rootingRules(play: PlayState, mover: Fighter, fleeing = false): string[] {
  const rules = allWith(play, mover, 'cannotMove')
    .filter(([ability, effect]) => ability.cannotMove(play, mover, effect) && !(fleeing && ability.mayFlee))
    .map(([ability]) => ability.rule)
  const held = [...rules, ...heldBy(play, mover)]
  // CF-MACHINE-36: a rolling machine in rout is immobilised.
  return mover.inRout && isRolling(mover) ? [...held, 'CF-MACHINE-36'] : held
}

/** Announces a movement before its length is known. */
export function* readyToMove(play: Play, mover: Fighter, kind: MoveKind): Procedure {
  yield* announce(play, mover, 'beforeMove', (ability, effect) => ability.beforeMove(play, kind, mover, effect))
}

/**
 * CF-SPELL-66: informs abilities that a fighter has moved along these points. Turning on the spot is not a movement.
 */
export function* notifyTravel(
  play: Play,
  mover: Fighter,
  points: readonly Point[],
  length = pathLength(points),
): Procedure {
  if (length === 0) return
  yield* notifyMarkersOnPath(play, mover, points)
  if (mover.status !== 'standing') return
  yield* announce(play, mover, 'afterTravel', (ability, effect) => {
    return ability.afterTravel(play, { points, length }, mover, effect)
  })
}

/** Ends effects that were meant for one movement. */
export function endMove(mover: Fighter): void {
  endEffects(mover, ({ until }) => until === 'move')
}

/** How far a mover may go, and its level afterwards (CF-FLY-08). */
interface MoveLimits {
  readonly allowed: Tally
  readonly endsAt: Level
  /** CF-REV-LION-09: the fighter it must get closer to. */
  readonly towards: Fighter | null
}

/** Differences from what the kind of movement and the mover determine. */
type MoveSettings = Partial<MoveLimits> & { readonly special?: Special }

function* choosePlan(play: Play, mover: Fighter, kind: MoveKind, moving: MoveLimits): Procedure<MovePlan | null> {
  const { allowed, endsAt, towards } = moving
  const judge = (json: Json): Verdict<MovePlan> => {
    const proposal = readProposal(json)
    if (!proposal) return refuse(text('refused.no-place'), 'CF-MOVE-02')
    const verdict = judgeMove(play, planMove(play, mover, proposal), allowed, endsAt)
    const strays = verdict.ok && towards && !comesNearer(verdict.value, towards)
    return strays ? refuse(text('refused.not-nearer'), 'CF-REV-LION-09') : verdict
  }
  // CF-DISENGAGE-06: a walk out of contact must end free of opponents, if there is such a place.
  const mustLeave = kind === 'walk' && endsAt === mover.level && !isFree(play, mover)
  const mayStay =
    !mustLeave || play.memo(() => takeFirst(suggestionsFor(play, mover, moving, judge, 'leave'), 1).length === 0)
  return yield* play.place<MovePlan | null>({
    seat: mover.seat,
    figure: mover.id,
    prompt: text(`ask.${kind}`, { fighter: { figure: mover.id } }),
    rules: [RULES[kind] ?? 'CF-MOVE-01'],
    form: toJson({
      kind: 'move',
      base: baseOf(mover),
      from: mover.at,
      reach: lengthAllowed(allowed),
      bends: true,
      turns: isRolling(mover) ? 'along' : true,
    }),
    check: judge,
    suggest: (wanted) => {
      const found = takeFirst(suggestionsFor(play, mover, moving, judge), wanted)
      return found.length > 0 || mayStay
        ? found
        : takeFirst(suggestionsFor(play, mover, moving, judge, 'leave'), wanted)
    },
    costOf: (json) => {
      const proposal = readProposal(json)
      if (!proposal) return undefined
      const { spent } = planMove(play, mover, proposal)
      return { spent, allowed: inLengths(allowed.explain()) }
    },
    alternatives: mayStay
      ? [{ key: 'stay', text: text('option.stay'), ...optionWithNote('note.stay'), value: null }]
      : [],
  })
}

/** Fractions of the way to a fighter that are tried, longest first. */
const SHARES = [0.9, 0.75, 0.6, 0.45, 0.3, 0.15]

/** Suggestions closer together than this, in hundredths of a millimetre, count as the same. */
const ALIKE = 100

function* suggestionsFor(
  play: Play,
  mover: Fighter,
  moving: MoveLimits,
  judge: (json: Json) => Verdict<MovePlan>,
  purpose: 'go' | 'leave' = 'go',
): Generator<Json> {
  const seen = new Set<string>()
  for (const json of everySuggestionFor(play, mover, moving, judge, purpose)) {
    const { path = [], facing } = readProposal(json) ?? {}
    const { x, y } = path.at(-1) ?? mover.at
    const key = [x / ALIKE, y / ALIKE, (facing?.x ?? 0) / 1e4, (facing?.y ?? 0) / 1e4].map(Math.round).join()
    if (seen.has(key)) continue
    seen.add(key)
    yield json
  }
}

function* everySuggestionFor(
  play: Play,
  mover: Fighter,
  { allowed, endsAt, towards }: MoveLimits,
  judge: (json: Json) => Verdict<MovePlan>,
  purpose: 'go' | 'leave',
): Generator<Json> {
  for (const share of towards ? SHARES : []) {
    const to = towards!.at
    const { x, y } = mover.at
    const json = toJson({ path: [wholePoint(x + (to.x - x) * share, y + (to.y - y) * share)] })
    if (judge(json).ok) yield json
  }
  for (const json of suggestMoves(play, mover, allowed, endsAt, purpose)) if (!towards || judge(json).ok) yield json
}

function comesNearer({ mover, end }: MovePlan, towards: Fighter): boolean {
  return gapBetween({ ...mover, at: end }, towards) < gapBetween(mover, towards)
}

/** Converts a potential from cm to lengths on the table, term by term. */
function inLengths({ name, total, terms }: ExplainedNumber): ExplainedNumber {
  const scaled = terms.map(({ amount, label, rule }) => ({
    amount: amount * CENTIMETRE,
    label,
    ...(rule ? { rule } : {}),
  }))
  return { name, total: total * CENTIMETRE, terms: scaled }
}

/** The one place where a plain move changes the table. */
function carryOut(play: Play, { mover, points, end }: MovePlan, kind: MoveKind): void {
  mover.at = end
  play.log(`moved.${kind}`, { fighter: { figure: mover.id } }, [RULES[kind] ?? 'CF-MOVE-01'], {
    seat: mover.seat,
    paths: [{ figure: mover.id, points: points.map(({ x, y }) => [x, y] as const) }],
  })
}
