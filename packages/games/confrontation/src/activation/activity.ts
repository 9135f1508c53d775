import type { DragGesture, Message, Procedure } from '@fray/kernel'
import { isFree } from '../ground/bodies.ts'
import { registerCounter } from '../limits.ts'
import { serviceOf } from '../machines/service.ts'
import {
  type Deed,
  type Fighter,
  fighter as fighterNamed,
  type Play,
  type PlayState,
  standing,
  type TurnState,
} from '../state.ts'
import { announce, announceToAll, someWith } from '../traits.ts'

/** The actions of a fighter in its current activation. */
export interface Activity {
  readonly fighter: Fighter
  /** CF-ACT-13: at most one movement per activation. */
  moved: 'walk' | 'run' | null
  /** CF-ACT-19: the fighter announced before its shot that it would walk afterwards. */
  walkAnnounced: boolean
  /** CF-ACT-14: whether the fighter has fired, or tried a spell or a miracle. */
  fired: boolean
  cast: boolean
  called: boolean
  /** CF-ABIL-17, CF-INCARN-08: the rule by which the fighter fired and may do nothing else. */
  onlyFires?: string
  /** CF-DISENGAGE-06: a failed attempt to disengage, after which the fighter may not move. */
  stuck: boolean
  /** CF-ACT-17: whether the fighter was in contact with an enemy when activated. */
  readonly beganInContact: boolean
  /** CF-BOOK-13: fighters already eliminated when the activation began. */
  readonly fallenBefore: readonly number[]
}

/** An activity as plain data, for the savepoints between two actions. */
export interface KeptActivity extends Readonly<Omit<Activity, 'fighter'>> {
  readonly fighter: number
}

export function activityToKeep(activity: Activity): KeptActivity {
  return { ...activity, fighter: activity.fighter.id }
}

export function activityFrom(play: PlayState, kept: KeptActivity): Activity {
  return { ...kept, fighter: fighterNamed(play, kept.fighter) }
}

export function newActivity(play: PlayState, fighter: Fighter): Activity {
  const service = serviceOf(fighter)
  return {
    fighter,
    moved: null,
    walkAnnounced: service?.mayWalk === true,
    fired: service !== undefined,
    cast: false,
    called: false,
    stuck: false,
    beganInContact: !isFree(play, fighter),
    fallenBefore: play.state.fighters.filter(({ status }) => status === 'eliminated').map(({ id }) => id),
  }
}

/** CF-MACHINE-42: records what a fighter has done, as it may still serve a machine of the same card. */
export function noteActivity(play: PlayState, turn: TurnState, activity: Activity): void {
  const { fighter, moved, stuck } = activity
  if (moved === 'walk') turn.walked.push(fighter.id)
  if (moved === 'run' || stuck || isBarredByMysteries(play, activity)) turn.busy.push(fighter.id)
}

/** CF-CAST-17, CF-CALL-19: records what a fighter does in this turn. */
export function noteDeed({ state: { turn } }: PlayState, { id }: Fighter, deed: Deed): void {
  if (turn) turn.done = { ...turn.done, [deed]: [...(turn.done?.[deed] ?? []), id] }
}

function hasDone({ state: { turn } }: PlayState, { id }: Fighter, deed: Deed): boolean {
  return turn?.done?.[deed]?.includes(id) === true
}

/** CF-ACT-17: records a run, the only action of its activation. */
export function noteRun(play: PlayState, activity: Activity): void {
  activity.moved = 'run'
  noteDeed(play, activity.fighter, 'ran')
}

/** CF-ACT-14: records a shot, which rules out running and mysteries. */
export function noteShot(play: PlayState, activity: Activity): void {
  activity.fired = true
  noteDeed(play, activity.fighter, 'fired')
}

type Mystery = 'cast' | 'called'

/** CF-MAGE-04, CF-FAITH-05: effects that let a fighter do other things and still cast, or call. */
const UNHINDERED = { cast: 'magicUnhindered', called: 'warriorMonk' } as const
/** CF-VIRTUE-16, CF-REV-DEVOURER-07: effects that let a fighter run and still cast, or call. */
const WITH_RUNNING = { cast: 'runsAndCasts', called: 'runsAndCalls' } as const

/**
 * CF-CAST-17, CF-CALL-19: whether running or firing keeps a fighter from casting or calling outside its activation in
 * the same turn.
 */
export function isBarredFromReacting(play: PlayState, fighter: Fighter, mystery: Mystery): boolean {
  if (someWith(play, fighter, UNHINDERED[mystery])) return false
  const ran = hasDone(play, fighter, 'ran') && !someWith(play, fighter, WITH_RUNNING[mystery])
  return ran || hasDone(play, fighter, 'fired')
}

/**
 * CF-ACT-14: a fighter who has cast or called this turn can neither run nor fire, except Warrior-mages and
 * Warrior-monks.
 */
export function isBarredByMysteries(play: PlayState, activity: Activity, running = false): boolean {
  const { fighter } = activity
  return (['cast', 'called'] as const).some((mystery) => {
    if (!activity[mystery] && !hasDone(play, fighter, mystery)) return false
    if (running && someWith(play, fighter, WITH_RUNNING[mystery])) return false
    return !someWith(play, fighter, UNHINDERED[mystery])
  })
}

/**
 * CF-ACT-06, CF-CAST-17: limits a fighter to one exclusive action per round; a spell outside its activation counts too.
 */
export const EXCLUSIVE = { id: registerCounter('exclusive-action'), per: 'round' } as const
export const CAST_OUTSIDE = { id: registerCounter('cast-outside-activation'), per: 'round' } as const
/** CF-REV-LION-15: marks a fighter whose movement a spell has replaced. */
export const MOVED_BY_SPELL = { id: registerCounter('moved-by-spell'), per: 'round' } as const

/** CF-ACT-02, -09: starts a fighter's only activation of this phase. Moving under cover ends here. */
export function* beginActivation(play: Play, turn: TurnState, acting: Fighter): Procedure {
  acting.underCover = false
  acting.activated = true
  turn.pending = turn.pending.filter((id) => id !== acting.id)
  yield* announce(play, acting, 'activationStart', (ability, effect) => ability.activationStart(play, acting, effect))
}

export function* endActivation(play: Play, acting: Fighter): Procedure {
  yield* announce(play, acting, 'activationEnd', (ability, effect) => ability.activationEnd(play, acting, effect))
  const others = () => standing(play).filter((fighter) => fighter !== acting)
  yield* announceToAll(play, others, 'otherActivationEnd', (fighter, ability, effect) => {
    return ability.otherActivationEnd(play, acting, fighter, effect)
  })
}

/** Why an action is not available. */
export interface Bar {
  /** Phrase id. */
  readonly reason: string
  readonly rules: readonly string[]
}

/** CF-ACT-04: a cumulative action. Each chapter defines its own; `cumulative.ts` lists them. */
export interface Action {
  readonly id: string
  readonly icon: string
  readonly rules: readonly string[]
  /**
   * CF-REV-07: combines with every other action, even exclusive ones: before their announcement and after their
   * resolution.
   */
  readonly free?: true
  /** A shot, which combines with other shots by a fighter that does nothing else. */
  readonly fires?: true
  /** CF-RELIC-13: a Warrior-monk may use it before an assault instead of a miracle. */
  readonly beforeAssault?: true
  /** The ability or object being used, for actions without a phrase of their own. */
  readonly thing?: string
  /** The drag gesture that means this action. */
  readonly gesture?: DragGesture
  /** Summarizes the action's cost and effect in one line. */
  note?(play: PlayState, activity: Activity): Message
  /** Whether the action applies to this fighter at all; if not, it is not even shown as barred. */
  concerns(play: PlayState, activity: Activity): boolean
  /** Why the action is not offered, told to a player who asks for it by name. */
  whyNotOffered?(play: PlayState, activity: Activity): Bar | undefined
  /** Why the action is not available, or undefined if it is. */
  bar(play: PlayState, activity: Activity): Bar | undefined
  perform(play: Play, activity: Activity): Procedure
}
