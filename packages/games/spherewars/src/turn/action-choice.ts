import {
  type BarredOption,
  choice,
  type DecisionOption,
  type Message,
  optionWithNote,
  type Procedure,
  text,
} from '@fray/kernel'
import type { OwnMove } from '../ability.ts'
import { gapBetween } from '../ground/board.ts'
import { measuredOrAssumed } from '../ground/measuring.ts'
import { distantOption } from '../magic/targets.ts'
import { isEnemyClose } from '../melee/join-resolution.ts'
import { join } from '../melee/joining.ts'
import { joinableBy } from '../melee/rush.ts'
import type { MoveAction, MoveAllowance } from '../movement/move-action.ts'
import { asInches } from '../movement/paths/path-points.ts'
import { aimAt } from '../movement/paths/trajectory.ts'
import { run } from '../movement/run.ts'
import { runNote, standNote } from '../notes.ts'
import { type Combatant, isIn, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'

/** The choice of an action, and what earlier choices in this phase have proved impossible. */
interface Choosing {
  readonly play: Play
  readonly mover: Combatant
  readonly moveAllowance: MoveAllowance
  /** SW-MOVE-09: an enemy is closer than 5 inches. */
  tooClose: boolean
  /** Enemies that no way leads to. */
  readonly cutOff: number[]
}

/**
 * Tries an action; returns false if it proves impossible and another must be chosen. Standing still is always possible.
 */
type Action = 'stand' | ((choosing: Choosing) => Procedure<boolean>)

/** SW-MOVE-01, SW-RANDMOVE-08: offers the actions of a mover that is free to move. */
export function* chooseAction(play: Play, mover: Combatant, moveAllowance: MoveAllowance): Procedure {
  const tooClose = play.setup.premeasuring && !moveAllowance.random && isEnemyClose(play, mover)
  const choosing: Choosing = { play, mover, moveAllowance, tooClose, cutOff: [] }
  for (;;) {
    const action = yield* pickAction(choosing)
    if (action === 'stand') return standStill(play, mover)
    if (yield* action(choosing)) return
  }
}

/** Dragging a combatant onto an enemy may mean a shot, for which it stands still. */
const STAND: DecisionOption<Action> = { ...offer('stand', 'halt', 'SW-MOVE-07', 'stand'), gesture: 'attack' }

const RUN: DecisionOption<Action> = {
  ...offer('run', 'walk', 'SW-MOVE-08', function* ({ play, mover, moveAllowance }) {
    yield* run(play, mover, moveAllowance, 'run')
    return true
  }),
  gesture: 'move',
}

/** SW-MOVE-09: tested on declaration; a refusal reveals only that some enemy is too close. */
const SPEED_UP = offer('speed-up', 'run', 'SW-MOVE-09', function* (choosing) {
  const { play, mover, moveAllowance } = choosing
  choosing.tooClose = measuredOrAssumed(play, () => isEnemyClose(play, mover), false)
  if (choosing.tooClose) {
    play.log('speed-up-refused', { mover: { figure: mover.id } }, ['SW-MOVE-09'], { seat: ownerOf(play, mover) })
    return false
  }
  yield* run(play, mover, moveAllowance, 'speed-up')
  return true
})

/** SW-MOVE-19: an enemy is named. No way leads to one walled in by others, as anyone can see (SW-MOVE-23). */
const JOIN: DecisionOption<Action> = {
  ...offer('join', 'crossed-swords', 'SW-MOVE-21', joinSomebody),
  gesture: 'attack',
}

function* joinSomebody(choosing: Choosing): Procedure<boolean> {
  const { play, mover, moveAllowance, cutOff } = choosing
  const target = yield* chooseEnemy(choosing)
  const aim = aimAt(play, mover, target)
  if (!aim) {
    cutOff.push(target.id)
    play.log('no-way', { mover: { figure: mover.id }, target: { figure: target.id } }, ['SW-MOVE-23'])
    return false
  }
  yield* join(aim, moveAllowance, 'chosen')
  return true
}

function offer(key: string, icon: string, rule: string, action: Action): DecisionOption<Action> {
  return { key, text: text(`option.${key}`), icon, rules: [rule], value: action }
}

/** SW-MOVE-07: the mover does not move. */
export function standStill(play: Play, mover: Combatant): void {
  play.state.acting!.move = 'stand'
  play.log('stood', { mover: { figure: mover.id } }, ['SW-MOVE-07'], { seat: ownerOf(play, mover) })
}

function pickAction(choosing: Choosing): Procedure<Action> {
  const { play, mover } = choosing
  const options = [addNote(choosing, STAND), addNote(choosing, RUN)]
  const barred: BarredOption[] = []
  const judge = (option: DecisionOption<Action>, reason: Message | null): void => {
    if (reason === null) options.push(addNote(choosing, option))
    else barred.push({ ...option, reason, rules: option.rules ?? [] })
  }
  if (!choosing.moveAllowance.random) judge(SPEED_UP, whyNoSpeed(choosing))
  judge(JOIN, whyNoJoin(choosing))
  hooks.each(play, mover, 'ownMove', ({ id, name, rule, ownMove }) => {
    const said = { rules: [rule], ...optionWithNote(ownMove.note) }
    const option = { ...choice(id, text('option.own-move', { name }), said), value: ownAction(ownMove) }
    const reason = ownMove.findBar?.(play, mover) ?? null
    judge(option, reason === null ? null : text(reason))
  })
  return play.pick({
    seat: ownerOf(play, mover),
    figure: mover.id,
    prompt: text('ask.action', { mover: { figure: mover.id } }),
    rules: ['SW-ACT-03', 'SW-MOVE-01'],
    options,
    barred,
  })
}

/**
 * Adds a note on what an action of the rulebook gives and leads to; actions of abilities are described by their rules.
 */
function addNote({ play, mover, moveAllowance }: Choosing, option: DecisionOption<Action>): DecisionOption<Action> {
  const inches = (action: MoveAction) => asInches(moveAllowance.reach(action))
  switch (option.key) {
    case 'stand':
      return withNote(option, () => standNote(play, mover))
    case 'run':
      return withNote(option, () => runNote(play, mover, inches('run')))
    case 'speed-up':
      return withNote(option, () => text('note.run', { inches: inches('speed-up') }))
    case 'join':
      return withNote(option, () => text('note.join', { charge: inches('charge'), engage: inches('engage') }))
    default:
      return option
  }
}

/** All options have the same shape, which keeps property access fast. */
function withNote(
  { key, text, icon, rules, value, gesture }: DecisionOption<Action>,
  note: () => Message,
): DecisionOption<Action> {
  return { key, text, icon, rules, value, gesture, note } as DecisionOption<Action>
}

function ownAction(move: OwnMove): Action {
  return (choosing) => takeOwnMove(choosing, move)
}

function* takeOwnMove({ play, mover }: Choosing, move: OwnMove): Procedure<boolean> {
  yield* move.perform(play, mover)
  return true
}

/** SW-MOVE-09, SW-ABIL-22(b): no speeding up near enemies or after Stealth without a double. */
function whyNoSpeed({ play, tooClose }: Choosing): Message | null {
  if (tooClose) return text('barred.enemy-close')
  return play.state.acting!.stealthy ? text('barred.stealth') : null
}

/** SW-STATE-24: a fearful combatant cannot join a new combat. */
function whyNoJoin(choosing: Choosing): Message | null {
  if (isIn(choosing.mover, 'fearful')) return text('barred.fearful')
  return enemiesOpen(choosing).length === 0 ? text('barred.nobody-to-join') : null
}

function enemiesOpen({ play, mover, cutOff }: Choosing): Combatant[] {
  return joinableBy(play, mover).filter(({ id }) => !cutOff.includes(id))
}

function chooseEnemy(choosing: Choosing): Procedure<Combatant> {
  const { play, mover } = choosing
  return play.pick({
    seat: ownerOf(play, mover),
    figure: mover.id,
    prompt: text('ask.join', { mover: { figure: mover.id } }),
    rules: ['SW-MOVE-19'],
    options: enemiesOpen(choosing).map((enemy) => distantOption(enemy, () => outOfReach(choosing, enemy))),
  })
}

/** Says, where measuring is free, that no way to an enemy is short enough. */
function outOfReach({ play, mover, moveAllowance }: Choosing, enemy: Combatant): Message | undefined {
  if (!play.setup.premeasuring || moveAllowance.random) return undefined
  const [gap, reach] = [gapBetween(mover, enemy), moveAllowance.reach('engage')]
  return gap > reach ? text('hopeless.too-far', { gap: asInches(gap), reach: asInches(reach) }) : undefined
}
