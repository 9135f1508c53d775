import type { DragGesture, Message, Procedure } from '@fray/kernel'
import { isFree } from '../ground/bodies.ts'
import { countedAs } from '../limits.ts'
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

/** What a fighter has done in his activation so far; it lasts no longer than that. */
export interface Activity {
  readonly fighter: Fighter
  /** CF-ACT-13: one movement in an activation. */
  moved: 'walk' | 'run' | null
  /** CF-ACT-19: a walk after the shot has been announced. */
  walkAnnounced: boolean
  /** CF-ACT-14: he has fired, or tried a spell or a miracle. */
  fired: boolean
  cast: boolean
  called: boolean
  /** CF-ABIL-17, CF-INCARN-08: he has fired so that he does nothing else; the rule that says so. */
  onlyFires?: string
  /** CF-DISENGAGE-06: a failed attempt leaves him where he is. */
  stuck: boolean
  /** CF-ACT-17: he was in contact with an enemy when he was activated. */
  readonly beganInContact: boolean
  /** CF-BOOK-13: those who had been eliminated when it began. */
  readonly fallenBefore: readonly number[]
}

/** The same as plain data, for the savepoints between two actions. */
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

/** CF-MACHINE-42: notes what somebody has done who may yet serve a machine of the same card. */
export function noteActivity(play: PlayState, turn: TurnState, activity: Activity): void {
  const { fighter, moved, stuck } = activity
  if (moved === 'walk') turn.walked.push(fighter.id)
  if (moved === 'run' || stuck || isTiedByMysteries(play, activity)) turn.busy.push(fighter.id)
}

/** CF-CAST-17, CF-CALL-19: notes what somebody does in this turn. */
export function noteDeed({ state: { turn } }: PlayState, { id }: Fighter, deed: Deed): void {
  if (turn) turn.done = { ...turn.done, [deed]: [...(turn.done?.[deed] ?? []), id] }
}

function hasDone({ state: { turn } }: PlayState, { id }: Fighter, deed: Deed): boolean {
  return turn?.done?.[deed]?.includes(id) === true
}

/** CF-ACT-17. */
export function noteRun(play: PlayState, activity: Activity): void {
  activity.moved = 'run'
  noteDeed(play, activity.fighter, 'ran')
}

/** CF-ACT-14. */
export function noteShot(play: PlayState, activity: Activity): void {
  activity.fired = true
  noteDeed(play, activity.fighter, 'fired')
}

type Mystery = 'cast' | 'called'

/** CF-MAGE-04, CF-FAITH-05: whom nothing else that they do keeps from casting or calling, and the reverse. */
const UNHINDERED = { cast: 'magicUnhindered', called: 'warriorMonk' } as const
/** CF-VIRTUE-16, CF-REV-DEVOURER-07: for whom it goes with running. */
const WITH_RUNNING = { cast: 'runsAndCasts', called: 'runsAndCalls' } as const

/** CF-CAST-17, CF-CALL-19: whether running or firing keeps somebody from casting or calling outside his activation in the same turn. */
export function isTiredFor(play: PlayState, fighter: Fighter, mystery: Mystery): boolean {
  if (someWith(play, fighter, UNHINDERED[mystery])) return false
  const ran = hasDone(play, fighter, 'ran') && !someWith(play, fighter, WITH_RUNNING[mystery])
  return ran || hasDone(play, fighter, 'fired')
}

/** CF-ACT-14: whoever has cast or called in this turn neither runs nor fires, but for Warrior-mages and Warrior-monks. */
export function isTiedByMysteries(play: PlayState, activity: Activity, running = false): boolean {
  const { fighter } = activity
  return (['cast', 'called'] as const).some((mystery) => {
    if (!activity[mystery] && !hasDone(play, fighter, mystery)) return false
    if (running && someWith(play, fighter, WITH_RUNNING[mystery])) return false
    return !someWith(play, fighter, UNHINDERED[mystery])
  })
}

/** CF-ACT-06, CF-CAST-17: an exclusive action, and a spell outside an activation, in the activation phase of a round. */
export const EXCLUSIVE = { id: countedAs('exclusive-action'), per: 'round' } as const
export const CAST_OUTSIDE = { id: countedAs('cast-outside-activation'), per: 'round' } as const
/** CF-REV-LION-15: a spell has taken the place of his movement. */
export const MOVED_BY_SPELL = { id: countedAs('moved-by-spell'), per: 'round' } as const

/** CF-ACT-02, -09: he acts now and not again in this phase; moving under cover lasts until then. */
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

/** Why an action cannot be taken now. */
export interface Bar {
  /** Phrase id. */
  readonly reason: string
  readonly rules: readonly string[]
}

/** CF-ACT-04: a cumulative action. Each chapter that has one gives an object; the list of them is in `cumulative.ts`. */
export interface Action {
  readonly id: string
  readonly icon: string
  readonly rules: readonly string[]
  /** CF-REV-07: goes with every other action, exclusive ones too: before they are announced and after they are over. */
  readonly free?: true
  /** A shot, which goes with other shots of one who does nothing else. */
  readonly fires?: true
  /** CF-RELIC-13: a Warrior-monk may take it before his assault in place of a miracle. */
  readonly beforeAssault?: true
  /** The ability or thing that is used by it, where it has no words of its own. */
  readonly thing?: string
  /** What dragging the fighter means by it. */
  readonly gesture?: DragGesture
  /** What it costs and leads to, in a line. */
  note?(play: PlayState, activity: Activity): Message
  /** Whether it is nothing for this fighter at all: then nobody looks for it. */
  concerns(play: PlayState, activity: Activity): boolean
  /** Why it cannot be taken now; undefined if it can. */
  bar(play: PlayState, activity: Activity): Bar | undefined
  perform(play: Play, activity: Activity): Procedure
}
