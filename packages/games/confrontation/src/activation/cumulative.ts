import {
  type BarredOption,
  type DecisionOption,
  optionWithNote,
  type Procedure,
  RARE_WEIGHT,
  type Refusal,
  refuse,
  text,
} from '@fray/kernel'
import { calling } from '../divination/calling.ts'
import { firingAtObject } from '../fire/fire-at-objects.ts'
import { firing, firingThenWalking } from '../fire/firing.ts'
import { casting } from '../incantation/occasions.ts'
import { limits } from '../limits.ts'
import { machineActions } from '../machines/actions.ts'
import { type Fighter, fighter, type Play, type TurnState } from '../state.ts'
import {
  type Action,
  type Activity,
  activityFrom,
  activityToKeep,
  type Bar,
  beginActivation,
  EXCLUSIVE,
  endActivation,
  newActivity,
  noteActivity,
} from './activity.ts'
import { fleeing, mustFlee } from './fleeing.ts'
import { specialActionsOf, wordsFor } from './free-actions.ts'
import { run, walk } from './walking.ts'

/** CF-ACT-04: cumulative actions, in the order in which they are offered. */
const ACTIONS: readonly Action[] = [
  walk,
  run,
  firing,
  firingThenWalking,
  firingAtObject,
  ...machineActions,
  casting,
  calling,
]

function actionsOf(play: Play, { fighter: acting }: Activity): Action[] {
  return mustFlee(play, acting) ? [fleeing] : [...ACTIONS, ...specialActionsOf(play, acting)]
}

/** CF-ACT-02 (2): starts or continues the activation of one fighter, in the order its player chooses. */
export function* activateNext(play: Play, turn: TurnState): Procedure {
  if (turn.activity) return yield* goOn(play, turn, activityFrom(play, turn.activity))
  const fresh = turn.pending.map((id) => newActivity(play, fighter(play, id)))
  const [activity, action] = yield* chooseAction(play, turn, fresh)
  if (action === fleeing) yield* fleeNow(play, turn, activity)
  else yield* activate(play, turn, activity, action)
}

/** CF-ROUT-03: fleeing takes the whole activation. */
function* fleeNow(play: Play, turn: TurnState, activity: Activity): Procedure {
  yield* beginActivation(play, turn, activity.fighter)
  yield* fleeing.perform(play, activity)
  yield* endActivation(play, activity.fighter)
}

function* activate(play: Play, turn: TurnState, activity: Activity, first: Action | null): Procedure {
  yield* beginActivation(play, turn, activity.fighter)
  // CF-REV-CYNWALL-02: an ability announced at activation may bar the chosen action.
  const isBarred = first !== null && !isAvailable(play, activity, first)
  if (isBarred) yield* goOn(play, turn, activity)
  else yield* act(play, turn, activity, first)
}

function* goOn(play: Play, turn: TurnState, activity: Activity): Procedure {
  const [, action] = yield* chooseAction(play, turn, [activity])
  yield* act(play, turn, activity, action)
}

/** Takes one action of an activation, or ends the activation. */
function* act(play: Play, turn: TurnState, activity: Activity, action: Action | null): Procedure {
  const { fighter: acting } = activity
  if (action) {
    yield* action.perform(play, activity)
    // CF-REV-ORC-06, -15: a spell may have made the fighter charge.
    const charged = limits.isSpent(play.state, acting.uses, EXCLUSIVE)
    if (acting.status === 'standing' && !charged) {
      turn.activity = activityToKeep(activity)
      return
    }
  }
  turn.activity = undefined
  noteActivity(play, turn, activity)
  yield* endActivation(play, acting)
}

type ChosenAction = readonly [Activity, Action | null]

function isAvailable(play: Play, activity: Activity, action: Action): boolean {
  const isOffered = actionsOf(play, activity).includes(action) && action.concerns(play, activity)
  return isOffered && !barTo(play, activity, action)
}

/** An action that applies to a fighter, and why it is barred, if it is. */
type OfferedAction = readonly [Action, Bar | null]

/** Memoized, because it is expensive: forks reuse it. */
function offersFor(play: Play, activity: Activity): OfferedAction[] {
  const actions = actionsOf(play, activity)
  const bars = play.memo(() =>
    actions.map((action) => (action.concerns(play, activity) ? (barTo(play, activity, action) ?? null) : 'none')),
  )
  return actions.flatMap((action, i): OfferedAction[] => (bars[i] === 'none' ? [] : [[action, bars[i] as Bar | null]]))
}

/**
 * CF-ABIL-17, CF-INCARN-08: why a fighter who may only fire cannot take this action, or why the action is barred
 * otherwise.
 */
function barTo(play: Play, activity: Activity, action: Action): Bar | undefined {
  const { onlyFires } = activity
  if (onlyFires && !action.fires && !action.free) return { reason: 'barred.only-fires', rules: [onlyFires] }
  return action.bar(play, activity)
}

function* chooseAction(play: Play, { seat }: TurnState, able: readonly Activity[]): Procedure<ChosenAction> {
  const [only, other] = able
  const offered = able.map((activity) => [activity, offersFor(play, activity)] as const)
  const options = offered.flatMap(([activity, offers]) => optionsOf(play, activity, offers))
  const barredOptions = () => offered.flatMap(([activity, offers]) => barredOf(activity, offers))
  return yield* play.pick<ChosenAction>({
    seat,
    prompt: other || !only ? text('ask.action') : text('ask.action-of', { fighter: { figure: only.fighter.id } }),
    rules: ['CF-ACT-02', 'CF-ACT-12'],
    ...(only && !other ? { figure: only.fighter.id } : {}),
    options,
    // With a single option there is nothing to ask, so reasons are only computed on request.
    ...(options.length > 1 ? { barred: barredOptions() } : {}),
    whyNot: (key) => whyBarred(barredOptions(), key) ?? whyFleeing(play, able, key) ?? whyNotOffered(play, able, key),
  })
}

function whyBarred(barred: readonly BarredOption[], key: string): Refusal | undefined {
  const bar = barred.find((barredOption) => barredOption.key === key)
  return bar && refuse(bar.reason, ...bar.rules)
}

/** CF-ROUT-03: a fighter that must flee cannot do anything else. */
function whyFleeing(play: Play, able: readonly Activity[], key: string): Refusal | undefined {
  const [who] = key.split(':')
  const routed = able.find(({ fighter: each }) => String(each.id) === who && mustFlee(play, each))
  return routed && refuse(text('barred.in-rout', { fighter: { figure: routed.fighter.id } }), 'CF-ROUT-03')
}

/** Explains why an action that a fighter has is not offered. */
function whyNotOffered(play: Play, able: readonly Activity[], key: string): Refusal | undefined {
  for (const activity of able) {
    const action = actionsOf(play, activity).find(({ id }) => key === `${activity.fighter.id}:${id}`)
    const bar = action?.whyNotOffered?.(play, activity)
    if (bar) return refuse(text(bar.reason), ...bar.rules)
  }
  return undefined
}

function optionsOf(play: Play, activity: Activity, offers: readonly OfferedAction[]): DecisionOption<ChosenAction>[] {
  const open = offers.flatMap(([action, bar]) => (bar ? [] : [action]))
  const options = open.map((action) => ({
    ...optionFor(activity.fighter, action),
    icon: action.icon,
    rules: action.rules,
    ...(action.gesture ? { gesture: action.gesture } : {}),
    ...(action.note ? { note: () => action.note!(play, activity) } : {}),
    value: [activity, action] as const,
  }))
  if (open.includes(fleeing)) return options
  const nothing = optionFor(activity.fighter, { id: 'nothing' })
  return [
    ...options,
    { ...nothing, icon: 'hand', ...optionWithNote('note.nothing'), value: [activity, null], randomWeight: RARE_WEIGHT },
  ]
}

function optionFor(who: Fighter, action: Pick<Action, 'id' | 'thing'>) {
  const { option, label } = wordsFor(who, action)
  const group = { text: text('group.fighter', { fighter: { figure: who.id } }), label }
  return { key: `${who.id}:${action.id}`, text: option, figure: who.id, group }
}

function barredOf({ fighter: acting }: Activity, offers: readonly OfferedAction[]): BarredOption[] {
  return offers.flatMap(([action, bar]) => {
    if (!bar) return []
    const { key, text: words } = optionFor(acting, action)
    const gesture = action.gesture ? { gesture: action.gesture } : {}
    return [{ key, text: words, reason: text(bar.reason), rules: bar.rules, icon: action.icon, ...gesture }]
  })
}
