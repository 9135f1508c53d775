import {
  type BarredOption,
  choice,
  type DecisionOption,
  type Json,
  type Message,
  optionWithNote,
  type Procedure,
  refuse,
  text,
  type Verdict,
} from '@fray/kernel'
import { type Point, pathLength, readProposal } from '@fray/tabletop'
import type { OwnMove } from '../ability.ts'
import { gapBetween } from '../ground/board.ts'
import { distantOption } from '../magic/targets.ts'
import { joinableBy } from '../melee/rush.ts'
import type { Aim } from '../movement/aim.ts'
import type { MoveAction, MoveAllowance } from '../movement/move-action.ts'
import { asInches, figurePath } from '../movement/paths/path-points.ts'
import { aimAt } from '../movement/paths/trajectory.ts'
import { sweepEphemerals, walk } from '../movement/paths/travel.ts'
import { chooseRun, type RunRules } from '../movement/run.ts'
import { judgeRun, type Running } from '../movement/running.ts'
import { runNote, standNote } from '../notes.ts'
import { outOfRange } from '../out-of-range.ts'
import { type Combatant, isIn, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { standStill } from '../turn/action-choice.ts'
import { CONTACT, INCH } from '../units.ts'
import { charge, join, mayCharge, type Onset } from './combat/joining.ts'
import { isEnemyNear } from './move-allowance.ts'
import { meetsDifficult } from './terrain.ts'

/** The choice of a move, and what earlier choices in this step have proved impossible. */
interface Choosing {
  readonly play: Play
  readonly mover: Combatant
  readonly moveAllowance: MoveAllowance
  /** SM-MOVE-05: an enemy is within 5 inches. */
  tooClose: boolean
  /** Enemies that cannot be charged, and those that no way leads to. */
  readonly closed: Readonly<Record<Onset, number[]>>
}

/** Tries a move; returns false if it proves impossible and another must be chosen. Staying is always possible. */
type Move = 'stay' | ((choosing: Choosing) => Procedure<boolean>)

/**
 * SM-MOVE-01, SM-ACT-02, -05: step 1 of a combatant that is free to move. Random movers neither sprint nor charge
 * (SW-RANDMOVE-04).
 */
export function* chooseAction(play: Play, mover: Combatant, moveAllowance: MoveAllowance): Procedure {
  const tooClose = play.setup.premeasuring && isEnemyNear(play, mover)
  const choosing: Choosing = { play, mover, moveAllowance, tooClose, closed: { charge: [], engage: [] } }
  for (;;) {
    const move = yield* pickMove(choosing)
    if (move === 'stay') return standStill(play, mover)
    if (yield* move(choosing)) return
  }
}

/** Dragging a combatant onto an enemy may mean a shot, for which it stays in place. */
const STAY: DecisionOption<Move> = { ...offer('stand', 'halt', 'SM-ACT-04', 'stay'), gesture: 'attack' }

const RUN = {
  ...offer('run', 'walk', 'SM-MOVE-02', function* ({ play, mover, moveAllowance }) {
    yield* goAlong(play, mover, moveAllowance, 'run')
    return true
  }),
  gesture: 'move' as const,
}

/** SM-MOVE-05: tested on declaration; a refusal reveals only that some enemy is too close. */
const SPRINT = offer('sprint', 'run', 'SM-MOVE-03', function* (choosing) {
  const { play, mover, moveAllowance } = choosing
  choosing.tooClose = isEnemyNear(play, mover)
  play.reveal()
  if (choosing.tooClose) {
    play.log('sprint-refused', { mover: { figure: mover.id } }, ['SM-MOVE-05'], { seat: ownerOf(play, mover) })
    return false
  }
  yield* goAlong(play, mover, moveAllowance, 'speed-up')
  return true
})

/** SM-MELEE-01: whatever prevents a charge is in plain view, so another move may be chosen instead. */
const CHARGE: DecisionOption<Move> = {
  ...offer('charge', 'charging-bull', 'SM-MELEE-01', chargeSomebody),
  gesture: 'attack',
}

function* chargeSomebody(choosing: Choosing): Procedure<boolean> {
  const { play, mover, moveAllowance, closed } = choosing
  const target = yield* chooseEnemy(choosing, 'charge')
  const aim = chargeAt(play, mover, target)
  if (!aim) {
    closed.charge.push(target.id)
    const names = { mover: { figure: mover.id }, target: { figure: target.id } }
    play.log('no-charge', names, ['SM-MELEE-01'], { seat: ownerOf(play, mover) })
    return false
  }
  yield* charge(aim, moveAllowance)
  return true
}

/** SM-MELEE-01: gets the straight way of a charge, if there is one and the target is seen. */
function chargeAt(play: Play, mover: Combatant, target: Combatant): Aim | null {
  // A longer way than the straight one is of no use, so the search stops there.
  const aim = aimAt(play, mover, target, gapBetween(mover, target) + CONTACT)
  return aim && mayCharge(aim) ? aim : null
}

const ENGAGE: DecisionOption<Move> = {
  ...offer('engage', 'crossed-swords', 'SM-MELEE-02', engageSomebody),
  gesture: 'attack',
}

function* engageSomebody(choosing: Choosing): Procedure<boolean> {
  const { play, mover, moveAllowance, closed } = choosing
  const target = yield* chooseEnemy(choosing, 'engage')
  const aim = aimAt(play, mover, target)
  if (!aim) {
    closed.engage.push(target.id)
    const names = { mover: { figure: mover.id }, target: { figure: target.id } }
    play.log('no-way', names, ['SM-MELEE-02'], { seat: ownerOf(play, mover) })
    return false
  }
  yield* join(aim, moveAllowance, 'chosen')
  return true
}

function offer(key: string, icon: string, rule: string, move: Move): DecisionOption<Move> {
  return { key, text: text(`option.${key}`), icon, rules: [rule], value: move }
}

function pickMove(choosing: Choosing): Procedure<Move> {
  const { play, mover, moveAllowance } = choosing
  const options = [withNote(choosing, STAY), withNote(choosing, RUN)]
  const barred: BarredOption[] = []
  const judge = (option: DecisionOption<Move>, reason: Message | null): void => {
    if (reason === null) options.push(withNote(choosing, option))
    else barred.push({ ...option, reason, rules: option.rules ?? [] })
  }
  if (!moveAllowance.random) judge(SPRINT, whyNoSprint(choosing))
  if (!moveAllowance.random) judge(CHARGE, whyNotJoin(choosing, 'charge'))
  judge(ENGAGE, whyNotJoin(choosing, 'engage'))
  hooks.each(play, mover, 'ownMove', ({ id, name, rule, ownMove }) => {
    const reason = ownMove.findBar?.(play, mover) ?? null
    const said = { rules: [rule], ...optionWithNote(ownMove.note) }
    const option = { ...choice(id, text('option.own-move', { name }), said), value: ownMoveOf(ownMove) }
    judge(option, reason === null ? null : text(reason))
  })
  return play.pick({
    seat: ownerOf(play, mover),
    figure: mover.id,
    prompt: text('ask.action', { mover: { figure: mover.id } }),
    rules: ['SM-ACT-02', 'SM-ACT-05'],
    options,
    barred,
  })
}

/** Adds a note on what a move gives and leads to; moves of abilities are described by their rules. */
function withNote({ play, mover, moveAllowance }: Choosing, option: DecisionOption<Move>): DecisionOption<Move> {
  const note = (id: string, action: MoveAction) => () => text(id, { inches: asInches(moveAllowance.reach(action)) })
  switch (option.key) {
    case 'stand':
      return { ...option, note: () => standNote(play, mover) }
    case 'run':
      return { ...option, note: () => runNote(play, mover, asInches(moveAllowance.reach('run'))) }
    case 'sprint':
      return { ...option, note: note('note.run', 'speed-up') }
    case 'charge':
      return { ...option, note: note('note.charge', 'charge') }
    case 'engage':
      return { ...option, note: note('note.engage', 'engage') }
    default:
      return option
  }
}

function ownMoveOf(move: OwnMove): Move {
  return (choosing) => takeOwnMove(choosing, move)
}

function* takeOwnMove({ play, mover }: Choosing, move: OwnMove): Procedure<boolean> {
  yield* move.perform(play, mover)
  return true
}

/**
 * SM-MOVE-05, SM-SCENERY-05, SW-ABIL-22(b): no sprint near enemies, in difficult terrain, or after Stealth without a
 * double.
 */
function whyNoSprint({ play, mover, tooClose }: Choosing): Message | null {
  if (tooClose) return text('barred.enemy-near')
  if (play.state.acting!.stealthy) return text('barred.stealth')
  return meetsDifficult(play, mover, [mover.at]) ? text('barred.difficult') : null
}

/** SW-STATE-24: a fearful combatant cannot join a new combat. */
function whyNotJoin(choosing: Choosing, onset: Onset): Message | null {
  if (isIn(choosing.mover, 'fearful')) return text('barred.fearful')
  return enemiesOpen(choosing, onset).length === 0 ? text('barred.nobody-to-join') : null
}

function enemiesOpen({ play, mover, closed }: Choosing, onset: Onset): Combatant[] {
  return joinableBy(play, mover).filter(({ id }) => !closed[onset].includes(id))
}

function chooseEnemy(choosing: Choosing, onset: Onset): Procedure<Combatant> {
  const { play, mover } = choosing
  return play.pick({
    seat: ownerOf(play, mover),
    figure: mover.id,
    prompt: text(`ask.${onset}`, { mover: { figure: mover.id } }),
    rules: [onset === 'charge' ? 'SM-MELEE-01' : 'SM-MELEE-02'],
    options: enemiesOpen(choosing, onset).map((enemy) => distantOption(enemy, () => beyond(choosing, enemy, onset))),
  })
}

/**
 * Explains why the mover cannot reach an enemy by any way. What prevents a charge is in plain view; the distance shows
 * only where measuring is free.
 */
function beyond({ play, mover, moveAllowance }: Choosing, enemy: Combatant, onset: Onset): Message | undefined {
  if (onset === 'charge' && !chargeAt(play, mover, enemy)) return text('hopeless.no-charge')
  return moveAllowance.random ? undefined : outOfRange(play, mover, enemy, moveAllowance.reach(onset) / INCH)
}

/** SM-MOVE-02, -03, -06: runs or sprints along any free path that ends out of contact. */
function* goAlong(play: Play, mover: Combatant, moveAllowance: MoveAllowance, action: Running['action']): Procedure {
  play.state.acting!.move = action
  const points = yield* chooseRun(play, mover, moveAllowance, action, RUNS[action])
  walk(play, mover, points)
  play.log(
    action === 'run' ? 'ran' : 'sprinted',
    { mover: { figure: mover.id }, inches: asInches(pathLength(points)) },
    [action === 'run' ? 'SM-MOVE-02' : 'SM-MOVE-03'],
    {
      seat: ownerOf(play, mover),
      paths: [figurePath(mover, points)],
      numbers: [moveAllowance.explain(action, points)],
    },
  )
  yield* sweepEphemerals(play, mover, points)
}

const RUNS: Readonly<Record<Running['action'], RunRules>> = {
  run: { prompt: 'ask.run', rules: ['SM-MOVE-02', 'SM-MOVE-06'], check: checkPath },
  'speed-up': { prompt: 'ask.sprint', rules: ['SM-MOVE-03', 'SM-MOVE-06'], check: checkPath },
}

/** SM-SCENERY-03, -05, SM-MOVE-06: checks the length and the ground of a path, which need not be straight. */
function checkPath(running: Running, proposal: Json): Verdict<readonly Point[]> {
  const { play, mover, action } = running
  const path = readProposal(proposal)?.path
  if (!path || path.length === 0) return refuse(text('refuse.no-place'), 'SM-MOVE-06')
  const points = [mover.at, ...path]
  if (action === 'speed-up' && meetsDifficult(play, mover, points)) {
    return refuse(text('refuse.difficult'), 'SM-SCENERY-05')
  }
  const verdict = judgeRun(running, points)
  if (verdict.ok) return verdict
  const far = verdict.reason.id === 'refuse.too-far'
  return { ...verdict, rules: far ? [action === 'run' ? 'SM-MOVE-02' : 'SM-MOVE-03', 'SM-SCENERY-03'] : ['SM-MOVE-06'] }
}
