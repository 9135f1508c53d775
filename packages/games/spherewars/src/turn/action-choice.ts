import { type Barred, choice, type Option, type Procedure, type Text, text } from '@fray/kernel'
import type { OwnMove } from '../ability.ts'
import { join } from '../melee/joining.ts'
import { isEnemyClose } from '../melee/reckoning.ts'
import { joinableBy } from '../melee/rush.ts'
import type { Gait } from '../movement/gait.ts'
import { run } from '../movement/run.ts'
import { aimAt } from '../movement/trajectory.ts'
import { type Combatant, isIn, ownerOf, type Turn } from '../state.ts'
import { eachWith } from '../traits.ts'

/** The choice of an action, and what earlier choices in this phase have shown to be impossible. */
interface Choosing {
  readonly turn: Turn
  readonly mover: Combatant
  readonly gait: Gait
  /** SW-MOVE-09: an enemy is closer than 5 inches. */
  tooClose: boolean
  /** Enemies to whom no way leads. */
  readonly cutOff: number[]
}

/** Tries an action; false if it proves impossible and another must be chosen. Standing still is always possible. */
type Action = 'stand' | ((choosing: Choosing) => Procedure<boolean>)

/** SW-MOVE-01, SW-RANDMOVE-08: one of the actions open to a mover that is free to move. */
export function* chooseAction(turn: Turn, mover: Combatant, gait: Gait): Procedure {
  const tooClose = turn.setup.premeasuring && !gait.random && isEnemyClose(turn, mover)
  const choosing: Choosing = { turn, mover, gait, tooClose, cutOff: [] }
  for (;;) {
    const action = yield* pickAction(choosing)
    if (action === 'stand') return standStill(turn, mover)
    if (yield* action(choosing)) return
  }
}

const STAND = offer('stand', 'halt', 'SW-MOVE-07', 'stand')

const RUN = offer('run', 'walk', 'SW-MOVE-08', function* ({ turn, mover, gait }) {
  yield* run(turn, mover, gait, 'run')
  return true
})

/** SW-MOVE-09: tested when it is declared; a refusal tells only that some enemy is too close. */
const SPEED_UP = offer('speed-up', 'run', 'SW-MOVE-09', function* (choosing) {
  const { turn, mover, gait } = choosing
  choosing.tooClose = isEnemyClose(turn, mover)
  turn.reveal()
  if (choosing.tooClose) {
    turn.log('speed-up-refused', { mover: { figure: mover.id } }, ['SW-MOVE-09'], { seat: ownerOf(turn, mover) })
    return false
  }
  yield* run(turn, mover, gait, 'speed-up')
  return true
})

/** SW-MOVE-19: an enemy is named; to one who is walled in by others no way leads, as anybody can see (SW-MOVE-23). */
const JOIN = offer('join', 'crossed-swords', 'SW-MOVE-21', function* (choosing) {
  const { turn, mover, gait, cutOff } = choosing
  const target = yield* chooseEnemy(choosing)
  const aim = aimAt(turn, mover, target)
  if (!aim) {
    cutOff.push(target.id)
    turn.log('no-way', { mover: { figure: mover.id }, target: { figure: target.id } }, ['SW-MOVE-23'])
    return false
  }
  yield* join(aim, gait, 'chosen')
  return true
})

function offer(key: string, icon: string, rule: string, action: Action): Option<Action> {
  return { key, text: text(`option.${key}`), icon, rules: [rule], value: action }
}

/** SW-MOVE-07. */
export function standStill(turn: Turn, mover: Combatant): void {
  turn.state.acting!.move = 'stand'
  turn.log('stood', { mover: { figure: mover.id } }, ['SW-MOVE-07'], { seat: ownerOf(turn, mover) })
}

function pickAction(choosing: Choosing): Procedure<Action> {
  const { turn, mover } = choosing
  const options = [STAND, RUN]
  const barred: Barred[] = []
  const judge = (option: Option<Action>, reason: Text | null): void => {
    if (reason === null) options.push(option)
    else barred.push({ ...option, reason, rules: option.rules ?? [] })
  }
  if (!choosing.gait.random) judge(SPEED_UP, whyNoSpeed(choosing))
  judge(JOIN, whyNoJoin(choosing))
  eachWith(mover, 'ownMove', ({ id, name, rule, ownMove }) => {
    const option = { ...choice(id, text('option.own-move', { name }), { rules: [rule] }), value: ownAction(ownMove) }
    const reason = ownMove.barred?.(turn, mover) ?? null
    judge(option, reason === null ? null : text(reason))
  })
  return turn.pick({
    seat: ownerOf(turn, mover),
    figure: mover.id,
    prompt: text('ask.action', { mover: { figure: mover.id } }),
    rules: ['SW-ACT-03', 'SW-MOVE-01'],
    options,
    barred,
  })
}

function ownAction(move: OwnMove): Action {
  return (choosing) => takeOwnMove(choosing, move)
}

function* takeOwnMove({ turn, mover }: Choosing, move: OwnMove): Procedure<boolean> {
  yield* move.perform(turn, mover)
  return true
}

/** SW-MOVE-09, SW-ABIL-22(b). */
function whyNoSpeed({ turn, tooClose }: Choosing): Text | null {
  if (tooClose) return text('barred.enemy-close')
  return turn.state.acting!.stealthy ? text('barred.stealth') : null
}

/** SW-STATE-24. */
function whyNoJoin(choosing: Choosing): Text | null {
  if (isIn(choosing.mover, 'fearful')) return text('barred.fearful')
  return enemiesOpen(choosing).length === 0 ? text('barred.nobody-to-join') : null
}

function enemiesOpen({ turn, mover, cutOff }: Choosing): Combatant[] {
  return joinableBy(turn, mover).filter(({ id }) => !cutOff.includes(id))
}

function chooseEnemy(choosing: Choosing): Procedure<Combatant> {
  const { turn, mover } = choosing
  return turn.pick({
    seat: ownerOf(turn, mover),
    figure: mover.id,
    prompt: text('ask.join', { mover: { figure: mover.id } }),
    rules: ['SW-MOVE-19'],
    options: enemiesOpen(choosing).map((enemy) => ({
      key: String(enemy.id),
      text: text('option.combatant', { combatant: { figure: enemy.id } }),
      figure: enemy.id,
      value: enemy,
    })),
  })
}
